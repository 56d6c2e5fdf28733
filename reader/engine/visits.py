"""Visits and presences as input to the planner, and their erasing. Hard limits are enforced whatever it returns."""

import math

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import EraseHabits, NoteUse, RecordAccess, RecordLeaving, RecordReturn, RestoreHabits, TurnNews
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import HabitsChanged, NewsTurned, PresenceChanged
from reader.domain.feed import Feed, Plan
from reader.domain.visits import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.engine import notices
from reader.engine.jobs import retrievals
from reader.engine.state import EngineState, is_recording, load_memory
from reader.engine.sync import refreshes, schedule
from reader.learning.access import ORDER_SECONDS
from reader.storage import briefing, feeds, habits, history, news, preferences, readings
from reader.storage.habits import HabitTable
from reader.storage.writer import transaction

LONGEST_UNKNOWN_SECONDS = 1200
"""Store "now" more often than this while the user is here: a longer time between two ticks was a sleep."""
WINDOW = "window"
"""Access kind that begins a session; the others happen within one."""


def record_access(state: EngineState, command: RecordAccess, now: float) -> None:
    """Store one access, unless recording is off or paused; after an absence, retrieve the feeds most likely to have new entries."""
    if is_recording(state, now):
        history.add_access(state.connection, command.access)
        state.memory.remember_access(command.access)
        _note_presence(state, command.access.at)
        if state.folder is not None:
            from reader.engine import shared_visits

            shared_visits.note(state, command.access, now)
    notices.on_access(state, now)
    if command.access.kind == WINDOW:
        schedule.sync_soon(state, now)
    if command.access.kind == WINDOW and retrievals.is_scheduling(state) and not (state.outage.problem or state.pause.held_until):
        _fetch_on_open(state, now)


def note_use(state: EngineState, command: NoteUse, now: float) -> None:
    del command
    news.note_use(state.connection, now)
    notices.on_access(state, now)


def turn_news(state: EngineState, command: TurnNews, now: float) -> None:
    state.exchange_soon()
    turned = news.turn(state.connection, now)
    if turned is not None:
        state.publish(NewsTurned(turned, cause=command.command_id))


def resume_news(state: EngineState, now: float) -> None:
    """Turn the news at the start, unless the visit of a program that was just killed goes on."""
    if news.upcoming(state.connection, now) != news.current(state.connection):
        turn_news(state, TurnNews(), now)


def _note_presence(state: EngineState, at: int) -> None:
    """Record that a visiting user is present; without an open presence, the state is unknown until a return."""
    memory = state.memory
    if not memory.presences or memory.is_here is None:
        return
    since = at - memory.presences[-1].ended_at
    if since > (LONGEST_UNKNOWN_SECONDS if memory.is_here else ORDER_SECONDS):
        memory.is_here = state.here_since = None
    elif since > 0 and memory.is_here and state.here_since is not None:
        readings.extend_presence(state.connection, state.here_since, at)
        memory.was_here_until(at)


def next_review_at(state: EngineState, _now: float) -> float:
    """Return the time of the planner's next review; later while nothing may be retrieved by schedule."""
    if not retrievals.is_scheduling(state):
        return math.inf
    return max(state.storage_rest.until, state.pause.held_until or state.planner.review_at())


def review_accesses(state: EngineState, now: float) -> None:
    if (
        state.pause.held_until
        or now < max(state.planner.review_at(), state.storage_rest.until)
        or not retrievals.is_scheduling(state)
    ):
        return
    planned = [state.feeds[feed_id].planned(plan) for feed_id, plan in state.planner.review(state.feeds, now=now).items()]
    memo = state.planner.memo()
    # a plan is made in many steps, and few of them change the memo
    is_other = bool(memo) and memo != preferences.load_memo(state.connection)
    if not planned and not is_other:
        return
    with transaction(state.connection):
        feeds.save_plans(state.connection, planned)
        if is_other:
            preferences.save_memo(state.connection, memo)
    for feed in planned:
        state.remember(feed)


def _fetch_on_open(state: EngineState, now: float) -> None:
    wanted: list[Feed] = []
    for feed_id, plan in state.planner.on_access(state.feeds, now=now):
        feed = state.feeds[feed_id]
        if retrievals.may_start_at(state, feed, now) <= now and is_idle(state, feed):
            wanted.append(feed.planned(Plan(feed.next_at, plan.reason, plan.rule, plan.expected)))
    retrievals.enqueue_urgent(state, wanted)
    refreshes.want(state, wanted, now)


def is_idle(state: EngineState, feed: Feed) -> bool:
    """Return whether the feed may be retrieved by schedule and no retrieval of it is under way."""
    return feed.is_scheduled and feed.feed_id not in state.busy


