"""Reports to the engine when the user returns to the computer and leaves it, if both preferences are on. GUI thread."""

import logging
import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal

from reader.desktop.presence.tracker import PresenceTracker
from reader.domain import presence
from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.preferences import Preferences
from reader.domain.presence_commands import RecordLeaving, RecordReturn
from reader.ui.window.main_window import MainWindow

_log = logging.getLogger(__name__)


class PresenceWatch(Protocol):
    def start(self) -> None:
        """Start listening; does not block."""
        ...

    def stop(self) -> None: ...


class PresenceCommands:
    """Converts presence changes to commands, in any thread."""

    def __init__(
        self, submit: Callable[[Command], None], clock: Clock, know_from: Callable[[frozenset[presence.Signal]], None]
    ) -> None:
        self._submit = submit
        self._clock = clock
        self._know_from = know_from

    def came_back(self, signal: presence.Signal, at: int, away_seconds: int | None) -> None:
        self._submit(RecordReturn(at, self._clock.utc_offset_seconds(at), signal, away_seconds))

    def went_away(self, at: int) -> None:
        self._submit(RecordLeaving(at))

    def know_from(self, signals: frozenset[presence.Signal]) -> None:
        _log.info("When you come back is known from: %s", ", ".join(sorted(signals)) or "nothing")
        self._know_from(signals)


class PresenceLink(QObject):
    """Listens from `begin` until `stop`, while both preferences are on; the user counts as present when listening starts."""

    known = Signal(object)

    def __init__(self, window: MainWindow, submit: Callable[[Command], None]) -> None:
        super().__init__(window)
        self._window = window
        self._submit = submit
        self._watch: PresenceWatch | None = None
        self._has_begun = False
        # in the order of the reports, from any thread
        self.known.connect(window.parts.presence_signals.set_found, Qt.ConnectionType.QueuedConnection)
        for preference in (Preferences.habits_presence, Preferences.habits_record):
            window.parts.preferences.on_change(preference, lambda _: self._follow())

    def begin(self) -> None:
        """Follow the preferences from now on."""
        self._has_begun = True
        self._follow()

    def stop(self) -> None:
        self._has_begun = False
        self._follow()

    def _follow(self) -> None:
        values = self._window.parts.preferences.values
        is_wanted = self._has_begun and values.habits_presence and values.habits_record
        if is_wanted and self._watch is None:
            self._listen()
        elif not is_wanted and self._watch is not None:
            self._watch.stop()
            self._watch = None
            self.known.emit(None)

    def _listen(self) -> None:
        clock = self._window.parts.clock
        commands = PresenceCommands(self._submit, clock, self.known.emit)
        try:
            self._watch = _watch_of_this_system(PresenceTracker(commands, clock), self._window)
        except (ImportError, OSError) as problem:
            _log.info("When you come back is not known: %s", problem)
            self.known.emit(frozenset())
        else:
            self._watch.start()


def _watch_of_this_system(tracker: PresenceTracker, window: MainWindow) -> PresenceWatch:
    """Return the listener for this system. Raises OSError if it is not supported, ImportError if its module is missing."""
    if sys.platform == "linux":
        from reader.desktop.presence.linux import LinuxPresence

        return LinuxPresence(tracker)
    elif sys.platform == "win32":  # noqa: RET505 -- a checker of types leaves out what is of another system in such a chain only
        import ctypes

        from reader.app.windows_messages import WindowsMessages
        from reader.desktop.presence.windows import WindowsPresence

        return WindowsMessages(WindowsPresence(tracker, int(window.winId()), ctypes.windll))
    elif sys.platform == "darwin":
        from reader.desktop.presence.macos import mac_presence

        return mac_presence(tracker)
    else:
        raise OSError(f"nobody listens on {sys.platform}")
