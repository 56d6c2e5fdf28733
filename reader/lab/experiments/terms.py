"""Options of an experiment: the workload, and the choices that the papers leave open."""

from collections.abc import Callable
from pathlib import Path

from reader.domain.value_classes import dataclass
from reader.lab.workload import BLOGS, FeedMix, Workload, synthetic


def _nothing(done: str) -> None:
    del done


@dataclass(frozen=True, slots=True)
class Terms:
    """Options as entered; None leaves the choice to the experiment. `progress` is called with a line for each finished part."""

    traces: Workload | None = None
    budgets: tuple[float, ...] | None = None
    clusters: tuple[int, ...] | None = None
    smoothing: str | None = None
    common_phase: bool = False
    corpus: Path | None = None
    users: int | None = None
    seed: int = 0
    progress: Callable[[str], None] = _nothing

    def workload(self, mix: FeedMix = BLOGS) -> Workload:
        """Return the traces, or else synthetic feeds of this mix with nine office users."""
        return synthetic(mix, seed=self.seed) if self.traces is None else self.traces
