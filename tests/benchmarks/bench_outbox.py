"""What the outbox costs, printed: python tests/benchmarks/bench_outbox.py [articles, 100000 if not given].

"Mark all read" and its undo without triggers (as before there were accounts), with no account, and in an account; then the reads and changes
that a synchronisation makes of as many items.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.accounts import NewItem
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.storage import outbox, remote_items, statuses
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_database, transaction
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, follow

TRIGGERS = ("entry_read", "entry_starred", "entry_tagged", "entry_untagged", "tag_renamed")
ROUNDS = 5


def measure(label: str, work: Callable[[], object]) -> None:
    busy, start = time.process_time(), time.perf_counter()
    work()
    print(f"{label:58} {(time.perf_counter() - start) * 1000:9.1f} ms   CPU {(time.process_time() - busy) * 1000:9.1f} ms")


def fill(connection: WriteConnection, feed_id: FeedId, articles: int) -> list[EntryId]:
    rows = [(feed_id, NOW, NOW - number, f"item:{number}") for number in range(articles)]
    with transaction(connection):
        connection.executemany("INSERT INTO entry_status (feed_id, first_seen_at, sort_at, identity) VALUES (?, ?, ?, ?)", rows)
    return [EntryId(row[0]) for row in connection.execute("SELECT entry_id FROM entry_status ORDER BY 1").fetchall()]


def mark_all(connection: WriteConnection, ids: Sequence[EntryId], label: str) -> None:
    there, back = [], []
    for _ in range(ROUNDS):
        for spans, work in (
            (there, lambda: statuses.mark_all_read(connection, Selection(View.ALL), max(ids), NOW)),
            (back, lambda: statuses.mark_read(connection, ids, is_read=False, now=NOW)),
        ):
            start = time.process_time()
            with transaction(connection):
                work()
            spans.append((time.process_time() - start) * 1000)
    print(f"{label:58} CPU {min(there):9.1f} ms   undo {min(back):9.1f} ms")


def main(articles: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("without triggers", "no account"):
            with closing(open_database(Path(folder) / name, now=NOW, backup_folder=None)) as connection:
                ids = fill(connection, follow(connection, "a"), articles)
                if name == "without triggers":
                    for trigger in TRIGGERS:
                        connection.execute(f"DROP TRIGGER {trigger}")
                mark_all(connection, ids, f"mark {articles} read, {name}")
        with closing(open_database(Path(folder) / "account", now=NOW, backup_folder=None)) as connection:
            account = account_of(connection)
            ids = fill(connection, follow_there(connection, account, "a"), articles)
            number = account.account_id

            def synchronise(label: str, work: Callable[[], object]) -> None:
                with transaction(connection):
                    measure(label, work)

            new = [NewItem(entry_id, entry_id, is_read=False, is_starred=False) for entry_id in ids]
            synchronise("note which items they are", lambda: remote_items.add(connection, number, new, NOW))
            mark_all(connection, ids, f"mark {articles} read, in an account")
            measure("known items", lambda: remote_items.known(connection, number))
            with transaction(connection):
                statuses.mark_read(connection, ids, is_read=True, now=NOW)
            measure("what waits", lambda: outbox.marks(connection, number))
            measure("how much waits", lambda: outbox.counts(connection))
            waiting = outbox.marks(connection, number)
            synchronise("note that they are sent", lambda: outbox.sending(connection, number, waiting))
            synchronise("end them", lambda: outbox.finish(connection, number, waiting))
            synchronise("take all over", lambda: remote_items.apply(connection, number, "read", ids, NOW, is_set=False))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
