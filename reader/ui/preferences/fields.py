"""Controls of the rows: switch, choice, number, hours, text. GUI thread only.

Each emits `chosen` when the user changes it; `set_value` shows a value and emits nothing.
"""

from PySide6.QtCore import QSignalBlocker, Qt, QTime, Signal
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QTimeEdit, QWidget

from reader.domain.hours import Hours, hours_of
from reader.domain.preference import Preference, Value
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.preference_text import choices_of, tr, value_text
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import Gap
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.controls.switch import Switch
from reader.ui.widgets.labels import IconButton, PlainLabel
from reader.ui.widgets.text_fields import LineEdit, open_line_menu

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


class NumberField(QWidget):
    """A spin box between two buttons."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, name: str, preference: Preference[Value]) -> None:
        super().__init__()
        self.spin = _Spin()
        self.spin.setRange(preference.minimum or 0, preference.maximum or 0)
        self.spin.setSingleStep(preference.step)
        self.spin.setSuffix(" px" if preference.unit == "pixels" else "")
        self.spin.setAccessibleName(name)
        self.spin.setFixedWidth(fonts.scaled(_NUMBER_PX))
        # half a typed number must not be accepted
        self.spin.setKeyboardTracking(False)
        self.less = IconButton(theme, "minus", fill(tr("Less: {name}"), name=name))
        self.more = IconButton(theme, "plus", fill(tr("More: {name}"), name=name))
        boxes.row(self.less, self.spin, self.more, spacing=4, margins=0, on=self)
        for button, step in ((self.less, -1), (self.more, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, step=step: self.spin.stepBy(step))
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
        """Return the hours in the preference's format."""
        if not self.switch.isChecked():
            return ""
        return f"{self.begin.time().toString(_CLOCK)}-{self.until.time().toString(_CLOCK)}"

    def set_value(self, value: Value) -> None:
        """Show hours, or none."""
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
        super().__init__()
        self._before = ""
        self.setAccessibleName(name)
        self.setPlaceholderText(placeholder)
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
