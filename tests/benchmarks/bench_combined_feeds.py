"""What one request that covers several feeds is worth, such as a site's own combined feed; prints misses and requests, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_combined_feeds.py POOL_FOLDER [--families reddit,se] [--users 6] [--budget 4] [--window 0]`.
The folder holds postings.csv.gz, accesses.csv.gz and subscriptions.csv.gz; a source's family is what precedes its first hyphen. Of each
user the feeds of a family become one, with the same requests a day in all. A combined document that holds less than its members'
(`--window`) can lose postings.
"""

import argparse
import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from reader.lab.replay.cases import Case, Terms, build_cases
from reader.lab.replay.run import replay_user
from reader.lab.replay.traces import Traces, read_traces

POLICIES = ("price", "price-open")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("pool", type=Path)
    options.add_argument("--families", default="reddit,se")
    options.add_argument("--users", type=int, default=6)
    options.add_argument("--budget", type=float, default=4.0)
    options.add_argument("--window", type=int, default=0)
    chosen = options.parse_args()
    traces = read_traces(*(chosen.pool / f"{name}.csv.gz" for name in ("postings", "accesses", "subscriptions")))
    terms = Terms(POLICIES, budget=chosen.budget, users=chosen.users, window=chosen.window)
    combined = together(traces, frozenset(chosen.families.split(",")))
    for name, each in (("separate", traces), ("combined", combined)):
        show(name, build_cases(each, terms), terms, per_user=len(next(iter(traces.followed.values()))))


def together(traces: Traces, families: frozenset[str]) -> Traces:
    """Each user's feeds of these families as one feed a family."""
    postings, followed = dict(traces.postings), {}
    for user, sources in traces.followed.items():
        members: dict[str, list[str]] = defaultdict(list)
        for source in sources:
            family = source.partition("-")[0]
            members[f"{user} {family}" if family in families else source].append(source)
        for name, own in members.items():
            times = [traces.postings[source] for source in own if source in traces.postings]
            postings[name] = np.sort(np.concatenate([np.empty(0), *times]))
        followed[user] = tuple(sorted(members))
    return Traces({name: times for name, times in postings.items() if times.size}, traces.accesses, followed)


def show(name: str, cases: list[Case], terms: Terms, *, per_user: int) -> None:
    sums = {policy: np.zeros(4) for policy in POLICIES}
    for case in cases:
        budget = terms.budget * per_user / len(case.postings)
        found = replay_user(case, replace(terms, budget=budget))
        for policy, each in found.items():
            sums[policy] += (each.misses, each.late, each.requests, each.lost)
    accesses = sum(case.accesses_in_test().size for case in cases)
    feeds = sum(len(case.postings) for case in cases)
    for policy, (misses, late, requests, lost) in sums.items():
        print(
            f"{name:9} {feeds:4} feeds  {policy:10} misses/visit {misses / accesses:7.2f}  late/visit {late / accesses:6.2f}  "
            f"requests {requests:6.0f}  lost {lost:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
