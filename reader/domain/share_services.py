"""Services that take an address from the user's browser, as the user writes them down: one a line, `Name: https://…?url={url}`."""

import re
from urllib.parse import quote, urlsplit

from reader.domain.value_classes import dataclass

PLACEHOLDERS = ("url", "title", "text")
MOST_SERVICES = 12
LONGEST_TEMPLATE = 1000
LONGEST_NAME = 40
_PLACEHOLDER = re.compile(r"\{(" + "|".join(PLACEHOLDERS) + r")\}")
_NAMED = re.compile(r"(?!https?://)(?P<name>.*?):\s+(?P<template>\S+)", re.IGNORECASE)


class WrongLineError(ValueError):
    """A line that names no service; `number` counts lines from 1."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"line {number} does not name a service like this: Name: https://example.org/add?url={{url}}")


@dataclass(frozen=True, slots=True)
class ShareService:
    """A name for the menu, and an address with places for what is shared."""

    name: str
    template: str

    @property
    def needs_link(self) -> bool:
        """Whether it can do nothing with an article that has no address."""
        return "{url}" in self.template

    def address(self, *, url: str, title: str, text: str) -> str:
        """Where the browser is to go; whatever an article says stays within its place."""
        values = {"url": url, "title": title, "text": text}
        return _PLACEHOLDER.sub(lambda found: quote(values[found[1]], safe=""), self.template)


def services_of(text: str) -> tuple[ShareService, ...]:
    """The services of a text, in its order; empty lines say nothing. Raises WrongLineError."""
    found: dict[str, ShareService] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        service = _service(line.strip())
        if service is None or service.name in found or len(found) == MOST_SERVICES:
            raise WrongLineError(number)
        found[service.name] = service
    return tuple(found.values())


def settled(text: str) -> str:
    """The services in normalised spelling. Raises WrongLineError."""
    return "\n".join(f"{each.name}: {each.template}" for each in services_of(text))


def _service(line: str) -> ShareService | None:
    """A service without a name is called as its host is."""
    named = _NAMED.fullmatch(line)
    template = named["template"] if named else line
    host = _host(template)
    name = " ".join(named["name"].split()) if named else host
    if not host or not name or len(name) > LONGEST_NAME or not name.isprintable():
        return None
    return ShareService(name, template)


def _host(template: str) -> str:
    """The host of an address that can be asked so; empty for any other."""
    rest = _PLACEHOLDER.sub("", template)
    if rest == template or re.search(r"[\s{}\\]", rest) or not rest.isprintable() or len(template) > LONGEST_TEMPLATE:
        return ""
    try:
        parts = urlsplit(template)
        is_valid = parts.scheme in {"http", "https"} and "{" not in parts.netloc and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return ""
    return (parts.hostname or "") if is_valid else ""
