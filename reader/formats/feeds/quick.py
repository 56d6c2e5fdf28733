"""Reads common feeds faster than feedparser, which remains the reference: RSS 0.9x and 2.0, Atom 1.0 and RDF.

A document is read here only if the result is sure to equal feedparser's; otherwise None is returned and feedparser reads it. Only
well-formed documents without a DOCTYPE, and so without entities, come here; expat reads them, as it does for feedparser. `table`
lists the elements, `fields` sets their values, `names` resolves names, `text` reads their text.
"""

import io
import re
from typing import Any
from xml.etree.ElementTree import Element, ParseError, iterparse

from reader.formats.feeds import quick_fields
from reader.formats.feeds.drafts import ENTRY_LIMIT
from reader.formats.feeds.quick_fields import (
    OLD_RSS,
    Names,
    Place,
    Reader,
    Reading,
    UnsupportedDocumentError,
    address,
    base_within,
    check,
    ignored,
    ignored_with,
    image,
    language_within,
    plain,
    read_all,
    text,
    text_input,
)


def _media(place: Place, element: Element, attributes: dict[str, str]) -> None:
    quick_fields.media(place, element, attributes, _MEDIA)


_IGNORED_MEDIA_NAMES = "media:credit media:license media:player media:rating media:restriction"
_MEDIA: dict[str, Reader] = {
    "media:category": quick_fields.media_category,
    "media:content": _media,
    "media:description": quick_fields.description,
    "media:group": _media,
    "media:keywords": quick_fields.keywords(None),
    "media:thumbnail": quick_fields.thumbnail,
    "media:title": quick_fields.media_title,
    **dict.fromkeys(_IGNORED_MEDIA_NAMES.split(), ignored),
}
_IGNORED_NAMES = (
    "cc:license copyright creativecommons:license dc:contributor dc:language dc:publisher dc:rights georss:box georss:line "
    "georss:point georss:polygon itunes:block itunes:explicit language rights"
)
_IGNORED_OF_FEED_NAMES = (
    "category cloud dc:date dc:subject dcterms:created dcterms:issued dcterms:modified docs feedburner:browserfriendly "
    "itunes:keywords keywords lastbuilddate media:category media:content media:credit media:keywords media:license "
    "media:player media:rating media:restriction media:thumbnail modified pubdate "
    "published rating updated webmaster"
)
_BOTH: dict[str, Reader] = {
    **dict.fromkeys(_IGNORED_NAMES.split(), ignored),
    "author": quick_fields.author,
    "contributor": ignored_with("name", "uri", "url", "homepage", "email"),
    "dc:author": quick_fields.author,
    "dc:creator": quick_fields.author,
    "dc:description": quick_fields.description,
    "dc:title": quick_fields.title,
    "description": quick_fields.description,
    "guid": quick_fields.identity,
    "id": quick_fields.identity,
    "itunes:author": quick_fields.author,
    "itunes:image": quick_fields.itunes_image,
    "itunes:summary": quick_fields.summary,
    "link": quick_fields.link,
    "managingeditor": quick_fields.author,
    "summary": quick_fields.summary,
    "title": quick_fields.title,
}
ENTRY: dict[str, Reader] = {
    **_BOTH,
    **_MEDIA,
    "category": quick_fields.category,
    "comments": address("comments"),
    "content": quick_fields.content,
    "content:encoded": quick_fields.encoded,
    "created": text("created"),
    "dc:date": text("updated"),
    "dc:subject": quick_fields.category,
    "dcterms:created": text("created"),
    "dcterms:issued": text("published"),
    "dcterms:modified": text("updated"),
    "enclosure": quick_fields.enclosure,
    "issued": text("published"),
    "itunes:category": quick_fields.itunes_category,
    "itunes:duration": plain("itunes_duration"),
    "itunes:keywords": quick_fields.keywords(quick_fields.ITUNES),
    "itunes:subtitle": ignored,
    "keywords": quick_fields.category,
    "modified": text("updated"),
    "podcast:chapters": quick_fields.chapters_file,
    "psc:chapters": quick_fields.chapters,
    "pubdate": text("published"),
    "published": text("published"),
    "source": quick_fields.source,
    "updated": text("updated"),
}
FEED: dict[str, Reader] = {
    **_BOTH,
    **dict.fromkeys(_IGNORED_OF_FEED_NAMES.split(), ignored),
    "generator": quick_fields.generator,
    "icon": address("icon"),
    "image": quick_fields.image,
    "items": ignored_with("rdf:seq", "rdf:li"),
    "itunes:category": ignored_with("itunes:category"),
    "itunes:owner": ignored_with("itunes:name", "itunes:email"),
    "itunes:subtitle": quick_fields.subtitle,
    "dc:language": text("language"),
    "language": text("language"),
    "logo": address("logo"),
    "skipdays": ignored_with("day"),
    "skiphours": ignored_with("hour"),
    "subtitle": quick_fields.subtitle,
    "sy:updatefrequency": plain("sy_updatefrequency"),
    "sy:updateperiod": plain("sy_updateperiod"),
    "tagline": quick_fields.subtitle,
    "textinput": quick_fields.text_input,
    "ttl": plain("ttl"),
}


