"""Reads podcast chapters: Podlove's inside the feed, the podcast namespace's from a JSON file. Pure; any thread."""

import json
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import Chapter
from reader.domain.errors import Problem, ProblemKind
from reader.domain.parsing import EpisodeChapters
from reader.formats.text import one_line

CHAPTER_LIMIT = 200
TITLE_LIMIT = 200
LAST_START_SECONDS = 10 * DAY_SECONDS

_TIME = re.compile(r"(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,7})(?:\.\d*)?")


def inline_chapters(entry: Mapping[str, Any]) -> tuple[Chapter, ...]:
    """Return the Podlove Simple Chapters of a feedparser entry."""
    holder = entry.get("psc_chapters")
    listed = holder.get("chapters") if isinstance(holder, Mapping) else None
    rows = [row for row in listed if isinstance(row, Mapping)] if isinstance(listed, list) else []
    return _tidy((_seconds(row.get("start")), row.get("title")) for row in rows)


def read_chapters(body: bytes) -> EpisodeChapters | Problem:
    """Read a chapters file of the podcast namespace, skipping chapters outside of its table of contents."""
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return Problem(ProblemKind.NO_CHAPTERS)
    listed = document.get("chapters") if isinstance(document, dict) else None
    if not isinstance(listed, list):
        return Problem(ProblemKind.NO_CHAPTERS)
    rows = [row for row in listed if isinstance(row, dict) and row.get("toc") is not False]
    found = _tidy((_number(row.get("startTime")), row.get("title")) for row in rows)
    return EpisodeChapters(found) if found else Problem(ProblemKind.NO_CHAPTERS)


def _tidy(rows: Iterable[tuple[int | None, object]]) -> tuple[Chapter, ...]:
    """Sort chapters, keep one per time, and skip those without time or name."""
    found: dict[int, Chapter] = {}
    for start, title in rows:
        name = one_line(title)[:TITLE_LIMIT] if isinstance(title, str) else ""
        if start is not None and 0 <= start <= LAST_START_SECONDS and name:
            found.setdefault(start, Chapter(start, name))
        if len(found) == CHAPTER_LIMIT:
            break
    return tuple(found[start] for start in sorted(found))


def _seconds(text: object) -> int | None:
    """Parse `1:02:03.500`, `62:03` or seconds."""
    match = _TIME.fullmatch(text.strip()) if isinstance(text, str) and text.isascii() else None
    if match is None:
        return None
    return int(match[1] or 0) * 3600 + int(match[2] or 0) * 60 + int(match[3])


def _number(value: object) -> int | None:
    if isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value):
        return int(value)
    return _seconds(value)
