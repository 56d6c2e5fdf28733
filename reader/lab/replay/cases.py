"""Cases of a replay: one user with their feeds, the learning weeks and the test days. Pure."""

import zlib
from collections.abc import Sequence
from dataclasses import field

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.fill import counted
from reader.domain.value_classes import dataclass
from reader.lab.replay.traces import Spans, Traces
from reader.learning.fixed_timer import Times


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a comparison: `budget` in requests per feed and day; a `window` of 0 is a document that never overflows.

    Timers have random phases, or with `is_in_step` all the same one, from midnight on. A retrieval counts at an access if it
    began more than `blind_seconds` before.
    """

    policies: tuple[str, ...]
    budget: float = 4.0
    learn_days: int = 14
    test_days: int = 7
    users: int | None = None
    seed: int = 0
    window: int = 0
    ceiling_seconds: int = DAY_SECONDS
    is_in_step: bool = False
    blind_seconds: int = 0


def _no_spans() -> Spans:
    return np.empty((0, 2))


@dataclass(frozen=True, slots=True)
class Case:
    """One user: posting times of each feed, accesses, and each feed's last retrieval before the test begins at `start`.

    `presences` are the user's at the computer as reported by the desktop, if at all. Times are UTC seconds; the feeds were added
    at `added_at`, the test ends before `end`. `seed` is that of the installation. No feed waits longer than `ceiling_seconds`;
    timers are `is_in_step` as in Terms.
    """

    user: str
    seed: int
    postings: tuple[Times, ...]
    accesses: Times
    retrieved_at: tuple[int, ...]
    added_at: int
    start: int
    end: int
    ceiling_seconds: int = DAY_SECONDS
    is_in_step: bool = False
    presences: Spans = field(default_factory=_no_spans)

    @property
    def test_days(self) -> float:
        return (self.end - self.start) / DAY_SECONDS

    def accesses_in_test(self) -> Times:
        return self.accesses[(self.accesses >= self.start) & (self.accesses < self.end)]

    def returns_in_test(self) -> Times:
        began = self.presences[:, 0]
        return began[(began >= self.start) & (began < self.end)]


def build_cases(traces: Traces, terms: Terms) -> list[Case]:
    """Build the cases of the first users by name. Raises ReaderError if the traces are too short or have no accesses in the test."""
    added_at = int(min(times[0] for times in traces.postings.values()) // DAY_SECONDS) * DAY_SECONDS
    start = added_at + terms.learn_days * DAY_SECONDS
    end = start + terms.test_days * DAY_SECONDS
    reached = max(times[-1] for times in traces.postings.values())
    if reached < end - DAY_SECONDS:
        days = int((reached - added_at) // DAY_SECONDS) + 1
        raise ReaderError(
            ProblemKind.BAD_VALUE,
            f"the postings span {counted(days, 'day')}, {terms.learn_days} to learn from and {terms.test_days} to test on",
        )
    users = list(traces.followed)[: terms.users]
    cases = [_case(traces, user, terms, added_at, start, end) for user in users]
    if not any(case.accesses_in_test().size for case in cases):
        raise ReaderError(
            ProblemKind.BAD_VALUE, f"no user who follows a source visits within the {counted(terms.test_days, 'day')} to test on"
        )
    return cases


def _case(traces: Traces, user: str, terms: Terms, added_at: int, start: int, end: int) -> Case:
    seed = zlib.crc32(f"{terms.seed}:{user}".encode())
    nothing: Times = np.array([], dtype=np.float64)
    postings = tuple(_until(traces.postings.get(source, nothing), end) for source in traces.followed[user])
    return Case(
        user,
        seed,
        postings,
        _until(traces.accesses[user], end),
        (start,) * len(postings) if terms.is_in_step else _phases(len(postings), seed, terms.budget, start),
        added_at,
        start,
        end,
        terms.ceiling_seconds,
        terms.is_in_step,
        traces.presences.get(user, _no_spans()),
    )


def _until(times: Times, end: int) -> Times:
    return times[: np.searchsorted(times, end)]


def _phases(feeds: int, seed: int, budget: float, start: int) -> tuple[int, ...]:
    """Return a last retrieval for each feed at a random phase of the budget's interval, the same for all policies."""
    ages: Sequence[float] = np.random.default_rng(seed).uniform(0, DAY_SECONDS / budget, feeds).tolist()
    return tuple(int(start - age) for age in ages)
