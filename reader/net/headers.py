"""Meaning of response header fields: freshness, waiting times, validators, links to feeds. Pure; any thread."""

import datetime as dt
import re
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from urllib.parse import urljoin

from reader.domain.feed import Validators
from reader.domain.media_types import announces_feed

LONGEST_VALIDATOR = 8192
LONGEST_LINK_HEADER = 16_384
MOST_LINKS = 20

_MAX_AGE = re.compile(r'(?:^|,)[ \t]*max-age[ \t]*=[ \t]*"?([0-9]{1,18})"?[ \t]*(?=,|$)', re.IGNORECASE)
_NO_CACHE = re.compile(r"(?:^|,)[ \t]*(?:no-cache|no-store)[ \t]*(?=,|=|$)", re.IGNORECASE)
_SECONDS = re.compile(r"[0-9]{1,18}")
_LINK = re.compile(r'<([^<>]*)>((?:[^,<"]|"[^"]*")*)')
_PARAMETER = re.compile(r';[ \t]*([a-z*]+)[ \t]*=[ \t]*(?:"([^"]*)"|([^;," \t]+))', re.IGNORECASE)
_SENDABLE = re.compile(r"[\t\x20-\x7e\x80-\xff]*")


def max_age_seconds(headers: Mapping[str, str], *, now: float) -> int | None:
    """Return the remaining freshness: max-age less Age, else Expires less Date; None without usable fields."""
    cache_control = headers.get("Cache-Control", "")
    if _NO_CACHE.search(cache_control):
        return None
    if found := _MAX_AGE.search(cache_control):
        return max(0, int(found[1]) - (_whole_seconds(headers.get("Age", "")) or 0))
    expires = http_date(headers.get("Expires", ""))
    if expires is None:
        return None
    return max(0, int(expires - _server_time(headers, now)))


def retry_after_seconds(headers: Mapping[str, str], *, now: float) -> int | None:
    """Return the delay requested by the server: 0 for a past time, None without a usable field."""
    value = headers.get("Retry-After", "").strip()
    seconds = _whole_seconds(value)
    if seconds is not None:
        return seconds
    date = http_date(value)
    return None if date is None else max(0, int(date - _server_time(headers, now)))


def answered_at(headers: Mapping[str, str]) -> int | None:
    """Return the time of the answer by the server's clock; None if it is missing."""
    date = http_date(headers.get("Date", ""))
    return None if date is None else int(date)


def http_date(value: str) -> float | None:
    """Return the UTC seconds of an HTTP date in any of its three forms; None if invalid."""
    try:
        date = parsedate_to_datetime(value)
        # the asctime form has no zone, and HTTP dates are UTC
        return (date if date.tzinfo else date.replace(tzinfo=dt.UTC)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError, OSError):
        return None


def read_validators(headers: Mapping[str, str]) -> Validators:
    """Return ETag and Last-Modified exactly as sent; one that cannot be sent back unchanged counts as missing."""
    return Validators(sendable(headers.get("ETag", "")), sendable(headers.get("Last-Modified", "")))


def sendable(value: str) -> str:
    """Return the value, or nothing if it is absurdly long or has characters not allowed in a header field."""
    return value if len(value) <= LONGEST_VALIDATOR and _SENDABLE.fullmatch(value) else ""


def feed_links(link_header: str, base_url: str) -> tuple[str, ...]:
    """Return absolute URLs of the feeds in a Link header (rel=alternate with a feed's media type)."""
    if len(link_header) > LONGEST_LINK_HEADER:
        return ()
    urls: list[str] = []
    for target, rest in _LINK.findall(link_header)[:MOST_LINKS]:
        parameters = {name.lower(): quoted or bare for name, quoted, bare in _PARAMETER.findall(rest)}
        is_alternate = "alternate" in parameters.get("rel", "").lower().split()
        url = _join(base_url, target)
        if is_alternate and announces_feed(parameters.get("type", ""), url):
            urls.append(url)
    return tuple(url for url in dict.fromkeys(urls) if url.startswith(("http://", "https://")))


def _join(base_url: str, target: str) -> str:
    try:
        return urljoin(base_url, target.strip())
    except ValueError:
        return ""


def _whole_seconds(value: str) -> int | None:
    return int(value) if _SECONDS.fullmatch(value.strip()) else None


def _server_time(headers: Mapping[str, str], now: float) -> float:
    """Return the server's time if it is sent, so that a wrong clock on either side does no harm."""
    date = http_date(headers.get("Date", ""))
    return now if date is None else date
