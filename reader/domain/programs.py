"""The user's own programs in the profile's `programs` folder: valid names and the feed URLs that refer to them. Pure."""

import re

from reader.domain.errors import Problem
from reader.domain.value_classes import dataclass

_SCHEME = "program:"
_NAME = re.compile(r"(?=[^\d]*\d*[^\d])\w[\w .+-]{0,98}(?<! )")
"""File name that is no path, option, hidden file or number (`program:80` would be a host and a port)."""


def program_url(name: str) -> str:
    return _SCHEME + name


def program_of(url: str) -> str:
    """Return the program that writes a feed; empty for a feed from the web."""
    return url.removeprefix(_SCHEME) if url.startswith(_SCHEME) else ""


def is_program_name(name: str) -> bool:
    return bool(_NAME.fullmatch(name)) and name.isprintable()


@dataclass(frozen=True, slots=True)
class FoundProgram:
    """A file in the programs folder; not run if it has a problem."""

    name: str
    problem: Problem | None = None
