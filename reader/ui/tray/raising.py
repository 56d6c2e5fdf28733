"""How the window comes to the front, and whether it is there. GUI thread only."""

import os

from PySide6.QtWidgets import QWidget

TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 -- the name, not the token
"""By this name Wayland's Qt takes the leave to come to the front, which whoever was clicked hands on."""


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Show, raise and activate the window, wherever it was; `token` is what the desktop gave with the click, if it did."""
    if token:
        os.environ[TOKEN] = token
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()


def is_in_front(window: QWidget) -> bool:
    """Whether the user has the window before them."""
    return window.isVisible() and not window.isMinimized() and window.isActiveWindow()
