"""Interface of all policies, the events they receive, hard limits, and the budget. Pure; called in the engine thread only."""

import hashlib
import math
from collections.abc import Mapping, Sequence

from reader.domain.feed import Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.value_classes import dataclass
from reader.net.politeness import open_at

NEVER = math.inf


@dataclass(frozen=True, slots=True)
class RetrievalResult:
    """Outcome of a retrieval, for policies: whether a document came or was confirmed, and when its new entries were posted, as
    believed.
    """

    has_succeeded: bool
    posted_at: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Settings:
    """Common parameters of policies: requests per feed and day, shortest and longest interval in seconds, the installation's
    seed. `is_guarded`: presences are used only while visits fall into them.
    """

    budget_per_feed: float
    floor_seconds: int
    ceiling_seconds: int
    seed: int = 0
    is_guarded: bool = True


class Planner:
    """Decides when feeds are retrieved; one that overrides `plan` alone decides when a feed was retrieved, and ignores the user.
    Times are UTC seconds. A plan never names a time before the feed's hard limit (`Feed.not_before_at`), and the core enforces the
    limits again at the time of a retrieval, so that a policy can be late but never early. Memory is up to date when a method is
    called.
    """

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        """Return the next retrieval of a feed that was just retrieved, successfully or not."""
        raise NotImplementedError

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """Return the feeds to retrieve at once at an access after an absence, most wanted first."""
        del feeds, now
        return ()

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """Return the feeds to retrieve at once at a return to the computer, most wanted first."""
        del feeds, now
        return ()

    def review_at(self) -> float:
        """Return the time of the next `review`; NEVER for a policy that plans each feed independently."""
        return NEVER

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Return changed plans. Called at `review_at`, perhaps later."""
        del feeds, now
        return {}

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Return new times, without a burst, for feeds that became overdue during a sleep or without a network."""
        return spread(overdue, now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        """Count a request of a feed against the budget, if there is one, unless the user asked for it."""

    def memo(self) -> Mapping[str, float]:
        """Return values to store over a restart, by name; empty if everything follows from memory."""
        return {}


SPREAD_SECONDS_PER_FEED = 0.5
SPREAD_SECONDS_MAX = 300.0
SPREAD_AFTER_SKIPPING_SECONDS = 1800
GONE = Plan(None, Reason(ReasonKind.NO_LONGER_REFRESHED))
ONLY_BY_HAND = Plan(None, Reason(ReasonKind.ONLY_BY_HAND))


def within_limits(feed: Feed, wish: Plan, chance: float, *, floor_at: float) -> Plan:
    """Return the wish, or the earliest later time that floor, server and publisher allow, with the reason of the last two.
    `floor_at` is the end of the shortest interval since the last retrieval (UTC seconds); `chance` is in [0, 1].
    """
    if feed.is_gone:
        return GONE
    if feed.is_by_hand:
        return ONLY_BY_HAND
    if feed.succeeded_at is None and feed.problem is not None:
        # the user waits for its first articles: as soon as the limits allow, and outside of the budget
        wish, floor_at = Plan(feed.not_before_at, feed.not_before_rule, Rule.RECOVERY), 0.0
    if wish.next_at is None:
        return wish
    wanted = max(wish.next_at, math.ceil(floor_at))
    at = max(wanted, feed.not_before_at)
    open_hour = open_at(at, feed.hints)
    if open_hour > at:
        # installations must not all come on the hour
        at = open_hour + int(SPREAD_AFTER_SKIPPING_SECONDS * chance)
        return Plan(at, Reason(ReasonKind.OPENS_LATER), wish.rule, wish.expected)
    return Plan(at, feed.not_before_rule if at > wanted else wish.reason, wish.rule, wish.expected)


def chance_of(seed: int, feed_id: FeedId, when: int = 0) -> float:
    """Return a number in [0, 1) that depends only on the installation, the feed and `when` (a day, an hour)."""
    # a checksum would put neighbouring numbers close together
    digest = hashlib.blake2b(f"{seed}:{feed_id}:{when}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 0x1_0000_0000


def spread(overdue: Sequence[Feed], now: float) -> dict[FeedId, int]:
    """Spread feeds over at most five minutes, longest overdue first, never before a hard limit."""
    step = min(SPREAD_SECONDS_PER_FEED, SPREAD_SECONDS_MAX / max(len(overdue), 1))
    ordered = sorted(overdue, key=lambda feed: (feed.next_at or 0, feed.feed_id))
    return {feed.feed_id: max(int(now + step * place), feed.not_before_at) for place, feed in enumerate(ordered)}


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
LEFT_BY_OTHERS_DAYS = -0.3
"""Balance below which requests of the user's other computers count no more: less than what is scheduled needs, and enough for
some openings, or a computer that is used now and then would have spent its budget before it is opened.
"""
SAVED_DAYS = 1.0
"""Days of budget saved at most, after days of little need or sleep."""
OPEN_TOKENS_DAYS = 1.5
"""Days of the share for openings saved at most."""
PREFETCH_LEAST = 0.05
"""Share of the budget that is always left for retrievals ahead of time."""
FIRST_OPEN_USE = 0.6
"""Share of what is reserved for openings that they are expected to use, until days are counted."""


class Budget:
    """Counts requests against a budget that grows evenly with time; at most `open_share` of it is for openings. It is empty until
    `set_budget` is called.

    `balance` are the requests left for anything, negative if spent in advance; openings need one of their own tokens as well,
    which grow likewise. `opened` and `prefetched` count the requests since the last day ended, from which follows how many
    openings use. `forced_per_day` are requests foreseen to keep documents from overflowing, which precede any opening. Sums are
    kept over restarts as fractions of a day's budget.
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
        self._pass_time(now)
        count = self.balance + CREDIT_DAYS[rule] * self.per_day
        return max(int(min(count, self._open_tokens) if rule is Rule.ON_OPEN else count), 0)

    def spend(self, rule: Rule, now: float) -> None:
        self._pass_time(now)
        least = min(self.balance, LEFT_BY_OTHERS_DAYS * self.per_day) if rule is Rule.ELSEWHERE else -math.inf
        self.balance = max(self.balance - 1, least)
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
