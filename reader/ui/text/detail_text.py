"""Texts for details of problems and list items. GUI thread only."""

from reader.domain.details import Detail, detail_in
from reader.domain.sentences import Language
from reader.ui.text.translate import Translator, local_number

_LANGUAGE = Language(Translator("Details"), local_number)


def detail_text(detail: Detail | str) -> str:
    """Return the text of a detail; strings are returned unchanged."""
    return detail if isinstance(detail, str) else detail_in(detail, _LANGUAGE)
