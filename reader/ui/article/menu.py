"""Context menu of the article, by its target: a link, a picture, selected text, or none. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QKeySequence, QTextBlock, QTextCursor
from PySide6.QtWidgets import QWidget

from reader.domain.value_classes import dataclass
from reader.ui.article.page import ArticlePage
from reader.ui.article.pictures import ShelvedPicture
from reader.ui.article.styles import Property
from reader.ui.data import links
from reader.ui.kit.fields import Menu
from reader.ui.text.marks import STYLES
from reader.ui.text.translate import fill, literal

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


_LONGEST_QUOTE = 28
_OF_ARTICLE: tuple[tuple[str, ...], ...] = (
    ("open_in_browser", "copy_link", "share_article"),
    ("toggle_read", *(style.toggle for style in STYLES.values()), "tag"),
    ("reader_view", "choose_full_text", "show_changes", "read_aloud", "find_in_article", "make_rule"),
)

Do = Callable[[Spot], object]


class SpotMenu(Menu):
    """`ways` maps names to available handlers; others get no item. Deletes itself once closed."""

    def __init__(
        self,
        spot: Spot,
        ways: Mapping[str, Do],
        shares: Callable[[Menu, Spot], object],
        actions: Mapping[str, QAction],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._spot, self._ways, self._shares, self._actions = spot, ways, shares, actions
        if spot.link:
            self._add_link()
        if spot.picture is not None:
            self._add_picture()
        if spot.selected is not None:
            self._add_text()
        if self.isEmpty():
            for names in _OF_ARTICLE:
                self.addActions([self._actions[name] for name in names if name in self._actions and self._is_offered(name)])
                self.addSeparator()
            self._add("select_all", self.tr("Select all"), "Ctrl+A")

    def _is_offered(self, name: str) -> bool:
        """Return whether an action belongs into the menu; few articles have changes."""
        return name != "show_changes" or self._actions[name].isEnabled()

    def _add_link(self) -> None:
        self._add("open_link", self.tr("Open in browser"), "Return")
        aside = self._add("open_link_aside", "")
        if aside is not None:
            aside.setText(self.tr("Open in background\tMiddle-click"))
        self.addSeparator()
        self._add("copy_link_address", self.tr("Copy link"), "Ctrl+C" if self._spot.picture is None else "")
        self._add("copy_link_text", self.tr("Copy link with text"))
        self._add_share(self.tr("Share link"))
        self.addSeparator()
        self._add("save_linked", self.tr("Save to Read later"))
        self._add("unsave_linked", self.tr("Remove from Read later"))
        self._add("add_linked_feed", self.tr("Add feed from this site…"))

    def _add_picture(self) -> None:
        self.addSeparator()
        self._add("view_picture", self.tr("View picture"), "Return" if not self._spot.link else "")
        self._add("open_picture", self.tr("Open original in browser"))
        self.addSeparator()
        self._add("save_picture", self.tr("Save picture…"), "Ctrl+S")
        self._add("copy_picture", self.tr("Copy picture"), "Ctrl+C")
        self._add("copy_picture_address", self.tr("Copy picture address"))
        self._add("copy_picture_words", self.tr("Copy description"))
        self.addSeparator()
        self._add("always_load_pictures", self.tr("Always load pictures in this feed"))
        self._add("keep_pictures_away", self.tr("Do not load pictures in this feed"))

    def _add_text(self) -> None:
        self.addSeparator()
        self._add("copy_text", self.tr("Copy"), "Ctrl+C")
        self._add("copy_text_markdown", self.tr("Copy as Markdown"))
        self.addSeparator()
        words = " ".join(self._spot.text.split())
        quoted = words if len(words) <= _LONGEST_QUOTE else f"{words[: _LONGEST_QUOTE - 1].rstrip()}…"
        self._add("search_text", fill(self.tr("Search articles for “{text}”"), text=quoted))
        self._add("search_web", self.tr("Search the web"))
        if not self._spot.link:
            self.addSeparator()
            self._add_share(self.tr("Share quote"))
        self._add("make_text_rule", self.tr("Make a rule from this…"))
        self.addSeparator()
        self._add("select_all", self.tr("Select all"), "Ctrl+A")

    def _add_share(self, title: str) -> None:
        menu = self.add_menu(literal(title))
        menu.menuAction().setObjectName("share_selected")
        self._shares(menu, self._spot)

    def _add(self, name: str, text: str, keys: str = "") -> QAction | None:
        do = self._ways.get(name)
        if do is None:
            return None
        action = self.addAction(literal(text), lambda: do(self._spot))
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        return action

    def names(self) -> Sequence[str]:
        return [action.objectName() for action in self.actions() if action.objectName()]
