"""What each action of the table does; the method names are the actions' names. GUI thread only."""

from reader.ui.deeds.article import ArticleDeeds
from reader.ui.deeds.data import DataDeeds
from reader.ui.deeds.feeds import FeedDeeds
from reader.ui.deeds.going import GoingDeeds
from reader.ui.deeds.pages import PageDeeds
from reader.ui.deeds.pausing import PausingDeeds
from reader.ui.deeds.preferences import PreferenceDeeds
from reader.ui.deeds.reading import ReadingDeeds


class Deeds(ReadingDeeds, ArticleDeeds, GoingDeeds, FeedDeeds, PreferenceDeeds, PageDeeds, PausingDeeds, DataDeeds):
    """The user's hands: one class for each kind of action, joined here."""
