"""How the closed loop and the papers' policy stand odd lives, on a pool of traces; prints ratios to `uniform`, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_robustness.py POOL_FOLDER [--users 2] [--budget 4] [--jobs 2] [--only NAME]`. The folder holds
postings.csv.gz, accesses.csv.gz and subscriptions.csv.gz of six weeks. In each cell: misses, and late postings, of all users in
relation to the misses of `uniform` in the same scenario.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from reader.domain.ids import DAY_SECONDS

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from reader.engine.planning.memory import Memory
from reader.lab.replay.cases import Case, Terms, TraceWeb, build_cases
from reader.lab.replay.measure import measure
from reader.lab.replay.traces import read_traces
from tests.fakes.odd_runs import as_new, greenwich, moved, remembered, shifted_days, staged, without_accesses
from tests.fakes.odd_webs import dated_by, undated

POLICIES = ("user-data-exact", "price", "price-open")
COLD_DAYS = (1, 2, 3, 7, 14)
LEARN_DAYS, TEST_DAYS, WEEKS_3_TO_6 = 14, 7, 28
Cells = dict[tuple[str, str], np.ndarray]
"""By scenario and policy: misses, late postings, misses of `uniform`."""


@dataclass(frozen=True)
class Scenario:
    """A run and its name; `parts` are days of it that are reported separately."""

    name: str
    case: Case
    make_web: Callable[[Case, int], TraceWeb] = TraceWeb
    utc_offset: Callable[[float], int] = greenwich
    memory: Memory | None = None
    parts: tuple[int, ...] = ()


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("pool", type=Path)
    options.add_argument("--users", type=int, default=2)
    options.add_argument("--budget", type=float, default=4.0)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--only", help="a scenario's name")
    chosen = options.parse_args()
    traces = read_traces(*(chosen.pool / f"{name}.csv.gz" for name in ("postings", "accesses", "subscriptions")))
    terms = Terms((), budget=chosen.budget, learn_days=LEARN_DAYS, test_days=WEEKS_3_TO_6, users=chosen.users)
    cases = build_cases(traces, terms)
    total: Cells = {}
    with ProcessPoolExecutor(chosen.jobs, multiprocessing.get_context("spawn")) as pool:
        for found in pool.map(lived, cases, [chosen.budget] * len(cases), [chosen.only] * len(cases)):
            for key, numbers in found.items():
                total[key] = total.get(key, np.zeros(3)) + numbers
    show(total, f"{len(cases)} users, {len(cases[0].postings)} feeds, {chosen.budget:g} requests per feed and day")


def scenarios(weeks: Case) -> Iterator[Scenario]:
    case = until(weeks, TEST_DAYS)
    began, first_documents = as_new(until(weeks, max(COLD_DAYS)))
    yield Scenario("as it was", case)
    yield Scenario("begun just now", began, memory=first_documents, parts=COLD_DAYS)
    yield Scenario("irregular user", shifted_days(case, 1))
    yield Scenario("4 days away", without_accesses(case, 1, 4))
    for name, hours in (("summer time", 1), ("9 h transferred", 9)):
        travelled, utc_offset = moved(case, hours)
        yield Scenario(name, travelled, utc_offset=utc_offset)
    yield Scenario("no dates", case, dated_by(undated), memory=remembered(case, date_of=undated))
    yield Scenario("weeks 3 to 6", weeks)


def until(case: Case, days: int) -> Case:
    """The case with a shorter test."""
    end = case.start + days * DAY_SECONDS
    return replace(
        case, end=end, accesses=case.accesses[case.accesses < end], postings=tuple(times[times < end] for times in case.postings)
    )


def lived(weeks: Case, budget: float, only: str | None) -> Cells:
    """One user in every scenario, or in one, with every policy."""
    found: Cells = {}
    for each in (each for each in scenarios(weeks) if only in {None, each.name}):
        for policy in POLICIES:
            found |= {(name, policy): numbers for name, numbers in lived_once(each, policy, budget)}
    return found


def lived_once(each: Scenario, policy: str, budget: float) -> Iterator[tuple[str, np.ndarray]]:
    options = {"policy": policy, "budget": budget, "utc_offset": each.utc_offset, "memory": each.memory}
    with staged(each.case, each.make_web, **options) as stage:
        stage.run_until(each.case.end)
        run = stage.run()

    def usage(days: int) -> np.ndarray:
        if not days:
            return np.zeros(3)
        part = until(each.case, days)
        # the timer is given what was spent over the budget: only that of these days
        asked = replace(run, requests=tuple(request for request in run.requests if request.at < part.end))
        measures = measure(part, asked, budget=budget, keeps_budget=True)
        return np.array([measures.misses, measures.late, measures.timer_misses])

    yield each.name, usage(int(each.case.test_days))
    for day in each.parts:
        yield f"  day {day}", usage(day) - usage(day - 1)


def show(total: Cells, head: str) -> None:
    print(f"{head}; misses (late) in relation to uniform")
    print(f"{'':<18}" + "".join(f"{policy:>20}" for policy in POLICIES))
    for name in dict.fromkeys(name for name, _ in total):
        cells = (total[name, policy] for policy in POLICIES)
        reported = (f"{misses / below:.3f} ({late / below:.3f})" if below else "-" for misses, late, below in cells)
        print(f"{name:<18}" + "".join(f"{cell:>20}" for cell in reported))


if __name__ == "__main__":
    main()
