"""Texts for reasons of plans and limits. GUI thread only."""

from reader.domain.reasons import Reason, sentence
from reader.domain.sentences import Language
from reader.ui.text.translate import Translator, local_number

_LANGUAGE = Language(Translator("Reasons"), local_number)


def reason_text(reason: Reason | None) -> str:
    """Return a reason without capital and full stop; empty for none."""
    return "" if reason is None else sentence(reason, _LANGUAGE)
