"""Short keys under which an entry is found again after its identity changed. Pure."""

from hashlib import blake2b


def key_of(kind: str, text: str) -> int:
    """64 bits of a guid, link or title, as SQLite's signed integer."""
    digest = blake2b(f"{kind}\n{text}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)


def keys_of(guid: str, link: str, title: str) -> list[int]:
    """The keys of one entry; what is empty recognises nothing."""
    return [key_of(kind, text) for kind, text in (("guid", guid), ("link", link), ("title", title)) if text]
