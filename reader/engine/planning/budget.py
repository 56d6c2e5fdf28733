"""Budget of requests: income, spending, and the reserve for the next access. Pure."""

from collections.abc import Mapping

from reader.domain.clock import DAY_SECONDS
from reader.domain.schedule import Rule

CREDIT_DAYS: Mapping[Rule, float] = {
    Rule.SCHEDULED: 0.25,
    Rule.RETURNED: 0.4,
    Rule.ON_OPEN: 0.5,
    Rule.FLOOR: 2.0,
    Rule.OVERFLOW: 1.0,
}
"""Share of a day's budget that may be spent in advance, higher for urgent requests; later income repays it. What a return
fetches, the opening that follows need not, so it may take nearly as much, but leaves openings a tenth of a day.
"""
SAVED_DAYS = 1.0
"""Days of budget saved at most, after days of little need or sleep."""
OPEN_TOKENS_DAYS = 1.5
PREFETCH_LEAST = 0.05
FIRST_OPEN_USE = 0.6


class Budget:
    """Counts requests against a budget that grows evenly with time; at most `open_share` of it is for openings. It is empty until
    `set_budget` is called. `forced_per_day` are requests foreseen to keep documents from overflowing, which precede any opening.
    Sums are kept over restarts as fractions of a day's budget.
    """

    def __init__(self, open_share: float, memo: Mapping[str, float]) -> None:
        self.per_day = 0.0
        self.balance = 0.0
        self.opened = self.prefetched = 0
        self.forced_per_day = 0.0
        self._open_share = open_share
        self._open_tokens = self._open_mean = 0.0
        self._memo = memo
        self._at = 0.0

    def set_budget(self, per_day: float, now: float) -> None:
        """Set the requests per day; savings and overspending stay the same fraction of a day."""
        kept = self.memo()
        self._at = min(kept.get("at", now), now)
        self.per_day = per_day
        first = FIRST_OPEN_USE * self._open_share
        self.balance = kept.get("balance_days", 0.0) * per_day
        self._open_tokens = kept.get("open_tokens_days", first) * per_day
        self._open_mean = kept.get("open_mean_days", first) * per_day
        self._pass_time(now)

    @property
    def open_per_day(self) -> float:
        """Return the daily requests reserved for openings, after retrievals against overflow plus a fifth for surprises."""
        return max(min(self._open_share * self.per_day, self.per_day - 1.2 * self.forced_per_day), 0.0)

    @property
    def prefetch_per_day(self) -> float:
        """Return the daily requests left for retrievals ahead of time."""
        return max(self.per_day - self._open_mean, PREFETCH_LEAST * self.per_day)

    def affordable(self, rule: Rule, now: float) -> int:
        """Return the number of requests of a rule affordable now."""
        self._pass_time(now)
        count = self.balance + CREDIT_DAYS[rule] * self.per_day
        return max(int(min(count, self._open_tokens) if rule is Rule.ON_OPEN else count), 0)

    def spend(self, rule: Rule, now: float) -> None:
        self._pass_time(now)
        self.balance -= 1
        if rule is Rule.ON_OPEN:
            self._open_tokens -= 1
            self.opened += 1
        else:
            self.prefetched += 1

    def end_days(self, days: float) -> None:
        """Add the counts of that many days to the mean."""
        self._open_mean = (self._open_mean + self.opened / days) / 2

    def restart_count(self) -> None:
        self.opened = self.prefetched = 0

    def memo(self) -> Mapping[str, float]:
        """Return values to store; the stored ones, as long as there is no budget."""
        if self.per_day == 0:
            return self._memo
        return {
            "at": self._at,
            "balance_days": self.balance / self.per_day,
            "open_tokens_days": self._open_tokens / self.per_day,
            "open_mean_days": self._open_mean / self.per_day,
        }

    def _pass_time(self, now: float) -> None:
        """Let the budget grow; a clock set back takes nothing away."""
        days = max(now - self._at, 0.0) / DAY_SECONDS
        self._at = now
        self.balance = min(self.balance + days * self.per_day, SAVED_DAYS * self.per_day)
        most = OPEN_TOKENS_DAYS * self.open_per_day
        self._open_tokens = min(self._open_tokens + days * self.open_per_day, most)
