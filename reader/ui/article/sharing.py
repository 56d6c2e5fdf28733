"""Shares articles, selections and pictures: link, Markdown, citation, mail, service address, folder. GUI thread only."""

import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication, QImage, QTextBlock, QTextCharFormat, QTextCursor

from reader.domain.commands import Command, FetchPicture
from reader.domain.entry import Article
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.link_templates import ShareService
from reader.domain.sentences import fill
from reader.domain.value_classes import dataclass
from reader.formats.articles import pictures as formats
from reader.formats.articles.blocks import Style
from reader.formats.articles.markdown import article_markdown, markdown_file
from reader.formats.articles.pictures import embedded_bytes, picture_addresses
from reader.formats.text import plain_text, snippet
from reader.ui.article.document import date_text
from reader.ui.article.styles import Property
from reader.ui.data import links
from reader.ui.data.timers import single_shot
from reader.ui.kit import fonts
from reader.ui.pictures.process import open_picture
from reader.ui.pictures.wishes import Within
from reader.ui.text.translate import Translator
from reader.whole_file import flush_folder, write_whole

_tr = Translator("Sharing")

LONGEST_TEXT = 500
_ENOUGH_HTML = 20_000


@dataclass(frozen=True, slots=True)
class Shared:
    link: str
    title: str
    text: str = ""


def link_of(article: Article) -> str:
    """Return the article's address; empty if it has none that may be opened."""
    return links.openable(QUrl(article.link))


def citation(article: Article) -> str:
    """Return author, title, place and date of publication and address on one line."""
    title = _line(article.title)
    quoted = fill(_tr("\u201c{title}.\u201d"), title=title) if title else ""
    feed, date = _line(article.feed_title), date_text(article).partition(",")[0]
    author = _line(article.author)
    parts = [f"{author}." if author else "", quoted, f"{feed}, {date}." if feed else f"{date}.", link_of(article)]
    return " ".join(part for part in parts if part)


def mail_address(article: Article) -> str:
    """Return a mailto address with title and link, without a recipient."""
    return f"mailto:?subject={quote(_line(article.title))}&body={quote(citation(article))}"


def shared_article(article: Article, selected: str) -> Shared:
    """Return an article for a service, with the selected text, else its beginning."""
    return Shared(link_of(article), article.title, selected or plain_text(article.html[:_ENOUGH_HTML]))


def shared_address(service: ShareService, shared: Shared) -> str:
    """Return a service's address for shared content; empty if it needs an address and there is none."""
    if service.needs_link and not shared.link:
        return ""
    text = snippet(shared.text, LONGEST_TEXT)
    address = service.address(url=shared.link, title=_line(shared.title), text=text)
    # the scheme is the user's, who typed the template
    return address if service.other_scheme else links.openable(QUrl(address))


def shared_mail(shared: Shared) -> str:
    """Return a mailto address with the text and the address below it."""
    body = "\n\n".join(filter(None, (shared.text[:LONGEST_TEXT], shared.link)))
    return f"mailto:?subject={quote(_line(shared.title))}&body={quote(body)}"


def quotation(text: str, article: Article) -> str:
    return f"\u201c{text.strip()}\u201d\n\n{citation(article)}"


def copy_title_link(article: Article) -> bool:
    """Copy title and address on separate lines; return False without an address."""
    return _copied("\n".join(filter(None, (_line(article.title), link_of(article)))) if link_of(article) else "")


def copy_link(article: Article) -> bool:
    return _copied(link_of(article))


def copy_citation(article: Article) -> bool:
    return _copied(citation(article))


def copy_markdown(article: Article) -> bool:
    return _copied(article_markdown(_line(article.title), link_of(article), article.html))


def copy_text(text: str) -> bool:
    return _copied(text)


def _copied(text: str) -> bool:
    if text:
        QGuiApplication.clipboard().setText(text)
    return bool(text)


def _line(text: str) -> str:
    return " ".join(text.split())


PictureOf = Callable[[int], tuple[str, str]]
"""Returns description and address of a picture by number; an empty address leaves only the description."""

_LINE_SEPARATOR, _NO_WIDTH = "\u2028", "\u2060"
_SPECIAL = re.compile(r"([\\`*_\[\]<>])")
_FIRST = re.compile(r"^(\s*)([#+-]|\d+(?=[.)])|=+$)")
_ENDS = re.compile(r"^(\s*)(.*?)(\s*)$", re.DOTALL)


def selection_markdown(selected: QTextCursor, picture_of: PictureOf) -> str:
    start, end = selected.selectionStart(), selected.selectionEnd()
    parts: list[tuple[str, str]] = []
    block = selected.document().findBlock(start)
    while block.isValid() and block.position() < end:
        kind, text = _paragraph(block, start, end, picture_of)
        if text.strip():
            parts.append((kind, text))
        block = block.next()
    return _joined(parts)


