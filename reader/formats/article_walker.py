"""Collects blocks from an article's tags as the parser reports them, without a tree or recursion."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

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
    Style,
    TextKind,
)
from reader.formats.article_line import BREAK_HERE, Line, pieces
from reader.formats.article_markup import (
    INLINE,
    SKIPPED,
    Context,
    code_language,
    inside,
    is_formula,
    is_player,
    isolation,
    number,
    picture,
    span,
    without_mark,
)
from reader.formats.article_open import Frame, Item, OpenList, Shared
from reader.formats.article_table import OpenTable
from reader.formats.pictures import is_tracker
from reader.formats.tex_text import readable_tex, with_readable_tex

MAX_DEPTH = 60
MAX_TABLE_DEPTH = 4
MAX_CELLS = 5_000
MAX_PICTURES = 200
MAX_ANCHORS = 1_000
MAX_ANCHOR = 200
MAX_FOLDS = 200
INLINE_PICTURE_SIDE = 40


class Walker:
    """Target of the parser, which calls `start`, `data`, `end` and `close`; `finish` returns the blocks."""

    def __init__(self) -> None:
        self._context = Context()
        self._frames: list[Frame] = []
        self._too_deep = 0
        self._skipped = 0
        self._line = Line()
        self._sinks: list[list[Block]] = [[]]
        self._tables: list[OpenTable | None] = []
        self._lists: list[OpenList] = []
        self._item: Item | None = None
        self._anchors: list[str] = []
        self._anchor_count = 0
        self._code_language = ""
        self._cells_left = MAX_CELLS
        self._texts: list[str] = []
        self._folds: list[int] = []
        self._fold_count = 0
        self._summaries: set[int] = set()
        self.open_folds: set[int] = set()
        self.picture_count = 0
        self.was_simplified = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
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
        frame = Frame(tag, self._context)
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
        if self._skipped:
            return
        if self._context.is_preformatted:
            self._line.add_exactly(text.replace("\r\n", "\n").replace("\t", "    "), self._context.run_format)
        else:
            is_code = self._context.style & (Style.CODE | Style.KBD)
            self._line.add(text if is_code else with_readable_tex(text), self._context.run_format)

    def end(self, tag: str) -> None:
        if self._skipped:
            self._skipped -= 1
        elif self._too_deep:
            self._too_deep -= 1
            if tag not in INLINE and tag not in self._VOIDS:
                self._end_block()
        elif self._frames and self._frames[-1].tag == tag:
            self._close(self._frames.pop())

    def _close(self, frame: Frame) -> None:
        if frame.closing_text:
            self.data(frame.closing_text)
        if frame.tag not in INLINE and frame.tag not in self._VOIDS:
            self._end_block(ends_preformatted=not frame.outside.is_preformatted)
        closer = self._CLOSERS.get(frame.tag)
        if closer:
            closer(self, frame)
        self._context = frame.outside

    def close(self) -> "Walker":
        return self

    def finish(self) -> tuple[Block, ...]:
        while self._frames:
            self._close(self._frames.pop())
        self._end_block()
        return tuple(self._sinks[0])

    def text(self) -> str:
        """Return all kept text, for counting."""
        return "\n".join(self._texts)

    def _end_block(self, *, ends_preformatted: bool = False) -> None:
        context = self._context
        if context.is_preformatted and not ends_preformatted:
            self._line.ensure_line_end(context.run_format)
            return
        runs = self._line.collect(keep_space=context.is_preformatted)
        if runs:
            self._texts.append("".join(run.text for run in runs))
            for piece in [runs] if context.is_preformatted else pieces(runs):
                self._emit_text(piece, context)

    def _emit_text(self, runs: tuple[Run, ...], context: Context) -> None:
        if context.is_preformatted:
            self._emit(Preformatted(runs=runs, language=self._code_language, **self._shared()))
        elif context.kind is TextKind.SUMMARY and self._folds:
            self._emit_summary(runs)
        elif context.heading:
            self._emit(Heading(runs=runs, level=context.heading, align=context.align, **self._shared()))
        elif self._item is not None:
            item, self._item = self._item, None
            self._emit_item(item, ListItem(runs=runs, number=item.number, **self._shared()))
        elif context.kind is TextKind.BODY and is_player(runs):
            self._emit(Paragraph(runs=without_mark(runs), kind=TextKind.PLAYER, **self._shared()))
        else:
            self._emit(Paragraph(runs=runs, kind=context.kind, align=context.align, **self._shared()))

    def _emit(self, block: Block) -> None:
        self._sinks[-1].append(block)

    def _emit_item(self, item: Item, block: ListItem) -> None:
        if item.around.is_counted_back:
            item.around.items.append((self._sinks[-1], len(self._sinks[-1])))
        self._emit(block)

    def _emit_summary(self, runs: tuple[Run, ...]) -> None:
        """Emit a summary outside of the fold it toggles."""
        self._item = None
        shared = self._shared()
        *outer, fold = self._folds
        self._summaries.add(fold)
        shared["folds"] = tuple(outer)
        self._emit(Paragraph(runs=runs, kind=TextKind.SUMMARY, opens=fold, **shared))

    def _shared(self) -> Shared:
        """Return the shared fields of the next block; a list item that does not begin with text gets its marker first."""
        context = self._context
        item, self._item = self._item, None
        if item is not None:
            folds = tuple(self._folds)
            first = ListItem(runs=(), number=item.number, indent=item.indent, quote=context.quote, folds=folds)
            self._emit_item(item, first)
        anchors, self._anchors = tuple(self._anchors), []
        return {
            "quote": context.quote,
            "indent": context.indent,
            "lang": context.lang,
            "dir": context.dir,
            "anchors": anchors,
            "folds": tuple(self._folds),
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
        elif found.alt and is_formula(found.url):
            self.data(readable_tex(found.alt))
        elif self.picture_count >= MAX_PICTURES:
            self.was_simplified = True
        else:
            self.picture_count += 1
            self._place_picture(found)

    def _place_picture(self, found: Picture) -> None:
        sides = (found.width or 0, found.height or 0)
        if min(sides) > 0 and max(sides) <= INLINE_PICTURE_SIDE:
            self._line.add_picture(found, self._context.run_format)
            return
        self._end_block(ends_preformatted=True)
        self._emit(PictureBlock(picture=found, **self._shared()))

    def _rule(self, _attributes: Mapping[str, str]) -> None:
        self._end_block(ends_preformatted=True)
        self._emit(Rule(**self._shared()))

    def _break(self, _attributes: Mapping[str, str]) -> None:
        self._line.break_line(self._context.run_format)

    def _maybe_break(self, _attributes: Mapping[str, str]) -> None:
        self._line.add_exactly(BREAK_HERE, self._context.run_format)

    def _open_quotation(self, frame: Frame, _attributes: Mapping[str, str]) -> None:
        self.data("\u201c")
        frame.closing_text = "\u201d"

    def _open_division(self, _frame: Frame, attributes: Mapping[str, str]) -> None:
        if attributes:
            self._context = replace(self._context, language=code_language(attributes) or self._context.language)

    def _open_preformatted(self, _frame: Frame, attributes: Mapping[str, str]) -> None:
        self._code_language = code_language(attributes) or self._context.language

    def _open_details(self, frame: Frame, attributes: Mapping[str, str]) -> None:
        if self._fold_count >= MAX_FOLDS or self._tables:
            return
        self._fold_count += 1
        frame.fold = self._fold_count
        self._folds.append(frame.fold)
        if "open" in attributes:
            self.open_folds.add(frame.fold)

    def _close_details(self, frame: Frame) -> None:
        """Open a fold that has no summary to toggle it."""
        if frame.fold:
            self._folds.remove(frame.fold)
            if frame.fold not in self._summaries:
                self.open_folds.add(frame.fold)

    def _open_code(self, _frame: Frame, attributes: Mapping[str, str]) -> None:
        self._code_language = code_language(attributes) or self._code_language

    def _open_list(self, _frame: Frame, _attributes: Mapping[str, str]) -> None:
        self._lists.append(OpenList(None))

    def _open_numbered_list(self, _frame: Frame, attributes: Mapping[str, str]) -> None:
        first = number(attributes.get("start", ""))
        is_reversed = "reversed" in attributes
        counts_back = is_reversed and first is None
        self._lists.append(OpenList(1 if first is None else first, -1 if is_reversed else 1, counts_back))

    def _close_list(self, _frame: Frame) -> None:
        items = self._lists.pop().items
        for left, (sink, at) in enumerate(reversed(items), start=1):
            item = sink[at]
            if isinstance(item, ListItem):
                sink[at] = replace(item, number=left)

    def _open_item(self, _frame: Frame, attributes: Mapping[str, str]) -> None:
        around = self._lists[-1] if self._lists else OpenList(None)
        if not self._lists:
            self._context = replace(self._context, indent=max(self._context.indent, 1))
        if around.number is not None:
            value = number(attributes.get("value", ""))
            around.number = around.number if value is None else value
        self._item = Item(around.number, self._context.indent, around)
        around.number = None if around.number is None else around.number + around.step

    def _close_item(self, _frame: Frame) -> None:
        self._item = None

    def _open_table(self, _frame: Frame, _attributes: Mapping[str, str]) -> None:
        is_real = len(self._tables) < MAX_TABLE_DEPTH and not self._context.is_preformatted
        self.was_simplified = self.was_simplified or len(self._tables) >= MAX_TABLE_DEPTH
        self._tables.append(OpenTable() if is_real else None)

    def _close_table(self, _frame: Frame) -> None:
        table = self._tables.pop()
        if table is None:
            return
        blocks, used = table.collect(self._cells_left)
        self.was_simplified = self.was_simplified or used > self._cells_left
        self._cells_left = max(0, self._cells_left - used)
        if table.is_grid:
            blocks = [replace(blocks[0], **self._shared()), *blocks[1:]]
        self._sinks[-1] += blocks

    def _open_row(self, _frame: Frame, _attributes: Mapping[str, str]) -> None:
        if self._tables and self._tables[-1] is not None:
            self._tables[-1].start_row()

    def _open_cell(self, frame: Frame, attributes: Mapping[str, str]) -> None:
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

    def _close_cell(self, frame: Frame) -> None:
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
    _OPENERS: ClassVar[dict[str, Callable[["Walker", Frame, Mapping[str, str]], None]]] = {
        "q": _open_quotation,
        "pre": _open_preformatted,
        "code": _open_code,
        "ul": _open_list,
        "menu": _open_list,
        "dir": _open_list,
        "ol": _open_numbered_list,
        "li": _open_item,
        "div": _open_division,
        "details": _open_details,
        "table": _open_table,
        "tr": _open_row,
        "td": _open_cell,
        "th": _open_cell,
    }
    _CLOSERS: ClassVar[dict[str, Callable[["Walker", Frame], None]]] = {
        **dict.fromkeys(("ul", "ol", "menu", "dir"), _close_list),
        "li": _close_item,
        "details": _close_details,
        "table": _close_table,
        "td": _close_cell,
        "th": _close_cell,
    }
