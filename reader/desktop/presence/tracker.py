"""Combines many sources into one state: the user came back, or left. Any thread; uses no bus, and no clock but the given one. The
user is away while one source says so. Sources are kept apart, so that a lock, a sleep and a screen saver that end together are
one return. An unknown state is neither a return nor a leaving.
"""

import threading
from collections import deque
from typing import Protocol

from reader.domain.ids import Clock
from reader.domain.value_classes import dataclass
from reader.domain.visits import LEAST_ABSENCE_SECONDS, Signal

IDLE_SECONDS = LEAST_ABSENCE_SECONDS
"""Seconds without input that count as away."""
MOST_LEAVINGS, LEAVINGS_SECONDS = 20, 3600
"""Limit of leavings and its period; a source that reports more is unreliable and ignored."""

_OUTDOES: dict[Signal, frozenset[Signal]] = {
    Signal.INPUT: frozenset({Signal.INPUT, Signal.WAKE}),
    Signal.SCREEN_SAVER: frozenset({Signal.INPUT, Signal.WAKE}),
    Signal.SESSION: frozenset({Signal.INPUT, Signal.WAKE}),
    Signal.UNLOCK: frozenset({Signal.INPUT, Signal.WAKE, Signal.SCREEN_SAVER}),
}
"""Signals that prove presence, and those that they override; a wake alone proves little."""


class PresencePort(Protocol):
    """Receiver of presence changes; called in any thread, one call at a time."""

    def came_back(self, signal: Signal, at: int, away_seconds: int | None) -> None:
        """Report that the user is here since `at` (UTC seconds); None if the length of the absence is unknown."""
        ...

    def went_away(self, at: int) -> None:
        """Report that the user is away since `at`, which may lie a while back."""
        ...

    def know_from(self, signals: frozenset[Signal]) -> None:
        """Report the signals that presence is known by."""
        ...


@dataclass(frozen=True, slots=True)
class _Moment:
    wall: float
    monotonic: float


class Source:
    """One source of presence, created by `PresenceTracker.source`. It may repeat itself."""

    def __init__(self, tracker: "PresenceTracker", signal: Signal) -> None:
        self.signal = signal
        self.is_settled = False
        self.is_away: bool | None = None
        self.leavings: deque[float] = deque(maxlen=MOST_LEAVINGS)
        self._tracker = tracker

    def away(self, seconds: float = 0) -> None:
        self._tracker.report(self, is_away=True, seconds=seconds)

    def here(self) -> None:
        """Report that the user may be here, as far as this source knows."""
        self._tracker.report(self, is_away=False)

    def unknown(self) -> None:
        self._tracker.report(self, is_away=None)

    def say(self, is_away: object) -> None:
        """Report a service's answer: True, False, or something unknown."""
        self._tracker.report(self, is_away=is_away if isinstance(is_away, bool) else None)


class PresenceTracker:
    """Tracks presence from `begin` on, once every source has answered: first that the user is here, unless one says away."""

    def __init__(self, port: PresencePort, clock: Clock) -> None:
        self._port = port
        self._clock = clock
        self._lock = threading.RLock()
        self._sources: list[Source] = []
        self._has_begun = False
        self._has_started = False
        self._is_stopped = False
        self._is_here = False
        """Last reported state was a return."""
        self._here_since: _Moment | None = None
        self._away_since: _Moment | None = None
        self._has_slept = False
        self._said_known: frozenset[Signal] | None = None

    def source(self, signal: Signal) -> Source:
        """Create a source that is awaited at the beginning."""
        with self._lock:
            made = Source(self, signal)
            self._sources.append(made)
            return made

    def begin(self) -> None:
        """Start, after all initial sources were created."""
        with self._lock:
            self._has_begun = True
            self._settle()

    def stop(self) -> None:
        with self._lock:
            self._is_stopped = True

    def report(self, source: Source, *, is_away: bool | None, seconds: float = 0) -> None:
        with self._lock:
            if self._is_stopped:
                return
            was_away = source.is_away
            source.is_settled = True
            source.is_away = is_away
            if is_away and not was_away:
                self._leave(source, seconds)
            elif was_away and is_away is False:
                for each in self._sources:
                    if each.is_away and each.signal in _OUTDOES.get(source.signal, ()):
                        each.is_away = False
                if self._has_started and not self._is_anybody_away():
                    self._return(source.signal)
            elif was_away and not self._is_anybody_away():
                # how this absence ends cannot be seen
                self._away_since = None
            self._settle()
            self._say_what_is_known()

    def _settle(self) -> None:
        if self._has_started or not self._has_begun or not all(each.is_settled for each in self._sources):
            return
        self._has_started = True
        self._say_what_is_known()
        if not self._is_anybody_away():
            self._return(Signal.START)

    def _say_what_is_known(self) -> None:
        known = self._known()
        if self._has_started and known != self._said_known:
            self._said_known = known
            self._port.know_from(known)

    def _leave(self, source: Source, seconds: float) -> None:
        now = self._now()
        if self._jiggles(source, now):
            source.is_away = None
            return
        self._has_slept |= source.signal is Signal.WAKE
        if self._away_since is None and (self._is_here or seconds):
            since = _Moment(now.wall - seconds, now.monotonic - seconds)
            self._away_since = self._here_since if self._here_since and since.monotonic < self._here_since.monotonic else since
        if self._is_here and self._away_since is not None:
            self._is_here = False
            self._port.went_away(int(self._away_since.wall))

    def _return(self, signal: Signal) -> None:
        now = self._now()
        away_seconds = None if self._away_since is None else int(self._seconds_between(self._away_since, now))
        self._is_here, self._here_since = True, now
        self._away_since, self._has_slept = None, False
        self._port.came_back(signal, int(now.wall), away_seconds)

    def _seconds_between(self, since: _Moment, now: _Moment) -> float:
        """Return the elapsed time by both clocks: the monotonic one stops during sleep, the wall clock may be set."""
        counted, shown = now.monotonic - since.monotonic, now.wall - since.wall
        is_awake = not self._has_slept and Signal.WAKE in self._known()
        return counted if is_awake else max(counted, shown)

    def _jiggles(self, source: Source, now: _Moment) -> bool:
        leavings = source.leavings
        if len(leavings) == MOST_LEAVINGS and now.monotonic - leavings[0] < LEAVINGS_SECONDS:
            return True
        leavings.append(now.monotonic)
        return False

    def _is_anybody_away(self) -> bool:
        return any(each.is_away for each in self._sources)

    def _known(self) -> frozenset[Signal]:
        return frozenset(each.signal for each in self._sources if each.is_away is not None)

    def _now(self) -> _Moment:
        return _Moment(self._clock.now(), self._clock.monotonic())
