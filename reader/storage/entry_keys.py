"""Short keys to find entries again after their identity changed. Pure. They compare like `formats.entry_matching`."""

from hashlib import blake2b

from reader.domain.reconciliation import plain, without_scheme
from reader.storage.values import TEXT_START


def keys_by_kind(guid: str, link: str, title: str, text: str) -> dict[str, int]:
    """Return the keys of one entry as SQLite's signed integers; an entry without a title has one from the start of its text."""
    texts = {
        "guid": without_scheme(guid),
        "link": without_scheme(link),
        "title": plain(title) or plain(text[:TEXT_START]),
    }
    return {kind: _key(f"{kind}\n{word}") for kind, word in texts.items() if word}


def read_keys(guid: str, link: str, title: str, published_at: int | None) -> set[int]:
    """Return keys under which an entry may have been read elsewhere: its guid, its link with its title, its title with its time.
    A link or a title alone is not enough: all articles of a feed may share it.
    """
    return set(_read_keys(guid, link, title, published_at))


def telling_read_keys(guid: str, link: str, title: str, published_at: int | None) -> list[int]:
    """Return the two most specific keys of an article read elsewhere, which are stored."""
    keys = _read_keys(guid, link, title, published_at)
    return keys[:2] if len(keys) > 2 else keys


def _read_keys(guid: str, link: str, title: str, published_at: int | None) -> list[int]:
    words, place = plain(title), without_scheme(link)
    texts = [f"read guid\n{without_scheme(guid)}"] if guid else []
    texts += [f"read link\n{place}\n{words}"] if place and words else []
    texts += [f"read time\n{published_at}\n{words}"] if published_at is not None and words else []
    return [_key(text) for text in texts]


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), signed=True)
