"""Reads sanitised HTML into blocks from the tags as the parser reports them, without a tree or recursion."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from itertools import islice
from typing import Any, ClassVar, TypedDict, cast
from urllib.parse import urlsplit

from lxml import etree

from reader.domain import entry
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import (
    BREAK_HERE,
    MARK,
    ArticleBlocks,
    Block,
    Cell,
    Heading,
    Line,
    ListItem,
    Paragraph,
    Picture,
    PictureBlock,
    Preformatted,
    Rule,
    Run,
    RunFormat,
    Style,
    Table,
    TextKind,
    pieces,
)
from reader.formats.articles.pictures import is_tracker
from reader.formats.articles.tex import readable_tex, with_readable_tex

MAX_INDENT = 8
MAX_QUOTE = 6
MAX_URL = 8_192
MAX_SIDE = 32_767
MAX_ALT = 500
STYLES = {
    **dict.fromkeys(("b", "strong"), Style.BOLD),
    **dict.fromkeys(("i", "em", "cite", "dfn", "var"), Style.ITALIC),
    **dict.fromkeys(("code", "samp", "tt"), Style.CODE),
    **dict.fromkeys(("s", "strike", "del"), Style.STRIKE),
    **dict.fromkeys(("u", "ins"), Style.UNDERLINE),
    "kbd": Style.KBD,
    "sub": Style.SUB,
    "sup": Style.SUP,
    "small": Style.SMALL,
    "mark": Style.MARK,
    "rt": Style.SMALL | Style.SUP,
}
INLINE = frozenset(
    {*STYLES, "a", "abbr", "acronym", "bdi", "bdo", "big", "data", "font", "label", "q", "rb", "rp", "ruby", "span", "time"}
)
SKIPPED = frozenset(
    {"script", "style", "template", "title", "head", "iframe", "textarea", "select", "option", "noembed", "noframes", "object"}
)
KINDS = {
    "figcaption": TextKind.CAPTION,
    "caption": TextKind.CAPTION,
    "dt": TextKind.TERM,
    "dd": TextKind.DEFINITION,
    "summary": TextKind.SUMMARY,
}
HEADINGS = {f"h{level}": level for level in range(1, 7)}
_ALIGNMENTS = frozenset({"left", "right", "center", "justify"})
_LANGUAGE_CLASS = re.compile(r"(?:^|\s)(?:language|lang|brush|highlight-source|highlight)[-:]\s*([\w+#-]{1,30})")
_LANG = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}\Z")
_NUMBER = re.compile(r"\s*(-?[0-9]{1,6})(?:\.[0-9]{0,6})?(?:px)?\s*\Z")
_EMBEDDED = re.compile(r"data:image/(?:png|jpeg|jpg|gif|webp);base64,", re.IGNORECASE)
_FORMULA = re.compile(
    r"^https?://[^/]{1,200}/(?:[^?#]{0,200}latex[^/?#]{0,40}\?|media/math/render/|svg\.latex|png\.latex|gif\.latex)",
    re.IGNORECASE,
)
_CONTROLS = re.compile(r"[\x00-\x20\x7f]+")


@dataclass(frozen=True, slots=True)
class Context:
    """Formatting that open elements apply to the text inside them."""

    style: Style = Style.PLAIN
    href: str = ""
    lang: str = ""
    dir: str = ""
    align: str = ""
    quote: int = 0
    indent: int = 0
    heading: int = 0
    kind: TextKind = TextKind.BODY
    is_preformatted: bool = False
    language: str = ""

    @property
    def run_format(self) -> RunFormat:
        return (self.style, self.href, self.lang)


def inside(outside: Context, tag: str, attributes: Mapping[str, str]) -> Context:
    context = _marked(outside, tag)
    if tag == "a":
        context = replace(context, href=link_target(attributes.get("href", "")) or context.href)
    elif tag in {"td", "th"}:
        context = Context(lang=context.lang, dir=context.dir, href=context.href)
    elif tag in {"ul", "ol", "menu", "dir", "dd"}:
        context = replace(context, indent=min(context.indent + 1, MAX_INDENT))
    return _with_language(context, tag, attributes) if attributes or tag == "center" else context


def _marked(context: Context, tag: str) -> Context:
    if tag in STYLES:
        return replace(context, style=context.style | STYLES[tag])
    if tag in HEADINGS:
        return replace(context, heading=HEADINGS[tag])
    if tag in KINDS:
        return replace(context, kind=KINDS[tag])
    if tag == "blockquote":
        return replace(context, quote=min(context.quote + 1, MAX_QUOTE))
    return replace(context, is_preformatted=True) if tag in {"pre", "listing", "xmp"} else context


def _with_language(context: Context, tag: str, attributes: Mapping[str, str]) -> Context:
    lang = attributes.get("lang", "")
    if lang and _LANG.match(lang):
        context = replace(context, lang=lang)
    direction = attributes.get("dir", "").lower()
    if direction in {"ltr", "rtl"} and tag not in INLINE:
        context = replace(context, dir=direction)
    align = "center" if tag == "center" else attributes.get("align", "").lower()
    if align in _ALIGNMENTS and tag not in {"img", "table"}:
        context = replace(context, align=align)
    return context


def isolation(tag: str, attributes: Mapping[str, str]) -> str:
    """Return the Unicode control that isolates an inline element's direction, or '' if the markup asks for none."""
    direction = attributes.get("dir", "").lower()
    if tag not in INLINE or (direction not in {"ltr", "rtl", "auto"} and tag != "bdi"):
        return ""
    return {"ltr": "\u2066", "rtl": "\u2067"}.get(direction, "\u2068")


