"""Simulates a user in the four weeks before the demo: times at the computer and visits of the window. Pure."""

import random
from collections.abc import Callable

from reader.app.demo.blog import HISTORY_SECONDS
from reader.domain.clock import DAY_SECONDS
from reader.domain.presence import Presence, Signal
from reader.domain.value_classes import dataclass

HOUR, MINUTE = 3600, 60
_WEEK_DAYS, _THURSDAY, _SATURDAY = 7, 3, 5
_CAME_AGO = 26 * MINUTE
"""Seconds between the user's last return, after `_AWAY`, and the demo."""
_AWAY = 57 * MINUTE
_AT_ONCE = 0.35
"""Share of visits that follow a return within a minute."""
_PATIENCE = 12 * MINUTE
_DAY_OFF = 0.07

UtcOffset = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class _Habit:
    """A usual stay: hour of the day, spread in minutes, length in hours, how it is detected, the chance of a visit."""

    hour: float
    spread: float
    hours: float
    signal: Signal
    visits: float


_WORKDAY = (
    _Habit(7.5, 11, 1.9, Signal.WAKE, 0.92),
    _Habit(10.6, 16, 1.5, Signal.UNLOCK, 0.45),
    _Habit(13.1, 18, 3.4, Signal.UNLOCK, 0.7),
    _Habit(18.1, 22, 1.3, Signal.UNLOCK, 0.6),
    _Habit(21.0, 24, 1.5, Signal.INPUT, 0.88),
)
_WEEKEND = (
    _Habit(9.3, 32, 1.6, Signal.WAKE, 0.9),
    _Habit(15.8, 55, 1.4, Signal.UNLOCK, 0.5),
    _Habit(21.1, 30, 1.4, Signal.INPUT, 0.85),
)


@dataclass(frozen=True, slots=True)
class InventedUser:
    """Stays at the computer and visits of the window, oldest first (UTC seconds). The last stay is not over."""

    presences: tuple[Presence, ...]
    visits: tuple[int, ...]


def invented_user(opened_at: int, utc_offset: UtcOffset) -> InventedUser:
    """Return a user determined by the moment and the zone alone."""
    chance = random.Random("user")  # noqa: S311 - invented lives need no secrecy, only the same dice each time
    came_at = opened_at - _CAME_AGO
    presences: list[Presence] = []
    visits: list[int] = []
    today = (opened_at + utc_offset(opened_at)) // DAY_SECONDS
    for day in range(today - HISTORY_SECONDS // DAY_SECONDS + 1, today + 1):
        is_free = (day + _THURSDAY) % _WEEK_DAYS >= _SATURDAY
        for habit in _WEEKEND if is_free else _WORKDAY:
            begin, end, visit = _stay(habit, day, utc_offset, chance)
            end = min(end, came_at - _AWAY)
            if begin < end - HOUR // 4 and (not presences or presences[-1].ended_at + HOUR // 4 <= begin):
                presences.append(Presence(begin, end, utc_offset(begin), habit.signal))
                visits += [visit] if 0 < visit < end else []
    presences.append(Presence(came_at, opened_at, utc_offset(came_at), Signal.UNLOCK))
    return InventedUser(tuple(presences), (*visits, came_at + 40))


def _stay(habit: _Habit, day: int, utc_offset: UtcOffset, chance: random.Random) -> tuple[int, int, int]:
    """Return start and end of a stay and its visit, 0 if none. Always draws an equal count of random numbers."""
    local = day * DAY_SECONDS + int(habit.hour * HOUR + chance.gauss(0, habit.spread * MINUTE))
    begin = local - utc_offset(day * DAY_SECONDS + HOUR * 12)
    length = int(habit.hours * HOUR * chance.uniform(0.7, 1.3))
    wait = chance.randint(8, 55) if chance.random() < _AT_ONCE else int(chance.expovariate(1 / _PATIENCE)) + MINUTE
    is_off, comes = chance.random() < _DAY_OFF, chance.random() < habit.visits
    return begin, begin if is_off else begin + length, begin + wait if comes else 0
