"""QtMultimedia behind five calls. It reads files and our own streams, never the network. GUI thread only.

Qt reads a stream in its own threads. To unload one, end its reads first, and never call `setSourceDevice(None)`, which waits for
those threads while they wait for Python.
"""

import importlib.util
from pathlib import Path

from PySide6.QtCore import QIODevice, QObject, QUrl, Signal
from PySide6.QtGui import QImageReader

from reader.domain.episodes import MediaSource
from reader.domain.errors import Problem, ProblemKind, ReaderError

COVER_MEGABYTES = 1
"""Limit of a cover's pixels, the least that Qt accepts: it decodes an episode's cover unasked, in a thread of its own. Larger
ones are skipped; one of this size with endless scans delays only its own episode.
"""
_LONGEST = 2**31 - 1
"""Maximum milliseconds that a signal carries: 24 days, whatever the file says."""


def can_play() -> bool:
    """Check whether QtMultimedia is installed, without importing it."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


class SourceDevice(QIODevice):
    """A stream for Qt; `problem` is the error that ended it."""

    def __init__(self, source: MediaSource, parent: QObject) -> None:
        super().__init__(parent)
        self._source = source
        self._place = 0
        self._is_over = False
        self.problem: Problem | None = None
        self.open(QIODevice.OpenModeFlag.ReadOnly | QIODevice.OpenModeFlag.Unbuffered)

    def isSequential(self) -> bool:
        return not self._source.size

    def size(self) -> int:
        return self._source.size or 0

    def atEnd(self) -> bool:
        """Return True after an error too: an empty read would be repeated forever."""
        return self._is_over or bool(self._source.size and self._place >= self._source.size)

    def seek(self, place: int) -> bool:
        super().seek(place)
        self._place = place
        return True

    def readData(self, length: int) -> bytes:
        """Read in a thread of Qt's."""
        try:
            data = self._source.read(self._place, length)
        except ReaderError as error:
            self.problem, self._is_over = error.problem, True
            return b""
        except Exception as error:  # noqa: BLE001 -- a mistake of ours must not end Qt's thread
            self.problem, self._is_over = Problem(ProblemKind.BUG, type(error).__name__), True
            return b""
        self._is_over = self._is_over or (not data and not self._source.size)
        self._place += len(data)
        return data

    def writeData(self, data: bytes | bytearray | memoryview, length: int, /) -> int:  # noqa: ARG002 -- Qt's signature
        return -1

    def end(self) -> None:
        """End the stream, and wake waiting readers."""
        self._is_over = True
        self._source.close()


class Sound(QObject):
    """Plays one episode at a time; times are milliseconds. `failed` carries the problem, None if Qt cannot decode it."""

    moved = Signal(int)
    length_known = Signal(int)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        from PySide6.QtMultimedia import QAudioOutput, QMediaDevices, QMediaPlayer

        # nothing else decodes pictures in this process
        QImageReader.setAllocationLimit(COVER_MEGABYTES)
        self._kinds = QMediaPlayer
        self._devices = QMediaDevices
        self._player = QMediaPlayer(self)
        self._output = QAudioOutput(self)
        self._player.setAudioOutput(self._output)
        self._device: SourceDevice | None = None
        self._seek_to = 0
        self._player.positionChanged.connect(lambda place: self.moved.emit(min(int(place), _LONGEST)))
        self._player.durationChanged.connect(lambda length: self.length_known.emit(min(int(length), _LONGEST)))
        self._player.mediaStatusChanged.connect(lambda _: self._follow_status())
        self._player.errorOccurred.connect(lambda *_: self._fail())

    def has_output(self) -> bool:
        """Check whether there is an audio output."""
        return bool(self._devices.audioOutputs())

    def load(self, source: MediaSource | Path, position: int) -> None:
        """Play a file or stream from a position; does not block."""
        self.unload()
        self._seek_to = position
        if isinstance(source, Path):
            self._player.setSource(QUrl.fromLocalFile(str(source)))
        else:
            self._device = SourceDevice(source, self)
            # the name only helps to guess the format, which Qt finds in the bytes
            self._player.setSourceDevice(self._device, QUrl("episode"))
        self._player.play()

    def play(self) -> None:
        self._player.play()

    def pause(self) -> None:
        self._player.pause()

    def seek(self, position: int) -> None:
        self._seek_to = 0
        self._player.setPosition(position)

    def set_speed(self, speed: float) -> None:
        self._player.setPlaybackRate(speed)

    def unload(self) -> None:
        """Stop, and release the file or stream."""
        device, self._device = self._device, None
        if device is not None:
            device.end()
        if not self._player.source().isEmpty() or device is not None:
            self._player.stop()
            self._player.setSource(QUrl())
        if device is not None:
            device.deleteLater()

    def _follow_status(self) -> None:
        status, known = self._player.mediaStatus(), self._kinds.MediaStatus
        if status in {known.LoadedMedia, known.BufferedMedia} and self._seek_to:
            place, self._seek_to = self._seek_to, 0
            self._player.setPosition(place)
        elif status == known.EndOfMedia and self._device is not None and self._device.problem is not None:
            self._fail()
        elif status == known.EndOfMedia:
            self.ended.emit()
        elif status == known.InvalidMedia:
            self._fail()

    def _fail(self) -> None:
        self.failed.emit(self._device.problem if self._device is not None else None)
