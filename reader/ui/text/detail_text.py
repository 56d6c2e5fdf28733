"""What is said beside a problem or of a line of a list, in the user's language. GUI thread only."""

from reader.domain.details import Detail, detail_in
from reader.domain.sentences import Language
from reader.ui.text.translate import Translator, local_number

_LANGUAGE = Language(Translator("Details"), local_number)


def detail_text(detail: Detail | str) -> str:
    """What a detail says; a text is shown as it is."""
    return detail if isinstance(detail, str) else detail_in(detail, _LANGUAGE)
