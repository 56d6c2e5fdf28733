"""Meaning of response header fields: freshness, waiting times, validators, links to feeds. Pure; any thread."""

import datetime as dt
import json
import re
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from urllib.parse import urljoin

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import Validators
from reader.domain.retrieval import announces_feed

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


FIELDS_MAX = 10
VALUE_CHARACTERS = 4096
USER_AGENT_CHARACTERS = 300

_TOKEN = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~\-]{1,64}")
_VALUE = re.compile(r"[\x20-\x7e\xa0-\xff]*")
_SECRET_NAME = re.compile(r"auth|token|key|secret|passw|credential|session|signature", re.IGNORECASE)
_SECRET_VALUE = re.compile(r"(?:basic|bearer|digest|token)\s", re.IGNORECASE)
_OURS_NAMES = (
    "accept-encoding connection content-encoding content-length content-type cookie expect host if-match if-modified-since "
    "if-none-match if-range if-unmodified-since keep-alive range referer te trailer transfer-encoding upgrade user-agent via"
)
_OURS = frozenset(_OURS_NAMES.split())
"""Fields that frame the message, describe what is known of the document, or would make the user identifiable."""

Fields = tuple[tuple[str, str], ...]


def checked_fields(text: str) -> Fields:
    """Return a JSON object of header fields as pairs; empty text is none. Raises ReaderError(BAD_VALUE) with the reason."""
    if not text.strip():
        return ()
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict) or len(given) > FIELDS_MAX:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.MANY_HEADERS, (FIELDS_MAX,)))
    return tuple((name, _checked_value(name, value)) for name, value in given.items())


def without_secrets(text: str) -> tuple[str, dict[str, str]]:
    """Return extra header fields without secret values, for storing, and these values."""
    fields = dict(sendable_fields(text))
    secret = {name: value for name, value in fields.items() if value and is_secret(name, value)}
    shown = {name: "" if name in secret else value for name, value in fields.items()}
    return json.dumps(shown) if secret else text, secret


def is_secret(name: str, value: str) -> bool:
    """Return whether a field is secret, by its name or the beginning of its value."""
    return bool(_SECRET_NAME.search(name) or _SECRET_VALUE.match(value))


def checked_user_agent(text: str) -> str:
    """Return a valid User-Agent; empty for our own. Raises ReaderError(BAD_VALUE)."""
    if len(text) > USER_AGENT_CHARACTERS or not _VALUE.fullmatch(text):
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.USER_AGENT))
    return text.strip()


def sendable_fields(text: str) -> Fields:
    """Return stored fields, or none if they cannot be sent: an imported list may contain anything."""
    try:
        return checked_fields(text)
    except ReaderError:
        return ()


def sendable_user_agent(text: str) -> str:
    try:
        return checked_user_agent(text)
    except ReaderError:
        return ""


def _checked_value(name: str, value: object) -> str:
    if not _TOKEN.fullmatch(name) or name.lower() in _OURS or name.lower().startswith(("proxy-", "sec-")):
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.HEADER_NAME, (repr(name[:64]),)))
    if not isinstance(value, str) or len(value) > VALUE_CHARACTERS or not _VALUE.fullmatch(value):
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.HEADER_VALUE, (name,)))
    return value.strip()
