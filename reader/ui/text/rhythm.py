"""Texts of Rhythm: figures, learning, marks, strips, returns, vacation. GUI thread only, for Qt's locale and translations."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from reader.domain.feed import Expectation, Rule
from reader.domain.ids import DAY_SECONDS, Clock
from reader.domain.reasons import LIMITS, ON_VACATION, Reason
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.domain.visits import Signal
from reader.reports.learning_state import LEARNED_DAYS, LearningState
from reader.reports.rhythm import VISIT_DAYS, ReturnStory
from reader.reports.rhythm_accesses import Limit, Mark, MarkKind, RhythmDay, Stay, Strip
from reader.reports.rhythm_cards import MarkDetails
from reader.ui.text.feeds import duration_text
from reader.ui.text.problems import reason_text, sentence
from reader.ui.text.times import HOUR, MINUTE, clock_time, day_range, local_day, local_midnight, start_of_day
from reader.ui.text.translate import Translator, ended, fill, labelled, listed

if TYPE_CHECKING:
    from reader.reports.feed_outlook import OverflowRisk, RiskyFeed
    from reader.reports.scorecard import Coverage, ReturnVisits, ServerComparison


tr = Translator("RhythmPanels")


_LONG_MINUTES = 90 * MINUTE
_FEW = 10
"""Numbers from this on are shown without decimals."""


def coverage_text(coverage: "Coverage") -> str:
    """Return how much of the time is covered, and the number of feeds without data since then."""
    text = tr("Counted up to each feed's last successful refresh: {share} % of the time.")
    text = fill(text, share=count_text(coverage.percent))
    if not coverage.unknown_feeds:
        return text
    states = (
        (tr("%n failed last time", coverage.failed), coverage.failed),
        (tr("%n paused, refreshed only by hand or removed", coverage.stopped), coverage.stopped),
        (tr("%n never refreshed", coverage.never_retrieved), coverage.never_retrieved),
        (tr("%n not refreshed for a day", coverage.postponed), coverage.postponed),
    )
    unknown = tr("Unknown since then for %n feeds: {states}.", coverage.unknown_feeds)
    return text + " " + fill(unknown, states=listed(each for each, number in states if number))


def returns_text(returns: "ReturnVisits") -> str:
    """Return how many visits directly followed a return to the computer, and how many of these missed nothing."""
    text = tr("{soon} of %n visits came within 60 s of your return to the computer.", returns.visits)
    text = fill(text, soon=count_text(returns.within_minute))
    if returns.ready is None or not returns.within_minute:
        return text
    ready = tr("%n of them missed nothing.", returns.ready) if returns.ready else tr("Each of them missed something.")
    return f"{text} {ready}"


def servers_text(found: "ServerComparison") -> str:
    """Compare how soon an account's server has articles by its timer alone, and with refreshes requested by the plan."""
    sides = (
        (
            tr(
                "{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.",
                found.timer.articles,
            ),
            found.timer,
        ),
        (
            tr(
                "{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.",
                found.plan.articles,
            ),
            found.plan,
        ),
    )
    return "\n".join(
        fill(
            text,
            account=found.account,
            days=tr("%n days", round(served.days)),
            wait=" ".join(wait_text(served.delay.median_seconds)),
            missed=count_text(served.misses),
            visits=tr("at %n visits", served.visits),
        )
        for text, served in sides
    )


def count_text(number: float) -> str:
    """Format a whole number with the language's thousands separator."""
    return QLocale().toString(round(number))


def figure_text(number: float) -> str:
    """Format a possibly small number: 294, 2.6."""
    return count_text(number) if number >= _FEW - 0.05 else QLocale().toString(number, "f", 1)


def share_text(share: float) -> str:
    """Format a percentage without its sign: 71, 1.5."""
    return figure_text(share * 100)


def wait_text(seconds: float) -> tuple[str, str]:
    if seconds < MINUTE:
        return count_text(seconds), tr("s")
    if seconds < _LONG_MINUTES:
        return count_text(seconds / MINUTE), tr("min")
    if seconds < 2 * DAY_SECONDS:
        return figure_text(seconds / HOUR), tr("h")
    return figure_text(seconds / DAY_SECONDS), tr("days")


