"""Pictures passed to the viewer, and the actions it requests from the window. GUI thread only."""

from collections.abc import Callable
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from PySide6.QtGui import QImage

from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ViewedPicture:
    """Picture of an article; `source` is its cache file or data: URL, empty until loaded. `caption` is printed below it in the
    article, `description` its text alternative, `link` its target.
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
        """Last part of its address; empty if that is no name."""
        if self.is_embedded:
            return ""
        try:
            return PurePosixPath(unquote(urlsplit(self.url).path)).name[:80]
        except ValueError:
            return ""


@dataclass(frozen=True, slots=True)
class ViewerActions:
    fetch: Callable[[ViewedPicture], object]
    save: Callable[[ViewedPicture], object]
    copy: Callable[[QImage], object]
    copy_address: Callable[[ViewedPicture], object]
    open_original: Callable[[ViewedPicture], object]
