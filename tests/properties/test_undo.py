"""Whatever the user asks for and the feeds bring: what the window counts equals a recount, and undo brings back what was there."""

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reader.domain import commands
from reader.domain.commands import Command
from reader.domain.entry import Mark, Selection, View
from reader.domain.events import (
    CommandFailed,
    Event,
    RuleApplied,
    RulesChanged,
    StatusesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.feed import Rule
from reader.domain.ids import EntryId, RuleId, SearchId, TagId
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.engine.jobs.retrievals import store_document
from reader.engine.messages import Publish
from reader.engine.tasks import FeedTask
from reader.storage import entries, retention, statuses, subscriptions
from reader.storage.writer import transaction
from tests.examples import examples
from tests.fakes.entries import document, parsed_entry
from tests.fakes.world import START, close_cores, make_core
from tests.unit.storage.examples import follow

DAY = 86_400
FEEDS = st.integers(0, 2)
NUMBERS = st.lists(st.integers(0, 9), min_size=1, max_size=4, unique=True)
NAMES = st.sampled_from(["work", "Work", "play", "home"])
VIEWS = st.sampled_from([View.ALL, View.UNREAD, View.STARRED, View.LATER, View.FEED, View.SEARCH, View.TAG])
ACTIONS = st.lists(
    st.sampled_from(
        [
            *(RuleAction(kind) for kind in RuleActionKind if kind is not RuleActionKind.TAG),
            RuleAction(RuleActionKind.TAG, "ruled"),
        ]
    ),
    min_size=1,
    max_size=3,
    unique=True,
)
SETTINGS = st.dictionaries(
    st.sampled_from(["priority", "keep_days", "notify", "refresh"]),
    st.sampled_from(["", "2", "4", "always", "off", "nonsense", "hand", "60"]),
    max_size=2,
)


class Handlers(RuleBasedStateMachine):
    @initialize()
    def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.core = make_core(Path(self.folder.name))
        self.connection = self.core.state.connection
        self.connection.execute("PRAGMA synchronous = OFF")
        self.feed_ids = [follow(self.connection, f"s{number}") for number in range(3)]
        self.core.handle(commands.RestoreSubscription(tuple(self.feed_ids)), START)
        self.core.drain_effects()
        self.now = START

    def teardown(self) -> None:
        close_cores()
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def drain(self) -> list[Event]:
        return [effect.event for effect in self.core.drain_effects() if isinstance(effect, Publish)]

    def send(self, command: Command) -> list[Event]:
        self.core.handle(command, self.now)
        return self.drain()

    def do(self, command: Command, *, undone: bool) -> None:
        """Do it; where it is undone at once, everything is as it was."""
        before = self.snapshot()
        events = self.send(command)
        undoable = [
            event.undo
            for event in events
            if isinstance(event, StatusesChanged | SubscriptionsChanged | TagsChanged | RulesChanged | RuleApplied) and event.undo
        ]
        assert len(undoable) <= 1
        if not undoable:
            assert self.snapshot() == before, command
        elif undone:
            assert not any(isinstance(event, CommandFailed) for event in self.send(undoable[0]))
            assert self.snapshot() == before, command

    def snapshot(self) -> list[list[tuple[Any, ...]]]:
        return [
            self.connection.execute(sql).fetchall()
            for sql in (
                "SELECT entry_id, is_read, is_starred, is_later, is_hidden, is_removed, copy_of FROM entry_status ORDER BY 1",
                "SELECT t.name, e.entry_id FROM entry_tag e JOIN tag t ON t.tag_id = e.tag_id ORDER BY 1, 2",
                "SELECT search_id, name, query FROM saved_search ORDER BY 1",
                "SELECT rule_id, name, conditions, actions FROM arrival_rule ORDER BY position",
                "SELECT feed_id, removed_at IS NULL, position, settings FROM subscription ORDER BY 1",
            )
        ]

    def some(self, numbers: list[int]) -> tuple[EntryId, ...]:
        present = [row[0] for row in self.connection.execute("SELECT entry_id FROM entry_status WHERE is_removed = 0").fetchall()]
        return tuple(dict.fromkeys(present[number % len(present)] for number in numbers)) if present else ()

    def one(self, table: str, number: int) -> int | None:
        rows = self.connection.execute(f"SELECT min(rowid) + {number % 2} FROM {table}").fetchall()  # noqa: S608 -- our own names
        return None if rows[0][0] is None else int(rows[0][0])

    @rule(feed=FEEDS, numbers=NUMBERS)
    def arrive(self, feed: int, numbers: list[int]) -> None:
        known = self.core.state.feeds.get(self.feed_ids[feed])
        if known is None:
            return
        items = [
            parsed_entry(
                f"e{number}",
                link=f"https://site.example/{number}?utm_source={feed}",
                title=f"T{number}",
                text=f"word{number % 3}",
            )
            for number in numbers
        ]
        request = FetchRequest(1, known.url, Purpose.FEED)
        result = FetchResult(request, 200, known.url, self.now, self.now)
        with transaction(self.connection):
            store_document(self.core.state, known, FeedTask(known.feed_id, Rule.FIRST, None), result, document(*items), self.now)
        self.drain()

    @rule(numbers=NUMBERS, kind=st.integers(0, 3), value=st.booleans(), undone=st.booleans())
    def mark(self, numbers: list[int], kind: int, *, value: bool, undone: bool) -> None:
        ids = self.some(numbers)
        made = [
            commands.MarkRead(ids, value),
            commands.SetMark(ids, Mark.STARRED, value),
            commands.SetMark(ids, Mark.LATER, value),
            commands.HideEntries(ids, value),
        ]
        self.do(made[kind], undone=undone)

    @rule(view=VIEWS, feed=FEEDS, newer=st.booleans(), undone=st.booleans())
    def mark_all(self, view: View, feed: int, *, newer: bool, undone: bool) -> None:
        chosen = Selection(view, feed_id=self.feed_ids[feed], tag_id=TagId(1), query="word1")
        at = int(self.now) - DAY
        times = {"after": at} if newer else {"before": at + 2 * DAY}
        up_to = entries.newest_entry_id(self.connection)
        self.do(commands.MarkAllRead(chosen, up_to, **times), undone=undone)

    @rule(numbers=NUMBERS, add=st.lists(NAMES, max_size=2), remove=st.lists(NAMES, max_size=2), undone=st.booleans())
    def tag(self, numbers: list[int], add: list[str], remove: list[str], *, undone: bool) -> None:
        self.do(commands.TagEntries(self.some(numbers), tuple(add), tuple(remove)), undone=undone)

    @rule(number=st.integers(0, 1), name=NAMES, is_removed=st.booleans(), undone=st.booleans())
    def change_tag(self, number: int, name: str, *, is_removed: bool, undone: bool) -> None:
        tag_id = TagId(self.one("tag", number) or 0)
        if (tag_id,) in self.connection.execute("SELECT DISTINCT tag_id FROM entry_tag").fetchall():
            self.do(commands.RemoveTag(tag_id) if is_removed else commands.RenameTag(tag_id, name), undone=undone)

    @rule(name=NAMES, number=st.none() | st.integers(0, 1), undone=st.booleans())
    def save_search(self, name: str, number: int | None, *, undone: bool) -> None:
        search_id = None if number is None else self.one("saved_search", 0)
        self.do(commands.SaveSearch(name, f"{name} is:unread", None if search_id is None else SearchId(search_id)), undone=undone)

    @rule(number=st.integers(0, 1), undone=st.booleans())
    def remove_search(self, number: int, *, undone: bool) -> None:
        self.do(commands.RemoveSearch(SearchId(number + 1)), undone=undone)

    @rule(word=st.integers(0, 2), actions=ACTIONS, place=st.none() | st.integers(0, 2), again=st.booleans(), undone=st.booleans())
    def save_rule(self, word: int, actions: list[RuleAction], place: int | None, *, again: bool, undone: bool) -> None:
        number = self.one("arrival_rule", 0) if again else None
        conditions = (RuleCondition(RuleField.TEXT, RuleTest.CONTAINS, f"word{word}"),)
        made = ArrivalRule(None if number is None else RuleId(number), f"rule {word}", conditions, tuple(actions))
        self.do(commands.SaveRule(made, place), undone=undone)

    @rule(number=st.integers(0, 1), undone=st.booleans())
    def remove_rule(self, number: int, *, undone: bool) -> None:
        self.do(commands.RemoveRule(RuleId(self.one("arrival_rule", number) or 0)), undone=undone)

    @rule(word=st.integers(0, 2), actions=ACTIONS, undone=st.booleans())
    def apply_rule(self, word: int, actions: list[RuleAction], *, undone: bool) -> None:
        conditions = (RuleCondition(RuleField.ANYWHERE, RuleTest.CONTAINS, f"WORD{word}"),)
        self.do(commands.ApplyRule(ArrivalRule(None, "", conditions, tuple(actions))), undone=undone)

    @rule(feeds=st.lists(FEEDS, min_size=1, unique=True), values=SETTINGS, undone=st.booleans())
    def set_settings(self, feeds: list[int], values: dict[str, str], *, undone: bool) -> None:
        chosen = tuple(self.feed_ids[feed] for feed in feeds)
        self.do(commands.SetSubscriptionSettings(chosen, values), undone=undone)

    @rule(feed=FEEDS, undone=st.booleans())
    def unsubscribe(self, feed: int, *, undone: bool) -> None:
        # A copy that was marked unread by hand beside an unread original is folded again: the one thing that is not brought back.
        twice = self.connection.execute("SELECT 1 FROM entry_status WHERE copy_of IS NOT NULL AND is_read = 0").fetchall()
        if self.feed_ids[feed] in self.core.state.feeds and not twice:
            self.do(commands.RemoveSubscription((self.feed_ids[feed],)), undone=undone)

    @rule(feed=FEEDS)
    def subscribe_again(self, feed: int) -> None:
        if self.feed_ids[feed] not in self.core.state.feeds:
            self.send(commands.RestoreSubscription((self.feed_ids[feed],)))

    @rule(days=st.sampled_from([1, 9]))
    def time_goes_by(self, days: int) -> None:
        self.now += days * DAY
        self.connection.execute("UPDATE feed SET window = '[\"other\"]'")
        kept = self.connection.execute("SELECT entry_id FROM entry_status WHERE is_starred OR is_later OR NOT is_read").fetchall()
        kept += self.connection.execute("SELECT entry_id FROM entry_tag").fetchall()
        for _ in range(2):
            with transaction(self.connection):
                trusted = retention.trusts_clock(self.connection, int(self.now))
                removed = retention.apply_retention(self.connection, int(self.now), 7, 100) if trusted else []
            assert not {(each,) for each in removed} & set(kept)

    @invariant()
    def counts_equal_a_recount(self) -> None:
        if not hasattr(self, "connection"):
            return
        followed = {each.feed_id for each in subscriptions.subscriptions(self.connection)}
        rows = self.connection.execute(
            "SELECT feed_id FROM entry_status WHERE is_read = 0 AND is_hidden = 0 AND is_removed = 0"
        ).fetchall()
        expected = {feed_id: rows.count((feed_id,)) for feed_id in followed if (feed_id,) in rows}
        assert statuses.unread_counts(self.connection) == expected
        assert len(entries.entry_ids(self.connection, Selection(View.UNREAD))) == sum(expected.values())
        listed = set(entries.entry_ids(self.connection, Selection(View.ALL)))
        assert len(listed) == statuses.smart_counts(self.connection, 0).all
        assert set(entries.entry_ids(self.connection, Selection(View.UNREAD))) <= listed

    @invariant()
    def every_copy_has_an_original_that_is_there(self) -> None:
        if not hasattr(self, "connection"):
            return
        followed = {each.feed_id for each in subscriptions.subscriptions(self.connection)}
        rows = self.connection.execute(
            """SELECT c.feed_id, o.feed_id, o.is_removed, o.copy_of FROM entry_status c JOIN entry_status o ON o.entry_id = c.copy_of
            WHERE c.is_removed = 0"""
        ).fetchall()
        for feed_id, original_feed, is_removed, copy_of in rows:
            assert feed_id not in followed or (original_feed in followed and not is_removed and copy_of is None)
        hidden = self.connection.execute("SELECT count(*) FROM entry_status WHERE is_hidden = 1 AND is_read = 0").fetchall()
        assert hidden == [(0,)]


TestUndo = Handlers.TestCase
TestUndo.settings = settings(max_examples=examples(40), stateful_step_count=25)
