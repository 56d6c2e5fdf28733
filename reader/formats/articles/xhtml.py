"""Writes the blocks of an article as XHTML for e-books: valid, since known elements nest in known ways."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import groupby, pairwise
from urllib.parse import quote, unquote, urlsplit

from reader.formats.articles.blocks import (
    ArticleBlocks,
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
    Table,
    TextKind,
)
from reader.formats.text import is_right_to_left, without_controls
from reader.formats.urls import without_credentials

Place = Callable[[str], str]
"""Returns the file of a picture by its address; '' if it is not in the book."""

_ELEMENTS = (
    (Style.SUP, "sup"),
    (Style.SUB, "sub"),
    (Style.SMALL, "small"),
    (Style.MARK, "mark"),
    (Style.STRIKE, "s"),
    (Style.UNDERLINE, "u"),
    (Style.ITALIC, "i"),
    (Style.BOLD, "b"),
    (Style.KBD, "kbd"),
    (Style.CODE, "code"),
)
_CLASSES = {
    TextKind.CAPTION: "caption",
    TextKind.TERM: "term",
    TextKind.SUMMARY: "term",
    TextKind.PLAYER: "player",
}
_NOTE = re.compile(r"[\[(]?(?:\d{1,3}|[*\u2020\u2021])[\])]?")
"""Text of a link that leads to a footnote."""
_KEPT_IN_ADDRESS = "!#$%&'()*+,/:;=?@_~"
_HOST = re.compile(r"(?:[\w-]+\.)*[^\W\d][\w-]*\.?|(?:\d{1,3}\.){3}\d{1,3}")
_STRAY_PERCENT = re.compile("%(?![0-9A-Fa-f]{2})")
_LAST_HEADING = 6


def text_xhtml(text: str) -> str:
    """Return plain text as XHTML without what XML forbids."""
    return escape(without_controls(text))


def address_xhtml(address: str) -> str:
    """Return a web or mail address so that strict readers accept it; '' if it has no host that they would."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return ""
    if parts.scheme != "mailto" and not _HOST.fullmatch(host):
        return ""
    before, mark, fragment = _STRAY_PERCENT.sub("%25", without_credentials(address)).partition("#")
    encoded = "".join(letter if letter.isalnum() else quote(letter, safe=_KEPT_IN_ADDRESS) for letter in f"{before}{mark}")
    return escape(encoded + quote(fragment, safe=_KEPT_IN_ADDRESS.replace("#", "")))


def article_xhtml(article: ArticleBlocks, place: Place) -> str:
    return _Body(article.blocks, place).flow(article.blocks)


