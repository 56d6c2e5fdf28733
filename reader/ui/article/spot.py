"""Target of a context menu in the article: a link, a picture, selected text, or none. GUI thread only."""

from PySide6.QtCore import QPoint, QPointF, QUrl
from PySide6.QtGui import QTextBlock, QTextCursor

from reader.domain.value_classes import dataclass
from reader.ui.article.document.picture_shelf import ShelvedPicture
from reader.ui.article.document.styles import Property
from reader.ui.article.page import ArticlePage
from reader.ui.data import links

_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a picture in Qt's texts."""
_NO_WIDTH = "\u2060"


@dataclass(frozen=True, slots=True)
class Spot:
    """`link` is an address that may be opened; `selected` is the selection if the menu applies to it."""

    link: str = ""
    link_text: str = ""
    picture: ShelvedPicture | None = None
    selected: QTextCursor | None = None

    @property
    def text(self) -> str:
        return plain_selection(self.selected) if self.selected is not None else ""

    @property
    def picture_address(self) -> str:
        """Address of the picture; empty for an embedded one."""
        return links.openable(QUrl(self.picture.picture.url)) if self.picture is not None else ""

    @property
    def picture_words(self) -> str:
        """Description of the picture in the feed."""
        return "" if self.picture is None else " ".join((self.picture.picture.title or self.picture.picture.alt).split())


def plain_selection(cursor: QTextCursor) -> str:
    """Return the selected text for other programs: with line breaks, without pictures."""
    return cursor.selection().toPlainText().replace(_PICTURE, "").replace(_NO_WIDTH, "").strip("\n")


def spot_under(page: ArticlePage, point: QPoint) -> Spot:
    """Return the spot at a viewport position; the selection only if the position is in it."""
    view = page.view
    document = view.document()
    place = QPointF(point) + QPointF(view.horizontalScrollBar().value(), view.verticalScrollBar().value())
    picture = _numbered(page, document.documentLayout().imageAt(place))
    cursor = view.textCursor()
    at = view.cursorForPosition(point).position()
    is_inside = cursor.hasSelection() and cursor.selectionStart() <= at <= cursor.selectionEnd() and not view.is_at_anchor()
    href = view.anchorAt(point)
    return Spot(*_link_of(picture, href, _words_of(document.findBlock(at), href)), picture, cursor if is_inside else None)


def spot_in_focus(page: ArticlePage) -> Spot:
    """Return the spot with the keyboard focus: a link or picture reached by Tab, else the selection."""
    view = page.view
    cursor = view.textCursor()
    if not cursor.hasSelection():
        return Spot()
    first = QTextCursor(cursor)
    first.setPosition(cursor.selectionStart() + 1)
    made = first.charFormat()
    number = made.property(Property.PICTURE)
    is_picture = number is not None and number < len(page.shelf.pictures) and cursor.selectedText() == _PICTURE
    picture = page.shelf.pictures[number] if is_picture else None
    if picture is None and not view.is_at_anchor():
        return Spot(selected=cursor)
    return Spot(*_link_of(picture, made.anchorHref(), plain_selection(cursor)), picture)


def _link_of(picture: ShelvedPicture | None, href: str, words: str) -> tuple[str, str]:
    """Return the link of a spot; a picture that merely links to itself has none."""
    if picture is not None:
        return links.openable(QUrl(picture.picture.link)), ""
    return links.openable(QUrl(href)), words


def _numbered(page: ArticlePage, name: str) -> ShelvedPicture | None:
    number = name.partition(":")[2]
    if not number.isdigit() or int(number) >= len(page.shelf.pictures):
        return None
    return page.shelf.pictures[int(number)]


def _words_of(block: QTextBlock, href: str) -> str:
    words = ""
    fragments = block.begin()
    while href and not fragments.atEnd():
        fragment = fragments.fragment()
        words += fragment.text() if fragment.charFormat().anchorHref() == href else ""
        fragments += 1
    return words.replace(_PICTURE, "").strip()
