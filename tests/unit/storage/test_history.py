"""When the user was there and what was read: rows that go on, that cannot be, and what a damaged file still holds."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.entry import Gap, Mark, OpenedLink, Reading, Selection, View, picture_file_name
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Rule
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.domain.visits import Presence, Signal
from reader.storage import backup, history, pictures, preferences, readings, statuses, subscriptions, tags
from reader.storage.connection import WriteConnection
from reader.storage.salvage import build
from reader.storage.writer import open_database, transaction
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def record(feed_id: FeedId, at: int) -> RetrievalRecord:
    problem = Problem(ProblemKind.DNS, "a.example")
    return RetrievalRecord(
        feed_id, at, at + 2, Rule.MANUAL, Reason(ReasonKind.MANUAL), Outcome.FAILED, 0, 1, 2, 300, problem, "https://a.example"
    )


def test_the_log_comes_back_newest_first(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    lines = [record(a, NOW), replace(record(b, NOW + 1), problem=None), record(a, NOW + 2)]
    for line in lines:
        history.add_retrieval(connection, line)
    assert history.retrievals(connection) == lines[::-1]
    assert history.retrievals(connection, a) == [lines[2], lines[0]]
    assert history.retrievals(connection, limit=1) == lines[2:]


def test_pruning_forgets_old_lines_and_ended_cooldowns_only(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    history.add_retrieval(connection, record(a, NOW - 10))
    history.add_retrieval(connection, record(a, NOW))
    history.add_access(connection, AccessRecord(NOW - 10, 3600, "window"))
    history.set_cooldown(connection, "old.example", NOW - 5)
    history.set_cooldown(connection, "new.example", NOW + 5)
    history.prune(connection, NOW)
    assert [line.started_at for line in history.retrievals(connection)] == [NOW]
    assert len(history.accesses(connection, 0)) == 1
    assert history.cooldowns(connection, 0) == {"new.example": NOW + 5}


def test_pruning_bounds_the_log(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    history.add_retrieval(connection, record(a, NOW))
    connection.execute("UPDATE retrieval SET retrieval_id = 1")
    history.add_retrieval(connection, record(a, NOW))
    connection.execute("UPDATE retrieval SET retrieval_id = ? WHERE retrieval_id = 2", (history.RETRIEVALS_KEPT + 1,))
    history.prune(connection, 0)
    assert len(history.retrievals(connection)) == 1


def test_accesses_keep_their_offset_and_outlive_feeds(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    accesses = [AccessRecord(NOW, -3600, "article", a), AccessRecord(NOW + 5, 7200, "window")]
    for access in accesses:
        history.add_access(connection, access)
    connection.execute("DELETE FROM feed")
    assert history.accesses(connection, NOW) == accesses
    assert history.accesses(connection, NOW + 1) == accesses[1:]


def test_gaps_belong_to_lists_that_show_feeds_whole(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "f")
    a, b = follow(connection, "a", folder), follow(connection, "b")
    early, late, other = Gap(a, 3, NOW - 90, NOW - 80), Gap(a, 1, NOW - 9, NOW - 8), Gap(b, 2, NOW - 30, NOW - 20)
    for gap in (early, late, other):
        history.add_gap(connection, gap)
    expected = {
        Selection(View.ALL): [late, other, early],
        Selection(View.UNREAD): [late, other, early],
        Selection(View.TODAY, since=NOW - 25): [late, other],
        Selection(View.FEED, feed_id=a): [late, early],
        Selection(View.FOLDER, folder_id=folder): [late, early],
        Selection(View.STARRED): [],
        Selection(View.SEARCH, query="x"): [],
    }
    assert {chosen: history.gaps(connection, chosen) for chosen in expected} == expected
    assert history.gap_counts(connection) == {a: 2, b: 1}
    subscriptions.remove(connection, [b], NOW)
    assert history.gap_counts(connection) == {a: 2}


def test_a_cooldown_is_never_shortened(connection: WriteConnection) -> None:
    history.set_cooldown(connection, "a.example", NOW + 100.5, "Retry-After")
    history.set_cooldown(connection, "a.example", NOW + 10, "429")
    assert history.cooldowns(connection, NOW) == {"a.example": NOW + 101}
    assert history.cooldowns(connection, NOW + 101) == {}


def test_preferences_come_back_and_bad_ones_are_passed_over(connection: WriteConnection) -> None:
    before = preferences.load(connection)
    assert before.storage_keep_days == 180
    preferences.save(connection, "storage.keep_days", 1)
    preferences.save(connection, "look.theme", "dark")
    connection.execute(
        """INSERT INTO preference VALUES ('gone.key', '1'), ('reading.serif', '"yes"'), ('reading.text_size', 'not json'),
        ('reading.pictures', '"perhaps"'), ('fetch.floor_minutes', '99999')"""
    )
    expected = Preferences({"storage.keep_days": 7, "look.theme": "dark", "fetch.floor_minutes": 1440})
    assert preferences.load(connection) == expected


def test_the_least_used_pictures_go_first(connection: WriteConnection) -> None:
    for number in range(4):
        pictures.add(connection, f"https://a.example/{number}", f"/cache/{number}", 100, NOW + number)
    assert pictures.lookup(connection, "https://a.example/0", NOW + pictures.TOUCH_SECONDS + 9) == "/cache/0"
    assert pictures.lookup(connection, "https://a.example/9", NOW) is None
    names = [picture_file_name(f"https://a.example/{number}") for number in range(4)]
    assert pictures.prune(connection, 400) == set(names)
    assert pictures.prune(connection, 250) == {names[3], names[0]}
    assert pictures.lookup(connection, "https://a.example/1", NOW) is None
    assert pictures.lookup(connection, "https://a.example/3", NOW) == "/cache/3"


HOUR = 3600


def presence(began_at: int, ended_at: int) -> Presence:
    return Presence(began_at, ended_at, 3600, Signal.UNLOCK)


def stored(connection: WriteConnection) -> list[Presence]:
    return readings.presences(connection, 0)


def times(connection: WriteConnection) -> list[tuple[int, int]]:
    return connection.execute("SELECT began_at, ended_at FROM presence ORDER BY 1, 2").fetchall()


def add(connection: WriteConnection, *times: tuple[int, int]) -> None:
    with transaction(connection):
        for began_at, ended_at in times:
            readings.add_presence(connection, presence(began_at, ended_at))


def test_the_presence_that_is_named_goes_on_and_no_other(connection: WriteConnection) -> None:
    """One that began by a clock that was ahead, or was restored after this one, is stored behind it."""
    add(connection, (NOW, NOW), (NOW + DAY, NOW + DAY), (NOW - DAY, NOW - DAY))
    assert readings.extend_presence(connection, NOW, NOW + HOUR)
    assert readings.extend_presence(connection, NOW, NOW + 60)
    assert not readings.extend_presence(connection, NOW + 1, NOW + HOUR)
    assert stored(connection) == [presence(NOW - DAY, NOW - DAY), presence(NOW, NOW + HOUR), presence(NOW + DAY, NOW + DAY)]


def test_what_cannot_be_and_what_another_version_wrote_is_left_out(connection: WriteConnection) -> None:
    add(connection, (NOW, NOW - 1), (NOW + 1, NOW + 2), (NOW + 3, NOW + 4))
    connection.execute("UPDATE presence SET signal = 'doorbell' WHERE began_at = ?", (NOW + 1,))
    assert stored(connection) == [presence(NOW + 3, NOW + 4)]


@pytest.mark.parametrize(
    ("began_at", "ended_at", "stays"),
    [
        (NOW, NOW + HOUR, True),
        (NOW, NOW, True),
        (NOW, NOW - 1, False),
        (1000, NOW, False),
        (1000, 1060, False),
        (NOW, NOW + 15 * 365 * DAY, False),
        (NOW + 15 * 365 * DAY, NOW + 15 * 365 * DAY + HOUR, False),
        (NOW - HOUR, 1000, False),
        (NOW + 29 * DAY, NOW + 30 * DAY, True),
    ],
)
def test_a_presence_by_a_clock_that_was_wrong_at_either_end_goes(
    connection: WriteConnection, began_at: int, ended_at: int, *, stays: bool
) -> None:
    add(connection, (NOW - DAY, NOW - HOUR), (began_at, ended_at))
    with transaction(connection):
        history.put_right(connection, NOW)
    assert times(connection) == [(NOW - DAY, NOW - HOUR), *([(began_at, ended_at)] if stays else [])]


def test_of_a_damaged_file_comes_what_can_be_and_what_was_open_goes_on(tmp_path: Path) -> None:
    """In the backup somebody is at the computer; in the file he left it, came again, and some rows are nonsense."""
    path, repaired = tmp_path / "reader.sqlite", tmp_path / "repaired.sqlite"
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection:
        add(connection, (NOW - DAY, NOW - HOUR), (NOW, NOW + 60))
        saved = backup.backup(connection, tmp_path / "backups", NOW, b"")
        readings.extend_presence(connection, NOW, NOW + HOUR)
        add(connection, (NOW + DAY, NOW + DAY + HOUR), (NOW + 3 * DAY, NOW + 2 * DAY), (NOW + DAY + 1, NOW + DAY + 2))
        connection.execute("UPDATE presence SET signal = 'doorbell' WHERE began_at = ?", (NOW + DAY + 1,))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    build(path, repaired, saved, NOW)
    with closing(open_database(repaired, now=NOW, backup_folder=None)) as connection:
        assert times(connection) == [(NOW - DAY, NOW - HOUR), (NOW, NOW + HOUR), (NOW + DAY, NOW + DAY + HOUR)]
        assert stored(connection)[-1] == presence(NOW + DAY, NOW + DAY + HOUR)


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
