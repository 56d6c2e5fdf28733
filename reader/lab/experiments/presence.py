"""Value of knowing when the user is at the computer: replays with and without it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from reader.domain.value_classes import dataclass
from reader.lab.replay import cases as replayed
from reader.lab.replay.cases import Case, SimulationRun, build_cases, seeded, simulate
from reader.lab.replay.measure import interval, measure, share
from reader.lab.replay.traces import Spans, Traces
from reader.lab.report import OBSERVED, Findings, Table, Terms, row
from reader.lab.workload import (
    DELAYS,
    HOURS_PRESENT,
    LONG_RETURNS_A_DAY,
    RETURNS_A_DAY,
    FeedMix,
    Figures,
    UserMix,
    Workload,
    draw_alone,
    draw_presence,
    figures,
    first_hour,
    synthetic,
)
from reader.learning.day import Numbers

MONDAY = 1_767_571_200
"""Start of the replay: 2026-01-05, day 0."""
LEARN_DAYS, TEST_DAYS = 14, 7
BUDGETS = (2.0, 4.0, 8.0)
POLICIES = ("price", "price-open")
BLIND = (0, 20, 60)
"""Seconds before an access in which a retrieval comes too late for it."""
FEEDS = FeedMix("synthetic", median=4.0, spread=1.3, feeds=24)
USERS = UserMix(users=2, per_day=4.0)
WITHOUT, WITH, FOREIGN, UNGUARDED = "without", "with", "somebody else's", "somebody else's unguarded"
COLUMNS = (
    *(f"misses, {seconds} s" for seconds in BLIND),
    "late",
    "requests/feed/day",
    "0 s to without",
    "from",
    "to",
    "plans as without",
)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Result of one user: misses by BLIND and of a timer, late postings, requests, equality without presence."""

    misses: Numbers
    late: float
    timer_misses: float
    requests: float
    feed_days: float
    is_alike: bool


