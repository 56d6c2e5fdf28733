"""Workloads of experiments: postings of feeds, accesses of users, and subscriptions, from traces or synthetic. Pure."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.fill import counted
from reader.domain.value_classes import dataclass
from reader.lab.replay.traces import Traces
from reader.learning.fixed_timer import Times

Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Workload:
    """Ascending times of F feeds and U users in seconds since the midnight of day 0; `followed` are the rows of each user's
    feeds.
    """

    name: str
    postings: tuple[Times, ...]
    accesses: tuple[Times, ...]
    followed: tuple[Rows, ...]

    @property
    def days(self) -> int:
        """Count the days that the postings span, including the last one."""
        return int(max((times[-1] for times in self.postings if times.size), default=-1.0) // DAY_SECONDS) + 1

    def described(self) -> str:
        posted = counted(sum(times.size for times in self.postings), "posting")
        accessed = counted(sum(times.size for times in self.accesses), "visit")
        people = f"{counted(len(self.accesses), 'user')}, {counted(len(self.postings), 'feed')}"
        return f"{self.name}: {people}, {posted}, {accessed} in {counted(self.days, 'day')}"

    def require_days(self, days: int, what: str) -> None:
        """Raise ReaderError if the postings span fewer days."""
        if self.days < days:
            raise ReaderError(ProblemKind.BAD_VALUE, f"the postings span {counted(self.days, 'day')}, {what} needs {days}")


def from_traces(traces: Traces) -> Workload:
    """Convert traces, with day 0 at the midnight (UTC) before the first posting; users without accesses or feeds are left out."""
    sources = sorted({*traces.postings, *(source for followed in traces.followed.values() for source in followed)})
    rows = {source: row for row, source in enumerate(sources)}
    began_at = min(times[0] for times in traces.postings.values()) // DAY_SECONDS * DAY_SECONDS
    nothing: Times = np.array([], dtype=np.float64)
    return Workload(
        "traces",
        tuple(traces.postings.get(source, nothing + began_at) - began_at for source in sources),
        tuple(_since(traces.accesses[user], began_at) for user in traces.followed),
        tuple(np.array([rows[source] for source in followed], dtype=np.int64) for followed in traces.followed.values()),
    )


def everybody_follows(name: str, postings: Sequence[Times], accesses: Sequence[Times]) -> Workload:
    rows = np.arange(len(postings), dtype=np.int64)
    return Workload(name, tuple(postings), tuple(accesses), (rows,) * len(accesses))


def within(times: Times, begin_day: float, end_day: float) -> Times:
    begin, end = np.searchsorted(times, [begin_day * DAY_SECONDS, end_day * DAY_SECONDS])
    return times[begin:end]


def _since(times: Times, began_at: float) -> Times:
    return times[np.searchsorted(times, began_at) :] - began_at
