"""Commands and events about pages followed without a feed."""

from reader.domain.commands import Command
from reader.domain.events import Event
from reader.domain.ids import FolderId
from reader.domain.page_rule import PageRule, PageView
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ViewPage(Command):
    """Show the articles that a rule finds in a page, by default the first suggested rule. Stores nothing and reuses a page just
    fetched. Answered by PageViewed or CommandFailed.
    """

    url: str
    rule: PageRule | None = None


@dataclass(frozen=True, slots=True)
class FollowPage(Command):
    """Subscribe to a page by a rule; answered by SubscriptionAdded or CommandFailed."""

    url: str
    rule: PageRule
    folder_id: FolderId | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class PageViewed(Event):
    url: str
    view: PageView
