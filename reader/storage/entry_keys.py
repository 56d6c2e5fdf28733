"""Short keys under which an entry is found again after its identity changed. Pure.

They compare as `formats.entry_matching` does.
"""

from hashlib import blake2b

from reader.domain.reconciliation import plain, without_scheme
from reader.storage.values import TEXT_START


def keys_by_kind(guid: str, link: str, title: str, text: str) -> dict[str, int]:
    """The keys of one entry as SQLite's signed integers; an entry without a title has one from the start of its text."""
    texts = {
        "guid": without_scheme(guid),
        "link": without_scheme(link),
        "title": plain(title) or plain(text[:TEXT_START]),
    }
    return {kind: _key(f"{kind}\n{word}") for kind, word in texts.items() if word}


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), signed=True)
