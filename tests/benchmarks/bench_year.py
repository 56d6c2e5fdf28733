"""A year of the closed loop with few feeds: does it drift? Prints figures month by month, asserts nothing; about a minute.

Run: `.venv/bin/python tests/benchmarks/bench_year.py [--policy price] [--days 365]`.
"""

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

from reader.domain.ids import DAY_SECONDS

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.lab.replay.cases import Terms, TraceWeb, build_cases
from reader.lab.replay.measure import measure
from tests.fakes.invented_traces import invented_traces
from tests.fakes.odd_runs import staged

FEEDS, LEARN_DAYS, MONTH_DAYS, BUDGET = 5, 14, 30, 4.0


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--policy", default="price")
    options.add_argument("--days", type=int, default=365)
    chosen = options.parse_args()
    traces = invented_traces(3, feeds=FEEDS, users=1, days=LEARN_DAYS + chosen.days)
    case = build_cases(traces, Terms((), learn_days=LEARN_DAYS, test_days=chosen.days))[0]
    began, spent, missed, below = time.perf_counter(), 0, 0, 0
    print(f"{'day':>5} {'used':>6} {'ratio':>6} {'price':>8} {'use':>6} {'accesses':>8} {'postings':>9}")
    with staged(case, TraceWeb, policy=chosen.policy, budget=BUDGET) as stage:
        for day in range(MONTH_DAYS, chosen.days + 1, MONTH_DAYS):
            stage.run_until(case.start + day * DAY_SECONDS)
            run = stage.run()
            found = measure(replace(case, end=case.start + day * DAY_SECONDS), run, budget=BUDGET, keeps_budget=True)
            used = (found.requests - spent) / (BUDGET * FEEDS * MONTH_DAYS)
            ratio = (found.misses - missed) / max(found.timer_misses - below, 1)
            spent, missed, below = found.requests, found.misses, found.timer_misses
            memo, known = stage.memo(), sum(stage.memory.count(feed_id) for feed_id in stage.core.state.feeds)
            accesses = len(stage.memory.accesses)
            print(f"{day:>5} {used:>6.3f} {ratio:>6.3f} {memo['price']:>8.3f} {memo['use']:>6.3f} {accesses:>6} {known:>9}")
    months = chosen.days // MONTH_DAYS
    share = spent / (BUDGET * FEEDS * MONTH_DAYS * months)
    print(f"{share:.4f} of the allowance, {missed / max(below, 1):.3f} of the misses; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
