"""What waits to be sent: whatever changes a mark has it sent, once and in order, and nothing else does."""

import itertools
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from reader import storage
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId
from reader.domain.user_data import ReadArticle
from reader.storage import (
    account_removal,
    database_file,
    entries,
    entry_changes,
    history,
    imported,
    merged_feeds,
    news,
    outbox,
    remote_feeds,
    remote_items,
    retention,
    sendings,
    statuses,
    subscriptions,
    tags,
)
from reader.storage.connection import WriteConnection
from reader.storage.sendings import GivenUp, Sending
from tests.unit.storage.account_examples import MINIFLUX, account_of, follow_there, store_items, waiting
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store

WRITES = re.compile(
    r"(?:UPDATE(?: OR \w+)?|INSERT(?: OR \w+)? INTO|REPLACE INTO|DELETE FROM)\s+(entry_status|entry_tag|tag)\b|(?:INSERT INTO|UPDATE) \{table\}"
)
WALKED = {
    "statuses.py": 5,
    "tags.py": 8,
    "entry_changes.py": 8,
    "imported.py": 1,
    "retention.py": 2,
    "history.py": 4,
    "remote_items.py": 8,
    "merged_feeds.py": 1,
    "news.py": 1,
    "given_database.py": 3,
    "schema.py": 1,
    "salvage.py": 9,
    "registers.py": 1,
    "computers.py": 2,
}
"""How many statements of each file write marks or tags. Each is in a test below, in `test_subscriptions`, `test_salvage` (schema, salvage and given_database) or `test_registers`; those of `computers` write registers."""


def test_no_statement_that_writes_marks_or_tags_is_unknown_here() -> None:
    folder = Path(storage.__file__).parent
    found = {path.name: len(WRITES.findall(path.read_text(encoding="utf-8"))) for path in folder.glob("*.py")}
    assert {name: count for name, count in found.items() if count} == WALKED


