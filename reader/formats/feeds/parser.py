"""Parses a feed document of any kind into a ParsedFeed, including its publisher's hints (ttl, skipHours). The only caller of
feedparser, always with BytesIO: given anything else it opens files and URLs.
"""

import io
import re
from collections.abc import Mapping
from dataclasses import field
from html.entities import html5
from typing import Any
from xml.parsers import expat

import feedparser
import feedparser.api
from lxml import etree

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed, PublisherHints
from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.formats.encoding import decode
from reader.formats.feeds.drafts import DESCRIPTION_LIMIT, ENTRY_LIMIT, TITLE_LIMIT, finished_entries
from reader.formats.feeds.json_feed import looks_like_json, parse_json_feed
from reader.formats.feeds.quick import read_quickly
from reader.formats.feeds.reconcile import numbered_page
from reader.formats.feeds.xml_entry import draft_of, mappings_of, text_of, title_of
from reader.formats.text import one_line
from reader.formats.urls import safe_link

ATTRIBUTE_LIMIT = 1_000
DEPTH_LIMIT = 1_000
ENTITY_LENGTH_LIMIT = 64
ENTITY_COUNT_LIMIT = 300
EXPANSION_LIMIT = 1024 * 1024

_CHARACTER_SETS = "-//W3C//ENTITIES "
_ENTRY_DEPTH = 3
_ENTRY_NAMES = frozenset({"item", "entry"})
_AT_THE_END = frozenset(
    {
        expat.errors.codes[message]
        for message in (
            expat.errors.XML_ERROR_NO_ELEMENTS,
            expat.errors.XML_ERROR_UNCLOSED_TOKEN,
            expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
            expat.errors.XML_ERROR_PARTIAL_CHAR,
        )
    }
)
_ROOT = re.compile(r"<([A-Za-z_][\w.\-]*:)?([A-Za-z_][\w.\-]*)[\s/>]")


@dataclass(slots=True)
class Inspection:
    """Result of the pass. `entities` are harmless character entities defined in the prolog; `error` is '' for well-formed XML.
    `kept_until` is the byte after the last complete entry to keep, `open_tags` are the elements open there.
    """

    root: str = ""
    entities: dict[str, str] = field(default_factory=dict)
    entries: int = 0
    error: str = ""
    ends_early: bool = False
    is_behind_root: bool = False
    kept_until: int = 0
    open_tags: tuple[str, ...] = ()
    is_over_entry_limit: bool = False


class _Watch:
    """Expat handlers of one pass."""

    def __init__(self, document: bytes) -> None:
        self.document = document
        self.inspection = Inspection()
        self.stack: list[str] = []
        self.parser = expat.ParserCreate()
        self.parser.ordered_attributes = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.EntityDeclHandler = self.entity

    def entity(self, name: str, *declared: Any) -> None:
        """Check an entity declaration; the arguments are expat's."""
        is_parameter, value, _base, _system, public = declared[:5]
        if is_parameter and value is None and str(public).startswith(_CHARACTER_SETS):
            return
        if is_parameter or value is None or len(value) > ENTITY_LENGTH_LIMIT or _refers(value):
            raise ReaderError(ProblemKind.XML_ENTITY)
        if len(self.inspection.entities) >= ENTITY_COUNT_LIMIT:
            raise ReaderError(ProblemKind.XML_ENTITY)
        self.inspection.entities[name] = value

    def start(self, name: str, attributes: list[str]) -> None:
        if not self.stack and not self.inspection.root:
            self.inspection.root = name.rpartition(":")[2].lower()
        self.stack.append(name)
        if len(attributes) > 2 * ATTRIBUTE_LIMIT or len(self.stack) > DEPTH_LIMIT:
            raise ReaderError(ProblemKind.PARSE_LIMIT)

    def end(self, name: str) -> None:
        self.stack.pop()
        if len(self.stack) >= _ENTRY_DEPTH or name.rpartition(":")[2].lower() not in _ENTRY_NAMES or not self.stack:
            return
        self.inspection.entries += 1
        if self.inspection.entries > ENTRY_LIMIT:
            self.inspection.is_over_entry_limit = True
            return
        here = self.parser.CurrentByteIndex
        is_end_tag = self.document.startswith(f"</{name}".encode(), here)
        self.inspection.kept_until = self.document.find(b">", here) + 1 if is_end_tag else here
        self.inspection.open_tags = tuple(self.stack)


