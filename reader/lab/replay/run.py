"""Runs all users of a comparison in several processes. Their number does not change the results."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from reader.domain.errors import ProblemKind, ReaderError
from reader.lab.policies.table import ALL_POLICIES
from reader.lab.replay.cases import Case, Terms
from reader.lab.replay.measure import Measures, measure
from reader.lab.replay.simulation_run import seeded, simulate
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
