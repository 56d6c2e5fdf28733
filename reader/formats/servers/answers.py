"""Reads a server's response by its kind. Pure; runs in the parser process."""

from collections.abc import Callable
from types import MappingProxyType

from reader.domain.accounts import AnswerKind, ServerAnswer
from reader.formats.servers import greader, miniflux

_READERS: MappingProxyType[AnswerKind, Callable[[bytes, str], ServerAnswer]] = MappingProxyType(
    {
        AnswerKind.ITEM_IDS: lambda body, _url: greader.read_item_ids(body),
        AnswerKind.FEEDS: greader.read_feeds,
        AnswerKind.LABELS: lambda body, _url: greader.read_labels(body),
        AnswerKind.ITEMS: greader.read_items,
        AnswerKind.ADDED: lambda body, _url: greader.read_added(body),
        AnswerKind.FETCHED_FEEDS: lambda body, _url: greader.read_fetched_feeds(body),
        AnswerKind.COUNTS: lambda body, _url: greader.read_counts(body),
        AnswerKind.ENTRIES: lambda body, _url: miniflux.read_entries(body),
        AnswerKind.ENTRY_IDS: lambda body, _url: miniflux.read_entry_ids(body),
        AnswerKind.OWN_FEEDS: lambda body, _url: miniflux.read_feeds(body),
        AnswerKind.COUNTERS: lambda body, _url: miniflux.read_counters(body),
        AnswerKind.OWN_USER: lambda body, _url: miniflux.read_user(body),
        AnswerKind.STATES: lambda body, _url: miniflux.read_states(body),
        AnswerKind.OWN_ADDED: lambda body, _url: miniflux.read_added(body),
        AnswerKind.CATEGORIES: lambda body, _url: miniflux.read_categories(body),
    }
)


def read_answer(kind: AnswerKind, body: bytes, url: str) -> ServerAnswer:
    """Read a server's response; `url` distinguishes some of the servers. Raises ReaderError(BAD_ANSWER)."""
    return _READERS[kind](body, url)
