"""What is known of a feed, in a few lines: last retrieval, the next and why, what is wrong. Pure; GUI thread."""

from reader.domain.clock import Clock
from reader.domain.feed import Feed
from reader.domain.fill import fill
from reader.domain.health import Concern, trouble_of
from reader.ui.text.problem_text import passing_text, sentence, since_text
from reader.ui.text.reason_text import reason_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator

_tr = Translator("FeedFacts")


def fact_lines(feed: Feed, clock: Clock) -> list[tuple[str, str]]:
    """Names and what they say, from top to bottom."""
    last = clock_time(feed.retrieved_at, clock) if feed.retrieved_at is not None else _tr("Not yet")
    lines = [(_tr("Last refresh"), last), (_tr("Next refresh"), _next(feed, clock))]
    if feed.problem is not None:
        passing = passing_text() if trouble_of(feed, clock.now()) is Concern.PASSING else ""
        text = " ".join(part for part in (sentence(feed.problem), since_text(feed.problem_since, clock), passing) if part)
        lines.append((_tr("Problem"), text))
    return lines


def _next(feed: Feed, clock: Clock) -> str:
    if feed.is_gone:
        return _tr("Never: removed by its publisher")
    if feed.is_paused or feed.next_at is None:
        return _tr("Not scheduled")
    due = max(feed.next_at, feed.not_before_at)
    when = _tr("Due now") if due <= clock.now() else fill(_tr("About {time}"), time=clock_time(due, clock))
    return f"{when}: {reason_text(feed.next_reason)}" if feed.next_reason else when
