"""Cards and panels beside the day: one mark, misses by budget, days that are alike, links. The query thread."""

import math
from collections import defaultdict

import numpy as np

from reader.domain.entry import OWN_PAGE
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.retrieval import RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.learning.reading import GLANCE_SECONDS
from reader.reports.postings import load_postings
from reader.reports.rhythm_span import HOUR_SECONDS, UtcOffset
from reader.storage import activity, history, readings, scorecard
from reader.storage.connection import ReadConnection

_REMEMBERED_DAYS = 60


@dataclass(frozen=True, slots=True)
class MarkDetails:
    """The line of the log, None for a planned or pruned retrieval; the feed's usual hours and weekdays by the user's clock."""

    record: RetrievalRecord | None
    hours: tuple[tuple[int, int], ...] = ()
    weekdays: tuple[int, ...] = ()


def load_mark(connection: ReadConnection, feed_id: FeedId, retrieval_id: int, *, now: int, utc_offset: UtcOffset) -> MarkDetails:
    """Load the contents of a card; `retrieval_id` is 0 for a planned retrieval."""
    # numpy imports slowly, and a page must open without it
    import numpy as np

    from reader.learning.posting_rate import busy_hours, busy_weekdays

    record = activity.retrieval(connection, retrieval_id) if retrieval_id else None
    posted = scorecard.dated_postings(connection, feed_id, now - _REMEMBERED_DAYS * DAY_SECONDS)
    local = np.array([at + utc_offset(at) for at in posted], dtype=np.int64)
    hours = busy_hours(local % DAY_SECONDS // HOUR_SECONDS)
    return MarkDetails(record, tuple(hours), tuple(busy_weekdays(local // DAY_SECONDS)))


MISSED_DAYS = 14


def load_misses(connection: ReadConnection, now: int) -> dict[FeedId, int]:
    """Count pairs of an access and a posting not stored before it, in the last fourteen days; feeds without any are left out."""
    begins_at = scorecard.counted_since(connection, now - MISSED_DAYS * DAY_SECONDS, now)
    visits = np.array([visit.at for visit in history.visits(connection, begins_at, now)], dtype=np.int64)
    known = {feed.feed_id: feed.last_success_at or 0 for feed in scorecard.followed(connection, now)}
    found = load_postings(connection, scorecard.first_retrievals(connection), begins_at)
    if not found.feeds.size or not visits.size:
        return {}
    until = np.minimum(found.seen, found.of_feed(known))
    counts = np.searchsorted(visits, until, side="right") - np.searchsorted(visits, found.posted, side="left")
    sums = np.bincount(found.feeds, np.maximum(counts, 0) * (found.posted < found.seen))
    return {FeedId(int(feed)): int(sums[feed]) for feed in np.flatnonzero(sums)}


DAYS_SHOWN = 28
HOURS = 24
LEAST_PAIRS = 6
"""About a week of days with visits."""


@dataclass(frozen=True, slots=True)
class DaySimilarity:
    """Similarity of days in the last four weeks.

    Of the first days of `pairs` of days: `visited` [24] is the share with a visit in an hour, `again` [24] the share in which the
    next day had one there as well. `repeated` is the share of hours with a visit that have one on the next day, `chance` the
    share if the next day's visits fell anywhere. `correlation` of hours (-1 to 1) is None if they do not vary.
    """

    days: int
    pairs: int
    visited: tuple[float, ...] = ()
    again: tuple[float, ...] = ()
    repeated: float = 0.0
    chance: float = 0.0
    correlation: float | None = None

    @property
    def is_enough(self) -> bool:
        return self.pairs >= LEAST_PAIRS


def load_alike_days(connection: ReadConnection, *, now: int, utc_offset: int) -> DaySimilarity:
    """Compare the visits of the last four full days and weeks, each by its own local clock, without today."""
    today = (now + utc_offset) // DAY_SECONDS
    hours: defaultdict[int, set[int]] = defaultdict(set)
    for visit in history.visits(connection, now - (DAYS_SHOWN + 1) * DAY_SECONDS, now):
        day, second = divmod(visit.at + visit.utc_offset_seconds, DAY_SECONDS)
        if today - DAYS_SHOWN <= day < today:
            hours[day].add(second // HOUR_SECONDS)
    pairs = [(found, hours[day + 1]) for day, found in sorted(hours.items()) if day + 1 in hours]
    return _alike(len(hours), pairs)


def _alike(days: int, pairs: list[tuple[set[int], set[int]]]) -> DaySimilarity:
    if not pairs:
        return DaySimilarity(days, 0)
    visited = [sum(hour in first for first, _ in pairs) for hour in range(HOURS)]
    again = [sum(hour in first and hour in second for first, second in pairs) for hour in range(HOURS)]
    before, after, both, cells = sum(visited), sum(len(second) for _, second in pairs), sum(again), len(pairs) * HOURS
    spread = before * (cells - before) * after * (cells - after)
    return DaySimilarity(
        days,
        len(pairs),
        tuple(count / len(pairs) for count in visited),
        tuple(count / len(pairs) for count in again),
        both / before,
        after / cells,
        (cells * both - before * after) / math.sqrt(spread) if spread else None,
    )


DAYS = 90
DEPTHS = 4


@dataclass(frozen=True, slots=True)
class LinkDepths:
    """Articles read since the first recorded link, in the last ninety days, by the greatest depth: only here, the article's own
    page, a link in it, one of an article reached from it. `links` counts all that were opened.
    """

    articles: tuple[int, ...] = (0,) * DEPTHS
    links: int = 0

    @property
    def total(self) -> int:
        return sum(self.articles)


def load_link_depths(connection: ReadConnection, *, now: int) -> LinkDepths:
    """Load the depths; readings before the first recorded link are left out because their links are unknown."""
    since = now - DAYS * DAY_SECONDS
    counts = readings.articles_by_depth(connection, since, GLANCE_SECONDS)
    links = sum(link.depth >= OWN_PAGE for link in readings.opened_links(connection, since))
    return LinkDepths(tuple(counts.get(depth, 0) for depth in range(-1, DEPTHS - 1)), links)
