"""Writes articles as an e-book: EPUB 3.2, with the contents that older readers want too. Pure; equal books give equal bytes."""

import re
import uuid
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import IO

from reader.domain.errors import ReaderError
from reader.domain.ids import iso_time
from reader.domain.value_classes import dataclass
from reader.formats.articles.pictures import inspect
from reader.formats.articles.walker import read_blocks
from reader.formats.articles.xhtml import address_xhtml, article_xhtml, text_xhtml
from reader.formats.text import is_right_to_left, literal_line
from reader.formats.urls import safe_link

MEDIA_TYPES = {"jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif"}
"""Pictures that every e-reader shows, by the names of `inspect`."""
PICTURE_BYTES_MOST = 10 * 1024 * 1024
"""Bytes of all pictures: more makes a book that some e-readers refuse, and mail programs too."""
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?")
_OURS = b"Written by Beforehand"
_EARLIEST = 315_532_800
"""1980, where the time of a ZIP archive begins."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One article; `about` are plain texts (feed, author, date), `html` is sanitised."""

    title: str
    about: tuple[str, ...]
    html: str
    link: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Articles below a heading of the contents; without a title they stand beside the headings."""

    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """Articles to be read elsewhere; `contents` is the heading of the contents, `about` a line below it, `cover` a JPEG file."""

    title: str
    sections: tuple[Section, ...]
    made_at: int
    language: str = "en"
    contents: str = "Contents"
    about: str = ""
    cover: bytes = b""


PictureBytes = Callable[[str], bytes]
"""Returns the file of a picture (http, https or data:) by its address, in a format that every e-reader shows; b"" for none."""


@dataclass(frozen=True, slots=True)
class WrittenBook:
    """Numbers of articles, of pictures, and of pictures that are missing or beyond the limit."""

    articles: int
    pictures: int
    lacking: int


def write_book(stream: IO[bytes], book: Book, picture: PictureBytes) -> WrittenBook:
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.comment = _OURS
        return _Writer(archive, book, picture).write()


def is_own_book(end: bytes) -> bool:
    """Check by its last bytes whether a file was written here."""
    return end.endswith(_OURS)


def _known(language: str) -> str:
    return language if _LANGUAGE.fullmatch(language) else ""


class _Writer:
    def __init__(self, archive: zipfile.ZipFile, book: Book, picture: PictureBytes) -> None:
        self._archive = archive
        self._book = book
        self._picture = picture
        self._at = datetime.fromtimestamp(max(book.made_at, _EARLIEST), UTC).timetuple()[:6]
        self._language = _known(book.language) or "en"
        self._items: list[str] = []
        self._spine: list[str] = []
        self._places: dict[str, str] = {}
        self._room = PICTURE_BYTES_MOST

    def write(self) -> WrittenBook:
        book = self._book
        # readers recognise the format by the place of these bytes
        self._add("mimetype", "application/epub+zip", how=zipfile.ZIP_STORED)
        self._add("META-INF/container.xml", _CONTAINER)
        self._add_item("style.css", "text/css", _STYLE)
        if book.cover:
            self._add_item("cover.jpg", "image/jpeg", book.cover, "cover-image")
            self._add_page(
                "cover.xhtml", book.title, f'<div class="cover"><img src="cover.jpg" alt="{_line(book.title)}"/></div>'
            )
        self._add_page("contents.xhtml", book.title, _contents(book), "nav")
        chapters = [chapter for section in book.sections for chapter in section.chapters]
        for number, chapter in enumerate(chapters, start=1):
            self._add_page(_file(number), chapter.title, self._chapter(chapter), language=_known(chapter.language))
        self._add_item("contents.ncx", "application/x-dtbncx+xml", _old_contents(book, self._name))
        self._add("EPUB/package.opf", self._package(chapters))
        pictures = sum(map(bool, self._places.values()))
        return WrittenBook(len(chapters), pictures, len(self._places) - pictures)

    @property
    def _name(self) -> str:
        """Return what identifies the book: readers keep the place by it."""
        book = self._book
        links = " ".join(chapter.link for section in book.sections for chapter in section.chapters)
        return uuid.uuid5(uuid.NAMESPACE_URL, f"{book.made_at} {book.title} {links}").urn

    def _chapter(self, chapter: Chapter) -> str:
        turned = ' dir="rtl"' if is_right_to_left(chapter.title, "") else ""
        about = " · ".join(_line(each) for each in chapter.about if literal_line(each))
        address = address_xhtml(safe_link(chapter.link))
        article = read_blocks(chapter.html)
        parts = [
            f"<h1{turned}>{_line(chapter.title)}</h1>\n",
            f'<p class="about"{turned}>{about}</p>\n' if about else "",
            article_xhtml(article, self._place),
            f'<p class="about">{text_xhtml(article.notice)}</p>\n' if article.notice else "",
            f'<p class="about source"><a href="{address}">{address}</a></p>\n' if address else "",
        ]
        return "".join(parts)

    def _place(self, address: str) -> str:
        """Return the file of a picture; each comes once into the book."""
        if address not in self._places:
            self._places[address] = self._add_picture(self._picture(address))
        return self._places[address]

    def _add_picture(self, data: bytes) -> str:
        try:
            kind = inspect(data).format
        except ReaderError:
            return ""
        if kind not in MEDIA_TYPES or len(data) > self._room:
            return ""
        self._room -= len(data)
        name = f"p{len(self._places) + 1}.{kind}"
        self._add_item(name, MEDIA_TYPES[kind], data)
        return name

    def _add_page(self, name: str, title: str, body: str, properties: str = "", language: str = "") -> None:
        spoken = language or self._language
        page = (
            f'{_XML}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" '
            f'lang="{spoken}" xml:lang="{spoken}">\n<head><title>{_line(title)}</title>'
            f'<link rel="stylesheet" type="text/css" href="style.css"/></head>\n<body>\n{body}</body>\n</html>\n'
        )
        self._add_item(name, "application/xhtml+xml", page, properties)
        self._spine.append(f'<itemref idref="{_identifier(name)}"/>\n')

    def _add_item(self, name: str, media_type: str, content: str | bytes, properties: str = "") -> None:
        self._add(f"EPUB/{name}", content, zipfile.ZIP_STORED if media_type.startswith("image/") else zipfile.ZIP_DEFLATED)
        named = f' properties="{properties}"' if properties else ""
        self._items.append(f'<item id="{_identifier(name)}" href="{name}" media-type="{media_type}"{named}/>\n')

    def _add(self, name: str, content: str | bytes, how: int = zipfile.ZIP_DEFLATED) -> None:
        self._archive.writestr(zipfile.ZipInfo(name, self._at), content, how)

    def _package(self, chapters: list[Chapter]) -> str:
        book = self._book
        counted = Counter(_known(chapter.language) for chapter in chapters)
        languages = dict.fromkeys((self._language, *(language for language, _ in counted.most_common() if language)))
        cover = '<meta name="cover" content="cover-jpg"/>\n' if book.cover else ""
        return (
            f'{_XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="name" xml:lang="{self._language}">\n'
            '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
            f'<dc:identifier id="name">{self._name}</dc:identifier>\n<dc:title>{_line(book.title)}</dc:title>\n'
            f"{''.join(f'<dc:language>{each}</dc:language>{_END}' for each in languages)}"
            f"<dc:creator>Beforehand</dc:creator>\n<dc:date>{iso_time(book.made_at)}</dc:date>\n"
            f'<meta property="dcterms:modified">{iso_time(book.made_at)}</meta>\n{cover}</metadata>\n'
            f'<manifest>\n{"".join(self._items)}</manifest>\n<spine toc="contents-ncx">\n{"".join(self._spine)}</spine>\n</package>\n'
        )


def _numbered(book: Book) -> Iterator[tuple[Section, list[tuple[int, Chapter]]]]:
    """Yield each section that has chapters, with their numbers in the book."""
    number = 1
    for section in book.sections:
        if section.chapters:
            yield section, list(enumerate(section.chapters, start=number))
            number += len(section.chapters)


def _contents(book: Book) -> str:
    found = []
    for section, chapters in _numbered(book):
        entries = "".join(f'<li><a href="{_file(number)}">{_line(each.title)}</a></li>\n' for number, each in chapters)
        found.append(f"<li><span>{_line(section.title)}</span>\n<ol>\n{entries}</ol></li>\n" if section.title else entries)
    about = f'<p class="about">{_line(book.about)}</p>\n' if book.about else ""
    return (
        f'<h1>{_line(book.title)}</h1>\n{about}<nav epub:type="toc">\n<h2>{_line(book.contents)}</h2>\n'
        f"<ol>\n{''.join(found)}</ol>\n</nav>\n"
    )


def _old_contents(book: Book, name: str) -> str:
    found = []
    for section, chapters in _numbered(book):
        points = "".join(_point(number, f"c{number}", each.title) + "</navPoint>\n" for number, each in chapters)
        if section.title:
            first = chapters[0][0]
            points = f"{_point(first, f's{first}', section.title)}{points}</navPoint>\n"
        found.append(points)
    return (
        f'{_XML}<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">\n'
        f'<head><meta name="dtb:uid" content="{name}"/></head>\n<docTitle><text>{_line(book.title)}</text></docTitle>\n'
        f"<navMap>\n{''.join(found)}</navMap>\n</ncx>\n"
    )


def _point(number: int, identifier: str, title: str) -> str:
    return f'<navPoint id="{identifier}"><navLabel><text>{_line(title)}</text></navLabel><content src="{_file(number)}"/>'


def _file(number: int) -> str:
    return f"a{number}.xhtml"


def _identifier(name: str) -> str:
    return name.replace(".", "-")


def _line(text: str) -> str:
    """Return a text on one line; an entry of the contents must have something to be seen."""
    return text_xhtml(literal_line(text) or "*")


_END = "\n"
_XML = '<?xml version="1.0" encoding="utf-8"?>\n'
_CONTAINER = (
    f'{_XML}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>'
    '<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'
)
_STYLE = """\
body { line-height: 1.4; }
h1 { font-size: 1.5em; line-height: 1.2; margin: 0 0 0.3em; text-align: start; }
h2 { font-size: 1.25em; }
h3, h4, h5, h6 { font-size: 1.1em; }
img { height: 1.1em; vertical-align: middle; }
.picture img, .cover img { height: auto; max-width: 100%; }
pre { font-size: 0.8em; white-space: pre-wrap; }
blockquote { margin: 0.8em 0 0.8em 0.6em; padding-left: 0.8em; border-left: 0.15em solid #999; }
table { border-collapse: collapse; font-size: 0.85em; }
td, th { border: 1px solid #999; padding: 0.2em 0.4em; text-align: start; vertical-align: top; }
td p, th p { margin: 0; }
nav ol { list-style: none; padding: 0; }
nav li { margin: 0.5em 0; }
nav span { font-weight: bold; }
nav li ol { margin-left: 0.8em; }
.about, .caption, .lacking { font-size: 0.85em; opacity: 0.75; }
.source { margin-top: 2em; word-wrap: break-word; }
.picture { margin: 0.8em 0; text-align: center; }
.term { font-weight: bold; }
.indented { margin-left: 1.5em; }
.cover { text-align: center; }
.center { text-align: center; }
.right { text-align: right; }
.justify { text-align: justify; }
"""
