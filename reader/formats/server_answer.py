"""The answer of a server by what was asked of it. Pure; runs in the parser process."""

from collections.abc import Callable
from types import MappingProxyType

from reader.domain.accounts import AnswerKind, ServerAnswer
from reader.formats import greader

_READERS: MappingProxyType[AnswerKind, Callable[[bytes, str], ServerAnswer]] = MappingProxyType(
    {
        AnswerKind.ITEM_IDS: lambda body, _url: greader.read_item_ids(body),
        AnswerKind.FEEDS: greader.read_feeds,
        AnswerKind.LABELS: greader.read_labels,
        AnswerKind.ITEMS: greader.read_items,
        AnswerKind.ADDED: lambda body, _url: greader.read_added(body),
    }
)


def read_answer(kind: AnswerKind, body: bytes, url: str) -> ServerAnswer:
    """What a server says; `url` tells some of the servers apart. Raises ReaderError(BAD_ANSWER)."""
    return _READERS[kind](body, url)
