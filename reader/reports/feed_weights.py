"""Weights of feeds: the user's priority, else learned from reading, if that is recorded. Read only; used by the planner and shown
by pages. For any thread with its own connection; `now` in UTC seconds.
"""

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.learning.evidence import GLANCE_SECONDS
from reader.learning.read_rate import learned_weights
from reader.storage import preferences, readings, subscriptions
from reader.storage.connection import ReadConnection

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