def presence(terms: Terms) -> Findings:
    """Report misses, late postings and requests without presence, with drawn presence, and with someone else's."""
    workload = synthetic(FEEDS, USERS, days=LEARN_DAYS + TEST_DAYS, seed=terms.seed) if terms.traces is None else terms.traces
    workload.require_days(LEARN_DAYS + TEST_DAYS, "presence")
    drawn = [draw_presence(accesses, workload.days, terms.seed, str(user)) for user, accesses in enumerate(workload.accesses)]
    lived: dict[str, list[_Outcome]] = {}
    budgets = terms.budgets or BUDGETS
    for budget in budgets:
        asked = replayed.Terms((), budget, LEARN_DAYS, TEST_DAYS, terms.users, terms.seed)
        own, foreign = (build_cases(_traces(workload, spans), asked) for spans in (drawn, [*drawn[1:], *drawn[:1]]))
        for done, pair in enumerate(zip(own, foreign, strict=True), start=1):
            for name, outcome in _run_variants(*pair, budget, has_foreign=budget == budgets[len(budgets) // 2]).items():
                lived.setdefault(name, []).append(outcome)
            terms.progress(f"{done} of {len(own)} users, {budget:g} requests per feed and day")
    return Findings(workload.described(), (_ratio_table(lived, terms.seed), drawn_table(workload, drawn, terms.seed)))


def _traces(workload: Workload, drawn: Sequence[Spans]) -> Traces:
    """Convert the workload to traces from a Monday on, with names that keep its order; users who follow nothing are left out."""
    users = {f"user {user:04}": user for user, rows in enumerate(workload.followed) if rows.size}
    return Traces(
        {_feed(row): times + MONDAY for row, times in enumerate(workload.postings) if times.size},
        {name: workload.accesses[user] + MONDAY for name, user in users.items()},
        {name: tuple(map(_feed, workload.followed[user].tolist())) for name, user in users.items()},
        {name: drawn[user] + MONDAY for name, user in users.items()},
    )


def _feed(row: int) -> str:
    return f"feed {row:05}"


def _run_variants(own: Case, foreign: Case, budget: float, *, has_foreign: bool) -> dict[str, _Outcome]:
    """Run every policy without presence, with it, and if requested with someone else's, also without the guard that ignores it."""
    found: dict[str, _Outcome] = {}
    for policy in POLICIES:
        usual = _run(replace(own, presences=own.presences[:0]), policy, budget)
        runs = {WITHOUT: usual, WITH: _run(own, policy, budget)}
        if has_foreign:
            runs[FOREIGN] = _run(foreign, policy, budget)
            runs[UNGUARDED] = _run(foreign, policy, budget, is_guarded=False)
        for kind, run in runs.items():
            found[f"{policy}, {budget:g} a day, {kind}"] = _outcome(own, run, budget, is_alike=run.requests == usual.requests)
    return found


def _run(case: Case, policy: str, budget: float, *, is_guarded: bool = True) -> SimulationRun:
    with seeded(case, 0) as template:
        return simulate(case, policy, budget=budget, window=0, template=template, is_guarded=is_guarded)


def _outcome(case: Case, run: SimulationRun, budget: float, *, is_alike: bool) -> _Outcome:
    by_blind = [measure(case, run, budget=budget, keeps_budget=True, blind_seconds=seconds) for seconds in BLIND]
    return _Outcome(
        np.array([each.misses for each in by_blind], dtype=np.float64),
        by_blind[0].late,
        by_blind[0].timer_misses,
        by_blind[0].requests,
        len(case.postings) * case.test_days,
        is_alike,
    )


def _ratio_table(lived: Mapping[str, Sequence[_Outcome]], seed: int) -> Table:
    rows = tuple(
        row(name, _ratios(found, lived[f"{name.rpartition(', ')[0]}, {WITHOUT}"], seed)) for name, found in lived.items()
    )
    return Table(
        "Misses and late postings as a share of what a timer misses, a refresh counting that began so long before the visit",
        "policy",
        COLUMNS,
        rows,
        notes=(
            "Plans as without: the share of users whose every request is the same. Intervals: 95 %, bootstrapped over users.",
        ),
    )


def _ratios(found: Sequence[_Outcome], usual: Sequence[_Outcome], seed: int) -> list[float]:
    misses = np.array([each.misses for each in found])
    before = np.array([each.misses[0] for each in usual])
    timer = sum(each.timer_misses for each in found)
    return [
        *(share(float(misses[:, column].sum()), timer) for column in range(len(BLIND))),
        share(sum(each.late for each in found), timer),
        sum(each.requests for each in found) / sum(each.feed_days for each in found),
        share(float(misses[:, 0].sum()), float(before.sum())),
        *interval(misses[:, 0], before, seed),
        float(np.mean([each.is_alike for each in found])),
    ]


def drawn_table(workload: Workload, drawn: Sequence[Spans], seed: int) -> Table:
    """Compare a draw with the published figures of one person."""
    chance, days = np.random.default_rng(seed), workload.days
    alone = [draw_alone(chance, first_hour(accesses), days) for accesses in workload.accesses]
    shares = [share for _, share in DELAYS]
    columns = ("returns a day", "after 30 min", "hours", *(f"access within {seconds} s" for seconds, _ in DELAYS))
    return Table(
        "Drawn presence, mean of the users",
        "",
        columns,
        (
            row("alone", _means(alone, workload), (RETURNS_A_DAY, LONG_RETURNS_A_DAY, HOURS_PRESENT)),
            row("with the accesses", _means(drawn, workload), (RETURNS_A_DAY, LONG_RETURNS_A_DAY, HOURS_PRESENT, *shares)),
        ),
        2,
        notes=(
            "In a presence that had begun anyway an access comes later than drawn: returns tell less than those of the person do.",
        ),
        source=OBSERVED,
    )


def _means(spans: Sequence[Spans], workload: Workload) -> Numbers:
    each = [_row(figures(one, accesses, workload.days)) for one, accesses in zip(spans, workload.accesses, strict=True)]
    return np.asarray(np.mean(each, axis=0), dtype=np.float64)


def _row(found: Figures) -> Numbers:
    return np.array([found.returns, found.long_returns, found.hours, *found.shares])
