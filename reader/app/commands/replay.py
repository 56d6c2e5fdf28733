"""Carries out `beforehand replay`: misses of each policy on traces of postings and accesses. Needs no profile or network."""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from reader.app.commands.arguments import USAGE_ERROR
from reader.app.display import may_draw
from reader.app.single_instance import Line, Say
from reader.domain.errors import ProblemKind, ReaderError
from reader.lab.policies import ALL_POLICIES
from reader.lab.replay.cases import Case, Terms, build_cases
from reader.lab.replay.measure import Standing, compare
from reader.lab.replay.run import OWN_NUMBER, Setting, as_json, as_table, replay
from reader.lab.replay.traces import Traces, read_traces

DEFAULT_POLICIES = (
    "uniform",
    "hourly",
    "miniflux",
    "commafeed",
    "data-only",
    "user-data",
    "user-data-exact",
    "price",
    "price-open",
)
PLOTTED_BUDGETS = (2.0, 4.0, 8.0, 12.0, 24.0)

Standings = dict[str, Standing]


def run_replay(options: argparse.Namespace, say: Say) -> int:
    """Replay, print, draw; progress goes to standard error. Raises ReaderError for unusable traces."""
    chosen = _chosen(options.policies)
    unknown = [name for name in chosen if name not in ALL_POLICIES]
    if unknown:
        say(Line(f"beforehand: unknown policy {unknown[0]}; choose from {', '.join(ALL_POLICIES)}", is_error=True))
        return USAGE_ERROR
    if options.plot is not None and not may_draw(options.plot, say):
        return 1
    terms = Terms(
        chosen,
        options.budget,
        options.learn_days,
        options.test_days,
        options.users,
        options.seed,
        options.window,
        options.ceiling * 3600,
        options.phase == "common",
        options.blind,
    )
    jobs = options.jobs or os.cpu_count() or 1
    traces = read_traces(options.postings, options.accesses, options.subscriptions, options.presence)
    cases = build_cases(traces, terms)
    standings = _compared(cases, terms, jobs, say)
    _print(_setting(cases, terms), standings, as_one=options.json, say=say)
    if options.plot is not None:
        _plot(traces, terms, standings, jobs, options.plot, say)
    return 0


def _chosen(values: Sequence[str]) -> tuple[str, ...]:
    named = [name.strip() for value in values for name in value.split(",") if name.strip()]
    return tuple(dict.fromkeys(named)) or DEFAULT_POLICIES


def _compared(cases: list[Case], terms: Terms, jobs: int, say: Say) -> Standings:
    found = replay(cases, terms, jobs=jobs, progress=_progress(len(cases), terms.budget, say))
    feed_days = sum(len(case.postings) * case.test_days for case in cases)
    return compare(found, feed_days=feed_days, seed=terms.seed)


def _progress(users: int, budget: float, say: Say) -> Callable[[str], None]:
    done = 0

    def report(user: str) -> None:
        nonlocal done
        done += 1
        say(Line(f"{done} of {users} users replayed, {budget:g} requests per feed and day: {user}", is_error=True))

    return report


def _setting(cases: list[Case], terms: Terms) -> Setting:
    return Setting(
        budget=terms.budget,
        users=len(cases),
        feeds=sum(len(case.postings) for case in cases),
        postings=sum(int((times >= case.start).sum()) for case in cases for times in case.postings),
        accesses=sum(int(case.accesses_in_test().size) for case in cases),
        window=terms.window,
        returns=sum(int(case.returns_in_test().size) for case in cases),
        blind_seconds=terms.blind_seconds,
    )


def _print(setting: Setting, standings: Standings, *, as_one: bool, say: Say) -> None:
    lines = [json.dumps(as_json(setting, standings), indent=2)] if as_one else as_table(setting, standings)
    for line in lines:
        say(Line(line))


def _plot(traces: Traces, terms: Terms, known: Standings, jobs: int, file: Path, say: Say) -> None:
    """Draw misses against requests: curves for policies with a budget, dots for those with a fixed number of requests."""
    from reader.lab.plot import Mark, draw

    def mark(each: Standing, requests: float) -> Mark:
        return Mark(requests, each.misses_per_access, each.late_per_access)

    curves = {name: [mark(each, each.requests_per_feed_day)] for name, each in known.items() if name in OWN_NUMBER}
    for budget, standings in _under_other_budgets(traces, terms, known, jobs, say).items():
        for name, each in standings.items():
            curves.setdefault(name, []).append(mark(each, budget))
    in_order = {name: curves[name] for name in known if name in curves}
    about = _setting(build_cases(traces, terms), terms).counted()
    if not draw(in_order, f"{about}; learned from {terms.learn_days} days, tested on {terms.test_days}", file):
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, str(file))
    say(Line(f"Plot saved as {file}", is_error=True))


def _under_other_budgets(traces: Traces, terms: Terms, known: Standings, jobs: int, say: Say) -> dict[float, Standings]:
    keeping = tuple(name for name in terms.policies if name not in OWN_NUMBER)
    found: dict[float, Standings] = {}
    for budget in PLOTTED_BUDGETS if keeping else ():
        if budget == terms.budget:
            found[budget] = {name: known[name] for name in keeping}
            continue
        say(Line(f"Replaying with {budget:g} requests per feed and day for the plot", is_error=True))
        other = replace(terms, policies=keeping, budget=budget)
        found[budget] = _compared(build_cases(traces, other), other, jobs, say)
    return found
