"""The list of pages on the left of the preferences window. GUI thread only."""

from collections.abc import Collection

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.preference import Page
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, ring_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.preference_text import icon_of, page_text, tr
from reader.ui.widgets.painted_list import leave_to_delegate

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
        """The selected page."""
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
        """Disable all other pages: nothing on them matches the search."""
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
        painter.save()
        theme, row = self._theme, QRectF(option.rect)
        turn_round(painter, row)
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
        painter.restore()
