"""Stores values while a document is read, and walks elements by a table. Pure; any thread."""

from collections.abc import Callable
from typing import Any
from xml.etree.ElementTree import Element

from reader.domain.value_classes import dataclass
from reader.formats.quick.names import Names, check
from reader.formats.quick.text import Body, base_within, body, corrected, leaf_text, resolved

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
        """Return the corrected text of an element."""
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
