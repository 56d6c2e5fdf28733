"""Rows of the preferences window: label, help, and a control for each kind of value. GUI thread only."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSignalBlocker,
    Qt,
    QTime,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionViewItem,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)

from reader.domain.preferences import Form, Preference, Preferences, Value
from reader.domain.visits import Hours, hours_of
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import Gap
from reader.ui.kit.controls import Combo, Segmented, Switch
from reader.ui.kit.fields import LineEdit, LinesEdit, Menu, open_line_menu
from reader.ui.kit.files import ask_folder, ask_new_file
from reader.ui.kit.focus import Anchored, around
from reader.ui.kit.labels import IconButton, PlainLabel, button, restyle
from reader.ui.kit.messages import paint_shadow
from reader.ui.kit.painting import ListDelegate, Painted, draw_icon, fill_round, hairline, leave_to_delegate, row_area, text_line
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.merged import CUSTOM, Merged, parts_of
from reader.ui.text.preferences import choices_of, page_text, refusal_text, tr, value_text
from reader.ui.text.translate import fill, literal

_NUMBER_PX, _TIME_PX, _TEXT_PX = 68, 62, 250
_USUAL_HOURS = "22:00-07:00"
_HOUR = 60
_CLOCK = "HH:mm"


class SwitchField(Switch):
    chosen = Signal(object)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, name)
        self.clicked.connect(lambda _=False: self.chosen.emit(self.isChecked()))

    def value(self) -> bool:
        return self.isChecked()

    def set_value(self, value: Value) -> None:
        self.setChecked(bool(value))


class ChoiceField(Combo[Value]):
    """One of several values. An unknown stored value is added while it is in use."""

    def __init__(self, theme: Theme, name: str, preference: Preference[Value]) -> None:
        super().__init__(theme, name, choices_of(preference))
        self._preference = preference

    def set_value(self, value: Value | None) -> None:
        offered = choices_of(self._preference)
        if isinstance(value, int) and value not in self._preference.stops:
            offered = sorted([*offered, (value, value_text(self._preference, value))], key=lambda each: int(each[0]))
        if len(offered) != self.count():
            self.set_choices(offered)
        super().set_value(value)


class NumberField(QFrame):
    """A spin box between two buttons, in one frame."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, name: str, preference: Preference[Value]) -> None:
        super().__init__()
        self.setProperty("kind", "field")
        self.spin = _Spin()
        self.spin.setProperty("kind", "joined")
        self.spin.setRange(preference.minimum or 0, preference.maximum or 0)
        self.spin.setSingleStep(preference.step)
        self.spin.setSuffix(" px" if preference.unit == "pixels" else "")
        self.spin.setAccessibleName(name)
        self.spin.setFixedWidth(fonts.scaled(_NUMBER_PX))
        # half a typed number must not be accepted
        self.spin.setKeyboardTracking(False)
        self.less = IconButton(theme, "minus", fill(tr("Less: {name}"), name=name))
        self.more = IconButton(theme, "plus", fill(tr("More: {name}"), name=name))
        boxes.row(self.less, self.spin, self.more, spacing=0, margins=1, on=self)
        for control, step in ((self.less, -1), (self.more, 1)):
            control.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            control.setAutoRepeat(True)
            control.clicked.connect(lambda _=False, step=step: self.spin.stepBy(step))
        self.spin.valueChanged.connect(self._changed)
        self.setFocusProxy(self.spin)

    def value(self) -> int:
        return self.spin.value()

    def set_value(self, value: Value) -> None:
        with QSignalBlocker(self.spin):
            self.spin.setValue(int(str(value)))
        self._limit()

    def _changed(self, value: int) -> None:
        self._limit()
        self.chosen.emit(value)

    def _limit(self) -> None:
        self.less.setEnabled(self.spin.value() > self.spin.minimum())
        self.more.setEnabled(self.spin.value() < self.spin.maximum())


