"""Commands about pictures that nobody opened an article for. Any thread."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass

THUMBNAILS_MAX = 60
"""More rows than this are on no screen."""


@dataclass(frozen=True, slots=True)
class ShowThumbnails(Command):
    """The pictures of the articles in sight, each with its article. Those of the command before that are not among them are not
    waited for any more. Each is answered by PictureReady or PictureFailed, once it may be requested. Stored nowhere.
    """

    wanted: tuple[tuple[str, EntryId], ...]


@dataclass(frozen=True, slots=True)
class SmallIcon:
    """The icon of a feed as it was fetched, and as the window made it: small, its pixels alone; b"" where it can show none of it."""

    feed_id: FeedId
    fetched: bytes
    made: bytes | None


@dataclass(frozen=True, slots=True)
class KeepIcons(Command):
    """Store these in place of what was fetched, unless that is another one by now."""

    icons: tuple[SmallIcon, ...]
