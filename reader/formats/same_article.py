"""Detects one article in two feeds: equal title, and equal address apart from tracking parameters. Pure; any thread."""

import re
from hashlib import blake2b
from urllib.parse import SplitResult, urlsplit

from reader.domain.reconciliation import plain

_COUNTING_PREFIXES = ("utm_", "at_", "mc_", "pk_", "mtm_", "hsa_", "_hs")
_COUNTING = frozenset(
    [
        "fbclid",
        "gclid",
        "dclid",
        "msclkid",
        "yclid",
        "twclid",
        "igshid",
        "mkt_tok",
        "ref",
        "ref_src",
        "ref_url",
        "referrer",
        "source",
        "src",
        "cmp",
        "cmpid",
        "cid",
        "ncid",
        "icid",
        "ftag",
        "partner",
        "rss",
        "feed",
        "xtor",
        "spm",
        "wt_mc",
        "ocid",
        "smid",
        "share",
        "campaign",
        "via",
    ]
)

_VISITS = frozenset(
    [
        "_",
        "cache",
        "cachebuster",
        "cb",
        "jsessionid",
        "nocache",
        "nonce",
        "phpsessid",
        "r",
        "rand",
        "random",
        "rnd",
        "s",
        "session",
        "session_id",
        "sessid",
        "sessionid",
        "sid",
        "t",
        "time",
        "timestamp",
        "token",
        "ts",
        "uid",
        "uuid",
        "visit",
        "visitor",
    ]
)
_DRAWN = re.compile(
    r"(?=[^/]*\d)(?=[^/]*[A-Za-z])[0-9A-Za-z]{8,}|[0-9A-Fa-f]{16,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
)
"""Random-looking ids: letters and digits without a word in between."""
_PATH_VISIT = re.compile(r";[^/]*|/\([A-Z]\([^/()]*\)\)")
"""Sessions in a path: `;jsessionid=...`, and ASP.NET's `/(S(...))`."""


def copy_key(link: str, title: str) -> int | None:
    """Return a 64-bit key shared by copies of one article; None if link or title is too unspecific."""
    words = plain(title)
    place = _place(link)
    if not words or not place:
        return None
    return int.from_bytes(blake2b(f"{place}\n{words}".encode(errors="replace"), digest_size=8).digest(), signed=True)


def without_visit(link: str) -> str:
    """Remove per-visit parts of a link: sessions, counters, random numbers."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        return link
    query = (each.partition("=") for each in _naming_query(parts).split("&"))
    named = [f"{name}={value}" for name, _, value in query if name.lower() not in _VISITS and not _DRAWN.fullmatch(value)]
    return f"{(parts.hostname or '').removeprefix('www.')}{_PATH_VISIT.sub('', parts.path)}?{'&'.join(named)}"


def _place(link: str) -> str:
    """Return host, path and identifying query parameters; '' for the root of a site."""
    try:
        parts = urlsplit(link.strip())
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:
        return ""
    query = _naming_query(parts)
    path = parts.path.rstrip("/")
    return f"{host}{path}?{query}" if host and (path or query) else ""


def _naming_query(parts: SplitResult) -> str:
    named = [each for each in parts.query.split("&") if each and not _only_counts(each.partition("=")[0].lower())]
    return "&".join(sorted(named))


def _only_counts(name: str) -> bool:
    return name in _COUNTING or name.startswith(_COUNTING_PREFIXES)