DECIDED_WITHIN_SECONDS = 300
"""A return longer ago than this is not decided any more."""
BETWEEN_DECISIONS_SECONDS = 600
"""Shortest time between decisions: signals of one return come in bursts (the wake, the password, the first key)."""
KEPT_EVERY_SECONDS = 600
"""Interval at which the ongoing presence is stored. The engine never sleeps for long, so it costs no wake-up of its own."""
SLEPT_SECONDS = 600
"""An engine that did not run for this long was suspended with its computer, or its clock was changed."""


def is_noticing(state: EngineState, now: float) -> bool:
    return state.preferences.habits_presence and is_recording(state, now)


def record_return(state: EngineState, command: RecordReturn, now: float) -> None:
    """Store the begin of a presence, or its continuation after a short absence; a true return is decided in the next tick."""
    if not is_noticing(state, now):
        return
    _notice_sleep(state, now)
    if command.signal is Signal.WAKE:
        state.returns.woken_at = now
    _come_back(state, command, now)
    state.publish(PresenceChanged(is_here=True, cause=command.command_id))


def record_leaving(state: EngineState, command: RecordLeaving, now: float) -> None:
    """Store the end of the presence, which may be noticed late."""
    schedule.push_soon(state, now)
    state.exchange_soon()
    if is_noticing(state, now):
        if state.memory.is_here:
            state.memory.is_here = False
        end(state, command.at)
        state.publish(PresenceChanged(is_here=False, cause=command.command_id))


def end(state: EngineState, at: float) -> None:
    """End the current presence after the last access; the end of an erased presence is kept for undo only."""
    if state.here_since is None:
        return
    last = state.memory.last_access_before(at + LEAST_ABSENCE_SECONDS)
    until = max(at, last) if last >= state.here_since else at
    if readings.end_presence(state.connection, state.here_since, until):
        state.memory.was_here_until(int(until))
    else:
        state.erased_habits.left = (state.here_since, until)
    state.here_since = None


def end_unwanted_presence(state: EngineState, now: float) -> None:
    """End the presence, as unknown, if it is no longer to be recorded."""
    if not is_noticing(state, now):
        end(state, now)
        state.memory.is_here = state.returns.waiting_since = None


def review_presences(state: EngineState, now: float) -> None:
    """Store the ongoing presence, and decide on a return if possible now; called on every tick."""
    _notice_sleep(state, now)
    memory = state.memory
    if memory.is_here and state.here_since is not None and now - memory.presences[-1].ended_at >= KEPT_EVERY_SECONDS:
        with transaction(state.connection):
            readings.extend_presence(state.connection, state.here_since, now)
        memory.was_here_until(int(now))
    if state.returns.waiting_since is not None:
        _decide(state, state.returns.waiting_since, now)


def _come_back(state: EngineState, command: RecordReturn, now: float) -> None:
    memory, at = state.memory, command.at
    last = memory.presences[-1] if memory.presences else None
    if last is not None and memory.is_here:
        if at - last.began_at < BETWEEN_DECISIONS_SECONDS:
            return
        # their leaving was missed
        end(state, last.ended_at if command.away_seconds is None else at - command.away_seconds)
        last = memory.presences[-1]
    gap = None if last is None else at - last.ended_at
    away = min((each for each in (gap, command.away_seconds) if each is not None), default=None)
    if (
        last is not None
        and gap is not None
        and away is not None
        and away < LEAST_ABSENCE_SECONDS
        and gap < 2 * LEAST_ABSENCE_SECONDS
    ):
        state.here_since, memory.is_here = last.began_at, True
        memory.was_here_until(max(at, last.ended_at))
        readings.extend_presence(state.connection, last.began_at, at)
        return
    presence = Presence(at, at, command.utc_offset_seconds, command.signal)
    readings.add_presence(state.connection, presence)
    memory.came_back(presence)
    state.here_since = at
    if away is not None and away >= LEAST_ABSENCE_SECONDS:
        state.returns.waiting_since = now


def _notice_sleep(state: EngineState, now: float) -> None:
    """After a sleep or a change of the clock, end the presence when it was last known; the present state is unknown."""
    returns = state.returns
    if not -SLEPT_SECONDS < now - returns.ticked_at < SLEPT_SECONDS:
        returns.woken_at = now
        returns.decided_at = min(returns.decided_at, now)
        state.here_since = None
        if state.memory.is_here:
            state.memory.is_here = None
    returns.ticked_at = now


