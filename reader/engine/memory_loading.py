"""Loading of the planners' memory from the database at startup. Engine thread only."""

from collections.abc import Callable

from reader.domain.clock import DAY_SECONDS
from reader.domain.presence import KEPT_DAYS
from reader.engine.planning.memory import POSTINGS_KEPT, REMEMBERED_DAYS, Memory
from reader.reports.feed_weights import feed_weights
from reader.storage import entries, history, milestones, planning, presences
from reader.storage.connection import ReadConnection


def load_memory(connection: ReadConnection, utc_offset: Callable[[float], int], now: float) -> Memory:
    """Load postings and accesses of two months, presences of six weeks, weights of feeds, the planner's memo, and any vacation."""
    since = int(now) - REMEMBERED_DAYS * DAY_SECONDS
    return Memory(
        utc_offset,
        posted=entries.all_posted_at(connection, since, POSTINGS_KEPT),
        accesses=history.accesses(connection, since),
        presences=presences.presences(connection, int(now) - KEPT_DAYS * DAY_SECONDS),
        weights=feed_weights(connection, now),
        memo=planning.load_memo(connection),
        away_until=float(milestones.milestones(connection).get(milestones.VACATION_UNTIL, 0)),
    )
