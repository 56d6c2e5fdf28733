"""What each action of the table does; the method names are the actions' names. GUI thread only."""

from PySide6.QtGui import QAction

from reader.ui.actions.article import ArticleHandlers
from reader.ui.actions.data import DataHandlers
from reader.ui.actions.feeds import FeedHandlers
from reader.ui.actions.going import GoingHandlers
from reader.ui.actions.pages import PageHandlers
from reader.ui.actions.pausing import PausingHandlers
from reader.ui.actions.preferences import PreferenceHandlers
from reader.ui.actions.reading import ReadingHandlers


class Handlers(
    ReadingHandlers, ArticleHandlers, GoingHandlers, FeedHandlers, PreferenceHandlers, PageHandlers, PausingHandlers, DataHandlers
):
    """The user's hands: one class for each kind of action, joined here."""

    def choices(self) -> list[tuple[str, QAction]]:
        """Every preference by its name, and the services to share with."""
        return [*self.preference_actions, *self.service_actions()]
