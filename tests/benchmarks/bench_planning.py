"""CPU milliseconds of each step of the closed loop for 60, 500 and 2,000 feeds, and the longest; prints figures, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_planning.py [--feeds 60 500 2000]`. The aim is that no step takes longer than 100 ms.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from reader.domain.ids import DAY_SECONDS

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord
from reader.engine.planning.day import DayPlanner, PriceSearch
from reader.engine.planning.memory import REMEMBERED_DAYS, Memory
from reader.engine.planning.planner import RetrievalResult, Settings
from reader.engine.planning.policies import POLICIES
from tests.fakes.invented_traces import HABITS, MONDAY, accesses, postings

NOW = MONDAY + REMEMBERED_DAYS * DAY_SECONDS
ROUNDS = 5
SETTINGS = Settings(budget_per_feed=4, floor_seconds=1800, ceiling_seconds=DAY_SECONDS)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--feeds", type=int, nargs="+", default=[60, 500, 2000])
    for count in options.parse_args().feeds:
        known = feeds(count)
        memory = remembered(count)
        print(f"{count} feeds, {sum(memory.count(feed.feed_id) for feed in known)} postings of {REMEMBERED_DAYS} days")
        longest = max(*steps(memory, known, None), *steps(memory, known, 1.0), *decisions(memory, known))
        print(f"  longest: {longest:.1f} ms\n")


def feeds(count: int) -> list[Feed]:
    return [
        Feed(
            FeedId(number),
            f"https://site.test/{number}",
            added_at=MONDAY,
            retrieved_at=NOW - 3600,
            succeeded_at=NOW - 3600,
            next_at=NOW + DAY_SECONDS,
        )
        for number in range(1, count + 1)
    ]


def remembered(count: int) -> Memory:
    posted = postings(1, feeds=count, days=REMEMBERED_DAYS).values()
    accessed = accesses(1, HABITS[0], days=REMEMBERED_DAYS)
    return Memory(
        lambda at: 0,
        posted={FeedId(number): times.tolist() for number, times in enumerate(posted, start=1)},
        accesses=[AccessRecord(int(at), 0, "window") for at in accessed],
    )


def steps(memory: Memory, known: list[Feed], old_price: float | None) -> Iterator[float]:
    """A first day (without an old price), or a later one: every step once."""
    maker = DayPlanner(memory, known, PriceSearch(4.0 * len(known), 0.93), old_price, 0.0)
    found: list[float] = []
    running, has_ended = maker.steps(NOW), False
    while not has_ended:
        at = time.process_time()
        has_ended = next(running, maker) is maker
        found.append((time.process_time() - at) * 1000)
    print(f"  {'a later day' if old_price else 'a first day'}: {len(found)} steps, {sum(found):.0f} ms")
    for milliseconds, number in sorted(zip(found, range(len(found)), strict=True), reverse=True)[:3]:
        yield reported(f"step {number}", milliseconds)


def decisions(memory: Memory, known: list[Feed]) -> Iterator[float]:
    """What is done each quarter of an hour, at each look, after each retrieval."""
    planner = POLICIES["price-open"].make(memory, SETTINGS)
    by_id = {feed.feed_id: feed for feed in known}
    at = time.process_time()
    longest = 0.0
    while planner.review_at() <= NOW:
        begin = time.process_time()
        planner.review(by_id, now=NOW)
        longest = max(longest, (time.process_time() - begin) * 1000)
    print(f"  in force after {(time.process_time() - at) * 1000:.0f} ms")
    yield reported("the longest review of these", longest)
    later = iter(range(NOW + 900, NOW + DAY_SECONDS, 900))
    yield measured("decide", lambda: planner.review(by_id, now=next(later)))
    moments = iter(range(next(later), NOW + DAY_SECONDS, 1))
    yield measured("a look", lambda: planner.on_access(by_id, now=next(moments)))
    yield measured("a retrieval", lambda: planner.plan(known[0], RetrievalResult(has_succeeded=True), now=next(moments)))


def measured(name: str, act: Callable[[], object]) -> float:
    found = []
    for _ in range(ROUNDS):
        at = time.process_time()
        act()
        found.append((time.process_time() - at) * 1000)
    return reported(name, float(np.median(found)))


def reported(name: str, milliseconds: float) -> float:
    print(f"    {name:<40} {milliseconds:8.1f} ms")
    return milliseconds


if __name__ == "__main__":
    main()
