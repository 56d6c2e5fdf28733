"""An experiment: its options, and its findings beside the values of the paper, if there are any, as a table, as JSON, as curves."""

import math
from collections.abc import Callable, Sequence
from dataclasses import field
from pathlib import Path

from reader.domain.value_classes import dataclass
from reader.lab.workload import BLOGS, FeedMix, Workload, synthetic
from reader.learning.day import Numbers

PAPER = "paper"
OBSERVED = "observed"
"""JSON name of the source of the values beside ours."""
IN_WORDS = {PAPER: "the paper's value", OBSERVED: "what was observed of one person, no paper"}


@dataclass(frozen=True, slots=True)
class Cell:
    """One value of ours, and the paper's, or another that the table names as its `source`; NaN if there is none."""

    ours: float
    paper: float = math.nan


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells by name, under `columns`; `x` are the columns' places on the horizontal axis of a plot, if they have any."""

    title: str
    first: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    digits: int = 3
    x: tuple[float, ...] = ()
    notes: tuple[str, ...] = ()
    source: str = PAPER


@dataclass(frozen=True, slots=True)
class Findings:
    """The tables of one experiment, and a description of their workload."""

    about: str
    tables: tuple[Table, ...] = field(default_factory=tuple)


def row(name: str, ours: Sequence[float] | Numbers, paper: Sequence[float] = ()) -> tuple[str, tuple[Cell, ...]]:
    """Return a row of values, with the paper's beside the first ones."""
    beside = [*paper, *[math.nan] * (len(ours) - len(paper))]
    return name, tuple(Cell(float(one), float(other)) for one, other in zip(ours, beside, strict=True))


def percent(share: float) -> str:
    """Format a share for a statement about a table; "-" if there is none."""
    return f"{100 * share:.0f} %" if math.isfinite(share) else "- %"


def as_lines(name: str, findings: Findings) -> list[str]:
    """Return all tables in lines of text; the paper's values in brackets."""
    lines = [f"{name} on {findings.about}"]
    for table in findings.tables:
        lines += ["", table.title, *_aligned(table), *table.notes]
    sources = [table.source for table in findings.tables if has_others(table)]
    return [*lines, *(line for source in dict.fromkeys(sources) for line in ("", f"In brackets: {IN_WORDS[source]}."))]


def has_others(table: Table) -> bool:
    """Return whether any of our values has another beside it."""
    return any(not math.isnan(cell.paper) for _, cells in table.rows for cell in cells)


def as_json(name: str, findings: Findings) -> dict[str, object]:
    """Return all tables as plain values; null if unknown."""
    return {"experiment": name, "about": findings.about, "tables": [_plain_table(table) for table in findings.tables]}


def _aligned(table: Table) -> list[str]:
    rows = [
        (table.first, *table.columns),
        *((name, *(_shown(cell, table.digits) for cell in cells)) for name, cells in table.rows),
    ]
    widths = [max(len(each[column]) for each in rows) for column in range(len(rows[0]))]
    return ["  ".join([each[0].ljust(widths[0]), *map(str.rjust, each[1:], widths[1:])]).rstrip() for each in rows]


def _shown(cell: Cell, digits: int) -> str:
    ours = "-" if math.isnan(cell.ours) else f"{cell.ours:.{digits}f}"
    return ours if math.isnan(cell.paper) else f"{ours} [{cell.paper:.{digits}f}]"


def _plain_table(table: Table) -> dict[str, object]:
    return {
        "title": table.title,
        "columns": list(table.columns),
        "rows": [{"name": name, "values": [_plain(cell, table.source) for cell in cells]} for name, cells in table.rows],
        "notes": list(table.notes),
    }


def _plain(cell: Cell, source: str) -> dict[str, float | None]:
    def number(value: float) -> float | None:
        return None if math.isnan(value) else round(value, 6)

    return {"ours": number(cell.ours), source: number(cell.paper)}


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
