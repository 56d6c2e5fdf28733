"""What a briefing holds: what is new and likely wanted, a story once, in the order of the sidebar, in the feeds' own words."""

import random
from pathlib import Path

import numpy as np
import pytest

from reader.domain.entry import Enclosure
from reader.domain.ids import EntryId
from reader.domain.news import STORIES_MAX, News
from reader.learning.ranking import Scores
from reader.reports.briefing import choose, lead_of, make_briefing
from reader.reports.for_you_evaluation import SEVENS, BriefingEvaluation, evaluate_briefing
from reader.storage import news, preferences, statuses, stories, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_database
from tests.fakes.reading_run import BEGUN_AT, Habits, invented_pieces, live
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, store

EVERYTHING = News(NOW - DAY, EntryId(0))


@pytest.fixture
def fresh(tmp_path: Path) -> WriteConnection:
    return open_fresh(tmp_path)


def scores(*totals: float) -> Scores:
    return Scores(np.array(totals), np.full(len(totals), -1), np.zeros(len(totals)))


def test_it_has_sections_in_the_order_of_the_sidebar_and_the_feeds_words(fresh: WriteConnection) -> None:
    town = subscriptions.add_folder(fresh, "Town")
    shop = subscriptions.add_folder(fresh, "Workshop")
    loose = follow(fresh, "loose")
    feeds = [follow(fresh, "cache", shop), follow(fresh, "post", town), loose]
    texts = [
        "The cache saved four milliseconds, so it went. More follows.",
        "Storm closes the mole. Gusts of 94 km/h were measured.",
    ]
    for number, (feed_id, text) in enumerate(zip(feeds, [*texts, "Short."], strict=True)):
        title = "Storm closes the mole" if number == 1 else f"Title {number}"
        store(fresh, feed_id, parsed(f"e{number}", title=title, text=text, snippet=text, html=f"<p>{'word ' * 720}</p>"))
    found = make_briefing(fresh, EVERYTHING, NOW)
    assert [(each.section, each.lead, each.minutes) for each in found.stories] == [
        ("Town", "Gusts of 94 km/h were measured.", 3),
        ("Workshop", "The cache saved four milliseconds, so it went.", 3),
        ("", "Short.", 3),
    ]
    assert (found.made_at, found.rest) == (NOW, 0)
    fresh.close()


def test_only_what_is_new_unread_and_not_disliked_is_in_it(fresh: WriteConnection) -> None:
    feed_id = follow(fresh, "a")
    ids = sorted(store(fresh, feed_id, *(parsed(f"e{number}", published_at=NOW - number) for number in range(12))))
    statuses.mark_read(fresh, ids[2:4], True, NOW)  # noqa: FBT003 -- the value to set
    statuses.hide(fresh, ids[4:5], NOW)
    news.set_old(fresh, ids[5:6])
    found = make_briefing(fresh, News(NOW, ids[1]), NOW)
    assert sorted(each.entry_id for each in found.stories) == ids[6:12]
    assert make_briefing(fresh, News(NOW, ids[-1]), NOW) is None
    assert make_briefing(fresh, News(), NOW) is None, "before the end of the first visit nothing is new"
    more = make_briefing(fresh, EVERYTHING, NOW)
    assert (len(more.stories), more.rest) == (STORIES_MAX, 8 - STORIES_MAX)
    assert make_briefing(fresh, EVERYTHING, NOW, only_learned=True) is None
    fresh.close()


def test_a_story_of_several_feeds_is_there_once_and_before_others(fresh: WriteConnection) -> None:
    feeds = [follow(fresh, name) for name in "abcdefghij"]
    ids = [store(fresh, feed_id, parsed(f"e{n}", published_at=NOW - n * 60))[0] for n, feed_id in enumerate(feeds)]
    assert stories.join(fresh, ids[9], ids[8])
    apart = make_briefing(fresh, EVERYTHING, NOW)
    preferences.save(fresh, "reading.stories", value=True)
    found = make_briefing(fresh, EVERYTHING, NOW)
    assert [each.others for each in apart.stories] == [()] * STORIES_MAX
    held = {each.entry_id: each.others for each in found.stories}
    assert held[ids[8]] == (ids[9],)
    assert ids[9] not in held
    assert found.rest == 10 - STORIES_MAX - 1
    fresh.close()


