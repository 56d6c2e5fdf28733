"""Sets the values of common feed elements in feedparser's dictionaries. Reproduces feedparser's oddities: a second summary that
becomes content, the choice of title, names split from addresses.
"""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urljoin
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape

from feedparser import FeedParserDict
from feedparser.mixin import _FeedParserMixin

from reader.domain.value_classes import dataclass

ATTRIBUTE_LIMIT = 100
OLD_RSS = frozenset({"http://my.netscape.com/rdf/simple/0.9/", "http://purl.org/rss/1.0/"})
"""Namespaces that make feedparser treat a document as RDF before its first element."""

_NAMESPACES = {uri.lower(): prefix for uri, prefix in _FeedParserMixin.namespaces.items()}
_PREFIXES = frozenset(prefix.lower() for prefix in _NAMESPACES.values())
_ANY_USERLAND = "backend.userland.com/rss"
_BASE = "{http://www.w3.org/XML/1998/namespace}base"
_XLINK = "http://www.w3.org/1999/xlink"
_HANDLED = frozenset(
    name.removeprefix(start) for name in dir(_FeedParserMixin) for start in ("_start_", "_end_") if name.startswith(start)
)
_READ_NAMES = (
    "author author_detail authors comments content created entries generator generator_detail href icon id image itunes_duration "
    "language link links logo podcast_chapters published subtitle summary summary_detail sy_updatefrequency sy_updateperiod tags "
    "title title_detail ttl updated"
)
_READ = frozenset(_READ_NAMES.split()) | FeedParserDict.keymap.keys()
"""Names that are read, or stored under the name of one that is; prefix and element name joined by `_`."""
_LOWERED = frozenset({"rel", "type"})


class UnsupportedDocumentError(Exception):  # no error: the document is left to feedparser
    """Raised for input that may be read differently from feedparser."""


def check(*, is_sure: bool, what: str) -> None:
    if not is_sure:
        raise UnsupportedDocumentError(what)


