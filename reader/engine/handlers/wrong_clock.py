"""Wrong clocks: detected by servers' dates, and the times stored meanwhile corrected. Every answer has a date by the server's
clock. Nothing is corrected, and nothing old is deleted, unless the servers that answered lately agree with the clock: a clock
that may be wrong cannot decide which of two times is.
"""

from collections import defaultdict
from dataclasses import replace

from reader.domain.accounts import Account
from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import ProblemKind
from reader.domain.events import EntriesChanged
from reader.domain.feed import Feed
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of
from reader.engine.memory_loading import load_memory
from reader.engine.state import EngineState
from reader.storage import accounts, feeds, wrong_clock

AGREES_SECONDS = DAY_SECONDS
"""Tolerance of a server's date: time zones, or the age of a cached copy."""
WITNESSES = 2
WITNESSES_KEPT = 50
SILENT_TRIES = 14
SILENT_SECONDS = 7 * DAY_SECONDS
"""After so many failed tries in so long a time, nobody waits for a server. A leap of the clock makes time pass, but no tries."""
_SILENCES = frozenset({ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT, ProblemKind.NETWORK})
"""Not TLS: with a wrong clock no certificate is valid, and a server without one would be the only one left."""


def note_date(state: EngineState, result: FetchResult) -> None:
    """Record whether a server's date agrees with the clock; the latest of each host counts."""
    if result.answered_at is None:
        return
    agrees = abs(result.answered_at - result.finished_at) <= AGREES_SECONDS
    host = host_of(result.request.url)
    state.clock_witnesses.pop(host, None)
    state.clock_witnesses[host] = (result.finished_at, agrees)
    if len(state.clock_witnesses) > WITNESSES_KEPT:
        del state.clock_witnesses[next(iter(state.clock_witnesses))]


def is_vouched_for(state: EngineState, now: float) -> bool:
    """Return whether servers that answered within a day confirm the clock: at least two, or the only one that can answer, and
    the majority.
    """
    heard = [agrees for at, agrees in state.clock_witnesses.values() if abs(now - at) <= DAY_SECONDS]
    agreeing = sum(heard)
    if not agreeing or agreeing <= 2 * (len(heard) - agreeing):
        return False
    return agreeing >= WITNESSES or len(_hosts(state, now)) <= agreeing


def _hosts(state: EngineState, now: float) -> set[str]:
    """Return the hosts that may answer: requested at all, and not silent for good."""
    feeds = (each for each in state.feeds.values() if each.account_id is None and not (each.is_gone or each.is_paused))
    own = {host_of(each.url) for each in feeds if not _is_silent(each, now)}
    return own | {host_of(each.server.url) for each in state.accounts.known.values() if not _is_silent(each, now)}


def _is_silent(asked: Feed | Account, now: float) -> bool:
    problem, since = asked.problem, asked.problem_since
    if problem is None or problem.kind not in _SILENCES or since is None:
        return False
    return asked.failures >= SILENT_TRIES and now - since >= SILENT_SECONDS


def put_right_after(state: EngineState, feed: Feed, now: float) -> None:
    """After an answer for a feed whose own times are impossible, check those of all feeds. Once after a start or a jump, also
    retry corrections that were postponed.
    """
    times = (feed.added_at, feed.window_at, feed.changed_at, feed.unconditional_at)
    if any(wrong_clock.is_wrong(at, int(now)) for at in times):
        put_right(state, now)
    elif not state.is_aside_seen and is_vouched_for(state, now):
        state.is_aside_seen = True
        if wrong_clock.holds_something(state.connection):
            put_right(state, now)


def put_right(state: EngineState, now: float) -> None:
    """Correct everything stored and remembered, unless the clock itself is wrong or no server confirms it."""
    at = int(now)
    if at < wrong_clock.EARLIEST or not is_vouched_for(state, now):
        return
    moved: defaultdict[FeedId, list[EntryId]] = defaultdict(list)
    changes = state.connection.total_changes
    brought_back = wrong_clock.bring_back(state.connection, at)
    has_more = state.connection.total_changes != changes
    for feed_id, entry_id in (*brought_back, *wrong_clock.put_right(state.connection, at)):
        moved[feed_id].append(entry_id)
    for feed in list(state.feeds.values()):
        right = _with_right_times(feed, at)
        if right != feed:
            feeds.save_feed(state.connection, right)
            state.remember(right)
    state.accounts.known = {each.account_id: each for each in accounts.accounts(state.connection)}
    if has_more:
        state.relearn(load_memory(state.connection, state.utc_offset, now))
    state.memory.keep_between(wrong_clock.EARLIEST, at + wrong_clock.AHEAD_SECONDS)
    for feed_id, entry_ids in moved.items():
        state.publish(EntriesChanged(feed_id, tuple(entry_ids)))


def _with_right_times(feed: Feed, now: int) -> Feed:
    def right(at: int | None) -> int | None:
        return now if wrong_clock.is_wrong(at, now) else at

    is_ahead = (feed.succeeded_at or 0) > now
    move = feed.move and replace(feed.move, first_seen_at=right(feed.move.first_seen_at) or now)
    return replace(
        feed,
        added_at=right(feed.added_at) or now,
        window_at=right(feed.window_at),
        changed_at=right(feed.changed_at),
        unconditional_at=None if wrong_clock.is_wrong(feed.unconditional_at, now) else feed.unconditional_at,
        validators_at=right(feed.validators_at),
        problem_since=right(feed.problem_since),
        succeeded_at=now if is_ahead else feed.succeeded_at,
        move=move,
    )