def _refers(value: str) -> bool:
    """Check whether an entity's value refers to other entities and can grow; `&#38;` is a character."""
    return bool(re.search(r"[&%](?!#)", value)) and value not in {"&", "%"}


def inspect_document(document: bytes) -> Inspection:
    """Inspect a UTF-8 document in one pass; ReaderError for entities that could grow or read files, and for excessive nesting."""
    watch = _Watch(document)
    try:
        watch.parser.Parse(document, True)  # noqa: FBT003  # positional only: the document is whole
    except expat.ExpatError as error:
        watch.inspection.error = expat.errors.messages.get(error.code, "not well-formed")
        watch.inspection.ends_early = error.code in _AT_THE_END
        watch.inspection.is_behind_root = bool(watch.inspection.root) and not watch.stack
    finally:
        # they reference each other, and both the document
        del watch.parser
    _check_expansion(document, watch.inspection.entities)
    return watch.inspection


def _check_expansion(document: bytes, entities: dict[str, str]) -> None:
    """Limit the expansion of short entities that are used excessively."""
    if sum(len(value) * document.count(f"&{name};".encode()) for name, value in entities.items()) > EXPANSION_LIMIT:
        raise ReaderError(ProblemKind.XML_ENTITY)


def root_name(text: str, inspection: Inspection) -> str:
    """Return the root's local name in lower case, guessed if the document breaks before it."""
    if inspection.root:
        return inspection.root
    match = _ROOT.search(text)
    return match[2].lower() if match else ""


def kept_part(document: bytes, inspection: Inspection) -> bytes:
    """Return the document up to its last complete entry, with open elements closed."""
    return document[: inspection.kept_until] + "".join(f"</{name}>" for name in reversed(inspection.open_tags)).encode()


DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
JUNK_LIMIT = 65_536
CATEGORIES_READ = 200
"""Categories of an entry that are compared; fewer are kept (`drafts`)."""

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
        return match[0] if seen <= CATEGORIES_READ else ""

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


LONGEST_SECONDS = 366 * DAY_SECONDS

_WHOLE = re.compile(r"\d{1,9}")
_PERIODS = {
    "hourly": 3600,
    "daily": DAY_SECONDS,
    "weekly": 7 * DAY_SECONDS,
    "monthly": 30 * DAY_SECONDS,
    "yearly": 365 * DAY_SECONDS,
}
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SKIP_HOURS = re.compile(r"<skiphours\b[^>]*>(.{0,4000}?)</skiphours", re.IGNORECASE | re.DOTALL)
_SKIP_DAYS = re.compile(r"<skipdays\b[^>]*>(.{0,4000}?)</skipdays", re.IGNORECASE | re.DOTALL)
_HOUR = re.compile(r"<hour>\s*(\d{1,2})\s*</hour", re.IGNORECASE)
_DAY = re.compile(r"<day>\s*([A-Za-z]+)\s*</day", re.IGNORECASE)
_HOURS_A_DAY = 24


def publisher_hints(document: str, *, ttl: str, period: str, frequency: str) -> PublisherHints:
    """Return the refresh hints of an XML feed; missing, zero or absurd values are skipped. 24 is midnight, as in RSS 0.91."""
    return PublisherHints(
        ttl_seconds=_seconds(ttl, 60),
        update_period_seconds=_update_period(period, frequency),
        skip_hours=_skip_hours(document),
        skip_days=_skip_days(document),
    )


def _seconds(text: str, unit: int) -> int | None:
    text = text.strip()
    number = int(text) * unit if _WHOLE.fullmatch(text) and text.isascii() else 0
    return min(number, LONGEST_SECONDS) or None


