"""Commands about pictures that nobody opened an article for. Stored nowhere; any thread."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass

THUMBNAILS_MAX = 60
"""More rows than this are on no screen."""


@dataclass(frozen=True, slots=True)
class ShowThumbnails(Command):
    """The pictures of the articles in sight, each with its article. Those of the command before that are not among them are not
    waited for any more. Each is answered by PictureReady or PictureFailed, once it may be requested.
    """

    wanted: tuple[tuple[str, EntryId], ...]
