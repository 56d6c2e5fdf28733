"""Requests that have time: full texts, icons, pages of archives. Retrievals go first, hosts keep their peace, and two are under way at most."""

import math
from collections.abc import Mapping

from reader.domain.retrieval import Purpose
from reader.domain.urls import host_of
from reader.engine.state import EngineState
from reader.engine.tasks import BackgroundTask, IconTask, OfflineTask, PageTask
from reader.net.addresses import is_beside

IN_FLIGHT_MAX = 2
PARSES_WAITING_MAX = 8
PAGE_PAUSE_SECONDS = 20.0
"""Between two pages of a host that nobody asked for."""
OFFLINE_PAUSE_SECONDS = 5.0
"""Between two pictures of a host that nobody has opened yet."""
ICON_PAUSE_SECONDS = 60.0


_PAUSES: Mapping[type, float] = {PageTask: PAGE_PAUSE_SECONDS, OfflineTask: OFFLINE_PAUSE_SECONDS}


def may_start(state: EngineState, task: BackgroundTask, now: float) -> bool:
    """Whether a task may start now: what the user waits for does not wait for retrievals."""
    host = host_of(task.url)
    return _has_room(state, task) and not state.gate.is_busy(host) and _earliest(state, task, now) <= now


def start(state: EngineState, task: BackgroundTask, purpose: Purpose, home_url: str, now: float) -> None:
    """Send it out; only a host of the local network that the feed itself comes from is asked there."""
    host = host_of(task.url)
    state.gate.background_started(host, now)
    state.fetch(
        task, task.url, host, purpose, may_be_private=is_beside(task.url, home_url), settings=state.way_of(task.feed_id), now=now
    )


def next_start_at(state: EngineState, now: float) -> float:
    """When a task that waits may start, as far as time alone decides."""
    free = (task for task in state.background.waiting() if _has_room(state, task) and not state.gate.is_busy(host_of(task.url)))
    return min((_earliest(state, task, now) for task in free), default=math.inf)


def next_start_of(state: EngineState, task: BackgroundTask, now: float) -> float:
    """When this task may start, as far as time alone decides; never while it waits for something else."""
    is_free = _has_room(state, task) and not state.gate.is_busy(host_of(task.url))
    return _earliest(state, task, now) if is_free else math.inf


def is_quiet(state: EngineState) -> bool:
    """Whether nothing is requested that nobody opened: the network is metered or missing, the battery low, refreshing is paused."""
    conditions = state.conditions
    return conditions.is_metered or conditions.is_battery_low or bool(state.outage.problem or state.pause.held_until)


def is_asked_for(task: BackgroundTask) -> bool:
    """Whether the user waits for it."""
    return not isinstance(task, IconTask) and task.cause is not None


def _has_room(state: EngineState, task: BackgroundTask) -> bool:
    flying = sum(isinstance(flight.task, BackgroundTask) for flight in state.flights.values())
    if flying >= IN_FLIGHT_MAX or state.gate.is_full or len(state.parses) >= PARSES_WAITING_MAX:
        return False
    return is_asked_for(task) or not (state.queue or state.outage.problem or state.pause.held_until)


def _earliest(state: EngineState, task: BackgroundTask, now: float) -> float:
    host = host_of(task.url)
    if is_asked_for(task):
        return state.gate.next_start_at(host, now)
    return state.gate.next_background_at(host, now, _PAUSES.get(type(task), ICON_PAUSE_SECONDS))
