"""The command scorecard: how well the engine served its user lately. Works beside a running window, without Qt."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from reader.app.commands.arguments import days
from reader.app.reading import reading
from reader.app.single_instance import Line
from reader.domain.feed import Advice
from reader.domain.ids import DAY_SECONDS
from reader.domain.sentences import counted, duration_text
from reader.engine.system_clock import SystemClock

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from reader.app.paths import Profile
    from reader.app.single_instance import Say
    from reader.domain.feed import FeedUsage
    from reader.domain.ids import Clock
    from reader.learning.scorecard import Delay
    from reader.reports.feed_usage import Usage
    from reader.reports.for_you import Interest
    from reader.reports.for_you_evaluation import BriefingEvaluation, Evaluation
    from reader.reports.scorecard import FixedTimer, Readiness, Scorecard, ServerComparison

    Cells = tuple[str, str, str, str]
    """A row: quantity, total, per day, remark."""

_UNITS = ("bytes", "kB", "MB", "GB")
_THOUSAND = 1000


def register(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run)
    parser.add_argument("--days", type=days, default=14, metavar="N", help="number of days (14)")
    parser.add_argument(
        "--interests", action="store_true", help="what was learned from reading, and how well it would have ordered the list"
    )
    parser.add_argument("--briefing", action="store_true", help="whether a briefing held what you then opened")


def _run(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    if options.briefing:
        return print_briefing_judged(profile.database, as_json=options.json, clock=SystemClock(), say=say)
    if options.interests:
        return print_interests(profile.database, as_json=options.json, clock=SystemClock(), say=say)
    return print_scorecard(profile.database, days=options.days, as_json=options.json, clock=SystemClock(), say=say)


def scorecard_lines(scorecard: Scorecard) -> list[str]:
    lines = [_sentence(scorecard)]
    if not scorecard.records_accesses:
        lines.append('Visits are not recorded: "Learn when I read" is off.')
    lines += _covered(scorecard)
    lines += ["", *_table([("", "in all", "a day" if scorecard.per_day else "", ""), *_counts(scorecard), *_requests(scorecard)])]
    lines += ["", *_delays(scorecard)] if scorecard.delay_to_retrieval else []
    if scorecard.misses is not None and scorecard.fixed_timers and scorecard.is_comparable:
        lines += ["", *_timers(scorecard)]
    for server in scorecard.servers:
        lines += ["", *_server(server)]
    if scorecard.undated:
        came = counted(scorecard.undated, "article came", "articles came")
        lines += ["", f"{came} without a usable date: {'it is' if scorecard.undated == 1 else 'they are'} not counted."]
    return lines


def _sentence(scorecard: Scorecard) -> str:
    span = duration_text(scorecard.days * DAY_SECONDS)
    if not scorecard.requests.total:
        return f"No refreshes in the last {span}."
    if scorecard.misses is None:
        none = "no feed was refreshed twice" if scorecard.accesses else "no visits were recorded"
        return f"In the last {span} {none}, so missed articles are unknown."
    visits = counted(scorecard.accesses or 0, "visit")
    if not scorecard.is_comparable:
        return f"{visits.capitalize()} in the last {span}. Missed articles are known after a week, from {scorecard.comparable_from[:10]} on."
    found = "No known article was missed"
    if scorecard.misses:
        found = f"{_times(scorecard.misses).capitalize()} an article was missed"
    comparison = _comparison(scorecard.misses, scorecard.fixed_timers.get("uniform"))
    return f"{visits.capitalize()} in the last {span}. {found} ({scorecard.postings} were posted){comparison}."


def _covered(scorecard: Scorecard) -> Iterator[str]:
    """Yield how much of the time is covered, after a week, and which feeds have no data for it."""
    coverage = scorecard.coverage
    if coverage.share is not None and scorecard.is_comparable:
        yield f"Counted up to each feed's last successful refresh: {coverage.percent} % of the time."
    if coverage.unknown_feeds:
        states = {
            "failed last time": coverage.failed,
            "paused, only by hand or removed": coverage.stopped,
            "never refreshed": coverage.never_retrieved,
            "not refreshed for a day": coverage.postponed,
        }
        parts = ", ".join(f"{number} {label}" for label, number in states.items() if number)
        yield f"Unknown since then for {counted(coverage.unknown_feeds, 'feed')}: {parts}."


def _comparison(misses: int, timer: FixedTimer | None) -> str:
    if timer is None or timer.misses is None:
        return ""
    expected = round(timer.misses)
    if expected == misses:
        return "; a fixed timer with as many requests would have missed as many"
    judgement = ", so it would have done better" if expected < misses else ""
    return f"; a fixed timer with as many requests would have missed {expected}{judgement}"


def _counts(scorecard: Scorecard) -> Iterator[Cells]:
    if scorecard.accesses is not None:
        yield "visits", *_amounts(scorecard, scorecard.accesses), ""
    if scorecard.returns is not None:
        found = scorecard.returns
        ready = "" if found.ready is None or not found.within_minute else f", {found.ready} of them missed nothing"
        more = f"of {counted(found.visits, 'visit')} with known presence{ready}"
        yield "  within 60 s of your return", str(found.within_minute), "", more
    yield "articles posted", *_amounts(scorecard, scorecard.postings), ""
    if scorecard.misses is not None and scorecard.misses_per_access is not None and scorecard.is_comparable:
        yield "missed", *_amounts(scorecard, scorecard.misses), f"{scorecard.misses_per_access:.2f} a visit"
        yield "  late after opening", str(scorecard.late), "", ""
    if scorecard.gaps.count:
        lost = f"at least {counted(scorecard.gaps.at_least, 'article')} missing for good"
        yield "times articles were lost", str(scorecard.gaps.count), "", lost


def _requests(scorecard: Scorecard) -> Iterator[Cells]:
    made = scorecard.requests
    per_feed = scorecard.per_day.requests_per_feed if scorecard.per_day else None
    yield "requests", *_amounts(scorecard, made.total), f"{per_feed:.1f} a day for each feed" if per_feed else ""
    for rule, count in made.by_rule.items():
        yield f"  {rule.replace('_', ' ')}", str(count), "", ""
    if made.not_modified_share is not None:
        yield "brought nothing new", str(made.not_modified), "", f"{made.not_modified_share:.0%} of them"
    for label, count in (("failed", made.failed), ("refused", made.refused), ("no network", made.without_network)):
        if count:
            yield label, str(count), "", ""
    yield "transferred", _size(made.bytes), _size(scorecard.per_day.bytes) if scorecard.per_day else "", ""


def _delays(scorecard: Scorecard) -> list[str]:
    rows: list[Cells] = [("how long articles waited", "half within", "95 % within", "")]
    for label, delay in (("until refreshed", scorecard.delay_to_retrieval), ("until you saw them", scorecard.delay_to_access)):
        if delay is not None:
            rows.append((f"  {label}", *_waits(delay), ""))
    return _table(rows)


def _server(found: ServerComparison) -> list[str]:
    """Compare an account's server by its timer alone and with the plan, each on its own days."""
    rows: list[Cells] = [(f"{found.account}: its server", "half within", "95 % within", "missed at visits")]
    for label, served in (("by its own timer", found.timer), ("refreshed by the plan too", found.plan)):
        basis = f"{counted(served.articles, 'article')} in {counted(round(served.days), 'day')}"
        more = f"{served.misses} at {counted(served.visits, 'visit')} ({basis})"
        rows.append((f"  {label}", *_waits(served.delay), more))
    return [*_table(rows), f"The plan asked that server for {counted(found.refreshes, 'refresh', 'refreshes')}."]


