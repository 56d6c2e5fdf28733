"""A small view of today for the sidebar's footer: usual times of visits, and progress of learning. For the query thread."""

from dataclasses import dataclass

from reader.domain.clock import DAY_SECONDS
from reader.reports.learning_state import LearningState, load_learning_state
from reader.reports.rhythm_span import Span, UtcOffset, local_span
from reader.storage import history, rhythm
from reader.storage.connection import ReadConnection


@dataclass(frozen=True, slots=True)
class RhythmNow:
    """The local day. Accesses are expected `by_hour`, from the hour before the day to the one after it; none where nothing is learned.

    `usual_at` are the times of the day at which the user usually visits.
    """

    learning: LearningState
    span: Span
    by_hour: tuple[float, ...] = ()
    usual_at: tuple[int, ...] = ()


def load_rhythm_now(connection: ReadConnection, now: float, utc_offset: UtcOffset) -> RhythmNow:
    """Learn what the ribbon of the page shows, for today."""
    # numpy takes its time, and the window is to open without it
    from reader.reports.rhythm_accesses import REMEMBERED_DAYS, accesses_in, learn_accesses

    learning, span = load_learning_state(connection, now, utc_offset), local_span(now, utc_offset)
    accesses = history.accesses(connection, int(now) - REMEMBERED_DAYS * DAY_SECONDS)
    if not accesses:
        return RhythmNow(learning, span)
    feeds = rhythm.planned_feeds(connection)
    added_at = min((feed.added_at for feed in feeds if feed.is_followed), default=None)
    learned = learn_accesses(accesses, added_at, now=now, offset=utc_offset(now))
    expected = accesses_in(learned, span, now=now, utc_offset=utc_offset)
    return RhythmNow(learning, span, expected.by_hour, tuple(hill.at for hill in expected.hills))
