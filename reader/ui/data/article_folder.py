"""Writes an article as a folder: `Title/Title.md`, and its pictures, once collected, in `Title/pictures`. Any thread; blocks on
disk access.
"""

import os
import shutil
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from reader.domain.commands import Command, FetchPicture
from reader.domain.entry import Article
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.formats import pictures as formats
from reader.formats.article_pictures import embedded_bytes, picture_addresses
from reader.formats.markdown_file import markdown_file
from reader.ui.data.timers import single_shot
from reader.whole_file import flush_folder, write_whole

PATIENCE_MS = 20_000
"""Time without news after which missing pictures are skipped."""


class PictureGathering(QObject):
    """Call `receive` for each picture that arrived, with its path, or failed, with ''; `then` gets the paths by address, once."""

    def __init__(
        self,
        addresses: Sequence[str],
        then: Callable[[Mapping[str, Path]], object],
        parent: QObject,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._waiting = {address for address in addresses if not address.startswith("data:")}
        self._then = then
        self._paths: dict[str, Path] = {}
        self._patience = single_shot(self, patience_ms, self._end)

    @property
    def is_waiting(self) -> bool:
        """Check whether a picture may still arrive."""
        return bool(self._waiting)

    def start(self, entry_id: EntryId, submit: Callable[[Command], None]) -> None:
        """Request all pictures; cached ones may arrive immediately."""
        self._patience.start()
        for address in sorted(self._waiting):
            submit(FetchPicture(address, entry_id))
        self._check()

    @Slot(str, str)
    def receive(self, address: str, path: str) -> None:
        """Handle news of a picture, possibly of another article."""
        if address not in self._waiting:
            return
        self._waiting.discard(address)
        if path:
            self._paths[address] = Path(path)
        self._patience.start()
        self._check()

    def _check(self) -> None:
        if not self._waiting and self._patience.isActive():
            self._end()

    @Slot()
    def _end(self) -> None:
        self._patience.stop()
        self._waiting.clear()
        self._then(self._paths)
        self.deleteLater()


PICTURES = "pictures"
WORKSHOP = ".beforehand.part"
_one_at_a_time = threading.Lock()
"""Held while writing: otherwise two writers would mistake each other's temporary folder for one left by a killed program."""
_SUFFIXES = {"jpeg": "jpg"}


@dataclass(frozen=True, slots=True)
class ArticleFolder:
    """The written folder, and the number of missing pictures, which keep their address."""

    path: Path
    lacking: int


def write_article_folder(article: Article, stem: str, parent: Path, cached: Mapping[str, Path]) -> ArticleFolder:
    """Write atomically, under an unused name; `cached` maps addresses to files. Raises ReaderError."""
    try:
        with _one_at_a_time, _workshop(parent) as workshop:
            made = Path(workshop, stem)
            (made / PICTURES).mkdir(parents=True)
            places: dict[str, str] = {}
            wanted = picture_addresses(article.html)
            for address in wanted:
                name = _write_picture(made / PICTURES, len(places) + 1, _bytes_of(address, cached))
                if name:
                    places[address] = f"{PICTURES}/{name}"
            if not places:
                (made / PICTURES).rmdir()
            write_whole(made / f"{stem}.md", markdown_file(article, places).encode())
            placed = made.rename(_free_name(parent, stem))
            flush_folder(parent)
            return ArticleFolder(placed, len(wanted) - len(places))
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{parent} ({error.strerror})") from error


@contextmanager
def _workshop(parent: Path) -> Iterator[Path]:
    """Provide a temporary folder; remove it afterwards, and one left by a killed program first."""
    workshop = parent / WORKSHOP
    shutil.rmtree(workshop, ignore_errors=True)
    workshop.mkdir(mode=0o700)
    try:
        yield workshop
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def _free_name(parent: Path, stem: str) -> Path:
    names = (parent / (stem if number == 1 else f"{stem} {number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _bytes_of(address: str, cached: Mapping[str, Path]) -> bytes:
    """Return the bytes of a picture; empty if it is unavailable."""
    try:
        return cached[address].read_bytes() if address in cached else embedded_bytes(address)
    except OSError:
        return b""


def _write_picture(folder: Path, number: int, data: bytes) -> str:
    """Write a picture and return its name, with an extension by content rather than address; '' if it is no picture."""
    try:
        kind = formats.inspect(data).format
    except ReaderError:
        return ""
    name = f"{number}.{_SUFFIXES.get(kind, kind)}"
    write_whole(folder / name, data)
    return name
