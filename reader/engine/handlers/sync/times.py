"""When an account is synchronised: what its server asked for, how long a failure is left alone, when the next one is due. Pure but for memory."""

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
"""So long before a usual visit what the server has is fetched."""
FORECAST_SECONDS = 60
VACATION_SECONDS = DAY_SECONDS
FAILURE_SECONDS = (300, 600, 1200, 2400, 4800, 9600, 21_600)
LONGEST_RETRY_SECONDS = DAY_SECONDS


def next_at(state: EngineState, now: int) -> int:
    """When the next synchronisation is due if nobody comes: seldom on vacation, less often where requests are spared."""
    if state.memory.away_until > now:
        return now + VACATION_SECONDS
    return now + int(EVERY_SECONDS / SHARES[state.conditions.throttling.share])


def is_awaited(state: EngineState, now: float) -> bool:
    """Whether somebody used the window a few minutes ago, or is more likely than not to come in the next ones."""
    memory = state.accounts
    if 0 <= now - state.pending_notices.seen_at < READING_SECONDS:
        return True
    if not 0 <= now - memory.forecast_at < FORECAST_SECONDS:
        times = reading_times(state, now)
        memory.forecast_at = now
        memory.is_expected = times is not None and times.is_expected(state.memory.last_access_before(now), now, SOON_SECONDS)
    return memory.is_expected


def after_failure(failures: int) -> int:
    """How long a server is left alone after so many failures in a row."""
    return FAILURE_SECONDS[min(max(failures, 1), len(FAILURE_SECONDS)) - 1]


def retry_at(result: FetchResult | None, now: int) -> int:
    """Until when the server asked to be left alone."""
    seconds = result.retry_after_seconds if result is not None else None
    return now + min(seconds, LONGEST_RETRY_SECONDS) if seconds else 0
