"""What to say about a piece of a search that does not do what it looks like. GUI thread only."""

from PySide6.QtCore import QCoreApplication

from reader.storage.search_query import Hint, HintKind


def hint_text(hint: Hint) -> str:
    return _text(hint.kind).replace("{text}", hint.text)


def _text(kind: HintKind) -> str:
    def tr(text: str) -> str:
        return QCoreApplication.translate("Hints", text)

    texts = {
        HintKind.UNKNOWN_OPERATOR: tr("“{text}” is not a filter: searched as text."),
        HintKind.NEEDS_VALUE: tr("Type a value after “{text}”."),
        HintKind.UNKNOWN_STATE: tr("“{text}”: try is:unread, is:starred or is:later."),
        HintKind.BAD_DATE: tr("“{text}”: enter a date as 2026-03 or today."),
        HintKind.NO_SUCH_FEED: tr("No feed is called {text}."),
        HintKind.NO_SUCH_FOLDER: tr("No folder is called {text}."),
        HintKind.NO_SUCH_TAG: tr("No tag is called {text}."),
        HintKind.TOO_MANY_WORDS: tr("Too many words: ignored from “{text}” on."),
    }
    return texts[kind]
