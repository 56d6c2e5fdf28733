"""Schedule of synchronisations: a part of every tick, within the limits of feeds."""

import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from reader.domain.accounts import NOTHING_WAITS, Account, SyncCounts
from reader.domain.addresses import host_of
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import EngineStopped, SubscriptionsChanged, SyncFinished
from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, CommandId
from reader.engine.jobs.retrievals import is_scheduling
from reader.engine.messages import Effect, Publish
from reader.engine.state import EngineState, Leaving
from reader.engine.sync import ledger, refreshes, runs, session
from reader.engine.sync.ledger import Need
from reader.engine.sync.runs import EVERY_SECONDS, EVERY_WHILE_READING_SECONDS, note_waiting, soonest
from reader.storage import accounts, outbox, remote_feeds
from reader.storage.connection import DatabaseError

PUSH_AFTER_SECONDS = 15
"""Seconds after the last mark before it is sent: a user who reads on makes the next one by then."""
PUSH_WITHIN_SECONDS = 300
STALE_SECONDS = 3600
"""Seconds after the last synchronisation from which on the next is worth more."""
MARKS_SECONDS, MARKS_LATE_SECONDS = 600, 1800
"""Seconds that marks wait for others if few requests are left, and at most."""
LEAVING_SECONDS = 2.5
"""Seconds that quitting waits for changes to be sent; the rest waits for the next start."""
OFFLINE_SECONDS = 300
"""Seconds between tries of a server during an outage; it may be on the local network."""
FOR_THE_USER = frozenset(
    {
        ProblemKind.SIGN_IN_FAILED,
        ProblemKind.SIGN_IN_LOST,
        ProblemKind.KEY_REFUSED,
        ProblemKind.UNAUTHORIZED,
        ProblemKind.CERTIFICATE_CHANGED,
        ProblemKind.CERTIFICATE_UNKNOWN,
        ProblemKind.SERVER_REPLACED,
        ProblemKind.OLD_CHANGES,
        ProblemKind.KEYRING,
    }
)
"""Problems that only the user can solve: trying again would annoy the server, or lock the user out."""


def load(state: EngineState, now: float) -> None:
    """Load accounts, at startup and after a message that could not be stored."""
    state.accounts.seq = -1
    state.accounts.ledger.clear()
    state.accounts.known = {each.account_id: each for each in accounts.accounts(state.connection)}
    notice_changes(state, now)


def review(state: EngineState, now: float) -> None:
    """Start synchronisations that are due; called on every tick."""
    memory = state.accounts
    if not memory.known:
        return
    for account in list(memory.known.values()):
        if account.account_id in memory.syncing:
            continue
        causes = memory.asked.pop(account.account_id, None)
        if causes is not None:
            _start_asked(state, account, causes, now)
        elif may_start(state, account, now):
            if _due_at(state, account, now) <= now:
                _start(state, account, [], now)
            elif wanted := refreshes.due(state, account, now):
                _start(state, account, [], now, wanted)


def next_review_at(state: EngineState, now: float) -> float:
    """Return the time of the next synchronisation; never without accounts."""
    memory = state.accounts
    if not memory.known:
        return math.inf
    idle = [each for each in memory.known.values() if each.account_id not in memory.syncing]
    if any(each.account_id in memory.asked for each in idle):
        return now
    return min((_start_at(state, each, now) for each in idle), default=math.inf)


def _start_at(state: EngineState, account: Account, now: float) -> float:
    """Return the earliest start, as far as time alone decides."""
    if not is_scheduling(state) or _needs_user(account):
        return math.inf
    held = max(state.storage_rest.until, state.pause.held_until, _held_until(account, now))
    due = min(_due_at(state, account, now), refreshes.due_at(state, account))
    return max(due, held, _cooling_until(state, account, now))


def _due_at(state: EngineState, account: Account, now: float) -> float:
    """Return the time at which a synchronisation is wanted: by schedule, sooner while the user reads or a mark waits."""
    memory, account_id = state.accounts, account.account_id
    due = float(account.next_at or 0)
    if due > now + DAY_SECONDS:
        # the clock was set back
        due = now
    if account.synced_at is None:
        return min(due, memory.push_at)
    cost = ledger.list_cost(state, account_id)
    timer = Need.TIMER_BESIDE_REFRESHES if account.is_refreshing else Need.TIMER
    wishes = [(due, Need.READING if account_id in memory.visited else timer, cost)]
    wishes += [
        (max(due, account.synced_at + hours * STALE_SECONDS), need, cost) for hours, need in ((1, Need.TIMER), (2, Need.READING))
    ]
    interval = soonest(state, account_id, now)
    wishes.append((account.synced_at + interval, Need.READING if interval < EVERY_SECONDS else timer, cost))
    if memory.waiting.get(account_id):
        since, both = memory.changed_at, 2 * cost + 2
        wishes.append((memory.push_at, Need.MARKS_AT_ONCE, both))
        wishes += [(since + MARKS_SECONDS, Need.MARKS, both), (since + MARKS_LATE_SECONDS, Need.MARKS_LATE, both)]
    wanted = min(max(at, ledger.ready_at(state, account_id, need, each, now)) for at, need, each in wishes)
    # the user's changes to feeds are sent however few requests are left
    return min(wanted, memory.push_at) if account_id in memory.ordered else wanted


