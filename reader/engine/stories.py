"""Stories: articles that arrive are joined to what other sites report of the same. While that is off, nothing of it is here."""

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import RejoinReport, SeparateReport
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import StoriesChanged
from reader.domain.subscription import is_grouped
from reader.engine.state import EngineState
from reader.storage import stories, subscriptions


def separate_report(state: EngineState, command: SeparateReport, now: float) -> None:
    """Take an article out of its story. Raises ReaderError if it is in none."""
    del now
    others = stories.separate(state.connection, command.entry_id)
    if not others:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    undo = RejoinReport(command.entry_id, others[0])
    ids = (command.entry_id, *others)
    state.publish(StoriesChanged(ids, undo, Change(ChangeKind.SEPARATED), cause=command.command_id))


def rejoin_report(state: EngineState, command: RejoinReport, now: float) -> None:
    """Put an article back into its story. Raises ReaderError if that is gone."""
    del now
    if not stories.rejoin(state.connection, command.entry_id, command.other_id):
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    undo = SeparateReport(command.entry_id)
    ids = (command.entry_id, command.other_id)
    state.publish(StoriesChanged(ids, undo, Change(ChangeKind.REJOINED), cause=command.command_id))


def feeds_changed(state: EngineState) -> None:
    """Take the articles of feeds that are left out now out of their stories."""
    folders = {each.folder_id: each for each in subscriptions.folders(state.connection)}
    followed = subscriptions.subscriptions(state.connection)
    stories.leave(state.connection, [each.feed_id for each in followed if not is_grouped(each, folders)])
