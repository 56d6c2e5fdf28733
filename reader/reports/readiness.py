"""Readiness: at how many visits everything that was opened had been there before, with its text and pictures; and briefings opened."""

from bisect import bisect_right
from collections import defaultdict

from reader.domain.entry import Article
from reader.domain.errors import ProblemKind
from reader.domain.ids import EntryId
from reader.domain.retrieval import BRIEFING
from reader.domain.value_classes import dataclass
from reader.formats.articles.pictures import is_tracker, picture_addresses
from reader.storage import briefing, entries, history, pictures, preferences, readings
from reader.storage.connection import ReadConnection

ARTICLES_MAX = 300
"""Latest opened articles that are judged, because their pictures have to be found in their texts."""


@dataclass(frozen=True, slots=True)
class Readiness:
    """Of `visits` with reading, those that were `ready`: every article was here before the visit, its pictures in the cache, and its
    full text where it is shown with that. `briefing_days` are days with visits since the first briefing, `opened_days` those of
    them on which one was opened.
    """

    visits: int = 0
    ready: int = 0
    briefing_days: int = 0
    opened_days: int = 0


def judge_readiness(connection: ReadConnection, since: int, now: int) -> Readiness:
    """Judge the visits of a span (UTC seconds). An article that is gone is left out; a picture fetched again counts as late."""
    visits = history.visits(connection, since, now)
    times = [visit.at for visit in visits]
    opened: defaultdict[int, set[EntryId]] = defaultdict(set)
    for reading in readings.readings(connection, since)[-ARTICLES_MAX:]:
        place = bisect_right(times, reading.at) - 1
        if place >= 0:
            opened[times[place]].add(reading.entry_id)
    with_pictures = preferences.load(connection).reading_pictures != "never"
    judged: list[bool] = []
    for at, entry_ids in opened.items():
        found = [article for each in entry_ids if (article := entries.article(connection, each)) is not None]
        if found:
            judged.append(all(_was_ready(connection, article, at, with_pictures=with_pictures) for article in found))
    begun = briefing.begun_at(connection)
    days = {visit.local_day for visit in visits if begun is not None and visit.at >= begun}
    days_opened = {each.local_day for each in history.accesses(connection, since) if each.kind == BRIEFING and each.at <= now}
    return Readiness(len(judged), sum(judged), len(days), len(days & days_opened))


def _was_ready(connection: ReadConnection, article: Article, at: int, *, with_pictures: bool) -> bool:
    if article.first_seen_at > at:
        return False
    full, html = article.full_text, article.html
    if article.shows_full_text:
        has_no_more = full is not None and full.problem is not None and full.problem.kind is ProblemKind.NO_MORE_THAN_FEED
        if full is None or full.retrieved_at > at or not (full.html or has_no_more):
            return False
        html = full.html or article.html
    if not with_pictures:
        return True
    wanted = [url for url in picture_addresses(html) if not url.startswith("data:") and not is_tracker(url, None, None)]
    return all(fetched_at <= at for fetched_at in pictures.fetched_times(connection, wanted))
