"""Converts selected text to Markdown, with headings, lists, quotes, code, links and pictures. GUI thread only."""

import re
from collections.abc import Callable, Iterator

from PySide6.QtGui import QTextBlock, QTextCharFormat, QTextCursor

from reader.formats.article_blocks import Style
from reader.ui.article.document.styles import Property
from reader.ui.look import fonts

PictureOf = Callable[[int], tuple[str, str]]
"""Returns description and address of a picture by number; an empty address leaves only the description."""

_LINE_SEPARATOR, _NO_WIDTH = "\u2028", "\u2060"
_SPECIAL = re.compile(r"([\\`*_\[\]<>])")
_FIRST = re.compile(r"^(\s*)([#+-]|\d+(?=[.)])|=+$)")
_ENDS = re.compile(r"^(\s*)(.*?)(\s*)$", re.DOTALL)


def selection_markdown(selected: QTextCursor, picture_of: PictureOf) -> str:
    """Return the selected part of each paragraph, in order."""
    start, end = selected.selectionStart(), selected.selectionEnd()
    parts: list[tuple[str, str]] = []
    block = selected.document().findBlock(start)
    while block.isValid() and block.position() < end:
        kind, text = _paragraph(block, start, end, picture_of)
        if text.strip():
            parts.append((kind, text))
        block = block.next()
    return _joined(parts)


def _joined(parts: list[tuple[str, str]]) -> str:
    """Join list items and quote lines without blank lines, listings in a fence, everything else with blank lines."""
    text, before = "", ""
    for kind, part in parts:
        if kind.startswith("code") and kind == before:
            text = text.removesuffix("\n```") + f"\n{part}\n```"
        else:
            piece = f"```\n{part}\n```" if kind.startswith("code") else part
            between = "\n" if kind == before == "item" else "\n>\n" if kind == before == "quote" else "\n\n"
            text += (between if text else "") + piece
        before = kind
    return text + "\n" if text else ""


def _paragraph(block: QTextBlock, start: int, end: int, picture_of: PictureOf) -> tuple[str, str]:
    made = block.blockFormat()
    number = made.property(Property.CODE)
    if number:
        plain = "".join(text for text, _ in _pieces(block, start, end)).replace(_LINE_SEPARATOR, "\n")
        return f"code{number}", plain
    quote = "> " * (made.property(Property.QUOTE) or 0)
    pieces = (
        _piece(text, each, picture_of, is_italic=each.fontItalic() and not quote) for text, each in _pieces(block, start, end)
    )
    text = "".join(pieces)
    text = text.replace(_LINE_SEPARATOR, "  \n").strip()
    level, marker = made.headingLevel(), made.property(Property.MARKER)
    text = text if level else _FIRST.sub(r"\1\\\2", text)
    if level:
        return "heading", f"{'#' * level} {text}"
    if marker:
        sign = "-" if marker == "\u2022" else marker
        return "item", f"{quote}{'    ' * ((made.property(Property.DEPTH) or 1) - 1)}{sign} {text}"
    return ("quote" if quote else "text"), quote + text.replace("\n", f"\n{quote}")


def _pieces(block: QTextBlock, start: int, end: int) -> Iterator[tuple[str, QTextCharFormat]]:
    """Return the selected pieces of a paragraph with their formats."""
    fragments = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        first, last = max(start, fragment.position()), min(end, fragment.position() + fragment.length())
        if first < last:
            text = fragment.text()[first - fragment.position() : last - fragment.position()]
            yield text.replace(_NO_WIDTH, ""), fragment.charFormat()
        fragments += 1


def _piece(text: str, made: QTextCharFormat, picture_of: PictureOf, *, is_italic: bool) -> str:
    """Return a piece as Markdown; `is_italic` ignores the italics of whole quotes."""
    number = made.property(Property.PICTURE)
    if number is not None:
        words, address = picture_of(number)
        return f"![{_literal(words)}](<{address}>)" if address else _literal(words)
    if (made.property(Property.INLINE) or 0) & Style.CODE:
        return f"`{text}`" if "`" not in text else f"`` {text} ``"
    before, inner, after = _around(text)
    shown = _literal(inner)
    if made.fontWeight() >= fonts.BOLD and shown:
        shown = f"**{shown}**"
    if is_italic and shown:
        shown = f"*{shown}*"
    href = made.anchorHref()
    if href.startswith(("http://", "https://", "mailto:")) and shown:
        shown = f"[{shown}](<{href}>)"
    return f"{before}{shown}{after}"


def _around(text: str) -> tuple[str, str, str]:
    """Split off surrounding white space, as emphasis marks must touch the words."""
    found = _ENDS.match(text)
    return (found[1], found[2], found[3]) if found is not None else ("", text, "")


def _literal(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
