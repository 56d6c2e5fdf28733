"""Misses of a user: Sia et al., Monitoring RSS Feeds Based on User Browsing Pattern (2007). Pure."""

from collections.abc import Sequence

import numpy as np

from reader.lab.experiments.browsing_ratios import Ratios, Variant, ratios
from reader.lab.experiments.terms import Terms
from reader.lab.report import Findings, Table, row
from reader.lab.schedules import SCHEMES
from reader.lab.synthetic import synthetic
from reader.learning.day import Numbers

BUDGETS = (2.0, 3.0, 4.0, 5.0)
CLUSTERS = (5, 20)
SEEDS = 4
DATA_ONLY, USER_DATA, EXACT = "data-only", "user-data", "user-data-exact"
PAPER = {DATA_ONLY: 0.80, USER_DATA: 0.60}
"""Sia et al. 2007 give two figures: 40 % less than uniform, 25 % less than data-only. So data-only is at 0.6 / 0.75."""
PAPER_NOTE = "The paper: 40 % less than a timer and 25 % less than data-only, with two to five a day; so data-only is at 0.80."
RATIO_TITLE = "Misses as a share of what a timer misses, by refreshes per feed and day: mean of the users' ratios"


def figure_10(terms: Terms) -> Findings:
    """Report ratios of data-only and user-data by budget and number of clusters, also with counts by square root."""
    workload = terms.workload()
    clusters, smoothing = terms.clusters or CLUSTERS, terms.smoothing or "linear"
    most = max(clusters)
    variants = [
        Variant(f"{name}, {_clusters(count)}", SCHEMES[scheme], count, smoothing)
        for name, scheme in ((DATA_ONLY, "scheduling"), (USER_DATA, "user-data"), (EXACT, "user-data-exact"))
        for count in sorted(set(clusters), reverse=True)
    ]
    variants += [
        Variant(f"user-data-refined, {_clusters(most)}", SCHEMES["user-data-refined"], most, smoothing),
        Variant("user-data-sqrt", SCHEMES["user-data-sqrt"], most, smoothing),
        Variant("user-data-exact-sqrt", SCHEMES["user-data-exact-sqrt"], most, smoothing),
        Variant("even-sqrt", SCHEMES["allocation"], most, smoothing),
    ]
    budgets = tuple(terms.budgets or BUDGETS)
    papers = set(clusters) & set(CLUSTERS) if budgets == BUDGETS else ()
    paper = {f"{name}, {_clusters(count)}": value for name, value in PAPER.items() for count in papers}
    found = ratios(workload, variants, budgets, common_phase=terms.common_phase, progress=terms.progress)
    delay = tuple(row(name, [*found.mean_delay(name), found.mean_delay(name).mean()]) for name in found.names)
    title = "Miss-delay as a share of the timer's"
    return Findings(
        workload.described(),
        (
            ratio_table(RATIO_TITLE, found, budgets, paper),
            Table(title, "policy", budget_columns(budgets), delay, x=tuple(budgets)),
        ),
    )


def synthetic_users(terms: Terms) -> Findings:
    """Run Algorithm 1 under the assumptions of its paper, with several seeds."""
    budgets, smoothing = terms.budgets or BUDGETS, terms.smoothing or "linear"
    variants = [
        Variant(DATA_ONLY, SCHEMES["scheduling"], 20, smoothing),
        Variant(USER_DATA, SCHEMES["user-data"], 20, smoothing),
        Variant(f"{USER_DATA}, 5 clusters", SCHEMES["user-data"], 5, smoothing),
        Variant(EXACT, SCHEMES["user-data-exact"], 20, smoothing),
    ]
    each: list[Ratios] = []
    for seed in range(terms.seed, terms.seed + SEEDS):
        each.append(ratios(synthetic(days=21, seed=seed), variants, budgets))
        terms.progress(f"{len(each)} of {SEEDS} seeds")
    mean = Ratios(each[0].names, *(np.concatenate([_users(one, kind) for one in each], axis=2) for kind in (0, 1)))
    is_papers = tuple(budgets) == BUDGETS
    said = (PAPER[USER_DATA], 0.75) if is_papers else ()
    headline = tuple(
        row(f"seed {terms.seed + number}", (_mean(one, USER_DATA), one.relative(USER_DATA, DATA_ONLY)), said)
        for number, one in enumerate(each)
    )
    return Findings(
        f"synthetic: nine office users, 240 feeds, {SEEDS} seeds",
        (
            ratio_table(RATIO_TITLE, mean, budgets, PAPER if is_papers else {}),
            Table("User-data by seed, mean of the budgets", "seed", ("of uniform", "of data-only"), headline),
        ),
    )


def ratio_table(title: str, found: Ratios, budgets: Sequence[float], paper: dict[str, float]) -> Table:
    """Return a row for each variant: its ratio by budget and on average, beside the paper's average."""
    nothing = [np.nan] * len(budgets)
    rows = tuple(
        row(name, [*found.mean(name), _mean(found, name)], [*nothing, paper[name]] if name in paper else ())
        for name in found.names
    )
    return Table(title, "policy", budget_columns(budgets), rows, x=tuple(budgets), notes=(PAPER_NOTE,) if paper else ())


def budget_columns(budgets: Sequence[float]) -> tuple[str, ...]:
    """Return the budgets as headings, and one for their mean."""
    return (*(f"{budget:g} a day" for budget in budgets), "mean")


def _mean(found: Ratios, name: str) -> float:
    return float(found.mean(name).mean())


def _users(found: Ratios, kind: int) -> Numbers:
    return (found.misses, found.miss_delay)[kind]


def _clusters(count: int) -> str:
    return f"{count} clusters" if count else "own patterns"
