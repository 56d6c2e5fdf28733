"""Current preferences and their effects, the user's style sheet, and the signals of presence that can be listened to. GUI thread
only.
"""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from stat import S_ISREG
from typing import TypeVar

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from reader.domain import visits
from reader.domain.preferences import Preference, Preferences, Value
from reader.formats.articles.css import FILE_NAME, LARGEST
from reader.ui.data.timers import single_shot

V = TypeVar("V", bound=Value)


class LivePreferences:
    """Read values used occasionally from `values`; register immediate effects with `on_change`."""

    def __init__(self, values: Preferences) -> None:
        self.values = values
        self._effects: dict[str, list[Callable[[], object]]] = defaultdict(list)

    def on_change(self, preference: Preference[V], apply: Callable[[V], object]) -> None:
        """Call `apply` with the current value and after each change."""

        def follow() -> None:
            apply(self.values.value_of(preference))

        self._effects[preference.key].append(follow)
        follow()

    def take(self, key: str, value: Value) -> None:
        self.values = self.values.with_value(key, value)
        for follow in self._effects[key]:
            follow()


_SETTLED_MILLISECONDS = 150
"""Delay after a change, since editors write in several steps."""


class StyleFile(QObject):
    """`changed` is emitted for each change of the file, including creation and removal."""

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = folder / FILE_NAME
        self._seen = self._state()
        self._timer = single_shot(self, _SETTLED_MILLISECONDS, self._check)
        self._watcher = QFileSystemWatcher([str(folder)], self)
        self._watcher.directoryChanged.connect(self._timer.start)
        self._watcher.fileChanged.connect(self._timer.start)
        self._watch()

    def read(self) -> bytes | None:
        """Return the content, at most one byte over the limit; None if the file cannot be read."""
        try:
            if not S_ISREG(self.path.stat().st_mode):
                return None
            with self.path.open("rb") as file:
                return file.read(LARGEST + 1)
        except OSError:
            return None

    def _check(self) -> None:
        state = self._state()
        self._watch()
        if state != self._seen:
            self._seen = state
            self.changed.emit()

    def _watch(self) -> None:
        # a rewritten file is a new one to the watcher
        if self._state() is not None and str(self.path) not in self._watcher.files():
            self._watcher.addPath(str(self.path))

    def _state(self) -> tuple[int, int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino


class PresenceSignals(QObject):
    """`found` is None without a listener."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: frozenset[visits.Signal] | None = None

    def set_found(self, found: frozenset[visits.Signal] | None) -> None:
        if found != self.found:
            self.found = found
            self.changed.emit()
