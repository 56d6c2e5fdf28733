"""The user's own programs in the profile's `programs` folder: what one is called, and how a feed names it. Pure."""

import re

from reader.domain.errors import Problem
from reader.domain.value_classes import dataclass

_SCHEME = "program:"
_NAME = re.compile(r"(?=[^\d]*\d*[^\d])\w[\w .+-]{0,98}(?<! )")
"""The name of a file that is no path, no option, nothing hidden, and no number: `program:80` would be a host and a port."""


def program_url(name: str) -> str:
    """The address of the feed that a program writes."""
    return _SCHEME + name


def program_of(url: str) -> str:
    """The program that writes a feed; empty for a feed from the web."""
    return url.removeprefix(_SCHEME) if url.startswith(_SCHEME) else ""


def is_program_name(name: str) -> bool:
    return bool(_NAME.fullmatch(name)) and name.isprintable()


@dataclass(frozen=True, slots=True)
class FoundProgram:
    """A file in the programs folder; with a problem it is not run."""

    name: str
    problem: Problem | None = None
