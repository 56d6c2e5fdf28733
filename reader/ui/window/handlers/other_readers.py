"""Handlers for moving from another reader: offer the readers found and preview their lists. GUI thread only."""

from reader.domain.errors import Problem
from reader.domain.other_readers import FoundReader
from reader.ui.data.data_work import run_file_work
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.feeds import FeedHandlers
from reader.ui.window.window_parts import WindowParts


class OtherReaderHandlers(HandlerBase):
    def __init__(self, window: WindowParts, feeds: FeedHandlers) -> None:
        super().__init__(window)
        self._feeds = feeds

    def import_from_reader(self) -> None:
        """Show the readers found on this computer and a way to choose a file."""
        from reader.ui.dialogs.other_readers import OtherReadersSheet

        window = self._window
        sheet = OtherReadersSheet(window.theme, window.widget, window.data_actions)
        sheet.chosen.connect(self.import_found)
        sheet.file_wanted.connect(self._feeds.import_opml)
        window.show_sheet(sheet)

    def offer_at_first_start(self) -> None:
        """Detect other readers in the background for the first-start page."""
        first_start, actions = self._window.first_start, self._window.data_actions
        if actions is not None:
            run_file_work(first_start, actions.other_readers, first_start.show_readers, _pass_over)

    def import_found(self, reader: FoundReader) -> None:
        self._feeds.preview_list(reader.data, reader.name)


def _pass_over(problem: Problem) -> None:
    """Ignore a failed detection, which nobody requested; it is in the log."""
    del problem