Change = Callable[[WriteConnection, Sequence[EntryId], FeedId], object]
UNREAD, READ_ONE = 0, 1
"""Of the entries given to a change: the first is unread, the second is read and starred and has the tag "There"."""
CHANGES: dict[str, tuple[Change, dict[tuple[int, str], bool]]] = {
    "read": (lambda c, e, f: statuses.mark_read(c, e, is_read=True, now=NOW), {(10, "read"): True}),
    "unread": (lambda c, e, f: statuses.mark_read(c, e, is_read=False, now=NOW), {(11, "read"): False}),
    "all read": (
        lambda c, e, f: statuses.mark_all_read(c, Selection(View.ALL), max(e), NOW),
        {(10, "read"): True},
    ),
    "feed read": (
        lambda c, e, f: statuses.mark_all_read(c, Selection(View.FEED, feed_id=f), max(e), NOW, after=0),
        {(10, "read"): True},
    ),
    "star": (lambda c, e, f: statuses.set_mark(c, Mark.STARRED, e, is_set=True, now=NOW), {(10, "starred"): True}),
    "unstar": (lambda c, e, f: statuses.set_mark(c, Mark.STARRED, e, is_set=False, now=NOW), {(11, "starred"): False}),
    "later": (lambda c, e, f: statuses.set_mark(c, Mark.LATER, e, is_set=True, now=NOW), {}),
    "hide": (lambda c, e, f: statuses.hide(c, e, NOW), {(10, "read"): True}),
    "hide and back": (lambda c, e, f: (statuses.hide(c, e, NOW), statuses.unhide(c, e)), {(10, "read"): True}),
    "carried": (lambda c, e, f: carried(c, f), {(10, "read"): True, (10, "starred"): True, (10, "label:Mine"): True}),
    "read in another reader": (lambda c, e, f: read_in_another(c, f), {(10, "read"): True}),
    "tag": (lambda c, e, f: tags.add(c, e, "New", NOW), {(10, "label:New"): True, (11, "label:New"): True}),
    "tag that is there": (lambda c, e, f: tags.add(c, e, "there", NOW), {(10, "label:There"): True}),
    "tag taken off": (lambda c, e, f: tags.remove_from(c, e, "There"), {(11, "label:There"): False}),
    "tag renamed": (
        lambda c, e, f: tags.rename(c, tags.tags(c)[0].tag_id, "Else", NOW),
        {(11, "label:There"): False, (11, "label:Else"): True},
    ),
    "tag renamed in case only": (lambda c, e, f: tags.rename(c, tags.tags(c)[0].tag_id, "THERE", NOW), {}),
    "tag renamed to one on nothing": (
        lambda c, e, f: (
            tags.add(c, e, "Old", NOW),
            tags.remove_from(c, e, "Old"),
            tags.rename(c, tags.tags(c)[0].tag_id, "Old", NOW),
        ),
        {(11, "label:There"): False, (11, "label:Old"): True},
    ),
    "tags joined": (
        lambda c, e, f: (tags.add(c, e[:1], "Other", NOW), tags.rename(c, tags.tags(c)[1].tag_id, "Other", NOW)),
        {(10, "label:Other"): True, (11, "label:Other"): True, (11, "label:There"): False},
    ),
    "tag deleted": (lambda c, e, f: tags.remove(c, tags.tags(c)[0].tag_id), {(11, "label:There"): False}),
    "gone at its server": (lambda c, e, f: remote_items.replaced(c, f), {}),
    "clock put right": (lambda c, e, f: history.put_right(c, NOW + 900 * DAY), {}),
    "no news": (lambda c, e, f: news.set_old(c, e), {}),
    "handed on": (lambda c, e, f: entry_changes.promote_duplicates(c, e), {}),
    "removed by retention": (lambda c, e, f: retention._remove(c, e), {}),
    "changed by its feed": (
        lambda c, e, f: entry_changes.insert_entries(c, f, [parsed("item:10"), parsed("item:11")], NOW, index_text=str),
        {},
    ),
}


def carried(connection: WriteConnection, feed_id: FeedId) -> None:
    other = follow(connection, "other")
    ids = store(connection, other, parsed("item:10"))
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, ids, is_set=True, now=NOW)
    tags.add(connection, ids, "Mine", NOW)
    connection.execute("UPDATE entry_status SET copy_key = 1 WHERE identity = 'item:10'")
    merged_feeds.carry(connection, other, feed_id, NOW)


def read_in_another(connection: WriteConnection, feed_id: FeedId) -> None:
    one = parsed("item:10")
    imported.remember_read_elsewhere(
        connection, feed_id, [ReadArticle("", guid=one.guid, link=one.link, title=one.title, published_at=one.published_at)]
    )
    imported.apply_read_elsewhere(connection, feed_id, NOW)


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_of_a_mark_waits_to_be_sent_and_its_undo_takes_it_back(connection: WriteConnection, name: str) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    ids = store_items(connection, account, feed_id, 10)
    ids += store_items(connection, account, feed_id, 11, is_read=True, is_starred=True, labels=("There",))
    assert waiting(connection, account) == {}
    before = marks(connection)
    change, expected = CHANGES[name]
    change(connection, ids, feed_id)
    assert waiting(connection, account) == expected
    put_back(connection, before)
    assert waiting(connection, account) == {}


def marks(connection: WriteConnection) -> list[tuple[int, int, int, tuple[str, ...]]]:
    rows = connection.execute("SELECT entry_id, is_read, is_starred FROM entry_status").fetchall()
    named = tags.tags_of(connection, [row[0] for row in rows])
    return [(*row, named.get(row[0], ())) for row in rows]


