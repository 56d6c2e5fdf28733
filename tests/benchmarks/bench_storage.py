"""Figures of the SQLite layer, printed: python tests/benchmarks/bench_storage.py [articles, 100000 if not given]."""

import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.entry import ParsedEntry, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.storage import entries, feeds, statuses, subscriptions
from reader.storage.connection import ReadConnection, WriteConnection, open_reader
from reader.storage.writer import open_database, transaction
from tests.unit.storage.examples import search_ids

NOW = 1_767_600_000
FEEDS = 500
PER_DOCUMENT = 30
CHANCE = random.Random(7)
WORDS = ["".join(CHANCE.choice("abcdefghijklmnoprstuvw") for _ in range(CHANCE.randint(3, 10))) for _ in range(30_000)]
COMMONNESS = [1 / (rank + 5) for rank in range(len(WORDS))]


def measure(label: str, work: Callable[[], object], times: int = 1) -> None:
    spans = []
    busy = time.process_time()
    for _ in range(times):
        start = time.perf_counter()
        work()
        spans.append((time.perf_counter() - start) * 1000)
    busy = (time.process_time() - busy) * 1000 / times
    rest = f"   p95 {sorted(spans)[int(len(spans) * 0.95)]:9.1f} ms" if times > 1 else ""
    print(f"{label:58} {statistics.median(spans):9.1f} ms   CPU {busy:9.1f} ms{rest}")


def invented(number: int) -> ParsedEntry:
    text = " ".join(CHANCE.choices(WORDS, COMMONNESS, k=340))
    paragraphs = re.sub(r"((?:\S+ ){50})", r"<p>\1</p>", text)
    return ParsedEntry(
        identity=f"https://site{number % FEEDS}.example/articles/{number}",
        guid=f"https://site{number % FEEDS}.example/articles/{number}",
        link=f"https://site{number % FEEDS}.example/articles/{number}.html",
        title=" ".join(CHANCE.choices(WORDS, k=7)),
        author="Ada Example",
        html=paragraphs,
        text=text,
        snippet=text[:280],
        published_at=NOW - CHANCE.randint(0, 90 * 86_400),
        updated_at=None,
        date_text="Mon, 05 Jan 2026 08:00:00 GMT",
        is_date_only=False,
        categories=("one", "two"),
        enclosures=(),
        thumbnail_url="",
        comments_url="",
        language="en",
        content_hash=f"{number:064x}",
    )


def fill(connection: WriteConnection, feed_ids: list[FeedId], count: int) -> None:
    """One transaction for each document of 30 entries, as the engine stores them; only storing is timed."""
    spent, busy, start_count = 0.0, 0.0, 0
    for number in range(0, count, PER_DOCUMENT):
        document = [invented(number + offset) for offset in range(PER_DOCUMENT)]
        start, busy_start = time.perf_counter(), time.process_time()
        with transaction(connection):
            feed_id = feed_ids[(number // PER_DOCUMENT) % len(feed_ids)]
            entries.known_entries(connection, feed_id, document)
            entries.insert_entries(connection, feed_id, document, NOW, index_text=str)
        spent += time.perf_counter() - start
        busy += time.process_time() - busy_start
        if number - start_count == 30_000 - PER_DOCUMENT:
            print(f"{'store 30,000 entries in 1,000 transactions':58} {spent:9.2f} s    CPU {busy:9.2f} s")
            spent, busy, start_count = 0.0, 0.0, number + PER_DOCUMENT


def lists(reader: ReadConnection, folder_id: int) -> None:
    everything, unread = Selection(View.ALL), Selection(View.UNREAD)
    folder = Selection(View.FOLDER, folder_id=folder_id)  # type: ignore[arg-type]
    feed = Selection(View.FEED, feed_id=FeedId(17))
    for name, selection in (("all", everything), ("unread", unread), ("folder of 250 feeds", folder), ("one feed", feed)):
        measure(f"ids, whole list: {name}", lambda held=selection: entries.entry_ids(reader, held), 5)
        measure(f"first page of 100 ids: {name}", lambda held=selection: entries.entry_ids(reader, held, limit=100), 20)
    page = entries.entry_ids(reader, everything, limit=100)
    measure("next page of 100 ids", lambda: entries.entry_ids(reader, everything, limit=100, after=EntryId(page[-1])), 20)
    measure("rows of a page of 100", lambda: entries.entry_rows(reader, [EntryId(each) for each in page]), 20)
    measure("one article", lambda: entries.article(reader, EntryId(page[50])), 20)
    measure("unread counts by feed", lambda: statuses.unread_counts(reader), 10)
    measure("counts of the smart lists", lambda: statuses.smart_counts(reader, NOW - 40_000), 10)
    measure("subscriptions", lambda: subscriptions.subscriptions(reader), 5)
    measure("feeds", lambda: feeds.feeds(reader), 5)


def searches(reader: ReadConnection) -> None:
    for letters in (3, 4):
        measure(
            f"search, prefix of {letters} letters",
            lambda held=letters: search_ids(reader, CHANCE.choice(WORDS[:3000])[:held], limit=1000),
            100,
        )
    spans = []
    for _ in range(300):
        rank = int(CHANCE.paretovariate(0.5)) % len(WORDS)
        query = CHANCE.choice(
            [WORDS[rank], f"{WORDS[rank]} {CHANCE.choice(WORDS)[:4]}", WORDS[rank][:3], f'"{WORDS[3]} {WORDS[9]}"']
        )
        start = time.perf_counter()
        search_ids(reader, query, limit=1000)
        spans.append((time.perf_counter() - start) * 1000)
    spans.sort()
    print(f"{'search, 300 mixed queries':58} {spans[150]:9.1f} ms   p95 {spans[285]:9.1f} ms   longest {spans[-1]:.1f} ms")


def marks(connection: WriteConnection) -> None:
    newest = entries.newest_entry_id(connection)
    done: list[tuple[EntryId, ...]] = []

    def all_read() -> None:
        with transaction(connection):
            done.append(statuses.mark_all_read(connection, Selection(View.ALL), EntryId(min(newest, 50_000)), NOW))

    def undo() -> None:
        with transaction(connection):
            statuses.mark_read(connection, done[-1], is_read=False, now=NOW)

    for _ in range(3):
        measure("mark all read", all_read)
        measure(f"undo of {len(done[-1]):,}", undo)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite"
        connection = open_database(path, now=NOW, backup_folder=None)
        with transaction(connection):
            folder_id = subscriptions.add_folder(connection, "Half")
            feed_ids = [feeds.add_feed(connection, f"https://site{n}.example/feed", f"site{n}", NOW) for n in range(FEEDS)]
            for place, feed_id in enumerate(feed_ids):
                subscriptions.add(connection, feed_id, folder_id if place % 2 else None)
        fill(connection, feed_ids, count)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        print(f"{'file':58} {path.stat().st_size / 1e6:9.0f} MB   for {count:,} articles")
        reader = open_reader(path)
        measure("unread counts by feed, first read", lambda: statuses.unread_counts(reader))
        lists(reader, folder_id)
        searches(reader)
        marks(connection)
        reader.close()
        connection.close()


if __name__ == "__main__":
    main()
