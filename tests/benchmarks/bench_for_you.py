"""For you at size, in processor time, printed: python tests/benchmarks/bench_for_you.py [articles, 50000 if not given].

Invented articles fill the database; somebody has read two thousand of them in three months and left the newest tenth unread.
"""

import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from bench_storage import FEEDS, NOW, fill
from PySide6.QtCore import QCoreApplication, QEventLoop

from reader.domain.entry import Reading, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import News
from reader.domain.retrieval import AccessRecord
from reader.reports.briefing import make_briefing
from reader.reports.feed_usage import feed_usage
from reader.reports.for_you import InterestModel, rank
from reader.reports.for_you_evaluation import evaluate, evaluate_briefing
from reader.reports.postings import feed_weights
from reader.storage import feeds, history, readings, subscriptions
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.writer import open_database, transaction
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.list.loading import load_list
from tests.fakes.clock import FakeClock

CHANCE = random.Random(11)
READ = 2000
DAY = 86_400


def database(count: int) -> Path:
    path = Path(tempfile.gettempdir()) / f"beforehand-bench-for-you-{count}" / "reader.sqlite"
    done = path.with_name("done")
    if done.exists():
        return path
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    connection = open_database(path, now=NOW, backup_folder=None)
    connection.execute("PRAGMA synchronous = OFF")
    with transaction(connection):
        ids = [feeds.add_feed(connection, f"https://site{n}.example/feed", f"site{n}", NOW) for n in range(FEEDS)]
        for feed_id in ids:
            subscriptions.add(connection, feed_id)
    fill(connection, ids, count)
    with transaction(connection):
        span = 90 * DAY
        connection.execute(
            "UPDATE entry_status SET sort_at = :now - :span + entry_id * :span / :count,"
            " first_seen_at = :now - :span + entry_id * :span / :count",
            {"now": NOW, "span": span, "count": count},
        )
        connection.execute("UPDATE entry_status SET is_read = 1, read_at = sort_at + 7200 WHERE entry_id < ?", (count * 9 // 10,))
        connection.execute("UPDATE entry_status SET is_read = 0, read_at = NULL WHERE entry_id >= ?", (count * 9 // 10,))
        for number, entry_id in enumerate(sorted(CHANCE.sample(range(1, count * 9 // 10), READ))):
            at, feed_id = connection.execute(
                "SELECT read_at, feed_id FROM entry_status WHERE entry_id = ?", (entry_id,)
            ).fetchone()
            readings.add_reading(connection, Reading(EntryId(entry_id), FeedId(feed_id), at, 0, CHANCE.randrange(1, 90)))
            if number % 5 == 0:
                history.add_access(connection, AccessRecord(at - 60, 0, "window"))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    done.touch()
    return path


def timed(label: str, work: Callable[[], object], times: int = 1) -> None:
    spans = []
    for _ in range(times):
        began = time.process_time()
        work()
        spans.append((time.process_time() - began) * 1000)
    print(f"{label:52}{statistics.median(spans):10.1f} ms{max(spans):10.1f} ms at most")


def main(count: int) -> None:
    connection, model = open_reader(database(count)), InterestModel()
    print(f"{count} articles, {READ} of them read")
    timed("first list: learn all, rank", lambda: rank(connection, now=NOW, limit=100, model=model))
    timed("the list again", lambda: rank(connection, now=NOW, limit=100, model=model), 10)
    bags = list(model.bags(connection, sorted(model.read_ids)[:500]))
    at = iter(range(NOW, NOW + len(bags)))
    each = iter(bags)
    timed(
        f"learn one article ({len(model.vocabulary)} terms)", lambda: model.interests.learn(next(each), 1.0, next(at)), len(bags)
    )
    news = News(NOW - DAY, EntryId(count - 300))
    timed("make the briefing of 300 new articles", lambda: make_briefing(connection, news, NOW), 3)
    timed("judge what briefings would have held", lambda: evaluate_briefing(connection, NOW))
    timed("judge the log", lambda: evaluate(connection, NOW))
    timed("what feeds are worth", lambda: feed_usage(connection, NOW), 3)
    timed("how much feeds matter to the planner", lambda: feed_weights(connection, NOW), 3)
    connection.close()
    opened_meanwhile(count)


def opened_meanwhile(count: int) -> None:
    """How long the list of one feed takes in the window while For you is learned from the beginning, in the lanes there are."""
    application = QCoreApplication.instance() or QCoreApplication([])
    selection = Selection(View.FEED, feed_id=FeedId(1))
    clock = FakeClock(at=float(NOW))
    for label, lane in (("alone", None), ("behind For you", Lane.USUAL), ("beside For you", Lane.RANKING)):
        spans = []
        for _ in range(5):
            runner = QueryRunner(database(count))
            answered: list[object] = []
            runner.run("warm", lambda connection: load_list(connection, selection, clock), answered.append)
            while not answered:
                application.processEvents()
            if lane is not None:
                begun = threading.Event()
                runner.run("for you", lambda connection, begun=begun: learn(connection, begun), lambda _: None, lane)
                begun.wait()
            began = time.perf_counter()
            runner.run("list", lambda connection: load_list(connection, selection, clock), answered.append)
            while len(answered) < 2:
                application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            spans.append((time.perf_counter() - began) * 1000)
            runner.stop()
        print(f"{f'open another list, {label} (clock)':52}{statistics.median(spans):10.1f} ms{max(spans):10.1f} ms at most")


def learn(connection: ReadConnection, begun: threading.Event) -> None:
    begun.set()
    rank(connection, now=NOW, limit=100)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50_000)
