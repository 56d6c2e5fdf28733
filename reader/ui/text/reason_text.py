"""Reasons of plans and limits in the user's language. GUI thread only."""

from reader.domain.reasons import Reason, sentence
from reader.domain.sentences import Language
from reader.ui.text.translate import Translator, local_number

_LANGUAGE = Language(Translator("Reasons"), local_number)


def reason_text(reason: Reason | None) -> str:
    """What a reason says, without a capital and a full stop; empty for none."""
    return "" if reason is None else sentence(reason, _LANGUAGE)
