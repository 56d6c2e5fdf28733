"""The one way of others' words into what Qt would read as markup or keys: tool tips, menus, buttons. GUI thread only.

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
"""The first key of each action as it is now."""


def tip(text: str) -> str:
    """Return a text for a tool tip. Qt reads one as markup where it looks like it, loads its pictures and lays out its tables."""
    shown = _shortened(text, LONGEST_TIP)
    if "<" not in shown and "&" not in shown:
        return shown
    return f'<p style="white-space:pre-wrap">{escape(shown)}</p>'


def set_tip(widget: QWidget, text: str, does: str = "") -> None:
    """Give a widget its tool tip; without words it has none. One that `does` what an action of the table does names its key, now and later."""
    if does:
        widget.setProperty(_DOES, does)
    keys = ""
    if widget.property(_DOES):
        widget.setProperty(_TIP, text)
        keys = keys_of(widget)
    widget.setToolTip(tip(f"{text}  ({keys})" if keys and text else text))


def keys_of(widget: QWidget) -> str:
    """The key of the action that a widget stands for, as the system writes it; '' for none."""
    return _keys.get(str(widget.property(_DOES) or ""), "")


def show_keys_in_tips(window: QWidget, keys: Mapping[str, str]) -> None:
    """Let the tool tips of a window, and those that are given later, name these keys of actions."""
    _keys.clear()
    _keys.update(keys)
    for widget in window.findChildren(QWidget):
        if widget.property(_DOES):
            set_tip(widget, str(widget.property(_TIP) or ""))


def show_tip(position: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip now; without words hide the one that is shown."""
    QToolTip.showText(position, tip(text), widget)


def literal(text: str) -> str:
    """Return a name for a menu or a button: on one line, and an ampersand is a letter and no key."""
    return _shortened(" ".join(text.split()), LONGEST_NAME).replace("&", "&&")


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}\N{HORIZONTAL ELLIPSIS}"