class HoursField(QWidget):
    """A switch, and two times if it is on."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.switch = Switch(theme, name)
        self.begin = _time_edit(fill(tr("{name}: from"), name=name))
        self.until = _time_edit(fill(tr("{name}: until"), name=name))
        self._dash = PlainLabel("\N{EN DASH}", kind="second")
        boxes.row(self.begin, self._dash, self.until, Gap(10), self.switch, spacing=6, margins=0, on=self)
        self.switch.toggled.connect(self._switched)
        for edit in (self.begin, self.until):
            edit.timeChanged.connect(self._announce)
        self.setFocusProxy(self.switch)
        self.set_value("")

    def value(self) -> str:
        if not self.switch.isChecked():
            return ""
        return f"{self.begin.time().toString(_CLOCK)}-{self.until.time().toString(_CLOCK)}"

    def set_value(self, value: Value) -> None:
        hours = hours_of(str(value))
        shown = hours or hours_of(_USUAL_HOURS) or Hours(0, 1)
        blocked = [QSignalBlocker(each) for each in (self.switch, self.begin, self.until)]
        self.switch.setChecked(hours is not None)
        if hours is not None or not self.begin.isVisibleTo(self):
            self.begin.setTime(QTime(*divmod(shown.begin, _HOUR)))
            self.until.setTime(QTime(*divmod(shown.until, _HOUR)))
        for each in blocked:
            each.unblock()
        self._show_times()

    def _switched(self) -> None:
        self._show_times()
        self._announce()

    def _show_times(self) -> None:
        for each in (self.begin, self._dash, self.until):
            each.setVisible(self.switch.isChecked())

    def _announce(self) -> None:
        self.chosen.emit(self.value())


class TextField(LineEdit):
    """One line, accepted by Return or when it loses focus."""

    chosen = Signal(object)

    def __init__(self, name: str, placeholder: str) -> None:
        super().__init__(name=name, hint=placeholder)
        self._before = ""
        self.setFixedWidth(fonts.scaled(_TEXT_PX))
        self.editingFinished.connect(self._finish)

    def value(self) -> str:
        return self.text()

    def set_value(self, value: Value) -> None:
        self._before = str(value)
        if self.text() != self._before:
            self.setText(self._before)
            self.setCursorPosition(0)

    def _finish(self) -> None:
        if self.text() != self._before:
            self._before = self.text()
            self.chosen.emit(self.text())


class _Spin(QSpinBox):
    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(fonts.ui_font(fonts.BASE_PX, tabular=True))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling the page does not change the number."""
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_line_menu(self.lineEdit(), event)


class _TimeEdit(QTimeEdit):
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling the page does not change the time."""
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_line_menu(self.lineEdit(), event)


def _time_edit(name: str) -> QTimeEdit:
    made = _TimeEdit()
    made.setDisplayFormat(_CLOCK)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.setFont(fonts.ui_font(fonts.BASE_PX, tabular=True))
    made.setKeyboardTracking(False)
    made.setFixedWidth(fonts.scaled(_TIME_PX))
    made.setAccessibleName(name)
    return made


_LINES_PX, _USUAL_NAME = 76, "starred.xml"
_COMES_BACK = {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason}


class ServicesField(LinesEdit):
    """Several lines, accepted by Ctrl+Return or when the field loses focus, as by Tab."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._before = ""
        self.setAccessibleName(name)
        self.setPlaceholderText("Shelf: https://shelf.example/add?url={url}")
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(fonts.scaled(_LINES_PX))

    def value(self) -> str:
        return self.toPlainText()

    def set_value(self, value: Value) -> None:
        self._before = str(value)
        if self.toPlainText() != self._before:
            self.setPlainText(self._before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start a new line on Return; Ctrl+Return accepts the text."""
        is_return = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_return and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._finish()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Accept the text, unless only a menu or another window takes the focus."""
        super().focusOutEvent(event)
        if event.reason() not in _COMES_BACK:
            self._finish()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page if there is nothing to scroll here."""
        if self.verticalScrollBar().maximum():
            super().wheelEvent(event)
        else:
            event.ignore()

    def offer(self) -> None:
        """Offer what a line may be: each adds one, to be completed or changed."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Folder…"), self._choose_folder)
        for name, template in _TEMPLATES:
            menu.addAction(literal(name), partial(self._add_line, f"{name}: {template}"))
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose_folder(self) -> None:
        ask_folder(self, lambda path: self.add_folder(str(path)), tr("Choose a folder for articles"))

    def add_folder(self, path: str) -> None:
        self._add_line(path)
        self._finish()

    def _add_line(self, line: str) -> None:
        self.setPlainText("\n".join(filter(None, (self.toPlainText().rstrip(), line))))
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        if self.toPlainText() != self._before:
            self._before = self.toPlainText()
            self.chosen.emit(self._before)


_TEMPLATES = (
    ("wallabag", "wallabag+https://"),
    ("Miniflux", "miniflux:"),
    ("Obsidian", "obsidian://new?name={title}&content={url}%0A%0A{text}"),
    ("Mastodon", "https://mastodon.social/share?text={title}%20{url}"),
)
"""Names and templates that `Add…` offers."""


