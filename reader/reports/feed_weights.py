"""Weights of feeds: the priority set by the user, else what was read, if that is recorded. Read only.

The planner goes by it, and pages tell it. For any thread with its own connection; `now` in UTC seconds.
"""

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.learning.evidence import GLANCE_SECONDS
from reader.learning.read_rate import learned_weights
from reader.storage import preferences, readings, subscriptions
from reader.storage.connection import ReadConnection

READ_ENOUGH = 20
"""Until so many articles were read, all feeds have the same weight."""
RATES_OF_DAYS = 42


def feed_weights(connection: ReadConnection, now: float) -> dict[FeedId, float]:
    """The weight of each feed; 1 for those not named."""
    return weights_from_reading(connection, now) | subscriptions.weights(connection)


def weights_from_reading(connection: ReadConnection, now: float) -> dict[FeedId, float]:
    """What reading alone tells; nothing before enough was read."""
    begun = reading_since(connection, now)
    if begun is None:
        return {}
    counts = readings.by_feed(connection, begun, int(now), int(GLANCE_SECONDS))
    if sum(each.opened for each in counts) < READ_ENOUGH:
        return {}
    learned = learned_weights({each.feed_id: each.arrived for each in counts}, {each.feed_id: each.opened for each in counts})
    return {FeedId(feed_id): weight for feed_id, weight in learned.items()}


def reading_since(connection: ReadConnection, now: float) -> int | None:
    """From when on reading tells something: for six weeks at most; None where none is recorded, or is not to be learned from."""
    begun = readings.begun_at(connection)
    if begun is None or not preferences.load(connection).habits_record:
        return None
    return max(begun, int(now) - RATES_OF_DAYS * DAY_SECONDS)
