"""Tracks missing desktop services, so that preferences that need one can show a note. GUI thread only."""

from enum import StrEnum

from PySide6.QtCore import QObject, Signal, Slot


class Service(StrEnum):
    NOTIFICATIONS = "notifications"
    BATTERY = "battery"
    CONNECTION = "connection"


class DesktopServices(QObject):
    """A service counts as missing only once that was found; `found` may be emitted in any thread."""

    found = Signal(str, bool)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.missing: frozenset[str] = frozenset()
        self.found.connect(self._take)

    @Slot(str, bool)
    def _take(self, service: str, is_offered: bool) -> None:  # noqa: FBT001 -- a slot
        missing = self.missing - {service} if is_offered else self.missing | {service}
        if missing != self.missing:
            self.missing = missing
            self.changed.emit()
