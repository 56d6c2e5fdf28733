"""What the palette offers, and which of it fits what is typed, best first. Any thread may call."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from heapq import nsmallest

from reader.domain.value_classes import dataclass
from reader.ui.palette.matching import Fit, Match, Spans, match, plain


class Group(StrEnum):
    """The headings, in this order."""

    PLACES = "places"
    COMMANDS = "commands"
    ARTICLES = "articles"


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing to go to or to do; `key` names it among recent choices. A feed's icon is drawn where `feed_id` says whose.

    `synonyms` are other names it is found by. `note` says more in small letters; it is asked for only when the row is shown.
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
    """Many things to choose from: titles, keys and other names side by side. A candidate is only made of those that are shown."""

    titles: Sequence[str]
    keys: Sequence[str]
    candidate: Callable[[int], Candidate]
    synonyms: Mapping[int, Sequence[str]] = field(default_factory=dict)


def pool_of(candidates: Sequence[Candidate]) -> Pool:
    """A pool of candidates that are made already."""
    synonyms = {number: each.synonyms for number, each in enumerate(candidates) if each.synonyms}
    return Pool([each.title for each in candidates], [each.key for each in candidates], candidates.__getitem__, synonyms)


@dataclass(frozen=True, slots=True)
class Hit:
    """A candidate that fits, with the letters to mark."""

    candidate: Candidate
    spans: Spans


MOST_OF_A_GROUP = 5
_SYNONYMS_FROM = 3
"""So many letters are typed before other names count: fewer begin too many of them. An ideograph says as much as two."""
_IDEOGRAPHS = "\N{CJK RADICAL REPEAT}"
_Rank = tuple[int, int, int, bool, int, int, int]


def ranked(typed: str, pools: Mapping[Group, Pool], recent: Sequence[str]) -> dict[Group, list[Hit]]:
    """What fits best of each pool, the pool with the best hit of all first.

    Starts of words come before letters within, these before scattered ones; among equals what was chosen lately comes first, then
    the better fit, then names before other names, then commands before places. Where nothing is typed: what was chosen lately, then what comes first.
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
    """Another name counts typed whole, or by its words' beginnings; its first letters say no more than those of any word."""
    found = match(words, plain(synonym))
    fit = found.fit if found is not None else Fit.SCATTERED
    return Fit.WORD_BEGINS if fit is Fit.BEGINS else fit
