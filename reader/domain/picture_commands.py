"""Commands about thumbnails and feed icons. Any thread."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass

THUMBNAILS_MAX = 60
"""Limit of thumbnails per command; no screen shows more rows."""


@dataclass(frozen=True, slots=True)
class ShowThumbnails(Command):
    """Request pictures for the visible articles. Those of the previous command that are not among them are dropped. Each is
    answered by PictureReady or PictureFailed once it may be requested. Not persisted.
    """

    wanted: tuple[tuple[str, EntryId], ...]


@dataclass(frozen=True, slots=True)
class SmallIcon:
    """A feed's icon as fetched, and its pixels as scaled by the window; b"" if the window cannot decode it."""

    feed_id: FeedId
    fetched: bytes
    made: bytes | None


@dataclass(frozen=True, slots=True)
class KeepIcons(Command):
    """Store scaled icons in place of the fetched ones, unless these have changed."""

    icons: tuple[SmallIcon, ...]
