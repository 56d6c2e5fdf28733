"""How long all feeds take to be looked at, and how often a healthy one is called silent.
By hand: python tests/benchmarks/bench_health.py [FOLDER OF postings_*.csv.gz]
"""

import csv
import gzip
import random
import sys
import tempfile
import time
from bisect import bisect_right
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.ids import DAY_SECONDS as DAY
from reader.learning.overflow import GAPS_REMEMBERED, LEAST_DAYS, is_silent_beyond_rhythm
from reader.storage.writer import open_database, transaction
from reader.ui.pages.health_list import examine

NOW = 1_778_841_720
FEEDS, ARTICLES, LINES = 2000, 120, 500_000
FEEDS_OF_A_TRACE, CHECKS = 150, 25


def measure_examination(folder: Path) -> None:
    """Two thousand feeds with 120 articles each and a full log, most of them slow enough to have their silence looked at."""
    connection = open_database(folder / "health.sqlite", now=NOW, backup_folder=None)
    with transaction(connection):
        connection.executemany(
            "INSERT INTO feed (feed_id, url, canonical, added_at, retrieved_at, succeeded_at) VALUES (?, ?, ?, ?, ?, ?)",
            [(n, f"https://{n}.example/f", f"{n}", NOW - 900 * DAY, NOW - 600, NOW - 600) for n in range(1, FEEDS + 1)],
        )
        connection.executemany(
            "INSERT INTO subscription (feed_id, position) VALUES (?, ?)", [(n, n) for n in range(1, FEEDS + 1)]
        )
        chance = random.Random(1)
        connection.executemany(
            "INSERT INTO entry_status (feed_id, first_seen_at, sort_at, identity) VALUES (?, ?, ?, ?)",
            [
                (feed, NOW, int(NOW - chance.uniform(0, 30 * DAY) - place * 7 * DAY * chance.random()), f"{place}")
                for feed in range(1, FEEDS + 1)
                for place in range(ARTICLES)
            ],
        )
        connection.executemany(
            """INSERT INTO retrieval (feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries,
            wire_bytes, problem_detail, url) VALUES (?, ?, ?, 'scheduled', 'due', 'new', 200, 1, 0, 3000, '', '')""",
            ((line % FEEDS + 1, NOW - LINES + line, NOW - LINES + line) for line in range(LINES)),
        )
    times = []
    for _ in range(9):
        began = time.process_time()
        found = examine(connection, NOW, {})
        times.append(time.process_time() - began)
    print(
        f"{found.feeds} feeds, {FEEDS * ARTICLES} articles: median {sorted(times)[4] * 1000:.0f} ms of one core, {found.needing} need the user"
    )
    connection.close()


def measure_false_alarms(folder: Path) -> None:
    """At random times of the life of real sources that posted again later."""
    chance = random.Random(3)
    checks = alarms = 0
    for name in sorted(folder.glob("postings_*.csv.gz")):
        sources = [days for days in _sources(name) if len(days) > LEAST_DAYS + 4 and days[-1] - days[LEAST_DAYS] > 30]
        chance.shuffle(sources)
        own = own_checks = 0
        for days in sources[:FEEDS_OF_A_TRACE]:
            for _ in range(CHECKS):
                at = chance.uniform(days[LEAST_DAYS], days[-1])
                place = bisect_right(days, at)
                own += is_silent_beyond_rhythm(days[max(0, place - GAPS_REMEMBERED - 1) : place], int(at))
                own_checks += 1
        if own_checks:
            print(f"{name.name:45} {own_checks:6} looks, {100 * own / own_checks:.2f} % false")
        checks, alarms = checks + own_checks, alarms + own
    if checks:
        print(f"all: {100 * alarms / checks:.2f} % of {checks} looks; of 41 feeds {41 * alarms / checks:.2f} at any time")


def _sources(name: Path) -> list[list[int]]:
    found: dict[str, set[int]] = defaultdict(set)
    with gzip.open(name, "rt") as lines:
        for source, at in csv.reader(lines):
            if at.isdecimal():
                found[source].add(int(at) // DAY)
    return [sorted(days) for days in found.values()]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        measure_examination(Path(scratch))
    if len(sys.argv) > 1:
        measure_false_alarms(Path(sys.argv[1]))