_tr = Translator("RhythmPage")


_WEEK_DAYS, _YEAR_DAYS = 7, 366
_THURSDAY = 3


def learning_text(state: LearningState, clock: Clock) -> str:
    now = clock.now()
    if not state.is_on:
        return _tr("learning is off")
    if state.is_paused(now):
        if state.paused_until > now + _YEAR_DAYS * DAY_SECONDS:
            return _tr("learning paused")
        return fill(_tr("learning paused until {time}"), time=clock_time(state.paused_until, clock))
    if not state.day:
        return _tr("nothing learned yet")
    if state.knows_habit:
        return fill(_tr("learned from {day} of %n days", LEARNED_DAYS), day=state.days_with_accesses)
    return _tr("learning for %n more days", state.days_to_go(now))


def span_text(clock: Clock, *, is_week: bool) -> str:
    """Return the day or week that is shown: Friday 15 May, 11-17 May."""
    today = local_day(clock.now(), clock)
    if not is_week:
        return QLocale().toString(QDate(1970, 1, 1).addDays(today), _tr("dddd d MMMM"))
    # noon keeps clear of the hour that a clock change takes
    monday = start_of_day(clock) - (today + _THURSDAY) % _WEEK_DAYS * DAY_SECONDS + DAY_SECONDS // 2
    return day_range(monday, monday + (_WEEK_DAYS - 1) * DAY_SECONDS, clock)


_tr_mark = Translator("RhythmMarks")

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
    if mark.kind is MarkKind.NEW:
        return _tr_mark("%n articles", mark.new_entries)
    return {
        MarkKind.NOTHING: _tr_mark("nothing new"),
        MarkKind.REFUSED: _tr_mark("refused"),
        MarkKind.FAILED: _tr_mark("failed"),
        MarkKind.NO_NETWORK: _tr_mark("no network"),
        MarkKind.LIMIT: _tr_mark("not before"),
        MarkKind.PLANNED: _tr_mark("planned"),
        MarkKind.LIKELY: _tr_mark("likely"),
        MarkKind.VISIT: _tr_mark("your visits"),
        MarkKind.RETURNED: _tr_mark("came back"),
        MarkKind.PRESENT: _tr_mark("at the computer"),
    }[mark.kind]


def mark_text(mark: Mark, strip: Strip, story: MarkDetails, clock: Clock) -> MarkText:
    if mark.kind is MarkKind.PLANNED:
        return marked(_planned_mark(strip, clock))
    if mark.kind is MarkKind.LIKELY:
        text = _tr_mark("Likely about {time}. This is worked out again every 15 minutes.")
        return marked(fill(text, time=strong(clock_time(mark.at, clock))))
    if mark.kind is MarkKind.LIMIT:
        return marked(_limit(strip.limit, clock))
    if story.record is None:
        return marked(fill(_tr_mark("{time}: no details in the log."), time=strong(clock_time(mark.at, clock))))
    return marked(_past(story.record, clock))


def _past(record: RetrievalRecord, clock: Clock) -> str:
    verb = _tr_mark("Refreshed {time}") if record.outcome in _GOOD else _tr_mark("Tried {time}")
    what = fill(verb, time=strong(clock_time(record.started_at, clock)))
    parts = [_why(what, record.rule, record.reason, record.expected, clock, is_past=True), _outcome(record)]
    if record.changed_entries:
        parts.append(_tr_mark("%n articles had changed.", record.changed_entries))
    return " ".join(part for part in parts if part)


def _outcome(record: RetrievalRecord) -> str:
    if record.outcome is Outcome.NEW:
        return strong_number(_tr_mark("Found %n.", record.new_entries), record.new_entries)
    if record.outcome in _GOOD:
        return _tr_mark("Found nothing new.")
    return sentence(record.problem) if record.problem is not None else ""


