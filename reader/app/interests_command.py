"""Carries out `scorecard --interests`: learned interests, how well they would have sorted the list, and the usage of each feed."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from reader.app.read_commands import reading
from reader.app.single_instance import Line, Say
from reader.domain.clock import Clock
from reader.domain.feed_usage import Advice, FeedUsage
from reader.domain.fill import counted
from reader.reports.feed_usage import Usage, feed_usage
from reader.reports.for_you import Interest, named_interests
from reader.reports.for_you_evaluation import Evaluation, evaluate
from reader.reports.interest_model import InterestModel

_ORDERS = {
    "for_you": "For you",
    "interests_alone": "by interests alone",
    "topics": "by topics alone (trial)",
    "both": "For you with topics (trial)",
    "most_read_feed": "most read feed first",
    "newest": "newest first",
}
_ADVICE = {
    Advice.UNSUBSCRIBE: "never read: unsubscribe?",
    Advice.MUTE: "hardly read, and much of it: mute?",
    Advice.SLOW_DOWN: "refreshed more than read: refresh it less often?",
}
_TITLE = 36


def interests_lines(interests: Sequence[Interest], evaluation: Evaluation, usage: Usage) -> list[str]:
    return [*_learned(interests, evaluation), "", *_judged(evaluation), *_feeds(usage)]


def _learned(interests: Sequence[Interest], evaluation: Evaluation) -> Iterator[str]:
    if not interests:
        yield f"Nothing learned from your reading yet ({counted(evaluation.read, 'article')} read)."
        return
    yield f"What you read about, from {counted(evaluation.read, 'article')}:"
    for each in interests:
        yield f"  {', '.join(each.terms):40}{each.share:>5.0%}   {counted(each.articles, 'article')}"


def _judged(evaluation: Evaluation) -> Iterator[str]:
    if evaluation.candidates_per_visit is None:
        yield (
            f"Too little was read to judge For you: it takes {counted(evaluation.needed, 'article')} on {counted(evaluation.needed_days, 'day')}, "
            "and visits after that. Until then, For you shows the newest first."
        )
        return
    yield "Would For you have put first what you then read? Your visits, each with only what was known before it:"
    visits = counted(evaluation.visits, "visit with reading", "visits with reading")
    yield f"{visits}, {evaluation.candidates_per_visit:.0f} unread articles at each, {evaluation.wanted} of them read in all."
    yield ""
    yield f"{'order':28}{'AUC':>8}{'first ten':>12}"
    for name, label in _ORDERS.items():
        quality = evaluation.orders[name]
        yield f"  {label:26}{quality.auc:>8.3f}{quality.precision_at_10:>12.3f}"
    yield ""
    yield "AUC: the chance that an article you read is ranked before one you did not; 0.5 is random."
    yield "First ten: the share of them that you read."
    if evaluation.orders["for_you"].auc <= evaluation.orders["newest"].auc:
        yield "On this log, For you is no better than newest first."


def _feeds(usage: Usage) -> Iterator[str]:
    if not usage.feeds:
        return
    yield ""
    yield f"{'feeds, ' + counted(round(usage.days), 'day'):{_TITLE + 2}}{'came':>6}{'read':>6}{'requests':>10}{'matters':>9}"
    for each in usage.feeds:
        yield _feed(each)
    yield ""
    yield "Priority: how much a feed counts in the plan; * set by you."


def _feed(each: FeedUsage) -> str:
    title = each.title if len(each.title) <= _TITLE else f"{each.title[: _TITLE - 1]}…"
    own = "*" if each.is_own_weight else " "
    advice = _ADVICE[each.advice] if each.advice else ""
    return f"  {title:{_TITLE}}{each.arrived:>6}{each.read:>6}{each.requests:>10}{each.weight:>8.2f}{own}  {advice}".rstrip()


def print_interests(database: Path, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Print the interests; return the exit code. Evaluating two hundred accesses takes some seconds."""
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
