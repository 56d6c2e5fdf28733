"""Looks for lost postings where the user presses a gap's marker, and tells what came of it. GUI thread only."""

from PySide6.QtCore import QCoreApplication

from reader.domain.commands import FindLost
from reader.domain.entry import Gap
from reader.domain.events import LostFound, LostSearchEnded, LostSought
from reader.domain.ids import GapId
from reader.ui.article_list.model.gap_text import Progress
from reader.ui.text.problem_text import sentence
from reader.ui.window.window_parts import WindowParts


class LostSearches:
    """Between the list and the engine."""

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._stopped: set[GapId] = set()
        self._feeds: dict[GapId, str] = {}
        window.entries.view.gap_pressed.connect(self._press)

    def take(self, event: LostSought | LostFound | LostSearchEnded) -> None:
        """Show how far a search is, what it brought, how it ended."""
        entries = self._window.entries
        match event:
            case LostSought():
                entries.model.show_search(event.gap_id, Progress(event.page, event.pages))
            case LostFound():
                self._window.subscriptions.counts.settle(None, [(event.feed_id, event.unread_delta)])
                entries.let_in(event.entry_ids)
            case LostSearchEnded():
                entries.model.show_search(event.gap_id, None)
                entries.let_in(())
                self._tell_end(event)

    def _press(self, gap: Gap) -> None:
        is_sought = self._window.entries.model.is_sought(gap.gap_id)
        self._feeds[gap.gap_id] = self._window.subscriptions.title_of(gap.feed_id)
        if is_sought:
            self._stopped.add(gap.gap_id)
        self._window.submit(FindLost(gap.gap_id, is_wanted=not is_sought))

    def _tell_end(self, event: LostSearchEnded) -> None:
        if event.gap_id in self._stopped and not event.found:
            self._stopped.discard(event.gap_id)
            return
        self._stopped.discard(event.gap_id)
        words = sentence(event.problem) if event.problem is not None else _end_words(event)
        feed = self._feeds.pop(event.gap_id, "")
        self._window.say(f"{feed}: {words}" if feed else words)


def _end_words(event: LostSearchEnded) -> str:
    if not event.found:
        return _tr("Nothing is missing any more") if event.is_closed else _tr("No lost postings found")
    words = _tr("%n lost postings found", event.found)
    return _tr("{found}: nothing is missing any more").replace("{found}", words) if event.is_closed else words


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("LostSearches", text, "", number)