def _update_period(period: str, frequency: str) -> int | None:
    seconds = _PERIODS.get(period.strip().lower())
    times = _seconds(frequency, 1) or 1
    if seconds is None:
        return None
    return max(1, seconds // times)


def _skip_hours(document: str) -> frozenset[int]:
    block = _SKIP_HOURS.search(document)
    hours = (int(hour) for hour in _HOUR.findall(block[1])) if block else ()
    return frozenset(hour % _HOURS_A_DAY for hour in hours if hour <= _HOURS_A_DAY)


def _skip_days(document: str) -> frozenset[int]:
    block = _SKIP_DAYS.search(document)
    days = (day.lower() for day in _DAY.findall(block[1])) if block else ()
    return frozenset(_DAYS.index(day) for day in days if day in _DAYS)


# reader.formats.feeds.dates parses dates from their text; this saves nine attempts for each
feedparser.registerDateHandler(lambda _text: (1970, 1, 1, 0, 0, 0, 3, 1, 0))
# expat alone, whatever else is installed
feedparser.api.PREFERRED_XML_PARSERS.clear()

ROOTS = frozenset({"rss", "rdf", "feed", "channel", "entry"})

_HEADERS = {"content-type": "application/xml; charset=utf-8"}
_TAIL = 4_096
_CLOSED = re.compile(rb"</(?:[\w.\-]+:)?(?:rss|feed|rdf|channel)\s*>", re.IGNORECASE)
_ENTRY_START = re.compile(rb"<(?:[\w.\-]+:)?(?:item|entry)[\s>]", re.IGNORECASE)
_COMPLETE = re.compile(r"<(?:[\w.\-]+:)?complete\b[^>]*purl\.org/syndication/history|<fh:complete[\s/>]", re.IGNORECASE)


def parse_feed(body: bytes, *, url: str, content_type: str) -> ParsedFeed:
    """Parse the feed in a document fetched from `url`. ReaderError: EMPTY, NOT_A_FEED, XML_ENTITY, PARSE_LIMIT, PARSE_ERROR.
    Nothing else is raised.
    """
    try:
        return _parse(body, url, content_type)
    except (MemoryError, RecursionError):
        raise ReaderError(ProblemKind.PARSE_LIMIT) from None


def _parse(body: bytes, url: str, content_type: str) -> ParsedFeed:
    text = decode(body, content_type)
    if not text.strip("\x00 \t\r\n\ufeff"):
        raise ReaderError(ProblemKind.EMPTY)
    if looks_like_json(text):
        return parse_json_feed(text, url)
    return _parse_xml(text, url)


def _parse_xml(text: str, url: str) -> ParsedFeed:
    text = repaired(text)
    whole = with_known_references(text, {})
    found = read_quickly(whole)
    if found is None:
        return _parse_slowly(text, url)
    return _parsed_feed(found, found["entries"], whole, url, is_cut=False)


def repaired(text: str) -> str:
    """Remove whatever keeps a document from being XML or from being parsed in bounded time."""
    return with_few_categories(with_short_names(from_prolog(legal_text(text))))


def _parse_slowly(text: str, url: str) -> ParsedFeed:
    inspection = inspect_document(text.encode())
    root = root_name(text, inspection)
    if root not in ROOTS:
        raise ReaderError(ProblemKind.NOT_A_FEED, _what_it_is(text, root))
    with_references = with_known_references(text, inspection.entities)
    if with_references != text:
        text, inspection = with_references, inspect_document(with_references.encode())
    whole = text.encode()
    document, is_cut = _readable_part(whole, inspection)
    found = _read(document) if not inspection.error or document is not whole else _read_broken(document)
    entries = [entry for entry in found["entries"] if isinstance(entry, Mapping)]
    if is_cut and not inspection.kept_until:
        entries = entries[:-1]
    if not found.get("version") and not _is_old_kind(text, root):
        raise ReaderError(ProblemKind.NOT_A_FEED, _what_it_is(text, root))
    return _parsed_feed(found, entries, text, url, is_cut=is_cut)


def _is_old_kind(text: str, root: str) -> bool:
    """Check for formats that feedparser reads without naming them: CDF and Netscape's RDF under its other address."""
    return root == "channel" or (root == "rdf" and "netscape.com/rdf/simple/0.9" in text[:_TAIL])


def _readable_part(document: bytes, inspection: Inspection) -> tuple[bytes, bool]:
    """Return the part to give to feedparser, without a truncated entry, and whether the document ended early."""
    if inspection.is_over_entry_limit or (inspection.error and inspection.is_behind_root):
        return (kept_part(document, inspection) if inspection.kept_until else document), False
    if inspection.ends_early:
        return (kept_part(document, inspection) if inspection.kept_until else document), True
    return document, bool(inspection.error) and not _CLOSED.search(document[-_TAIL:])


def _read_broken(document: bytes) -> Mapping[str, Any]:
    """Return the reading with more entries: feedparser's loose one, or that of libxml2's recovery of the document."""
    loose = _read(document)
    if len(loose["entries"]) >= len(_ENTRY_START.findall(document)):
        return loose
    try:
        recovered = _feedparser_reading(_recovered(document))
    except (MemoryError, RecursionError):
        raise
    except Exception:  # noqa: BLE001  # the other reading is at hand
        return loose
    return recovered if len(recovered["entries"]) > len(loose["entries"]) else loose


def _read(document: bytes) -> Mapping[str, Any]:
    """Read with feedparser; if it fails, read libxml2's recovery of the document."""
    try:
        return _feedparser_reading(document)
    except (MemoryError, RecursionError):
        raise
    except Exception as error:  # noqa: BLE001  # feedparser raises a dozen different ones on hostile input
        first = error
    try:
        return _feedparser_reading(_recovered(document))
    except (MemoryError, RecursionError):
        raise
    except Exception:  # noqa: BLE001  # the same
        raise ReaderError(ProblemKind.PARSE_ERROR, type(first).__name__) from first


def _feedparser_reading(document: bytes) -> Mapping[str, Any]:
    found: Mapping[str, Any] = feedparser.parse(  # noqa: TID251  # the one place
        io.BytesIO(document), response_headers=_HEADERS, sanitize_html=False, resolve_relative_uris=False
    )
    return found


def _recovered(document: bytes) -> bytes:
    parser = etree.XMLParser(recover=True, resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False)
    tree = etree.fromstring(document, parser)
    return etree.tostring(tree, encoding="utf-8", xml_declaration=True)


def _parsed_feed(found: Mapping[str, Any], entries: list[Mapping[str, Any]], text: str, url: str, *, is_cut: bool) -> ParsedFeed:
    feed = found["feed"]
    version = text_of(found, "version")
    is_atom = version.startswith("atom")
    links = mappings_of(feed, "links")
    return ParsedFeed(
        format=version or "xml",
        title=title_of(feed, is_atom=is_atom)[:TITLE_LIMIT],
        # feedparser's loose parser turns &b= in a feed's own link into &ampb=.
        site_url=safe_link(text_of(feed, "link").replace("&amp", "&"), url),
        description=one_line(text_of(feed, "subtitle"))[:DESCRIPTION_LIMIT],
        icon_url=_icon(feed, url),
        language=text_of(feed, "language")[:40],
        entries=finished_entries([draft_of(entry, url, feed, is_atom=is_atom) for entry in entries]),
        hints=publisher_hints(
            text,
            ttl=text_of(feed, "ttl"),
            period=text_of(feed, "sy_updateperiod"),
            frequency=text_of(feed, "sy_updatefrequency"),
        ),
        hub_url=_link(links, "hub", url),
        self_url=_link(links, "self", url),
        previous_url=_link(links, "prev-archive", url) or _link(links, "next", url) or numbered_page(url, _generator(feed)),
        is_complete=bool(_COMPLETE.search(text)),
        is_cut=is_cut,
    )


def _icon(feed: Mapping[str, Any], url: str) -> str:
    image = feed.get("image")
    pictures = [text_of(feed, "icon"), text_of(feed, "logo"), text_of(image, "href") if isinstance(image, Mapping) else ""]
    return next((link for picture in pictures if (link := safe_link(picture, url))), "")


def _link(links: list[Mapping[str, Any]], relation: str, url: str) -> str:
    hrefs = (text_of(link, "href") for link in links if link.get("rel") == relation)
    return next((found for href in hrefs if (found := safe_link(href, url))), "")


def _generator(feed: Mapping[str, Any]) -> str:
    detail = feed.get("generator_detail")
    return (text_of(detail, "href") if isinstance(detail, Mapping) else "") or text_of(feed, "generator")


def _what_it_is(text: str, root: str) -> Detail:
    if root in {"html", "body", "head"} or "<html" in text[:_TAIL].lower():
        return Detail(DetailKind.WEB_PAGE)
    return Detail(DetailKind.OTHER_XML, (f"<{root[:40]}>",)) if root else Detail(DetailKind.NEITHER_XML_NOR_JSON)
