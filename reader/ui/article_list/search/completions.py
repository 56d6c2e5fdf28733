"""Completions of operators typed into the search field. Pure; any thread."""

import re
from collections.abc import Mapping, Sequence

from reader.domain.marks import Mark
from reader.domain.value_classes import dataclass

MOST = 8
_STATES = ("unread", "read", *Mark, "hidden")
_DAYS = ("today", "yesterday")
_FIXED: Mapping[str, Sequence[str]] = {"is": _STATES, "before": _DAYS, "after": _DAYS}
_OPEN = re.compile(r'(?:^|\s)-?([A-Za-z]+):("?)([^"]*)$')


@dataclass(frozen=True, slots=True)
class Completion:
    """`text` replaces the range from `start` to `end`; `label` is shown."""

    label: str
    text: str
    start: int
    end: int


_OPERATORS = ("title:", "author:", "feed:", "folder:", "tag:", "is:", "before:", "after:")


def operators(explain: Mapping[str, str]) -> list[Completion]:
    """Return all operators with explanations, for an empty field."""
    return [Completion(f"{name}  {explain.get(name, '')}".rstrip(), name, 0, 0) for name in _OPERATORS]


def completions(text: str, cursor: int, names: Mapping[str, Sequence[str]]) -> list[Completion]:
    """Return completions for the text before the cursor; `names` maps operators to names of feeds, folders and tags."""
    match = _OPEN.search(text[:cursor])
    if match is None or (not match[2] and " " in match[3]):
        return []
    wanted = match[3].casefold()
    known = _FIXED.get(match[1].lower()) or names.get(match[1].lower(), ())
    fitting = sorted((name for name in known if _fits(name, wanted)), key=lambda name: not name.casefold().startswith(wanted))
    if any(name.casefold() == wanted for name in fitting) and len(fitting) == 1:
        return []
    start = match.start(2)
    end = cursor + 1 if match[2] and text[cursor : cursor + 1] == '"' else cursor
    return [Completion(name, f"{_quoted(name)} ", start, end) for name in fitting[:MOST]]


def _fits(name: str, wanted: str) -> bool:
    lowered = name.casefold()
    return lowered.startswith(wanted) or any(word.startswith(wanted) for word in lowered.split())


def _quoted(name: str) -> str:
    plain = name.replace('"', " ").strip()
    return f'"{plain}"' if re.search(r"\s", plain) else plain
