"""Reads subscription lists of other readers and our own: OPML 1.0, 1.1 and 2.0, well formed or not. Pure; any thread.

A list is hostile input: nothing in it is fetched, opened or run. Declared entities are refused; addresses that are not http(s)
are skipped and listed; folders are walked without recursion.
"""

import html
import re
from dataclasses import replace
from xml.parsers import expat

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.subscription import OpmlDocument
from reader.domain.value_classes import dataclass
from reader.formats.encoding import decode
from reader.formats.opml_outlines import DEPTH_LIMIT, OutlineReader

_COMMENT_START, _COMMENT_END = "<!--", "-->"
_TAG = re.compile(r"<(/?)outline(?![\w:.-])|</(?:body|opml)\s*>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"(?<![\w:.-])([A-Za-z_][\w:.-]*)\s*=\s*([\"'])")
_AFTER_VALUE = r"(?=\s*[A-Za-z_][\w:.-]*\s*=\s*[\"']|\s*/?>\s*(?:<|\Z))"
_VALUE_END = {quote: re.compile(quote + _AFTER_VALUE) for quote in "\"'"}
_TAG_END = re.compile(r"/?>")
_TITLE = re.compile(r"<title>([^<]{0,2000})</title", re.IGNORECASE)
_REFERENCE = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_FIRST_NAME = re.compile(r"<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")


@dataclass(slots=True)
class Repairs:
    """Counts of repaired ampersands, folders, and outlines with quotation marks or < inside a value."""

    ampersands: int = 0
    quoted: int = 0
    angled: int = 0
    unclosed: int = 0

    def details(self) -> list[Detail]:
        counted = (
            (DetailKind.BARE_AMPERSANDS, self.ampersands),
            (DetailKind.QUOTATION_MARKS, self.quoted),
            (DetailKind.ANGLE_BRACKETS, self.angled),
            (DetailKind.UNCLOSED_FOLDERS, self.unclosed),
        )
        return [Detail(kind, (count,)) for kind, count in counted if count]


def recover_outlines(text: str, outlines: OutlineReader) -> Repairs:
    """Read as much as possible of a broken list into `outlines`."""
    repairs = Repairs()
    text = _CONTROLS.sub(" ", _without_comments(text))
    tags = list(_TAG.finditer(text))
    title = _TITLE.search(text, 0, tags[0].start() if tags else len(text))
    outlines.title = _plain_value(title[1], repairs) if title else ""
    for number, tag in enumerate(tags):
        if tag[1] is None:
            continue
        if tag[1]:
            outlines.end()
            continue
        end = tags[number + 1].start() if number + 1 < len(tags) else len(text)
        attributes, is_empty = _read_tag(text[tag.end() : end], repairs)
        outlines.start(attributes)
        if is_empty:
            outlines.end()
    repairs.unclosed = outlines.depth
    return repairs


def root_name(text: str) -> str:
    """Return the root element's name in lower case without prefix; '' if none."""
    found = _FIRST_NAME.search(_without_comments(text))
    return found[1].lower() if found else ""


def _without_comments(text: str) -> str:
    kept: list[str] = []
    at = 0
    while (start := text.find(_COMMENT_START, at)) >= 0:
        kept.append(text[at:start])
        end = text.find(_COMMENT_END, start)
        at = len(text) if end < 0 else end + len(_COMMENT_END)
    kept.append(text[at:])
    return "".join(kept)


def _read_tag(tag: str, repairs: Repairs) -> tuple[dict[str, str], bool]:
    """Return an outline's attributes and whether it is self-closing; `tag` extends to the next tag."""
    attributes: dict[str, str] = {}
    is_quoted = is_angled = False
    # A search that found no end up to the tag's finds none further on either: not looking again keeps this linear.
    hopeless: set[str] = set()
    at = 0
    while start := _ATTRIBUTE.search(tag, at):
        end = None if start[2] in hopeless else _VALUE_END[start[2]].search(tag, start.end())
        if end is None:
            hopeless.add(start[2])
        stop = end.start() if end else tag.find(start[2], start.end())
        if stop < 0:
            break
        value = tag[start.end() : stop]
        is_quoted = is_quoted or start[2] in value
        is_angled = is_angled or "<" in value
        attributes.setdefault(start[1], _plain_value(value, repairs))
        at = stop + 1
    repairs.quoted += is_quoted
    repairs.angled += is_angled
    close = _TAG_END.search(tag, at)
    return attributes, close is not None and close[0] == "/>"


def _plain_value(value: str, repairs: Repairs) -> str:
    references = _REFERENCE.findall(value)
    repairs.ampersands += value.count("&") - len(references)
    return _REFERENCE.sub(lambda match: html.unescape(match[0]), value)


_BOM = b"\xef\xbb\xbf"
_DECLARATION = re.compile(r"<\?xml[^>]{0,500}\?>", re.IGNORECASE)
_DECLARED_CHARSET = re.compile(rb"<\?xml[^>]{0,500}?encoding\s*=\s*[\"']\s*(?!utf-?8)", re.IGNORECASE)
_ENTITY = re.compile(r"<!ENTITY", re.IGNORECASE)
_OTHER_ROOTS = frozenset({"html", "rss", "rdf", "feed"})


def read_opml(data: bytes) -> OpmlDocument:
    """Read the feeds and folders of a list; ReaderError EMPTY, XML_ENTITY or NOT_OPML if it is invalid."""
    if not data.strip(b" \t\r\n\x00"):
        raise ReaderError(ProblemKind.EMPTY)
    text, repairs = _readable(data)
    outlines = OutlineReader()
    try:
        names = _read_strictly(text, outlines)
    except expat.ExpatError as error:
        if _ENTITY.search(text):
            raise ReaderError(ProblemKind.XML_ENTITY) from None
        repairs.append(Detail(DetailKind.NOT_WELL_FORMED, (error.lineno,)))
        outlines = OutlineReader()
        repairs += recover_outlines(text, outlines).details()
        names = [root_name(text)]
    _require_list(names, outlines)
    if names[0] != "opml":
        repairs.append(Detail(DetailKind.NO_OPML_ELEMENT))
    document = outlines.document()
    if outlines.is_flattened:
        repairs.append(Detail(DetailKind.DEEP_FOLDERS, (DEPTH_LIMIT,)))
    return replace(document, repairs=tuple(repairs))


def _require_list(names: list[str], outlines: OutlineReader) -> None:
    root = names[0]
    if root in _OTHER_ROOTS:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.OTHER_ROOT, (f"<{root}>",)))
    is_empty_list = root == "opml" and "body" in names
    if not outlines.outlines and not is_empty_list:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_SUBSCRIPTIONS if root else DetailKind.NO_XML))


