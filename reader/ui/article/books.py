"""Makes e-books of stored articles, with the pictures of the cache and a painted cover; no request is made. Any thread but the
GUI's: it reads the database and waits for decoded pictures.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QImageWriter, QPainter

from reader.domain.entry import Article
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import EntryId, FolderId
from reader.domain.news import Briefing
from reader.domain.subscription import Subscription
from reader.domain.value_classes import dataclass
from reader.formats.articles.epub import MEDIA_TYPES, Book, Chapter, Section, WrittenBook, write_book
from reader.formats.articles.export import shown_html
from reader.formats.text import literal_line, plain_text, snippet
from reader.storage import entries, subscriptions
from reader.storage.connection import DatabaseError, ReadConnection, open_reader
from reader.storage.given_files import write_given
from reader.ui.article.document import date_text
from reader.ui.kit import fonts
from reader.ui.list.rows import break_lines
from reader.ui.pictures.process import open_picture
from reader.ui.pictures.wishes import Within
from reader.ui.text.translate import Translator, fill, listed

ARTICLES_MOST = 300
_PICTURE = Within(1200, 1600)
_UNCHANGED_BYTES, _UNCHANGED_PIXELS = 300_000, _PICTURE.width * _PICTURE.height
"""Larger pictures are made smaller, as e-readers have little memory."""
_TITLE_LENGTH = 80

PicturePath = Callable[[str], Path | None]
"""Returns the file of a picture in the cache by its address; None if it is not there."""

_tr = Translator("Books")


@dataclass(frozen=True, slots=True)
class SavedBook:
    """The written file, the number of its articles, and that of pictures that are not stored here."""

    path: Path
    articles: int
    lacking: int


def save_articles(
    database: Path, entry_ids: Sequence[EntryId], title: str, now: float, path: Path, picture_path: PicturePath
) -> SavedBook:
    """Write articles, at most the first ARTICLES_MOST, as an e-book, completely or not at all. Raises ReaderError."""
    return _save(database, lambda connection: book_of(connection, entry_ids, title, now), path, picture_path)


def save_briefing(database: Path, briefing: Briefing, path: Path, picture_path: PicturePath) -> SavedBook:
    """Write a briefing as an e-book, completely or not at all. Raises ReaderError."""
    return _save(database, lambda connection: book_of_briefing(connection, briefing), path, picture_path)


def briefing_bytes(database: Path, briefing: Briefing, picture_path: PicturePath) -> bytes:
    """Return the e-book of a briefing. Raises ReaderError."""
    return _made(database, lambda connection: book_of_briefing(connection, briefing), picture_path)[0]


def _save(database: Path, make: Callable[[ReadConnection], Book], path: Path, picture_path: PicturePath) -> SavedBook:
    data, written = _made(database, make, picture_path)
    write_given(path, data)
    return SavedBook(path, written.articles, written.lacking)


def _made(database: Path, make: Callable[[ReadConnection], Book], picture_path: PicturePath) -> tuple[bytes, WrittenBook]:
    try:
        with closing(open_reader(database)) as connection:
            book = make(connection)
    except DatabaseError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{database.name}: {error}") from error
    stream = BytesIO()
    written = write_book(stream, book, lambda address: picture_bytes(address, picture_path))
    return stream.getvalue(), written


def book_of(connection: ReadConnection, entry_ids: Sequence[EntryId], title: str, now: float) -> Book:
    """Return articles in their order below their folders, or below their feeds if they are of one folder."""
    ids = list(entry_ids)[:ARTICLES_MOST]
    titles = _headings(connection, ids)
    chapters: dict[str, list[Chapter]] = {}
    for entry_id in ids:
        article = entries.article(connection, entry_id)
        if article is not None:
            chapters.setdefault(titles.get(entry_id, ""), []).append(_chapter(article))
    count = sum(map(len, chapters.values()))
    about = listed((_tr("%n articles", count), _day(now)))
    sections = [Section(heading, tuple(each)) for heading, each in chapters.items()]
    return _book(title, about, sorted(sections, key=lambda section: bool(section.title)), now)


def book_of_briefing(connection: ReadConnection, briefing: Briefing) -> Book:
    sections: dict[str, list[Chapter]] = {}
    minutes = 0
    for story in briefing.stories:
        article = entries.article(connection, story.entry_id)
        if article is None:
            continue
        others = dict.fromkeys(row.feed_title for row in entries.entry_rows(connection, story.others))
        also = fill(_tr("Also in {names}"), names=listed(tuple(others))) if others else ""
        sections.setdefault(story.section, []).append(_chapter(article, _tr("%n min", story.minutes), also))
        minutes += story.minutes
    count = sum(map(len, sections.values()))
    about = listed((_tr("%n stories", count), _tr("%n min", minutes)))
    title = fill(_tr("Briefing, {day}"), day=_day(briefing.made_at))
    return _book(title, about, [Section(heading, tuple(each)) for heading, each in sections.items()], briefing.made_at)


def _book(title: str, about: str, sections: Sequence[Section], now: float) -> Book:
    language = QLocale().bcp47Name()
    return Book(title, tuple(sections), int(now), language, _tr("Contents"), about, cover(title, about, sections))


def _headings(connection: ReadConnection, entry_ids: Sequence[EntryId]) -> dict[EntryId, str]:
    """Return the title of each article's folder, or of its feed if all have one folder; nothing for articles of one feed."""
    folders: dict[FolderId | None, str] = {each.folder_id: each.title for each in subscriptions.folders(connection)}
    followed: dict[int, Subscription] = {each.feed_id: each for each in subscriptions.subscriptions(connection)}
    feeds = dict(zip(entry_ids, entries.feeds_of(connection, entry_ids), strict=True))
    found = {entry_id: followed[feed_id] for entry_id, feed_id in feeds.items() if feed_id in followed}
    by_folder = {entry_id: folders.get(each.folder_id, "") for entry_id, each in found.items()}
    if len(set(by_folder.values())) > 1:
        return by_folder
    by_feed = {entry_id: each.title for entry_id, each in found.items()}
    return by_feed if len(set(by_feed.values())) > 1 else {}


