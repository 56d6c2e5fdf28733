"""Subscription lists of other readers and of our own: OPML 1.0, 1.1 and 2.0, well formed or not. Pure; any thread.

A list is hostile input: nothing in it is fetched, opened or run. Entities are refused where they are declared; addresses that
are not of the web are left out and listed; folders are walked without recursion.
"""

import re
from dataclasses import replace
from xml.parsers import expat

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.subscription import OpmlDocument
from reader.formats.encoding import decode
from reader.formats.opml_outlines import DEPTH_LIMIT, OutlineReader
from reader.formats.opml_recovery import recover_outlines, root_name

_BOM = b"\xef\xbb\xbf"
_DECLARATION = re.compile(r"<\?xml[^>]{0,500}\?>", re.IGNORECASE)
_DECLARED_CHARSET = re.compile(rb"<\?xml[^>]{0,500}?encoding\s*=\s*[\"']\s*(?!utf-?8)", re.IGNORECASE)
_ENTITY = re.compile(r"<!ENTITY", re.IGNORECASE)
_OTHER_ROOTS = frozenset({"html", "rss", "rdf", "feed"})


def read_opml(data: bytes) -> OpmlDocument:
    """The feeds and folders of a list; ReaderError EMPTY, XML_ENTITY or NOT_OPML where it is none."""
    if not data.strip(b" \t\r\n\x00"):
        raise ReaderError(ProblemKind.EMPTY)
    text, repairs = _readable(data)
    outlines = OutlineReader()
    try:
        names = _read_strictly(text, outlines)
    except expat.ExpatError as error:
        if _ENTITY.search(text):
            raise ReaderError(ProblemKind.XML_ENTITY) from None
        repairs.append(f"it is not well-formed XML (line {error.lineno}); what could be read was kept")
        outlines = OutlineReader()
        repairs += recover_outlines(text, outlines).sentences()
        names = [root_name(text)]
    _require_list(names, outlines)
    if names[0] != "opml":
        repairs.append("the opml element is missing")
    document = outlines.document()
    if outlines.is_flattened:
        repairs.append(f"folders nested more than {DEPTH_LIMIT} deep were merged into their parent")
    return replace(document, repairs=tuple(repairs))


def _require_list(names: list[str], outlines: OutlineReader) -> None:
    root = names[0]
    if root in _OTHER_ROOTS:
        raise ReaderError(ProblemKind.NOT_OPML, f"it starts with <{root}>")
    is_empty_list = root == "opml" and "body" in names
    if not outlines.outlines and not is_empty_list:
        raise ReaderError(ProblemKind.NOT_OPML, "it contains no subscriptions" if root else "it is not XML")


def _readable(data: bytes) -> tuple[str, list[str]]:
    """The text from its first tag on, without an XML declaration, and what was put right about its bytes."""
    repairs: list[str] = []
    # Without the mark, so that stray bytes of another encoding in a document that is marked as UTF-8 are still read as such.
    body = data.removeprefix(_BOM)
    text = decode(body)
    is_wide = b"\x00" in body[:4]
    if not is_wide and not _is_utf8(body) and not _DECLARED_CHARSET.search(body[:1024]):
        repairs.append("characters that are not UTF-8 were read as Western European")
    start = text.lstrip("\ufeff \t\r\n")
    if len(start) < len(text):
        repairs.append("spaces before the document were removed")
    return _DECLARATION.sub("", start, count=1) if start[:5].lower() == "<?xml" else start, repairs


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _read_strictly(text: str, outlines: OutlineReader) -> list[str]:
    """Read well-formed XML into `outlines` and give the distinct element names, the root first; expat.ExpatError otherwise."""
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
