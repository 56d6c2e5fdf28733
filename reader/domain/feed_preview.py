"""A feed shown before it is followed: the command, what it answers, and what is shown of a document."""

from reader.domain.commands import Command
from reader.domain.events import Event
from reader.domain.value_classes import dataclass

SHOWN_ENTRIES = 3


@dataclass(frozen=True, slots=True)
class PreviewFeed(Command):
    """Fetch what the user typed and show what AddSubscription would follow; stores nothing. Answered by FeedPreviewed, FeedsFound
    (a choice) or CommandFailed. A following AddSubscription of the same feed takes the document at hand instead of a second request.
    """

    url: str


@dataclass(frozen=True, slots=True)
class FeedPreview:
    """What a feed's document says: its newest entries as title and time, how many there are and when they were posted (UTC seconds)."""

    url: str
    title: str
    description: str
    format: str
    newest: tuple[tuple[str, int | None], ...]
    entries: int
    posted_at: tuple[int, ...]
    is_plain: bool = False
    """It is read over http although no scheme was typed."""


@dataclass(frozen=True, slots=True)
class FeedPreviewed(Event):
    """The address leads to this feed; nothing is stored."""

    preview: FeedPreview
