"""When an account is synchronised: what its server asked for, how long a failure is left alone, when the next one is due. Pure but for memory."""

import math

from reader.domain.clock import DAY_SECONDS
from reader.domain.retrieval import FetchResult
from reader.domain.throttling import SHARES
from reader.engine.handlers.notices import reading_times
from reader.engine.state import EngineState

EVERY_SECONDS = 1800
EVERY_WHILE_READING_SECONDS = 300
READING_SECONDS = 300
"""Whoever used the window so recently reads."""
SOON_SECONDS = 600
"""In the usual hours of visits what the server has is not older than this, if these hours are not too many."""
QUIET_REQUESTS = 160
"""On a day without marks, but for those for feeds (hourly) and labels."""
REQUESTS_EACH = 2
HOURS = 24
VACATION_SECONDS = DAY_SECONDS
FAILURE_SECONDS = (300, 600, 1200, 2400, 4800, 9600, 21_600)
LONGEST_RETRY_SECONDS = DAY_SECONDS


def next_at(state: EngineState, now: int) -> int:
    """When the next synchronisation is due if nobody comes: seldom on vacation, less often where requests are spared."""
    if state.memory.away_until > now:
        return now + VACATION_SECONDS
    return now + int(EVERY_SECONDS / SHARES[state.conditions.throttling.share])


def soonest(state: EngineState, now: float) -> float:
    """How soon after one the next is due: a few minutes while somebody uses the window, some more in the hours of the usual visits."""
    if 0 <= now - state.pending_notices.seen_at < READING_SECONDS:
        return EVERY_WHILE_READING_SECONDS
    times = reading_times(state, now)
    if times is None or state.memory.away_until > now or not times.is_usual(now):
        return math.inf
    return _in_usual_hours(int(times.usual.sum())) / SHARES[state.conditions.throttling.share]


def _in_usual_hours(count: int) -> float:
    """What the day's budget leaves for so many hours once the others have their share: nobody knows the minute of a visit."""
    left = QUIET_REQUESTS - (HOURS - count) * 3600 / EVERY_SECONDS * REQUESTS_EACH
    return max(count * 3600 * REQUESTS_EACH / left, SOON_SECONDS)


def after_failure(failures: int) -> int:
    """How long a server is left alone after so many failures in a row."""
    return FAILURE_SECONDS[min(max(failures, 1), len(FAILURE_SECONDS)) - 1]


def retry_at(result: FetchResult | None, now: int) -> int:
    """Until when the server asked to be left alone."""
    seconds = result.retry_after_seconds if result is not None else None
    return now + min(seconds, LONGEST_RETRY_SECONDS) if seconds else 0