def _timers(scorecard: Scorecard) -> list[str]:
    rows: list[Cells] = [("missed by fixed timers at the same visits", "missed", "requests", "")]
    days = counted(scorecard.days_known, "day")
    for name, timer in scorecard.fixed_timers.items():
        interval = f"each feed every {duration_text(timer.interval_seconds)}"
        rows.append((f"  {name}", f"{timer.misses:.0f}", str(timer.requests), interval))
    return [
        *_table(rows),
        f"On {scorecard.days_lost_to_timer} of the {days} with comparable visits, the timer with as many requests did better.",
        "Timers are simulated on the same log, without failed requests.",
    ]


def _table(rows: Sequence[Cells]) -> list[str]:
    return [f"{what:36}{total:>12}{daily:>13}   {more}".rstrip() for what, total, daily, more in rows]


def _waits(delay: Delay) -> tuple[str, str]:
    return duration_text(delay.median_seconds), duration_text(delay.p95_seconds)


def _amounts(scorecard: Scorecard, count: int) -> tuple[str, str]:
    return str(count), f"{count / scorecard.days:.1f}" if scorecard.per_day else ""


def _size(count: float) -> str:
    unit = 0
    while count >= _THOUSAND and unit < len(_UNITS) - 1:
        count, unit = count / _THOUSAND, unit + 1
    return f"{count:.0f} {_UNITS[unit]}" if unit == 0 else f"{count:.1f} {_UNITS[unit]}"


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def print_scorecard(database: Path, *, days: int, as_json: bool, clock: Clock, say: Say) -> int:
    from reader.reports.scorecard import judge_readiness, make_scorecard

    now = int(clock.now())
    with reading(database) as connection:
        scorecard = make_scorecard(connection, days=days, now=now)
        ready = judge_readiness(connection, now - days * DAY_SECONDS, now)
    if as_json:
        say(Line(json.dumps(asdict(scorecard) | {"readiness": asdict(ready)}, indent=2)))
        return 0
    for line in (*scorecard_lines(scorecard), *readiness_lines(ready)):
        say(Line(line))
    return 0


