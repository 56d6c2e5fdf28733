"""What each action of the table does; the method names are the actions' names. GUI thread only."""

from reader.ui.actions.article import ArticleDeeds
from reader.ui.actions.data import DataDeeds
from reader.ui.actions.feeds import FeedDeeds
from reader.ui.actions.going import GoingDeeds
from reader.ui.actions.pages import PageDeeds
from reader.ui.actions.pausing import PausingDeeds
from reader.ui.actions.preferences import PreferenceDeeds
from reader.ui.actions.reading import ReadingDeeds


class Deeds(ReadingDeeds, ArticleDeeds, GoingDeeds, FeedDeeds, PreferenceDeeds, PageDeeds, PausingDeeds, DataDeeds):
    """The user's hands: one class for each kind of action, joined here."""