class Names(dict[str, str]):
    """Maps element tags to lower-case names: `title`, `dc:creator`; Atom's and RSS's own have no prefix."""

    def __init__(self, declared: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._unknown: dict[str, str] = {}
        self._known: dict[str, str] = {}
        self._attributes: dict[str, str] = {}
        self._ignorable: set[str] = set()
        self.namespaces: set[str] = set()
        for prefix, uri in declared:
            if uri:
                self._declare(prefix, uri)
        self._check_prefixes()

    def _declare(self, prefix: str, uri: str) -> None:
        lower = uri.lower()
        is_plain = uri.split() == [uri] and "}" not in uri
        check(is_sure=is_plain and _ANY_USERLAND not in lower and lower != _XLINK, what=uri)
        known = _NAMESPACES.get(lower)
        self.namespaces.add(lower)
        if known is None:
            check(is_sure=self._unknown.setdefault(uri, prefix) == prefix, what=f"two prefixes of one namespace: {uri}")
        elif prefix:
            check(is_sure=self._known.setdefault(prefix, known) == known, what=f"one prefix of two: {prefix}")

    def _check_prefixes(self) -> None:
        """Check prefix clashes: feedparser resolves by prefix, so each must stand for one namespace only."""
        prefixes = [prefix.lower() for prefix in self._unknown.values() if prefix]
        unknown = {*prefixes}
        check(is_sure=len(unknown) == len(prefixes), what="one prefix of two unknown namespaces")
        check(is_sure=not unknown & ({*self._known} | {*self._known.values()}), what="a known prefix of an unknown namespace")
        taken = _PREFIXES | unknown
        check(
            is_sure=all(prefix == known or prefix not in taken for prefix, known in self._known.items()), what="prefixes mixed up"
        )

    def __missing__(self, tag: str) -> str:
        namespace, local = _parted(tag)
        prefix = _NAMESPACES.get(namespace.lower(), "") or self._unknown.get(namespace, "")
        name = self[tag] = f"{prefix}:{local}".lower() if prefix else local.lower()
        return name

    def attributes(self, element: Element) -> dict[str, str]:
        """Return an element's attributes by name; those of namespaces that feedparser knows keep their prefix."""
        found: dict[str, str] = {}
        check(is_sure=len(element.attrib) <= ATTRIBUTE_LIMIT, what="attributes")
        for tag, value in element.attrib.items():
            name = self._attributes.get(tag) or self._attribute(tag)
            check(is_sure=name not in found, what=f"attribute twice: {name}")
            found[name] = value.lower() if name in _LOWERED else value
        return found

    def _attribute(self, tag: str) -> str:
        namespace, local = _parted(tag)
        prefix = _NAMESPACES.get(namespace.lower(), "") if namespace else ""
        check(is_sure=tag == _BASE or local.lower() != "base", what=f"attribute {tag}")
        check(is_sure=self._unknown.get(namespace, "").lower() != "rdf", what=f"attribute {tag}")
        name = self._attributes[tag] = f"{prefix}:{local}".lower() if prefix else local.lower()
        return name

    def check_ignorable(self, element: Element, depth: int = 8) -> None:
        """Raise Unusual unless an element and its descendants have no meaning to feedparser."""
        name = self[element.tag]
        if name not in self._ignorable:
            check(is_sure=name.replace(":", "_") not in _HANDLED | _READ, what=name)
            self._ignorable.add(name)
        check(is_sure=depth > 0 and len(element.attrib) <= ATTRIBUTE_LIMIT, what=f"within {name}")
        check(is_sure=not any(_parted(tag)[1].lower() == "base" for tag in element.attrib), what="base")
        for child in element:
            self.check_ignorable(child, depth - 1)


def _parted(tag: str) -> tuple[str, str]:
    if tag[0] != "{":
        return "", tag
    namespace, _, local = tag[1:].partition("}")
    return namespace, local


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
        raise UnsupportedDocumentError(address) from None


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


INNER_DEPTH = 8


@dataclass(slots=True)
class Reading:
    """State while a document is read. `base`, `title_depth` and `has_content` outlast the element that set them."""

    names: Names
    version: str = ""
    base: str = ""
    title_depth: int = -1
    has_content: bool = False


@dataclass(slots=True)
class Place:
    """The feed or an entry: its values, their depths, and its language."""

    reading: Reading
    holder: dict[str, Any]
    depth: int
    language: str | None
    depths: dict[str, int] | None = None
    """Depth at which each value of an entry was found: deeper ones do not replace it. None for the feed."""

    def store(self, key: str, value: Any) -> None:
        """Store a value unless one from a lesser depth is present."""
        if self.depths is not None:
            if self.depth > self.depths.get(key, self.depth):
                return
            self.depths[key] = self.depth
        self.holder[key] = value

    def text(self, element: Element) -> str:
        return corrected(leaf_text(element))

    def address(self, element: Element) -> str:
        text = leaf_text(element)
        return corrected(resolved(self.reading.base, text) if text else text)

    def body(self, element: Element, attributes: dict[str, str], default: str) -> Body:
        reading = self.reading
        within = (self.language, reading.base)
        return body(element, reading.names, attributes, default, version=reading.version, within=within)


Reader = Callable[[Place, Element, dict[str, str]], None]


def read_all(place: Place, parent: Element, table: dict[str, Reader]) -> None:
    """Read an element's children by a table; others must have no meaning."""
    reading = place.reading
    outer = reading.base
    for element in parent:
        read = table.get(reading.names[element.tag])
        if read is None:
            reading.names.check_ignorable(element)
        elif not element.attrib:
            read(place, element, {})
        else:
            attributes = reading.names.attributes(element)
            if "xml:base" in attributes:
                reading.base = base_within(reading.base, attributes["xml:base"])
            read(place, element, attributes)
            # feedparser returns to the base around an element only where there is one.
            reading.base = outer or reading.base


def ignored(_place: Place, element: Element, _attributes: dict[str, str]) -> None:
    """Ignore a meaningful element that is not used."""
    leaf_text(element)


def ignored_with(*inner: str) -> Reader:
    """Return a reader that ignores an element with such children."""

    def read(place: Place, element: Element, _attributes: dict[str, str]) -> None:
        _check_inner(place.reading.names, element, frozenset(inner), INNER_DEPTH)

    return read


def _check_inner(names: Names, element: Element, inner: frozenset[str], depth: int) -> None:
    for child in element:
        check(is_sure=depth > 0 and names[child.tag] in inner, what=f"{child.tag} within {element.tag}")
        check(is_sure="xml:base" not in names.attributes(child), what="xml:base")
        _check_inner(names, child, inner, depth - 1)


def plain(key: str) -> Reader:
    """Return a reader of a text; with attributes feedparser stores these instead."""

    def read(place: Place, element: Element, attributes: dict[str, str]) -> None:
        check(is_sure=not attributes, what=f"attributes of {key}")
        place.store(key, place.text(element))

    return read


def text(key: str) -> Reader:
    """Return a reader of a text, whatever its attributes."""
    return lambda place, element, _attributes: place.store(key, place.text(element))


def address(key: str) -> Reader:
    """Return a reader of an address; with attributes feedparser stores these instead."""

    def read(place: Place, element: Element, attributes: dict[str, str]) -> None:
        check(is_sure=not attributes, what=f"attributes of {key}")
        place.store(key, place.address(element))

    return read


_REFERENCE = re.compile("&([A-Za-z0-9_]+);")
ITUNES = "http://www.itunes.com/"
_MEDIA_DEPTH = 10


def title(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Keep the first title, unless a picture's, a source's or a medium's came between."""
    found = place.body(element, attributes, "text/plain")
    if not -1 < place.reading.title_depth <= place.depth:
        place.store("title", found.value)
        place.holder["title_detail"] = {"type": found.type}
    if found.value:
        place.reading.title_depth = place.depth


def media_title(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Use a medium's title for an entry without an earlier one."""
    before = place.reading.title_depth
    title(place, element, attributes)
    place.reading.title_depth = before


def link(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Read RSS's link (text) or Atom's (attribute)."""
    rel = attributes.setdefault("rel", "alternate")
    attributes.setdefault("type", "application/atom+xml" if rel == "self" else "text/html")
    attributes = _with_href(attributes)
    place.holder.setdefault("links", []).append(attributes)
    if "href" in attributes:
        leaf_text(element)
        attributes["href"] = resolved(place.reading.base, attributes["href"])
        if rel == "alternate" and attributes["type"] in HTML_TYPES:
            place.holder["link"] = attributes["href"]
        return
    found = place.address(element)
    if place.depths is not None:
        found = found.replace("&amp;", "&")
    found = place.holder["link"] = _REFERENCE.sub(r"&\1", found)
    if found or place.depths is None:
        attributes["href"] = found


def identity(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Read a guid or id, which replaces a missing link unless it is declared not to be one."""
    is_link = attributes.get("ispermalink", "true") == "true"
    found = place.address(element) if is_link else place.text(element)
    place.store("id", found)
    if is_link:
        place.holder.setdefault("link", found)


def summary(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Read a summary; a second one becomes content."""
    if "summary" in place.holder and not place.reading.has_content:
        content(place, element, attributes)
    else:
        _keep(place, "summary", place.body(element, attributes, "text/plain"))


def description(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Read RSS's description: an entry's summary or a feed's subtitle."""
    if "summary" in place.holder and not place.reading.has_content:
        content(place, element, attributes)
    else:
        _keep(place, "subtitle" if place.depths is None else "summary", place.body(element, attributes, "text/html"))


def subtitle(place: Place, element: Element, attributes: dict[str, str]) -> None:
    _keep(place, "subtitle", place.body(element, attributes, "text/plain"))


def _keep(place: Place, key: str, found: Body) -> None:
    place.store(key, found.value)
    place.holder[f"{key}_detail"] = found.detail


def content(place: Place, element: Element, attributes: dict[str, str], default: str = "text/plain") -> None:
    found = place.body(element, attributes, default)
    place.reading.has_content = True
    if place.depths is not None:
        place.holder.setdefault("content", []).append(found.detail)
    place.holder.setdefault("summary", found.value)


def encoded(place: Place, element: Element, attributes: dict[str, str]) -> None:
    content(place, element, attributes, "text/html")


def author(place: Place, element: Element, _attributes: dict[str, str]) -> None:
    """Read a person: as text, or by name, address and e-mail."""
    holder, names = place.holder, place.reading.names
    person: dict[str, str] = {}
    holder.setdefault("authors", []).append(person)
    for child in element:
        key = _PERSON.get(names[child.tag])
        if key is None:
            names.check_ignorable(child)
            check(is_sure=not any(child.itertext()), what="text in person")
            continue
        check(is_sure=not child.attrib, what="attributes in person")
        value = place.address(child) if key == "href" else leaf_text(child)
        holder.setdefault("author_detail", {})[key] = value
        _part(holder)
        person[key] = value
    place.store("author", corrected("".join([element.text or "", *(child.tail or "" for child in element)]).strip()))
    _part(holder)


_PERSON = {
    "email": "email",
    "homepage": "href",
    "itunes:email": "email",
    "itunes:name": "name",
    "name": "name",
    "uri": "href",
    "url": "href",
}


def _part(holder: dict[str, Any]) -> None:
    """Split name and e-mail address of the last author, by feedparser's own expression if it may contain one."""
    person, written = holder["authors"][-1], holder.get("author")
    if person or (written and "@" in written):
        _FeedParserMixin._sync_author_detail(_Context(holder))  # noqa: SLF001  # its measure
    elif written:
        holder.setdefault("author_detail", person)
        person["name"] = written


@dataclass(slots=True)
class _Context:
    """Stand-in for the object that feedparser's method expects."""

    holder: dict[str, Any]

    def _get_context(self) -> dict[str, Any]:
        return self.holder


def source(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Ignore an entry's source, but let a later title of the entry replace the current one."""
    _SOURCE(place, element, attributes)
    _make_room_for_title(place, element)


def _make_room_for_title(place: Place, element: Element) -> None:
    place.reading.title_depth = -1
    if any(place.reading.names[child.tag] == "title" and leaf_text(child) for child in element):
        place.reading.title_depth = place.depth + 1


_SOURCE_NAMES = "author name uri email id title link updated published rights subtitle category icon logo generator"
_SOURCE = ignored_with(*_SOURCE_NAMES.split())


def tag(place: Place, term: str | None, scheme: str | None, label: str | None) -> None:
    """Add one category unless it is present."""
    tags = place.holder.setdefault("tags", [])
    found = {"term": term, "scheme": scheme, "label": label}
    if any(found.values()) and found not in tags:
        tags.append(found)


def category(place: Place, element: Element, attributes: dict[str, str]) -> None:
    tag(place, attributes.get("term"), attributes.get("scheme", attributes.get("domain")), attributes.get("label"))
    words = place.text(element)
    tags = place.holder["tags"]
    if words and tags and not tags[-1]["term"]:
        tags[-1]["term"] = words
    elif words:
        tag(place, words, None, None)


def media_category(place: Place, element: Element, attributes: dict[str, str]) -> None:
    attributes.setdefault("scheme", "http://search.yahoo.com/mrss/category_schema")
    category(place, element, attributes)


def itunes_category(place: Place, element: Element, attributes: dict[str, str]) -> None:
    category(place, element, {"term": attributes.get("text", ""), "scheme": ITUNES})


def keywords(scheme: str | None) -> Reader:
    """Return a reader of comma-separated categories."""

    def read(place: Place, element: Element, attributes: dict[str, str]) -> None:
        check(is_sure=not attributes, what="attributes of keywords")
        for word in place.text(element).split(","):
            if word.strip():
                tag(place, word.strip(), scheme, None)

    return read


def enclosure(place: Place, element: Element, attributes: dict[str, str]) -> None:
    leaf_text(element)
    place.holder.setdefault("links", []).append(_with_href(attributes) | {"rel": "enclosure"})


def _with_href(attributes: dict[str, str]) -> dict[str, str]:
    href = attributes.get("url", attributes.get("uri", attributes.get("href")))
    if not href:
        return attributes
    return {name: value for name, value in attributes.items() if name not in {"url", "uri"}} | {"href": href}


def itunes_image(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Read a picture of an entry or the feed, replacing an earlier one."""
    leaf_text(element)
    href = attributes.get("href") or attributes.get("url")
    if href:
        place.holder["image"] = {"href": href}


def media(place: Place, element: Element, attributes: dict[str, str], inner: dict[str, Reader]) -> None:
    """Read a medium or group; values inside count less than the entry's own."""
    if place.reading.names[element.tag] != "media:group":
        place.holder.setdefault("media_content", []).append(attributes)
    if len(element):
        check(is_sure=place.depth < _MEDIA_DEPTH, what="depth")
        language = language_within(place.language, attributes)
        read_all(Place(place.reading, place.holder, place.depth + 1, language, place.depths), element, inner)


def thumbnail(place: Place, element: Element, attributes: dict[str, str]) -> None:
    check(is_sure=not leaf_text(element), what="text in thumbnail")
    place.holder.setdefault("media_thumbnail", []).append(attributes)


def chapters(place: Place, element: Element, attributes: dict[str, str]) -> None:
    """Read Podlove's chapters; the first list counts."""
    rows = [place.reading.names.attributes(child) for child in element if not leaf_text(child)]
    sure = all(place.reading.names[child.tag] == "psc:chapter" for child in element)
    check(
        is_sure=sure and len(rows) == len(element) and all("start" in row and "xml:base" not in row for row in rows),
        what="chapters",
    )
    place.holder.setdefault("psc_chapters", {**attributes, "chapters": rows})


def chapters_file(place: Place, element: Element, attributes: dict[str, str]) -> None:
    check(is_sure=bool(attributes) and not leaf_text(element), what="chapters")
    place.holder["podcast_chapters"] = attributes


def generator(place: Place, element: Element, attributes: dict[str, str]) -> None:
    detail = _with_href(attributes)
    if "href" in detail:
        detail["href"] = resolved(place.reading.base, detail["href"])
    place.holder["generator_detail"] = detail
    place.store("generator", place.text(element))


def image(place: Place, element: Element, attributes: dict[str, str]) -> None:
    _IMAGE(place, element, attributes)
    _make_room_for_title(place, element)
    picture = place.holder.setdefault("image", {})
    for child in element:
        if place.reading.names[child.tag] == "url":
            picture["href"] = place.address(child)
        else:
            leaf_text(child)


def text_input(place: Place, element: Element, attributes: dict[str, str]) -> None:
    _TEXT_INPUT(place, element, attributes)
    _make_room_for_title(place, element)


_IMAGE = ignored_with("url", "title", "link", "width", "height", "description")
_TEXT_INPUT = ignored_with("title", "link", "description", "name")