def readiness_lines(ready: Readiness) -> Iterator[str]:
    """Describe how ready the visits were; yields nothing before there is anything to say."""
    if ready.visits:
        were = f"at {ready.ready} of {counted(ready.visits, 'visit')} with reading"
        yield from ("", f"Everything that you opened was there before, with text and pictures, {were}.")
    if ready.briefing_days:
        yield f"You opened a briefing on {ready.opened_days} of {counted(ready.briefing_days, 'day')} with visits."


_ORDERS = {
    "for_you": "For you",
    "interests_alone": "by interests alone",
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
    from reader.reports.feed_usage import feed_usage
    from reader.reports.for_you import InterestModel, named_interests
    from reader.reports.for_you_evaluation import evaluate

    now, model = int(clock.now()), InterestModel()
    with reading(database) as connection:
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


_SEVENS = {"briefing": "the briefing", "newest": "the newest seven", "for_you": "the first seven of For you"}


def briefing_lines(found: BriefingEvaluation) -> Iterator[str]:
    if found.new_per_visit is None:
        yield (
            f"Too little was read to judge a briefing: it takes {counted(found.needed, 'article')} on {counted(found.needed_days, 'day')}, "
            "and visits after that."
        )
        return
    yield "Would a briefing have held what you then read? The first visit of each day, each with only what was known before it:"
    visits = counted(found.visits, "visit with reading", "visits with reading")
    yield f"{visits}, {found.new_per_visit:.0f} new articles at each, {found.opened} articles read in all."
    yield ""
    yield "share of what was read that was in"
    for name, label in _SEVENS.items():
        yield f"  {label:28}{found.held[name]:>6.0%}"
    if not found.is_worthwhile:
        yield ""
        yield "On this log, a briefing holds no more than the newest seven."


def print_briefing_judged(database: Path, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Print how much of what was read briefings would have held; return the exit code."""
    from reader.reports.for_you_evaluation import evaluate_briefing

    with reading(database) as connection:
        found = evaluate_briefing(connection, int(clock.now()))
    if as_json:
        say(Line(json.dumps(asdict(found), indent=2)))
        return 0
    for line in briefing_lines(found):
        say(Line(line))
    return 0
