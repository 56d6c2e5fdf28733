"""Describes a strip and the ribbon, for the right column and screen readers. GUI thread only."""

from collections.abc import Sequence

from reader.domain.clock import Clock
from reader.reports.rhythm_strips import Mark, MarkKind, RhythmDay, Strip
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, labelled, listed

_tr = Translator("RhythmStrips")

_DASH = "\N{EN DASH}"
_JUST_NOW = 120
_BUSY_SHARE = 0.6
_MOST_RANGES = 3
_GOT = {MarkKind.NEW, MarkKind.NOTHING}


def next_text(strip: Strip, clock: Clock, *, is_automatic: bool, is_short: bool = False) -> tuple[str, bool]:
    """Return the text at the right of a strip, and whether it is a limit that delays the feed; a limit may be just a time."""
    feed = strip.feed
    if feed.is_gone:
        return _tr("removed by publisher"), True
    if not feed.is_scheduled:
        return _tr("paused") if feed.is_paused else _tr("only by hand"), False
    if strip.limit is not None and strip.limit.until > clock.now():
        time = clock_time(strip.limit.until, clock)
        return time if is_short else fill(_tr("not before {time}"), time=time), True
    if not is_automatic:
        return _tr("manually"), False
    if strip.resumes_at > clock.now():
        return fill(_tr("after {time}"), time=clock_time(strip.resumes_at, clock)), False
    return _planned(feed.next_at, clock), False


def _planned(at: int | None, clock: Clock) -> str:
    if at is None:
        return _DASH
    late = clock.now() - at
    if late < 0:
        return clock_time(at, clock)
    return _tr("due") if late < _JUST_NOW else fill(_tr("due since {time}"), time=clock_time(at, clock))


def row_text(strip: Strip, cells: Sequence[float], day: RhythmDay, clock: Clock) -> str:
    """Describe the whole strip: refreshes, busiest posting times, what is next."""
    parts = [_fetched(strip.past, is_week=day.span.is_week)]
    parts += [text for text in (_bad(strip.past), "" if day.span.is_week else _busiest(cells, day, clock)) if text]
    ahead, is_limit = next_text(strip, clock, is_automatic=day.is_automatic)
    is_time = not is_limit and ahead == clock_time(strip.feed.next_at or 0, clock)
    parts.append(fill(_tr("next {time}"), time=ahead) if is_time else ahead)
    return labelled(strip.feed.title, "; ".join(parts))


def ribbon_text(day: RhythmDay, clock: Clock) -> str:
    """Describe the ribbon: times of visits, number of planned refreshes, current time."""
    parts = [fill(_tr("It is {time}."), time=clock_time(clock.now(), clock))]
    times = list(dict.fromkeys(peak_text(peak.at, clock) for peak in day.accesses.peaks))
    if times:
        parts.insert(0, fill(_tr("You usually visit at {times}."), times=listed(times)))
    else:
        parts.insert(0, _tr("When you usually visit is not known yet."))
        parts += [" ".join(first_days_text())] if day.waits_for_habit else []
    if day.visits and not day.span.is_week:
        visits = listed(clock_time(at, clock) for at in day.visits)
        parts.append(fill(_tr("You visited at {times}."), times=visits))
    ahead = len(day.planned)
    if ahead:
        some = _tr("%n refreshes planned this week.", ahead) if day.span.is_week else _tr("%n refreshes planned today.", ahead)
        parts.append(some)
    else:
        parts.append(_tr("No refreshes planned this week.") if day.span.is_week else _tr("No refreshes planned today."))
    return " ".join(parts)


def first_days_text() -> tuple[str, str]:
    """Return the texts shown until there is a curve of visits."""
    return (
        _tr("Rhythm needs about a week"),
        _tr("Until then, feeds are refreshed by how often they post, and when you open the window."),
    )


def peak_text(at: float, clock: Clock) -> str:
    """Return the time of a peak, a median, to ten minutes."""
    return time_of_day(round((at + clock.utc_offset_seconds(at)) / 600) * 600)


def time_of_day(local: int) -> str:
    """Format local seconds as a time of day."""
    minutes = local // 60 % 1440
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _fetched(past: Sequence[Mark], *, is_week: bool) -> str:
    count = sum(mark.kind in _GOT for mark in past)
    if not count:
        return _tr("not refreshed this week") if is_week else _tr("not refreshed today")
    text = _tr("refreshed %n times this week", count) if is_week else _tr("refreshed %n times today", count)
    new = sum(mark.new_entries for mark in past)
    return listed((text, _tr("%n new", new) if new else _tr("nothing new")))


def _bad(past: Sequence[Mark]) -> str:
    refused = sum(mark.kind is MarkKind.REFUSED for mark in past)
    failed = sum(mark.kind is MarkKind.FAILED for mark in past)
    text = [_tr("refused %n times", refused)] if refused else []
    return listed([*text, _tr("failed %n times", failed)] if failed else text)


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
    return fill(_tr("posts mostly {times}"), times=listed(text))


def _local(at: int, clock: Clock) -> str:
    return time_of_day(at + clock.utc_offset_seconds(at))
