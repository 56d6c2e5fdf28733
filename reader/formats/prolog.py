"""Inspects an XML document before any feed parser: entities, root, nesting, entries, truncation.

One pass of expat rejects what must never reach feedparser's loose parser. Pure; runs in the parser process.
"""

import re
from dataclasses import field
from typing import Any
from xml.parsers import expat

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass

ATTRIBUTE_LIMIT = 1_000
DEPTH_LIMIT = 1_000
ENTRY_LIMIT = 5_000
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
        """Check an entity declaration; the arguments are expat's: is_parameter_entity, value, base, system, public and notation
        names.
        """
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
