"""Readings and opinions of articles. Readings are recorded like accesses, unless that is off or paused; opinions are always
stored.
"""

from reader.domain.changes import Change, ChangeKind
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import EntryJudged
from reader.domain.ids import FeedId
from reader.domain.reading_commands import JudgeEntry, RecordOpenedLink, RecordReading, RecordShown
from reader.domain.subscription import shown_address
from reader.engine.handlers.accesses import is_recording
from reader.engine.state import EngineState
from reader.storage import opened_links, readings, subscriptions

_CHANGES = {1: ChangeKind.MORE_OF_THIS, 0: ChangeKind.NEITHER_MORE_NOR_LESS, -1: ChangeKind.LESS_OF_THIS}


def record_reading(state: EngineState, command: RecordReading, now: float) -> None:
    if is_recording(state, now):
        readings.add_reading(state.connection, command.reading)


def record_opened_link(state: EngineState, command: RecordOpenedLink, now: float) -> None:
    """Store the host of an opened link."""
    if is_recording(state, now) and not _has_login(state, command.link.feed_id):
        opened_links.add(state.connection, command.link)


def _has_login(state: EngineState, feed_id: FeedId) -> bool:
    """Return whether the feed is private to the user: by a password or custom headers."""
    settings = subscriptions.settings_of(state.connection, feed_id)
    feed = state.feeds.get(feed_id)
    return bool(settings.get("credentials") or settings.get("headers")) or (
        feed is not None and shown_address(feed.url) != feed.url
    )


def record_shown(state: EngineState, command: RecordShown, now: float) -> None:
    if is_recording(state, now):
        readings.note_shown(state.connection, command.entry_ids, int(now))


def judge_entry(state: EngineState, command: JudgeEntry, now: float) -> None:
    """Store the user's opinion of an article. Raises ReaderError if it is gone."""
    value = max(-1, min(command.value, 1))
    before = readings.judge(state.connection, command.entry_id, value, int(now))
    if before is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    undo = JudgeEntry(command.entry_id, before) if before != value else None
    state.publish(EntryJudged(command.entry_id, value, undo, Change(_CHANGES[value]), cause=command.command_id))
