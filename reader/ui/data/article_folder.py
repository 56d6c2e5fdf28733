"""Writes an article as a folder: `Title/Title.md`, its pictures in `Title/pictures`. Any thread, which waits for the disk."""

import os
import shutil
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from reader.domain.entry import Article
from reader.domain.errors import ProblemKind, ReaderError
from reader.formats import pictures as formats
from reader.formats.article_pictures import embedded_bytes, picture_addresses
from reader.formats.markdown_file import markdown_file
from reader.whole_file import flush_folder, write_whole

PICTURES = "pictures"
WORKSHOP = ".beforehand.part"
_one_at_a_time = threading.Lock()
"""Two would take each other's workshop for one that a killed program left."""
_SUFFIXES = {"jpeg": "jpg"}


@dataclass(frozen=True, slots=True)
class ArticleFolder:
    """What was written: where, and how many pictures are not there and keep their address."""

    path: Path
    lacking: int


def write_article_folder(article: Article, stem: str, parent: Path, cached: Mapping[str, Path]) -> ArticleFolder:
    """Write it whole or not at all, under a name that nothing has yet; `cached` are files by address. Raises ReaderError."""
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
    """A folder to write in, gone afterwards; what a killed program left of one goes now."""
    workshop = parent / WORKSHOP
    shutil.rmtree(workshop, ignore_errors=True)
    workshop.mkdir(mode=0o700)
    try:
        yield workshop
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def _free_name(parent: Path, stem: str) -> Path:
    """What is there already stays: the next one has a number."""
    names = (parent / (stem if number == 1 else f"{stem} {number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _bytes_of(address: str, cached: Mapping[str, Path]) -> bytes:
    """Of a picture; nothing where it is not to be had."""
    try:
        return cached[address].read_bytes() if address in cached else embedded_bytes(address)
    except OSError:
        return b""


def _write_picture(folder: Path, number: int, data: bytes) -> str:
    """The name it got, by what it is and not by what its address says; none where it is no picture."""
    try:
        kind = formats.inspect(data).format
    except ReaderError:
        return ""
    name = f"{number}.{_SUFFIXES.get(kind, kind)}"
    write_whole(folder / name, data)
    return name
