"""Receives Windows messages for presence detection. Untested on Windows. GUI thread only."""

from ctypes import wintypes

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication

from reader.desktop.presence.windows import WindowsPresence

_KIND = b"windows_generic_MSG"


class WindowsMessages(QAbstractNativeEventFilter):
    """Passes messages on from `start` until `stop`, without withholding any from Qt."""

    def __init__(self, presence: WindowsPresence) -> None:
        super().__init__()
        self._presence = presence

    def start(self) -> None:
        self._presence.start()
        application = QCoreApplication.instance()
        if application is not None:
            application.installNativeEventFilter(self)

    def stop(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeNativeEventFilter(self)
        self._presence.stop()

    def nativeEventFilter(self, kind: QByteArray | bytes | bytearray | memoryview, message: int) -> object:  # noqa: N802 -- Qt's name
        if kind == _KIND:
            given = wintypes.MSG.from_address(int(message))
            self._presence.heard(int(given.message), int(given.wParam))
        return False, 0
