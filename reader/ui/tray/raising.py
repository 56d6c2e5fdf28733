"""Activation of the window. GUI thread only."""

import os

from PySide6.QtWidgets import QWidget

TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 -- the name, not the token
"""Environment variable from which Qt on Wayland takes the activation token that the clicked program passes on."""


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Show, raise and activate the window; `token` is the desktop's activation token, if any."""
    if token:
        os.environ[TOKEN] = token
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()


def is_in_front(window: QWidget) -> bool:
    """Return True if the window is active and visible to the user."""
    return window.isVisible() and not window.isMinimized() and window.isActiveWindow()
