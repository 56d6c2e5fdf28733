from reader.domain.entry import Mark, Selection, View
from reader.domain.ids import EntryId
from reader.storage import entries, statuses, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def test_marking_read_publishes_what_really_changed(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    ids = store(connection, a, parsed("1"), parsed("2")) + store(connection, b, parsed("3"))
    assert statuses.unread_counts(connection) == {a: 2, b: 1}
    change = statuses.mark_read(connection, [*ids, EntryId(99)], is_read=True, now=NOW)
    assert set(change.entry_ids) == set(ids)
    assert change.unread_deltas == ((a, -2), (b, -1))
    assert statuses.mark_read(connection, ids, is_read=True, now=NOW) == statuses.StatusChange(())
    back = statuses.mark_read(connection, change.entry_ids[:1], is_read=False, now=NOW)
    assert sum(delta for _, delta in back.unread_deltas) == 1
    assert sum(statuses.unread_counts(connection).values()) == 1


def test_marking_all_spares_what_came_later_and_what_is_elsewhere(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "f")
    a, b = follow(connection, "a", folder), follow(connection, "b")
    early, other = store(connection, a, parsed("1")), store(connection, b, parsed("2"))
    up_to = entries.newest_entry_id(connection)
    late = store(connection, a, parsed("3"))
    change = statuses.mark_all_read(connection, Selection(View.FOLDER, folder_id=folder), up_to, NOW)
    assert list(change.entry_ids) == early
    assert statuses.unread_counts(connection) == {a: 1, b: 1}
    searched = statuses.mark_all_read(connection, Selection(View.SEARCH, query="title"), EntryId(late[0]), NOW)
    assert set(searched.entry_ids) == {*late, *other}


def test_stars_are_set_and_removed(connection: WriteConnection) -> None:
    ids = store(connection, follow(connection, "a"), parsed("1"), parsed("2"))
    assert set(statuses.set_mark(connection, Mark.STARRED, ids, is_set=True, now=NOW).entry_ids) == set(ids)
    assert statuses.set_mark(connection, Mark.STARRED, ids[:1], is_set=False, now=NOW).entry_ids == (ids[0],)
    assert [Mark.STARRED in row.marks for row in entries.entry_rows(connection, ids)] == [False, True]


def test_counts_leave_out_what_was_unsubscribed(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    ids = store(connection, a, parsed("1"), parsed("2", published_at=NOW - 3 * DAY), parsed("3"))
    store(connection, b, parsed("4"))
    statuses.mark_read(connection, ids[:1], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, ids[:1], is_set=True, now=NOW)
    assert statuses.smart_counts(connection, NOW - DAY) == statuses.SmartCounts(
        all=4, today=2, unread=3, marked={**dict.fromkeys(Mark, 0), Mark.STARRED: 1}
    )
    subscriptions.remove(connection, [b], NOW)
    assert statuses.smart_counts(connection, NOW - DAY) == statuses.SmartCounts(
        all=3, today=1, unread=2, marked={**dict.fromkeys(Mark, 0), Mark.STARRED: 1}
    )
    assert statuses.unread_counts(connection) == {a: 2}
