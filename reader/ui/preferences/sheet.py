"""Preferences window: pages on the left, rows on the right, and a search field. GUI thread only."""

from collections.abc import Collection

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reader.domain.commands import SetPreference
from reader.domain.events import CommandFailed, Event, HabitsChanged, PreferenceChanged
from reader.domain.ids import CommandId
from reader.domain.preference import Page, Value
from reader.domain.preferences import PREFERENCES
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, ring_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.preferences.pages import PreferenceNeeds, PreferencePages
from reader.ui.text.languages import side_margins
from reader.ui.text.preference_text import icon_of, page_text, tr
from reader.ui.text.problem_text import sentence
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import IconButton, PlainLabel
from reader.ui.widgets.painted_list import leave_to_delegate
from reader.ui.widgets.sheet import scrolled
from reader.ui.widgets.surface import SideBySide, SideColumn
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_ROW_PX, _INSET, _PADDING, _ICON, _GAP = 32, 8, 12, 16, 8
_PAGE_ROLE = Qt.ItemDataRole.UserRole + 1


class PageList(QListWidget):
    """Emits `chosen` with the page that the user selects."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pages"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setMouseTracking(True)
        for page in Page:
            item = QListWidgetItem(page_text(page)[0])
            item.setData(_PAGE_ROLE, page.value)
            self.addItem(item)
        self.currentItemChanged.connect(self._announce)
        self.itemClicked.connect(self._announce)
        theme.changed.connect(self.viewport().update)

    def page(self) -> Page:
        item = self.currentItem()
        return Page(item.data(_PAGE_ROLE)) if item is not None else Page.GENERAL

    def _announce(self) -> None:
        self.chosen.emit(self.page())

    def choose(self, page: Page) -> None:
        """Select a page without emitting `chosen`."""
        self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.setCurrentRow(list(Page).index(page))
        self.blockSignals(False)  # noqa: FBT003 - Qt's signature
        self.viewport().update()

    def enable(self, pages: Collection[Page]) -> None:
        """Disable other pages, which have no match."""
        for place, page in enumerate(Page):
            usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            self.item(place).setFlags(usual if page in pages else Qt.ItemFlag.NoItemFlags)


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: PageList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, fonts.scaled(_ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        theme = self._theme
        with row_area(painter, option.rect) as row:
            area = row.adjusted(_INSET, 0, -_INSET, 0)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
            if is_chosen:
                fill_round(painter, area, 6, theme.color("sel" if self._view.hasFocus() else "sel_off"))
                if self._view.hasFocus():
                    ring_round(painter, area, 6, theme.color("focus"))
            elif is_enabled and option.state & QStyle.StateFlag.State_MouseOver:
                fill_round(painter, area, 6, theme.color("hover"))
            ink = theme.color("accent_text" if is_chosen else "text_2" if is_enabled else "text_3")
            page = Page(index.data(_PAGE_ROLE))
            pixmap = theme.icons.pixmap(icon_of(page), ink, _ICON, self._view.devicePixelRatioF())
            draw_icon(painter, QPointF(area.left() + _PADDING, round(area.center().y() - _ICON / 2)), pixmap)
            text_area = area.adjusted(_PADDING + _ICON + _GAP, 0, -_PADDING, 0)
            font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if is_chosen else fonts.REGULAR)
            text_line(painter, text_area, font, theme.color("text" if is_enabled else "text_3"), str(index.data()), is_name=True)


_WIDTH, _HEIGHT, _SIDE_PX = 860, 672, 208
_BESIDE, _HEADER_BESIDE = 32, 8


class PreferencesSheet(Cover):
    """Changes take effect immediately; rows show them when the engine reports them, wherever they were made."""

    def __init__(self, theme: Theme, window: QWidget, needs: PreferenceNeeds, key: str = "") -> None:
        super().__init__(theme, window, "", _WIDTH, _HEIGHT)
        self.setAccessibleName(tr("Preferences"))
        self._submit = needs.submit
        self._causes: dict[CommandId, str] = {}
        self.list = PageList(theme)
        self.field = LineEdit()
        self.field.setPlaceholderText(tr("Find"))
        self.field.setAccessibleName(tr("Find a preference"))
        self.pages = PreferencePages(theme, needs)
        self._lay_out(theme)
        self.pages.wanted.connect(self._ask)
        self.pages.grown.connect(self._scroll_to)
        self.list.chosen.connect(self._go)
        self.field.textChanged.connect(self._find)
        self.close_button.clicked.connect(self.close_sheet)
        self.open()
        self.list.choose(Page.GENERAL)
        self.pages.begin_with(Page.GENERAL)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        if key:
            self.go_to(key)

    def _lay_out(self, theme: Theme) -> None:
        side = SideColumn(theme)
        title = PlainLabel(tr("Preferences"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 12))
        finder = boxes.row(self.field, margins=(8, 0, 8, 10))
        boxes.column(title, finder, (self.list, 1), spacing=0, margins=side_margins(0, 18, 1, 12), on=side)
        self.area = scrolled(self.pages)
        self._bar = ThinScrollBar(self.area)
        self.close_button = IconButton(theme, "close", tr("Close"))
        header = boxes.row(STRETCH, self.close_button, margins=side_margins(0, 0, _HEADER_BESIDE, 0))
        right = boxes.column(header, (self.area, 1), spacing=0, margins=side_margins(0, _HEADER_BESIDE, 0, 0))
        self.column.addLayout(SideBySide(side, fonts.scaled(_SIDE_PX), right))

    def is_settled(self) -> bool:
        """Check whether all sections are added, which happens one by one."""
        return self.pages.is_settled()

    def go_to(self, key: str) -> None:
        """Show a preference and focus it."""
        self.field.clear()
        self._show_page(PREFERENCES[key].page)
        view = self.pages.views[key]
        view.control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._scroll_to(view)

    def _scroll_to(self, view: QWidget) -> None:
        # rows have no position before the layout is done
        QTimer.singleShot(0, view, lambda: self.area.ensureWidgetVisible(view, 0, _BESIDE))

    def close_sheet(self) -> None:
        """Complete a pending change first."""
        self.pages.release()
        super().close_sheet()

    def handle_event(self, event: Event) -> None:
        """Show changes; a refusal is shown in its row."""
        match event:
            case PreferenceChanged():
                self._causes.pop(event.cause or CommandId(0), None)
                self.pages.set_value(event.key, event.value)
            case HabitsChanged():
                self.pages.apply_change(event)
            case CommandFailed() if event.cause in self._causes:
                view = self.pages.views[self._causes.pop(event.cause)]
                view.restore()
                view.refuse(sentence(event.problem))

    def waits_for(self, cause: CommandId | None) -> bool:
        """Check whether the result of this command is shown here."""
        return cause in self._causes

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search on Ctrl+F; Escape clears the search first."""
        is_find = event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if is_find or event.key() == Qt.Key.Key_Slash:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()
        elif event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        else:
            super().keyPressEvent(event)

    def _ask(self, key: str, value: Value) -> None:
        command = SetPreference(key, value)
        self._causes[command.command_id] = key
        self._submit(command)

    def _go(self, page: Page) -> None:
        """Show a page from the list, and end a search."""
        if self.field.text():
            self.field.blockSignals(True)  # noqa: FBT003 - Qt's signature
            self.field.clear()
            self.field.blockSignals(False)  # noqa: FBT003 - Qt's signature
        self._show_page(page)

    def _show_page(self, page: Page) -> None:
        self.list.enable(list(Page))
        self.list.choose(page)
        self.pages.show_page(page)
        self.area.verticalScrollBar().setValue(0)

    def _find(self, query: str) -> None:
        if not query.strip():
            self._show_page(self.list.page())
            return
        found = self.pages.show_found(query)
        self.list.enable(found)
        if found and self.list.page() not in found:
            self.list.choose(found[0])
        self.area.verticalScrollBar().setValue(0)