def _planned_mark(strip: Strip, clock: Clock) -> str:
    feed = strip.feed
    what = fill(_tr_mark("Planned {time}"), time=strong(clock_time(feed.next_at or 0, clock)))
    text = _why(what, feed.next_rule, feed.next_reason, feed.next_expected, clock, is_past=False)
    if feed.next_reason is not None and feed.next_reason.is_over_budget:
        text += " " + _tr_mark("The request budget is used up for now and is checked again then.")
    if strip.resumes_at > clock.now():
        text += " " + fill(_tr_mark("Refreshing is paused until {time}."), time=strong(clock_time(strip.resumes_at, clock)))
    return text


def _why(what: str, rule: Rule, reason: Reason | None, expected: Expectation, clock: Clock, *, is_past: bool) -> str:
    """Describe the action and its reason: a limit that set the time takes precedence over the rule."""
    if reason is not None and reason.kind in ON_VACATION:
        return fill(_tr_mark("{what}: {reason}."), what=what, reason=reason_text(reason))
    if reason is not None and reason.kind in LIMITS:
        return fill(_tr_mark("{what}, not earlier: {reason}."), what=what, reason=reason_text(reason))
    if rule is Rule.SCHEDULED:
        return _scheduled(what, reason, expected, clock, is_past=is_past)
    text = {
        Rule.FIRST: _tr_mark("{what} for the first time."),
        Rule.FLOOR: _tr_mark("{what} because the last refresh was long ago."),
        Rule.OVERFLOW: _tr_mark("{what}, before the feed drops articles."),
        Rule.ON_OPEN: _tr_mark("{what} because you opened the window."),
        Rule.RETURNED: _tr_mark("{what} because you came back to the computer."),
        Rule.MANUAL: _tr_mark("{what} manually."),
        Rule.CATCH_UP: _tr_mark("{what} to catch up."),
        Rule.RECOVERY: _tr_mark("{what}, again after a failure."),
        Rule.ELSEWHERE: _tr_mark("{what} by another of your computers: nothing new."),
    }[rule]
    noun = _expected(expected)
    text = fill(text, what=what)
    return f"{text} {fill(_tr_mark('Expected: {articles}.'), articles=noun)}" if noun else text


def _scheduled(what: str, reason: Reason | None, expected: Expectation, clock: Clock, *, is_past: bool) -> str:
    noun = _expected(expected)
    visit = "" if expected.access_at is None else clock_time(expected.access_at, clock)
    if noun and visit:
        both = (
            _tr_mark("{what} because a visit was likely by {look} and {articles} were expected.")
            if is_past
            else _tr_mark("{what}: {articles} expected, visit likely by {look}.")
        )
        return fill(both, what=what, look=strong(visit), articles=noun)
    if noun:
        return fill(_tr_mark("{what}: {articles} expected."), what=what, articles=noun)
    if visit:
        text = (
            _tr_mark("{what} because a visit was likely by {look}.") if is_past else _tr_mark("{what}: visit likely by {look}.")
        )
        return fill(text, what=what, look=strong(visit))
    if reason is not None:
        return fill(_tr_mark("{what}: {reason}."), what=what, reason=reason_text(reason))
    return fill(_tr_mark("{what} on schedule."), what=what)


def _expected(expected: Expectation) -> str:
    amount = expected.postings
    if amount is None:
        return ""
    if amount >= _MANY or round(amount, 1) == 1:
        return strong_number(_tr_mark("about %n articles", round(amount)), round(amount))
    if amount < _HARDLY_ANY:
        return _tr_mark("hardly any articles")
    return fill(_tr_mark("about {number} articles"), number=strong(QLocale().toString(amount, "f", 1)))


def _limit(limit: Limit | None, clock: Clock) -> str:
    if limit is None:
        return ""
    text = fill(_tr_mark("Not before {time}"), time=strong(clock_time(limit.until, clock)))
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


_tr_strips = Translator("RhythmStrips")

_DASH = "\N{EN DASH}"
_JUST_NOW = 120
_BUSY_SHARE = 0.6
_MOST_RANGES = 3
_GOT = {MarkKind.NEW, MarkKind.NOTHING}


