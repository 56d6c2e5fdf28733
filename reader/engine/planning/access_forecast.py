"""Forecast of the user's next accesses: the day plan's habits, corrected by the last hours. Pure; engine thread only."""

import math

import numpy as np

from reader.domain.presence import Presence
from reader.engine.planning.day_plan import DayPlan
from reader.engine.planning.memory import Memory
from reader.learning.access_rate import sessions
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.presence_habit import JUST_NOW, away_row, here_row, is_reliable, merged_presences, returned_row
from reader.learning.price import LEADS

JUST_NOW_SECONDS = 60
LATEST_ACCESSES = 500
"""Accesses that include the last thirty visits: each may be several accesses."""


class AccessForecast:
    """Forecast of accesses, computed once per slot, and again after an access, a return and a leaving. The user's presence
    replaces the time since their last visit as long as it is known, enough was learned of it, and visits fell into presences;
    else presences have no influence. Only the laboratory does without the last condition (`is_guarded`).
    """

    def __init__(self, memory: Memory, *, is_guarded: bool = True) -> None:
        self._memory = memory
        self._is_guarded = is_guarded
        self._plan: DayPlan | None = None
        self._key: tuple[object, ...] = ()
        self._ahead: Numbers = np.zeros(0)

    def ahead(self, plan: DayPlan, now: float, *, has_returned: bool = False) -> Numbers:
        """Return expected accesses until each of `price.LEADS`, given the last one; or, with `knows_returns`, given a return now."""
        last = self._memory.last_access_before(now)
        key = (int(now // SLOT_SECONDS), last, self._memory.is_here, self._last_presence(), has_returned)
        if plan is not self._plan or key != self._key:
            base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :]
            row = self._row(plan, last, now, has_returned=has_returned)
            self._plan, self._key, self._ahead = plan, key, plan.user.accesses_ahead(base, last, now, row)
        return self._ahead

    def knows_returns(self, plan: DayPlan, now: float) -> bool:
        """Return whether the effect of a return at this moment is known and may be used."""
        return self._row(plan, math.nan, now, has_returned=True) is not None

    def next_at(self, plan: DayPlan, now: float, *, has_returned: bool = False) -> int | None:
        """Return the time by which an access is more likely than not: where the expected number U reaches ln 2, since none comes
        with probability e^-U.
        """
        reached = int(np.searchsorted(self.ahead(plan, now, has_returned=has_returned), np.log(2)))
        return int(now + LEADS[reached] * SLOT_SECONDS) if reached < LEADS.size else None

    def next_after(self, plan: DayPlan, at: float) -> int | None:
        """Return the forecast from a later time on, within the plan; the last hours do not affect it."""
        accesses = plan.board.accesses
        slot = min(plan.slot_of(at), accesses.size - 1)
        reached = int(np.searchsorted(accesses, accesses[slot] + np.log(2)))
        return int((plan.first_slot + reached) * SLOT_SECONDS) if reached < accesses.size else None

    def _last_presence(self) -> Presence | None:
        return self._memory.presences[-1] if self._memory.presences else None

    def _row(self, plan: DayPlan, last: float, now: float, *, has_returned: bool) -> int | None:
        """Return the presence habit's row that applies now, None if presences are not to be used."""
        memory, present = self._memory, self._last_presence()
        if plan.user.presence_habit is None or memory.is_here is None or present is None or now < present.began_at:
            return None
        if self._is_guarded and not self._is_reliable(now):
            return None
        if has_returned:
            before = memory.presences[-2:-1]
            return int(returned_row(present.began_at - before[0].ended_at)) if before and memory.is_here else None
        since_access = math.inf if math.isnan(last) else now - last
        if memory.is_here:
            since = now - present.began_at
            return JUST_NOW if since_access <= JUST_NOW_SECONDS else int(here_row(since, since_access))
        return int(away_row(now - present.ended_at))

    def _is_reliable(self, now: float) -> bool:
        latest = [access.at for access in self._memory.accesses[-LATEST_ACCESSES:] if access.at <= now]
        return is_reliable(
            merged_presences(*self._memory.presence_bounds(now), now), sessions(np.array(latest, dtype=np.float64))
        )
