"""Facts of one feed in short lines: posting times, missed articles, cost, window. Pure; GUI thread only."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QLocale

from reader.domain.entry import Gap
from reader.domain.feed import FeedUsage
from reader.domain.ids import DAY_SECONDS, Clock
from reader.domain.page_rule import OWN_RULE
from reader.domain.subscription import shows_full_text
from reader.domain.value_classes import dataclass
from reader.reports.feed_outlook import FeedOutlook, Holding, Rhythm
from reader.ui.text.languages import number_text
from reader.ui.text.preferences import size_text
from reader.ui.text.times import HOUR, MINUTE, clock_time, day_range, local_day
from reader.ui.text.translate import Translator, ended, fill, listed

_tr = Translator("FeedPanel")

_ONCE, _OFTEN = 0.75, 1.5


def rate_text(per_day: float) -> str:
    """Return the approximate rate in whole times a day or a week."""
    if per_day >= _OFTEN:
        return _tr("about %n times a day", round(per_day))
    if per_day >= _ONCE:
        return _tr("about once a day")
    per_week = per_day * 7
    if per_week >= _ONCE:
        return _tr("about once a week") if per_week < _OFTEN else _tr("about %n times a week", round(per_week))
    return _tr("less than once a week")


_tr_posting_times = Translator("UsualWords")

DAYS_PER_WEEK = 7
_LIST_UP_TO = 2
"""Up to so many consecutive weekdays are named; more become a range."""


def usual_text(busy_hours: Sequence[tuple[int, int]], weekdays: Iterable[int]) -> str:
    """Return the sentence without its full stop, empty if neither is known; `weekdays` from Monday 0, hours of the user's day."""
    days = day_text(weekdays)
    hours = _joined([_range(str(begin), str(end)) for begin, end in busy_hours])
    if days and hours:
        return fill(_tr_posting_times("usually posts {days}, {hours}"), days=days, hours=hours)
    if not (days or hours):
        return ""
    # bare numbers could be mistaken for counts
    clock = _joined([_range(f"{begin}:00", f"{end}:00") for begin, end in busy_hours])
    return fill(_tr_posting_times("usually posts {times}"), times=days or clock)


def day_text(weekdays: Iterable[int]) -> str:
    """Return 'Tue-Fri', 'Mon and Wed-Fri', in the user's language."""
    parts: list[str] = []
    for begin, end in weekday_runs(weekdays):
        length = (end - begin) % DAYS_PER_WEEK + 1
        if length > _LIST_UP_TO:
            parts.append(_range(_name(begin), _name(end)))
        else:
            parts += [_name(begin + step) for step in range(length)]
    return _joined(parts)


def weekday_runs(weekdays: Iterable[int]) -> list[tuple[int, int]]:
    """Return runs of weekdays, ends included and wrapping over Sunday: {5, 6, 0, 2} is (2, 2), (5, 0)."""
    chosen = set(weekdays)
    begins = sorted(each for each in chosen if (each - 1) % DAYS_PER_WEEK not in chosen)
    return [(begin, _end(begin, chosen)) for begin in begins] or ([(0, DAYS_PER_WEEK - 1)] if chosen else [])


def _end(begin: int, chosen: set[int]) -> int:
    end = begin
    while (end + 1) % DAYS_PER_WEEK in chosen:
        end = (end + 1) % DAYS_PER_WEEK
    return end


def _range(begin: str, end: str) -> str:
    return f"{begin}\N{EN DASH}{end}"


