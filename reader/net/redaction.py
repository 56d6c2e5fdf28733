"""URLs for logs, with possible secrets replaced. Pure; any thread."""

import re
from urllib.parse import urlsplit, urlunsplit

HIDDEN = "…"
HARMLESS = frozenset(
    {
        "feed",
        "format",
        "type",
        "lang",
        "page",
        "paged",
        "output",
        "alt",
        "tag",
        "cat",
        "limit",
        "sort",
        "channel_id",
        "playlist_id",
    }
)
"""Query names whose short values may be shown; a list of secret names would always miss one."""

LONGEST_HARMLESS_VALUE = 40
LONGEST_SUFFIX = 5
_SECRET_SEGMENT = re.compile(
    r"(?=[^/]*[0-9])(?=[^/]*[A-Za-z])[A-Za-z0-9_~.=+]{16,}|[0-9a-fA-F]{16,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
)


def redact(url: str) -> str:
    """Return the URL without login, fragment, query values that may be secret, and parts that look like tokens."""
    try:
        parts = urlsplit(url)
        netloc = parts.netloc
    except ValueError:
        return HIDDEN
    if "@" in netloc:
        netloc = f"{HIDDEN}@{netloc.rpartition('@')[2]}"
    path = "/".join(_redact_segment(segment) for segment in parts.path.split("/"))
    query = "&".join(_redact_pair(pair) for pair in parts.query.split("&")) if parts.query else ""
    return urlunsplit((parts.scheme, netloc, path, query, ""))


_KEY_NAME = re.compile(r"(?i)token|key|auth|secret|pass|pwd|sig|private")


def holds_key(url: str) -> bool:
    """Return whether a URL seems to hold a login or a key that lets anybody who knows it read what it leads to."""
    try:
        parts = urlsplit(url)
        netloc = parts.netloc
    except ValueError:
        return False
    pairs = [pair.partition("=") for pair in parts.query.split("&")]
    return (
        "@" in netloc
        or any(_redact_segment(segment) != segment for segment in parts.path.split("/"))
        or any(
            value and name.lower() not in HARMLESS and (_KEY_NAME.search(name) or _SECRET_SEGMENT.fullmatch(value))
            for name, _, value in pairs
        )
    )


def _redact_segment(segment: str) -> str:
    stem, dot, suffix = segment.rpartition(".")
    if dot and len(suffix) <= LONGEST_SUFFIX:
        return f"{HIDDEN}.{suffix}" if _SECRET_SEGMENT.fullmatch(stem) else segment
    return HIDDEN if _SECRET_SEGMENT.fullmatch(segment) else segment


def _redact_pair(pair: str) -> str:
    name, equals, value = pair.partition("=")
    if not equals:
        return HIDDEN if len(name) > LONGEST_HARMLESS_VALUE else name
    if name.lower() in HARMLESS and len(value) <= LONGEST_HARMLESS_VALUE:
        return pair
    return f"{name}={HIDDEN}" if value else pair
