"""Resolves element and attribute names as feedparser does, whatever prefixes a document uses. Pure; any thread.

Namespaces and known handlers come from feedparser itself, which remains the reference.
"""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from feedparser import FeedParserDict
from feedparser.mixin import _FeedParserMixin

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


class Unusual(Exception):  # noqa: N818  # no error: the document is left to feedparser
    """Raised for input that may be read differently from feedparser."""


def check(*, is_sure: bool, what: str) -> None:
    if not is_sure:
        raise Unusual(what)


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
