"""What an account's server may still be asked: `A_DAY` requests in any 24 hours, whatever they are for and however many feeds there are.

What may be asked grows in evenly, up to `SAVED`, and each request takes one of it. As it runs low, what is worth least stops first: refreshes
by the plan, then synchronisations that nobody waits for, then those while somebody reads; what was marked here goes out to the last. What
the user asks for by hand is never refused. It counts, but leaves enough to send marks.
"""

from enum import IntEnum

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import AccountId
from reader.engine.state import EngineState
from reader.storage import accounts

A_DAY = 200
SAVED = 40
OVERDRAWN = 10
"""A synchronisation under way may take so many more than there were."""
PER_SECOND = (A_DAY - SAVED - OVERDRAWN) / DAY_SECONDS
HAND_LEAVES = 26
LEFT, AT = "requests_left", "requests_counted_at"
"""In `high_water`, in thousandths."""
LIST_COST = "requests_for_lists"
"""In `high_water`: what the lists took the last time."""


class Need(IntEnum):
    """How many have to be left, beside those that it takes itself, by what they are for."""

    LEAVING = -8
    MARKS_LATE = 0
    MARKS = 8
    READING = 10
    MARKS_AT_ONCE = 14
    TIMER = 16
    REFRESHES = 20
    TIMER_BESIDE_REFRESHES = 26


def left(state: EngineState, account_id: AccountId, now: float) -> float:
    """How many requests nobody asked for may be made now; less than none after a day of many by hand."""
    amount, at = _noted(state, account_id, now)
    return min(amount + max(now - at, 0.0) * PER_SECOND, SAVED)


def ready_at(state: EngineState, account_id: AccountId, need: int, cost: int, now: float) -> float:
    """When so many are left, if nothing is asked until then."""
    missing = min(need + cost, SAVED) - left(state, account_id, now)
    return now + missing / PER_SECOND if missing > 0 else 0.0


def list_cost(state: EngineState, account_id: AccountId) -> int:
    """How many requests the lists of a server take: thousands of articles come in several pages."""
    return max(accounts.high_water(state.connection, account_id).get(LIST_COST, 0), 2)


def count(state: EngineState, account_id: AccountId, now: float, *, by_hand: bool, amount: int = 1) -> None:
    """A request goes out; or (-1) it never reached the server."""
    before = left(state, account_id, now)
    after = min(before - amount, SAVED)
    if by_hand:
        after = max(after, min(before, HAND_LEAVES))
    state.accounts.ledger[account_id] = after, now
    accounts.set_high_water(state.connection, account_id, {LEFT: int(after * 1000), AT: int(now * 1000)})


def _noted(state: EngineState, account_id: AccountId, now: float) -> tuple[float, float]:
    """What was left, and when; full for a new account. A time ahead was noted by another clock."""
    noted = state.accounts.ledger.get(account_id)
    if noted is None:
        water = accounts.high_water(state.connection, account_id)
        noted = water.get(LEFT, SAVED * 1000) / 1000, water.get(AT, 0) / 1000
        state.accounts.ledger[account_id] = noted
    return noted[0], min(noted[1], now)