LENGTH_LIMIT = 4_000_000

_ATOM = "http://www.w3.org/2005/atom"
_PROLOG = re.compile(r"(?:\s|<\?[^<>]*\?>|<!--[^<>]*-->)*<(?:[A-Za-z_][\w.\-]*:)?(?:rss|feed|RDF)\b")
_RSS_VERSIONS = {"": "rss", "0.91": "rss091u", "0.92": "rss092", "0.93": "rss093", "0.94": "rss094"}


def read_quickly(document: str) -> dict[str, Any] | None:
    """Return the part of feedparser's result that is used, or None if equality is not sure."""
    try:
        return found_in(document)
    except (UnsupportedDocumentError, ParseError):
        return None


def found_in(document: str) -> dict[str, Any]:
    """Return the part of feedparser's result that is used; raises Unusual or ParseError if equality is not sure."""
    check(is_sure=len(document) <= LENGTH_LIMIT and bool(_PROLOG.match(document)), what="length or prolog")
    events = iterparse(io.BytesIO(document.encode()), ("start-ns",))  # noqa: S314  # without DOCTYPE, so without entities
    names = Names(declared for _, declared in events)
    root: Element = events.root  # type: ignore[attr-defined]
    kind = _KINDS.get(names[root.tag])
    if kind is None:
        raise UnsupportedDocumentError(root.tag)
    reading = Reading(names)
    feed: dict[str, Any] = {}
    entries: list[dict[str, Any]] = []
    attributes = names.attributes(root)
    if "xml:base" in attributes:
        reading.base = base_within("", attributes["xml:base"])
    language = language_within(None, attributes)
    if language and kind is not _read_rdf:
        feed["language"] = language.replace("_", "-")
    kind(Place(reading, feed, 2, language), root, attributes, entries)
    return {"feed": feed, "entries": entries, "version": reading.version}


def _read_rss(place: Place, root: Element, attributes: dict[str, str], entries: list[dict[str, Any]]) -> None:
    names = place.reading.names
    version = attributes.get("version", "")
    place.reading.version = "rss20" if version.startswith("2.") else _RSS_VERSIONS.get(version, "rss")
    check(is_sure=not names.namespaces & OLD_RSS, what="RDF in RSS")
    check(is_sure=len(root) == 1 and names[root[0].tag] == "channel", what="channels")
    read_all(place, root, {"channel": _channel(entries)})


def _read_atom(place: Place, root: Element, _attributes: dict[str, str], entries: list[dict[str, Any]]) -> None:
    check(
        is_sure=root.tag.lower().startswith(f"{{{_ATOM}}}") and not place.reading.names.namespaces & OLD_RSS, what="no Atom 1.0"
    )
    place.reading.version = "atom10"
    _read_feed(place, root, "entry", entries)


def _read_rdf(place: Place, root: Element, _attributes: dict[str, str], entries: list[dict[str, Any]]) -> None:
    names = place.reading.names
    check(is_sure=names.namespaces & {*OLD_RSS, _ATOM} == {"http://purl.org/rss/1.0/"}, what="RDF of another kind")
    place.reading.version = "rss10"
    tags = [names[child.tag] for child in root[: ENTRY_LIMIT + 1]]
    check(is_sure=len(root) <= ENTRY_LIMIT and tags[:1] == ["channel"] and tags.count("channel") == 1, what="channels of RDF")

    def unread_image(around: Place, element: Element, attributes: dict[str, str]) -> None:
        image(Place(place.reading, {}, around.depth, None), element, attributes)

    beside = Place(place.reading, place.holder, 3, place.language)
    read_all(
        place,
        root,
        {"channel": _channel(entries), "item": _entry(beside, entries), "image": unread_image, "textinput": text_input},
    )


_KINDS = {"rss": _read_rss, "feed": _read_atom, "rdf:rdf": _read_rdf}


def _channel(entries: list[dict[str, Any]]) -> Reader:
    def read(place: Place, element: Element, attributes: dict[str, str]) -> None:
        _check_plain(attributes)
        language = language_within(place.language, attributes)
        _read_feed(Place(place.reading, place.holder, 3, language), element, "item", entries)

    return read


def _read_feed(place: Place, parent: Element, name: str, entries: list[dict[str, Any]]) -> None:
    """Read entries in document order, because context carries over into them, and other elements by the table."""
    check(is_sure=len(parent) <= ENTRY_LIMIT, what="entries")
    read_all(place, parent, {**FEED, name: _entry(place, entries)})


def _entry(feed: Place, entries: list[dict[str, Any]]) -> Reader:
    def read(_place: Place, element: Element, attributes: dict[str, str]) -> None:
        _check_plain(attributes)
        found: dict[str, Any] = {"id": attributes["rdf:about"]} if attributes.get("rdf:about") else {}
        feed.reading.title_depth = -1
        place = Place(feed.reading, found, feed.depth + 1, language_within(feed.language, attributes), {})
        read_all(place, element, ENTRY)
        feed.reading.has_content = False
        entries.append(found)

    return read


def _check_plain(attributes: dict[str, str]) -> None:
    """Raise Unusual if CDF attributes would apply."""
    check(is_sure=not attributes.keys() & {"href", "lastmod"}, what="attributes of CDF")
