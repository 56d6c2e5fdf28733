"""Who an entry is: stable between two documents, unique within one. Pure; any thread."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from reader.domain.ids import short


@dataclass(frozen=True, slots=True)
class IdentityParts:
    """What the identity of an entry is made from, as the document gives it."""

    guid: str
    link: str
    title: str
    date_text: str
    text: str


def identities(entries: Sequence[IdentityParts]) -> list[str | None]:
    """An identity for each entry of one document: guid, else link, else a hash of title and date or text.

    A guid shared by different links identifies nothing and becomes `guid|link`. None marks the repetition of an entry that
    stands further up.
    """
    links = defaultdict(set)
    for parts in entries:
        if parts.guid:
            links[parts.guid].add(parts.link)
    used: set[str] = set()
    repetitions: Counter[tuple[str, str]] = Counter()
    found: list[str | None] = []
    for parts in entries:
        base = _base(parts, is_shared=len(links[parts.guid]) > 1 if parts.guid else False)
        content = _identity_hash(parts)
        repetition = repetitions[base, content]
        repetitions[base, content] += 1
        if repetition and (parts.guid or parts.link):
            found.append(None)
            continue
        identity = _unused(base, content, repetition, used)
        used.add(identity)
        found.append(identity)
    return found


def _base(parts: IdentityParts, *, is_shared: bool) -> str:
    if parts.guid and is_shared:
        return short(f"{parts.guid}|{parts.link}")
    if parts.guid or parts.link:
        return short(parts.guid or parts.link)
    return "hash:" + _identity_hash(parts)


def _unused(base: str, content: str, repetition: int, used: set[str]) -> str:
    """The base, with its content or a number behind it where it is taken."""
    if base not in used:
        return base
    longer = short(f"{base}|{content}|{repetition}")
    while longer in used:
        longer = "sha256:" + hashlib.sha256(longer.encode("utf-8", "replace")).hexdigest()
    return longer


def _identity_hash(parts: IdentityParts) -> str:
    words = "\n".join((parts.title, parts.date_text or parts.text))
    return hashlib.sha256(words.encode("utf-8", "replace")).hexdigest()[:32]