def next_text(strip: Strip, clock: Clock, *, is_automatic: bool, is_short: bool = False) -> tuple[str, bool]:
    """Return the text at the right of a strip, and whether it is a limit that delays the feed; a limit may be just a time."""
    feed = strip.feed
    if feed.is_gone:
        return _tr_strips("removed by publisher"), True
    if not feed.is_scheduled:
        return _tr_strips("paused") if feed.is_paused else _tr_strips("only by hand"), False
    if strip.limit is not None and strip.limit.until > clock.now():
        time = clock_time(strip.limit.until, clock)
        return time if is_short else fill(_tr_strips("not before {time}"), time=time), True
    if not is_automatic:
        return _tr_strips("manually"), False
    if strip.resumes_at > clock.now():
        return fill(_tr_strips("after {time}"), time=clock_time(strip.resumes_at, clock)), False
    return _planned_strip(feed.next_at, clock), False


def _planned_strip(at: int | None, clock: Clock) -> str:
    if at is None:
        return _DASH
    late = clock.now() - at
    if late < 0:
        return clock_time(at, clock)
    return _tr_strips("due") if late < _JUST_NOW else fill(_tr_strips("due since {time}"), time=clock_time(at, clock))


def row_text(strip: Strip, cells: Sequence[float], day: RhythmDay, clock: Clock) -> str:
    """Describe the whole strip: refreshes, busiest posting times, what is next."""
    parts = [_fetched(strip.past, is_week=day.span.is_week)]
    parts += [text for text in (_bad(strip.past), "" if day.span.is_week else _busiest(cells, day, clock)) if text]
    ahead, is_limit = next_text(strip, clock, is_automatic=day.is_automatic)
    is_time = not is_limit and ahead == clock_time(strip.feed.next_at or 0, clock)
    parts.append(fill(_tr_strips("next {time}"), time=ahead) if is_time else ahead)
    return labelled(strip.feed.title, "; ".join(parts))


def ribbon_text(day: RhythmDay, clock: Clock) -> str:
    """Describe the ribbon: times of visits, number of planned refreshes, current time."""
    parts = [fill(_tr_strips("It is {time}."), time=clock_time(clock.now(), clock))]
    times = list(dict.fromkeys(peak_text(peak.at, clock) for peak in day.accesses.peaks))
    if times:
        parts.insert(0, fill(_tr_strips("You usually visit at {times}."), times=listed(times)))
    else:
        parts.insert(0, _tr_strips("When you usually visit is not known yet."))
        parts += [" ".join(first_days_text())] if day.waits_for_habit else []
    if day.visits and not day.span.is_week:
        visits = listed(clock_time(at, clock) for at in day.visits)
        parts.append(fill(_tr_strips("You visited at {times}."), times=visits))
    ahead = len(day.planned)
    if ahead:
        some = (
            _tr_strips("%n refreshes planned this week.", ahead)
            if day.span.is_week
            else _tr_strips("%n refreshes planned today.", ahead)
        )
        parts.append(some)
    else:
        parts.append(
            _tr_strips("No refreshes planned this week.") if day.span.is_week else _tr_strips("No refreshes planned today.")
        )
    return " ".join(parts)


def first_days_text() -> tuple[str, str]:
    return (
        _tr_strips("Getting to know your habits"),
        _tr_strips("Your usual times appear here after a week. Until then, every feed is refreshed a few times a day."),
    )


def peak_text(at: float, clock: Clock) -> str:
    """Return the time of a peak, a median, to ten minutes."""
    return time_of_day(round((at + clock.utc_offset_seconds(at)) / 600) * 600)


def time_of_day(local: int) -> str:
    minutes = local // 60 % 1440
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _fetched(past: Sequence[Mark], *, is_week: bool) -> str:
    count = sum(mark.kind in _GOT for mark in past)
    if not count:
        return _tr_strips("not refreshed this week") if is_week else _tr_strips("not refreshed today")
    text = _tr_strips("refreshed %n times this week", count) if is_week else _tr_strips("refreshed %n times today", count)
    new = sum(mark.new_entries for mark in past)
    return listed((text, _tr_strips("%n articles", new) if new else _tr_strips("nothing new")))