def may_start(state: EngineState, account: Account, now: float) -> bool:
    """Return whether a server may be contacted by schedule."""
    if not is_scheduling(state) or state.pause.held_until or now < state.storage_rest.until or _needs_user(account):
        return False
    if state.outage.problem and now - (account.problem_since or 0) < OFFLINE_SECONDS:
        return False
    return now >= _held_until(account, now) and _cooling_until(state, account, now) <= now


def _needs_user(account: Account) -> bool:
    return account.problem is not None and account.problem.kind in FOR_THE_USER


def _held_until(account: Account, now: float) -> float:
    """Return the end of the server's pause; a time further ahead than any pause is from another clock."""
    return account.not_before_at if account.not_before_at <= now + DAY_SECONDS else now


def _cooling_until(state: EngineState, account: Account, now: float) -> float:
    host = host_of(account.server.url)
    return state.gate.next_start_at(host, now) if state.gate.is_cooling(host, now) else now


def _start_asked(state: EngineState, account: Account, causes: list[CommandId], now: float) -> None:
    """Start on the user's request; the server's cooldown applies, our own back-off does not."""
    wished = session.wished_until(state, account)
    if now < wished <= now + DAY_SECONDS or _cooling_until(state, account, now) > now:
        _refuse(state, account, causes, ProblemKind.RATE_LIMITED)
        return
    _start(state, account, causes, now, refreshes.asked(state, account, now))


def _start(state: EngineState, account: Account, causes: list[CommandId], now: float, wanted: Sequence[Feed] = ()) -> None:
    state.accounts.push_at = state.accounts.changed_at = math.inf
    try:
        with state.storing():
            session.start(state, account, causes, now, wanted=wanted)
    except Exception:
        # nothing is left of the run, nor of its answer if it ended with its first step
        _refuse(state, account, causes, ProblemKind.INTERRUPTED)
        raise


def _refuse(state: EngineState, account: Account, causes: list[CommandId], kind: ProblemKind) -> None:
    for cause in causes:
        state.publish(SyncFinished(account.account_id, SyncCounts(), Problem(kind), cause=cause))


def notice_changes(state: EngineState, now: float) -> None:
    """Have changed marks and subscriptions sent soon and publish their number, at the end of every message."""
    memory = state.accounts
    if not memory.known:
        return
    seq, changes_tree = outbox.latest(state.connection), any(map(_changes_tree, state.outbox))
    if seq == memory.seq and not changes_tree:
        return
    memory.seq = seq
    waiting = remote_feeds.waiting(state.connection)
    for account_id in memory.known:
        note_waiting(state, account_id, waiting.get(account_id, NOTHING_WAITS).total)
    memory.ordered = {account_id for account_id, each in waiting.items() if each.feeds}
    if any(memory.waiting.values()):
        memory.changed_at = min(memory.changed_at, now)
        memory.push_at = min(now + PUSH_AFTER_SECONDS, memory.changed_at + PUSH_WITHIN_SECONDS)


def _changes_tree(effect: Effect) -> bool:
    return isinstance(effect, Publish) and isinstance(effect.event, SubscriptionsChanged)


def sync_soon(state: EngineState, now: float) -> None:
    """At an opening of the window, synchronise now unless that just happened."""
    if state.folder is not None:
        state.folder.read_at = -math.inf
    for account in state.accounts.known.values():
        if (account.synced_at or 0) + EVERY_WHILE_READING_SECONDS <= now:
            state.accounts.known[account.account_id] = replace(account, next_at=min(account.next_at or int(now), int(now)))
        state.accounts.visited.add(account.account_id)


def push_soon(state: EngineState, now: float) -> None:
    """Send waiting changes now, since the user leaves the computer, which may go to sleep."""
    if state.folder is not None:
        state.folder.write_at = min(state.folder.changed_at, state.folder.write_at)
    if any(state.accounts.waiting.values()):
        state.accounts.push_at = now
        state.accounts.changed_at = min(state.accounts.changed_at, now - MARKS_LATE_SECONDS)


def leave(state: EngineState, cause: CommandId, now: float) -> bool:
    """Return whether changes are sent before the program ends."""
    waiting = [
        state.accounts.known[each] for each, count in state.accounts.waiting.items() if count and each in state.accounts.known
    ]
    for account in waiting:
        cost = 2 * ledger.list_cost(state, account.account_id) + 2
        if not may_start(state, account, now) or ledger.ready_at(state, account.account_id, Need.LEAVING, cost, now) > now:
            continue
        runs.give_up(state, state.accounts.syncing.get(account.account_id, 0), Problem(ProblemKind.INTERRUPTED), now)
        # the database must not delay quitting: waiting changes are sent after the next start
        with suppress(DatabaseError, ReaderError), state.storing():
            session.start(state, account, [], now, only_sends=True)
    if runs.is_last(state):
        return False
    state.accounts.leaving = Leaving(cause, now + LEAVING_SECONDS)
    return True


def end(state: EngineState, now: float) -> None:
    """Leave unsent changes for the next start."""
    leaving = state.accounts.leaving
    if leaving is not None and now >= leaving.until and not runs.is_last(state):
        state.accounts.syncing.clear()
        state.accounts.runs.clear()
        state.folder = None
        state.publish(EngineStopped(cause=leaving.cause))


def ends_at(state: EngineState, otherwise: float) -> float:
    leaving = state.accounts.leaving
    return otherwise if leaving is None else leaving.until