def put_back(connection: WriteConnection, before: list[tuple[int, int, int, tuple[str, ...]]]) -> None:
    for entry_id, is_read, is_starred, names in before:
        ids = [EntryId(entry_id)]
        connection.execute("UPDATE entry_status SET is_removed = 0, is_hidden = 0 WHERE entry_id = ?", ids)
        statuses.mark_read(connection, ids, bool(is_read), NOW)
        statuses.set_mark(connection, Mark.STARRED, ids, bool(is_starred), NOW)
        for name in set(tags.tags_of(connection, ids).get(ids[0], ())) - set(names):
            tags.remove_from(connection, ids, name)
        for name in names:
            tags.add(connection, ids, name, NOW)


def test_nothing_waits_for_articles_of_this_computer(connection: WriteConnection) -> None:
    account_of(connection)
    ids = store(connection, follow(connection, "a"), parsed("x"))
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, ids, is_set=True, now=NOW)
    tags.add(connection, ids, "work", NOW)
    assert connection.execute("SELECT count(*) FROM outbox").fetchone() == (0,)


def test_tags_stay_on_this_computer_where_the_server_has_no_labels(connection: WriteConnection) -> None:
    account = account_of(connection, MINIFLUX)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10, labels=("a folder",))
    tags.add(connection, ids, "work", NOW)
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    assert waiting(connection, account) == {(10, "read"): True}
    assert tags.tags_of(connection, ids) == {ids[0]: ("work",)}


def test_what_may_have_been_sent_is_sent_again_when_it_is_taken_back(connection: WriteConnection) -> None:
    account = account_of(connection)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10)
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    outbox.sending(connection, account.account_id, outbox.marks(connection, account.account_id))
    statuses.mark_read(connection, ids, is_read=False, now=NOW)
    assert waiting(connection, account) == {(10, "read"): False}
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    statuses.mark_read(connection, ids, is_read=False, now=NOW)
    assert waiting(connection, account) == {(10, "read"): False}
    outbox.finish(connection, account.account_id, outbox.marks(connection, account.account_id))
    assert waiting(connection, account) == {}
    assert remote_items.known(connection, account.account_id).read == frozenset()


def test_what_changed_since_it_was_sent_is_not_finished(connection: WriteConnection) -> None:
    account = account_of(connection)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10)
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    (first,) = outbox.marks(connection, account.account_id)
    outbox.sending(connection, account.account_id, [first])
    statuses.mark_read(connection, ids, is_read=False, now=NOW)
    outbox.sending(connection, account.account_id, [first])
    outbox.finish(connection, account.account_id, [first])
    (left,) = outbox.marks(connection, account.account_id)
    assert (left.value, left.refusals, left.seq > first.seq) == (False, 0, True)
    assert remote_items.known(connection, account.account_id).read == frozenset()


def test_a_number_is_never_given_twice(connection: WriteConnection) -> None:
    account = account_of(connection)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10)
    seen = []
    for _ in range(3):
        statuses.mark_read(connection, ids, is_read=True, now=NOW)
        seen += [each.seq for each in outbox.marks(connection, account.account_id)]
        statuses.mark_read(connection, ids, is_read=False, now=NOW)
    assert len(set(seen)) == 3


def test_what_is_finished_is_what_the_server_holds(connection: WriteConnection) -> None:
    account = account_of(connection)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10)
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, ids, is_set=True, now=NOW)
    tags.add(connection, ids, "work", NOW)
    outbox.finish(connection, account.account_id, outbox.marks(connection, account.account_id))
    known = remote_items.known(connection, account.account_id)
    assert (known.read, known.starred, remote_items.labels(connection, account.account_id)) == ({10}, {10}, ["work"])
    assert waiting(connection, account) == {}
    tags.remove_from(connection, ids, "work")
    outbox.finish(connection, account.account_id, outbox.marks(connection, account.account_id))
    assert remote_items.labels(connection, account.account_id) == []


