"""Real and hostile articles as an e-book, checked by the epubcheck of the system: slow, as it needs Java."""

import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from reader.domain.entry import unpacked
from reader.domain.errors import ReaderError
from reader.formats.articles.epub import Book, Chapter, Section, write_book
from reader.formats.articles.pictures import embedded_bytes
from reader.formats.articles.sanitizer import sanitize
from reader.formats.feeds.parser import parse_feed
from tests.fakes.study import DATA, HOSTILE, IS_WHOLE

EPUBCHECK = shutil.which("epubcheck")
ARTICLES = 300
AT_LEAST = 40
"""Characters of an article worth reading."""

pytestmark = [pytest.mark.long, pytest.mark.skipif(EPUBCHECK is None or shutil.which("java") is None, reason="needs epubcheck")]


def of_feeds(folder: Path) -> Iterator[Chapter]:
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in {".txt", ".md"}:
            continue
        try:
            feed = parse_feed(path.read_bytes(), url="https://feed.example/feed", content_type="")
        except ReaderError:
            continue
        for entry in feed.entries[:20]:
            html = entry.html if isinstance(entry.html, str) else unpacked(entry.html) or ""
            yield Chapter(entry.title, (feed.title, entry.author, path.name), html, entry.link, entry.language or feed.language)


def of_pages(*folders: Path) -> Iterator[Chapter]:
    for path in sorted(path for folder in folders for path in folder.rglob("*") if path.is_file()):
        html = sanitize(path.read_text(encoding="utf-8", errors="replace"), "https://page.example/a b?[1]")
        yield Chapter(path.name, (), html, "https://page.example/a|b")


def check(book: Book, folder: Path) -> None:
    file = folder / "book.epub"
    with file.open("wb") as stream:
        write_book(stream, book, embedded_bytes)
    assert EPUBCHECK is not None
    # its start script needs a kernel that starts archives of Java
    command = ["java", "-jar", str(Path(EPUBCHECK).resolve()), "--failonwarnings", str(file)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-4000:]
    assert "0 fatals / 0 errors / 0 warnings" in result.stdout


def test_real_articles_give_a_valid_book(tmp_path: Path) -> None:
    chapters = tuple(islice((each for each in of_feeds(DATA / "feeds") if len(each.html) >= AT_LEAST), ARTICLES))
    assert not IS_WHOLE or len(chapters) == ARTICLES
    half = len(chapters) // 2
    sections = (Section("One & other", chapters[:half]), Section("", chapters[half:]))
    check(Book("Real articles", sections, 1_790_000_000, about=f"{len(chapters)} articles"), tmp_path)


def test_hostile_articles_give_a_valid_book(tmp_path: Path) -> None:
    chapters = (*of_feeds(HOSTILE), *of_pages(HOSTILE / "public" / "html", DATA / "xss"))
    assert chapters
    check(Book("\u202eHostile <articles>\x00", (Section("\x01", chapters),), 0, language='"><x'), tmp_path)
