"""Keeps a window on the screen it is on, whatever size it was remembered with or made for. GUI thread only."""

from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QStyle, QWidget

_NOBODYS_PX = 800
"""Each side of the screen that Qt invents where there is none; who asks for a picture of a larger window shall get it."""
_IN_REACH_PX = 80
_EDGE_PX = 4


def fit_to_screen(window: QWidget) -> None:
    """Make a window as small as its screen, if it is larger, and bring it back where its head cannot be reached."""
    screen = QGuiApplication.screenAt(window.geometry().center()) or window.screen()
    if window.isMaximized() or window.isFullScreen() or _is_invented(screen):
        return
    fitted = fitted_geometry(window.geometry(), screen.availableGeometry(), _frame(window))
    if fitted != window.geometry():
        window.setGeometry(fitted)


def fitted_geometry(wanted: QRect, room: QRect, frame: QMargins) -> QRect:
    """The geometry itself where it fits; else as much of it as the room has, inside the room."""
    inside = room.marginsRemoved(frame)
    size = wanted.size().boundedTo(inside.size())
    header = QRect(wanted.left(), wanted.top() - frame.top(), wanted.width(), max(frame.top(), 1))
    seen = header.intersected(room)
    if size == wanted.size() and seen.width() >= min(_IN_REACH_PX, wanted.width()) and seen.height() > 0:
        return wanted
    left = min(max(wanted.left(), inside.left()), inside.right() + 1 - size.width())
    top = min(max(wanted.top(), inside.top()), inside.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def _frame(window: QWidget) -> QMargins:
    """What the window manager draws around; before the window was shown it is to be guessed."""
    outer, inner = window.frameGeometry(), window.geometry()
    if outer != inner:
        return QMargins(
            inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(), outer.bottom() - inner.bottom()
        )
    return QMargins(_EDGE_PX, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight), _EDGE_PX, _EDGE_PX)


def _is_invented(screen: QScreen) -> bool:
    ratio, size = screen.devicePixelRatio(), screen.size()
    is_it = all(abs(side * ratio - _NOBODYS_PX) <= ratio for side in (size.width(), size.height()))
    return QGuiApplication.platformName() == "offscreen" and is_it