class FileField(QWidget):
    """A path with a button that opens a file dialog, and the file's address to copy."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.line = TextField(name, tr("No file"))
        self.line.setMinimumWidth(1)
        self.line.setMaximumWidth(fonts.scaled(2000))
        self.choose_button = button(tr("Choose…"), self.choose)
        self.choose_button.setAccessibleName(f"{name}: {self.choose_button.text()}")
        self.address = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "second")
        self.address.setMinimumWidth(1)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = button("", self.copy, "quiet", is_dense=True)
        self.copy_button.setAccessibleName(f"{name}: {tr('Copy address')}")
        above = boxes.row((self.line, 1), self.choose_button, spacing=8)
        self._below = boxes.widget(boxes.row((self.address, 1), self.copy_button, spacing=8, margins=0))
        boxes.column(above, self._below, spacing=6, margins=0, on=self)
        self.line.chosen.connect(self._written)
        self.setFocusProxy(self.line)
        self.set_value("")

    def value(self) -> str:
        return self.line.value()

    def set_value(self, value: Value) -> None:
        self.line.set_value(value)
        self.address.setText(
            QUrl.fromLocalFile(str(value)).toString(QUrl.ComponentFormattingOption.FullyEncoded) if value else ""
        )
        self.copy_button.setText(tr("Copy address"))
        self._below.setVisible(bool(value))

    def choose(self) -> None:
        name = self.value() or str(Path.home() / _USUAL_NAME)
        ask_new_file(self, lambda path: self._written(str(path)), name, "Atom (*.xml *.atom)", self.line.accessibleName())

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.address.text())
        self.copy_button.setText(tr("Copied"))

    def _written(self, text: str) -> None:
        """Expand a leading tilde to the home folder."""
        path = text.strip()
        self.chosen.emit(str(Path(path).expanduser()) if path.startswith("~/") else path)


class FolderField(FileField):
    """The path of a folder, and a button that opens a folder dialog."""

    def __init__(self, name: str, preference: Preference[Value]) -> None:
        super().__init__(name)
        has_usual = preference.key == Preferences.podcasts_folder.key
        self.line.setPlaceholderText(tr("Music folder") if has_usual else tr("No folder"))

    def set_value(self, value: Value) -> None:
        """Show a path; a folder has no address to copy."""
        super().set_value(value)
        self._below.hide()

    def choose(self) -> None:
        ask_folder(self, lambda path: self._written(str(path)), self.line.accessibleName(), self.value())


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


class FontField(Combo[Any]):
    """A font, or one that is chosen automatically; a click or key opens the list, a letter searches it."""

    def __init__(self, theme: Theme, name: str, automatic: Sequence[tuple[str, str]]) -> None:
        super().__init__(theme, name, automatic)
        self.automatic = list(automatic)
        self.card: FontCard | None = None
        self.setFixedWidth(fonts.scaled(_FIELD_PX))

    def set_value(self, value: Value | None) -> None:
        name = str(value or "")
        is_automatic = name in dict(self.automatic)
        self.set_choices([*self.automatic, *([] if is_automatic else [(name, name)])])
        super().set_value(name)

    def doubt(self) -> str:
        name = self.value()
        is_known = name is None or name in dict(self.automatic) or QFontDatabase.hasFamily(name)
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


class FontCard(Painted, QWidget):
    """Below its field; `taken` emits a name, or '' for "Automatic". Keys go to the search field."""

    taken = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, anchor: FontField) -> None:
        self._over = next((each for each in around(anchor) if isinstance(each, Cover)), anchor.window())
        super().__init__(self._over)
        self.follow_theme(theme)
        self._anchor = anchor
        self._is_open = True
        self.setAccessibleName(anchor.accessibleName())
        self.field = LineEdit(name=tr("Find a font"), hint=tr("Find"))
        self.list = FontList(theme, anchor.value() or "", anchor.automatic)
        boxes.column(self.field, self.list, spacing=_INSET, margins=_SHADOW + _INSET, on=self)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._find)
        self.list.itemClicked.connect(self._take)
        Anchored(anchor, self._place, self)
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

    def paint(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        paint_shadow(painter, body, 8, self._theme)
        fill_round(painter, body, 8, self._theme.color("line_strong"))
        fill_round(painter, body.adjusted(1, 1, -1, -1), 7, self._theme.color("bg_raised"))

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
    """Shows the automatic choices, then every font; the current one is checked."""

    def __init__(self, theme: Theme, used: str, automatic: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.used = used
        self.setAccessibleName(tr("Fonts"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setMouseTracking(True)
        self.setFixedHeight(fonts.scaled(_ROW_PX) * _ROWS)
        names = installed()
        self.automatic = dict(automatic)
        for name in [*self.automatic, *names, *({used} - {*self.automatic, *names})]:
            item = QListWidgetItem(self.automatic.get(name, name))
            item.setData(_NAME_ROLE, name)
            self.addItem(item)
            if name == used:
                self.setCurrentItem(item)

    def reveal(self) -> None:
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


class _Delegate(ListDelegate):
    _view: FontList
    row_px = _ROW_PX

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        name = str(index.data(_NAME_ROLE))
        with row_area(painter, option.rect) as row:
            if option.state & QStyle.StateFlag.State_Selected:
                fill_round(painter, row, 6, self._theme.color("sel"))
            font = QFont(fonts.ui_font(fonts.ROW_PX))
            is_font = name not in self._view.automatic
            if is_font:
                font.setFamilies([name, *font.families()])
            if name == self._view.used:
                tick = self._theme.icons.pixmap("tick", self._theme.color("accent_text"), _TICK, self._view.devicePixelRatioF())
                draw_icon(painter, QPointF(row.right() - _PADDING - _TICK, row.center().y() - _TICK / 2), tick)
            area = row.adjusted(_PADDING, 0, -_PADDING - _TICK - 4, 0)
            text_line(painter, area, font, self._theme.color("text" if is_font else "text_2"), str(index.data()), is_name=True)


class SegmentField(Segmented[Value]):
    """One of a few values, all of them in sight."""

    def __init__(self, theme: Theme, name: str, preference: Preference[Value]) -> None:
        super().__init__(theme, name, choices_of(preference))


class MixedSwitch(QWidget):
    """A switch over several preferences, with a word beside it for a mix that is neither on nor off."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._value = "off"
        self.mix = PlainLabel(tr("Custom"), kind="second")
        self.switch = Switch(theme, name)
        boxes.row(self.mix, self.switch, spacing=10, margins=0, on=self)
        self.switch.clicked.connect(lambda _=False: self.chosen.emit("on" if self.switch.isChecked() else "off"))
        self.setFocusProxy(self.switch)

    def value(self) -> str:
        return self._value

    def set_value(self, value: Value) -> None:
        self._value = str(value)
        self.switch.setChecked(value == "on")
        self.mix.setVisible(value == CUSTOM)
        self.switch.setAccessibleDescription(tr("Custom") if value == CUSTOM else "")


