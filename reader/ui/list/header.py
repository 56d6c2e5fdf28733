"""List header: title and count with buttons, or the search field in their place. GUI thread only."""

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from reader.domain.entry import ArticleLayout
from reader.ui.data.links import openable, true_host
from reader.ui.kit import fonts
from reader.ui.kit.actions import translated
from reader.ui.kit.controls import Segmented
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import HEADER_PX, IconButton, PaneHeader, PlainLabel
from reader.ui.kit.theme import Theme
from reader.ui.list.arrangement import LAYOUTS
from reader.ui.list.arrangement import _tr as arranged
from reader.ui.list.search import SearchField
from reader.ui.text.translate import dotted, keys_of, literal, set_tip

_TITLE_PX = 112
_WIDE_PX = 560
"""Minimum width that shows the layout switch."""
_LAYOUT_ICONS = {ArticleLayout.LIST: "columns", ArticleLayout.PAGE: "page", ArticleLayout.CARDS: "cards"}
_LAYOUT_ACTIONS = {
    ArticleLayout.LIST: "articles_as_list",
    ArticleLayout.PAGE: "articles_on_one_page",
    ArticleLayout.CARDS: "articles_as_cards",
}


class ArticleListHeader(QWidget):
    """Shows one of two headers; if the title lacks room, all buttons but search move into a menu. `search_closed` reports whether
    the field had the focus.
    """

    search_changed = Signal(str)
    search_closed = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEADER_PX)
        self.unread_button = IconButton(theme, "filter", self.tr("Show unread only"), does="show_unread_only")
        self.unread_button.setCheckable(True)
        self.search_button = IconButton(theme, "search", self.tr("Search"), does="search")
        self.arrange_button = IconButton(theme, "sort", self.tr("Sort and group"))
        self.arrange_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.layout_switch = Segmented(
            theme,
            self.tr("Layout"),
            [(layout, arranged(text)) for layout, text in LAYOUTS.items()],
            icons=_LAYOUT_ICONS,
            does=_LAYOUT_ACTIONS,
        )
        self.text_button = IconButton(theme, "type", self.tr("Text"))
        self.text_button.hide()
        self.mark_button = IconButton(theme, "check", self.tr("Mark all as read"), does="mark_all_read")
        self.retrieve_button = IconButton(theme, "fetch", self.tr("Refresh"), does="retrieve_shown")
        self.more_button = IconButton(theme, "more", self.tr("More"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_menu = Menu(self)
        self.more_menu.aboutToShow.connect(self._fill_menu)
        self.more_button.setMenu(self.more_menu)
        self._foldable = (self.arrange_button, self.mark_button, self.retrieve_button)
        self._title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self._count = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.field = SearchField()
        self._first = QHBoxLayout()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._usual_header())
        self._stack.addWidget(self._search_header(theme))
        self.search_button.clicked.connect(self.open_search)
        self.field.closed.connect(self.close_search)
        self.field.textChanged.connect(self.search_changed)
        self.unread_button.toggled.connect(self._fold)

    def add_first(self, control: QWidget) -> None:
        self._first.addWidget(control)

    def show_layout(self, layout: ArticleLayout) -> None:
        """Show the current layout; text size and font are offered here if no article has a header."""
        self.layout_switch.set_value(layout)
        self.text_button.setVisible(layout is ArticleLayout.PAGE)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self._show_whole_title()

    def set_count(self, labels: str, address: str = "") -> None:
        host = true_host(QUrl(address))
        self.set_standing(dotted(labels, host, between="  ·  "), openable(QUrl(address)))

    def set_standing(self, labels: str, more: str) -> None:
        """Show a status line below the title, with more in its tool tip."""
        self._count.setText(labels)
        self._count.setVisible(bool(labels))
        set_tip(self._count, more)
        self._count.setAccessibleDescription(more)

    def is_searching(self) -> bool:
        return self._stack.currentIndex() == 1

    def open_search(self) -> None:
        self._stack.setCurrentIndex(1)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def close_search(self) -> None:
        if self.is_searching():
            had_focus = self.field.hasFocus()
            self._stack.setCurrentIndex(0)
            self.field.blockSignals(True)  # noqa: FBT003 - Qt's signature
            self.field.clear()
            self.field.blockSignals(False)  # noqa: FBT003 - Qt's signature
            self.search_closed.emit(had_focus)

    def event(self, event: QEvent) -> bool:
        """Redistribute the room when the width or the controls before the title change."""
        is_done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._fold()
            self._show_whole_title()
        return is_done

    def _show_whole_title(self) -> None:
        title = self._title.text()
        set_tip(self._title, title if self._title.sizeHint().width() > self._title.width() else "")

    def _fold(self) -> None:
        """Move buttons into the menu until the title has room. The unread filter is visible only while active, as a sign of what
        the list leaves out.
        """
        self.unread_button.setVisible(self.unread_button.isChecked())
        margins, spacing = self._row.contentsMargins(), self._row.spacing()
        self.layout_switch.setVisible(self.width() >= _WIDE_PX)
        filters = (self.unread_button,) if self.unread_button.isChecked() else ()
        others = (self._first, self.search_button, *filters, *self._foldable)
        taken = sum(each.sizeHint().width() + spacing for each in others) + margins.left() + margins.right()
        # some languages need more for the name of the list that comes first
        first = self._title.fontMetrics().horizontalAdvance(translated("All articles"))
        is_folded = self.width() - taken < max(fonts.scaled(_TITLE_PX), first)
        for control in self._foldable:
            control.setVisible(not is_folded)
        self.more_button.setVisible(is_folded)

    def _fill_menu(self) -> None:
        self.more_menu.clear()
        for control in self._foldable:
            if control is self.arrange_button:
                control.menu().setTitle(literal(control.accessibleName()))
                self.more_menu.addActions([control.menu().menuAction()])
                continue
            action = self.more_menu.addAction(literal(control.accessibleName()) + "\t" + literal(keys_of(control)), control.click)
            action.setEnabled(control.isEnabled())

    def _usual_header(self) -> QWidget:
        header = PaneHeader(16, 10)
        self._row = header.row
        labels = QVBoxLayout()
        labels.setSpacing(0)
        labels.addStretch()
        labels.addWidget(self._title)
        labels.addWidget(self._count)
        labels.addStretch()
        # A long folder name must not push the buttons out.
        for label in (self._title, self._count):
            label.setMinimumWidth(1)
        header.row.addLayout(self._first)
        header.row.addLayout(labels, 1)
        for control in (
            self.layout_switch,
            self.text_button,
            self.search_button,
            self.unread_button,
            *self._foldable,
            self.more_button,
        ):
            header.row.addWidget(control)
        return header

    def _search_header(self, theme: Theme) -> QWidget:
        header = PaneHeader(12, 12)
        self.field.setPlaceholderText(self.tr("Search all articles"))
        self.field.setAccessibleName(self.tr("Search all articles"))
        glass = self.field.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        close = self.field.addAction(QIcon(), QLineEdit.ActionPosition.TrailingPosition)
        glass.setText(self.tr("Search all articles"))
        close.setText(self.tr("Close search"))
        close.triggered.connect(self.close_search)

        def recolor() -> None:
            for action, icon in ((glass, "search"), (close, "close")):
                action.setIcon(theme.icons.icon(icon, theme.color("text_3")))

        theme.changed.connect(recolor)
        recolor()
        header.row.addWidget(self.field, 1)
        return header
