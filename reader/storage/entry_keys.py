"""Short keys under which an entry is found again after its identity changed. Pure.

They are as wide as the recognition in reader.formats: http and https are one, case and spacing of titles do not matter.
"""

import re
from hashlib import blake2b

from reader.storage.values import TEXT_START

_SCHEME = re.compile(r"^https?://", re.IGNORECASE)


def keys_by_kind(guid: str, link: str, title: str, text: str) -> dict[str, int]:
    """The keys of one entry as SQLite's signed integers; an entry without a title has one from the start of its text."""
    texts = {
        "guid": _SCHEME.sub("//", guid.strip()),
        "link": _SCHEME.sub("//", link.strip()),
        "title": _plain(title) or _plain(text[:TEXT_START]),
    }
    return {kind: _key(f"{kind}\n{word}") for kind, word in texts.items() if word}


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), signed=True)
