"""The budget of requests: it grows in with time, and what comes in advance is paid by the days to come."""

import pytest

from reader.domain.feed import Rule
from reader.engine.planning.planner import CREDIT_DAYS, OPEN_TOKENS_DAYS, SAVED_DAYS, Budget

NOW = 1_780_000_000.0
DAY = 86_400.0
PER_DAY = 80


def budget(open_share: float = 0.0, per_day: float = PER_DAY) -> Budget:
    made = Budget(open_share, {})
    made.set_budget(per_day, NOW)
    return made


def drained(made: Budget, rule: Rule, now: float) -> int:
    """How many requests it takes until no more are allowed."""
    count = 0
    while made.affordable(rule, now):
        made.spend(rule, now)
        count += 1
    return count


def test_nothing_is_affordable_before_a_budget_is_set() -> None:
    assert Budget(0.5, {}).affordable(Rule.SCHEDULED, NOW) == 0


def test_the_budget_grows_in_evenly() -> None:
    made = budget()
    assert drained(made, Rule.SCHEDULED, NOW) == CREDIT_DAYS[Rule.SCHEDULED] * PER_DAY
    assert drained(made, Rule.SCHEDULED, NOW + DAY / 4) == PER_DAY / 4
    assert drained(made, Rule.SCHEDULED, NOW + DAY) == 0.75 * PER_DAY


@pytest.mark.parametrize("rule", sorted(CREDIT_DAYS))
def test_what_cannot_wait_has_more_credit(rule: Rule) -> None:
    assert drained(budget(open_share=1), rule, NOW) == pytest.approx(
        min(CREDIT_DAYS[rule], 0.6 if rule is Rule.ON_OPEN else 9) * PER_DAY
    )
    assert CREDIT_DAYS[Rule.SCHEDULED] == min(CREDIT_DAYS.values())


def test_a_debt_is_paid_before_anything_else() -> None:
    made = budget()
    drained(made, Rule.FLOOR, NOW)
    debt_days = CREDIT_DAYS[Rule.FLOOR] - CREDIT_DAYS[Rule.SCHEDULED]
    assert made.affordable(Rule.SCHEDULED, NOW + debt_days * DAY) == 0
    assert made.affordable(Rule.SCHEDULED, NOW + debt_days * DAY + DAY / PER_DAY + 1) == 1


def test_not_much_is_saved() -> None:
    made = budget()
    assert made.affordable(Rule.SCHEDULED, NOW + 30 * DAY) == (SAVED_DAYS + CREDIT_DAYS[Rule.SCHEDULED]) * PER_DAY


def test_a_clock_that_goes_back_and_forth_changes_nothing() -> None:
    made = budget()
    drained(made, Rule.SCHEDULED, NOW)
    assert made.affordable(Rule.SCHEDULED, NOW - 5 * DAY) == 0
    assert made.affordable(Rule.SCHEDULED, NOW - 5 * DAY + DAY / 8) == PER_DAY / 8


@pytest.mark.parametrize("open_share", [0.25, 0.5, 0.6, 1.0])
@pytest.mark.parametrize("spent", [0, 10, 30])
def test_returns_leave_openings_their_tokens_and_a_tenth_of_a_day(open_share: float, spent: int) -> None:
    made = budget(open_share)
    for _ in range(spent):
        made.spend(Rule.SCHEDULED, NOW)
    tokens = int(0.6 * open_share * PER_DAY)
    assert drained(made, Rule.RETURNED, NOW) == CREDIT_DAYS[Rule.RETURNED] * PER_DAY - spent
    assert drained(made, Rule.ON_OPEN, NOW) == pytest.approx(min(tokens, 0.1 * PER_DAY))


def test_openings_have_tokens_of_their_own() -> None:
    made = budget(open_share=0.5)
    assert made.open_per_day == PER_DAY / 2
    assert made.affordable(Rule.ON_OPEN, NOW) == int(0.6 * 0.5 * PER_DAY)
    assert made.affordable(Rule.ON_OPEN, NOW + 30 * DAY) == int(OPEN_TOKENS_DAYS * PER_DAY / 2)
    spent = drained(made, Rule.ON_OPEN, NOW + 30 * DAY)
    assert (made.opened, made.prefetched) == (spent, 0)
    made.spend(Rule.SCHEDULED, NOW + 30 * DAY)
    assert (made.opened, made.prefetched) == (spent, 1)


