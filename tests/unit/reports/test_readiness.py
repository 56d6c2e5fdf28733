"""Readiness of visits: everything opened was there before, with text and pictures; and days on which a briefing was opened."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.entry import FullText, Reading
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import Briefing, BriefStory
from reader.domain.retrieval import BRIEFING, VISIT, AccessRecord
from reader.reports.scorecard import Readiness, judge_readiness
from reader.storage import briefing, full_text, history, pictures, preferences, readings, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, store

PICTURE = "https://a.example/one.png"
VISIT_AT = NOW + 3600


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[WriteConnection]:
    connection = open_fresh(tmp_path)
    history.add_access(connection, AccessRecord(VISIT_AT, 0, VISIT))
    yield connection
    connection.close()


def opened(connection: WriteConnection, html: str, *, seen_at: int = NOW) -> tuple[EntryId, FeedId]:
    """An article that is opened a minute after the visit began."""
    feed_id = follow(connection, f"f{seen_at}")
    (entry_id,) = store(connection, feed_id, parsed("one", html=html, published_at=NOW - 60), now=seen_at)
    readings.add_reading(connection, Reading(entry_id, feed_id, VISIT_AT + 60, 0, 30))
    return entry_id, feed_id


def judged(connection: WriteConnection) -> tuple[int, int]:
    found = judge_readiness(connection, NOW - DAY, NOW + DAY)
    return found.ready, found.visits


def test_without_a_visit_or_reading_nothing_is_judged(fresh: WriteConnection) -> None:
    assert judge_readiness(fresh, NOW - DAY, NOW + DAY) == Readiness()
    opened(fresh, "<p>Text</p>")
    assert judge_readiness(fresh, VISIT_AT + 1, NOW + DAY) == Readiness()


def test_one_article_that_came_during_the_visit_makes_it_unready(fresh: WriteConnection) -> None:
    opened(fresh, "<p>Text</p>")
    assert judged(fresh) == (1, 1)
    opened(fresh, "<p>Text</p>", seen_at=VISIT_AT + 30)
    assert judged(fresh) == (0, 1)


def test_pictures_have_to_be_there_unless_they_are_never_loaded(fresh: WriteConnection) -> None:
    opened(fresh, f'<p>Text</p><img src="{PICTURE}"><img src="data:image/png;base64,AA==">')
    assert judged(fresh) == (0, 1)
    pictures.add(fresh, PICTURE, "/nowhere", 9, VISIT_AT + 5)
    assert judged(fresh) == (0, 1), "it came with the opening"
    pictures.add(fresh, PICTURE, "/nowhere", 9, VISIT_AT - 5)
    assert judged(fresh) == (1, 1)
    fresh.execute("DELETE FROM picture")
    preferences.save(fresh, "reading.pictures", "never")
    assert judged(fresh) == (1, 1)


def test_full_texts_have_to_be_there_where_they_are_shown(fresh: WriteConnection) -> None:
    entry_id, feed_id = opened(fresh, "<p>Teaser</p>")
    subscriptions.set_settings(fresh, feed_id, {"full_text": "full"})
    assert judged(fresh) == (0, 1)
    full_text.save(fresh, entry_id, FullText("<p>All of it</p>", VISIT_AT + 1))
    assert judged(fresh) == (0, 1)
    full_text.save(fresh, entry_id, FullText("", VISIT_AT - 1, Problem(ProblemKind.HTTP_STATUS)))
    assert judged(fresh) == (0, 1)
    full_text.save(fresh, entry_id, FullText("", VISIT_AT - 1, Problem(ProblemKind.NO_MORE_THAN_FEED)))
    assert judged(fresh) == (1, 1), "the feed's own text is all there is"
    full_text.save(fresh, entry_id, FullText("<p>All of it</p>", VISIT_AT - 1))
    assert judged(fresh) == (1, 1)


def test_days_with_a_briefing_are_those_with_visits_since_the_first(fresh: WriteConnection) -> None:
    briefing.save(fresh, Briefing(NOW, (BriefStory(EntryId(1)),)))
    for day in range(-2, 3):
        history.add_access(fresh, AccessRecord(NOW + day * DAY + 60, 0, VISIT))
    history.add_access(fresh, AccessRecord(NOW + DAY + 90, 0, BRIEFING))
    found = judge_readiness(fresh, NOW - 9 * DAY, NOW + 9 * DAY)
    assert (found.briefing_days, found.opened_days) == (3, 1)
