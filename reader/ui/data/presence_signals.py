"""By which signals of the desktop it is known when the user comes back. GUI thread only."""

from PySide6.QtCore import QObject, Signal

from reader.domain import presence


class PresenceSignals(QObject):
    """`found` is None while nobody listens."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: frozenset[presence.Signal] | None = None

    def set_found(self, found: frozenset[presence.Signal] | None) -> None:
        if found != self.found:
            self.found = found
            self.changed.emit()
