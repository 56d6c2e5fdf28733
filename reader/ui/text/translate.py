"""Translations for modules that are no QObject. `packaging/translations.py` finds the texts by the name a module gives its Translator."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale


@dataclass(frozen=True, slots=True)
class Translator:
    context: str

    def __call__(self, text: str, number: int = -1) -> str:
        return QCoreApplication.translate(self.context, text, "", number)


def local_number(number: float, decimals: int) -> str:
    return QLocale().toString(float(number), "f", decimals)
