"""State of elements that the walker has not closed yet."""

from dataclasses import field
from typing import TypedDict

from reader.domain.value_classes import dataclass
from reader.formats.article_blocks import Block, Cell
from reader.formats.article_markup import Context


@dataclass(slots=True)
class Frame:
    """An open element: the context outside it, and what its end tag must close."""

    tag: str
    outside: Context
    cell: Cell | None = None
    closing_text: str = ""
    fold: int = 0


@dataclass(slots=True)
class OpenList:
    """An open list; `number` is the next item's, None for bullets. `items` holds item positions of a reversed list without a
    start: their numbers are known only at its end.
    """

    number: int | None
    step: int = 1
    is_counted_back: bool = False
    items: list["tuple[list[Block], int]"] = field(default_factory=list)


@dataclass(slots=True)
class Item:
    """A list item whose first line has not come yet, and its indent."""

    number: int | None
    indent: int
    around: OpenList


class Shared(TypedDict):
    quote: int
    indent: int
    lang: str
    dir: str
    anchors: tuple[str, ...]
    folds: tuple[int, ...]
