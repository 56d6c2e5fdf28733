"""Matches the entries of a feed document to stored ones, even if a publisher changed their ids. Pure; any thread."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import ParsedEntry
from reader.domain.reconciliation import KnownEntry, plain, without_scheme
from reader.formats.same_article import without_visit

_WORD = re.compile(r"\w+")
_COMPARED_CHARACTERS = 500
_COMPARED_CANDIDATES = 20
_SIMILAR_SHARE = 0.7
_OTHER_SHARE = 0.5
_FEWEST_WORDS = 5
_SAME_POSTING_SECONDS = DAY_SECONDS


class _Match:
    """The pairs found so far; entries and stored entries belong to at most one pair each."""

    def __init__(self, entries: Sequence[ParsedEntry], known: Sequence[KnownEntry]) -> None:
        self.entries = entries
        self.known = known
        self.partner: dict[int, int] = {}
        self.used: set[int] = set()

    def pair(self, entry_index: int, known_index: int) -> None:
        self.partner[entry_index] = known_index
        self.used.add(known_index)

    def open_entries(self) -> list[int]:
        return [index for index in range(len(self.entries)) if index not in self.partner]

    def open_known(self) -> list[int]:
        return [index for index in range(len(self.known)) if index not in self.used]


def settled(entries: Sequence[ParsedEntry], known: Sequence[KnownEntry]) -> list[ParsedEntry]:
    """Return the entries, with a new identity where a publisher reused the guid of another article.

    The stored article keeps its identity and marks; the new one is identified by guid and link, in this and every later document.
    `known` holds the entries stored under either.
    """
    by_identity = {stored.identity: stored for stored in known}

    def is_reused(entry: ParsedEntry) -> bool:
        stored = by_identity.get(entry.identity)
        return entry.own_identity in by_identity or (stored is not None and _is_another(entry, stored))

    return [
        replace(entry, identity=entry.own_identity) if entry.own_identity and is_reused(entry) else entry for entry in entries
    ]


def match_entries(entries: Sequence[ParsedEntry], known: Sequence[KnownEntry]) -> list[KnownEntry | None]:
    """Return the stored entry matching each entry, else None. Each stored entry is used once, in this order of trust:

    1. identical identity;

    2. equal guid apart from http/https, unique on both sides and not reused for another article;

    3. equal link apart from http/https, unique on both sides. If the guids differ, the text must agree as well: a page announced
    repeatedly under one link ("today's picture") is a new entry every time;

    4. equal title and similar text, unless the dates are more than a day apart: a weekly "open thread" is not one entry.
    Headlines alone also need an equal date or, without dates, an equal link apart from tracking parameters.
    """
    match = _Match(entries, known)
    _match_identities(match)
    if match.open_entries() and match.open_known():
        _match_unique(match, lambda item: without_scheme(item.guid), lambda entry, stored: not _is_another(entry, stored))
        _match_unique(match, lambda item: without_scheme(item.link), _links_agree)
        _match_titles(match)
    return [known[match.partner[index]] if index in match.partner else None for index in range(len(entries))]


def _match_identities(match: _Match) -> None:
    by_identity = {stored.identity: index for index, stored in enumerate(match.known)}
    for index, entry in enumerate(match.entries):
        found = by_identity.get(entry.identity)
        if found is not None and found not in match.used:
            match.pair(index, found)


def _match_unique(
    match: _Match,
    key: Callable[[ParsedEntry | KnownEntry], str],
    agrees: Callable[[ParsedEntry, KnownEntry], bool],
) -> None:
    # Uniqueness is checked among all, paired or not: a shared key identifies none of them.
    in_document = _unique_keys(key(entry) for entry in match.entries)
    in_store = _unique_keys(key(stored) for stored in match.known)
    for value, entry_index in in_document.items():
        known_index = in_store.get(value)
        if known_index is None or entry_index in match.partner or known_index in match.used:
            continue
        if agrees(match.entries[entry_index], match.known[known_index]):
            match.pair(entry_index, known_index)


def _unique_keys(values: Iterable[str]) -> dict[str, int]:
    places: dict[str, list[int]] = defaultdict(list)
    for index, value in enumerate(values):
        if value:
            places[value].append(index)
    return {value: indexes[0] for value, indexes in places.items() if len(indexes) == 1}


def _is_another(entry: ParsedEntry, stored: KnownEntry) -> bool:
    """Check whether title, link and text all differ; a rewritten article keeps one of them."""
    if plain(entry.title) == plain(stored.title) or without_scheme(entry.link) == without_scheme(stored.link):
        return False
    start = entry.text[:_COMPARED_CHARACTERS]
    if not start.strip() and not stored.text_start.strip():
        is_same_time = entry.published_at is not None and entry.published_at == stored.published_at
        return not is_same_time and not _words(entry.title) & _words(stored.title)
    return _similarity(start, stored.text_start) < _OTHER_SHARE


def _links_agree(entry: ParsedEntry, stored: KnownEntry) -> bool:
    if not entry.guid or not stored.guid or without_scheme(entry.guid) == without_scheme(stored.guid):
        return True
    start = entry.text[:_COMPARED_CHARACTERS]
    if plain(entry.title) == plain(stored.title) and plain(start) == plain(stored.text_start):
        return True
    return not _dates_contradict(entry, stored) and _similarity(start, stored.text_start) >= _SIMILAR_SHARE


def _match_titles(match: _Match) -> None:
    by_title: dict[str, list[int]] = defaultdict(list)
    for index in match.open_known():
        by_title[_title_key(match.known[index].title, match.known[index].text_start)].append(index)
    for index in match.open_entries():
        entry = match.entries[index]
        candidates = by_title.get(_title_key(entry.title, entry.text[:_COMPARED_CHARACTERS]), [])
        best = _most_similar(entry, [at for at in candidates[-_COMPARED_CANDIDATES:] if at not in match.used], match.known)
        if best is not None:
            match.pair(index, best)


def _title_key(title: str, text: str) -> str:
    return plain(title) or "\n" + plain(text)


def _most_similar(entry: ParsedEntry, candidates: Sequence[int], known: Sequence[KnownEntry]) -> int | None:
    rated = [(_likeness(entry, known[index]), index) for index in candidates]
    share, best = max(rated, default=(0.0, -1))
    return best if share >= _SIMILAR_SHARE else None


def _likeness(entry: ParsedEntry, stored: KnownEntry) -> float:
    text = entry.text[:_COMPARED_CHARACTERS]
    if _dates_contradict(entry, stored):
        return 0.0
    if not text.strip() and not stored.text_start.strip():
        return float(bool(entry.title) and _is_same_headline(entry, stored))
    return _similarity(text, stored.text_start)


def _is_same_headline(entry: ParsedEntry, stored: KnownEntry) -> bool:
    """Compare entries that have only a title: the date must agree or, without dates, the link apart from tracking parameters."""
    if entry.published_at is None and stored.published_at is None:
        return without_visit(entry.link) == without_visit(stored.link)
    return entry.published_at is not None and stored.published_at is not None


def _dates_contradict(entry: ParsedEntry, stored: KnownEntry) -> bool:
    if entry.published_at is None or stored.published_at is None:
        return False
    return abs(entry.published_at - stored.published_at) > _SAME_POSTING_SECONDS


def _similarity(text: str, other: str) -> float:
    """Return the share of the shorter text's distinct words found in the other; short texts must be equal."""
    if plain(text) == plain(other):
        return 1.0 if text.strip() else 0.0
    words, other_words = _words(text), _words(other)
    shorter = min(len(words), len(other_words))
    return len(words & other_words) / shorter if shorter >= _FEWEST_WORDS else 0.0


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold()))
