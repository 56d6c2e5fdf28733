"""How long the parts that translate the log hold up the first start after an update, and how long a search of the log takes.
By hand: python tests/benchmarks/bench_migrations.py [LINES]
"""

import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.errors import DetailKind, ProblemKind
from reader.domain.reasons import ReasonKind
from reader.storage.activity import LineFilter, Word
from reader.storage.activity import lines as lines_of
from reader.storage.connection import ReadConnection
from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION
from reader.storage.migrations.steps import migrate
from reader.storage.writer import open_database, open_writer

NOW, LINES, FEEDS, FIRST = 1_778_841_720, 500_000, 2000, 7
"""Parts after `FIRST` touch every line of the log."""
REASONS = (
    "at least once a day, about {number:.1f} new articles expected, and you by {hour:02}:{minute:02}; the budget is used up",
    "about {number:.1f} new articles expected, and you by {hour:02}:{minute:02}",
    "hardly any new article expected, and you by {hour:02}:{minute:02}",
    "the server asked for {hour} h (max-age)",
    "you asked for it",
)
PROBLEMS = (
    ("timeout", "while connecting"),
    ("tls", "its certificate has expired"),
    ("dns", "host{number:.0f}.example"),
    ("redirect", "more than 5 times"),
    ("not_a_feed", "XML of kind opml"),
)


def main(lines: int) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "log.sqlite"
        with closing(open_writer(path)) as connection:
            _write(connection, lines)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        print(f"{lines} lines, {path.stat().st_size / 1e6:.0f} MB")
        with closing(open_writer(path)) as connection:
            for number in range(FIRST + 1, SCHEMA_VERSION + 1):
                began, cpu = time.monotonic(), time.process_time()
                connection.execute("BEGIN IMMEDIATE")
                migrate(connection, number - 1, number)
                connection.execute("COMMIT")
                log = path.with_name(path.name + "-wal").stat().st_size / 1e6
                took, cpu = time.monotonic() - began, time.process_time() - cpu
                print(f"part {number}: {took:.1f} s, {cpu:.1f} s of one core, log of {log:.0f} MB")
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
            _measure_searches(connection)
        path.unlink()
        with closing(open_writer(path)) as connection:
            _write(connection, lines)
        began, cpu = time.monotonic(), time.process_time()
        open_database(path, now=NOW, backup_folder=Path(scratch) / "backups").close()
        print(
            f"opening with all parts and a checked copy before: {time.monotonic() - began:.1f} s, {time.process_time() - cpu:.1f} s of one core"
        )


def _measure_searches(connection: ReadConnection) -> None:
    searches = {
        "nothing": (Word("nowhere"),),
        "a word of rare kinds": (Word("abgelaufen", details=(DetailKind.CERTIFICATE_EXPIRED,)),),
        "half of all kinds": (
            Word("qq", reasons=tuple(ReasonKind)[:12], problems=tuple(ProblemKind)[:20], details=tuple(DetailKind)[:40]),
        ),
    }
    for name, words in searches.items():
        began = time.process_time()
        found = len(lines_of(connection, LineFilter(words=words)))
        print(f"searching for {name}: {found} lines, {time.process_time() - began:.2f} s of one core")


def _write(connection: sqlite3.Connection, lines: int) -> None:
    connection.execute("BEGIN")
    migrate(connection, 0, FIRST)
    connection.executemany(
        "INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (?, ?, ?, 5)",
        ((number, f"https://host{number}.example/feed", f"{number}") for number in range(FEEDS)),
    )
    connection.executemany(
        """INSERT INTO retrieval (feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries,
        wire_bytes, problem_kind, problem_detail, url) VALUES (?, ?, ?, 'scheduled', ?, ?, 200, 1, 0, 3000, ?, ?, ?)""",
        _lines(lines),
    )
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FIRST}")
    connection.execute("COMMIT")


def _lines(lines: int) -> Iterator[tuple[object, ...]]:
    """One in twenty failed."""
    chance = random.Random(1)
    for line in range(lines):
        feed, at = line % FEEDS, NOW - (lines - line) * 15
        number, hour, minute = chance.uniform(0.1, 9), chance.randrange(24), chance.randrange(60)
        reason = chance.choices(REASONS, (4, 8, 4, 1, 1))[0].format(number=number, hour=hour, minute=minute)
        kind, detail = chance.choice(PROBLEMS) if chance.random() < 0.05 else (None, "")
        outcome = "new" if kind is None else "failed"
        yield feed, at, at + 1, reason, outcome, kind, detail.format(number=number), f"https://host{feed}.example/feed"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LINES)
