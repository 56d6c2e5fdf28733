"""Messages of Windows on their way through Qt, as far as that can be shown elsewhere."""

import ctypes
from ctypes import wintypes

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication

from reader.app.windows_messages import WindowsMessages
from reader.desktop.presence.tracker import PresenceTracker
from reader.desktop.presence.windows import SESSION_CHANGE, WindowsPresence
from tests.fakes.clock import FakeClock
from tests.unit.desktop.test_presence_elsewhere import LOCK, PATIENCE, UNLOCK, Windows
from tests.unit.desktop.test_presence_idle_poll import Heard


def test_a_message_is_read_and_left_to_qt(qapp: QApplication) -> None:
    heard = Heard()
    messages = WindowsMessages(WindowsPresence(PresenceTracker(heard, FakeClock()), 1, Windows()))
    messages.start()
    assert heard.has_heard.wait(PATIENCE)
    for parameter in (LOCK, UNLOCK):
        message = wintypes.MSG(message=SESSION_CHANGE, wParam=parameter)
        for kind in (b"xcb_generic_event_t", b"windows_generic_MSG", b"xcb_generic_event_t"):
            before = len(heard.said)
            assert messages.nativeEventFilter(QByteArray(kind), ctypes.addressof(message)) == (False, 0)
            assert (len(heard.said) > before) is (kind == b"windows_generic_MSG")
    messages.stop()
    assert [word for word, *_ in heard.said] == ["start", "left", "unlock"]
