"""Power and network conditions: fewer requests on a low battery or a metered connection, but never none."""

from contextlib import suppress

from reader.domain.commands import ReportConditions
from reader.domain.errors import ReaderError
from reader.domain.events import ConditionsChanged
from reader.domain.throttling import throttling
from reader.engine.state import EngineState
from reader.storage import milestones
from reader.storage.writer import transaction


def set_conditions(state: EngineState, command: ReportConditions, now: float) -> None:
    """Apply new conditions, and store them for commands that run beside the window."""
    for name, is_so, was_so in (
        (milestones.METERED_SINCE, command.is_metered, state.conditions.is_metered),
        (milestones.BATTERY_LOW_SINCE, command.is_battery_low, state.conditions.is_battery_low),
    ):
        if is_so and not was_so:
            milestones.note(state.connection, name, now)
        elif was_so and not is_so:
            milestones.forget(state.connection, name)
    state.conditions.is_metered, state.conditions.is_battery_low = command.is_metered, command.is_battery_low
    review(state, now)


def forget(state: EngineState) -> None:
    """Forget the stored conditions: the last run may have ended without updating them."""
    # a full disk must not prevent a start
    with suppress(ReaderError), transaction(state.connection):
        milestones.forget(state.connection, milestones.METERED_SINCE)
        milestones.forget(state.connection, milestones.BATTERY_LOW_SINCE)


def review(state: EngineState, _now: float) -> None:
    """Plan again when preferences and conditions imply another share of requests; called on every tick."""
    spared = throttling(state.preferences, is_battery_low=state.conditions.is_battery_low, is_metered=state.conditions.is_metered)
    if spared == state.conditions.throttling:
        return
    is_replanned = spared.share != state.conditions.throttling.share
    state.conditions.throttling = spared
    if is_replanned:
        state.replan()
    state.publish(ConditionsChanged(spared))
