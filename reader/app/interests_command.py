"""`scorecard --interests`: what was learned from reading, how well it would have ordered the list, and what each feed is worth."""

import json
from dataclasses import asdict
from pathlib import Path

from reader.app.interests_lines import interests_lines
from reader.app.read_commands import reading
from reader.app.single_instance import Line, Say
from reader.domain.clock import Clock
from reader.reports.feed_usage import Usage, feed_usage
from reader.reports.for_you import named_interests
from reader.reports.for_you_evaluation import Evaluation, evaluate
from reader.reports.interest_model import InterestModel


def print_interests(database: Path, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Print it; the exit code. Judging two hundred accesses takes a second or two."""
    now, model = int(clock.now()), InterestModel()
    evaluation, usage = Evaluation(0), Usage()
    with reading(database) as connection:
        if connection is not None:
            model.update(connection, now)
            evaluation, usage = evaluate(connection, now), feed_usage(connection, now)
    learned = named_interests(model)
    if as_json:
        report = {"interests": [asdict(each) for each in learned], "evaluation": asdict(evaluation), "usage": asdict(usage)}
        say(Line(json.dumps(report, indent=2, ensure_ascii=False)))
        return 0
    for line in interests_lines(learned, evaluation, usage):
        say(Line(line))
    return 0