def link_target(href: str) -> str:
    """Return a safe link target: http, https or mailto with an address, or a fragment; otherwise ''."""
    cleaned = _CONTROLS.sub("", href)
    if cleaned.startswith("#"):
        return cleaned[:MAX_URL]
    if len(cleaned) > MAX_URL or "\\" in cleaned:
        return ""
    try:
        parts = urlsplit(cleaned)
    except ValueError:
        return ""
    is_web = parts.scheme in {"http", "https"} and bool(parts.hostname)
    return cleaned if is_web or (parts.scheme == "mailto" and "@" in parts.path) else ""


def picture(attributes: Mapping[str, str], link: str) -> Picture | None:
    """Return the picture of an img element, or None if its address may not be loaded."""
    source = attributes.get("src", "").strip()
    if not _EMBEDDED.match(source):
        source = link_target(source)
        if not source.startswith(("http://", "https://")):
            return None
    width, height = size(attributes.get("width", "")), size(attributes.get("height", ""))
    alt, title = (" ".join(attributes.get(name, "").split())[:MAX_ALT] for name in ("alt", "title"))
    return Picture(source, alt, width, height, link, title, is_still=bool(link) and _plays_video(link))


def _plays_video(link: str) -> bool:
    # most articles have no linked picture, and need none of its patterns
    from reader.formats.articles.embeds import video_at

    return video_at(link) is not None


def size(text: str) -> int | None:
    """Parse a length in pixels; None for percentages and invalid values."""
    value = number(text)
    return value if value is not None and 0 <= value <= MAX_SIDE else None


def number(text: str) -> int | None:
    """Parse a small whole number; None for anything else."""
    match = _NUMBER.match(text)
    return int(match[1]) if match else None


def span(text: str) -> int:
    """Parse a column or row span of at least 1."""
    return max(1, number(text) or 1)


def is_player(runs: tuple[Run, ...]) -> bool:
    """Check whether a paragraph is just the link that the sanitiser substituted for a player."""
    return len(runs) == 1 and bool(runs[0].href) and runs[0].text.startswith(MARK) and len(runs[0].text) > len(MARK)


