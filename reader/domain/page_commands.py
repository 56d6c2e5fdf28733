"""A page followed without a feed: what the window asks of the engine, and what it answers."""

from reader.domain.commands import Command
from reader.domain.events import Event
from reader.domain.ids import FolderId
from reader.domain.page_rule import PageRule, PageView
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ViewPage(Command):
    """Show what a rule finds in a page; without one, the first that suggests itself. Stores nothing; a page that was just fetched is not
    fetched again. Answered by PageViewed or CommandFailed.
    """

    url: str
    rule: PageRule | None = None


@dataclass(frozen=True, slots=True)
class FollowPage(Command):
    """Subscribe to a page by a rule. Answered by SubscriptionAdded or CommandFailed."""

    url: str
    rule: PageRule
    folder_id: FolderId | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class PageViewed(Event):
    url: str
    view: PageView
