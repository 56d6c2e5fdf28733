"""Sharing services and web searches as the user enters them: one a line, `Name: https://…?url={url}`."""

import re
from urllib.parse import quote, urlsplit

from reader.domain.addresses import is_private_name
from reader.domain.value_classes import dataclass

PLACEHOLDERS = ("url", "title", "text")
MOST_SERVICES = 12
LONGEST_TEMPLATE = 1000
LONGEST_NAME = 40
_PLACEHOLDER = re.compile(r"\{(" + "|".join(PLACEHOLDERS) + r")\}")
_NAMED = re.compile(r"(?!https?://)(?P<name>.*?):\s+(?P<template>\S+)", re.IGNORECASE)


class WrongLineError(ValueError):
    """A line that is not a service; `number` counts lines from 1."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"line {number} does not name a service like this: Name: https://example.org/add?url={{url}}")


@dataclass(frozen=True, slots=True)
class ShareService:
    """A name for the menu, and a URL template with placeholders for what is shared."""

    name: str
    template: str

    @property
    def needs_link(self) -> bool:
        """Return whether the service needs an article with an address."""
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
    return "\n".join(f"{each.name}: {each.template}" for each in services_of(text))


def _service(line: str) -> ShareService | None:
    """Parse a line; a service without a name is named after its host."""
    named = _NAMED.fullmatch(line)
    template = named["template"] if named else line
    host = _host(template)
    name = " ".join(named["name"].split()) if named else host
    if not host or not name or len(name) > LONGEST_NAME or not name.isprintable():
        return None
    return ShareService(name, template)


def _host(template: str) -> str:
    """Return the host of a valid template; empty for any other."""
    rest = _PLACEHOLDER.sub("", template)
    if rest == template or re.search(r"[\s{}\\]", rest) or not rest.isprintable() or len(template) > LONGEST_TEMPLATE:
        return ""
    try:
        parts = urlsplit(template)
        is_valid = parts.scheme in {"http", "https"} and "{" not in parts.netloc and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return ""
    return (parts.hostname or "") if is_valid else ""


PLACEHOLDER = "{query}"
LONGEST_QUERY = 300


class WrongTemplateError(ValueError):
    """A template that cannot be used for searching."""

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
