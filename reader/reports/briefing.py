"""Makes a briefing: of the new articles those the user most likely wants, each story once, in the order of the sidebar.

Stories are ranked as For you ranks articles, more reports of different feeds first, and feeds and interests take turns. Until enough
was read, the newest come first. Lead and minutes are those of the feed's own text, or of the full text where that is shown.
"""

import re
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.entry import Article, EntryRow, minutes
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.news import LASTS_SECONDS, STORIES_MAX, Briefing, BriefStory, News
from reader.formats.text import plain_text, snippet
from reader.learning.ranking import AGE_HALVES_AFTER_DAYS, Scores, varied
from reader.reports import for_you
from reader.reports.for_you import NEWEST_MAX, InterestModel
from reader.storage import briefing, entries, news, preferences, readings, stories, subscriptions
from reader.storage.connection import ReadConnection
from reader.storage.readings import Unread

EACH_FEED_ADDS = 0.3
"""Share by which each further feed that reports a story raises its score."""
LONGEST_LEAD = 220
SHORTEST_LEAD = 30
_CHARACTERS_COUNTED = 400_000
_ENDS = ".!?\u2026\u3002\uff01\uff1f"
_CLOSING = "\"'\u201d\u2019\u00bb)\\]\u300d\u300f"
_SENTENCE_END = re.compile(f"[.!?\u2026\u061f\u06d4\u0964][{_CLOSING}]*(?=\\s)|[\u3002\uff01\uff1f][{_CLOSING}]*")


def make_briefing(connection: ReadConnection, what: News, now: int, *, only_learned: bool = False) -> Briefing | None:
    """Return the briefing of what is new at a time (UTC seconds); None if nothing is, or if it had to be learned and is not."""
    found = readings.new_unread(connection, what)
    candidates, model = found[:NEWEST_MAX], InterestModel()
    if not candidates:
        return None
    model.update(connection, now)
    if for_you.is_learned(connection, model):
        scores, _ = for_you.score_unread(connection, model, candidates, for_you.feeds_read(connection, now), now)
    elif only_learned:
        return None
    else:
        scores = _newest_first(candidates, now)
    story = story_numbers(connection, [each.entry_id for each in candidates])
    chosen = choose(scores, np.array([each.feed_id for each in candidates]), story)
    held = [[candidates[row].entry_id for row in rows] for rows in chosen]
    made = _in_order(connection, [_story(connection, *ids) for ids in held])
    return Briefing(now, tuple(made), len(found) - sum(map(len, held))) if made else None


def present_briefing(connection: ReadConnection, now: int) -> Briefing | None:
    """Return the last briefing, or after a day what one made now would hold; None if there is neither."""
    last = briefing.last(connection)
    if last is not None and 0 <= now - last.made_at < LASTS_SECONDS:
        return last
    return make_briefing(connection, news.upcoming(connection, now), now) or last


def choose(scores: Scores, feed: NDArray[np.int64], story: NDArray[np.int64]) -> list[list[int]]:
    """Return the rows of the chosen stories, best first; rows of one story have one number in `story`."""
    reports: dict[int, list[int]] = {}
    for row in sorted(range(scores.total.size), key=lambda row: (-scores.total[row], row)):
        reports.setdefault(int(story[row]), []).append(row)
    found = list(reports.values())
    lead = np.array([rows[0] for rows in found], dtype=np.int64)
    feeds = np.array([len({int(feed[row]) for row in rows}) for rows in found])
    total = scores.total[lead] * (1 + EACH_FEED_ADDS * (feeds - 1))
    order = varied(Scores(total, scores.interest[lead], scores.likeness[lead]), feed[lead], STORIES_MAX)
    return [found[place] for place in order]


def story_numbers(connection: ReadConnection, entry_ids: Sequence[EntryId]) -> NDArray[np.int64]:
    """Return a number for each article, the same for those of one story; each is its own while stories are off."""
    is_on = preferences.load(connection).reading_stories
    found = stories.grouped(connection, entry_ids) if is_on else {}
    return np.array([found.get(each, each) for each in entry_ids], dtype=np.int64)


def lead_of(text: str, title: str) -> str:
    """Return the first sentence of a text, with the second if it is very short; a title repeated before them is left out."""
    said, name = text.strip(), title.rstrip(_ENDS)
    rest = said[len(name) :]
    if name and said[: len(name)].casefold() == name.casefold() and rest[:1] in _ENDS:
        said = rest.lstrip(f"{_ENDS} ")
    end = next((found.end() for found in _SENTENCE_END.finditer(said) if found.end() >= SHORTEST_LEAD), len(said))
    return snippet(said[:end], LONGEST_LEAD)


def _newest_first(found: Sequence[Unread], now: int) -> Scores:
    age_days = np.array([max(now - each.sort_at, 0) / DAY_SECONDS for each in found])
    return Scores(1 / (1 + age_days / AGE_HALVES_AFTER_DAYS), np.full(len(found), -1), np.zeros(len(found)))


def _story(connection: ReadConnection, entry_id: EntryId, *others: EntryId) -> tuple[FeedId, BriefStory] | None:
    article = entries.article(connection, entry_id)
    row = next(iter(entries.entry_rows(connection, [entry_id])), None)
    if article is None or row is None:
        return None
    return row.feed_id, BriefStory(entry_id, others, "", lead_of(row.snippet, row.title), _minutes(article, row))


def _minutes(article: Article, row: EntryRow) -> int:
    if row.length_seconds:
        return max(1, round(row.length_seconds / 60))
    full = article.full_text
    html = full.html if article.shows_full_text and full is not None and full.html else article.html
    return max(1, round(minutes(plain_text(html[:_CHARACTERS_COUNTED]))))


def _in_order(connection: ReadConnection, found: Sequence[tuple[FeedId, BriefStory] | None]) -> list[BriefStory]:
    """Return the stories with their sections, these in the order of the sidebar, best first in each."""
    folders = {each.folder_id: each.title for each in subscriptions.folders(connection)}
    sections: Mapping[FeedId, str] = {
        each.feed_id: folders.get(each.folder_id, "") if each.folder_id is not None else ""
        for each in subscriptions.subscriptions(connection)
    }
    places = {title: place for place, title in enumerate(dict.fromkeys([*sections.values()]))}
    placed = [
        BriefStory(story.entry_id, story.others, sections.get(feed_id, ""), story.lead, story.minutes)
        for feed_id, story in filter(None, found)
    ]
    return sorted(placed, key=lambda story: (not story.section, places.get(story.section, 0)))
