"""Reasons of plans and limits in the user's language. GUI thread only."""

from PySide6.QtCore import QLocale

from reader.domain.reasons import Language, Reason, sentence
from reader.ui.text.translate import Translator

_LANGUAGE = Language(
    Translator("Reasons"),
    lambda number, decimals: QLocale().toString(number, "f", decimals),
)


def reason_text(reason: Reason | None) -> str:
    """What a reason says, without a capital and a full stop; empty for none."""
    return "" if reason is None else sentence(reason, _LANGUAGE)
