"""Sheet of stored user data and the actions on it. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.events import Event, HabitsChanged, PreferenceChanged
from reader.domain.preferences import Preferences
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.sheet import Dialog
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.sections import HabitsSection
from reader.ui.pages.preferences.sheet import PreferenceNeeds
from reader.ui.text.preferences import tr
from reader.ui.text.translate import privacy_text


class StoredSheet(Dialog):
    """Shows that section of the preferences alone; `more` opens the full page."""

    around_scrolled, least_scrolled = 240, 100

    def __init__(self, theme: Theme, window: QWidget, needs: PreferenceNeeds, more: Callable[[], object]) -> None:
        super().__init__(theme, window, tr("Stored data"), width=620)
        where = PlainLabel(privacy_text(), kind="second", is_wrapped=True)
        self.section = HabitsSection(theme, needs.runner, needs.clock, needs.submit, needs.undo)
        self.section.set_pause(needs.values.habits_pause_until)
        self.body.addWidget(where)
        self.add_scrolled(self.section)
        self.done_button = button(self.tr("Done"), self.close_sheet, "primary")
        self.set_buttons(self.done_button, quiet=button(self.tr("Preferences…"), more, "quiet"))
        self.section.filled.connect(self.fit)
        self.open()
        self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def handle_event(self, event: Event) -> None:
        match event:
            case PreferenceChanged(key=key) if key == Preferences.habits_pause_until.key:
                self.section.set_pause(Preferences.habits_pause_until.check(event.value))
            case HabitsChanged():
                self.section.apply_change(event)

    def close_sheet(self) -> None:
        """Close without waiting for results."""
        self.section.stop()
        super().close_sheet()
