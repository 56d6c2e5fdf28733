"""Describes the user's presence at the computer, and the results of returns. GUI thread only."""

from reader.domain.clock import DAY_SECONDS, Clock
from reader.domain.presence import Signal
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_presence import VISIT_DAYS, ReturnStory
from reader.reports.rhythm_strips import RhythmDay
from reader.ui.text.rhythm.figure_text import wait_text
from reader.ui.text.rhythm.mark_text import MarkText, marked, strong
from reader.ui.text.rhythm.strips_text import time_of_day
from reader.ui.text.translate import Translator, fill, listed

_tr = Translator("RhythmReturns")

_DASH = "\N{EN DASH}"
_JUST = 3600


def signal_text(signal: Signal) -> str:
    """Return how a return was detected."""
    return {
        Signal.WAKE: _tr("wake"),
        Signal.UNLOCK: _tr("unlock"),
        Signal.SESSION: _tr("switch of users"),
        Signal.SCREEN_SAVER: _tr("screen saver"),
        Signal.INPUT: _tr("input after a break"),
        Signal.START: _tr("program start"),
    }[signal]


def title_text(stay: Stay, clock: Clock) -> str:
    return _tr("You just came back") if clock.now() - stay.begins_at < _JUST else _tr("You came back")


def return_text(stay: Stay, story: ReturnStory) -> MarkText:
    """Describe what was refreshed and its result, from the log only."""
    away = "" if stay.away_seconds is None else " ".join(wait_text(stay.away_seconds))
    failed = _tr("%n feeds gave no answer.", story.failed) if story.failed else ""
    if not story.refreshed:
        came = fill(_tr("After {time} away."), time=away) if away else ""
        return marked(f"{came} {failed or _tr('Nothing was refreshed because of it.')}".strip())
    what = strong(_tr("%n feeds refreshed", story.refreshed))
    why = _tr("{what} after {time} away, because you often read soon after.") if away else _tr("{what} as you came back.")
    return marked(f"{fill(why, what=what, time=away)} {_brought(story)} {failed}".strip())


def _brought(story: ReturnStory) -> str:
    wait = " ".join(wait_text(story.ready_seconds or 0))
    if not story.new_entries:
        return fill(_tr("Nothing new, known {time} later."), time=wait)
    return fill(_tr("{articles}, ready {time} later."), articles=strong(_tr("%n new articles", story.new_entries)), time=wait)


def origin_text(stay: Stay) -> str:
    """Return how it was detected, for the card's footer."""
    return fill(_tr("Signal: {signal}"), signal=signal_text(stay.signal))


def soon_text(story: ReturnStory) -> str:
    """Return how often the user reads immediately, over the last two weeks; empty without visits."""
    if not story.visits:
        return ""
    text = fill(_tr("{soon} of %n visits within 60 s", story.visits), soon=story.soon)
    return fill(_tr("Last {days} days: {visits}"), days=VISIT_DAYS, visits=text)


def lane_text(day: RhythmDay, clock: Clock) -> str:
    """Describe the whole lane for screen readers."""
    found, is_week = day.stays or (), day.span.is_week
    if not found:
        return _tr("Not at this computer this week.") if is_week else _tr("Not at this computer today.")
    count = len(day.returns)
    came = _tr("Came back %n times this week.", count) if is_week else _tr("Came back %n times today.", count)
    came = came if count else ""
    if is_week:
        now = clock.now()
        here = sum(
            min(now if stay.is_open else stay.ends_at, day.span.ends_at) - max(stay.begins_at, day.span.begins_at)
            for stay in found
        )
        return fill(_tr("At this computer for {time}. {returns}"), time=" ".join(wait_text(here)), returns=came).rstrip()
    times = listed(_range(stay, day, clock) for stay in found)
    return fill(_tr("At this computer {times}. {returns}"), times=times, returns=came).rstrip()


def _range(stay: Stay, day: RhythmDay, clock: Clock) -> str:
    begin = _local(max(stay.begins_at, day.span.begins_at), clock)
    if stay.is_open:
        return fill(_tr("since {time}"), time=begin)
    # the last midnight of a day is its 24:00
    end = _local(stay.ends_at, clock) if stay.ends_at < day.span.ends_at else f"{DAY_SECONDS // 3600}:00"
    return f"{begin}{_DASH}{end}"


def _local(at: int, clock: Clock) -> str:
    return time_of_day(at + clock.utc_offset_seconds(at))
