"""Translations for modules that are no QObject, and what is put into them: names, numbers and dates whose direction stays their own.

`packaging/translations.py` finds the texts by the name a module gives its Translator. Texts that are shown take `fill` from here.
"""

import re
import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QGuiApplication

from reader.domain import fill as plain
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
"""Letters and marks that run from right to left, and Arabic digits."""
_ISOLATES, _END = "\u2066\u2067\u2068", "\u2069"
_DOT = "\N{MIDDLE DOT}"


def isolated(text: str) -> str:
    """A run whose direction is its own, and turns nothing beside it round (FSI, PDI)."""
    return f"\u2068{balanced(text)}{_END}" if text else text


def fill(text: str, /, **values: object) -> str:
    """All placeholders of a sentence that is shown; where any direction differs, each value is isolated from the words around it."""
    said = {name: str(value) for name, value in values.items()}
    return _begun(plain.fill(text, **dict(zip(said, apart(said.values()), strict=True))))


def apart(parts: Iterable[str]) -> list[str]:
    """Parts of one line, isolated if any of them, or the interface, runs from right to left; else as they are.

    Mere numbers have no direction, and may belong to signs beside them: 1/14.
    """
    found = list(parts)
    if QGuiApplication.isRightToLeft() or any(not part.isascii() and _FROM_THE_RIGHT.search(part) for part in found):
        return [isolated(part) if any(map(str.isalpha, part)) else part for part in found]
    return found


def dotted(*parts: str, between: str = f" {_DOT} ") -> str:
    """'a · b · c' of what is not empty."""
    return _begun(between.join(apart(filter(None, parts))))


def _begun(text: str) -> str:
    """A line of ours that runs as the interface does, also where all its letters are isolated: those say nothing of the line."""
    if not text or not QGuiApplication.isRightToLeft():
        return text
    depth = 0
    for letter in text:
        depth += (letter in _ISOLATES) - (letter == _END)
        if not depth and unicodedata.bidirectional(letter) in {"L", "R", "AL"}:
            return text
    return f"\N{RIGHT-TO-LEFT MARK}{text}"


def balanced(text: str) -> str:
    """A text that ends all isolates it begins, and no other: one of others' could end ours."""
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
    """'a, b, c' with the commas of the language."""
    between = plain.fill(_tr("{first}, {next}"), first="", next="")
    return dotted(*parts, between=between)


def privacy_text() -> str:
    """Return what is true of who learns what: said in these words wherever it is said."""
    return QCoreApplication.translate(
        "Privacy",
        "What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an "
        "account also sees what you read and star in it.",
    )


def labelled(label: str, text: str) -> str:
    """'Label: text' with the colon of the language."""
    return fill(_tr("{label}: {text}"), label=label, text=text)


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return fill(_tr("{sentence}."), sentence=sentence)
