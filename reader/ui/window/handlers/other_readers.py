"""Coming from another reader: what is found is offered, and its list previewed as any other. GUI thread only."""

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
        """Show the readers on this computer, and a way to a file."""
        from reader.ui.dialogs.other_readers import OtherReadersSheet

        window = self._window
        sheet = OtherReadersSheet(window.theme, window.widget, window.data_actions)
        sheet.chosen.connect(self.import_found)
        sheet.file_wanted.connect(self._feeds.import_opml)
        window.show_sheet(sheet)

    def offer_at_first_start(self) -> None:
        """Look for readers in the background; the first page shows those it finds."""
        first_start, actions = self._window.first_start, self._window.data_actions
        if actions is not None:
            run_file_work(first_start, actions.other_readers, first_start.show_readers, _pass_over)

    def import_found(self, reader: FoundReader) -> None:
        self._feeds.preview_list(reader.data, reader.name)


def _pass_over(problem: Problem) -> None:
    """Nothing was asked for, so nothing is said; the log has it."""
    del problem
