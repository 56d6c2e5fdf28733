"""Context menu of the selected articles. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from reader.domain.entry import EntryRow
from reader.ui.look.menu import Menu
from reader.ui.text.marks import STYLES
from reader.ui.text.plain_text import literal

TagArticles = Callable[[str, bool], None]

_BEFORE_TAGS: tuple[tuple[str, ...], ...] = (
    ("open_in_browser", "open_in_background", "copy_link", "share_article"),
    ("toggle_read", *(style.toggle for style in STYLES.values())),
)
_AFTER_TAGS: tuple[tuple[str, ...], ...] = (
    ("more_like_this", "less_like_this"),
    ("mark_above_read", "mark_below_read", "mark_older_read"),
    ("make_rule", "hide_articles"),
)


class ArticleMenu(Menu):
    """Uses the window's own actions, so that each item shows its shortcut; deletes itself once closed."""

    def __init__(
        self, actions: Mapping[str, QAction], rows: Sequence[EntryRow], tags: Sequence[str], put: TagArticles, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
        for group in _BEFORE_TAGS:
            self._add(group)
        self._add_tags(rows, tags, put)
        for group in _AFTER_TAGS:
            self._add(group)

    def _add(self, names: Sequence[str]) -> None:
        self.addSeparator()
        for name in names:
            if name in self._actions:
                self.addAction(self._actions[name])

    def _add_tags(self, rows: Sequence[EntryRow], tags: Sequence[str], put: TagArticles) -> None:
        menu = self.add_menu(self.tr("Tags"))
        for tag in tags:
            action = menu.addAction(literal(tag))
            action.setCheckable(True)
            action.setChecked(bool(rows) and all(tag in row.tags for row in rows))
            action.toggled.connect(partial(put, tag))
        menu.addSeparator()
        if "tag" in self._actions:
            menu.addAction(self._actions["tag"])
