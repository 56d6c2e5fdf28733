"""What a folder shared with other computers costs the database, printed: python tests/benchmarks/bench_registers.py [articles].

Marking an article read takes 108 steps of SQLite's machine without triggers, 137 with them, 246 with a folder, whose rows of the register
the rest is. One statement that writes these before the mark takes 240.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.computers import Change, stamp_at
from reader.domain.entry import Selection, View
from reader.domain.ids import ComputerId, EntryId
from reader.formats.urls import canonical_url
from reader.storage import registers, statuses
from reader.storage.connection import WriteConnection
from reader.storage.entry_changes import keys_by_kind
from reader.storage.migrations import m0032
from reader.storage.writer import open_database, transaction

NOW = 1_767_600_000
FEEDS = 1000


def measure(label: str, connection: WriteConnection, work: Callable[[], object]) -> None:
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    start, busy = time.perf_counter(), time.process_time()
    with transaction(connection):
        work()
    print(f"{label:66} {time.perf_counter() - start:7.3f} s   CPU {time.process_time() - busy:7.3f} s")


def profile(path: Path, articles: int, *, is_joined: bool, has_triggers: bool = True) -> WriteConnection:
    connection = open_database(path, now=NOW, backup_folder=None)
    with transaction(connection):
        for number in range(1, FEEDS + 1):
            url = f"https://site{number}.example/feed"
            connection.execute(
                "INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (?, ?, ?, 1)", (number, url, canonical_url(url))
            )
            connection.execute("INSERT INTO subscription (feed_id, position) VALUES (?, ?)", (number, number))
        connection.executemany(
            "INSERT INTO entry_status (feed_id, first_seen_at, sort_at, identity) VALUES (?, ?, ?, ?)",
            ((1 + each % FEEDS, NOW - each, NOW - each, f"{each}") for each in range(articles)),
        )
        connection.execute(
            """INSERT INTO entry (entry_id, title, author, snippet, thumbnail_url, guid, link, date_text, is_date_only, comments_url,
            language, content_hash, categories, enclosures)
            SELECT entry_id, 'A title of some words', '', '', '', 'guid ' || identity, 'https://site.example/' || identity, '', 0, '', '', '',
            '[]', '[]' FROM entry_status"""
        )
        if not has_triggers:
            for statement in m0032.REGISTER_TRIGGERS:
                connection.execute(f"DROP TRIGGER {statement.split()[2]}")
        if is_joined:
            connection.execute(
                "INSERT INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, ?, '', '/folder', ?, ?)",
                (f"{path.stem}-0000", stamp_at(NOW * 1000), NOW),
            )
    with transaction(connection):
        registers.compare(connection, NOW)
        registers.note_sent(connection, 1, registers.begin_sending(connection))
        registers.raise_clock(connection, NOW + 1)
    return connection


def mark_all(connection: WriteConnection) -> None:
    statuses.mark_all_read(connection, Selection(View.ALL), EntryId(1 << 60), NOW)


def main() -> None:
    articles = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        bare = profile(Path(folder) / "bare.sqlite", articles, is_joined=False, has_triggers=False)
        measure(f"mark all {articles:,} read, without the triggers", bare, lambda: mark_all(bare))
        alone = profile(Path(folder) / "alone.sqlite", articles, is_joined=False)
        measure("… with them, no folder joined", alone, lambda: mark_all(alone))
        tower = profile(Path(folder) / "tower.sqlite", articles, is_joined=True)
        name_all(tower)
        measure("… with a folder", tower, lambda: mark_all(tower))
        size = tower.execute("SELECT sum(pgsize) FROM dbstat WHERE name = 'article_register'").fetchone()[0]
        print(f"{'bytes of a mark in its register':66} {size / articles:7.1f}")
        measure(f"compare {FEEDS:,} feeds of which nothing changed", tower, lambda: registers.compare(tower, NOW))
        changes: list[Change] = []

        def collect() -> None:
            stamp, after = registers.begin_sending(tower), None
            while True:
                found, after = registers.unsent(tower, stamp, after)
                changes.extend(found)
                if after is None:
                    return

        measure("collect what is to be sent", tower, collect)
        laptop = profile(Path(folder) / "laptop.sqlite", articles, is_joined=True)
        name_all(laptop)
        parts = [changes[at : at + 2000] for at in range(0, len(changes), 2000)]

        def apply() -> None:
            for part in parts:
                registers.apply(laptop, ComputerId("tower-0000"), part, NOW, canonical=canonical_url)

        measure(f"apply {len(changes):,} changes in parts of 2,000", laptop, apply)
        (read,) = laptop.execute("SELECT sum(is_read) FROM entry_status").fetchone()
        print(f"{'articles read on the other computer':66} {read:7,}")


def name_all(connection: WriteConnection) -> None:
    """Give all articles their keys, as they get them when they are stored."""
    with transaction(connection):
        rows = connection.execute(
            "SELECT s.feed_id, e.entry_id, e.guid, e.link, e.title FROM entry e JOIN entry_status s USING (entry_id)"
        ).fetchall()
        connection.executemany(
            "INSERT OR IGNORE INTO entry_key (feed_id, key, entry_id) VALUES (?, ?, ?)",
            ((feed_id, key, entry_id) for feed_id, entry_id, *texts in rows for key in keys_by_kind(*texts, "").values()),
        )


if __name__ == "__main__":
    main()