LEAST_PX = 48
_SEGMENTED = {
    each.key
    for each in (Preferences.look_theme, Preferences.reading_article_theme, Preferences.look_layout, Preferences.look_density)
}
"""Preferences with few and short choices."""

Field = (
    SwitchField
    | ChoiceField
    | SegmentField
    | NumberField
    | HoursField
    | TextField
    | FontField
    | ServicesField
    | FileField
    | MixedSwitch
    | Combo[Any]
)


class PreferenceRow(Painted, QWidget):
    """Emits `wanted(key, value)` for a valid value; shows below the help why another is refused."""

    wanted = Signal(str, object)
    refused = Signal()

    def __init__(
        self, theme: Theme, preference: Preference[Value], control: Field | None = None, label: str = "", hint: str | None = None
    ) -> None:
        super().__init__()
        self.preference = preference
        self.follow_theme(theme)
        self._note = ""
        self._value: Value = preference.default
        self.has_line = True
        name = label or tr(preference.label)
        said = preference.help if preference.hint is None else preference.hint
        self.control: Field = control if control is not None else _maker(preference)(theme, name, preference)
        self.control.setAccessibleDescription(tr(preference.help))
        self.help = PlainLabel(hint if hint is not None else tr(said) if said else "", fonts.ui_font(fonts.SMALL_PX), "meta")
        if not self.help.text():
            self.help.hide()
        self.message = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta")
        self._lay_out(PlainLabel(name, fonts.ui_font(fonts.BASE_PX)))
        self.control.chosen.connect(self._chosen)

    def _lay_out(self, label: PlainLabel) -> None:
        self.setMinimumHeight(LEAST_PX)
        label.setBuddy(self.control)
        text = QVBoxLayout()
        text.setSpacing(1)
        for each in (label, self.help, self.message):
            each.setWordWrap(True)
            each.setMinimumWidth(1)
            each.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            text.addWidget(each)
        self.message.hide()
        is_wide = isinstance(self.control, ServicesField | FileField)
        row = QVBoxLayout(self) if is_wide else QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 12 if is_wide else 8)
        row.setSpacing(7 if is_wide else 16)
        row.addLayout(text, 1)
        self._row = row
        row.addWidget(self.control, 0, Qt.AlignmentFlag(0) if is_wide else Qt.AlignmentFlag.AlignVCenter)

    def add_beside(self, button: QWidget) -> None:
        """Add a button before the control, or below one that is as wide as the page."""
        if isinstance(self._row, QVBoxLayout):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._row.insertWidget(self._row.count() - 1, button, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_value(self, value: Value) -> None:
        self._value = value
        self.control.set_value(value)
        self._say(self.control.doubt() if isinstance(self.control, FontField) else "", "warn")

    def refuse(self, message: str) -> None:
        """Show why a value was refused. The control keeps it for correction."""
        self._say(message, "bad")
        self.refused.emit()

    def restore(self) -> None:
        self.control.set_value(self._value)

    def note(self, message: str) -> None:
        if message != self._note:
            self._note = message
            self._say("", "meta")

    def search_text(self) -> str:
        preference = self.preference
        texts = (preference.label, preference.help, preference.hint, preference.section, *preference.labels)
        return " ".join((*(tr(text) for text in texts if text), page_text(preference.page)))

    def paint(self, painter: QPainter) -> None:
        if self.has_line:
            hairline(painter, 0, self.width(), self.height(), self._theme.color("line"))

    def _chosen(self, value: Value) -> None:
        try:
            checked = self.preference.check(value)
        except ValueError:
            self.refuse(refusal_text(self.preference.form, value))
            return
        self._say("", "meta")
        if checked == self._value:
            self.control.set_value(checked)
        else:
            self.wanted.emit(self.preference.key, checked)

    def _say(self, message: str, kind: str) -> None:
        shown = message or self._note
        self.message.show_text(shown)
        restyle(self.message, kind)
        self.control.setAccessibleDescription(" ".join(filter(None, (tr(self.preference.help), shown))))


class MergedRow(PreferenceRow):
    """Shows several preferences as one choice; emits `wanted` for each value that a chosen option changes."""

    def __init__(self, theme: Theme, preference: Preference[Value], merged: Merged) -> None:
        self._merged = merged
        self._parts = parts_of(preference.key)
        self._mix: dict[str, Value] = {each.key: each.default for each in self._parts}
        super().__init__(theme, preference, self._made(theme, preference), merged.label, merged.hint)

    def _made(self, theme: Theme, preference: Preference[Value]) -> Field:
        label, options = self._merged.label, self._merged.options(self._mix)
        if preference.form is Form.TYPEFACE:
            return FontField(theme, label, options)
        if [option for option, _ in options] == ["on", "off"]:
            return MixedSwitch(theme, label)
        return Combo(theme, label, options)

    def set_part(self, key: str, value: Value) -> None:
        self._mix[key] = value
        self.restore()
        self._say(self.control.doubt() if isinstance(self.control, FontField) else "", "warn")

    def set_value(self, value: Value) -> None:
        self.set_part(self.preference.key, value)

    def restore(self) -> None:
        if isinstance(self.control, Combo) and not isinstance(self.control, FontField):
            self.control.set_choices(self._merged.options(self._mix))
        self.control.set_value(self._merged.read(self._mix))

    def search_text(self) -> str:
        texts = [text for each in self._parts for text in (each.label, each.help, *each.labels)]
        own = [self._merged.label, self._merged.hint, *(text for _, text in self._merged.options(self._mix))]
        return " ".join((*own, *map(tr, texts), page_text(self.preference.page)))

    def _chosen(self, value: Value) -> None:
        self._say("", "meta")
        if value != CUSTOM:
            for key, new in self._merged.written(str(value)).items():
                if new != self._mix[key]:
                    self.wanted.emit(key, new)
        self.restore()


def _maker(preference: Preference[Value]) -> Callable[[Theme, str, Preference[Value]], Field]:
    return SegmentField if preference.key in _SEGMENTED else _MAKERS[preference.form]


_MAKERS: Mapping[Form, Callable[[Theme, str, Preference[Value]], Field]] = {
    Form.SWITCH: lambda theme, name, _: SwitchField(theme, name),
    Form.CHOICE: ChoiceField,
    Form.NUMBER: lambda theme, name, preference: (
        ChoiceField(theme, name, preference) if preference.stops else NumberField(theme, name, preference)
    ),
    Form.HOURS: lambda theme, name, _: HoursField(theme, name),
    Form.LINE: lambda _, name, __: TextField(name, tr("Default")),
    Form.PROXY: lambda _, name, __: TextField(name, tr("System")),
    Form.SERVICES: lambda _, name, __: ServicesField(name),
    Form.WEB_SEARCH: lambda _, name, __: TextField(name, "https://search.example/?q={query}"),
    Form.FILE: lambda _, name, __: FileField(name),
    Form.FOLDER: lambda _, name, preference: FolderField(name, preference),
}
