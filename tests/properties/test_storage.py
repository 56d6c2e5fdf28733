"""Whatever the user and the feeds do, in whatever order: counts equal a recount, marks and places stay, the index is in step."""

import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reader.domain.entry import Mark, Selection, View
from reader.domain.feed import ChangedEntry
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.storage import entries, retention, statuses, subscriptions
from reader.storage.writer import transaction
from tests.examples import examples
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, store

FEEDS = st.integers(0, 2)
NUMBERS = st.lists(st.integers(0, 5), min_size=1, max_size=6, unique=True)
VIEWS = st.sampled_from([View.ALL, View.UNREAD, View.STARRED, View.FEED, View.FOLDER, View.SEARCH, View.TODAY])


class Profile(RuleBasedStateMachine):
    """`is_read` follows what was done."""

    @initialize()
    def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.connection = open_fresh(Path(self.folder.name))
        self.connection.execute("PRAGMA synchronous = OFF")
        self.folder_id: FolderId = subscriptions.add_folder(self.connection, "Folder")
        self.feed_ids = [follow(self.connection, f"s{number}", self.folder_id if number % 2 else None) for number in range(3)]
        self.connection.execute("UPDATE feed SET window = '[\"other\"]'")
        self.now = NOW
        self.is_read: dict[EntryId, bool] = {}
        self.places: dict[EntryId, int] = {}
        self.undo: list[tuple[EntryId, ...]] = []

    def teardown(self) -> None:
        if hasattr(self, "connection"):
            self.connection.close()
            self.folder.cleanup()

    def changed(self, entry_ids: tuple[EntryId, ...], *, is_read: bool) -> None:
        for entry_id in entry_ids:
            assert self.is_read[entry_id] is not is_read
            self.is_read[entry_id] = is_read

    def some(self, numbers: list[int]) -> list[EntryId]:
        present = sorted(self.is_read)
        return [present[number % len(present)] for number in numbers] if present else []

    @rule(feed=FEEDS, numbers=NUMBERS, age=st.integers(-5, 400))
    def arrive(self, feed: int, numbers: list[int], age: int) -> None:
        feed_id = self.feed_ids[feed]
        items = [parsed(f"e{number}", text=f"word{number} common", published_at=self.now - age * DAY) for number in numbers]
        with transaction(self.connection):
            known = {each.identity: each for each in entries.known_entries(self.connection, feed_id, items)}
            ids = store(self.connection, feed_id, *items, now=self.now)
        absent = [item for item in items if item.identity not in known or known[item.identity].entry_id is None]
        assert len(ids) == len(absent)
        for row in entries.entry_rows(self.connection, ids):
            assert row.sort_at == self.places.setdefault(row.entry_id, row.sort_at)
            assert row.is_read is self.is_read.setdefault(row.entry_id, False)
            assert row.sort_at <= self.now

    @rule(numbers=NUMBERS, is_read=st.booleans())
    def mark(self, numbers: list[int], *, is_read: bool) -> None:
        with transaction(self.connection):
            self.changed(statuses.mark_read(self.connection, self.some(numbers), is_read, self.now), is_read=is_read)

    @rule(numbers=NUMBERS, is_starred=st.booleans())
    def star(self, numbers: list[int], *, is_starred: bool) -> None:
        with transaction(self.connection):
            statuses.set_mark(self.connection, Mark.STARRED, self.some(numbers), is_starred, self.now)

    @rule(view=VIEWS, feed=FEEDS, back=st.integers(0, 3))
    def mark_all(self, view: View, feed: int, back: int) -> None:
        chosen = Selection(view, self.feed_ids[feed], self.folder_id, "common", self.now - DAY)
        with transaction(self.connection):
            up_to = EntryId(entries.newest_entry_id(self.connection) - back)
            held = {entry_id for entry_id in entries.entry_ids(self.connection, chosen) if entry_id <= up_to}
            changed = statuses.mark_all_read(self.connection, chosen, up_to, self.now)
        assert set(changed) == {entry_id for entry_id in held if not self.is_read[EntryId(entry_id)]}
        self.changed(changed, is_read=True)
        self.undo.append(changed)

    @rule()
    def undo_mark_all(self) -> None:
        if self.undo:
            with transaction(self.connection):
                changed = statuses.mark_read(self.connection, self.undo.pop(), is_read=False, now=self.now)
            self.changed(changed, is_read=False)

    @rule(feed=FEEDS)
    def unsubscribe(self, feed: int) -> None:
        with transaction(self.connection):
            subscriptions.remove(self.connection, [self.feed_ids[feed]], self.now)

    @rule(feed=FEEDS)
    def subscribe_again(self, feed: int) -> None:
        with transaction(self.connection):
            subscriptions.restore(self.connection, [self.feed_ids[feed]])

    @rule(feed=FEEDS, number=st.integers(0, 5), version=st.integers(0, 2))
    def change(self, feed: int, number: int, version: int) -> None:
        feed_id = self.feed_ids[feed]
        item = parsed(f"e{number}", text=f"version{version} common", title=f"T{version}")
        with transaction(self.connection):
            known = [each for each in entries.known_entries(self.connection, feed_id, [item]) if each.identity == item.identity]
            changed = [ChangedEntry(each.entry_id, item, has_new_content=True) for each in known if each.entry_id is not None]
            entries.update_entries(self.connection, changed, self.now, index_text=str)

    @rule(days=st.sampled_from([1, 9, 31]))
    def time_goes_by(self, days: int) -> None:
        self.now += days * DAY
        starred = set(entries.entry_ids(self.connection, Selection(View.STARRED)))
        for _ in range(2):
            with transaction(self.connection):
                trusted = retention.trusts_clock(self.connection, self.now)
                removed = retention.apply_retention(self.connection, self.now, 7, 5) if trusted else []
            assert not starred & set(removed)
            purged = self.connection.execute("SELECT feed_id FROM subscription WHERE removed_at IS NULL").fetchall()
            followed = {row[0] for row in purged}
            for entry_id in removed:
                owner = self.connection.execute("SELECT feed_id FROM entry_status WHERE entry_id = ?", (entry_id,)).fetchall()
                assert self.is_read[entry_id] or not owner or owner[0][0] not in followed
        self.replace_purged_feeds()

    @rule(feed=FEEDS, numbers=NUMBERS)
    def read_everything_and_see_it_return(self, feed: int, numbers: list[int]) -> None:
        """What chance seldom leads to: entries old enough to be removed, which the feed then offers again."""
        self.mark_all(View.ALL, feed, 0)
        self.time_goes_by(9)
        self.arrive(feed, numbers, 1)

    def replace_purged_feeds(self) -> None:
        """A purged feed is followed again; what it brought is forgotten but for stars."""
        left = {row[0] for row in self.connection.execute("SELECT entry_id FROM entry_status").fetchall()}
        self.is_read = {entry_id: mark for entry_id, mark in self.is_read.items() if entry_id in left}
        self.places = {entry_id: place for entry_id, place in self.places.items() if entry_id in left}
        self.undo = [tuple(entry_id for entry_id in entry_ids if entry_id in left) for entry_ids in self.undo]
        known = {row[0] for row in self.connection.execute("SELECT feed_id FROM feed").fetchall()}
        for number, feed_id in enumerate(self.feed_ids):
            if feed_id not in known:
                self.feed_ids[number] = follow(self.connection, f"s{number}")
        self.connection.execute("UPDATE feed SET window = '[\"other\"]'")

    def recount(self, feed_id: FeedId) -> int:
        rows = self.connection.execute(
            "SELECT s.is_read FROM entry e JOIN entry_status s ON s.entry_id = e.entry_id WHERE s.feed_id = ?", (feed_id,)
        ).fetchall()
        return sum(not is_read for (is_read,) in rows)

    @invariant()
    def counts_equal_a_recount(self) -> None:
        if not hasattr(self, "connection"):
            return
        followed = {each.feed_id for each in subscriptions.subscriptions(self.connection)}
        expected = {feed_id: count for feed_id in followed if (count := self.recount(feed_id))}
        assert statuses.unread_counts(self.connection) == expected
        assert statuses.smart_counts(self.connection, 0).unread == sum(expected.values())

    @invariant()
    def tables_and_index_are_in_step(self) -> None:
        if not hasattr(self, "connection"):
            return
        live = self.connection.execute("SELECT entry_id FROM entry_status WHERE is_removed = 0 ORDER BY 1").fetchall()
        for table in ("entry", "entry_text", "entry_content"):
            assert self.connection.execute(f"SELECT entry_id FROM {table} ORDER BY 1").fetchall() == live  # noqa: S608 -- our own names
        self.connection.execute("INSERT INTO entry_search (entry_search, rank) VALUES ('integrity-check', 1)")
        assert self.connection.execute("PRAGMA foreign_key_check").fetchall() == []


TestProfile = Profile.TestCase
TestProfile.settings = settings(max_examples=examples(40), stateful_step_count=25)
