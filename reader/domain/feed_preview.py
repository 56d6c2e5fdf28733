"""Preview of a feed before it is followed: command, event and contents."""

from reader.domain.commands import Command
from reader.domain.events import Event
from reader.domain.value_classes import dataclass

SHOWN_ENTRIES = 3


@dataclass(frozen=True, slots=True)
class PreviewFeed(Command):
    """Fetch the typed address and show the feed that AddSubscription would follow; stores nothing.

    Answered by FeedPreviewed, FeedsFound (a choice) or CommandFailed. A following AddSubscription of the same feed reuses the
    document.
    """

    url: str


@dataclass(frozen=True, slots=True)
class FeedPreview:
    """Contents of a feed's document: newest entries as title and time, their number and the times of all postings (UTC seconds)."""

    url: str
    title: str
    description: str
    format: str
    newest: tuple[tuple[str, int | None], ...]
    entries: int
    posted_at: tuple[int, ...]
    is_plain: bool = False
    """Uses http although no scheme was typed."""


@dataclass(frozen=True, slots=True)
class FeedPreviewed(Event):
    """The address leads to this feed; nothing is stored."""

    preview: FeedPreview