class _Body:
    def __init__(self, blocks: Sequence[Block], place: Place) -> None:
        self._place = place
        known = list(_all(blocks))
        links = [(at, run) for at, block in enumerate(known) for run in _runs(block) if run.href.startswith("#")]
        wanted = {_anchor(run) for _, run in links}
        owners: dict[str, int] = {}
        for at, block in enumerate(known):
            for anchor in wanted.intersection(map(unquote, block.anchors)):
                owners.setdefault(anchor, at)
        self._targets = {anchor: f"n{at}" for anchor, at in owners.items()}
        self._names = {id(known[at]): f"n{at}" for at in owners.values()}
        # a link back from a note is as short as the one that led to it
        self._notes = {f"n{owners[_anchor(run)]}" for at, run in links if _is_note(run) and owners.get(_anchor(run), -1) > at}

    def flow(self, blocks: Sequence[Block], quoted: int = 0, indent: int = 0) -> str:
        """Return blocks at this depth of quotes and lists."""
        found = []
        for is_quoted, run in groupby(blocks, lambda block: block.quote > quoted):
            if is_quoted:
                found.append(f"<blockquote>{self.flow(list(run), quoted + 1, indent)}</blockquote>\n")
                continue
            for is_indented, group in groupby(run, lambda block: block.indent > indent):
                level = list(group)
                found.append(self._indented(level, quoted, indent + 1) if is_indented else "".join(map(self._block, level)))
        return "".join(found)

    def _indented(self, blocks: Sequence[Block], quoted: int, indent: int) -> str:
        """Return lists at this depth, and what is indented for another reason."""
        starts = [at for at, block in enumerate(blocks) if isinstance(block, ListItem) and block.indent == indent]
        found = []
        before = blocks[: starts[0]] if starts else blocks
        if before:
            found.append(f'<div class="indented">{self.flow(before, quoted, indent)}</div>\n')
        items = [
            (item, blocks[at + 1 : end])
            for at, end in pairwise((*starts, len(blocks)))
            if isinstance(item := blocks[at], ListItem)
        ]
        for is_numbered, group in groupby(items, lambda item: item[0].number is not None):
            found.append(self._list(list(group), quoted, indent, is_numbered=is_numbered))
        return "".join(found)

    def _list(self, items: Sequence[tuple[ListItem, Sequence[Block]]], quoted: int, indent: int, *, is_numbered: bool) -> str:
        numbers = [item.number or 0 for item, _ in items]
        expected = numbers[0]
        start = f' start="{expected}"' if is_numbered and expected != 1 else ""
        found = []
        for (item, rest), number in zip(items, numbers, strict=True):
            value = f' value="{number}"' if is_numbered and number != expected else ""
            expected = number + 1
            text = self._text(_runs(item), item.lang)
            found.append(f"<li{value}{self._attributes(item)}>{text}{self.flow(rest, quoted, indent)}</li>\n")
        direction = ' dir="rtl"' if _is_turned(items[0][0]) else ""
        tag = "ol" if is_numbered else "ul"
        return f"<{tag}{start}{direction}>{''.join(found)}</{tag}>\n"

    def _block(self, block: Block) -> str:
        text = self._text(_runs(block), block.lang, is_exact=isinstance(block, Preformatted))
        match block:
            case Heading():
                tag = f"h{min(block.level + 1, _LAST_HEADING)}"
                shown = f"<{tag}{self._attributes(block, block.align)}>{text}</{tag}>"
            case Preformatted():
                shown = f"<pre{self._attributes(block)}><code>{text}</code></pre>"
            case PictureBlock():
                text = self._picture(block.picture)
                is_needed = text or id(block) in self._names
                shown = f"<div{self._attributes(block, 'picture')}>{text}</div>" if is_needed else ""
            case Table():
                shown = self._table(block)
            case Rule():
                shown = f"<hr{self._attributes(block)}/>"
            case _:
                classes = f"{_CLASSES.get(block.kind, '')} {block.align}" if isinstance(block, Paragraph) else ""
                shown = f"<p{self._attributes(block, classes)}>{text}</p>"
        return f"{shown}\n"

    def _table(self, table: Table) -> str:
        rows = "".join(f"<tr>{''.join(map(self._cell, row))}</tr>\n" for row in table.rows)
        return f"<table{self._attributes(table)}>{rows}</table>"

    def _cell(self, cell: Cell) -> str:
        spans = ((name, span) for name, span in (("colspan", cell.column_span), ("rowspan", cell.row_span)) if span > 1)
        attributes = "".join(f' {name}="{span}"' for name, span in spans)
        tag = "th" if cell.is_header else "td"
        only = cell.blocks[0] if len(cell.blocks) == 1 else None
        if isinstance(only, Paragraph):
            # some e-readers lay out cells without paragraphs only
            return f"<{tag}{attributes}{self._attributes(only, cell.align)}>{self._text(only.runs, only.lang)}</{tag}>"
        align = f' class="{cell.align}"' if cell.align else ""
        return f"<{tag}{attributes}{align}>{self.flow(cell.blocks)}</{tag}>"

    def _attributes(self, block: Block, classes: str = "") -> str:
        name = self._names.get(id(block), "")
        return "".join(
            (
                f' id="{name}"' if name else "",
                ' epub:type="footnote"' if name in self._notes else "",
                _language(block.lang),
                ' dir="rtl"' if _is_turned(block) else ' dir="ltr"' if block.dir == "ltr" else "",
                f' class="{" ".join(classes.split())}"' if classes.strip() else "",
            )
        )

    def _text(self, runs: Iterable[Run], language: str, *, is_exact: bool = False) -> str:
        return "".join(self._run(run, language, is_exact=is_exact) for run in runs)

    def _run(self, run: Run, language: str, *, is_exact: bool) -> str:
        if run.picture is not None:
            return self._picture(run.picture, is_inline=True)
        shown = text_xhtml(run.text)
        if not is_exact:
            shown = shown.replace("\n", "<br/>")
        styles = run.style & ~Style.CODE if is_exact else run.style
        for style, tag in _ELEMENTS if styles else ():
            if style in styles:
                shown = f"<{tag}>{shown}</{tag}>"
        if run.lang and run.lang != language:
            shown = f"<span{_language(run.lang)}>{shown}</span>"
        return self._link(run, shown)

    def _link(self, run: Run, shown: str) -> str:
        if run.href.startswith("#"):
            name = self._targets.get(_anchor(run))
            kind = ' epub:type="noteref"' if name in self._notes and _is_note(run) else ""
            return f'<a{kind} href="#{name}">{shown}</a>' if name else shown
        address = address_xhtml(run.href) if run.href else ""
        return f'<a href="{address}">{shown}</a>' if address else shown

    def _picture(self, picture: Picture, *, is_inline: bool = False) -> str:
        file = self._place(picture.url)
        alt = text_xhtml(picture.alt)
        described = f'<span class="lacking">[{alt}]</span>' if alt else ""
        shown = f'<img src="{file}" alt="{alt}"/>' if file else described
        address = address_xhtml(picture.link) if picture.link and not is_inline else ""
        if picture.is_still and not shown:
            shown = address
        return f'<a href="{address}">{shown}</a>' if address and shown else shown


def _all(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield blocks in order, those of tables behind their table."""
    for block in blocks:
        yield block
        if isinstance(block, Table):
            for row in block.rows:
                for cell in row:
                    yield from _all(cell.blocks)


def _runs(block: Block) -> tuple[Run, ...]:
    return block.runs if isinstance(block, Heading | Paragraph | ListItem | Preformatted) else ()


def _anchor(link: Run) -> str:
    return unquote(link.href.removeprefix("#"))


def _is_note(link: Run) -> bool:
    return bool(_NOTE.fullmatch(link.text.strip()))


def _is_turned(block: Block) -> bool:
    return is_right_to_left("".join(run.text for run in _runs(block)), block.dir)


def _language(language: str) -> str:
    return f' lang="{language}" xml:lang="{language}"' if language else ""
