"""Prepares untrusted text for widgets that Qt would parse for markup or shortcuts: tool tips, menus, buttons. GUI thread only.

Labels are `labels.PlainLabel`.
"""

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget

LONGEST_TIP = 1000
LONGEST_NAME = 120
_DOES, _TIP = "does", "tip"
_keys: dict[str, str] = {}
"""The current first shortcut of each action."""


def tip(text: str) -> str:
    """Escape a text for a tool tip: Qt would interpret markup, load its pictures and lay out its tables."""
    shown = _shortened(text, LONGEST_TIP)
    if "<" not in shown and "&" not in shown:
        return shown
    return f'<p style="white-space:pre-wrap">{escape(shown)}</p>'


def set_tip(widget: QWidget, text: str, does: str = "") -> None:
    """Set the tool tip of a widget, none for an empty text. With `does`, the name of an action, it shows the current shortcut."""
    if does:
        widget.setProperty(_DOES, does)
    keys = ""
    if widget.property(_DOES):
        widget.setProperty(_TIP, text)
        keys = keys_of(widget)
    widget.setToolTip(tip(f"{text}  ({keys})" if keys and text else text))


def keys_of(widget: QWidget) -> str:
    """Return the shortcut of a widget's action in native form; '' for none."""
    return _keys.get(str(widget.property(_DOES) or ""), "")


def show_keys_in_tips(window: QWidget, keys: Mapping[str, str]) -> None:
    """Show these shortcuts in all tool tips of a window, now and later."""
    _keys.clear()
    _keys.update(keys)
    for widget in window.findChildren(QWidget):
        if widget.property(_DOES):
            set_tip(widget, str(widget.property(_TIP) or ""))


def show_tip(position: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip immediately; an empty text hides the current one."""
    QToolTip.showText(position, tip(text), widget)


def literal(text: str) -> str:
    """Return a name for a menu or a button: on one line, with ampersands escaped."""
    return _shortened(" ".join(text.split()), LONGEST_NAME).replace("&", "&&")


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}\N{HORIZONTAL ELLIPSIS}"
