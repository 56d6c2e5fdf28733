"""Times of synchronisation: servers' cooldowns, back-off after failures, the next due time. Pure but for memory."""

import math

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import AccountId
from reader.domain.retrieval import FetchResult
from reader.domain.throttling import SHARES
from reader.engine.handlers.notices import reading_times
from reader.engine.planning.reading_times import ReadingTimes
from reader.engine.state import EngineState
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.posting_rate import learn_posting_rates, observed_since
from reader.learning.source_intervals import source_intervals
from reader.storage import request_log

EVERY_SECONDS = 1800
EVERY_WHILE_READING_SECONDS = 300
READING_SECONDS = 300
"""Seconds after using the window during which the user counts as reading."""
SHORTEST_SECONDS = 300
QUIET_REQUESTS = 160
"""Requests on a day without marks, including refreshes, excluding the hourly ones for feeds and those for labels."""
REQUESTS_EACH = 2
VACATION_SECONDS = DAY_SECONDS
FAILURE_SECONDS = (300, 600, 1200, 2400, 4800, 9600, 21_600)
LONGEST_RETRY_SECONDS = DAY_SECONDS


def next_at(state: EngineState, now: int) -> int:
    """Return the time of the next synchronisation without a visit: rarely on vacation, less often while throttling."""
    if state.memory.away_until > now:
        return now + VACATION_SECONDS
    return now + int(EVERY_SECONDS / SHARES[state.conditions.throttling.share])


def soonest(state: EngineState, account_id: AccountId, now: float) -> float:
    """Return the earliest time of the next synchronisation: minutes later while the window is used, else by the account's posting
    rate and the user's habits.
    """
    if 0 <= now - state.pending_notices.seen_at < READING_SECONDS:
        return EVERY_WHILE_READING_SECONDS
    times = reading_times(state, now)
    if times is None or state.memory.away_until > now:
        return math.inf
    intervals = _intervals(state, account_id, times, now)
    return float(intervals[int(now // SLOT_SECONDS) % SLOTS_PER_DAY]) / SHARES[state.conditions.throttling.share]


def _intervals(state: EngineState, account_id: AccountId, times: ReadingTimes, now: float) -> Numbers:
    """Return intervals by slot (UTC), learned once a day. To the planner an account is one source with all its feeds' postings."""
    learned_at, intervals = state.accounts.intervals.get(account_id, (-math.inf, None))
    if intervals is not None and 0 <= now - learned_at < DAY_SECONDS:
        return intervals
    ours = [feed for feed in state.feeds.values() if feed.account_id == account_id]
    posted = np.sort(np.concatenate([np.zeros(0), *(state.memory.posted_at(feed.feed_id) for feed in ours)]))
    began = observed_since(posted, first_seen_at=min((float(feed.added_at) for feed in ours), default=now), now=now)
    rates = learn_posting_rates(
        posted, np.zeros(posted.size, dtype=np.int64), began_at=np.array([began]), observed_until=np.array([now]), now=now
    )
    accesses = np.roll(times.user.rate.per_slot(), -round(times.user.offset / SLOT_SECONDS))
    # each run of refreshes ends with a synchronisation, which replaces a scheduled one
    left = QUIET_REQUESTS - request_log.refreshes_since(state.connection, account_id, int(now) - DAY_SECONDS)
    intervals = source_intervals(
        accesses, rates.per_slot()[0], per_day=left / REQUESTS_EACH, shortest=SHORTEST_SECONDS, longest=EVERY_SECONDS
    )
    state.accounts.intervals[account_id] = now, intervals
    return intervals


def after_failure(failures: int) -> int:
    """Return the back-off in seconds after consecutive failures."""
    return FAILURE_SECONDS[min(max(failures, 1), len(FAILURE_SECONDS)) - 1]


def retry_at(result: FetchResult | None, now: int) -> int:
    """Return the end of the cooldown requested by the server."""
    seconds = result.retry_after_seconds if result is not None else None
    return now + min(seconds, LONGEST_RETRY_SECONDS) if seconds else 0