def _joined(parts: list[tuple[str, str]]) -> str:
    """Join list items and quote lines without blank lines, listings in a fence, everything else with blank lines."""
    text, before = "", ""
    for kind, part in parts:
        if kind.startswith("code") and kind == before:
            text = text.removesuffix("\n```") + f"\n{part}\n```"
        else:
            piece = f"```\n{part}\n```" if kind.startswith("code") else part
            between = "\n" if kind == before == "item" else "\n>\n" if kind == before == "quote" else "\n\n"
            text += (between if text else "") + piece
        before = kind
    return text + "\n" if text else ""


def _paragraph(block: QTextBlock, start: int, end: int, picture_of: PictureOf) -> tuple[str, str]:
    made = block.blockFormat()
    number = made.property(Property.CODE)
    if number:
        plain = "".join(text for text, _ in _pieces(block, start, end)).replace(_LINE_SEPARATOR, "\n")
        return f"code{number}", plain
    quote = "> " * (made.property(Property.QUOTE) or 0)
    pieces = (
        _piece(text, each, picture_of, is_italic=each.fontItalic() and not quote) for text, each in _pieces(block, start, end)
    )
    text = "".join(pieces)
    text = text.replace(_LINE_SEPARATOR, "  \n").strip()
    level, marker = made.headingLevel(), made.property(Property.MARKER)
    text = text if level else _FIRST.sub(r"\1\\\2", text)
    if level:
        return "heading", f"{'#' * level} {text}"
    if marker:
        sign = "-" if marker == "\u2022" else marker
        return "item", f"{quote}{'    ' * ((made.property(Property.DEPTH) or 1) - 1)}{sign} {text}"
    return ("quote" if quote else "text"), quote + text.replace("\n", f"\n{quote}")


def _pieces(block: QTextBlock, start: int, end: int) -> Iterator[tuple[str, QTextCharFormat]]:
    fragments = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        first, last = max(start, fragment.position()), min(end, fragment.position() + fragment.length())
        if first < last:
            text = fragment.text()[first - fragment.position() : last - fragment.position()]
            yield text.replace(_NO_WIDTH, ""), fragment.charFormat()
        fragments += 1


def _piece(text: str, made: QTextCharFormat, picture_of: PictureOf, *, is_italic: bool) -> str:
    """Return a piece as Markdown; `is_italic` ignores the italics of whole quotes."""
    number = made.property(Property.PICTURE)
    if number is not None:
        words, address = picture_of(number)
        return f"![{_literal(words)}](<{address}>)" if address else _literal(words)
    if (made.property(Property.INLINE) or 0) & Style.CODE:
        return f"`{text}`" if "`" not in text else f"`` {text} ``"
    before, inner, after = _around(text)
    shown = _literal(inner)
    if made.fontWeight() >= fonts.BOLD and shown:
        shown = f"**{shown}**"
    if is_italic and shown:
        shown = f"*{shown}*"
    href = made.anchorHref()
    if href.startswith(("http://", "https://", "mailto:")) and shown:
        shown = f"[{shown}](<{href}>)"
    return f"{before}{shown}{after}"


def _around(text: str) -> tuple[str, str, str]:
    """Split off surrounding white space, as emphasis marks must touch the words."""
    found = _ENDS.match(text)
    return (found[1], found[2], found[3]) if found is not None else ("", text, "")


def _literal(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


SUFFIXES = {"jpeg": "jpg"}
_WIDEST = 1_000_000


def picture_suffix(source: str) -> str:
    """Return the file extension by the picture's contents, not its address. Raises ReaderError."""
    kind = formats.inspect(_bytes(source)).format
    return SUFFIXES.get(kind, kind)


def save_picture(source: str, target: Path) -> Path:
    """Write the original bytes, overwriting the target as confirmed in the file dialog. Raises ReaderError."""
    data = _bytes(source)
    formats.inspect(data)
    try:
        write_whole(target, data)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{target} ({error.strerror})") from error
    return target


def whole_image(source: str) -> QImage:
    """Return the picture in full size, as far as memory allows. Raises ReaderError."""
    try:
        return open_picture(source).image(Within(_WIDEST, _WIDEST))[0]
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, str(error)) from error


def _bytes(source: str) -> bytes:
    if source.startswith("data:"):
        return embedded_bytes(source)
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{source} ({error.strerror})") from error


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
            names = (parent / (stem if number == 1 else f"{stem} {number}") for number in count(1))
            placed = made.rename(next(name for name in names if not os.path.lexists(name)))
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


def _bytes_of(address: str, cached: Mapping[str, Path]) -> bytes:
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
    name = f"{number}.{SUFFIXES.get(kind, kind)}"
    write_whole(folder / name, data)
    return name