def test_a_copy_is_sent_as_read_once_its_original_is(connection: WriteConnection) -> None:
    account = account_of(connection)
    first, second = (follow_there(connection, account, name) for name in "ab")
    same = {"link": "https://same.example/1", "title": "Same"}
    ids = [
        *entry_changes.insert_entries(connection, first, [parsed("item:10", **same)], NOW, index_text=str, copy_key=lambda *_: 7),
        *entry_changes.insert_entries(
            connection, second, [parsed("item:11", **same)], NOW, index_text=str, copy_key=lambda *_: 7
        ),
    ]
    new = [
        remote_items.NewItem(entry_id, number, is_read=False, is_starred=False)
        for entry_id, number in zip(ids, (10, 11), strict=True)
    ]
    remote_items.add(connection, account.account_id, new, NOW)
    assert entry_changes.fold_copies(connection, ids[1:], NOW) == ids[1:]
    assert waiting(connection, account) == {}
    statuses.mark_read(connection, ids[:1], is_read=True, now=NOW)
    assert waiting(connection, account) == {(10, "read"): True, (11, "read"): True}
    statuses.mark_read(connection, ids[:1], is_read=False, now=NOW)
    assert waiting(connection, account) == {}
    subscriptions.remove(connection, [first], NOW)
    assert waiting(connection, account) == {}
    subscriptions.restore(connection, [first])
    assert waiting(connection, account) == {}
    entry_changes.release_copies(connection)
    assert waiting(connection, account) == {}
    assert statuses.unread_counts(connection) == {first: 1, second: 1}


def test_copies_are_folded_within_one_account_or_within_this_computer(connection: WriteConnection) -> None:
    one, two = account_of(connection), account_of(connection, MINIFLUX, "Work")
    feeds = [follow(connection, "a"), follow_there(connection, one, "b"), follow_there(connection, two, "c")]
    feeds += [follow(connection, "d"), follow_there(connection, one, "e"), follow_there(connection, two, "f")]
    same = {"link": "https://same.example/1", "title": "Same"}
    ids = [
        *itertools.chain.from_iterable(
            entry_changes.insert_entries(connection, feed, [parsed("x", **same)], NOW, index_text=str, copy_key=lambda *_: 7)
            for feed in feeds
        )
    ]
    assert entry_changes.fold_copies(connection, ids[3:], NOW) == ids[3:]
    own = dict(connection.execute("SELECT entry_id, copy_of FROM entry_status").fetchall())
    assert [own[each] for each in ids] == [None, None, None, *ids[:3]]
    subscriptions.remove(connection, [feeds[1]], NOW)
    assert dict(connection.execute("SELECT entry_id, copy_of FROM entry_status").fetchall())[ids[4]] is None
    subscriptions.restore(connection, [feeds[1]])
    assert dict(connection.execute("SELECT entry_id, copy_of FROM entry_status").fetchall()) == own
    # feeds that stay after their account is gone join those of this computer, until it comes back
    account_removal.remove(connection, one.account_id, NOW, keeps_feeds=True)
    found = dict(connection.execute("SELECT entry_id, copy_of FROM entry_status").fetchall())
    assert [found[each] for each in ids] == [None, ids[0], None, ids[0], ids[0], ids[2]]
    account_removal.restore(connection, one.account_id)
    assert dict(connection.execute("SELECT entry_id, copy_of FROM entry_status").fetchall()) == own
    assert statuses.unread_counts(connection) == dict.fromkeys(feeds[:3], 1)


def test_entries_that_are_gone_leave_nothing_to_send(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    ids = store_items(connection, account, feed_id, 10, 11, labels=("work",))
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    tags.remove_from(connection, ids, "work")
    imported.remove_unconfirmed(connection, ids[:1])
    assert {item for item, _ in waiting(connection, account)} == {11}
    subscriptions.remove(connection, [feed_id], NOW)
    remote_feeds.left(connection, [feed_id])
    retention._purge_feeds(connection, NOW + 1)
    for table in ("outbox", "remote_item", "remote_label", "remote_feed", "entry_tag"):
        assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)  # noqa: S608 -- our own names


