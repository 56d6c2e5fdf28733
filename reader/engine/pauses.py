"""Pauses of scheduled retrieval: by the user, in quiet hours, on vacation, on battery or a metered connection. Manual retrievals
still go out. To the planner a pause is like a sleep of the computer: it decides once at the end, and overdue feeds are spread.
"""

from contextlib import suppress

from reader.domain.commands import PauseRetrievals, ReportConditions, SetVacation
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import ConditionsChanged, RetrievingPaused, VacationChanged
from reader.domain.feed import Rule
from reader.domain.ids import DAY_SECONDS, CommandId
from reader.domain.preferences import throttling
from reader.domain.visits import quiet_until
from reader.engine.jobs import outcomes
from reader.engine.planning.policies import LATE_SECONDS, PREPARED_SECONDS
from reader.engine.state import EngineState
from reader.storage import history
from reader.storage.writer import transaction

LONGEST_PAUSE_SECONDS = 7 * DAY_SECONDS
"""A pause that would end later was set by a wrong clock."""
_NOT_BY_SCHEDULE = frozenset({Rule.MANUAL, Rule.FIRST})


def pause(state: EngineState, command: PauseRetrievals, now: float) -> None:
    """Pause until a time, or resume (0)."""
    if command.until > now:
        history.note_milestone(state.connection, history.PAUSED_UNTIL, command.until)
    else:
        history.forget_milestone(state.connection, history.PAUSED_UNTIL)
    state.pause.until = command.until
    review_pause(state, now)


def load_pause(state: EngineState) -> None:
    state.pause.until = history.milestones(state.connection).get(history.PAUSED_UNTIL, 0)


def review_pause(state: EngineState, now: float) -> None:
    """Begin or end a pause; called on every tick, before due feeds are selected."""
    paused = state.pause.until if now < state.pause.until <= now + LONGEST_PAUSE_SECONDS else 0.0
    quiet = quiet_until(state.preferences.fetch_quiet_hours, now, state.utc_offset)
    until, by_hours = max(paused, quiet), paused == 0
    before, state.pause.held_until = state.pause.held_until, until
    if until == before:
        return
    state.scan_at = now
    state.publish(RetrievingPaused(int(until), by_hours=by_hours))
    if not before:
        state.drop_waiting(lambda task: task.rule not in _NOT_BY_SCHEDULE)
    elif not until:
        outcomes.spread_overdue(state, now)


LONGEST_VACATION_SECONDS = 100 * DAY_SECONDS
"""A vacation that would end later was set by a wrong clock."""


def set_vacation(state: EngineState, command: SetVacation, now: float) -> None:
    """Begin a vacation, change its end, or end it (0). Raises ReaderError for an invalid end."""
    if command.until and not now < command.until <= now + LONGEST_VACATION_SECONDS:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.PAST_OR_FAR))
    if command.until:
        history.note_milestone(state.connection, history.VACATION_UNTIL, command.until)
        _begin_or_end(state, command.until, command.command_id)
    else:
        end(state, now, command.command_id)


def publish_vacation(state: EngineState) -> None:
    """At startup, publish a vacation that is still running."""
    if state.memory.away_until:
        state.publish(VacationChanged(int(state.memory.away_until)))


def review_vacation(state: EngineState, now: float) -> None:
    """End an expired vacation at the first access after its time, not at an earlier one; called on every tick."""
    if _is_over(state, now):
        with state.storing():
            end(state, now)


def end(state: EngineState, now: float, cause: CommandId | None = None) -> None:
    """End the vacation, inside the caller's transaction."""
    history.forget_milestone(state.connection, history.VACATION_UNTIL)
    state.memory.back_at = now
    _begin_or_end(state, 0, cause)


def _is_over(state: EngineState, now: float) -> bool:
    until = state.memory.away_until
    if not until or now < until:
        return bool(until) and until > now + LONGEST_VACATION_SECONDS
    last = state.memory.last_access_before(now)
    return last >= until - PREPARED_SECONDS or now >= until + LATE_SECONDS


def _begin_or_end(state: EngineState, until: int, cause: CommandId | None) -> None:
    state.memory.away_until = float(until)
    state.replan()
    state.publish(VacationChanged(until, cause=cause))


def set_conditions(state: EngineState, command: ReportConditions, now: float) -> None:
    """Apply new conditions, and store them for commands that run beside the window."""
    for name, is_so, was_so in (
        (history.METERED_SINCE, command.is_metered, state.conditions.is_metered),
        (history.BATTERY_LOW_SINCE, command.is_battery_low, state.conditions.is_battery_low),
    ):
        if is_so and not was_so:
            history.note_milestone(state.connection, name, now)
        elif was_so and not is_so:
            history.forget_milestone(state.connection, name)
    state.conditions.is_metered, state.conditions.is_battery_low = command.is_metered, command.is_battery_low
    review_conditions(state, now)


def forget_conditions(state: EngineState) -> None:
    """Forget the stored conditions: the last run may have ended without updating them."""
    # a full disk must not prevent a start
    with suppress(ReaderError), transaction(state.connection):
        history.forget_milestone(state.connection, history.METERED_SINCE)
        history.forget_milestone(state.connection, history.BATTERY_LOW_SINCE)


def review_conditions(state: EngineState, _now: float) -> None:
    """Plan again when preferences and conditions imply another share of requests; called on every tick."""
    spared = throttling(state.preferences, is_battery_low=state.conditions.is_battery_low, is_metered=state.conditions.is_metered)
    if spared == state.conditions.throttling:
        return
    is_replanned = spared.share != state.conditions.throttling.share
    state.conditions.throttling = spared
    if is_replanned:
        state.replan()
    state.publish(ConditionsChanged(spared))
