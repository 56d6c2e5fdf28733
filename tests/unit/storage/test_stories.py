"""Articles that report one story, and the stored briefing: whatever goes, nothing dangles, and damage is no briefing."""

from pathlib import Path

import pytest

from reader.domain.entry import Report
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import Briefing, BriefStory
from reader.storage import briefing, entries, entry_changes, preferences, stories, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, store

SITES = ("a", "b", "c")


def reports(connection: WriteConnection) -> tuple[list[FeedId], list[EntryId]]:
    """Three feeds, each with its report of one story."""
    feeds = [follow(connection, name) for name in SITES]
    ids = [store(connection, feed_id, parsed(f"x-{feed_id}"))[0] for feed_id in feeds]
    assert stories.join(connection, ids[1], ids[0])
    assert stories.join(connection, ids[2], ids[1])
    return feeds, ids


def others(connection: WriteConnection, entry_id: EntryId) -> list[EntryId]:
    return [report.entry_id for report in stories.of(connection, entry_id)]


def test_reports_of_one_story_name_each_other_and_are_one_in_a_list(connection: WriteConnection) -> None:
    feeds, ids = reports(connection)
    (alone,) = store(connection, feeds[0], parsed("y"))
    assert stories.of(connection, ids[0])[1] == Report(
        ids[1], feeds[1], "https://b.example/feed", f"Title x-{feeds[1]}", NOW - 100, is_read=False
    )
    assert others(connection, ids[1]) == [ids[2], ids[0]]
    assert others(connection, alone) == []
    assert stories.grouped(connection, [*ids, alone]) == dict.fromkeys(ids, ids[0])
    assert stories.grouped(connection, [ids[1], alone]) == {}
    beside = range(alone + 1, alone + 2000)
    assert stories.grouped(connection, [*ids, *beside]) == dict.fromkeys(ids, ids[0]), "also among many"
    assert stories.grouped(connection, [ids[1], *beside]) == {}
    assert stories.grouped(connection, []) == {}


def test_an_article_names_its_reports_only_while_stories_are_on(connection: WriteConnection) -> None:
    _, ids = reports(connection)
    found = entries.article(connection, ids[0])
    assert found.reports == ()
    preferences.save(connection, "reading.stories", value=True)
    found = entries.article(connection, ids[0])
    assert found.reports == stories.of(connection, ids[0])


def test_what_is_taken_out_stays_out_until_it_is_put_back(connection: WriteConnection) -> None:
    _, ids = reports(connection)
    assert stories.separate(connection, ids[0]) == (ids[1], ids[2])
    assert others(connection, ids[0]) == []
    assert others(connection, ids[1]) == [ids[2]]
    assert stories.joined(connection, ids) == set(ids)
    assert stories.separate(connection, ids[0]) == ()
    assert stories.rejoin(connection, ids[0], ids[1])
    assert others(connection, ids[0]) == [ids[2], ids[1]]
    assert not stories.rejoin(connection, ids[0], ids[1])


def test_nothing_that_is_gone_is_a_report(connection: WriteConnection) -> None:
    feeds, ids = reports(connection)
    subscriptions.remove(connection, [feeds[1]], NOW)
    assert others(connection, ids[0]) == [ids[2]]
    subscriptions.restore(connection, [feeds[1]])
    assert others(connection, ids[0]) == [ids[2], ids[1]]
    connection.execute("UPDATE entry_status SET is_hidden = 1 WHERE entry_id = ?", (ids[1],))
    connection.execute("DELETE FROM entry_status WHERE entry_id = ?", (ids[2],))
    assert others(connection, ids[0]) == []


def test_a_copy_names_the_reports_of_its_original(connection: WriteConnection) -> None:
    _, ids = reports(connection)
    (copy,) = store(connection, follow(connection, "d"), parsed("copy"))
    connection.execute("UPDATE entry_status SET copy_of = ?, is_read = 1 WHERE entry_id = ?", (ids[0], copy))
    assert others(connection, copy) == [ids[2], ids[1]]
    assert others(connection, ids[1]) == [ids[2], ids[0]]
    entry_changes.release_copies(connection)
    assert others(connection, copy) == []


def test_a_story_takes_no_more_reports_than_it_may_and_none_after_a_week(connection: WriteConnection) -> None:
    feed_id, later = follow(connection, "a"), NOW + 8 * DAY
    many = store(connection, feed_id, *(parsed(str(number)) for number in range(stories.REPORTS_MAX + 1)))
    assert [stories.join(connection, each, many[0]) for each in many[1:]] == [True] * (stories.REPORTS_MAX - 1) + [False]
    pair = store(connection, feed_id, parsed("one"), parsed("two"))
    (late,) = store(connection, feed_id, parsed("late", published_at=later), now=later)
    assert stories.join(connection, pair[1], pair[0])
    assert not stories.join(connection, late, pair[1])
    assert late not in stories.joined(connection, [late])


def test_a_feed_that_leaves_takes_its_articles_out(connection: WriteConnection) -> None:
    feeds, ids = reports(connection)
    stories.leave(connection, [feeds[0]])
    assert others(connection, ids[1]) == [ids[2]]
    assert stories.joined(connection, ids) == {ids[1], ids[2]}


STORY = BriefStory(EntryId(4), (EntryId(5), EntryId(9)), "Town", "The ferry is late.", 3)
MADE = Briefing(NOW, (STORY, BriefStory(EntryId(7), lead="看板を\ud800しまった。")), rest=12)


def test_a_briefing_comes_back_and_replaces_the_last_one(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    assert briefing.last(connection) is None
    briefing.save(connection, MADE)
    found = briefing.last(connection)
    assert found.stories[0] == STORY
    assert (found.made_at, found.rest, found.stories[1].lead) == (NOW, 12, "看板を\ufffdしまった。")
    later = Briefing(NOW + 1, (STORY,))
    briefing.save(connection, later)
    assert briefing.last(connection) == later
    assert preferences.load(connection).changed == {}, "no preference of the user's"
    briefing.forget(connection)
    assert briefing.last(connection) is None
    connection.close()


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "{}",
        "[]",
        "[1]",
        "[1,2,3]",
        "[1,2,[]]",
        '[1,2,{"a":1}]',
        '{"a":1,"b":2,"c":3}',
        '[1,2,[[1,["x"],"","",1]]]',
        '[1,2,[[1,[],5,"",1]]]',
        '[1,2,[[1,[],"",""]]]',
        f'[1,2,[[{2**60},[],"","",1]]]',
        '[-1,2,[[1,[],"","",1]]]',
        "[" * 100_000,
    ],
)
def test_damage_is_no_briefing(tmp_path: Path, stored: str) -> None:
    connection = open_fresh(tmp_path)
    connection.execute("INSERT INTO preference (key, value) VALUES (?, ?)", (briefing.LAST, stored))
    assert briefing.last(connection) is None
    connection.close()
