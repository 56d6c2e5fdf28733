"""Search as somebody types, printed: python tests/benchmarks/bench_search.py [articles, 200000 if not given].

The database is built once in the temporary folder (about five minutes) and kept there for the next time.
"""

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from bench_storage import FEEDS, NOW, WORDS, fill

from reader.domain.entry import Order, Selection, View
from reader.domain.ids import EntryId
from reader.formats.expression import Expressions
from reader.storage import entries, feeds, rules, selection, subscriptions
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.entries import excerpts
from reader.storage.selection import hints
from reader.storage.writer import open_database, transaction

SHOWN = 30
CHANCE = random.Random(11)


def database(count: int) -> Path:
    path = Path(tempfile.gettempdir()) / f"beforehand-bench-search-{count}" / "reader.sqlite"
    done = path.with_name("done")
    if not done.exists():
        path.parent.mkdir(exist_ok=True)
        path.unlink(missing_ok=True)
        connection = open_database(path, now=NOW, backup_folder=None)
        connection.execute("PRAGMA synchronous = OFF")
        with transaction(connection):
            ids = [feeds.add_feed(connection, f"https://site{n}.example/feed", f"site{n}", NOW) for n in range(FEEDS)]
            for feed_id in ids:
                subscriptions.add(connection, feed_id)
        fill(connection, ids, count)
        for number, word in enumerate(WORDS[3:13]):
            selection.save_search(connection, f"Search {number}", f"{word} is:unread")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        done.touch()
    return path


def typed(text: str) -> list[str]:
    """What the field holds after each letter, from the third on."""
    return [text[:end] for end in range(3, len(text) + 1)]


def word() -> str:
    """Words as they stand in texts: common ones are typed more often than rare ones."""
    return WORDS[min(int(CHANCE.paretovariate(0.35)) * 3, len(WORDS) - 1)]


def stories() -> Iterable[str]:
    for _ in range(12):
        yield from typed(word())
        yield from typed(f"{word()} {word()}")
    for _ in range(4):
        yield from typed(f'"{word()} {word()}"')
        yield from typed(f"{word()} is:unread")
        yield from typed(f"{word()} -{word()}")
        yield from typed(f"{word()} feed:site7")
        yield from typed(f"title:{word()} after:2025-12-01")


def spans(work: Callable[[str], object], queries: list[str]) -> list[float]:
    found = []
    for query in queries:
        start = time.perf_counter()
        work(query)
        found.append((time.perf_counter() - start) * 1000)
    return found


def report(label: str, found: list[float]) -> None:
    ordered = sorted(found)
    p95 = ordered[int(len(ordered) * 0.95)]
    print(
        f"{label:48} p50 {statistics.median(ordered):7.1f} ms   p95 {p95:7.1f} ms   longest {ordered[-1]:7.1f} ms   n={len(found)}"
    )


def screenful(reader: ReadConnection, order: Order, query: str) -> None:
    """All that a letter typed asks for: what was found, the rows of the first screen, their excerpts, the hints."""
    ids = [EntryId(each) for each in entries.entry_ids(reader, Selection(View.SEARCH, query=query, order=order))[:SHOWN]]
    entries.entry_rows(reader, ids)
    excerpts(reader, query, ids)
    hints(reader, query)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    reader = open_reader(database(count))
    queries = list(stories())
    print(f"{entries.newest_entry_id(reader):,} articles, {len(queries)} letters typed")
    for order in (Order.NEWEST, Order.RELEVANCE):
        report(f"a screenful, {order}", spans(lambda query, held=order: screenful(reader, held, query), queries))
    ids = [EntryId(each) for each in entries.entry_ids(reader, Selection(View.SEARCH, query=WORDS[30]))[:SHOWN]]
    report("excerpts of a screenful", spans(lambda query: excerpts(reader, query, ids), queries[:100]))
    narrowed = [query for query in queries if ":" not in query][:80]
    report(
        "filter bar over all articles", spans(lambda text: entries.entry_ids(reader, Selection(View.ALL, text=text)), narrowed)
    )
    report("counts of ten saved searches", spans(lambda _: selection.unread_counts(reader), [""] * 5))
    rule = rules.ArrivalRule(None, "", (rules.RuleCondition(rules.RuleField.ANYWHERE, rules.RuleTest.CONTAINS, WORDS[200]),), ())
    report(
        "a rule tried on 2,000 articles", spans(lambda _: rules.matching(reader, rule, Expressions(2.0).search, 2000), [""] * 5)
    )
    reader.close()


if __name__ == "__main__":
    main()
