"""The keys, as a page of the preferences: how many were changed, and the way to the editor. GUI thread only."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reader.ui.actions.keys import DEFAULTS, read_keys
from reader.ui.text.preference_text import tr
from reader.ui.widgets.labels import PlainLabel, button


class KeysSection(QWidget):
    """`edit` and `show` open the editor and the sheet of all keys in place of the preferences."""

    def __init__(self, edit: Callable[[], object], show: Callable[[], object]) -> None:
        super().__init__()
        self.changed = PlainLabel(kind="second")
        self.edit_button = button(tr("Change shortcuts…"), edit, "primary")
        self.show_button = button(tr("Keyboard shortcuts"), show)
        self.setAccessibleName(tr("Keyboard shortcuts"))
        self.setAccessibleDescription(f"{self.edit_button.text()} {self.show_button.text()}")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.edit_button)
        row.addWidget(self.show_button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(14)
        column.addWidget(self.changed)
        column.addLayout(row)

    def set_keys(self, stored: str) -> None:
        """Say how many actions have other keys than usual."""
        changed = sum(keys != DEFAULTS[name] for name, keys in read_keys(stored).items())
        self.changed.setText(tr("%n shortcuts changed.", changed) if changed else tr("No shortcuts changed."))
