"""What the planners know of the past, read back from the database when the engine starts. Engine thread."""

from collections.abc import Callable

from reader.domain.ids import FeedId
from reader.engine.planning.memory import DAY_SECONDS, POSTINGS_KEPT, REMEMBERED_DAYS, Memory
from reader.learning.evidence import GLANCE_SECONDS
from reader.learning.read_rate import learned_weights
from reader.storage import entries, history, milestones, planning, preferences, readings, subscriptions
from reader.storage.connection import ReadConnection

READ_ENOUGH = 20
"""Before so many articles were read, all feeds matter alike."""
RATES_OF_DAYS = 42


def recall(connection: ReadConnection, utc_offset: Callable[[float], int], now: float) -> Memory:
    """Postings and looks of the last two months, how much feeds matter, what the planner kept, and whether the user is away."""
    since = int(now) - REMEMBERED_DAYS * DAY_SECONDS
    return Memory(
        utc_offset,
        posted=entries.all_posted_at(connection, since, POSTINGS_KEPT),
        accesses=history.accesses(connection, since),
        weights=matters(connection, now),
        memo=planning.load_memo(connection),
        away_until=float(milestones.milestones(connection).get(milestones.HOLIDAY_UNTIL, 0)),
    )


def matters(connection: ReadConnection, now: float) -> dict[FeedId, float]:
    """How much feeds matter: what the user said of a feed, else what his reading tells, where that is recorded. 1 for those not named."""
    said = subscriptions.weights(connection)
    begun = readings.begun_at(connection)
    if begun is None or not preferences.load(connection)["habits.record"]:
        return said
    since = max(begun, int(now) - RATES_OF_DAYS * DAY_SECONDS)
    counts = readings.by_feed(connection, since, int(now), int(GLANCE_SECONDS))
    if sum(each.opened for each in counts) < READ_ENOUGH:
        return said
    learned = learned_weights({each.feed_id: each.arrived for each in counts}, {each.feed_id: each.opened for each in counts})
    return {FeedId(feed_id): weight for feed_id, weight in learned.items()} | said
