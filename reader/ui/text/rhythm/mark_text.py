"""Describes marks, rows and the ribbon, using stored facts only. GUI thread only."""

from PySide6.QtCore import QLocale

from reader.domain.clock import Clock
from reader.domain.reasons import LIMITS, ON_VACATION, Reason
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.schedule import Expectation, Rule
from reader.domain.value_classes import dataclass
from reader.reports.rhythm_mark import MarkStory
from reader.reports.rhythm_strips import Limit, Mark, MarkKind, Strip
from reader.ui.text.problem_text import sentence
from reader.ui.text.reason_text import reason_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, ended, fill, labelled

_tr = Translator("RhythmMarks")

_MANY = 1.95
_HARDLY_ANY = 0.05
_BEGIN, _END = "\x02", "\x03"
_GOOD = {Outcome.NEW, Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED}


@dataclass(frozen=True, slots=True)
class MarkText:
    """Plain text, and the spans (begin, length) of times and numbers to emphasise."""

    text: str
    strong: tuple[tuple[int, int], ...] = ()


def kind_text(mark: Mark) -> str:
    """Return the result or plan in one word."""
    if mark.kind is MarkKind.NEW:
        return _tr("%n new", mark.new_entries)
    return {
        MarkKind.NOTHING: _tr("nothing new"),
        MarkKind.REFUSED: _tr("refused"),
        MarkKind.FAILED: _tr("failed"),
        MarkKind.NO_NETWORK: _tr("no network"),
        MarkKind.LIMIT: _tr("not before"),
        MarkKind.PLANNED: _tr("planned"),
        MarkKind.LIKELY: _tr("likely"),
        MarkKind.VISIT: _tr("your visits"),
        MarkKind.RETURNED: _tr("came back"),
        MarkKind.PRESENT: _tr("at the computer"),
    }[mark.kind]


def mark_text(mark: Mark, strip: Strip, story: MarkStory, clock: Clock) -> MarkText:
    if mark.kind is MarkKind.PLANNED:
        return marked(_planned(strip, clock))
    if mark.kind is MarkKind.LIKELY:
        text = _tr("Likely about {time}. The plan is updated every 15 minutes.")
        return marked(fill(text, time=strong(clock_time(mark.at, clock))))
    if mark.kind is MarkKind.LIMIT:
        return marked(_limit(strip.limit, clock))
    if story.record is None:
        return marked(fill(_tr("{time}: no details in the log."), time=strong(clock_time(mark.at, clock))))
    return marked(_past(story.record, clock))


def _past(record: RetrievalRecord, clock: Clock) -> str:
    verb = _tr("Refreshed {time}") if record.outcome in _GOOD else _tr("Tried {time}")
    what = fill(verb, time=strong(clock_time(record.started_at, clock)))
    parts = [_why(what, record.rule, record.reason, record.expected, clock, is_past=True), _outcome(record)]
    if record.changed_entries:
        parts.append(_tr("%n articles had changed.", record.changed_entries))
    return " ".join(part for part in parts if part)


def _outcome(record: RetrievalRecord) -> str:
    if record.outcome is Outcome.NEW:
        return strong_number(_tr("Found %n.", record.new_entries), record.new_entries)
    if record.outcome in _GOOD:
        return _tr("Found nothing new.")
    return sentence(record.problem) if record.problem is not None else ""


def _planned(strip: Strip, clock: Clock) -> str:
    feed = strip.feed
    what = fill(_tr("Planned {time}"), time=strong(clock_time(feed.next_at or 0, clock)))
    text = _why(what, feed.next_rule, feed.next_reason, feed.next_expected, clock, is_past=False)
    if feed.next_reason is not None and feed.next_reason.is_over_budget:
        text += " " + _tr("The request budget is used up for now and is checked again then.")
    if strip.resumes_at > clock.now():
        text += " " + fill(_tr("Refreshing is paused until {time}."), time=strong(clock_time(strip.resumes_at, clock)))
    return text


def _why(what: str, rule: Rule, reason: Reason | None, expected: Expectation, clock: Clock, *, is_past: bool) -> str:
    """Describe the action and its reason: a limit that set the time takes precedence over the rule."""
    if reason is not None and reason.kind in ON_VACATION:
        return fill(_tr("{what}: {reason}."), what=what, reason=reason_text(reason))
    if reason is not None and reason.kind in LIMITS:
        return fill(_tr("{what}, not earlier: {reason}."), what=what, reason=reason_text(reason))
    if rule is Rule.SCHEDULED:
        return _scheduled(what, reason, expected, clock, is_past=is_past)
    text = {
        Rule.FIRST: _tr("{what} for the first time."),
        Rule.FLOOR: _tr("{what} because the longest interval had passed."),
        Rule.OVERFLOW: _tr("{what}, before the feed drops articles."),
        Rule.ON_OPEN: _tr("{what} because you opened the window."),
        Rule.RETURNED: _tr("{what} because you came back to the computer."),
        Rule.MANUAL: _tr("{what} manually."),
        Rule.CATCH_UP: _tr("{what} to catch up."),
        Rule.RECOVERY: _tr("{what}, again after a failure."),
    }[rule]
    noun = _expected(expected)
    text = fill(text, what=what)
    return f"{text} {fill(_tr('Expected: {articles}.'), articles=noun)}" if noun else text


def _scheduled(what: str, reason: Reason | None, expected: Expectation, clock: Clock, *, is_past: bool) -> str:
    noun = _expected(expected)
    visit = "" if expected.access_at is None else clock_time(expected.access_at, clock)
    if noun and visit:
        both = (
            _tr("{what} because a visit was likely by {look} and {articles} were expected.")
            if is_past
            else _tr("{what}: {articles} expected, visit likely by {look}.")
        )
        return fill(both, what=what, look=strong(visit), articles=noun)
    if noun:
        return fill(_tr("{what}: {articles} expected."), what=what, articles=noun)
    if visit:
        text = _tr("{what} because a visit was likely by {look}.") if is_past else _tr("{what}: visit likely by {look}.")
        return fill(text, what=what, look=strong(visit))
    if reason is not None:
        return fill(_tr("{what}: {reason}."), what=what, reason=reason_text(reason))
    return fill(_tr("{what} on schedule."), what=what)


def _expected(expected: Expectation) -> str:
    """Return the expected number; empty if the policy does not use it."""
    amount = expected.postings
    if amount is None:
        return ""
    if amount >= _MANY or round(amount, 1) == 1:
        return strong_number(_tr("about %n new articles", round(amount)), round(amount))
    if amount < _HARDLY_ANY:
        return _tr("hardly any new articles")
    return fill(_tr("about {number} new articles"), number=strong(QLocale().toString(amount, "f", 1)))


def _limit(limit: Limit | None, clock: Clock) -> str:
    if limit is None:
        return ""
    text = fill(_tr("Not before {time}"), time=strong(clock_time(limit.until, clock)))
    return ended(labelled(text, reason_text(limit.rule)) if limit.rule is not None else text)


def strong(value: str) -> str:
    """Mark for emphasis."""
    return f"{_BEGIN}{value}{_END}"


def strong_number(text: str, number: int) -> str:
    """Mark a number in a text for emphasis."""
    return text.replace(str(number), strong(str(number)), 1)


def marked(text: str) -> MarkText:
    """Remove the emphasis marks and return their spans."""
    plain, strong, begin = "", [], 0
    for letter in text:
        if letter == _BEGIN:
            begin = len(plain)
        elif letter == _END:
            strong.append((begin, len(plain) - begin))
        else:
            plain += letter
    return MarkText(plain, tuple(strong))
