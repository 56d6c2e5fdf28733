"""What each action of the table does; the method names are the actions' names. GUI thread only."""

from PySide6.QtGui import QAction

from reader.ui.window.handlers.article import ArticleHandlers
from reader.ui.window.handlers.data import DataHandlers
from reader.ui.window.handlers.feeds import FeedHandlers
from reader.ui.window.handlers.going import GoingHandlers
from reader.ui.window.handlers.pages import PageHandlers
from reader.ui.window.handlers.pausing import PausingHandlers
from reader.ui.window.handlers.preferences import PreferenceHandlers
from reader.ui.window.handlers.reading import ReadingHandlers


class Handlers(
    ReadingHandlers, ArticleHandlers, GoingHandlers, FeedHandlers, PreferenceHandlers, PageHandlers, PausingHandlers, DataHandlers
):
    """The user's hands: one class for each kind of action, joined here."""

    def choices(self) -> list[tuple[str, QAction]]:
        """Every preference by its name, and the services to share with."""
        return [*self.preference_actions, *self.service_actions()]
