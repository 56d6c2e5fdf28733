"""Walks the tags of an article as the parser meets them, without a tree and without recursion, and collects blocks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, TypedDict

from reader.formats.article_blocks import (
    Block,
    Cell,
    Heading,
    ListItem,
    Paragraph,
    Picture,
    PictureBlock,
    Preformatted,
    Rule,
    Run,
)
from reader.formats.article_line import BREAK_HERE, Line, pieces
from reader.formats.article_markup import (
    INLINE,
    SKIPPED,
    Context,
    code_language,
    inside,
    isolation,
    number,
    picture,
    span,
)
from reader.formats.article_table import OpenTable
from reader.formats.pictures import is_tracker

MAX_DEPTH = 60
MAX_TABLE_DEPTH = 4
MAX_CELLS = 5_000
MAX_PICTURES = 200
MAX_ANCHORS = 1_000
MAX_ANCHOR = 200
INLINE_PICTURE_SIDE = 40


@dataclass(slots=True)
class _Frame:
    """One open element: what held outside it, and what its end must close."""

    tag: str
    outside: Context
    cell: Cell | None = None
    closing_text: str = ""


@dataclass(slots=True)
class _OpenList:
    """One open list; `number` is what its next item gets, None for bullets."""

    number: int | None
    step: int = 1


@dataclass(slots=True)
class _Item:
    """A list item whose first line has not come yet, and how deep it stands."""

    number: int | None
    indent: int


class _Shared(TypedDict):
    """The fields that every block has."""

    quote: int
    indent: int
    lang: str
    dir: str
    anchors: tuple[str, ...]


class Walker:
    """Target of the parser: it calls `start`, `data`, `end` and `close`; `finish` gives the blocks."""

    def __init__(self) -> None:
        self._context = Context()
        self._frames: list[_Frame] = []
        self._too_deep = 0
        self._skipped = 0
        self._line = Line()
        self._sinks: list[list[Block]] = [[]]
        self._tables: list[OpenTable | None] = []
        self._lists: list[_OpenList] = []
        self._item: _Item | None = None
        self._anchors: list[str] = []
        self._anchor_count = 0
        self._code_language = ""
        self._cells_left = MAX_CELLS
        self._texts: list[str] = []
        self.picture_count = 0
        self.was_simplified = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element opens."""
        if self._skipped or tag in SKIPPED:
            self._skipped += 1
            return
        self._remember_anchor(attributes)
        void = self._VOIDS.get(tag)
        if void:
            void(self, attributes)
        elif tag not in INLINE:
            self._end_block()
        if len(self._frames) >= MAX_DEPTH:
            self._too_deep += 1
            self.was_simplified = True
            return
        frame = _Frame(tag, self._context)
        self._frames.append(frame)
        self._context = inside(self._context, tag, attributes)
        opener = self._OPENERS.get(tag)
        if opener:
            opener(self, frame, attributes)
        mark = isolation(tag, attributes)
        if mark:
            self.data(mark)
            frame.closing_text += "\u2069"

    def data(self, text: str) -> None:
        """Text comes."""
        if self._skipped:
            return
        if self._context.is_preformatted:
            self._line.add_exactly(text.replace("\r\n", "\n").replace("\t", "    "), self._context.look)
        else:
            self._line.add(text, self._context.look)

    def end(self, tag: str) -> None:
        """An element closes."""
        if self._skipped:
            self._skipped -= 1
        elif self._too_deep:
            self._too_deep -= 1
            if tag not in INLINE and tag not in self._VOIDS:
                self._end_block()
        elif self._frames and self._frames[-1].tag == tag:
            self._close(self._frames.pop())

    def _close(self, frame: _Frame) -> None:
        if frame.closing_text:
            self.data(frame.closing_text)
        if frame.tag not in INLINE and frame.tag not in self._VOIDS:
            self._end_block(ends_preformatted=not frame.outside.is_preformatted)
        closer = self._CLOSERS.get(frame.tag)
        if closer:
            closer(self, frame)
        self._context = frame.outside

    def close(self) -> "Walker":
        """The parser has come to the end of the document."""
        return self

    def finish(self) -> tuple[Block, ...]:
        """Close what is still open and return the blocks."""
        while self._frames:
            self._close(self._frames.pop())
        self._end_block()
        return tuple(self._sinks[0])

    def text(self) -> str:
        """All text that was kept, for counting."""
        return "\n".join(self._texts)

    def _end_block(self, *, ends_preformatted: bool = False) -> None:
        context = self._context
        if context.is_preformatted and not ends_preformatted:
            self._line.ensure_line_end(context.look)
            return
        runs = self._line.take(keep_space=context.is_preformatted)
        if runs:
            self._texts.append("".join(run.text for run in runs))
            for piece in [runs] if context.is_preformatted else pieces(runs):
                self._emit_text(piece, context)

    def _emit_text(self, runs: tuple[Run, ...], context: Context) -> None:
        if context.is_preformatted:
            self._emit(Preformatted(runs=runs, language=self._code_language, **self._shared()))
        elif context.heading:
            self._emit(Heading(runs=runs, level=context.heading, align=context.align, **self._shared()))
        elif self._item is not None:
            item, self._item = self._item, None
            self._emit(ListItem(runs=runs, number=item.number, **self._shared()))
        else:
            self._emit(Paragraph(runs=runs, kind=context.kind, align=context.align, **self._shared()))

    def _emit(self, block: Block) -> None:
        self._sinks[-1].append(block)

    def _shared(self) -> _Shared:
        """What the next block shares with all; a list item that begins with something else than text gets its mark first."""
        context = self._context
        item, self._item = self._item, None
        if item is not None:
            self._emit(ListItem(runs=(), number=item.number, indent=item.indent, quote=context.quote))
        anchors, self._anchors = tuple(self._anchors), []
        return {
            "quote": context.quote,
            "indent": context.indent,
            "lang": context.lang,
            "dir": context.dir,
            "anchors": anchors,
        }

    def _remember_anchor(self, attributes: Mapping[str, str]) -> None:
        anchor = attributes.get("id") or attributes.get("name")
        if anchor and len(anchor) <= MAX_ANCHOR and self._anchor_count < MAX_ANCHORS:
            self._anchors.append(anchor)
            self._anchor_count += 1

    def _picture(self, attributes: Mapping[str, str]) -> None:
        found = picture(attributes, self._context.href)
        if found is None:
            self.data(" ".join(attributes.get("alt", "").split()))
        elif is_tracker(found.url, found.width, found.height):
            return
        elif self.picture_count >= MAX_PICTURES:
            self.was_simplified = True
        else:
            self.picture_count += 1
            self._place_picture(found)

    def _place_picture(self, found: Picture) -> None:
        sides = (found.width or 0, found.height or 0)
        if min(sides) > 0 and max(sides) <= INLINE_PICTURE_SIDE:
            self._line.add_picture(found, self._context.look)
            return
        self._end_block(ends_preformatted=True)
        self._emit(PictureBlock(picture=found, **self._shared()))

    def _rule(self, _attributes: Mapping[str, str]) -> None:
        self._end_block(ends_preformatted=True)
        self._emit(Rule(**self._shared()))

    def _break(self, _attributes: Mapping[str, str]) -> None:
        self._line.break_line(self._context.look)

    def _maybe_break(self, _attributes: Mapping[str, str]) -> None:
        self._line.add_exactly(BREAK_HERE, self._context.look)

    def _open_quotation(self, frame: _Frame, _attributes: Mapping[str, str]) -> None:
        self.data("\u201c")
        frame.closing_text = "\u201d"

    def _open_preformatted(self, _frame: _Frame, attributes: Mapping[str, str]) -> None:
        self._code_language = code_language(attributes)

    def _open_code(self, _frame: _Frame, attributes: Mapping[str, str]) -> None:
        self._code_language = code_language(attributes) or self._code_language

    def _open_list(self, _frame: _Frame, _attributes: Mapping[str, str]) -> None:
        self._lists.append(_OpenList(None))

    def _open_numbered_list(self, _frame: _Frame, attributes: Mapping[str, str]) -> None:
        first = number(attributes.get("start", ""))
        self._lists.append(_OpenList(1 if first is None else first, -1 if "reversed" in attributes else 1))

    def _close_list(self, _frame: _Frame) -> None:
        self._lists.pop()

    def _open_item(self, _frame: _Frame, attributes: Mapping[str, str]) -> None:
        around = self._lists[-1] if self._lists else _OpenList(None)
        if not self._lists:
            self._context = replace(self._context, indent=max(self._context.indent, 1))
        if around.number is not None:
            value = number(attributes.get("value", ""))
            around.number = around.number if value is None else value
        self._item = _Item(around.number, self._context.indent)
        around.number = None if around.number is None else around.number + around.step

    def _close_item(self, _frame: _Frame) -> None:
        self._item = None

    def _open_table(self, _frame: _Frame, _attributes: Mapping[str, str]) -> None:
        is_real = len(self._tables) < MAX_TABLE_DEPTH and not self._context.is_preformatted
        self.was_simplified = self.was_simplified or len(self._tables) >= MAX_TABLE_DEPTH
        self._tables.append(OpenTable() if is_real else None)

    def _close_table(self, _frame: _Frame) -> None:
        table = self._tables.pop()
        if table is None:
            return
        blocks, used = table.take(self._cells_left)
        self.was_simplified = self.was_simplified or used > self._cells_left
        self._cells_left = max(0, self._cells_left - used)
        if table.is_grid:
            blocks = [replace(blocks[0], **self._shared()), *blocks[1:]]
        self._sinks[-1] += blocks

    def _open_row(self, _frame: _Frame, _attributes: Mapping[str, str]) -> None:
        if self._tables and self._tables[-1] is not None:
            self._tables[-1].start_row()

    def _open_cell(self, frame: _Frame, attributes: Mapping[str, str]) -> None:
        if not self._tables or self._tables[-1] is None:
            self._context = replace(frame.outside, lang=self._context.lang, dir=self._context.dir)
            return
        frame.cell = Cell(
            column=0,
            blocks=(),
            column_span=span(attributes.get("colspan", "")),
            row_span=span(attributes.get("rowspan", "")),
            is_header=frame.tag == "th",
            align=self._context.align,
        )
        self._sinks.append([])

    def _close_cell(self, frame: _Frame) -> None:
        if frame.cell is None:
            return
        blocks = tuple(self._sinks.pop())
        table = self._tables[-1]
        if table is not None:
            table.add_cell(replace(frame.cell, blocks=blocks))

    _VOIDS: ClassVar[dict[str, Callable[["Walker", Mapping[str, str]], None]]] = {
        "img": _picture,
        "hr": _rule,
        "br": _break,
        "wbr": _maybe_break,
    }
    _OPENERS: ClassVar[dict[str, Callable[["Walker", _Frame, Mapping[str, str]], None]]] = {
        "q": _open_quotation,
        "pre": _open_preformatted,
        "code": _open_code,
        "ul": _open_list,
        "menu": _open_list,
        "dir": _open_list,
        "ol": _open_numbered_list,
        "li": _open_item,
        "table": _open_table,
        "tr": _open_row,
        "td": _open_cell,
        "th": _open_cell,
    }
    _CLOSERS: ClassVar[dict[str, Callable[["Walker", _Frame], None]]] = {
        **dict.fromkeys(("ul", "ol", "menu", "dir"), _close_list),
        "li": _close_item,
        "table": _close_table,
        "td": _close_cell,
        "th": _close_cell,
    }
