"""The one way of others' words into what Qt would read as markup or keys: tool tips, menus, buttons. GUI thread only.

Labels are `labels.PlainLabel`.
"""

from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget

LONGEST_TIP = 1000
LONGEST_NAME = 120


def tip(text: str) -> str:
    """Return a text for a tool tip. Qt reads one as markup where it looks like it, loads its pictures and lays out its tables."""
    shown = _shortened(text, LONGEST_TIP)
    if "<" not in shown and "&" not in shown:
        return shown
    return f'<p style="white-space:pre-wrap">{escape(shown)}</p>'


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget its tool tip; without words it has none."""
    widget.setToolTip(tip(text))


def show_tip(position: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip now; without words hide the one that is shown."""
    QToolTip.showText(position, tip(text), widget)


def literal(text: str) -> str:
    """Return a name for a menu or a button: on one line, and an ampersand is a letter and no key."""
    return _shortened(" ".join(text.split()), LONGEST_NAME).replace("&", "&&")


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}\N{HORIZONTAL ELLIPSIS}"
