"""Whatever is done in the window or arrives: the counts it keeps by deltas equal a count of what is stored, and so does every recount."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest
import shiboken6
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from reader.domain import commands
from reader.domain.entry import Mark, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage import entries
from reader.storage.entries import entry_ids
from reader.ui.data.nodes import Key, Kind, Node
from reader.ui.text.times import start_of_day
from tests.examples import examples
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import WindowBench, window_bench

FEEDS = ("The Tidewater Almanac", "Harbour Bulletin", "Slow Compiler", "Lantern Press", "The Paper Garden")
FEED = st.sampled_from(FEEDS)
NUMBERS = st.lists(st.integers(0, 40), min_size=1, max_size=8, unique=True)
VIEW = st.sampled_from([View.ALL, View.TODAY, View.UNREAD, View.STARRED, View.LATER, View.FEED, View.FOLDER])
TAG = st.sampled_from(["sea", "Ships", "SEA"])
KIND = st.sampled_from([RuleActionKind.MARK_READ, RuleActionKind.STAR, RuleActionKind.LATER, RuleActionKind.HIDE])

UNREAD = """SELECT s.feed_id, count(*) FROM entry_status s JOIN subscription u ON u.feed_id = s.feed_id
    WHERE u.removed_at IS NULL AND s.is_read = 0 AND s.is_removed = 0 GROUP BY 1"""
WITH_UNREAD = """SELECT count(*) FROM entry_status s JOIN subscription u ON u.feed_id = s.feed_id
    WHERE u.removed_at IS NULL AND s.is_read = 0 AND s.is_removed = 0 AND s.sort_at >= ?"""
STARRED = "SELECT count(*) FROM entry_status WHERE is_removed = 0 AND is_starred = 1"
LATER = "SELECT count(*) FROM entry_status WHERE is_removed = 0 AND is_later = 1"
TAGGED = """SELECT count(*) FROM entry_tag JOIN entry_status s USING (entry_id)
    WHERE tag_id = ? AND s.is_read = 0 AND s.is_removed = 0"""


class User(RuleBasedStateMachine):
    """The real window over the real core, both in this thread."""

    @initialize()
    def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        path = Path(self.folder.name)
        self.bench: WindowBench = window_bench(invented_library(path / "library.sqlite", more=2), path)
        self.connection = self.bench.engine.connection
        self.connection.execute("PRAGMA synchronous = OFF")
        self.posted = 0
        window = self.bench.window
        mode = QAbstractItemModelTester.FailureReportingMode.Fatal
        models = (window.parts.subscriptions.model, window.parts.entries.model)
        self.inspectors = [QAbstractItemModelTester(model, mode) for model in models]
        window.show()
        self.settle()

    def teardown(self) -> None:
        if hasattr(self, "bench"):
            for inspector in self.inspectors:
                shiboken6.delete(inspector)
            self.bench.window.close()
            self.bench.window.deleteLater()
            # Windows that are not yet gone would be styled again with each that comes.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            self.connection.close()
            self.folder.cleanup()

    # What the user and the feeds do

    @rule(numbers=NUMBERS, is_read=st.booleans())
    def mark(self, numbers: Sequence[int], *, is_read: bool) -> None:
        window = self.bench.window
        window.handlers.marking.mark_read(
            [window.parts.overlay.over(row) for row in entries.entry_rows(window.parts.connection, self.some(numbers))],
            is_read=is_read,
        )
        self.notify()

    @rule(numbers=NUMBERS, is_read=st.booleans(), is_refused=st.booleans())
    def mark_while_the_engine_is_slow(self, numbers: Sequence[int], *, is_read: bool, is_refused: bool) -> None:
        self.bench.engine.is_holding = True
        self.mark(numbers, is_read=is_read)
        self.mark(numbers[:2], is_read=not is_read)
        if is_refused:
            self.bench.engine.refuse()
        else:
            self.bench.engine.release()
        self.notify()

    @rule(numbers=NUMBERS, is_on=st.booleans(), kind=st.sampled_from(["star", "later", "hide"]))
    def keep(self, numbers: Sequence[int], kind: str, *, is_on: bool) -> None:
        ids = self.some(numbers)
        marks = {"star": Mark.STARRED, "later": Mark.LATER}
        self.do(commands.SetMark(ids, marks[kind], is_on) if kind in marks else commands.HideEntries(ids, is_on))

    @rule(numbers=NUMBERS, tag=TAG, is_on=st.booleans())
    def tag(self, numbers: Sequence[int], tag: str, *, is_on: bool) -> None:
        self.do(commands.TagEntries(self.some(numbers), (tag,) if is_on else (), () if is_on else (tag,)))
        self.settle()

    @rule(view=VIEW, feed=FEED, back=st.integers(0, 9))
    def mark_all(self, view: View, feed: str, back: int) -> None:
        library = self.bench.engine.library
        chosen = Selection(view, library.feed_ids[feed], library.folder_ids["Making"], since=NOW - 43_200)
        up_to = EntryId(entries.newest_entry_id(self.bench.window.parts.connection) - back)
        self.do(commands.MarkAllRead(chosen, up_to, before=NOW - back * 3600 if back % 2 else None))

    @rule(feed=FEED, count=st.integers(1, 20))
    def arrive(self, feed: str, count: int) -> None:
        self.posted += 100
        self.bench.engine.post(feed, count, NOW - self.posted)
        self.notify()

    @rule(kind=KIND, letters=st.sampled_from(["the", "letter 1", "news", "comet"]))
    def apply_rule(self, kind: RuleActionKind, letters: str) -> None:
        condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, letters)
        self.do(commands.ApplyRule(ArrivalRule(None, "A rule", (condition,), (RuleAction(kind),))))

    @rule(query=st.sampled_from(["letter", "is:unread tide", "is:starred"]))
    def save_search(self, query: str) -> None:
        self.do(commands.SaveSearch(query, query))
        self.settle()

    @rule(feed=FEED)
    def unsubscribe(self, feed: str) -> None:
        self.do(commands.RemoveSubscription((self.bench.engine.library.feed_ids[feed],)))
        self.settle()

    @rule(feed=FEED, folder=st.sampled_from(["City", "Software", "Making"]))
    def move(self, feed: str, folder: str) -> None:
        library = self.bench.engine.library
        self.do(commands.MoveSubscription(library.feed_ids[feed], library.folder_ids[folder], 0))
        self.settle()

    @rule(view=VIEW)
    def show(self, view: View) -> None:
        self.bench.window.parts.subscriptions.select_view(view)
        self.settle()

    @rule(step=st.sampled_from(["next_article", "next_unread", "read_on", "previous_article"]))
    def read(self, step: str) -> None:
        self.bench.window.handlers.by_name[step]()
        self.settle()

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            self.bench.window.handlers.general.undo()
        self.notify()
        self.settle()

    @rule()
    def wait(self) -> None:
        self.settle()

    # What must hold

    @invariant()
    def counts_by_deltas_equal_a_count(self) -> None:
        if not hasattr(self, "bench"):
            return
        expected = {FeedId(feed_id): count for feed_id, count in self.connection.execute(UNREAD).fetchall()}
        shown = {FeedId(node.number): node.unread for node in self.nodes(Kind.FEED)}
        assert {feed_id: count for feed_id, count in shown.items() if count} == expected
        assert self.shown((Kind.SMART, View.UNREAD.value)) == sum(expected.values())
        for folder in self.nodes(Kind.FOLDER):
            inside = (node for node in folder.walk() if node.kind is Kind.FEED)
            assert folder.unread == sum(shown[FeedId(node.number)] for node in inside), folder.title

    def a_recount_equals_a_count(self) -> None:
        """What deltas do not keep is right once it is quiet."""
        since = start_of_day(self.bench.clock)
        assert self.shown((Kind.SMART, View.TODAY.value)) == self.count(WITH_UNREAD, since)
        assert self.shown((Kind.SMART, View.STARRED.value)) == self.count(STARRED)
        assert self.shown((Kind.SMART, View.LATER.value)) == self.count(LATER)
        for node in self.nodes(Kind.TAG):
            assert node.unread == self.count(TAGGED, node.number), node.title
        for node in self.nodes(Kind.SEARCH):
            listed = entry_ids(self.connection, Selection(View.SAVED, query=node.query, unread_only=True, since=since))
            assert node.unread == len(listed), node.title

    # Help

    def do(self, command: commands.Command) -> None:
        self.bench.window.parts.submit(command)
        self.notify()

    def notify(self) -> None:
        self.bench.bridge.flush()

    def settle(self) -> None:
        """Let queries be answered and timers fire until nothing is left to do."""
        window, patience = self.bench.window, QDeadlineTimer(int(PATIENCE * 1000))
        window.parts.subscriptions.counts.recount()
        while not (window.parts.runner.is_idle() and window.parts.subscriptions.counts.is_settled()):
            assert not patience.hasExpired()
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        self.a_recount_equals_a_count()

    def some(self, numbers: Sequence[int]) -> tuple[EntryId, ...]:
        ids = [row[0] for row in self.connection.execute("SELECT entry_id FROM entry_status ORDER BY entry_id").fetchall()]
        return tuple(EntryId(ids[number % len(ids)]) for number in numbers)

    def count(self, sql: str, *given: int) -> int:
        return int(self.connection.execute(sql, given).fetchone()[0])

    def nodes(self, kind: Kind) -> list[Node]:
        return [node for node in self.bench.window.parts.subscriptions.model.nodes() if node.kind is kind]

    def shown(self, key: Key) -> int:
        node = self.bench.window.parts.subscriptions.model.find(key)
        return node.unread


@pytest.mark.long
def test_counts_of_the_window(qapp: QApplication) -> None:
    chosen = settings(max_examples=examples(12), stateful_step_count=15, suppress_health_check=[HealthCheck.too_slow])
    run_state_machine_as_test(User, settings=chosen)