def _bad(past: Sequence[Mark]) -> str:
    refused = sum(mark.kind is MarkKind.REFUSED for mark in past)
    failed = sum(mark.kind is MarkKind.FAILED for mark in past)
    text = [_tr_strips("refused %n times", refused)] if refused else []
    return listed([*text, _tr_strips("failed %n times", failed)] if failed else text)


def _busiest(cells: Sequence[float], day: RhythmDay, clock: Clock) -> str:
    """Return the busiest cells as ranges of hours; empty if there are too many."""
    ranges: list[list[int]] = []
    for place, share in enumerate(cells):
        begin = day.span.begins_at + place * day.span.cell_seconds
        if share < _BUSY_SHARE:
            continue
        if ranges and ranges[-1][1] == begin:
            ranges[-1][1] += day.span.cell_seconds
        else:
            ranges.append([begin, begin + day.span.cell_seconds])
    if not 0 < len(ranges) <= _MOST_RANGES or sum(share >= _BUSY_SHARE for share in cells) > len(cells) / 2:
        return ""
    text = [f"{_local(begin, clock)}{_DASH}{_local(end, clock)}" for begin, end in ranges]
    return fill(_tr_strips("posts mostly {times}"), times=listed(text))


def _local(at: int, clock: Clock) -> str:
    return time_of_day(at + clock.utc_offset_seconds(at))


_tr_return = Translator("RhythmReturns")

_JUST = 3600


def signal_text(signal: Signal) -> str:
    return {
        Signal.WAKE: _tr_return("wake"),
        Signal.UNLOCK: _tr_return("unlock"),
        Signal.SESSION: _tr_return("switch of users"),
        Signal.SCREEN_SAVER: _tr_return("screen saver"),
        Signal.INPUT: _tr_return("input after a break"),
        Signal.START: _tr_return("program start"),
    }[signal]


def title_text(stay: Stay, clock: Clock) -> str:
    return _tr_return("You just came back") if clock.now() - stay.begins_at < _JUST else _tr_return("You came back")


def return_text(stay: Stay, story: ReturnStory) -> MarkText:
    away = "" if stay.away_seconds is None else " ".join(wait_text(stay.away_seconds))
    failed = _tr_return("%n feeds gave no answer.", story.failed) if story.failed else ""
    if not story.refreshed:
        came = fill(_tr_return("After {time} away."), time=away) if away else ""
        return marked(f"{came} {failed or _tr_return('Nothing was refreshed because of it.')}".strip())
    what = strong(_tr_return("%n feeds refreshed", story.refreshed))
    why = (
        _tr_return("{what} after {time} away, because you often read soon after.")
        if away
        else _tr_return("{what} as you came back.")
    )
    return marked(f"{fill(why, what=what, time=away)} {_brought(story)} {failed}".strip())


def _brought(story: ReturnStory) -> str:
    wait = " ".join(wait_text(story.ready_seconds or 0))
    if not story.new_entries:
        return fill(_tr_return("Nothing new, known {time} later."), time=wait)
    return fill(
        _tr_return("{articles}, ready {time} later."),
        articles=strong(_tr_return("%n articles", story.new_entries)),
        time=wait,
    )


def origin_text(stay: Stay) -> str:
    """Return how it was detected, for the card's footer."""
    return fill(_tr_return("Signal: {signal}"), signal=signal_text(stay.signal))


def soon_text(story: ReturnStory) -> str:
    """Return how often the user reads immediately, over the last two weeks; empty without visits."""
    if not story.visits:
        return ""
    text = fill(_tr_return("{soon} of %n visits within 60 s", story.visits), soon=story.soon)
    return fill(_tr_return("Last {days} days: {visits}"), days=VISIT_DAYS, visits=text)


