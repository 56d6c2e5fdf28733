"""`scorecard`: what the engine was worth to its user lately. It works beside a running window, without Qt."""

import json
from dataclasses import asdict
from pathlib import Path

from reader.app.read_commands import reading
from reader.app.scorecard_lines import scorecard_lines
from reader.app.single_instance import Line, Say
from reader.domain.clock import Clock
from reader.reports.scorecard import make_scorecard


def print_scorecard(database: Path, *, days: int, as_json: bool, clock: Clock, say: Say) -> int:
    """Print the scorecard of the last days; return the exit code."""
    with reading(database) as connection:
        scorecard = make_scorecard(connection, days=days, now=int(clock.now()))
    if as_json:
        say(Line(json.dumps(asdict(scorecard), indent=2)))
        return 0
    for line in scorecard_lines(scorecard):
        say(Line(line))
    return 0
