"""Row of the preferences window: label, help and control. GUI thread only."""

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reader.domain.preference import Form, Preference, Value
from reader.ui.look import fonts
from reader.ui.look.painting import hairline
from reader.ui.look.theme import Theme
from reader.ui.preferences.fields import ChoiceField, HoursField, NumberField, SwitchField, TextField
from reader.ui.preferences.font_field import FontField
from reader.ui.preferences.wide_fields import FileField, FolderField, ServicesField
from reader.ui.text.preference_text import page_text, refusal_text, tr
from reader.ui.widgets.labels import PlainLabel

LEAST_PX = 46

Field = SwitchField | ChoiceField | NumberField | HoursField | TextField | FontField | ServicesField | FileField


class PreferenceView(Protocol):
    """View of one preference: a row, or the budget card. Emits `wanted(key, value)`."""

    preference: Preference[Value]

    def set_value(self, value: Value) -> None: ...

    def refuse(self, message: str) -> None: ...

    def search_text(self) -> str:
        """Return the text to search."""
        ...


class PreferenceRow(QWidget):
    """Emits `wanted(key, value)` for a valid value; shows below the help why another is refused."""

    wanted = Signal(str, object)
    refused = Signal()

    def __init__(self, theme: Theme, preference: Preference[Value]) -> None:
        super().__init__()
        self.preference = preference
        self._theme = theme
        self._note = ""
        self._value: Value = preference.default
        name = tr(preference.label)
        self.control: Field = _MAKERS[preference.form](theme, name, preference)
        self.control.setAccessibleDescription(tr(preference.help))
        self.help = PlainLabel(tr(preference.help), fonts.ui_font(fonts.SMALL_PX), "meta")
        self.message = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta")
        self._lay_out(PlainLabel(name, fonts.ui_font(fonts.BASE_PX)))
        self.control.chosen.connect(self._chosen)
        theme.changed.connect(self.update)

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
        row.setContentsMargins(0, 7, 0, 12 if is_wide else 8)
        row.setSpacing(7 if is_wide else 24)
        row.addLayout(text, 1)
        row.addWidget(self.control, 0, Qt.AlignmentFlag(0) if is_wide else Qt.AlignmentFlag.AlignVCenter)

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
        """Show a message that is not in the table."""
        if message != self._note:
            self._note = message
            self._say("", "meta")

    def search_text(self) -> str:
        preference = self.preference
        texts = (preference.label, preference.help, preference.section, *preference.labels)
        return " ".join((*(tr(text) for text in texts if text), page_text(preference.page)[0]))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        hairline(painter, 0, self.width(), self.height(), self._theme.color("line"))
        painter.end()

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
        self.message.setText(shown)
        self.message.setVisible(bool(shown))
        self.message.setProperty("kind", kind)
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)
        self.control.setAccessibleDescription(" ".join(filter(None, (tr(self.preference.help), shown))))


_MAKERS: Mapping[Form, Callable[[Theme, str, Preference[Value]], Field]] = {
    Form.SWITCH: lambda theme, name, _: SwitchField(theme, name),
    Form.CHOICE: ChoiceField,
    Form.NUMBER: lambda theme, name, preference: (
        ChoiceField(theme, name, preference) if preference.stops else NumberField(theme, name, preference)
    ),
    Form.HOURS: lambda theme, name, _: HoursField(theme, name),
    Form.LINE: lambda _, name, __: TextField(name, tr("Default")),
    Form.PROXY: lambda _, name, __: TextField(name, tr("System")),
    Form.TYPEFACE: lambda theme, name, _: FontField(theme, name),
    Form.SERVICES: lambda _, name, __: ServicesField(name),
    Form.WEB_SEARCH: lambda _, name, __: TextField(name, "https://search.example/?q={query}"),
    Form.FILE: lambda _, name, __: FileField(name),
    Form.FOLDER: lambda _, name, __: FolderField(name),
}
