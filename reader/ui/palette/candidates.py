"""What the palette offers, and which of it fits what is typed, best first. Any thread may call."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from heapq import nsmallest

from reader.ui.palette.matching import Fit, Spans, match, plain


class Group(StrEnum):
    """What stands together under a heading, in this order."""

    PLACES = "places"
    COMMANDS = "commands"
    ARTICLES = "articles"


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing to go to or to do; `key` names it among recent choices. A feed's icon is drawn where `feed_id` says whose.

    `note` says more in small letters; it is asked for only when the row is shown.
    """

    group: Group
    key: str
    title: str
    act: Callable[[], object]
    note: Callable[[], str] = str
    icon: str = ""
    feed_id: int | None = None
    keys: str = ""


@dataclass(frozen=True, slots=True)
class Pool:
    """Many things to choose from: titles and keys side by side. A candidate is only made of those that are shown."""

    titles: Sequence[str]
    keys: Sequence[str]
    candidate: Callable[[int], Candidate]


def pool_of(candidates: Sequence[Candidate]) -> Pool:
    """A pool of candidates that are made already."""
    return Pool([each.title for each in candidates], [each.key for each in candidates], candidates.__getitem__)


@dataclass(frozen=True, slots=True)
class Hit:
    """A candidate that fits, with the letters to mark."""

    candidate: Candidate
    spans: Spans


MOST_OF_A_GROUP = 5


def best(typed: str, pool: Pool, recent: Sequence[str], most: int = MOST_OF_A_GROUP) -> list[Hit]:
    """What fits best: what was chosen lately before the rest, unless its letters are only scattered.

    Where nothing is typed, what was chosen lately, then what comes first.
    """
    words = plain(typed).split()
    rank = {key: place for place, key in enumerate(recent)}
    last = len(rank)
    if not words:
        order = nsmallest(most, range(len(pool.keys)), key=lambda number: (rank.get(pool.keys[number], last), number))
        return [Hit(pool.candidate(number), ()) for number in order]
    found: list[tuple[bool, int, int, int, int, Spans]] = []
    for number, title in enumerate(pool.titles):
        fitting = match(words, plain(title))
        if fitting is not None:
            recency = rank.get(pool.keys[number], last)
            is_scattered = fitting.fit is Fit.SCATTERED
            found.append((is_scattered, recency, fitting.fit, fitting.place, number, fitting.spans))
    return [Hit(pool.candidate(number), spans) for *_, number, spans in nsmallest(most, found)]
