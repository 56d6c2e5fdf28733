"""Context menu of a link, a picture, selected text or the article. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from reader.ui.article.spot import Spot
from reader.ui.look.menu import Menu
from reader.ui.text.marks import STYLES
from reader.ui.text.plain_text import literal
from reader.ui.text.translate import fill

_LONGEST_QUOTE = 28
_OF_ARTICLE: tuple[tuple[str, ...], ...] = (
    ("open_in_browser", "copy_link", "share_article"),
    ("toggle_read", *(style.toggle for style in STYLES.values()), "tag"),
    ("reader_view", "find_in_article", "make_rule"),
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
            self._add_article()

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

    def _add_article(self) -> None:
        for names in _OF_ARTICLE:
            self.addActions([self._actions[name] for name in names if name in self._actions])
            self.addSeparator()
        self._add("select_all", self.tr("Select all"), "Ctrl+A")

    def _add_share(self, title: str) -> None:
        self._shares(self.add_menu(literal(title)), self._spot)

    def _add(self, name: str, text: str, keys: str = "") -> QAction | None:
        do = self._ways.get(name)
        if do is None:
            return None
        action = self.addAction(literal(text), lambda: do(self._spot))
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        return action

    def names(self) -> Sequence[str]:
        """Return the names of the items in order."""
        return [action.objectName() for action in self.actions() if action.objectName()]
