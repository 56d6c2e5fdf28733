"""Sorts names by the rules of the language: Äpfel beside Apfel, ñ after n, Part 9 before Part 10. GUI thread only."""

from functools import cache

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale, Qt


def sort_key(name: str) -> QCollatorSortKey:
    return _collator(QLocale().name()).sortKey(name)


@cache
def _collator(locale: str) -> QCollator:
    collator = QCollator(QLocale(locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    return collator
