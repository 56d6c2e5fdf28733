"""Translations for modules that are no QObject. `packaging/translations.py` finds the texts by the name a module gives its Translator."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from reader.domain.fill import fill
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Translator:
    context: str

    def __call__(self, text: str, number: int = -1) -> str:
        return QCoreApplication.translate(self.context, text, "", number)


def local_number(number: float, decimals: int) -> str:
    return QLocale().toString(float(number), "f", decimals)


_tr = Translator("Punctuation")


def listed(parts: Iterable[str]) -> str:
    """'a, b, c' with the commas of the language."""
    between = fill(_tr("{first}, {next}"), first="", next="")
    return between.join(parts)


def labelled(label: str, text: str) -> str:
    """'Label: text' with the colon of the language."""
    return fill(_tr("{label}: {text}"), label=label, text=text)


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return fill(_tr("{sentence}."), sentence=sentence)