def _decide(state: EngineState, since: float, now: float) -> None:
    """Retrieve what the planner selects at a return, as soon as the network is known to work."""
    returns = state.returns
    is_late = not 0 <= now - since <= DECIDED_WITHIN_SECONDS
    if is_late or not retrievals.is_scheduling(state) or now - returns.decided_at < BETWEEN_DECISIONS_SECONDS:
        returns.waiting_since = None
    elif _may_decide(state, now):
        wanted = _wanted(state, now)
        if wanted and _may_lack_network(state, now):
            if not state.flights and not state.queue:
                retrievals.enqueue_urgent(state, wanted[:1])
            return
        returns.waiting_since, returns.decided_at = None, now
        retrievals.enqueue_urgent(state, wanted)
        refreshes.want(state, wanted, now)


def _may_decide(state: EngineState, now: float) -> bool:
    """Return whether a return may be decided: user present, day planned; no pause, outage or storage failure."""
    if not state.memory.is_here or state.planner.review_at() <= now or now < state.storage_rest.until:
        return False
    return not (state.outage.problem or state.pause.held_until)


def _may_lack_network(state: EngineState, now: float) -> bool:
    """Return whether no server has answered since a recent sleep or start."""
    woken_at = state.returns.woken_at
    return now - woken_at <= 2 * DECIDED_WITHIN_SECONDS and state.outage.answered_at < woken_at


def _wanted(state: EngineState, now: float) -> list[Feed]:
    wanted: list[Feed] = []
    for feed_id, plan in state.planner.returned(state.feeds, now=now):
        feed = state.feeds[feed_id]
        if retrievals.may_start_at(state, feed, now) <= now and is_idle(state, feed):
            wanted.append(feed.planned(Plan(feed.next_at, plan.reason, plan.rule, plan.expected)))
    return wanted


ACCESS_TABLES = (
    HabitTable.ACCESS,
    HabitTable.READING,
    HabitTable.JUDGEMENT,
    HabitTable.SHOWN,
    HabitTable.OPENED_LINK,
    HabitTable.LISTENING,
    HabitTable.PRESENCE,
    HabitTable.SET_ASIDE,
)
LOG_TABLES = (HabitTable.RETRIEVAL, HabitTable.REQUEST, HabitTable.SET_ASIDE)
SWEEP_AGAIN_SECONDS = 20.0
"""Seconds until the next try while a reader of the database blocks the sweep, which lasts moments only."""


def erase_habits(state: EngineState, command: EraseHabits, now: float) -> None:
    """Erase accesses, retrievals or both. Undo keeps them in memory only, so quitting makes it final."""
    wanted = dict.fromkeys((*(ACCESS_TABLES if command.accesses else ()), *(LOG_TABLES if command.retrievals else ())))
    if state.here_since is not None:
        readings.extend_presence(state.connection, state.here_since, now)
    kept = tuple(habits.remove_all(state.connection, table) for table in wanted)
    if command.accesses:
        preferences.save_memo(state.connection, {})
        briefing.forget(state.connection)
        if state.folder is not None:
            _erase_elsewhere(state, int(now) + 1)
    state.erased_habits.kept[command.command_id] = kept
    state.erased_habits.sweep_at = now
    state.relearn(load_memory(state.connection, state.utc_offset, now))
    undo = RestoreHabits(command.command_id)
    state.publish(HabitsChanged(undo, Change(ChangeKind.LEARNED_DATA_ERASED), cause=command.command_id))


def _erase_elsewhere(state: EngineState, before: int) -> None:
    from reader.storage import registers

    registers.note_habits_forgotten(state.connection, before)
    if state.folder is not None:
        state.folder.visits.clear()
        # the own log holds visits too
        state.folder.needs_all, state.folder.read_at = True, -math.inf


def restore_habits(state: EngineState, command: RestoreHabits, now: float) -> None:
    """Undo an erasure. Raises ReaderError after a restart."""
    kept = state.erased_habits.kept.pop(command.erased, None)
    if kept is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    for each in kept:
        habits.put_back(state.connection, each)
    if state.folder is not None and any(each.table is HabitTable.ACCESS for each in kept):
        _erase_elsewhere(state, 0)
    if state.erased_habits.left is not None:
        readings.extend_presence(state.connection, *state.erased_habits.left)
    state.relearn(load_memory(state.connection, state.utc_offset, now))
    state.publish(HabitsChanged(cause=command.command_id))


def next_sweep_at(state: EngineState, _now: float) -> float:
    """Return the time at which to truncate the log; never unless something was erased."""
    return state.erased_habits.sweep_at


def sweep_habits(state: EngineState, now: float) -> None:
    """After an erasure, truncate the write-ahead log, which still holds the old pages."""
    if now >= state.erased_habits.sweep_at:
        state.erased_habits.sweep_at = math.inf if habits.sweep(state.connection) else now + SWEEP_AGAIN_SECONDS
