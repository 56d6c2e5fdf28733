"""What the viewer is given of each picture, and what it asks the window to do. GUI thread only."""

from collections.abc import Callable
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from PySide6.QtGui import QImage

from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ViewedPicture:
    """One picture of an article; `source` is its file in the cache or its embedded data: URL, empty until it is there.

    `caption` is what the article prints below it, `description` what it says to those who do not see it, `link` where it leads.
    """

    url: str
    entry_id: EntryId
    caption: str = ""
    description: str = ""
    link: str = ""
    source: str = ""

    @property
    def is_embedded(self) -> bool:
        return self.url.startswith("data:")

    @property
    def file_name(self) -> str:
        """The last part of its address, empty where that names nothing."""
        if self.is_embedded:
            return ""
        try:
            return PurePosixPath(unquote(urlsplit(self.url).path)).name[:80]
        except ValueError:
            return ""


@dataclass(frozen=True, slots=True)
class ViewerActions:
    """What the window does for the viewer."""

    fetch: Callable[[ViewedPicture], object]
    save: Callable[[ViewedPicture], object]
    copy: Callable[[QImage], object]
    copy_address: Callable[[ViewedPicture], object]
    open_original: Callable[[ViewedPicture], object]
