"""Reads texts of feed elements as feedparser does: stripped, corrected, with inner markup serialised. Pure; any thread."""

import re
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urljoin
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape

from feedparser.mixin import _FeedParserMixin

from reader.formats.quick.names import Names, Unusual, check

_PLAIN, _HTML, _XHTML = "text/plain", "text/html", "application/xhtml+xml"
_TYPES = {"text": _PLAIN, "plain": _PLAIN, _PLAIN: _PLAIN, "html": _HTML, _HTML: _HTML, "xhtml": _XHTML, _XHTML: _XHTML}
HTML_TYPES = frozenset(name for name, meaning in _TYPES.items() if meaning != _PLAIN)
_LANGUAGES = ("xml:lang", "lang")
_C1 = re.compile("[\x80-\x9f]")
_CP1252 = {code: bytes((code,)).decode("cp1252") for code in range(0x80, 0xA0) if code not in {0x81, 0x8D, 0x8F, 0x90, 0x9D}}
_ABSOLUTE = re.compile(r"https?://[A-Za-z0-9.\-]+(?::[0-9]+)?(?:/[A-Za-z0-9/._~%+\-]*)?")
_XML = "{http://www.w3.org/XML/1998/namespace}"
_WRITTEN_DEPTH = 100
_UNWRITTEN = frozenset({"svg", "math", "body"})


class Body(NamedTuple):
    """A text with its type, language and base."""

    value: str
    type: str
    language: str | None
    base: str

    @property
    def detail(self) -> dict[str, str | None]:
        """Return the detail dictionary that feedparser stores."""
        return {"type": self.type, "language": self.language, "base": self.base, "value": self.value}


def leaf_text(element: Element) -> str:
    """Return the unchanged text of an element without children."""
    check(is_sure=not len(element), what=f"elements within {element.tag}")
    return (element.text or "").strip()


def own_text(element: Element) -> str:
    """Return an element's text without that of its children."""
    return "".join([element.text or "", *(child.tail or "" for child in element)]).strip()


def corrected(text: str) -> str:
    """Repair UTF-8 misread as Latin-1, and windows-1252 characters."""
    if text.isascii():
        return text
    with suppress(UnicodeEncodeError, UnicodeDecodeError):
        text = text.encode("iso-8859-1").decode("utf-8")
    return text.translate(_CP1252) if _C1.search(text) else text


def resolved(base: str, address: str) -> str:
    """Resolve an address against xml:base; feedparser changes those with three slashes."""
    check(is_sure=":///" not in address, what="slashes")
    if not base:
        return address
    try:
        return urljoin(base, address)
    except ValueError:
        raise Unusual(address) from None


def base_within(base: str, declared: str) -> str:
    """Resolve xml:base against the enclosing base."""
    joined = resolved(base, declared) if declared else base
    check(is_sure=not joined or bool(_ABSOLUTE.fullmatch(joined)), what="xml:base")
    return joined


def language_within(language: str | None, attributes: dict[str, str]) -> str | None:
    """Return the language of a child element; an empty declaration resets it."""
    declared = next((attributes[name] for name in _LANGUAGES if name in attributes), language)
    return declared or None


def body(
    element: Element, names: Names, attributes: dict[str, str], default: str, *, version: str, within: tuple[str | None, str]
) -> Body:
    """Read a text of one of the supported types; `within` are the enclosing language and base."""
    declared = attributes.get("type", default)
    check(is_sure=declared in _TYPES and attributes.get("mode") != "base64", what="type")
    kind = _TYPES[declared]
    if kind == _XHTML:
        check(is_sure=version == "atom10", what="xhtml")
        text = _written(element, names)
    else:
        text = leaf_text(element)
        if kind == _PLAIN and not version.startswith("atom") and _FeedParserMixin.looks_like_html(text):
            kind = _HTML
    language = language_within(within[0], attributes)
    return Body(corrected(text), kind, language and language.replace("_", "-"), within[1])


def _written(element: Element, names: Names) -> str:
    """Serialise markup without the one <div> that Atom requires around it."""
    pieces = [escape(element.text or "")]
    _write(element, names, pieces, _WRITTEN_DEPTH)
    pieces = [piece for piece in pieces if piece]
    while len(pieces) > 1 and not pieces[-1].strip():
        del pieces[-1]
    while len(pieces) > 1 and not pieces[0].strip():
        del pieces[0]
    return "".join(pieces[1:-1] if _is_one_div(pieces) else pieces).strip()


def _write(parent: Element, names: Names, pieces: list[str], depth: int) -> None:
    check(is_sure=depth > 0, what="depth")
    for child in parent:
        prefix, _, name = names[child.tag].partition(":")
        check(is_sure=prefix == "xhtml" and name not in _UNWRITTEN, what=f"markup {child.tag}")
        pieces.append(f"<{name}{_attributes(child, names) if child.attrib else ''}>")
        pieces.append(escape(child.text or ""))
        _write(child, names, pieces, depth - 1)
        pieces += (f"</{name}>", escape(child.tail or ""))


def _attributes(element: Element, names: Names) -> str:
    check(is_sure=all(not tag.startswith("{") or tag.startswith(_XML) for tag in element.attrib), what="attribute in markup")
    attributes = names.attributes(element)
    check(is_sure="xml:base" not in attributes, what="xml:base in markup")
    return "".join(f' {name}="{escape(value, {chr(34): "&quot;"})}"' for name, value in attributes.items())


def _is_one_div(pieces: list[str]) -> bool:
    if not pieces or pieces[-1] != "</div>" or not (pieces[0] == "<div>" or pieces[0].startswith("<div ")):
        return False
    depth = 0
    for piece in pieces[:-1]:
        if piece.startswith("</"):
            depth -= 1
            if depth == 0:
                return False
        elif piece.startswith("<") and not piece.endswith("/>"):
            depth += 1
    return True
