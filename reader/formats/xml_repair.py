"""Repairs most broken feeds into well-formed XML: leading junk, illegal characters, HTML entities, bare ampersands. Linear, pure;
runs in the parser process.

CDATA sections stay unchanged.
"""

import re
from collections.abc import Mapping
from html.entities import html5

DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
JUNK_LIMIT = 65_536
CATEGORY_LIMIT = 200

_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_NUMBER_REFERENCE = re.compile(r"&#(?:[xX]([0-9a-fA-F]+)|([0-9]+));")
_REFERENCE = re.compile(r"&(?!(?:amp|lt|gt|quot|apos);|#[0-9]+;|#x[0-9a-fA-F]+;)(?:([A-Za-z][A-Za-z0-9]*);)?")
_DECLARED = re.compile(r"\s*<\?xml\s[^>]*>")
_FRONT = re.compile(r"<\?xml\s|<!DOCTYPE\s+(?:rss|rdf|feed)\b|<(?:[A-Za-z_][\w.\-]*:)?(?:rss|rdf|feed)[\s>]", re.IGNORECASE)
_PAGE = re.compile(r"\s*<(?:!DOCTYPE\s+html|html)[\s>]", re.IGNORECASE)
_LONG_NAME = re.compile(
    r"(<(?:[\w.\-]+:)?(?:author|creator|contributor|publisher|managingeditor|webmaster|owner|name|email)\b[^<>]*>"
    r"(?:<!\[CDATA\[)?[^<\]]{1000})[^<\]]+",
    re.IGNORECASE,
)
_CATEGORY_OR_ENTRY = re.compile(
    r"<(?:[\w.\-]+:)?(?:(item|entry)\b|(?:category|subject|keywords)\b[^<>]*"
    r"(?:/>|>(?:<!\[CDATA\[[^<\]]*\]\]>|[^<]*)</[^<>]*>))",
    re.IGNORECASE,
)
_SPECIAL = frozenset("<>&\"'")
_CDATA, _CDATA_END = "<![CDATA[", "]]>"


def legal_text(text: str) -> str:
    """Remove characters, literal or as numeric references, that XML forbids."""
    return _NUMBER_REFERENCE.sub(_legal_reference, _CONTROLS.sub("", text))


def with_short_names(text: str) -> str:
    """Cut absurdly long names of people: feedparser searches them for e-mail addresses in quadratic time.
    https://github.com/kurtmckee/feedparser/issues/562
    """
    return _LONG_NAME.sub(r"\1", text)


def with_few_categories(text: str) -> str:
    """Remove an entry's surplus categories: feedparser compares each with all before it."""
    seen = 0

    def kept(match: re.Match[str]) -> str:
        nonlocal seen
        seen = 0 if match[1] else seen + 1
        return match[0] if seen <= CATEGORY_LIMIT else ""

    return _CATEGORY_OR_ENTRY.sub(kept, text)


def from_prolog(text: str) -> str:
    """Put one UTF-8 declaration in front and remove what a broken server printed before it."""
    front = _FRONT.search(text[:JUNK_LIMIT])
    if front and not _PAGE.match(text):
        text = text[front.start() :]
    declared = _DECLARED.match(text)
    while declared:
        text = text[declared.end() :]
        declared = _DECLARED.match(text)
    return DECLARATION + text.lstrip()


def with_known_references(text: str, entities: Mapping[str, str]) -> str:
    """Replace HTML's named entities and those of the prolog by characters, and escape other bare ampersands."""

    def character(match: re.Match[str]) -> str:
        name = match[1] or ""
        value = entities.get(name) or html5.get(name + ";", "")
        if value and not _SPECIAL & set(value):
            return value
        return match[0] if name in entities else "&amp;" + match[0][1:]

    if not _REFERENCE.search(text):
        return text
    pieces = text.split(_CDATA)
    fixed = [_REFERENCE.sub(character, pieces[0])]
    for piece in pieces[1:]:
        inside, end, outside = piece.partition(_CDATA_END)
        fixed.append(inside + end + _REFERENCE.sub(character, outside))
    return _CDATA.join(fixed)


def _legal_reference(match: re.Match[str]) -> str:
    digits = (match[1] or match[2]).lstrip("0")
    if len(digits) > 7:
        return ""
    code = int(digits or "0", 16 if match[1] else 10)
    is_legal = code in {9, 10, 13} or 0x20 <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or 0x10000 <= code <= 0x10FFFF
    return match[0] if is_legal else ""
