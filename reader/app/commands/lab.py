"""The commands replay and lab: plans compared on traces, and tables and figures of the papers. They need no profile or network."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from reader.app.commands.arguments import USAGE_ERROR, budget, whole
from reader.app.display import may_draw
from reader.app.single_instance import Line
from reader.domain.errors import ProblemKind, ReaderError
from reader.lab.catalogue import BUDGETS, CLUSTERS, CORPUS, EXPERIMENTS, PHASE, SMOOTHING, USERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from reader.app.paths import Profile
    from reader.app.single_instance import Say
    from reader.lab.catalogue import Experiment
    from reader.lab.report import Findings, Terms
    from reader.lab.workload import Workload

LIST = "list"
SMOOTHINGS = ("repeat", "linear", "121", "floor")
REPLAY_NOTES = """\
The engine runs through the test in virtual time, once for each user and plan. A miss is a posting that was there
and not yet fetched at a visit; it counts at every visit until it is fetched. Ratios are to a fixed timer, `uniform`, as the
mean over all its phases (with --phase common: from midnight on); one draw of phases, the line `uniform`, differs by some per cent.
It may use the whole budget even where a plan uses less, and as much more as a plan overspent. Plans without a budget (hourly, miniflux, commafeed, rate)
are compared with a fixed timer that makes as many requests as they do. Intervals hold 95 % of ratios bootstrapped over users.
With --presence the plans also learn when users come back to the computer, as from a desktop that tells; timers take no notice.
Time starts at midnight (UTC) before the first posting. Results depend on --seed, not on --jobs.
"""
LAB_NOTES = """\
Without --postings and --accesses the users and feeds are invented after the descriptions of the papers. Days are UTC; day 0
begins before the first posting, and experiments learn from the first days. In brackets are the papers' values, in presence those of
one person observed.
A miss is a posting that was there and not yet fetched at a visit; it counts at every visit until it is fetched.
"""


def register(name: str, parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    if name == "replay":
        _register_replay(parser)
    else:
        _register_lab(parser)


def _register_replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_replay)
    parser.epilog = REPLAY_NOTES
    parser.add_argument("--postings", type=Path, required=True, metavar="FILE", help="CSV source,unix_ts, plain or gzip")
    parser.add_argument("--accesses", type=Path, required=True, metavar="FILE", help="CSV user,unix_ts")
    parser.add_argument("--subscriptions", type=Path, metavar="FILE", help="CSV user,source; without it every user follows all")
    parser.add_argument(
        "--presence",
        type=Path,
        metavar="FILE",
        help="CSV user,began_at,ended_at: who was at the computer; without user: everybody",
    )
    parser.add_argument(
        "--policy", dest="policies", nargs="+", action="extend", default=[], metavar="NAME", help="plans to compare"
    )
    parser.add_argument("--budget", type=budget, default=4.0, metavar="N", help="requests per feed and day (4)")
    parser.add_argument("--learn-days", type=whole(0), default=14, metavar="N", help="days to learn from (14)")
    parser.add_argument("--test-days", type=whole(1), default=7, metavar="N", help="days to test on, after them (7)")
    parser.add_argument("--users", type=whole(1), metavar="N", help="only the first N users by name")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="N", help="seed of the random phases (0)")
    parser.add_argument("--window", type=whole(0), default=0, metavar="N", help="postings per document; 0: all new ones (0)")
    parser.add_argument(
        "--ceiling",
        type=whole(1),
        default=24,
        metavar="HOURS",
        help="longest interval between refreshes of a feed, in hours (24)",
    )
    parser.add_argument(
        "--phase",
        choices=("random", "common"),
        default="random",
        help="phases of timers; common: all together from midnight (random)",
    )
    parser.add_argument(
        "--blind",
        type=whole(0),
        default=0,
        metavar="SECONDS",
        help="a refresh counts at a visit if it began more than so many seconds before (0)",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also plot misses for budgets from 2 to 24 (PNG)")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="number of processes (one per processor)")


def _register_lab(parser: argparse.ArgumentParser) -> None:
    rows = "\n".join(f"  {name:<16} {each.paper}: {each.title}" for name, each in EXPERIMENTS.items())
    parser.epilog = f"{LAB_NOTES}\nexperiments:\n{rows}\n"
    parser.set_defaults(run=run_lab)
    parser.add_argument("experiment", metavar="NAME", help="an experiment, or list to show them all")
    parser.add_argument("--postings", type=Path, metavar="FILE", help="CSV source,unix_ts, plain or gzip")
    parser.add_argument("--accesses", type=Path, metavar="FILE", help="CSV user,unix_ts")
    parser.add_argument("--subscriptions", type=Path, metavar="FILE", help="CSV user,source; without it every user follows all")
    parser.add_argument("--budgets", type=budget, nargs="+", metavar="N", help="requests per feed and day, one or several")
    parser.add_argument("--clusters", type=whole(0), nargs="+", metavar="N", help="clusters of feeds; 0: each its own pattern")
    parser.add_argument("--smoothing", choices=SMOOTHINGS, help="from hours to quarters of an hour (linear)")
    parser.add_argument(
        "--phase", choices=("random", "common"), help="of timers: one for each feed, or midnight for all (random)"
    )
    parser.add_argument(
        "--corpus",
        type=Path,
        metavar="DIR",
        help="folder of texts, one folder for each topic; other collections as the experiment says",
    )
    parser.add_argument("--users", type=whole(1), metavar="N", help="only the first N users")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="N", help="seed of what is drawn (0)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also plot the first table (PNG)")


def _run_replay(options: argparse.Namespace, _profile: Profile, say: Say) -> int:
    from reader.app.commands.replay import run_replay

    return run_replay(options, say)


def run_lab(options: argparse.Namespace, _profile: Profile, say: Say) -> int:
    """Run one experiment and print it, or list them all; progress goes to standard error. Raises ReaderError for unusable traces."""
    if options.experiment == LIST:
        _print_list(as_one=options.json, say=say)
        return 0
    problem = _problem(options)
    if problem:
        say(Line(f"beforehand: {problem}", is_error=True))
        return USAGE_ERROR
    if options.plot is not None and not may_draw(options.plot, say):
        return 1
    from reader.lab.report import as_json, as_lines

    found = _function(EXPERIMENTS[options.experiment])(_terms(options, say))
    lines = [json.dumps(as_json(options.experiment, found), indent=2)] if options.json else as_lines(options.experiment, found)
    for line in lines:
        say(Line(line))
    if options.plot is not None:
        _plot(options.experiment, found, options.plot, say)
    return 0


def _problem(options: argparse.Namespace) -> str:
    """Return why the options are invalid, or ''."""
    name = options.experiment
    if name not in EXPERIMENTS:
        return f"unknown experiment {name}; choose from {LIST}, {', '.join(EXPERIMENTS)}"
    chosen = {
        BUDGETS: options.budgets,
        CLUSTERS: options.clusters,
        SMOOTHING: options.smoothing,
        PHASE: options.phase,
        CORPUS: options.corpus,
        USERS: options.users,
    }
    unused = [option for option, value in chosen.items() if value is not None and option not in EXPERIMENTS[name].options]
    if unused:
        return f"--{unused[0]} means nothing to {name}"
    if (options.postings is None) != (options.accesses is None):
        return "--postings and --accesses are needed together"
    if options.subscriptions is not None and options.postings is None:
        return "--subscriptions needs --postings and --accesses"
    return ""


def _terms(options: argparse.Namespace, say: Say) -> Terms:
    from reader.lab.report import Terms

    return Terms(
        traces=_traces(options),
        budgets=None if options.budgets is None else tuple(options.budgets),
        clusters=None if options.clusters is None else tuple(options.clusters),
        smoothing=options.smoothing,
        common_phase=options.phase == "common",
        corpus=options.corpus,
        users=options.users,
        seed=options.seed,
        progress=lambda done: say(Line(f"{options.experiment}: {done}", is_error=True)),
    )


def _traces(options: argparse.Namespace) -> Workload | None:
    from reader.lab.replay.traces import read_traces
    from reader.lab.workload import from_traces

    if options.postings is None or options.accesses is None:
        return None
    return from_traces(read_traces(options.postings, options.accesses, options.subscriptions))


def _function(experiment: Experiment) -> Callable[[Terms], Findings]:
    module, _, function = experiment.place.partition(".")
    run: Callable[[Terms], Findings] = getattr(import_module(f"reader.lab.experiments.{module}"), function)
    return run


def _print_list(*, as_one: bool, say: Say) -> None:
    if as_one:
        rows = [
            {"name": name, "paper": each.paper, "title": each.title, "options": sorted(each.options)}
            for name, each in EXPERIMENTS.items()
        ]
        say(Line(json.dumps({"experiments": rows}, indent=2)))
        return
    width = max(map(len, EXPERIMENTS))
    for name, each in EXPERIMENTS.items():
        say(Line(f"{name:<{width}}  {each.paper}: {each.title}"))


def _plot(name: str, found: Findings, file: Path, say: Say) -> None:
    from reader.lab.chart import draw

    table = found.tables[0]
    if not draw(table, f"{EXPERIMENTS[name].paper}; {found.about}", file):
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, str(file))
    say(Line(f"Plot saved as {file}", is_error=True))
