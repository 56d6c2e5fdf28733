import pytest

from reader.domain.entry import Mark, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.storage import entries, feeds, retention, statuses, subscriptions, tags
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store

KEEP = 30
LATER = NOW + 100 * DAY


def apply_retention(connection: WriteConnection, now: int, keep_days: int, limit: int) -> list[EntryId]:
    """A round as upkeep has it."""
    return retention.apply_retention(connection, now, keep_days, limit) if retention.trusts_clock(connection, now) else []


def steady(connection: WriteConnection, at: int) -> None:
    """As if a round had run the day before."""
    connection.execute("INSERT OR REPLACE INTO milestone VALUES ('retention_ran', ?)", (at - DAY,))


def with_window(connection: WriteConnection, feed_id: FeedId, *window: str) -> None:
    connection.execute("UPDATE feed SET window = json_array(?) WHERE feed_id = ?", (window[0], feed_id))


def read(connection: WriteConnection, *entry_ids: EntryId, at: int = NOW) -> None:
    statuses.mark_read(connection, entry_ids, is_read=True, now=at)


def test_only_old_read_entries_that_the_feed_dropped_are_removed(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    old, unread, starred, offered, late = store(
        connection, feed_id, *[parsed(name) for name in ("old", "unread", "starred", "offered", "late")]
    )
    (fresh,) = store(connection, feed_id, parsed("fresh"), now=LATER - DAY)
    with_window(connection, feed_id, "offered")
    read(connection, old, starred, offered, fresh)
    read(connection, late, at=LATER - DAY)
    statuses.set_mark(connection, Mark.STARRED, [starred], is_set=True, now=NOW)
    steady(connection, LATER)
    assert apply_retention(connection, LATER, KEEP, 100) == [old]
    assert set(entries.entry_ids(connection, Selection(View.ALL))) == {unread, starred, offered, late, fresh}
    (known,) = [each for each in entries.known_entries(connection, feed_id, [parsed("old")]) if each.identity == "old"]
    assert known.entry_id is None


def test_a_feed_whose_window_is_unknown_loses_nothing(connection: WriteConnection) -> None:
    read(connection, *store(connection, follow(connection, "a"), parsed("x")))
    steady(connection, LATER)
    assert apply_retention(connection, LATER, KEEP, 100) == []


def test_a_round_is_bounded_and_the_next_goes_on(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    ids = store(connection, feed_id, *[parsed(f"e{number}") for number in range(10)])
    read(connection, *ids)
    with_window(connection, feed_id, "other")
    steady(connection, LATER)
    removed = [apply_retention(connection, LATER + second, KEEP, 4) for second in range(4)]
    assert [len(each) for each in removed] == [4, 4, 2, 0]
    assert {each for some in removed for each in some} == set(ids)


def test_unsubscribed_feeds_go_after_thirty_days_but_for_stars(connection: WriteConnection) -> None:
    a, b, kept = follow(connection, "a"), follow(connection, "b"), follow(connection, "kept")
    plain = store(connection, a, parsed("1"))
    star, other = store(connection, b, parsed("2"), parsed("3"))
    store(connection, kept, parsed("4"))
    statuses.set_mark(connection, Mark.STARRED, [star], is_set=True, now=NOW)
    subscriptions.remove(connection, [a, b], NOW)
    steady(connection, NOW + 29 * DAY)
    assert apply_retention(connection, NOW + 29 * DAY, KEEP, 100) == []
    subscriptions.restore(connection, [a])
    subscriptions.remove(connection, [a], NOW)
    assert set(apply_retention(connection, NOW + 30 * DAY + 9, KEEP, 100)) == {*plain, other}
    assert feeds.feed(connection, a) is None
    assert feeds.feed(connection, b) is not None
    assert list(entries.entry_ids(connection, Selection(View.STARRED))) == [star]
    assert entries.article(connection, star) is not None
    assert follow(connection, "new") > kept


def old_read_entry(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    read(connection, *store(connection, feed_id, parsed("x")))
    with_window(connection, feed_id, "other")


def test_the_first_round_ever_only_notes_the_time(connection: WriteConnection) -> None:
    old_read_entry(connection)
    assert apply_retention(connection, LATER, KEEP, 9) == []
    assert len(apply_retention(connection, LATER + DAY, KEEP, 9)) == 1


def test_after_a_pause_one_round_is_skipped(connection: WriteConnection) -> None:
    old_read_entry(connection)
    steady(connection, LATER)
    assert apply_retention(connection, LATER + 20 * DAY, KEEP, 9) == []
    assert len(apply_retention(connection, LATER + 20 * DAY + 60, KEEP, 9)) == 1


def test_a_clock_ten_years_ahead_and_back_removes_nothing(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    read(connection, *store(connection, feed_id, parsed("x")))
    with_window(connection, feed_id, "other")
    gone = follow(connection, "gone")
    subscriptions.remove(connection, [gone], NOW)
    steady(connection, NOW)
    ahead = NOW + 3650 * DAY
    rounds = [NOW, ahead, ahead + 3600, ahead + DAY, ahead + 6 * DAY, NOW + 3 * DAY, NOW + 3 * DAY + 60, NOW + 4 * DAY]
    assert [apply_retention(connection, at, KEEP, 9) for at in rounds] == [[]] * len(rounds)
    assert feeds.feed(connection, gone) is not None


def trusted(connection: WriteConnection, *times: int) -> list[bool]:
    return [retention.trusts_clock(connection, at) for at in times]


def test_the_clock_is_trusted_up_to_a_day_and_a_half_from_round_to_round(connection: WriteConnection) -> None:
    jump = retention.JUMP_SECONDS
    assert trusted(connection, NOW, NOW + jump, NOW + 2 * jump + 1, NOW + 2 * jump + 2) == [False, True, False, True]


def test_a_clock_set_back_by_a_day_and_a_half_is_trusted_and_by_more_not(connection: WriteConnection) -> None:
    jump = retention.JUMP_SECONDS
    assert trusted(connection, NOW, NOW - jump, NOW - 2 * jump - 1, NOW - 2 * jump) == [False, True, False, False]


@pytest.mark.parametrize("moved", [retention.LONGEST_ABSENCE_SECONDS + 1, -retention.JUMP_SECONDS - 1])
def test_distrust_ends_after_seven_days_to_the_second(connection: WriteConnection, moved: int) -> None:
    jumped = NOW + moved
    days = [jumped + day * DAY for day in range(7)]
    until = jumped + retention.DISTRUST_SECONDS
    assert trusted(connection, NOW, *days, until - 1, until) == [False] * 9 + [True]


def test_an_absence_of_sixty_days_costs_one_round(connection: WriteConnection) -> None:
    back = NOW + retention.LONGEST_ABSENCE_SECONDS
    assert trusted(connection, NOW, back, back + DAY) == [False, False, True]


def test_what_was_put_aside_is_kept_like_stars(connection: WriteConnection) -> None:
    a, gone = follow(connection, "a"), follow(connection, "gone")
    plain, later, tagged = store(connection, a, parsed("1"), parsed("2"), parsed("3"))
    other, gone_later, gone_tagged = store(connection, gone, parsed("4"), parsed("5"), parsed("6"))
    read(connection, plain, later, tagged)
    statuses.set_mark(connection, Mark.LATER, [later, gone_later], is_set=True, now=NOW)
    tags.add(connection, [tagged, gone_tagged], "work", NOW)
    with_window(connection, a, "other")
    subscriptions.remove(connection, [gone], NOW)
    steady(connection, LATER)
    assert set(apply_retention(connection, LATER, KEEP, 100)) == {plain, other}
    assert set(entries.entry_ids(connection, Selection(View.LATER))) == {later, gone_later}


def test_a_subscription_may_keep_for_longer_shorter_or_always(connection: WriteConnection) -> None:
    feed_ids = [follow(connection, name) for name in "abcd"]
    ids = [store(connection, feed_id, parsed("x"))[0] for feed_id in feed_ids]
    read(connection, *ids)
    for feed_id, days in zip(feed_ids, ["", "5", "60", "always"], strict=True):
        with_window(connection, feed_id, "other")
        subscriptions.set_settings(connection, feed_id, {"keep_days": days})
    removed = {}
    for age in (6, 31, 61, 4000):
        steady(connection, NOW + age * DAY)
        removed[age] = apply_retention(connection, NOW + age * DAY, KEEP, 100)
    assert removed == {6: [ids[1]], 31: [ids[0]], 61: [ids[2]], 4000: []}