def test_a_past_that_came_back_sends_nothing_and_believes_the_next_lists(connection: WriteConnection) -> None:
    account = account_of(connection)
    ids = store_items(connection, account, follow_there(connection, account, "a"), 10, 11, labels=("work",))
    statuses.mark_read(connection, ids, is_read=True, now=NOW)
    tags.add(connection, ids[:1], "new", NOW)
    assert database_file.withdraw(connection, NOW) == 3
    assert waiting(connection, account) == {}
    assert remote_items.known(connection, account.account_id).read == {10, 11}
    remote_items.apply(connection, account.account_id, "read", [10], NOW, is_set=False)
    remote_items.apply_label(connection, account.account_id, "new", [], NOW)
    assert waiting(connection, account) == {}
    assert entries.entry_ids(connection, Selection(View.UNREAD))
    assert [tag.name for tag in tags.tags(connection)] == ["work"]


@pytest.fixture
def ids(connection: WriteConnection) -> list[EntryId]:
    return sorted(store(connection, follow(connection, "a"), *(parsed(f"x{each}") for each in range(4))))


def test_articles_wait_once_for_each_target_until_they_were_sent(connection: WriteConnection, ids: list[EntryId]) -> None:
    sendings.queue(connection, "Notes", ids[:2], NOW)
    sendings.queue(connection, "Notes", ids[:1], NOW + 5)
    sendings.queue(connection, "Bag", [*ids[:1], EntryId(999)], NOW + 1)
    assert sendings.next_at(connection) == NOW
    assert sendings.next_due(connection, NOW) == Sending(ids[1], "Notes")
    sendings.remove(connection, "Notes", ids[1:2])
    assert sendings.next_due(connection, NOW + 9) == Sending(ids[0], "Bag")
    sendings.remove(connection, "Bag", ids)
    sendings.remove(connection, "Notes", ids)
    assert sendings.next_at(connection) is None


def test_what_fails_for_a_target_waits_together_and_is_given_up_together(connection: WriteConnection, ids: list[EntryId]) -> None:
    sendings.queue(connection, "Bag", ids[:2], NOW)
    sendings.queue(connection, "Notes", ids[:1], NOW)
    first = Sending(ids[0], "Bag")
    down = Problem(ProblemKind.CONNECT, "refused")
    assert sendings.note_failure(connection, first, down, NOW + 60, is_of_target=True) == 2
    assert sendings.next_due(connection, NOW) == Sending(ids[0], "Notes")
    assert sendings.next_due(connection, NOW + 60) == Sending(ids[0], "Notes")
    sendings.remove(connection, "Notes", ids)
    assert sendings.next_due(connection, NOW + 60) == Sending(ids[0], "Bag", 1)
    assert sendings.note_failure(connection, Sending(ids[1], "Bag", 4), down, None, is_of_target=False) == 1
    assert sendings.given_up(connection) == [GivenUp("Bag", (ids[1],), down)]
    sendings.retry(connection, "Bag", NOW + 9)
    assert (sendings.given_up(connection), sendings.next_due(connection, NOW + 9)) == ([], Sending(ids[1], "Bag"))


def test_more_than_can_wait_are_kept_for_a_press_of_the_user(
    connection: WriteConnection, ids: list[EntryId], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sendings, "WAITING_MAX", 3)
    sendings.queue(connection, "Bag", ids, NOW)
    (left,) = sendings.given_up(connection)
    assert (left.entry_ids, left.problem) == ((ids[3],), Problem(ProblemKind.SEND_QUEUE))


def test_a_removed_article_takes_what_waits_with_it(connection: WriteConnection, ids: list[EntryId]) -> None:
    sendings.queue(connection, "Bag", ids[:1], NOW)
    connection.execute("DELETE FROM entry WHERE entry_id = ?", (ids[0],))
    assert sendings.next_at(connection) is None
