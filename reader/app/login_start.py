"""Keeps the preference to start with the session and the session's own entry in step, both ways. GUI thread only."""

import logging

from PySide6.QtCore import QObject

from reader.desktop.autostart import is_autostart, set_autostart
from reader.domain.commands import SetPreference
from reader.domain.fill import fill
from reader.domain.preferences import Preferences
from reader.ui.window.main_window import MainWindow

_log = logging.getLogger(__name__)


class LoginStart(QObject):
    """`command` is what the session starts."""

    def __init__(self, window: MainWindow, command: list[str]) -> None:
        super().__init__(window)
        self._window = window
        self._command = command
        self._is_wanted = window.preferences.values.desktop_start_at_login
        window.preferences.on_change(Preferences.desktop_start_at_login, self._follow)

    def compare(self) -> None:
        """What was switched elsewhere meanwhile holds: the preference follows."""
        is_on = is_autostart()
        if is_on != self._is_wanted:
            self._is_wanted = is_on
            self._window.submit(SetPreference(Preferences.desktop_start_at_login.key, is_on))

    def _follow(self, is_on: bool) -> None:  # noqa: FBT001 -- a preference's value
        """Where the entry cannot be written, the preference goes back."""
        if is_on != self._is_wanted:
            self._switch(is_on=is_on)

    def _switch(self, *, is_on: bool) -> None:
        self._is_wanted = is_on
        try:
            set_autostart(self._command, is_on=is_on)
        except OSError as error:
            _log.warning("The entry for starting with the session could not be changed", exc_info=True)
            self._window.say(fill(self.tr("Start at login could not be changed: {why}"), why=error.strerror or ""))
            self.compare()
