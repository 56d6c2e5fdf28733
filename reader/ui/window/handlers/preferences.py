"""Handlers for the preferences sheet, and preferences as commands. GUI thread only."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSystemTrayIcon

from reader.domain.commands import Command, SetPreference
from reader.domain.preference import Form
from reader.domain.preferences import PREFERENCES, Preferences
from reader.ui.text.plain_text import literal
from reader.ui.text.preference_text import choices_of, tr
from reader.ui.text.translate import fill, labelled
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.general import GeneralHandlers
from reader.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from reader.ui.preferences import PreferenceNeeds

_AT_ONCE = (
    Preferences.look_theme,
    Preferences.reading_article_theme,
    Preferences.look_layout,
    Preferences.look_density,
    Preferences.look_sidebar_order,
    Preferences.reading_mark_read,
)
"""Preferences whose choices are commands because users change them while reading."""


class PreferenceHandlers(HandlerBase):
    def __init__(self, window: WindowParts, general: GeneralHandlers) -> None:
        super().__init__(window)
        self._general = general
        self.style_note: Callable[[], str] = str
        """Returns the status line of the user's style sheet."""

    def edit_preferences(self, key: str = "") -> None:
        from reader.ui.preferences import PreferencesSheet

        window = self._window
        window.show_sheet(PreferencesSheet(window.theme, window.widget, self._preference_needs(), key))

    def show_stored(self) -> None:
        from reader.ui.rhythm.stored_sheet import StoredSheet

        window = self._window
        more = partial(self.edit_preferences, Preferences.habits_record.key)
        window.show_sheet(StoredSheet(window.theme, window.widget, self._preference_needs(), more))

    def _preference_needs(self) -> "PreferenceNeeds":
        from reader.ui.preferences import PreferenceNeeds
        from reader.ui.preferences.backups_section import BackupsSection

        window, data_actions = self._window, self._window.data_actions
        return PreferenceNeeds(
            values=window.preferences.values,
            runner=window.runner,
            clock=window.clock,
            submit=window.submit,
            undo=self._undo,
            edit_keys=self._general.edit_keys,
            show_keys=self._general.show_keys,
            has_tray=QSystemTrayIcon.isSystemTrayAvailable,
            presence_signals=window.presence_signals,
            services=window.services,
            style_note=self.style_note,
            storage=partial(BackupsSection, window.theme, data_actions, window.clock, window.say)
            if data_actions is not None
            else None,
        )

    def share_services(self) -> None:
        self.edit_preferences(Preferences.share_services.key)

    @cached_property
    def preference_actions(self) -> list[tuple[str, QAction]]:
        """Return a command for each preference and for some choices, each with its search words."""
        made = [
            self._action(f"{each.key}={value}", labelled(tr(each.label), text), partial(self._ask, each.key, str(value)))
            for each in _AT_ONCE
            for value, text in choices_of(each)
        ]
        for preference in PREFERENCES.values():
            if preference.form is Form.HIDDEN:
                continue
            text = fill(tr("Preferences: {label}"), label=tr(preference.label))
            made.append(self._action(preference.key, text, partial(self.edit_preferences, preference.key)))
        return made

    def _action(self, name: str, text: str, do: Callable[[], object]) -> tuple[str, QAction]:
        action = QAction(literal(text), self._window.widget)
        action.setObjectName(name)
        action.triggered.connect(lambda: do())  # noqa: PLW0108 - the signal's argument is not wanted
        return text, action

    def _ask(self, key: str, value: str) -> None:
        self._window.submit(SetPreference(key, value))

    def _undo(self, undo: Command) -> None:
        """Undo a change announced by the sheet, so that Ctrl+Z skips it afterwards."""
        stack = self._window.undo_stack
        step = stack.step_of(undo)
        undo_command = stack.pop(step) if step is not None else undo
        if undo_command is not None:
            self._window.submit(undo_command)
