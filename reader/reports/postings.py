"""Postings of feeds with their first sights, and weights of feeds, as arrays. Any thread, own connection."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.reading import GLANCE_SECONDS, learned_weights
from reader.storage import entries, preferences, readings, scorecard, subscriptions
from reader.storage.connection import ReadConnection

_LATEST = 1 << 39
"""Bound of times, some ten thousand years from 1970; dates beyond it are meaningless."""


@dataclass(frozen=True, slots=True)
class Postings:
    """N entries (UTC seconds): `posted` [N] and `seen` [N] are equal if there is no usable date; those of a feed are contiguous."""

    feeds: NDArray[np.int64]
    posted: Numbers
    seen: Numbers

    def of_feed(self, values: Mapping[FeedId, int]) -> Numbers:
        """Look up each entry's feed in a table, 0 if missing [N]."""
        first = np.flatnonzero(np.diff(self.feeds, prepend=-1))
        of_each = np.array([values.get(FeedId(feed), 0) for feed in self.feeds[first].tolist()], dtype=np.float64)
        found: Numbers = np.repeat(of_each, np.diff(first, append=self.feeds.size))
        return found


def load_postings(connection: ReadConnection, begun: Mapping[FeedId, int], seen_since: int) -> Postings:
    """Load the postings counted by `scorecard.postings`."""
    found = scorecard.postings(connection, begun, seen_since)
    posted, seen = [each.posted_at for each in found], [each.seen_at for each in found]
    feeds = _repeated([each.feed_id for each in found], posted)
    return Postings(feeds, _numbers(posted).astype(np.float64), _numbers(seen).astype(np.float64))


NOTHING_POSTED = Postings(np.zeros(0, dtype=np.int64), np.zeros(0), np.zeros(0))


@dataclass(frozen=True, slots=True)
class PostedAt:
    """Posting times of F feeds: `times` [N], ascending for each feed, and the feeds `rows` [N], ascending."""

    times: Numbers
    rows: NDArray[np.int64]


def load_posted_at(connection: ReadConnection, feed_ids: Sequence[FeedId], since: int, most: int) -> PostedAt:
    row_of = {feed_id: row for row, feed_id in enumerate(feed_ids)}
    found = entries.posting_times(connection, feed_ids, since)
    texts = [each.times for each in found]
    rows, at = _repeated([row_of[each.feed_id] for each in found], texts), _numbers(texts)
    # sorting one combined number is twenty times as fast as sorting by two keys
    both = (rows << 40) + np.clip(at, -_LATEST, _LATEST - 1) + _LATEST
    both.sort()
    rows, times = both >> 40, (both & ((1 << 40) - 1)) - _LATEST
    to_come = np.cumsum(np.bincount(rows, minlength=len(feed_ids)))[rows] - np.arange(rows.size)
    is_kept = to_come <= most
    return PostedAt(times[is_kept].astype(np.float64), rows[is_kept])


def _numbers(texts: Sequence[str]) -> NDArray[np.int64]:
    return np.fromstring(",".join(texts), dtype=np.int64, sep=",") if texts else np.zeros(0, dtype=np.int64)


def _repeated(values: Sequence[int], texts: Sequence[str]) -> NDArray[np.int64]:
    return np.repeat(np.array(values, dtype=np.int64), [text.count(",") + 1 for text in texts])


Answer = TypeVar("Answer")


class Once:
    """Caches query results while the reports of one moment are made; never reads again."""

    def __init__(self) -> None:
        self._answers: dict[tuple[object, ...], Any] = {}

    def read(self, query: Callable[..., Answer], connection: object, *arguments: object) -> Answer:
        """Return a query's result for these arguments, which must not be changed."""
        asked = (query, *arguments)
        if asked not in self._answers:
            self._answers[asked] = query(connection, *arguments)
        answer: Answer = self._answers[asked]
        return answer


READ_ENOUGH = 20
"""Read articles before which all feeds have the same weight."""
RATES_OF_DAYS = 42


def feed_weights(connection: ReadConnection, now: float) -> dict[FeedId, float]:
    """Return the weight of each feed; 1 for those not included."""
    return weights_from_reading(connection, now) | subscriptions.weights(connection)


def weights_from_reading(connection: ReadConnection, now: float) -> dict[FeedId, float]:
    """Return the weights learned from reading alone, none before enough was read."""
    begun = reading_since(connection, now)
    if begun is None:
        return {}
    counts = readings.by_feed(connection, begun, int(now), int(GLANCE_SECONDS))
    if sum(each.opened for each in counts) < READ_ENOUGH:
        return {}
    learned = learned_weights({each.feed_id: each.arrived for each in counts}, {each.feed_id: each.opened for each in counts})
    return {FeedId(feed_id): weight for feed_id, weight in learned.items()}


def reading_since(connection: ReadConnection, now: float) -> int | None:
    """Return the start of usable reading records, at most six weeks ago; None if none are recorded, or learning from them is off."""
    begun = readings.begun_at(connection)
    if begun is None or not preferences.load(connection).habits_record:
        return None
    return max(begun, int(now) - RATES_OF_DAYS * DAY_SECONDS)
