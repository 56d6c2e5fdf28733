"""Font field with a list of all installed fonts, each in its own typeface. GUI thread only."""

import re

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reader.domain.preference import Value
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.preference_text import tr
from reader.ui.widgets import boxes
from reader.ui.widgets.anchored import Anchored, around
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.painted_list import leave_to_delegate
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.toast import paint_shadow

_FIELD_PX, _ROW_PX, _ROWS = 250, 32, 9
_SHADOW, _INSET, _PADDING, _BELOW, _TICK = 6, 6, 12, 4, 14
_OPENING = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F4}
_MOVES = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_NAME_ROLE = Qt.ItemDataRole.UserRole + 1


def installed() -> list[str]:
    """Return readable installed fonts, each once: Qt lists foundries separately, and aliases that are no font."""
    names = {re.sub(r" \[[^\]]*\]$", "", name) for name in QFontDatabase.families() if not QFontDatabase.isPrivateFamily(name)}
    return sorted(filter(_is_readable, names), key=str.casefold)


def _is_readable(name: str) -> bool:
    """Check that it is neither a bitmap nor a dingbats font, which claims Latin too."""
    systems, found = QFontDatabase.WritingSystem, set(QFontDatabase.writingSystems(name))
    has_letters = systems.Symbol not in found or bool(found - {systems.Symbol, systems.Latin})
    return QFontDatabase.hasFamily(name) and QFontDatabase.isScalable(name) and has_letters


