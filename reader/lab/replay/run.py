"""Runs all users of a comparison in several processes, whose number does not change the results, and reports them."""

import math
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.sentences import counted
from reader.domain.value_classes import dataclass
from reader.lab.policies import ALL_POLICIES
from reader.lab.replay.cases import Case, Terms, seeded, simulate
from reader.lab.replay.measure import Measures, Standing, measure
from reader.supervision import NO_THREAD, run_in_thread

OWN_NUMBER = frozenset(name for name, policy in ALL_POLICIES.items() if not policy.has_budget)
"""Policies without a budget, compared with a timer that makes as many requests."""

ByPolicy = dict[str, Measures]


def replay(cases: Sequence[Case], terms: Terms, *, jobs: int, progress: Callable[[str], None]) -> list[ByPolicy]:
    """Run every user under every policy, in the order of `cases`; `progress` is called for each finished user."""
    if jobs == 1 or len(cases) == 1:
        return [_reported(case, replay_user(case, terms), progress) for case in cases]
    context = multiprocessing.get_context("spawn")
    try:
        with ProcessPoolExecutor(min(jobs, len(cases)), context, initializer=_end_with_the_parent) as pool:
            return _shared_out(pool, cases, terms, progress)
    except (BrokenProcessPool, OSError) as error:
        raise ReaderError(ProblemKind.NO_RESOURCES, "a process of the replay could not start, or was ended") from error


def _shared_out(
    pool: ProcessPoolExecutor, cases: Sequence[Case], terms: Terms, progress: Callable[[str], None]
) -> list[ByPolicy]:
    futures = [pool.submit(replay_user, case, terms) for case in cases]
    try:
        for future in as_completed(futures):
            _reported(cases[futures.index(future)], future.result(), progress)
    except BaseException:
        # partial results are useless, and a user takes a minute
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    return [future.result() for future in futures]


def replay_user(case: Case, terms: Terms) -> ByPolicy:
    found: ByPolicy = {}
    with seeded(case, terms.window) as template:
        for policy in terms.policies:
            run = simulate(case, policy, budget=terms.budget, window=terms.window, template=template)
            found[policy] = measure(
                case,
                run,
                budget=terms.budget,
                keeps_budget=policy not in OWN_NUMBER,
                window=terms.window,
                blind_seconds=terms.blind_seconds,
            )
    return found


def _reported(case: Case, found: ByPolicy, progress: Callable[[str], None]) -> ByPolicy:
    progress(case.user)
    return found


def _end_with_the_parent() -> None:
    """Exit immediately and silently on Ctrl-C, and also if the parent was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if not run_in_thread("parent watch", _wait_for_the_parent):
        # better no process than one that nobody ends
        sys.exit(NO_THREAD.sentence())


def _wait_for_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


HEADINGS = (
    "policy",
    "misses/visit",
    "of uniform [95 %]",
    "late",
    "of uniform",
    "miss-delay",
    "requests/feed/day",
    "lost",
    "complete",
    "window",
    "seen after h: median",
    "95 %",
    "refreshed after h: mean",
    "max",
)


@dataclass(frozen=True, slots=True)
class Setting:
    """Description of a comparison, for the first line and for JSON."""

    budget: float
    users: int
    feeds: int
    postings: int
    accesses: int
    window: int
    returns: int = 0
    blind_seconds: int = 0

    def counted(self) -> str:
        return ", ".join(
            (
                counted(self.users, "user"),
                counted(self.feeds, "feed"),
                counted(self.postings, "posting"),
                counted(self.accesses, "visit"),
                *([counted(self.returns, "return")] if self.returns else ()),
            )
        )


def as_json(setting: Setting, standings: Mapping[str, Standing]) -> dict[str, object]:
    """Return the comparison as plain values; null if unknown."""
    policies = {name: {key: _plain(value) for key, value in asdict(each).items()} for name, each in standings.items()}
    budget = int(setting.budget) if setting.budget % 1 == 0 else setting.budget
    return {**asdict(setting), "budget": budget, "policies": policies}


def as_table(setting: Setting, standings: Mapping[str, Standing]) -> list[str]:
    rows = [HEADINGS, *(_cells(name, each) for name, each in standings.items())]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    window = f"documents hold the last {setting.window} postings" if setting.window else "documents hold all that is new"
    about = f"{setting.counted()}; {setting.budget:g} requests per feed and day; {window}"
    if setting.blind_seconds:
        about += f"; the {setting.blind_seconds} s before a visit do not count"
    return [about, *(_line(row, widths) for row in rows)]


def _cells(name: str, each: Standing) -> tuple[str, ...]:
    return (
        name,
        _number(each.misses_per_access, 2),
        "-" if math.isnan(each.ratio) else f"{each.ratio:.3f} [{each.ratio_low:.3f}-{each.ratio_high:.3f}]",
        str(each.late),
        _number(each.late_ratio, 3),
        _number(each.miss_delay_ratio, 3),
        _number(each.requests_per_feed_day, 2),
        str(each.overflow_lost),
        _number(each.completeness, 3),
        _number(each.window_freshness, 3),
        _number(each.delay_hours_median, 1),
        _number(each.delay_hours_p95, 1),
        _number(each.retrieval_hours_mean, 1),
        _number(each.retrieval_hours_max, 1),
    )


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    name, *numbers = (
        cell.ljust(width) if place == 0 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join([name, *numbers])


def _number(value: float, digits: int) -> str:
    return "-" if math.isnan(value) else f"{value:.{digits}f}"


def _plain(value: float) -> float | None:
    if isinstance(value, int):
        return value
    return None if math.isnan(value) else round(value, 4)
