"""Searches enumerated texts in the user's language: returns the kinds whose text matches. GUI thread only."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeVar

from reader.domain.details import TEXTS
from reader.domain.errors import SENTENCES
from reader.domain.reasons import ReasonKind, parts_of
from reader.domain.request_log import RequestKind
from reader.domain.schedule import Rule
from reader.domain.sentences import PLACE
from reader.storage.activity import Word
from reader.ui.text.activity_text import kind_text, rule_text
from reader.ui.text.translate import Translator

Kind = TypeVar("Kind", bound=StrEnum)

_COUNTS = (1, 2)
"""Examples for each plural form in our languages."""


def search_words(typed: str) -> tuple[Word, ...]:
    """Return the words of a search, each with the kinds whose text contains it."""
    words = typed.split()
    if not words:
        return ()
    reasons = {kind: _shown("Reasons", parts_of(kind)) for kind in ReasonKind}
    problems = {kind: _shown("Problems", [text]) for kind, text in SENTENCES.items()}
    details = {kind: _shown("Details", [text]) for kind, text in TEXTS.items()}
    rules = {rule: rule_text(rule).casefold() for rule in Rule}
    kinds = {kind: kind_text(kind).casefold() for kind in RequestKind}
    by_kind = (rules, reasons, problems, details, kinds)
    return tuple(Word(word, *(_holding(texts, word) for texts in by_kind)) for word in words)


def _shown(context: str, texts: Iterable[str]) -> str:
    """Join all texts that may be shown, without their values."""
    translate = Translator(context)
    said = {translate(text, count) for text in texts if PLACE.sub("", text) for count in (_COUNTS if "%n" in text else (-1,))}
    return " ".join(PLACE.sub(" ", text) for text in sorted(said)).casefold()


def _holding(texts: Mapping[Kind, str], word: str) -> tuple[Kind, ...]:
    return tuple(kind for kind, text in texts.items() if word.casefold() in text)
