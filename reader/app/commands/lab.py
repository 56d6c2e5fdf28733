"""Carries out `beforehand lab`: tables and figures of the papers, from traces or simulated users. Needs no profile or network."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

from reader.app.commands.replay import USAGE_ERROR, may_draw
from reader.app.single_instance import Line, Say
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.lab.catalogue import BUDGETS, CLUSTERS, CORPUS, EXPERIMENTS, PHASE, SMOOTHING, USERS, Experiment
from reader.lab.experiments.terms import Terms
from reader.lab.replay.traces import read_traces
from reader.lab.report import Findings, as_json, as_lines
from reader.lab.workload import Workload, from_traces

LIST = "list"


@dataclass(frozen=True, slots=True)
class LabOptions:
    """Options by their command-line names; None if absent."""

    experiment: str
    postings: Path | None
    accesses: Path | None
    subscriptions: Path | None
    budgets: Sequence[float] | None
    clusters: Sequence[int] | None
    smoothing: str | None
    phase: str | None
    corpus: Path | None
    users: int | None
    seed: int
    plot: Path | None
    json: bool

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> "LabOptions":
        return cls(**{each.name: options[each.name] for each in fields(cls)})


def run_lab(options: LabOptions, say: Say) -> int:
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
    found = _function(EXPERIMENTS[options.experiment])(_terms(options, say))
    lines = [json.dumps(as_json(options.experiment, found), indent=2)] if options.json else as_lines(options.experiment, found)
    for line in lines:
        say(Line(line))
    if options.plot is not None:
        _plot(options.experiment, found, options.plot, say)
    return 0


def _problem(options: LabOptions) -> str:
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


def _terms(options: LabOptions, say: Say) -> Terms:
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


def _traces(options: LabOptions) -> Workload | None:
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
