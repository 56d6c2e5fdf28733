"""Sets the values of common feed elements in feedparser's dictionaries. Pure; any thread.

Reproduces feedparser's oddities: a second summary that becomes content, the choice of title, names split from addresses.
"""

import re
from typing import Any
from xml.etree.ElementTree import Element

from feedparser.mixin import _FeedParserMixin

from reader.domain.value_classes import dataclass
from reader.formats.quick.names import check
from reader.formats.quick.place import Place, Reader, ignored_with, read_all
from reader.formats.quick.text import HTML_TYPES, Body, corrected, language_within, leaf_text, own_text, resolved

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
    place.store("author", corrected(own_text(element)))
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
    """Read a category from attributes, text, or both."""
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
    """Read the address of a chapters file."""
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
