"""What the walker knows of elements that are still open."""

from dataclasses import field
from typing import TypedDict

from reader.domain.value_classes import dataclass
from reader.formats.article_blocks import Block, Cell
from reader.formats.article_markup import Context


@dataclass(slots=True)
class Frame:
    """One open element: what held outside it, and what its end must close."""

    tag: str
    outside: Context
    cell: Cell | None = None
    closing_text: str = ""
    fold: int = 0


@dataclass(slots=True)
class OpenList:
    """One open list; `number` is what its next item gets, None for bullets.

    `items` are where the items stand of a list that counts back to one: their numbers follow when the last has come.
    """

    number: int | None
    step: int = 1
    is_counted_back: bool = False
    items: list["tuple[list[Block], int]"] = field(default_factory=list)


@dataclass(slots=True)
class Item:
    """A list item whose first line has not come yet, and how deep it stands."""

    number: int | None
    indent: int
    around: OpenList


class Shared(TypedDict):
    """The fields that every block has."""

    quote: int
    indent: int
    lang: str
    dir: str
    anchors: tuple[str, ...]
    folds: tuple[int, ...]