def _chapter(article: Article, *more: str) -> Chapter:
    html = shown_html(article)
    title = literal_line(article.title) or snippet(plain_text(html[: 20 * _TITLE_LENGTH]), _TITLE_LENGTH) or date_text(article)
    return Chapter(title, (article.feed_title, article.author, date_text(article), *more), html, article.link, article.language)


def _day(at: float) -> str:
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).date(), _tr("dddd, d MMMM"))


def picture_bytes(address: str, picture_path: PicturePath) -> bytes:
    """Return a picture of the cache, or an embedded one, as every e-reader shows it: as it is, or made smaller or into JPEG by the
    decoder process; b"" if it is not there or damaged. Raises ReaderError if the window closes meanwhile.
    """
    path = None if address.startswith("data:") else picture_path(address)
    if path is None and not address.startswith("data:"):
        return b""
    try:
        file = open_picture(str(path or address))
        facts = file.facts
        if facts.is_tracking_pixel:
            return b""
        # decoded in any case: a damaged one would make the book invalid
        image, _ = file.image(_PICTURE)
        is_small = len(file.data) <= _UNCHANGED_BYTES and facts.width * facts.height <= _UNCHANGED_PIXELS
        return file.data if is_small and facts.format in MEDIA_TYPES else _jpeg(image)
    except ReaderError as error:
        if error.problem.kind is ProblemKind.INTERRUPTED:
            raise
        return b""
    except (OSError, ValueError):
        return b""


def _jpeg(image: QImage) -> bytes:
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"JPEG")
    writer.setQuality(82)
    writer.write(flat)
    return bytes(buffer.data().data())


_COVER = QRectF(0, 0, 900, 1200)
_MARGIN = 80
_FOOTER = 200
_LINE_HEIGHT = 1.28
_PAPER, _INK, _SOFT, _ACCENT = QColor("#fbfaf8"), QColor("#1d1c1a"), QColor("#6b6862"), QColor("#1a6478")


def cover(title: str, about: str, sections: Iterable[Section]) -> bytes:
    """Paint what the shelf of an e-reader shows: title, date and the first articles; b"" without a screen to paint for."""
    if not isinstance(QGuiApplication.instance(), QGuiApplication):
        return b""
    image = QImage(_COVER.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, _COVER.width(), 24), _ACCENT)
    top = _paint_text(painter, 110, title, fonts.reading_font(72, fonts.SEMIBOLD), _INK, lines=4) + 16
    top = _paint_text(painter, top, about, fonts.ui_font(30), _SOFT, lines=2) + 40
    painter.fillRect(QRectF(_MARGIN, top, 96, 6), _ACCENT)
    top += 48
    titles = [chapter.title for section in sections for chapter in section.chapters]
    for each in titles if len(titles) > 1 else ():
        if top > _COVER.height() - _FOOTER:
            break
        top = _paint_text(painter, top, each, fonts.reading_font(32), _INK, lines=2) + 18
    _paint_text(painter, _COVER.height() - 90, "Beforehand", fonts.ui_font(26, fonts.MEDIUM), _ACCENT, lines=1)
    painter.end()
    return _jpeg(image)


def _paint_text(painter: QPainter, top: float, text: str, font: QFont, color: QColor, *, lines: int) -> float:
    """Paint a text from its own side, at most this many lines; return where the next may begin."""
    painter.setFont(font)
    painter.setPen(color)
    metrics = QFontMetricsF(font)
    for line in break_lines(" ".join(text.split()), font, int(_COVER.width() - 2 * _MARGIN), lines):
        left = _COVER.width() - _MARGIN - metrics.horizontalAdvance(line.text) if line.is_right_to_left else _MARGIN
        painter.drawText(QPointF(left, top + metrics.ascent()), line.text)
        top += font.pixelSize() * _LINE_HEIGHT
    return top
