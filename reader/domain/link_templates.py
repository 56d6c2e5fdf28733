"""Targets of "Send to" and web searches as the user enters them, one a line: `Name: https://…?url={url}`."""

import re
from enum import StrEnum
from urllib.parse import quote, urlsplit

from reader.domain.addresses import is_private_name
from reader.domain.value_classes import dataclass

PLACEHOLDERS = ("url", "title", "text")
MOST_SERVICES = 12
LONGEST_TEMPLATE = 1000
LONGEST_NAME = 40
_PLACEHOLDER = re.compile(r"\{(" + "|".join(PLACEHOLDERS) + r")\}")
_NAMED = re.compile(r"(?!https?://)(?P<name>.*?):\s+(?P<template>\S+)", re.IGNORECASE)
_FOLDER = re.compile(r"(?:(?P<name>.*?):\s+)?(?P<template>(?:/|[A-Za-z]:[\\/])[^/\\\s].*)")
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]+):[^\s]", re.IGNORECASE)
_HARMFUL = frozenset(
    ("about", "beforehand", "blob", "data", "feed", "file", "ftp", "javascript", "mailto", "shell", "vbscript", "view-source")
)  # fmt: skip
"""Schemes that are no other program's, or whose program runs what it is given."""
_WALLABAG = "wallabag+"
_MINIFLUX = "miniflux:"
STARRED = "\N{BLACK STAR}"
"""Follows the name of a target that gets every article the user stars."""


class TargetKind(StrEnum):
    """Kinds of targets. LINK opens an address or another program; to the others the engine sends articles itself. MINIFLUX stands for
    the services that an article's account is connected to at its server.
    """

    LINK = "link"
    FOLDER = "folder"
    WALLABAG = "wallabag"
    MINIFLUX = "miniflux"


class WrongLineError(ValueError):
    """A line that is not a service; `number` counts lines from 1."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"line {number} does not name a service like this: Name: https://example.org/add?url={{url}}")


@dataclass(frozen=True, slots=True)
class ShareService:
    """A name for the menu, and a URL template with placeholders for what is shared, a folder or a server."""

    name: str
    template: str
    gets_starred: bool = False

    @property
    def kind(self) -> TargetKind:
        if self.template.startswith(_WALLABAG):
            return TargetKind.WALLABAG
        if self.template == _MINIFLUX:
            return TargetKind.MINIFLUX
        return TargetKind.FOLDER if _FOLDER.fullmatch(self.template) else TargetKind.LINK

    @property
    def server_url(self) -> str:
        """Return the address of a wallabag server."""
        return self.template.removeprefix(_WALLABAG).rstrip("/")

    @property
    def line(self) -> str:
        return f"{self.name}{f' {STARRED}' if self.gets_starred else ''}: {self.template}"

    @property
    def other_scheme(self) -> str:
        """Return the scheme by which another program is opened; empty for the browser."""
        scheme = self.template.partition(":")[0].lower()
        return "" if self.kind is not TargetKind.LINK or scheme in {"http", "https"} else scheme

    @property
    def needs_link(self) -> bool:
        return "{url}" in self.template

    def address(self, *, url: str, title: str, text: str) -> str:
        """Return the URL to open; values are percent-encoded, so that an article cannot change the rest of it."""
        values = {"url": url, "title": title, "text": text}
        return _PLACEHOLDER.sub(lambda found: quote(values[found[1]], safe=""), self.template)


def services_of(text: str) -> tuple[ShareService, ...]:
    """Parse the services of a text in order, skipping empty lines. Raises WrongLineError."""
    found: dict[str, ShareService] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        service = _service(line.strip())
        if service is None or service.name in found or len(found) == MOST_SERVICES:
            raise WrongLineError(number)
        found[service.name] = service
    return tuple(found.values())


def normalized_service(text: str) -> str:
    """Normalise the text of services. Raises WrongLineError."""
    return "\n".join(each.line for each in services_of(text))


def target_of(text: str, name: str) -> ShareService | None:
    """Return the target of this name to which articles are sent; None if there is none."""
    return next((each for each in services_of(text) if each.name == name and each.kind is not TargetKind.LINK), None)


def _service(line: str) -> ShareService | None:
    """Parse a line; a service without a name is named after its host, folder or program."""
    place = line.removesuffix(STARRED).rstrip()
    named = _FOLDER.fullmatch(place) or _NAMED.fullmatch(place)
    template = named["template"] if named else place
    own_name = _own_name(template)
    name = " ".join((named["name"] or "").split()) if named and named["name"] is not None else own_name
    gets_starred = place != line or name.endswith(STARRED)
    service = ShareService(name.removesuffix(STARRED).rstrip(), template, gets_starred)
    if not own_name or not service.name or len(service.name) > LONGEST_NAME or not service.name.isprintable():
        return None
    return None if gets_starred and service.kind is TargetKind.LINK else service


def _own_name(template: str) -> str:
    """Return what a valid template is called without a name; empty for any other."""
    if len(template) > LONGEST_TEMPLATE or not template.isprintable():
        return ""
    service = ShareService("", template)
    match service.kind:
        case TargetKind.FOLDER:
            return re.split(r"[/\\]", template.rstrip("/\\"))[-1]
        case TargetKind.MINIFLUX:
            return "Miniflux"
        case TargetKind.WALLABAG:
            return "" if set("{}?#\\ ") & set(template) else _host(service.server_url)
        case TargetKind.LINK:
            rest = _PLACEHOLDER.sub("", template)
            if rest == template or re.search(r"[\s{}\\]", rest):
                return ""
            return _host(template) or _program(template)


def _program(template: str) -> str:
    """Return the scheme of another program's address; empty for any other."""
    found = _SCHEME.match(template)
    scheme = found[1].lower() if found else ""
    return "" if scheme in _HARMFUL | {"http", "https"} or scheme.startswith(("ms-", "search", _WALLABAG)) else scheme


def _host(url: str) -> str:
    """Return the host of a web address without a user; empty for any other."""
    try:
        parts = urlsplit(url)
        is_valid = parts.scheme in {"http", "https"} and "{" not in parts.netloc and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return ""
    return (parts.hostname or "") if is_valid else ""


PLACEHOLDER = "{query}"
LONGEST_QUERY = 300


class WrongTemplateError(ValueError):
    def __init__(self) -> None:
        super().__init__(f"a public address like https://search.example/?q={PLACEHOLDER}")


def normalized_search(text: str) -> str:
    """Return the template without surrounding spaces; empty for no web search. Raises WrongTemplateError."""
    template = text.strip()
    if template and not _is_valid(template):
        raise WrongTemplateError
    return template


def search_address(template: str, query: str) -> str:
    """Return the URL to open; the query is percent-encoded, so that it cannot change the rest of it."""
    words = " ".join(query.split())[:LONGEST_QUERY]
    return template.replace(PLACEHOLDER, quote(words, safe="")) if template and words else ""


def _is_valid(template: str) -> bool:
    rest = template.replace(PLACEHOLDER, "")
    if rest == template or len(template) > LONGEST_TEMPLATE or not rest.isascii() or not rest.isprintable():
        return False
    if set(rest) & set(" {}\\<>\"'`|^"):
        return False
    try:
        parts = urlsplit(template)
        port = parts.port
    except ValueError:
        return False
    has_place = PLACEHOLDER not in parts.netloc and "@" not in parts.netloc and port != 0
    return parts.scheme == "https" and has_place and bool(parts.hostname) and not is_private_name(parts.hostname or "")
