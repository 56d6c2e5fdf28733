"""Shortcut editor: all actions at the left, shortcuts of one at the right; changes apply at once. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QVBoxLayout, QWidget

from reader.domain.commands import Command, SetPreference
from reader.domain.events import Event, PreferenceChanged
from reader.domain.preferences import Preferences
from reader.ui.actions.keys import DEFAULTS, Keys, conflicts, read_keys, shown_keys, without, write_keys
from reader.ui.dialogs.keys.key_list import KeyList, key_groups
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.translate import fill, listed
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH, Gap
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.surface import SideBySide, SideColumn
from reader.ui.widgets.text_fields import LineEdit

_LONGEST = 2
_RESERVED = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class KeyRecorder(QKeySequenceEdit):
    """`recorded` carries a key or a chord of two as portable text. Escape, Enter and Tab without modifiers keep their function."""

    recorded = Signal(str)

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(_LONGEST)
        self.setAccessibleName(name)
        field = self.findChild(QLineEdit)
        if isinstance(field, QLineEdit):
            # every key is recorded here, so there is nothing to edit
            field.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
            field.setPlaceholderText(text)
            field.setAccessibleName(name)
            field.setFont(fonts.ui_font(fonts.ROW_PX))
            field.setProperty("kind", "large")
        self.editingFinished.connect(self._announce)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Record every key except those that leave the field."""
        if Qt.Key(event.key()) in _RESERVED and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.clear()

    def _announce(self) -> None:
        keys = self.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        if keys and self.hasFocus():
            self.clear()
            self.recorded.emit(keys)


_WIDTH, _HEIGHT, _LIST_PX = 860, 620, 440


class KeyEditor(Cover):
    """Never assigns a shortcut twice: shows its current action and offers to reassign it."""

    def __init__(self, theme: Theme, window: QWidget, stored: str, submit: Callable[[Command], None]) -> None:
        super().__init__(theme, window, "", _WIDTH, _HEIGHT)
        self.setAccessibleName(self.tr("Change shortcuts"))
        self._submit = submit
        self._keys = read_keys(stored)
        self._labels = {line.name: line.label for _, lines in key_groups(self._keys) for line in lines}
        self._name = ""
        self._wanted = ""
        self.filter = LineEdit()
        self.filter.setPlaceholderText(self.tr("Search shortcuts"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.list = KeyList(theme)
        self.title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD), is_wrapped=True)
        self._caps = QVBoxLayout()
        self._caps.setSpacing(6)
        self.recorder = KeyRecorder(self.tr("New shortcut"), self.tr("Press the new shortcut"))
        self.message = PlainLabel(kind="second", is_wrapped=True)
        self.reassign_button = button("", self._reassign, "primary")
        self.reset_button = button(self.tr("Reset to default"), self._reset)
        self.reset_all_button = button(self.tr("Reset all"), self._reset_all, "danger")
        self.done_button = button(self.tr("Done"), self.close_sheet, "primary")
        self._lay_out(theme)
        self.filter.textChanged.connect(self._show_list)
        self.list.chosen.connect(self._choose)
        self.list.itemActivated.connect(lambda _: self.recorder.setFocus(Qt.FocusReason.OtherFocusReason))
        self.recorder.recorded.connect(self._record)
        self._show_list()
        self.open()
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, theme: Theme) -> None:
        side = SideColumn(theme)
        title = PlainLabel(self.tr("Keyboard shortcuts"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 4))
        field = boxes.row(self.filter, margins=(16, 0, 16, 0))
        boxes.column(title, field, (self.list, 1), spacing=8, margins=side_margins(0, 18, 1, 12), on=side)
        footer = boxes.row(self.reset_all_button, STRETCH, self.done_button)
        right = boxes.column(
            self.title,
            self._caps,
            self.recorder,
            self.message,
            (self.reassign_button, 0, Qt.AlignmentFlag.AlignLeft),
            Gap(8),
            (self.reset_button, 0, Qt.AlignmentFlag.AlignLeft),
            STRETCH,
            footer,
            spacing=10,
            margins=(28, 24, 28, 20),
        )
        self.column.addLayout(SideBySide(side, _LIST_PX, right))

    def handle_event(self, event: Event) -> None:
        if isinstance(event, PreferenceChanged) and event.key == Preferences.look_keys.key:
            self._keys = read_keys(Preferences.look_keys.check(event.value))
            self._show_list()

    def _choose(self, name: str) -> None:
        is_other = name != self._name
        self._name = name
        self.title.setText(self._labels[name])
        self._show_caps()
        self.reset_button.setVisible(self._keys[name] != DEFAULTS[name])
        self.reset_all_button.setVisible(any(keys != DEFAULTS[other] for other, keys in self._keys.items()))
        if is_other:
            self._explain("")

    def _show_list(self) -> None:
        self.list.show_groups(key_groups(self._keys, self.filter.text()), self._name)
        if self._name:
            self._choose(self._name)

    def _show_caps(self) -> None:
        while (item := self._caps.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for key in self._keys[self._name]:
            label = fill(self.tr("Remove {keys}"), keys=shown_keys(key))
            self._caps.addWidget(button(label, partial(self._remove, key)), 0, Qt.AlignmentFlag.AlignLeft)
        if not self._keys[self._name]:
            self._caps.addWidget(PlainLabel(self.tr("No shortcuts"), kind="meta"))

    def _record(self, wanted: str) -> None:
        """Add the recorded keys, or show their current action."""
        self._wanted = wanted
        own = self._keys[self._name]
        shown = shown_keys(wanted)
        conflicting = conflicts(self._keys, self._name, wanted)
        if wanted in own:
            self._explain(fill(self.tr("{keys} is already assigned to this."), keys=shown))
        elif conflicting:
            names = listed(self._named(name, key) for name, key in conflicting)
            self._explain(fill(self.tr("{keys} is used by {names}."), keys=shown, names=names))
            first = self._labels[conflicting[0][0]]
            label = fill(self.tr("Reassign from “{name}”"), name=first) if len(conflicting) == 1 else self.tr("Reassign from all")
            self.reassign_button.setText(label)
            self.reassign_button.show()
            self.reassign_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._put({**self._keys, self._name: (wanted, *own)})

    def _named(self, name: str, key: str) -> str:
        """Return the action of a shortcut, with the shortcut itself if it is a longer chord that the wanted one begins."""
        return f"“{self._labels[name]}”" + (f" ({shown_keys(key)})" if key != self._wanted else "")

    def _reassign(self) -> None:
        """Assign the wanted keys to the selected action alone."""
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        left = without(self._keys, conflicts(self._keys, self._name, self._wanted))
        self._put({**left, self._name: (self._wanted, *left[self._name])})

    def _remove(self, key: str) -> None:
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        self._put({**self._keys, self._name: tuple(each for each in self._keys[self._name] if each != key)})

    def _reset(self) -> None:
        """Restore the default shortcuts, removing them from other actions."""
        usual = DEFAULTS[self._name]
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        left = without(self._keys, [pair for key in usual for pair in conflicts(self._keys, self._name, key)])
        self._put({**left, self._name: usual})

    def _reset_all(self) -> None:
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        self._put(dict(DEFAULTS))

    def _put(self, keys: dict[str, Keys]) -> None:
        self._keys = keys
        self._explain("")
        self._show_list()
        self._submit(SetPreference(Preferences.look_keys.key, write_keys(keys)))

    def _explain(self, label: str) -> None:
        self.message.setText(label)
        self.message.setVisible(bool(label))
        self.reassign_button.hide()
