"""The plan for a feed: the rule in force, the reason, and the numbers behind them. Times are UTC seconds."""

from enum import StrEnum

from reader.domain.reasons import Reason
from reader.domain.value_classes import dataclass


class Rule(StrEnum):
    FIRST = "first"
    SCHEDULED = "scheduled"
    FLOOR = "floor"
    OVERFLOW = "overflow"
    ON_OPEN = "on_open"
    RETURNED = "returned"
    MANUAL = "manual"
    CATCH_UP = "catch_up"
    RECOVERY = "recovery"


@dataclass(frozen=True, slots=True)
class Expectation:
    """Expectations behind a plan, for its planned time; None if the policy does not use them.

    `postings`: entries expected to be posted and not retrieved by then. `access_at`: the time by which an access of the user is
    more likely than not. `saving`: misses expected to be avoided by retrieving then rather than at the best later time (negative:
    waiting is better). `price`: the misses that a retrieval must avoid to be worth one of the budget.
    """

    postings: float | None = None
    access_at: int | None = None
    saving: float | None = None
    price: float | None = None


NOTHING_EXPECTED = Expectation()


@dataclass(frozen=True, slots=True)
class Plan:
    """The next retrieval of a feed (None if it is gone), the rule that set its time, and the reason."""

    next_at: int | None
    reason: Reason | None = None
    rule: Rule = Rule.SCHEDULED
    expected: Expectation = NOTHING_EXPECTED
