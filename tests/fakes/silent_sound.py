"""Stands in for QtMultimedia where that is not installed: says what it was calls, and plays when a test says so."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from reader.domain.episodes import MediaSource


class SilentSound(QObject):
    """`calls` is what was asked of it, in order."""

    moved = Signal(int)
    length_known = Signal(int)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject, *, has_output: bool = True) -> None:
        super().__init__(parent)
        self.calls: list[tuple[str, object]] = []
        self._has_output = has_output

    def has_output(self) -> bool:
        return self._has_output

    def load(self, source: MediaSource | Path, position: int) -> None:
        self.calls.append(("load", position))

    def play(self) -> None:
        self.calls.append(("play", None))

    def pause(self) -> None:
        self.calls.append(("pause", None))

    def seek(self, position: int) -> None:
        self.calls.append(("seek", position))

    def set_speed(self, speed: float) -> None:
        self.calls.append(("speed", speed))

    def unload(self) -> None:
        self.calls.append(("unload", None))


class NoBytes:
    """A stream that is opened and brings nothing."""

    size: int | None = 1000

    def __init__(self) -> None:
        self.is_closed = False

    def read(self, offset: int, length: int) -> bytes:
        return b""

    def close(self) -> None:
        self.is_closed = True
