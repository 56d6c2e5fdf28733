"""Background requests: full texts, icons, archive pages. Retrievals go first, hosts' pauses apply, and two are under way at most."""

import math
from collections.abc import Callable, Iterator
from typing import TypeVar

from reader.domain.addresses import host_of
from reader.domain.retrieval import Purpose
from reader.engine.queues import WaitingRequests
from reader.engine.state import EngineState
from reader.engine.tasks import BackgroundTask
from reader.net.addresses import is_beside

T = TypeVar("T", bound=BackgroundTask)

IN_FLIGHT_MAX = 2
PARSES_WAITING_MAX = 8


def startable(state: EngineState, kind: type[T], now: float) -> Iterator[T]:
    """Yield and remove tasks that may start now; those the user waits for do not wait for retrievals."""
    waiting = state.background.of(kind)
    while _has_room(state, waiting) and (task := waiting.take(state.gate, now)) is not None:
        yield task


def start_due(state: EngineState, kind: type[BackgroundTask], now: float) -> None:
    for task in startable(state, kind, now):
        task.start(state, now)


def starting(*kinds: type[BackgroundTask]) -> Callable[[EngineState, float], None]:
    """Return a part of a tick that starts queued tasks of these kinds, in this order."""

    def start_waiting(state: EngineState, now: float) -> None:
        for kind in kinds:
            start_due(state, kind, now)

    return start_waiting


def start(state: EngineState, task: BackgroundTask, purpose: Purpose, home_url: str, now: float) -> None:
    """Send a request; a host on the local network is contacted only if the feed itself comes from it."""
    host = host_of(task.url)
    state.gate.background_started(host, now)
    state.fetch(
        task, task.url, host, purpose, may_be_private=is_beside(task.url, home_url), settings=state.way_of(task.feed_id), now=now
    )


def next_start_at(state: EngineState, now: float) -> float:
    """Return the time of the next possible start, as far as time alone decides."""
    return min((next_start_of(state, waiting, now) for waiting in state.background.queues), default=math.inf)


def next_start_of(state: EngineState, waiting: WaitingRequests[T], now: float) -> float:
    """Return the time at which one of these may start, as far as time alone decides; never while they wait for something else."""
    return waiting.next_at(state.gate, now) if _has_room(state, waiting) else math.inf


def is_quiet(state: EngineState) -> bool:
    """Return whether only requests of the user are sent: metered or no network, low battery, or a pause."""
    conditions = state.conditions
    return conditions.is_metered or conditions.is_battery_low or bool(state.outage.problem or state.pause.held_until)


def _has_room(state: EngineState, waiting: WaitingRequests[T]) -> bool:
    if not waiting or state.gate.is_full or len(state.parses) >= PARSES_WAITING_MAX:
        return False
    if sum(isinstance(flight.task, BackgroundTask) for flight in state.flights.values()) >= IN_FLIGHT_MAX:
        return False
    return waiting.is_asked_for or not (state.queue or state.outage.problem or state.pause.held_until)
