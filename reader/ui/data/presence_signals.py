"""Desktop signals that detect the user's return. GUI thread only."""

from PySide6.QtCore import QObject, Signal

from reader.domain import presence


class PresenceSignals(QObject):
    """`found` is None without a listener."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: frozenset[presence.Signal] | None = None

    def set_found(self, found: frozenset[presence.Signal] | None) -> None:
        if found != self.found:
            self.found = found
            self.changed.emit()