def test_reports_of_one_feed_say_no_more_than_one(fresh: WriteConnection) -> None:
    totals, feed = scores(1.0, 0.9, 0.8, 0.7), np.array([1, 2, 3, 3])
    assert choose(totals, feed, np.array([0, 1, 2, 2])) == [[0], [1], [2, 3]]
    assert choose(totals, np.array([1, 2, 3, 4]), np.array([0, 1, 2, 2])) == [[2, 3], [0], [1]]
    assert choose(scores(), np.array([]), np.array([])) == []
    fresh.close()


@pytest.mark.parametrize(
    ("text", "title", "lead"),
    [
        ("", "A", ""),
        ("One sentence without an end", "A", "One sentence without an end"),
        ("Title of it. Then comes what was said there.", "Title of it.", "Then comes what was said there."),
        ("A title that is long enough to be one! And what was said.", "A title that is long enough to be one", "And what was said."),
        ("Cats are here. They sleep in the old boathouse.", "Cats", "Cats are here. They sleep in the old boathouse."),
        ("The same words as in the title", "The same words as in the title", ""),
        ("看板をしまったあと、自分のために一杯だけ淹れる。ラジオを小さくつけて、明日の豆を選ぶ。そして寝る。", "閉店後の一杯", "看板をしまったあと、自分のために一杯だけ淹れる。ラジオを小さくつけて、明日の豆を選ぶ。"),
        ("He said: “It is late, and nobody is here.” Then he left.", "A", "He said: “It is late, and nobody is here.”"),
        ("No end " * 200, "A", " ".join(["No end"] * 31) + " No…"),
        ("x" * 500, "A", "x" * 220 + "…"),
    ],
)  # fmt: skip
def test_the_lead_is_the_first_sentence_that_says_more_than_the_title(text: str, title: str, lead: str) -> None:
    assert lead_of(text, title) == lead


def test_an_episode_takes_as_long_as_it_lasts_and_hostile_text_is_cut(fresh: WriteConnection) -> None:
    feed_id, other = follow(fresh, "a"), follow(fresh, "b")
    episode = Enclosure("https://a.example/1.mp3", "audio/mpeg", None, 31 * 60)
    store(fresh, feed_id, parsed("one", enclosures=(episode,)))
    store(fresh, other, parsed("two", html="<td>" * 1_000_000, title="<b>&amp;", snippet="\u202e" * 280))
    found = make_briefing(fresh, EVERYTHING, NOW)
    assert sorted(each.minutes for each in found.stories) == [1, 31]
    fresh.close()


@pytest.mark.parametrize("count", [600, 1600])
def test_it_holds_more_of_what_is_opened_than_the_newest_seven(tmp_path: Path, count: int) -> None:
    chance = random.Random(5)
    connection = open_database(tmp_path / "reader.sqlite", now=BEGUN_AT, backup_folder=None)
    connection.execute("PRAGMA synchronous = OFF")
    habits = Habits({"tides": 0.7, "kiln": 0.7}, clears=0.3)
    end = live(connection, invented_pieces(count, chance), habits, days=12, chance=chance, feed_count=12)
    found = evaluate_briefing(connection, end)
    assert tuple(found.held) == SEVENS
    assert found.visits >= 8
    assert found.held["briefing"] > found.held["newest"] + 0.1
    assert found.is_worthwhile
    connection.close()


def test_without_readings_nothing_is_judged(fresh: WriteConnection) -> None:
    store(fresh, follow(fresh, "a"), parsed("one"))
    assert evaluate_briefing(fresh, NOW) == BriefingEvaluation(0)
    assert not BriefingEvaluation(0).is_worthwhile
    fresh.close()
