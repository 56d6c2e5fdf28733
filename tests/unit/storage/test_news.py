"""New entries: arrived since the last visit ended, whether read or not."""

import pytest

from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.domain.news import IDLE_SECONDS, News
from reader.storage import entries, entry_changes, news, statuses, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def test_nothing_is_new_before_the_first_visit_has_ended(connection: WriteConnection) -> None:
    feed = follow(connection, "a")
    store(connection, feed, parsed("x"), parsed("y"))
    assert news.current(connection) == news.upcoming(connection, NOW) == News()
    assert (news.entry_count(connection, news.current(connection)), news.counts_by_feed(connection, News())) == (0, {})
    assert news.turn(connection, NOW) is None
    assert len(entries.entry_ids(connection, Selection(View.ALL, new_after=News().after))) == 0


def test_what_arrived_since_the_last_use_is_new_from_the_next_visit_on_read_or_not(connection: WriteConnection) -> None:
    one, other = follow(connection, "a"), follow(connection, "b")
    (seen,) = store(connection, one, parsed("seen"))
    news.note_use(connection, NOW)
    later = store(connection, one, parsed("x"), parsed("y", published_at=NOW - DAY))
    assert news.turn(connection, NOW + 9) == News(NOW, seen)
    later += store(connection, other, parsed("z"))
    statuses.mark_read(connection, later[:1], is_read=True, now=NOW)
    current = news.current(connection)
    assert list(entries.entry_ids(connection, Selection(View.ALL, new_after=current.after))) == [later[2], later[0], later[1]]
    assert (news.entry_count(connection, current), news.counts_by_feed(connection, current)) == (3, {one: 2, other: 1})
    assert news.entry_count(connection, current, Selection(View.FEED, feed_id=one)) == 2
    assert news.entry_count(connection, current, Selection(View.UNREAD)) == 2
    assert news.entry_count(connection, current, Selection(View.SEARCH, query="title", unread_only=True)) == 2
    # the window is used on: nothing moves until that visit is over
    news.note_use(connection, NOW + 60)
    assert news.current(connection) == current
    assert news.turn(connection, NOW + DAY) == News(NOW + 60, later[2])
    assert news.turn(connection, NOW + DAY) is None


def test_what_was_read_elsewhere_is_hidden_gone_or_a_copy_does_not_count(connection: WriteConnection) -> None:
    one, other = follow(connection, "a"), follow(connection, "b")
    news.note_use(connection, NOW)
    news.turn(connection, NOW)
    key = entry_changes.keys_by_kind("", "https://site.example/x", "", "")["link"]
    ids = entries.insert_entries(
        connection,
        one,
        [parsed(each) for each in "xyzw"],
        NOW,
        index_text=str,
        copy_key=lambda link, _: key if "x" in link[-1] else None,
    )
    statuses.mark_read(connection, ids[1:2], is_read=True, now=NOW)
    news.set_old(connection, ids, read_only=True)
    statuses.hide(connection, ids[2:3], NOW)
    statuses.mark_read(connection, ids[3:], is_read=True, now=NOW)
    again = entries.insert_entries(connection, other, [parsed("x")], NOW, index_text=str, copy_key=lambda *_: key)
    assert entry_changes.fold_copies(connection, again, NOW) == again
    news.set_old(connection, again, read_only=True)
    current = news.current(connection)
    assert list(entries.entry_ids(connection, Selection(View.ALL, new_after=current.after))) == [ids[0], ids[3]]
    assert news.counts_by_feed(connection, current) == {one: 2}
    subscriptions.remove(connection, [one], NOW)
    assert news.counts_by_feed(connection, current) == {other: 1}


@pytest.mark.parametrize(
    ("passed", "goes_on"), [(0, True), (IDLE_SECONDS - 1, True), (IDLE_SECONDS, False), (-5, False), (30 * DAY, False)]
)
def test_the_visit_of_a_program_that_was_killed_goes_on_within_half_an_hour(
    connection: WriteConnection, *, passed: int, goes_on: bool
) -> None:
    feed = follow(connection, "a")
    (first,) = store(connection, feed, parsed("x"))
    news.note_use(connection, NOW)
    news.turn(connection, NOW)
    (second,) = store(connection, feed, parsed("y"))
    news.note_use(connection, NOW + 60)
    assert news.upcoming(connection, NOW + 60 + passed).after == (first if goes_on else second)


def test_a_time_of_a_clock_that_was_ahead_is_not_shown(connection: WriteConnection) -> None:
    store(connection, follow(connection, "a"), parsed("x"))
    news.note_use(connection, NOW + 900 * DAY)
    assert news.upcoming(connection, NOW).since == NOW
    assert news.turn(connection, NOW) == News(NOW, EntryId(1))