def without_mark(runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """Return the title of a player without its mark."""
    return tuple(replace(run, text=run.text.removeprefix(MARK)) for run in runs)


def code_language(attributes: Mapping[str, str]) -> str:
    """Return the programming language named by common class names."""
    match = _LANGUAGE_CLASS.search(attributes.get("class", ""))
    return match[1].lower() if match else ""


MAX_COLUMNS = 40


@dataclass(slots=True)
class OpenTable:
    """A table being read. Cells come with the spans the markup gives; `collect` places them."""

    rows: list[list[Cell]] = field(default_factory=list)
    is_grid: bool = False

    def start_row(self) -> None:
        """Begin a row, reusing an empty previous one."""
        if not self.rows or self.rows[-1]:
            self.rows.append([])

    def collect(self, cells_left: int) -> tuple[list[Block], int]:
        """Return the table and its number of cells; only the content if it is one column, empty or too large."""
        rows = [row for row in self.rows if row]
        if all(len(row) == 1 for row in rows):
            return [block for row in rows for cell in row for block in cell.blocks], 0
        placed, columns = _place(rows)
        kept = min(len(placed), cells_left // columns)
        surplus: list[Block] = [block for row in placed[kept:] for cell in row for block in cell.blocks]
        grid = tuple(tuple(_within(cell, at, kept) for cell in row) for at, row in enumerate(placed[:kept]))
        if not grid:
            return surplus, len(placed) * columns
        self.is_grid = True
        return [Table(rows=grid, columns=columns), *surplus], len(placed) * columns


def _within(cell: Cell, row: int, rows: int) -> Cell:
    return replace(cell, row_span=min(cell.row_span, rows - row))


def _place(rows: list[list[Cell]]) -> tuple[list[list[Cell]], int]:
    """Assign each cell a column, skipping spans from above; cells beyond the last column join the last cell."""
    occupied_until = [0] * MAX_COLUMNS
    placed: list[list[Cell]] = []
    columns = 1
    for at, row in enumerate(rows):
        out: list[Cell] = []
        column = 0
        for cell in row:
            while column < MAX_COLUMNS and occupied_until[column] > at:
                column += 1
            if column >= MAX_COLUMNS:
                out = _joined(out, cell)
                continue
            span = 1
            while span < cell.column_span and column + span < MAX_COLUMNS and occupied_until[column + span] <= at:
                span += 1
            row_span = max(1, min(cell.row_span, len(rows) - at))
            occupied_until[column : column + span] = [at + row_span] * span
            out.append(replace(cell, column=column, column_span=span, row_span=row_span))
            column += span
            columns = max(columns, column)
        placed.append(out)
    return placed, columns


def _joined(row: list[Cell], surplus: Cell) -> list[Cell]:
    if not row:
        return [surplus]
    return [*row[:-1], replace(row[-1], blocks=row[-1].blocks + surplus.blocks)]


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
        anchor = attributes.get("id") or attributes.get("name")
        if anchor and len(anchor) <= MAX_ANCHOR and self._anchor_count < MAX_ANCHORS:
            self._anchors.append(anchor)
            self._anchor_count += 1
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

    def _picture(self, attributes: Mapping[str, str]) -> None:
        found = picture(attributes, self._context.href)
        if found is None:
            self.data(" ".join(attributes.get("alt", "").split()))
        elif is_tracker(found.url, found.width, found.height):
            return
        elif found.alt and _FORMULA.search(found.url) is not None:
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
            if not table.rows:
                table.rows.append([])
            table.rows[-1].append(replace(frame.cell, blocks=blocks))

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


MAX_CHARACTERS = 500_000
MAX_TAGS = 20_000
NOTICE_CUT = "This article is very long. Open it in the browser to read the rest."
NOTICE_SIMPLIFIED = "Parts of this article are too complex to show. Open it in the browser to see the original."


def read_blocks(html: str) -> ArticleBlocks:
    """Turn the sanitised HTML of an entry into blocks; never raises; `notice` describes what was cut."""
    kept = _cut(html)
    walker = Walker()
    parser = etree.HTMLParser(target=cast("Any", walker), huge_tree=True, remove_comments=True, remove_pis=True)
    if kept.strip():
        etree.fromstring(f"<html><body>{kept}</body></html>", parser)
    blocks = walker.finish()
    text = walker.text()
    # Text cut to this limit before it was stored ends exactly there.
    was_cut = len(kept) < len(html) or kept.count("<") >= MAX_TAGS or len(kept) >= MAX_CHARACTERS
    notice = NOTICE_CUT if was_cut else NOTICE_SIMPLIFIED if walker.was_simplified else ""
    return ArticleBlocks(blocks, notice, len(text), reading_minutes(text), walker.picture_count, frozenset(walker.open_folds))


def reading_minutes(text: str) -> int:
    """Estimate the reading time in minutes, at least one."""
    return max(1, round(entry.minutes(text)))


def _cut(html: str) -> str:
    """Cut HTML to a maximum of characters and tags, never inside a tag, and remove NUL and surrogates, which parsers reject."""
    kept = html[:MAX_CHARACTERS]
    beyond = next(islice(re.finditer("<", kept), MAX_TAGS, None), None)
    if beyond is not None:
        kept = kept[: beyond.start()]
    if len(kept) < len(html):
        start = kept.rfind("<")
        kept = kept[:start] if start > kept.rfind(">") else kept
    return _UNREADABLE.sub("\ufffd", kept)


_UNREADABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff]")