def _joined(parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    *some, last = parts
    return fill(_tr_posting_times("{some} and {last}"), some=listed(some), last=last)


def _name(weekday: int) -> str:
    return QLocale().dayName(weekday % DAYS_PER_WEEK + 1, QLocale.FormatType.ShortFormat)


_SOON = 10 * MINUTE
_NARROW = 6 * HOUR
_HOURS_UP_TO = 48


@dataclass(frozen=True, slots=True)
class Fact:
    name: str
    text: str


def feed_facts(outlook: FeedOutlook, clock: Clock) -> list[Fact]:
    return [Fact(name, text) for name, text in _facts(outlook, clock) if text]


def _facts(outlook: FeedOutlook, clock: Clock) -> Iterator[tuple[str, str]]:
    rhythm, feed = outlook.rhythm, outlook.feed
    if rhythm is None:
        yield _tr("Posting"), _tr("Unknown until the first refresh.")
    else:
        yield _tr("Posting"), rhythm_text(rhythm)
        yield _tr("Next expected"), _tr("Removed by its publisher.") if feed.is_gone else expected_text(rhythm, clock)
    if rhythm is not None:
        span = _tr("Last %n days", max(round(outlook.days), 1))
        yield span, "\n".join(line for line in (_missed_text(outlook, clock), _cost_text(outlook)) if line)
    yield _tr("Feed length"), holding_text(outlook.holding) if outlook.holding is not None else ""
    yield _tr("Full texts"), "\n".join(line for line in (_in_advance_text(outlook), _rules_text(outlook.texts_found_by)) if line)
    lines = [_gap_text(gap, clock) for gap in outlook.gaps]
    unsaid = outlook.all_gaps - len(lines)
    yield _tr("Missing"), "\n".join([*lines, *([_tr("And %n times before that.", unsaid)] if unsaid else [])])


def reading_fact(usage: FeedUsage) -> Fact:
    """Return 'You read: 8 of 120 in 42 days; 3 % of the requests.'"""
    text = _tr("{read} of %n articles read {span}; {share} % of requests.", usage.arrived)
    if not usage.arrived:
        text = _tr("No articles {span}; {share} % of requests.")
    span = _tr("in %n days", max(round(usage.days), 1))
    share = round(100 * (usage.share_of_requests or 0.0))  # of no requests it takes none
    shown_share = _tr("under 1") if usage.requests and not share else number_text(share)
    return Fact(_tr("Usage"), fill(text, read=number_text(usage.read), span=span, share=shown_share))


def rhythm_text(rhythm: Rhythm) -> str:
    """Return 'Usually posts Tue-Fri, 7-10; about 4 times a day.'"""
    usual, rate = usual_text(rhythm.busy_hours, rhythm.weekdays), rate_text(rhythm.per_day)
    text = f"{usual[:1].upper()}{usual[1:]}; {rate}" if usual else rate[:1].upper() + rate[1:]
    return ended(text)


def expected_text(rhythm: Rhythm, clock: Clock) -> str:
    """Return 'Between Tue 07:10 and 09:40', or since when the feed is silent."""
    if rhythm.is_silent and rhythm.posted_at is not None:
        text = _tr("Silent since {day}, unusually long for this feed.")
        return fill(text, day=day_range(rhythm.posted_at, rhythm.posted_at, clock))
    if rhythm.next_posting is None:
        return _tr("Nothing in the next four weeks.")
    begin, end = rhythm.next_posting
    if begin - clock.now() < _SOON:
        return fill(_tr("By {end}."), end=_moment(_rounded(end, end - begin, up=True), end - begin, clock))
    first, last = _rounded(begin, end - begin), _rounded(end, end - begin, up=True)
    begins, ends = _moment(first, end - begin, clock), _moment(last, end - begin, clock)
    if begins == ends:
        return fill(_tr("On {day}."), day=begins)
    if local_day(first, clock) == local_day(last, clock):
        ends = ends.rpartition(" ")[2]
    return fill(_tr("Between {begin} and {end}."), begin=begins, end=ends)


def holding_text(holding: Holding) -> str:
    """Return 'Shows 20 articles, about 31 hours.'"""
    shows = _tr("This feed holds %n articles", holding.entries)
    if holding.seconds is None:
        return fill(_tr("{shows}; it does not seem to drop any."), shows=shows)
    text = _tr("{shows}, {duration} at its rate.")
    return fill(text, shows=shows, duration=duration_text(holding.seconds))


def duration_text(seconds: float) -> str:
    """Return 'about 31 hours', 'about 12 days'."""
    hours = max(round(seconds / HOUR), 1)
    return _tr("about %n hours", hours) if hours <= _HOURS_UP_TO else _tr("about %n days", round(seconds / DAY_SECONDS))


def _missed_text(outlook: FeedOutlook, clock: Clock) -> str:
    missed = outlook.missed
    unknown = "" if missed.unknown_since is None else _tr("Unknown since {time}.")
    unknown = fill(unknown, time=clock_time(missed.unknown_since or 0, clock))
    if missed.misses is None or missed.late is None:
        return unknown
    if not missed.postings and not missed.misses:
        return f"{_tr('No posts.')} {unknown}".rstrip()
    text = _tr("{postings}, {misses} missed at a visit.")
    if not missed.misses:
        text = _tr("{postings}, none missed.")
    if missed.late:
        text = _tr("{postings}, {misses} missed at a visit, {late} of them late after opening.")
    text = fill(text, postings=_tr("%n posts", missed.postings), misses=number_text(missed.misses), late=number_text(missed.late))
    return f"{text} {unknown}".rstrip()


def _cost_text(outlook: FeedOutlook) -> str:
    costs = outlook.costs
    text = _tr("{requests}, {size}.") if not costs.not_modified else _tr("{requests}, {unchanged} of them unchanged, {size}.")
    requests, unchanged = _tr("%n requests", costs.requests), number_text(costs.not_modified)
    return fill(text, requests=requests, unchanged=unchanged, size=size_text(costs.wire_bytes))


def _in_advance_text(outlook: FeedOutlook) -> str:
    if shows_full_text(outlook.subscription):
        return _tr("Loaded in advance, as you chose.")
    found = outlook.opened_in_full
    if found is None:
        return ""
    text = _tr("Loaded in advance: you opened {opened} of the last %n articles in full.", found.arrived)
    return fill(text, opened=number_text(found.opened))


def _rules_text(found_by: Mapping[str, int]) -> str:
    """Name the rules that found texts, most first; empty if none did."""
    if not found_by.keys() - {""}:
        return ""
    names = {OWN_RULE: _tr("your selector"), "": _tr("no rule")}
    return fill(_tr("Found by {rules}."), rules=listed(f"{names.get(rule, rule)} ({count})" for rule, count in found_by.items()))


def _gap_text(gap: Gap, clock: Clock) -> str:
    text = _tr("At least %n, {days}.", gap.at_least) if gap.at_least else _tr("Possibly more, {days}.")
    return fill(text, days=day_range(gap.after_at, gap.near_at, clock))


def _rounded(at: float, width: float, *, up: bool = False) -> float:
    """Round outwards to five minutes, to half an hour in a wide interval."""
    step = 5 * MINUTE if width < _NARROW else HOUR / 2
    return -(-at // step) * step if up else at // step * step


def _moment(at: float, width: float, clock: Clock) -> str:
    """Format a moment, with the time of day if that is precise enough."""
    if width <= DAY_SECONDS:
        return clock_time(at, clock)
    days_on = local_day(at, clock) - local_day(clock.now(), clock)
    if days_on == 0:
        return _tr("today")
    if days_on < DAYS_PER_WEEK:
        weekday = (local_day(at, clock) + 3) % DAYS_PER_WEEK + 1
        return QLocale().dayName(weekday, QLocale.FormatType.LongFormat)
    return day_range(at, at, clock)