def test_without_a_share_nothing_is_fetched_on_opening() -> None:
    made = budget(open_share=0.0)
    assert made.affordable(Rule.ON_OPEN, NOW + 30 * DAY) == 0
    assert made.prefetch_per_day == PER_DAY


def test_what_openings_do_not_use_is_left_for_the_rest() -> None:
    made = budget(open_share=0.5)
    first = made.prefetch_per_day
    for _ in range(6):
        made.end_days(1.0)
    assert first < made.prefetch_per_day
    assert made.prefetch_per_day == pytest.approx(PER_DAY, rel=0.01)


def test_overflows_are_paid_before_openings() -> None:
    made = budget(open_share=0.5)
    made.forced_per_day = 0.75 * PER_DAY
    assert made.open_per_day == pytest.approx(0.1 * PER_DAY)
    made.forced_per_day = 5.0 * PER_DAY
    assert made.open_per_day == 0
    assert made.prefetch_per_day > 0


def test_a_restart_goes_on_with_the_same_sums() -> None:
    made = budget(open_share=0.5)
    for _ in range(7):
        made.spend(Rule.ON_OPEN, NOW)
    made.end_days(1.0)
    later = Budget(0.5, made.memo())
    later.set_budget(PER_DAY, NOW + DAY / 8)
    assert later.balance == pytest.approx(made.balance + PER_DAY / 8)
    assert later.prefetch_per_day == pytest.approx(made.prefetch_per_day)
    assert later.affordable(Rule.ON_OPEN, NOW + DAY / 8) == made.affordable(Rule.ON_OPEN, NOW + DAY / 8)


def test_without_a_budget_what_was_kept_is_kept() -> None:
    kept = {"at": NOW, "balance_days": -0.2, "open_tokens_days": 0.3, "open_mean_days": 0.1}
    assert Budget(0.5, kept).memo() == kept


def test_debts_grow_with_the_number_of_feeds() -> None:
    made = budget()
    drained(made, Rule.SCHEDULED, NOW)
    made.set_budget(2 * PER_DAY, NOW)
    assert made.balance == pytest.approx(-0.25 * 2 * PER_DAY)
    made.set_budget(0.0, NOW)
    assert made.affordable(Rule.SCHEDULED, NOW + DAY) == 0
    made.set_budget(PER_DAY, NOW + DAY)
    assert made.affordable(Rule.SCHEDULED, NOW + DAY) >= 0


def test_who_owes_may_make_no_request_and_not_fewer() -> None:
    made = budget(open_share=0.5)
    for _ in range(5 * PER_DAY):
        made.spend(Rule.SCHEDULED, NOW)
        made.spend(Rule.ON_OPEN, NOW)
    assert {made.affordable(rule, NOW) for rule in (Rule.SCHEDULED, Rule.ON_OPEN, Rule.OVERFLOW, Rule.FLOOR)} == {0}


def test_what_another_computer_requests_is_paid_from_here_but_leaves_some_for_openings() -> None:
    made = budget(open_share=1)
    scheduled = made.affordable(Rule.SCHEDULED, NOW)
    made.spend(Rule.ELSEWHERE, NOW)
    assert made.affordable(Rule.SCHEDULED, NOW) == scheduled - 1
    for _ in range(10 * PER_DAY):
        made.spend(Rule.ELSEWHERE, NOW)
    assert made.affordable(Rule.SCHEDULED, NOW) == 0
    assert made.affordable(Rule.ON_OPEN, NOW) == pytest.approx(0.2 * PER_DAY, abs=1)
    for _ in range(5):
        made.spend(Rule.ON_OPEN, NOW)
    left = made.balance
    made.spend(Rule.ELSEWHERE, NOW)
    assert made.balance == left
