"""What is planned for a feed and why: the rule in force, the reason, and the numbers behind them. Times are UTC seconds."""

from enum import StrEnum

from reader.domain.reasons import Reason
from reader.domain.value_classes import dataclass


class Rule(StrEnum):
    """Which rule allowed a retrieval or moved it."""

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
    """What was expected when a plan was made, for the time it names; None if the policy does not use it.

    `postings`: entries expected to be posted and not retrieved by then. `access_at`: the time by which an access of the user is more
    likely than not. `saving`: misses expected to be spared by retrieving then rather than at the best later time (negative: it is
    better to wait). `price`: the misses that a retrieval must spare to be worth one of the budget.
    """

    postings: float | None = None
    access_at: int | None = None
    saving: float | None = None
    price: float | None = None


NOTHING_EXPECTED = Expectation()


@dataclass(frozen=True, slots=True)
class Plan:
    """The next retrieval of a feed (None for one that is gone), the rule that set the time, and why."""

    next_at: int | None
    reason: Reason | None = None
    rule: Rule = Rule.SCHEDULED
    expected: Expectation = NOTHING_EXPECTED
