"""Candidates of the palette, and their ranking by the typed text. Any thread."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from heapq import nsmallest

from reader.domain.value_classes import dataclass
from reader.ui.palette.matching import Fit, Match, Spans, match, plain


class Group(StrEnum):
    """Headings, in display order."""

    PLACES = "places"
    COMMANDS = "commands"
    ARTICLES = "articles"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An item to open or run; `key` identifies it among recent choices. `feed_id` is the feed whose icon is drawn. `synonyms` are
    searched as well. `note` is subdued text, queried only when the row is shown.
    """

    group: Group
    key: str
    title: str
    act: Callable[[], object]
    note: Callable[[], str] = str
    icon: str = ""
    feed_id: int | None = None
    keys: str = ""
    synonyms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pool:
    """Many items as parallel lists of titles, keys and synonyms. Candidates are created only for those shown."""

    titles: Sequence[str]
    keys: Sequence[str]
    candidate: Callable[[int], Candidate]
    synonyms: Mapping[int, Sequence[str]] = field(default_factory=dict)


def pool_of(candidates: Sequence[Candidate]) -> Pool:
    synonyms = {number: each.synonyms for number, each in enumerate(candidates) if each.synonyms}
    return Pool([each.title for each in candidates], [each.key for each in candidates], candidates.__getitem__, synonyms)


@dataclass(frozen=True, slots=True)
class Hit:
    """A matching candidate, with the letters to highlight."""

    candidate: Candidate
    spans: Spans


MOST_OF_A_GROUP = 5
_SYNONYMS_FROM = 3
"""Minimum letters typed before synonyms are searched: fewer match too many. An ideograph counts as two."""
_IDEOGRAPHS = "\N{CJK RADICAL REPEAT}"
_Rank = tuple[int, int, int, bool, int, int, int]


def ranked(typed: str, pools: Mapping[Group, Pool], recent: Sequence[str]) -> dict[Group, list[Hit]]:
    """Return the best matches of each pool, the pool with the best match first.

    Word starts precede letters within, these scattered ones; ties are broken by recent use, then the better match, then names
    before synonyms, then commands before places. Without text: recent choices, then the first items.
    """
    words = plain(typed).split()
    recency = {key: place for place, key in enumerate(recent)}
    order = (Group.COMMANDS, Group.PLACES) if words else (Group.PLACES, Group.COMMANDS)
    best: dict[Group, list[tuple[_Rank, Spans]]] = {}
    for place, group in enumerate(each for each in order if each in pools):
        best[group] = nsmallest(MOST_OF_A_GROUP, _fitting(words, pools[group], recency, place))
    groups = sorted((group for group in best if best[group]), key=lambda group: best[group][0][0])
    return {group: [Hit(pools[group].candidate(rank[-1]), spans) for rank, spans in best[group]] for group in groups}


def _fitting(words: Sequence[str], pool: Pool, recency: Mapping[str, int], group: int) -> Iterator[tuple[_Rank, Spans]]:
    has_synonyms = sum(2 if letter >= _IDEOGRAPHS else 1 for word in words for letter in word) >= _SYNONYMS_FROM
    for number, title in enumerate(pool.titles):
        found = match(words, plain(title))
        other = min((_synonym_fit(words, each) for each in pool.synonyms.get(number, ())), default=Fit.SCATTERED)
        is_synonym = other <= (Fit.WORD_BEGINS if has_synonyms else Fit.WHOLE) and (found is None or other < found.fit)
        if is_synonym:
            found = Match(other, 0, ())
        if found is not None:
            tier = max(found.fit, Fit.WORD_BEGINS)
            lately = recency.get(pool.keys[number], len(recency))
            yield (tier, lately, found.fit, is_synonym, group, found.place, number), found.spans


def _synonym_fit(words: Sequence[str], synonym: str) -> Fit:
    """Match a synonym by its whole text or its words' beginnings; initials would match too many."""
    found = match(words, plain(synonym))
    fit = found.fit if found is not None else Fit.SCATTERED
    return Fit.WORD_BEGINS if fit is Fit.BEGINS else fit
