"""Of two feeds that become one nothing is lost: neither what waits for a server, nor any mark or tag."""

from collections.abc import Callable

import pytest

from reader.domain.accounts import Account
from reader.domain.entry import Mark
from reader.domain.episodes import Listening
from reader.domain.ids import EntryId, FeedId
from reader.storage import episodes, merged_feeds, outbox, readings, remote_items, statuses, tags
from reader.storage.connection import WriteConnection
from tests.unit.storage.account_examples import account_of, follow_there, store_items, waiting
from tests.unit.storage.examples import NOW, follow, parsed, store

Act = Callable[[WriteConnection, list[EntryId]], object]


def keyed(connection: WriteConnection, *entry_ids: EntryId) -> None:
    """Entries that are the same article."""
    for entry_id in entry_ids:
        connection.execute("UPDATE entry_status SET copy_key = 1 WHERE entry_id = ?", (entry_id,))


def two_feeds(connection: WriteConnection, *, is_marked: bool) -> tuple[Account, FeedId, FeedId, list[EntryId], list[EntryId]]:
    """The account's feed and one of this computer, each with the article of item 10: read, with a star and the tag There where `is_marked`."""
    account = account_of(connection)
    source = follow_there(connection, account, "a")
    theirs = store_items(
        connection, account, source, 10, is_read=is_marked, is_starred=is_marked, labels=("There",) if is_marked else ()
    )
    target = follow(connection, "a")
    ours = store(connection, target, parsed("guid"))
    keyed(connection, *theirs, *ours)
    return account, source, target, theirs, ours


def marks_of(connection: WriteConnection, entry_ids: list[EntryId]) -> tuple[bool, bool, bool, tuple[str, ...]]:
    query = "SELECT is_read, is_starred, is_later FROM entry_status WHERE entry_id = ?"
    (read, star, later) = connection.execute(query, entry_ids).fetchone()
    return bool(read), bool(star), bool(later), tags.tags_of(connection, entry_ids).get(entry_ids[0], ())


ACTS: dict[str, tuple[bool, Act, tuple[bool, bool, bool, tuple[str, ...]], dict[tuple[int, str], bool]]] = {
    "nothing": (False, lambda c, e: None, (False, False, False, ()), {}),
    "nothing, marked": (True, lambda c, e: None, (True, True, False, ("There",)), {}),
    "read": (False, lambda c, e: statuses.mark_read(c, e, is_read=True, now=NOW), (True, False, False, ()), {(10, "read"): True}),
    "unread": (
        True,
        lambda c, e: statuses.mark_read(c, e, is_read=False, now=NOW),
        (False, True, False, ("There",)),
        {(10, "read"): False},
    ),
    "star": (
        False,
        lambda c, e: statuses.set_mark(c, Mark.STARRED, e, is_set=True, now=NOW),
        (False, True, False, ()),
        {(10, "starred"): True},
    ),
    "star removed": (
        True,
        lambda c, e: statuses.set_mark(c, Mark.STARRED, e, is_set=False, now=NOW),
        (True, False, False, ("There",)),
        {(10, "starred"): False},
    ),
    "later": (False, lambda c, e: statuses.set_mark(c, Mark.LATER, e, is_set=True, now=NOW), (False, False, True, ()), {}),
    "tag": (False, lambda c, e: tags.add(c, e, "New", NOW), (False, False, False, ("New",)), {(10, "label:New"): True}),
    "tag taken off": (True, lambda c, e: tags.remove_from(c, e, "There"), (True, True, False, ()), {(10, "label:There"): False}),
}


@pytest.mark.parametrize("name", ACTS)
def test_what_waits_goes_along_with_the_article(connection: WriteConnection, name: str) -> None:
    is_marked, act, marks, waits = ACTS[name]
    account, source, target, theirs, ours = two_feeds(connection, is_marked=is_marked)
    act(connection, theirs)
    merged_feeds.join(connection, account.account_id, source, target, NOW)
    assert marks_of(connection, ours) == marks
    assert waiting(connection, account) == waits
    assert remote_items.entries(connection, account.account_id, [10]) == {10: ours[0]}


def test_marks_of_the_feed_that_stays_are_sent(connection: WriteConnection) -> None:
    account, source, target, _, ours = two_feeds(connection, is_marked=False)
    statuses.mark_read(connection, ours, is_read=True, now=NOW)
    tags.add(connection, ours, "Mine", NOW)
    assert merged_feeds.join(connection, account.account_id, source, target, NOW) == merged_feeds.Carried([], (), ())
    assert waiting(connection, account) == {(10, "read"): True, (10, "label:Mine"): True}


def test_what_may_have_been_sent_and_was_taken_back_is_still_sent_again(connection: WriteConnection) -> None:
    account, source, target, theirs, _ = two_feeds(connection, is_marked=False)
    statuses.mark_read(connection, theirs, is_read=True, now=NOW)
    outbox.sending(connection, account.account_id, outbox.marks(connection, account.account_id))
    statuses.mark_read(connection, theirs, is_read=False, now=NOW)
    merged_feeds.join(connection, account.account_id, source, target, NOW)
    assert waiting(connection, account) == {(10, "read"): False}


def test_an_article_that_only_the_account_has_goes_over_as_it_is(connection: WriteConnection) -> None:
    account, source, target, _, _ = two_feeds(connection, is_marked=False)
    (only,) = store_items(connection, account, source, 11, labels=("There",))
    statuses.mark_read(connection, [only], is_read=True, now=NOW)
    merged_feeds.join(connection, account.account_id, source, target, NOW)
    assert waiting(connection, account) == {(11, "read"): True}
    for table in ("entry_status", "entry_key"):
        rows = connection.execute(f"SELECT DISTINCT feed_id FROM {table} WHERE entry_id = ?", (only,)).fetchall()  # noqa: S608 -- our own names
        assert rows == [(target,)], table
    assert remote_items.labelled(connection, account.account_id, "There") == {11}


@pytest.mark.parametrize("identity", ["guid", "item:10"])
def test_ids_of_items_of_two_servers_are_not_taken_for_one_article(connection: WriteConnection, identity: str) -> None:
    source, target = follow(connection, "a"), follow(connection, "b")
    marked = store(connection, source, parsed(identity))
    other = store(connection, target, parsed(identity))
    statuses.set_mark(connection, Mark.LATER, marked, is_set=True, now=NOW)
    merged_feeds.carry(connection, source, target, NOW)
    assert marks_of(connection, other) == (False, False, identity == "guid", ())


def test_the_place_heard_last_and_the_opinion_said_last_are_kept(connection: WriteConnection) -> None:
    source, target = follow(connection, "a"), follow(connection, "b")
    theirs, ours = (store(connection, feed_id, parsed("old"), parsed("new")) for feed_id in (source, target))
    for feed_id, entry_ids, at in ((source, theirs, (NOW, NOW + 2)), (target, ours, (NOW + 1, NOW + 1))):
        for entry_id, when in zip(entry_ids, at, strict=True):
            heard = Listening(
                entry_id, feed_id, "https://a.example/1", int(feed_id), 99, is_finished=False, at=when, utc_offset_seconds=0
            )
            episodes.record_listening(connection, heard)
            readings.judge(connection, entry_id, 1 if feed_id == source else -1, when)
    merged_feeds.carry(connection, source, target, NOW)
    assert [episodes.listening_of_entry(connection, entry_id)[0].position_seconds for entry_id in ours] == [target, source]
    assert [readings.judge(connection, entry_id, 0, NOW) for entry_id in ours] == [-1, 1]
