"""Translations for modules without QObject, and placeholders whose values keep their own direction.

`packaging/translations.py` finds the texts by the name a module gives its Translator. Texts that are shown take `fill` from here.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolTip, QWidget

from reader.domain import sentences as plain
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Translator:
    context: str

    def __call__(self, text: str, number: int = -1) -> str:
        return QCoreApplication.translate(self.context, text, "", number)


def local_number(number: float, decimals: int) -> str:
    return QLocale().toString(float(number), "f", decimals)


_FROM_THE_RIGHT = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Right-to-left letters and marks, and Arabic digits."""
_ISOLATES, _END = "\u2066\u2067\u2068", "\u2069"
_DOT = "\N{MIDDLE DOT}"


def isolated(text: str) -> str:
    """Isolate the direction of a text from its surroundings (FSI, PDI)."""
    return f"\u2068{balanced(text)}{_END}" if text else text


def fill(text: str, /, **values: object) -> str:
    """Fill all placeholders of a shown sentence; if directions differ, each value is isolated."""
    said = {name: str(value) for name, value in values.items()}
    return _begun(plain.fill(text, **dict(zip(said, apart(said.values()), strict=True))))


def apart(parts: Iterable[str]) -> list[str]:
    """Isolate the parts of a line if any of them, or the interface, runs from right to left; else return them unchanged. Numbers
    have no direction, and may belong to signs beside them: 1/14.
    """
    found = list(parts)
    if QGuiApplication.isRightToLeft() or any(not part.isascii() and _FROM_THE_RIGHT.search(part) for part in found):
        return [isolated(part) if any(map(str.isalpha, part)) else part for part in found]
    return found


def dotted(*parts: str, between: str = f" {_DOT} ") -> str:
    """Join the non-empty parts as 'a · b · c'."""
    return _begun(between.join(apart(filter(None, parts))))


def _begun(text: str) -> str:
    """Give a line the interface's direction even if all its letters are isolated, since those do not set it."""
    if not text or not QGuiApplication.isRightToLeft():
        return text
    depth = 0
    for letter in text:
        depth += (letter in _ISOLATES) - (letter == _END)
        if not depth and unicodedata.bidirectional(letter) in {"L", "R", "AL"}:
            return text
    return f"\N{RIGHT-TO-LEFT MARK}{text}"


def balanced(text: str) -> str:
    """Balance a text's isolates: an unmatched one could end ours."""
    if text.isascii() or (_END not in text and not any(mark in text for mark in _ISOLATES)):
        return text
    depth, kept = 0, []
    for letter in text:
        depth += letter in _ISOLATES
        if letter == _END and not depth:
            continue
        depth -= letter == _END
        kept.append(letter)
    return "".join(kept) + _END * depth


_tr = Translator("Punctuation")


def listed(parts: Iterable[str]) -> str:
    """Join with the language's commas: 'a, b, c'."""
    between = plain.fill(_tr("{first}, {next}"), first="", next="")
    return dotted(*parts, between=between)


def privacy_text() -> str:
    """Return the privacy statement, worded identically everywhere."""
    return QCoreApplication.translate(
        "Privacy",
        "What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an "
        "account also sees what you read and star in it.",
    )


def labelled(label: str, text: str) -> str:
    """Return 'Label: text' with the language's colon."""
    return fill(_tr("{label}: {text}"), label=label, text=text)


def ended(sentence: str) -> str:
    """End a sentence with the language's full stop."""
    return fill(_tr("{sentence}."), sentence=sentence)


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
