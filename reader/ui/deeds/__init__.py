"""What each action of the table does; the method names are the actions' names. GUI thread only."""

from reader.ui.deeds.article import ArticleDeeds
from reader.ui.deeds.feeds import FeedDeeds
from reader.ui.deeds.general import GeneralDeeds
from reader.ui.deeds.going import GoingDeeds
from reader.ui.deeds.reading import ReadingDeeds


class Deeds(ReadingDeeds, ArticleDeeds, GoingDeeds, FeedDeeds, GeneralDeeds):
    """The user's hands: one class for each kind of action, joined here."""