def lane_text(day: RhythmDay, clock: Clock) -> str:
    found, is_week = day.stays or (), day.span.is_week
    if not found:
        return _tr_return("Not at this computer this week.") if is_week else _tr_return("Not at this computer today.")
    count = len(day.returns)
    came = _tr_return("Came back %n times this week.", count) if is_week else _tr_return("Came back %n times today.", count)
    came = came if count else ""
    if is_week:
        now = clock.now()
        here = sum(
            min(now if stay.is_open else stay.ends_at, day.span.ends_at) - max(stay.begins_at, day.span.begins_at)
            for stay in found
        )
        return fill(_tr_return("At this computer for {time}. {returns}"), time=" ".join(wait_text(here)), returns=came).rstrip()
    times = listed(_range(stay, day, clock) for stay in found)
    return fill(_tr_return("At this computer {times}. {returns}"), times=times, returns=came).rstrip()


def _range(stay: Stay, day: RhythmDay, clock: Clock) -> str:
    begin = _local_time(max(stay.begins_at, day.span.begins_at), clock)
    if stay.is_open:
        return fill(_tr_return("since {time}"), time=begin)
    # the last midnight of a day is its 24:00
    end = _local_time(stay.ends_at, clock) if stay.ends_at < day.span.ends_at else f"{DAY_SECONDS // 3600}:00"
    return f"{begin}{_DASH}{end}"


def _local_time(at: int, clock: Clock) -> str:
    return time_of_day(at + clock.utc_offset_seconds(at))


_tr_vacation = Translator("VacationLine")


CHOICES = (3, 7, 10, 14, 21)
"""Offered lengths of a vacation in days."""
USUAL_DAYS = 10
MORNING_HOUR = 6
"""Hour at which a vacation ends on its last day."""
_FEEDS_NAMED = 8
_EPOCH = QDate(1970, 1, 1)


def return_at(days: int, clock: Clock) -> int:
    """Return the morning of the day `days` from now (UTC seconds)."""
    now = clock.now()
    return int(local_midnight(local_day(now, clock) + days, clock, now + days * DAY_SECONDS)) + MORNING_HOUR * HOUR


def choice_text(days: int) -> str:
    """Return 'for 10 days', 'for a week'."""
    return {7: _tr_vacation("for a week"), 14: _tr_vacation("for two weeks"), 21: _tr_vacation("for three weeks")}.get(
        days
    ) or _tr_vacation("for %n days", days)


def risk_text(risk: "OverflowRisk", days: int) -> str:
    """Return the sentence on how many feeds would lose articles in so many days with this computer off."""
    if not risk.feeds:
        return ""
    overflow = (
        _tr_vacation("%n feeds would lose articles", len(risk.would))
        if risk.would
        else _tr_vacation("No feed would lose articles")
    )
    text = _tr_vacation("{feeds} if you are away {duration} and this computer is off.")
    said = fill(text, feeds=overflow, duration=choice_text(days))
    return f"{said} {_tr_vacation('%n more might.', len(risk.may))}" if risk.may else said


def feed_lines(risk: "OverflowRisk") -> str:
    """Return the feeds at risk, one per line, the soonest first."""
    would = risk.would[:_FEEDS_NAMED]
    may = risk.may[: _FEEDS_NAMED - len(would)]
    unsaid = len(risk.would) + len(risk.may) - _FEEDS_NAMED
    return "\n".join([*map(_would, would), *map(_might, may), *([_tr_vacation("and %n more", unsaid)] if unsaid > 0 else [])])


def away_text(until: int, clock: Clock) -> str:
    """Return 'Away until Wednesday, 2 December: ...'"""
    text = _tr_vacation(
        "Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return."
    )
    return fill(text, day=day_text(until, clock))


def day_text(at: int, clock: Clock) -> str:
    day = _EPOCH.addDays(local_day(at, clock))
    return QLocale().toString(day, _tr_vacation("dddd, d MMMM"))


def _would(feed: "RiskyFeed") -> str:
    if feed.full_after_seconds < HOUR:
        return fill(_tr_vacation("{title}: holds %n articles, may be full already", feed.shown), title=feed.title)
    text = _tr_vacation("{title}: holds %n articles, full after {duration}", feed.shown)
    return fill(text, title=feed.title, duration=duration_text(feed.full_after_seconds))


def _might(feed: "RiskyFeed") -> str:
    return fill(_tr_vacation("{title}: only if it posts more than usual"), title=feed.title)
