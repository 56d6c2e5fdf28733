"""Hints for search terms that do not do what they seem to. GUI thread only."""

from reader.storage.search_query import Hint, HintKind
from reader.ui.text.translate import Translator, fill

_tr = Translator("Hints")


def hint_text(hint: Hint) -> str:
    return fill(_text(hint.kind), text=hint.text)


def _text(kind: HintKind) -> str:
    texts = {
        HintKind.UNKNOWN_OPERATOR: _tr("“{text}” is not a filter: searched as text."),
        HintKind.NEEDS_VALUE: _tr("Type a value after “{text}”."),
        HintKind.UNKNOWN_STATE: _tr("“{text}”: try is:unread, is:starred or is:later."),
        HintKind.BAD_DATE: _tr("“{text}”: enter a date as 2026-03 or today."),
        HintKind.NO_SUCH_FEED: _tr("No feed is called {text}."),
        HintKind.NO_SUCH_FOLDER: _tr("No folder is called {text}."),
        HintKind.NO_SUCH_TAG: _tr("No tag is called {text}."),
        HintKind.TOO_MANY_WORDS: _tr("Too many words: ignored from “{text}” on."),
    }
    return texts[kind]