class FontField(Combo[str]):
    """A font, or "Automatic"; a click or key opens the list, a letter searches it."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, name, [("", tr("Automatic"))])
        self.card: FontCard | None = None
        self.setFixedWidth(fonts.scaled(_FIELD_PX))

    def set_value(self, value: Value | None) -> None:
        name = str(value or "")
        self.set_choices([("", tr("Automatic")), *([(name, name)] if name else [])])
        super().set_value(name)

    def doubt(self) -> str:
        """Return a warning about the current font, or ''."""
        name = self.value()
        is_known = not name or QFontDatabase.hasFamily(name)
        return "" if is_known else tr("This font is not installed. Beforehand chooses one automatically.")

    def showPopup(self) -> None:
        """Open the list, which is no window."""
        if self.card is None:
            self.card = FontCard(self._theme, self)
            self.card.taken.connect(self.chosen.emit)
            self.card.closed.connect(self._closed)

    def _closed(self) -> None:
        self.card = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = (
            event.text() if event.text().isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier else ""
        )
        if event.key() not in _OPENING and not letter:
            super().keyPressEvent(event)
            return
        self.showPopup()
        if self.card is not None and event.key() not in _OPENING:
            self.card.field.setText(letter)


class FontCard(QWidget):
    """Below its field; `taken` emits a name, or '' for "Automatic". Keys go to the search field."""

    taken = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, anchor: FontField) -> None:
        self._over = next((each for each in around(anchor) if isinstance(each, Cover)), anchor.window())
        super().__init__(self._over)
        self._theme, self._anchor = theme, anchor
        self._is_open = True
        self.setAccessibleName(anchor.accessibleName())
        self.field = LineEdit(self)
        self.field.setPlaceholderText(tr("Find"))
        self.field.setAccessibleName(tr("Find a font"))
        self.list = FontList(theme, anchor.value() or "")
        boxes.column(self.field, self.list, spacing=_INSET, margins=_SHADOW + _INSET, on=self)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._find)
        self.list.itemClicked.connect(self._take)
        Anchored(anchor, self._place, self)
        theme.changed.connect(self.update)
        self._place()
        self.show()
        self.raise_()
        self.list.reveal()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self._describe()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def close_card(self, *, is_left: bool = False) -> None:
        """Close the card; the focus returns to the field unless it `is_left`."""
        if not self._is_open:
            return
        self._is_open = False
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        if not is_left:
            self._anchor.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Apply list keys typed in the field; a press elsewhere closes the card."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if not self.rect().contains(self.mapFromGlobal(event.globalPosition().toPoint())):
                self.close_card(is_left=True)
        elif watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._handle_key(event)
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the event, hiding it from widgets below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        paint_shadow(painter, body, 8, self._theme)
        fill_round(painter, body, 8, self._theme.color("line_strong"))
        fill_round(painter, body.adjusted(1, 1, -1, -1), 7, self._theme.color("bg_raised"))
        painter.end()

    def _handle_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _MOVES:
            QApplication.sendEvent(self.list, event)
            self._describe()
        elif key in _ENTER:
            self._take(self.list.currentItem())
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            self.close_card()
        else:
            return False
        return True

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is not None and not item.isHidden():
            self.close_card()
            self.taken.emit(item.data(_NAME_ROLE))

    def _find(self, text: str) -> None:
        self.list.show_found(text)
        self._describe()

    def _describe(self) -> None:
        """Announce the font that Enter would select while the focus stays in the field."""
        item = self.list.currentItem()
        self.field.setAccessibleDescription(item.text() if item is not None else tr("No font of that name"))

    def _place(self) -> None:
        """Place it below the field at its width if there is room, else above."""
        over = self._over
        corner = self._anchor.mapTo(over, QPoint(0, self._anchor.height() + _BELOW))
        self.resize(self._anchor.width() + 2 * _SHADOW, self.sizeHint().height())
        top = corner.y() - _SHADOW
        if top + self.height() > over.height():
            top = max(corner.y() - self._anchor.height() - 2 * _BELOW - self.height() + _SHADOW, 0)
        self.move(corner.x() - _SHADOW, top)


class FontList(QListWidget):
    """Shows "Automatic", then every font; the current one is checked."""

    def __init__(self, theme: Theme, used: str) -> None:
        super().__init__()
        self.used = used
        self.setAccessibleName(tr("Fonts"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setMouseTracking(True)
        self.setFixedHeight(fonts.scaled(_ROW_PX) * _ROWS)
        names = installed()
        for name in ["", *names, *({used} - {"", *names})]:
            item = QListWidgetItem(name or tr("Automatic"))
            item.setData(_NAME_ROLE, name)
            self.addItem(item)
            if name == used:
                self.setCurrentItem(item)

    def reveal(self) -> None:
        """Scroll to the current font."""
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    def show_found(self, text: str) -> None:
        """Show fonts whose name contains these words, and select the first; all for an empty text."""
        words = text.casefold().split()
        items = [self.item(place) for place in range(self.count())]
        for item in items:
            item.setHidden(not all(word in item.text().casefold() for word in words))
        shown = [item for item in items if not item.isHidden()]
        if not words:
            shown = [item for item in items if item.data(_NAME_ROLE) == self.used]
        self.setCurrentItem(shown[0] if shown else None)  # type: ignore[arg-type]  # Qt takes None, though its stub does not say so
        self.reveal()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        if item is not None:
            self.setCurrentItem(item)


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: FontList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, fonts.scaled(_ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        name = str(index.data(_NAME_ROLE))
        with row_area(painter, option.rect) as row:
            if option.state & QStyle.StateFlag.State_Selected:
                fill_round(painter, row, 6, self._theme.color("sel"))
            font = QFont(fonts.ui_font(fonts.ROW_PX))
            if name:
                font.setFamilies([name, *font.families()])
            if name == self._view.used:
                tick = self._theme.icons.pixmap("tick", self._theme.color("accent_text"), _TICK, self._view.devicePixelRatioF())
                draw_icon(painter, QPointF(row.right() - _PADDING - _TICK, row.center().y() - _TICK / 2), tick)
            area = row.adjusted(_PADDING, 0, -_PADDING - _TICK - 4, 0)
            text_line(painter, area, font, self._theme.color("text" if name else "text_2"), str(index.data()), is_name=True)
