"""Request budget of an account's server: `A_DAY` requests in any 24 hours, whatever their purpose and however many feeds there
are. The budget refills evenly, up to `SAVED`, and each request takes one. As it runs low, the least valuable requests stop first:
planned refreshes, then synchronisations nobody waits for, then those while the user reads; marks made here are sent to the last.
Manual requests are never refused. They count, but leave enough to send marks.
"""

from enum import IntEnum

from reader.domain.ids import DAY_SECONDS, AccountId
from reader.engine.state import EngineState
from reader.storage import accounts

A_DAY = 200
SAVED = 40
OVERDRAWN = 10
"""Requests that a synchronisation under way may take beyond the budget."""
PER_SECOND = (A_DAY - SAVED - OVERDRAWN) / DAY_SECONDS
HAND_LEAVES = 26
LEFT, AT = "requests_left", "requests_counted_at"
"""Keys in `high_water`, in thousandths."""
LIST_COST = "requests_for_lists"
"""Key in `high_water` of the requests last needed for the lists."""


class Need(IntEnum):
    """Requests that have to remain, besides those needed, by purpose."""

    LEAVING = -8
    MARKS_LATE = 0
    MARKS = 8
    READING = 10
    MARKS_AT_ONCE = 14
    TIMER = 16
    REFRESHES = 20
    TIMER_BESIDE_REFRESHES = 26


def left(state: EngineState, account_id: AccountId, now: float) -> float:
    """Return the number of automatic requests left; negative after a day with many manual ones."""
    amount, at = _noted(state, account_id, now)
    return min(amount + max(now - at, 0.0) * PER_SECOND, SAVED)


def ready_at(state: EngineState, account_id: AccountId, need: int, cost: int, now: float) -> float:
    """Return the time at which enough requests are left, if none is sent until then."""
    missing = min(need + cost, SAVED) - left(state, account_id, now)
    return now + missing / PER_SECOND if missing > 0 else 0.0


def list_cost(state: EngineState, account_id: AccountId) -> int:
    """Return the number of requests that a server's lists take: thousands of articles come in several pages."""
    return max(accounts.high_water(state.connection, account_id).get(LIST_COST, 0), 2)


def count(state: EngineState, account_id: AccountId, now: float, *, by_hand: bool, amount: int = 1) -> None:
    """Count a request, or (-1) uncount one that never reached the server."""
    before = left(state, account_id, now)
    after = min(before - amount, SAVED)
    if by_hand:
        after = max(after, min(before, HAND_LEAVES))
    state.accounts.ledger[account_id] = after, now
    accounts.set_high_water(state.connection, account_id, {LEFT: int(after * 1000), AT: int(now * 1000)})


def _noted(state: EngineState, account_id: AccountId, now: float) -> tuple[float, float]:
    """Return the requests left and the time of counting; full for a new account. A time in the future is from another clock."""
    noted = state.accounts.ledger.get(account_id)
    if noted is None:
        water = accounts.high_water(state.connection, account_id)
        noted = water.get(LEFT, SAVED * 1000) / 1000, water.get(AT, 0) / 1000
        state.accounts.ledger[account_id] = noted
    return noted[0], min(noted[1], now)