def _readable(data: bytes) -> tuple[str, list[Detail]]:
    """Return the text from its first tag on, without an XML declaration, and the repairs made to its bytes."""
    repairs: list[Detail] = []
    # Without the mark, so that stray bytes of another encoding in a document that is marked as UTF-8 are still read as such.
    body = data.removeprefix(_BOM)
    text = decode(body)
    is_wide = b"\x00" in body[:4]
    if not is_wide and not _is_utf8(body) and not _DECLARED_CHARSET.search(body[:1024]):
        repairs.append(Detail(DetailKind.OTHER_ENCODING))
    start = text.lstrip("\ufeff \t\r\n")
    if len(start) < len(text):
        repairs.append(Detail(DetailKind.SPACES_BEFORE))
    return _DECLARATION.sub("", start, count=1) if start[:5].lower() == "<?xml" else start, repairs


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _read_strictly(text: str, outlines: OutlineReader) -> list[str]:
    """Read well-formed XML into `outlines` and return the distinct element names, the root first; raises expat.ExpatError."""
    parser = expat.ParserCreate(encoding="utf-8")
    open_names: list[str] = []
    seen: dict[str, None] = {}
    title: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        name = name.lower()
        seen[name] = None
        open_names.append(name)
        if name == "outline":
            outlines.start(attributes)

    def end(name: str) -> None:
        open_names.pop()
        if name.lower() == "outline":
            outlines.end()

    def characters(text: str) -> None:
        if open_names[-2:] == ["head", "title"]:
            title.append(text)

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.EntityDeclHandler = _refuse_entity
    parser.Parse(text.encode("utf-8", "replace"), True)  # noqa: FBT003 - expat takes it by position only
    outlines.title = "".join(title)
    return list(seen)


def _refuse_entity(*_declaration: object) -> None:
    raise ReaderError(ProblemKind.XML_ENTITY)
