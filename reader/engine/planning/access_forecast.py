"""When the user is expected: what the day plan learned of him, corrected by the last hours. Pure; engine thread only."""

import numpy as np

from reader.engine.planning.day_plan import DayPlan
from reader.engine.planning.memory import Memory
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.price import LEADS


class AccessForecast:
    """Computed once per slot, and again after an access."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._plan: DayPlan | None = None
        self._key = (0, 0.0)
        self._ahead: Numbers = np.zeros(0)

    def ahead(self, plan: DayPlan, now: float) -> Numbers:
        """Expected accesses until each of `price.LEADS`, given the last one."""
        last = self._memory.last_access_before(now)
        key = (int(now // SLOT_SECONDS), last)
        if plan is not self._plan or key != self._key:
            base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :]
            self._plan, self._key, self._ahead = plan, key, plan.user.accesses_ahead(base, last, now)
        return self._ahead

    def next_at(self, plan: DayPlan, now: float) -> int | None:
        """The time by which an access is more likely than not: where the expected number U reaches ln 2, since none comes with e^-U."""
        reached = int(np.searchsorted(self.ahead(plan, now), np.log(2)))
        return int(now + LEADS[reached] * SLOT_SECONDS) if reached < LEADS.size else None

    def next_after(self, plan: DayPlan, at: float) -> int | None:
        """The forecast from a later time on, as far as the plan reaches; the last hours do not affect it."""
        accesses = plan.board.accesses
        slot = min(plan.slot_of(at), accesses.size - 1)
        reached = int(np.searchsorted(accesses, accesses[slot] + np.log(2)))
        return int((plan.first_slot + reached) * SLOT_SECONDS) if reached < accesses.size else None
