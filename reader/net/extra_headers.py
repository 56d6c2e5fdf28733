"""Custom header fields and User-Agent of a feed: checked before they are stored and again before they are sent. Pure."""

import json
import re

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError

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
    except ValueError:
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
