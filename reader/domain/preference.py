"""A preference: its page, form and valid values."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from enum import StrEnum
from pathlib import PurePosixPath, PureWindowsPath
from typing import Generic, TypeVar, cast, overload
from urllib.parse import urlsplit

from reader.domain import share_services, web_search
from reader.domain.hours import hours_of
from reader.domain.value_classes import dataclass

Value = bool | int | str
V_co = TypeVar("V_co", bound=Value, covariant=True)

LONGEST_LINE = 200
LONGEST_PATH = 1000
FEED_SUFFIXES = (".xml", ".atom")
NO_PROXY = "none"


class Page(StrEnum):
    GENERAL = "general"
    READING = "reading"
    FETCHING = "fetching"
    NOTIFICATIONS = "notifications"
    PRIVACY = "privacy"
    KEYS = "keys"
    STORAGE = "storage"


class Form(StrEnum):
    """Forms in which a preference is shown, and the texts each accepts."""

    SWITCH = "switch"
    NUMBER = "number"
    BUDGET = "budget"
    CHOICE = "choice"
    LINE = "line"
    HOURS = "hours"
    PROXY = "proxy"
    TYPEFACE = "typeface"
    SERVICES = "services"
    WEB_SEARCH = "web_search"
    FILE = "file"
    FOLDER = "folder"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Preference(Generic[V_co]):
    """One preference, an attribute of `Preferences`; `minimum` and `maximum` bound integers, `choices` bound strings and `labels`
    name them.

    `section` groups rows of a page under a heading; `special` is a form that the default's type does not imply; `unit` is what a
    number counts, `step` the change per key press; `stops` are the numbers offered if not any will do. A change of one that
    `shapes_plan` triggers a new plan. `synonyms` are other names for the palette's search, `choice_synonyms` those of its
    choices, separated by commas.
    """

    key: str
    default: V_co
    page: Page
    label: str
    help: str
    section: str = ""
    special: Form | None = None
    minimum: int | None = None
    maximum: int | None = None
    unit: str = ""
    step: int = 1
    stops: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    synonyms: str = ""
    choice_synonyms: tuple[str, ...] = ()
    shapes_plan: bool = False

    @overload
    def __get__(self, instance: None, owner: object) -> "Preference[V_co]": ...

    @overload
    def __get__(self, instance: "ChosenValues", owner: object) -> V_co: ...

    def __get__(self, instance: "ChosenValues | None", owner: object) -> "Preference[V_co] | V_co":
        # as `value_of`, without the calls: the engine asks at each of its steps
        return self if instance is None else instance.changed.get(self.key, self.default)  # type: ignore[return-value]

    @property
    def form(self) -> Form:
        """Return the form implied by the default's type, unless it is `special`."""
        if self.special is not None:
            return self.special
        if isinstance(self.default, bool):
            return Form.SWITCH
        return Form.NUMBER if isinstance(self.default, int) else Form.CHOICE

    def check(self, value: Value) -> V_co:
        """Return the value within its bounds and normalised; raise ValueError for a wrong type or value."""
        if type(value) is not type(self.default):
            message = f"{self.key} takes {type(self.default).__name__}, not {value!r}"
            raise ValueError(message)
        return cast("V_co", self._checked(value))

    def _checked(self, value: Value) -> Value:
        if isinstance(value, str):
            return self._check_text(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return min(max(value, self.minimum or 0), self.maximum if self.maximum is not None else value)
        return value

    def _check_text(self, value: str) -> str:
        if self.choices and value not in self.choices:
            message = f"{self.key} is one of {', '.join(self.choices)}, not {value!r}"
            raise ValueError(message)
        return _TEXT_CHECKS.get(self.form, str)(value)


@dataclass(frozen=True, slots=True)
class ChosenValues:
    """Values of preferences that differ from the default, by key."""

    changed: Mapping[str, Value] = field(default_factory=dict)

    def value_of(self, preference: Preference[V_co]) -> V_co:
        return cast("V_co", self.changed.get(preference.key, preference.default))


def _hours(text: str) -> str:
    hours = hours_of(text)
    return "" if hours is None else str(hours)


def _line(text: str) -> str:
    line = text.strip()
    if len(line) > LONGEST_LINE or not (line.isascii() and line.isprintable()):
        message = f"plain letters, digits and signs in one line, at most {LONGEST_LINE}"
        raise ValueError(message)
    return line


def proxy_address(text: str) -> str:
    """Normalise a proxy's address to scheme, host and port. Raises ValueError; user names and passwords are refused, because
    preferences are not secret.
    """
    address = text.strip()
    if address.lower() in {"", NO_PROXY}:
        return address.lower()
    parts = urlsplit(address if "://" in address else f"http://{address}")
    port = parts.port
    if parts.scheme not in {"http", "https"}:
        message = f"a proxy must use http or https, not {parts.scheme}"
        raise ValueError(message)
    if parts.username is not None or parts.password is not None:
        message = "a proxy with user name and password is not supported"
        raise ValueError(message)
    if not parts.hostname or not port or parts.path.strip("/") or parts.query or parts.fragment or re.search(r"[\s\\]", address):
        message = "a proxy must look like host:port"
        raise ValueError(message)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}:{port}"


def _feed_file(text: str) -> str:
    """Return the absolute path of a file that will be overwritten; other file types are refused."""
    path = text.strip()
    is_whole = PurePosixPath(path).is_absolute() or PureWindowsPath(path).is_absolute()
    if path and not (is_whole and path.lower().endswith(FEED_SUFFIXES) and path.isprintable() and len(path) <= LONGEST_PATH):
        message = f"a full path that ends in {' or '.join(FEED_SUFFIXES)}"
        raise ValueError(message)
    return path


def _folder(text: str) -> str:
    path = text.strip()
    is_whole = PurePosixPath(path).is_absolute() or PureWindowsPath(path).is_absolute()
    if path and not (is_whole and path.isprintable() and len(path) <= LONGEST_PATH):
        message = "a full path of a folder"
        raise ValueError(message)
    return path


_TEXT_CHECKS: Mapping[Form, Callable[[str], str]] = {
    Form.HOURS: _hours,
    Form.LINE: _line,
    Form.PROXY: proxy_address,
    Form.SERVICES: share_services.settled,
    Form.WEB_SEARCH: web_search.settled,
    Form.FILE: _feed_file,
    Form.FOLDER: _folder,
}
