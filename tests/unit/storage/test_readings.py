"""The log of readings: what counts as done with an article, and what days without recording do not count for."""

from reader.domain.entry import Mark, OpenedLink, Reading
from reader.domain.ids import EntryId, FeedId
from reader.storage import readings, statuses, subscriptions, tags
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def read(connection: WriteConnection, entry_id: EntryId, at: int, seconds: int = 30) -> None:
    readings.add_reading(connection, Reading(entry_id, FeedId(1), at, 3600, seconds))
    statuses.mark_read(connection, [entry_id], True, at)  # noqa: FBT003 -- the value to set


def done(connection: WriteConnection, until: int = NOW + 99 * DAY) -> list[tuple[int, str]]:
    return [(row[1], row[3]) for row in readings.activities(connection, 0, until, 100)]


def test_readings_come_in_the_order_of_time_with_seconds_and_lengths(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    a, b, c = store(connection, feed_id, *(parsed(name, text="x" * 40) for name in "abc"))
    statuses.set_mark(connection, Mark.STARRED, [c], True, NOW + 5)  # noqa: FBT003 -- the value to set
    assert done(connection) == [], "before the first reading nothing was learned"
    read(connection, a, NOW + 10, 25)
    statuses.set_mark(connection, Mark.STARRED, [b], True, NOW + 20)  # noqa: FBT003 -- the value to set
    statuses.set_mark(connection, Mark.LATER, [a], True, NOW + 30)  # noqa: FBT003 -- the value to set
    tags.add(connection, [b], "one", NOW + 40)
    tags.add(connection, [b], "two", NOW + 50)
    assert readings.judge(connection, c, 1, NOW + 60) == 0
    assert readings.judge(connection, c, -5, NOW + 70) == 1
    expected = [(a, "read"), (b, "starred"), (a, "later"), (b, "tagged"), (c, "less")]
    assert done(connection) == expected
    assert readings.activities(connection, 0, NOW + 10, 9) == [(NOW + 10, a, feed_id, "read", 25, 40)]
    assert [row[3] for row in readings.activities(connection, NOW + 45, NOW + 99, 9)] == ["less"]
    assert readings.judge(connection, c, 0, NOW + 80) == -1
    assert readings.judge(connection, EntryId(99), 1, NOW) is None
    assert done(connection) == expected[:-1]


def test_what_was_marked_read_unopened_is_skipped_only_where_that_is_known(connection: WriteConnection) -> None:
    feed_id, other = follow(connection, "a"), follow(connection, "b")
    items = [parsed(f"e{number}") for number in range(8)]
    opened, skipped, unrecorded, starred, later, hidden, copy, unread = store(connection, feed_id, *items)
    del unread
    read(connection, opened, NOW + 50)
    statuses.mark_read(connection, [skipped, starred, later], True, NOW + 60)  # noqa: FBT003 -- the value to set
    statuses.set_mark(connection, Mark.STARRED, [starred], True, NOW + 1)  # noqa: FBT003 -- the value to set
    statuses.set_mark(connection, Mark.LATER, [later], True, NOW + 1)  # noqa: FBT003 -- the value to set
    statuses.mark_read(connection, [unrecorded], True, NOW + 3 * DAY)  # noqa: FBT003 -- the value to set
    late = store(connection, feed_id, parsed("by rule on arrival"), now=NOW + 70)
    statuses.mark_read(connection, late, True, NOW + 70)  # noqa: FBT003 -- the value to set
    statuses.hide(connection, [hidden], NOW + 60)
    (original,) = store(connection, other, parsed("o"))
    connection.execute(
        "UPDATE entry_status SET copy_of = ?, is_read = 1, read_at = ? WHERE entry_id = ?", (original, NOW + 60, copy)
    )
    assert done(connection) == [(opened, "read"), (skipped, "skipped")]


def test_how_much_of_a_feed_was_read(connection: WriteConnection) -> None:
    feed_id, other = follow(connection, "a"), follow(connection, "b")
    ids = store(connection, feed_id, *(parsed(f"e{number}", published_at=NOW - number) for number in range(5)), now=NOW + 1)
    store(connection, other, parsed("o"))
    for entry_id, seconds in zip(ids, (30, 30, 2), strict=False):
        read(connection, entry_id, NOW + 5, seconds)
    read(connection, ids[0], NOW + 9)
    counts = {each.feed_id: (each.arrived, each.opened) for each in readings.by_feed(connection, NOW - 3, NOW, 3)}
    assert counts == {feed_id: (4, 2)}
    counts = {each.feed_id: (each.arrived, each.opened) for each in readings.by_feed(connection, 0, NOW, 3)}
    assert counts == {feed_id: (5, 2), other: (1, 0)}
    assert readings.begun_at(connection) == NOW + 5
    assert [each.seconds for each in readings.readings(connection, NOW + 6)] == [30]


def test_what_is_shown_counts_once_an_hour_and_is_forgotten_one_day(connection: WriteConnection) -> None:
    (entry_id,) = store(connection, follow(connection, "a"), parsed("x"))
    for at in (NOW, NOW + 60, NOW + 3599, NOW + 3600, NOW + 9000, NOW - DAY):
        readings.note_shown(connection, [entry_id, EntryId(99)], at)
    assert readings.shown_times(connection) == {entry_id: 4}
    readings.forget_shown(connection, NOW - DAY)
    assert readings.shown_times(connection) == {entry_id: 4}
    readings.forget_shown(connection, NOW)
    assert readings.shown_times(connection) == {}


def test_unread_articles_are_found_by_their_words_best_first(connection: WriteConnection) -> None:
    feed_id, left = follow(connection, "a"), follow(connection, "b")
    words = ("tide and gauge", "tide alone", "nothing at all", "tide gauge judged", "tide gauge read")
    ids = store(connection, feed_id, *(parsed(f"e{number}", title="", text=text) for number, text in enumerate(words)))
    (kana,) = store(connection, feed_id, parsed("k", title="", text="潮 位 計"))
    (gone,) = store(connection, left, parsed("g", text="tide gauge"))
    subscriptions.remove(connection, [left], NOW)
    readings.judge(connection, ids[3], -1, NOW)
    statuses.mark_read(connection, [ids[4]], True, NOW)  # noqa: FBT003 -- the value to set
    assert [each.entry_id for each in readings.unread_about(connection, ["tide", "gauge", '"'], 9)] == ids[:2]
    assert [each.entry_id for each in readings.unread_about(connection, ["潮位"], 9)] == [kana]
    assert readings.unread_about(connection, [], 9) == []
    assert {each.entry_id for each in readings.newest_unread(connection, 9)} == {*ids[:3], kana}
    assert gone in readings.newest_ids(connection, 99, NOW)
    assert [(each.text, each.characters) for each in readings.words_of(connection, [ids[0], EntryId(999)], 4)] == [("tide", 14)]


def test_offers_are_what_could_be_read(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    ids = store(connection, feed_id, *(parsed(f"e{number}", published_at=NOW - number) for number in range(4)), now=NOW + 1)
    read(connection, ids[1], NOW + 5)
    found = readings.offers(connection, NOW - 2, 2)
    assert [(each.entry_id, each.read_at) for each in found] == [(ids[1], NOW + 5), (ids[0], None)]


def test_an_article_opened_in_the_browser_is_not_skipped_but_read(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    page, inside, skipped = store(connection, feed_id, *(parsed(f"e{number}") for number in range(3)))
    assert readings.begun_at(connection) is None
    for entry_id, depth in ((page, 0), (inside, 1)):
        readings.add_opened_link(connection, OpenedLink(entry_id, feed_id, NOW + 10 + depth, 0, "site.test", depth))
    assert readings.begun_at(connection) == NOW + 10
    readings.add_reading(connection, Reading(EntryId(999), feed_id, NOW + 20, 0, 30))
    statuses.mark_read(connection, [page, inside, skipped], True, NOW + 30)  # noqa: FBT003 -- the value to set
    assert done(connection) == [(page, "opened"), (inside, "followed"), (999, "read"), (skipped, "skipped")]
    assert [(each.arrived, each.opened) for each in readings.by_feed(connection, 0, NOW + 99, 3)] == [(3, 2)]
