"""Folders, subscriptions, and OPML documents that transfer them between programs.

Settings of a subscription are text by name; a missing one has its default: `full_text` ("full": show the article's own page),
`notify` ("off", "digest", "instant"), `sound` ("on", "off": of notifications), `priority` ("0.25" to "4", 1 is normal),
`keep_days` (a number, or "always"), `user_agent`, `headers` (a JSON object of extra request headers), `credentials` ("keyring"),
`page` (JSON: the rule by which a page without a feed is followed), `text` (CSS selector of the text on an article's page), `refresh` ("hand": only when the user asks, or at least every
so many minutes), `proxy` ("none", or its address, instead of the preference's) and `proxy_login` ("keyring"), `favourite` ("yes":
pinned in the sidebar; a number: its place there), `dismissed` (the mark of an ignored finding of the health page), `moved_from`
(when a move was followed, and the address before), `unsubscribe` (where a newsletter's sender lets its reader go), `stories` ("on", "off": whether its articles are joined to stories). A folder has
the settings `notify`, `sound` and `stories`, which apply to its contents unless they have their own.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import field, replace
from enum import StrEnum

from reader.domain.errors import Detail, ProblemKind, ReaderError
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.page_rule import PAGE, TEXT, is_rule, is_selector
from reader.domain.preferences import proxy_address
from reader.domain.user_data import KeptArticle, ReadArticle
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Folder:
    """One folder; `parent_id` is None at the top, `position` orders it among its siblings (folders and feeds together).
    `account_id` is set if it is an account's top folder.
    """

    folder_id: FolderId
    parent_id: FolderId | None
    title: str
    position: int
    settings: Mapping[str, str] = field(default_factory=dict)
    account_id: AccountId | None = None


@dataclass(frozen=True, slots=True)
class Subscription:
    """The user's subscription to a feed. `custom_title` is empty unless the user renamed it; `title` is the one to show.
    `is_imported`: it came with a list, not one by one. `account_id` is None for a feed followed on this computer.
    """

    feed_id: FeedId
    folder_id: FolderId | None
    url: str
    site_url: str
    feed_title: str
    custom_title: str
    position: int
    settings: Mapping[str, str] = field(default_factory=dict)
    is_imported: bool = False
    account_id: AccountId | None = None

    @property
    def title(self) -> str:
        """Return the user's own title, else the feed's, else its address."""
        return self.custom_title or self.feed_title or shown_address(self.url)


def check_setting(name: str, value: str) -> str:
    """Return a setting's value as stored, '' for the default; raises ReaderError(BAD_VALUE) for an unknown setting or value."""
    plain = value.strip()
    if name not in _SETTINGS:
        raise ReaderError(ProblemKind.BAD_VALUE, name)
    if plain and not _SETTINGS[name](plain):
        raise ReaderError(ProblemKind.BAD_VALUE, f"{name}: {plain[:200]}")
    return plain


def valid_settings(settings: Mapping[str, str]) -> dict[str, str]:
    """Return the valid settings of an imported list and ignore the others, because a list from elsewhere may hold anything."""
    return {
        name: value.strip()
        for name, value in settings.items()
        if name in _SETTINGS.keys() - HERE_ONLY and _SETTINGS[name](value.strip())
    }


def check_folder_setting(name: str, value: str) -> str:
    if name not in _FOLDER_SETTINGS:
        raise ReaderError(ProblemKind.BAD_VALUE, name)
    return check_setting(name, value)


def shows_full_text(subscription: Subscription) -> bool:
    return subscription.settings.get("full_text") == "full"


def refresh_minutes(value: str) -> int | None:
    """Return the maximum refresh interval that a setting gives; None if it is missing or invalid."""
    return int(value) if value != BY_HAND and _is_refresh(value) else None


def _is_refresh(value: str) -> bool:
    is_number = value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_MINUTES))
    return value == BY_HAND or (is_number and LEAST_MINUTES <= int(value) <= MOST_MINUTES)


def _is_proxy(value: str) -> bool:
    """Return whether a value is "none" or an address as normalised by `preference.proxy_address`."""
    try:
        return proxy_address(value) == value
    except ValueError:
        return False


def _is_weight(value: str) -> bool:
    try:
        return LEAST_WEIGHT <= float(value) <= MOST_WEIGHT
    except ValueError:
        return False


def _is_days(value: str) -> bool:
    return value == "always" or (value.isascii() and value.isdecimal() and 1 <= int(value[:9]) <= MOST_DAYS)


def _is_headers(value: str) -> bool:
    """Return whether a value is a JSON object of one-line texts; allowed names are checked when they are sent."""
    try:
        headers = json.loads(value)
    except (ValueError, RecursionError):
        return False
    return isinstance(headers, dict) and all(isinstance(each, str) and each.isprintable() for each in headers.values())


def split_moved_from(value: str) -> tuple[int, str]:
    """Return when a move was followed (UTC seconds) and the old address; (0, "") if there was none."""
    at, _, url = value.partition(" ")
    return (int(at), url) if at.isascii() and at.isdecimal() and url else (0, "")


def favourite_place(value: str) -> int:
    """Return a feed's place among the favourites; 0 for none."""
    return int(value) if value.isascii() and value.isdecimal() and not value.startswith("0") and len(value) <= len("99999") else 0


DISMISSED, MOVED_FROM = "dismissed", "moved_from"
FAVOURITE = "favourite"
REFRESH, BY_HAND = "refresh", "hand"
PROXY, PROXY_LOGIN = "proxy", "proxy_login"
OFFLINE_PICTURES = "offline_pictures"
PICTURES, LOAD = "pictures", "load"
"""Setting that loads pictures of a feed's articles although the preference blocks them."""
LEAST_MINUTES, MOST_MINUTES = 15, 10_080
UNSUBSCRIBE = "unsubscribe"
"""Setting that a newsletter's sender makes: the address at which its reader is let go."""
HERE_ONLY = frozenset({DISMISSED, MOVED_FROM, PROXY, PROXY_LOGIN, UNSUBSCRIBE})
"""Settings specific to this profile, which no list exports."""
LEAST_WEIGHT, MOST_WEIGHT = 0.25, 4.0
MOST_DAYS = 36_500
MOST_FAVOURITES = 99_999
_SETTINGS: Mapping[str, Callable[[str], bool]] = {
    "full_text": lambda value: value == "full",
    "notify": lambda value: value in {"off", "digest", "instant"},
    "sound": lambda value: value in {"on", "off"},
    "priority": _is_weight,
    "keep_days": _is_days,
    REFRESH: _is_refresh,
    PROXY: _is_proxy,
    PROXY_LOGIN: lambda value: value == "keyring",
    "user_agent": str.isprintable,
    "headers": _is_headers,
    "credentials": lambda value: value == "keyring",
    PAGE: is_rule,
    TEXT: is_selector,
    FAVOURITE: lambda value: value == "yes" or 0 < favourite_place(value) <= MOST_FAVOURITES,
    OFFLINE_PICTURES: lambda value: value == "yes",
    "stories": lambda value: value in {"on", "off"},
    PICTURES: lambda value: value == LOAD,
    DISMISSED: lambda value: value.isprintable() and len(value) <= 100,
    MOVED_FROM: lambda value: split_moved_from(value) != (0, ""),
    UNSUBSCRIBE: lambda value: value.startswith(("https://", "http://", "mailto:")) and value.isprintable(),
}
_USER = re.compile(r"([^/?#]*://)[^/?#]*@")
_FOLDER_SETTINGS = frozenset({"notify", "sound", "stories"})


def shown_address(url: str) -> str:
    """Remove user name and password from an address used as a title; any other text is unchanged."""
    found = _USER.match(url)
    return f"{found[1]}{url[found.end() :]}" if found else url


def refused_address(typed: str) -> str:
    """Return the beginning of what was given as an address, without what may be a login in it, wherever it is mistyped."""
    login, _, rest = typed.rpartition("@")
    scheme, slashes, _ = login.partition("://")
    if ":" in login:
        typed = f"{scheme + slashes if slashes and scheme.isalpha() else ''}…@{rest}"
    return typed[:200]


@dataclass(frozen=True, slots=True)
class OpmlFeed:
    """One feed outline; `path` holds the titles of its folders, outermost first.

    `title` is the one that the list shows. `custom_title` is set only if our own export says that the user chose it. `position`
    is its place among the folders and feeds of its folder.
    """

    url: str
    title: str
    site_url: str
    path: tuple[str, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    custom_title: str = ""
    position: int = 0


@dataclass(frozen=True, slots=True)
class SkippedOutline:
    text: str
    url: str
    reason: Detail


@dataclass(frozen=True, slots=True)
class OpmlDocument:
    """A subscription list in document order: `folders` are paths, empty folders included; `repairs` lists corrections.
    `duplicates` counts outlines whose feed occurred earlier in the document.

    `folder_positions` and `folder_settings` are parallel to `folders`: the place of each among the folders and feeds of its
    folder, and its settings in our own export. Another `reader` adds the articles `kept` (starred or tagged) or `read` there;
    those of feeds that are not among `feeds` are left out. `unplaced` are kept ones that named no feed, with their site's address
    in place of a feed's. `accounts` are the folders of accounts in our own export, with the addresses of their servers. Unless it
    `knows_folders`, an empty path does not mean the top level.
    """

    title: str
    feeds: tuple[OpmlFeed, ...]
    folders: tuple[tuple[str, ...], ...] = ()
    skipped: tuple[SkippedOutline, ...] = ()
    repairs: tuple[Detail, ...] = ()
    duplicates: int = 0
    folder_positions: tuple[int, ...] = ()
    folder_settings: tuple[Mapping[str, str], ...] = ()
    reader: str = ""
    kept: tuple[KeptArticle, ...] = ()
    read: tuple[ReadArticle, ...] = ()
    unplaced: tuple[KeptArticle, ...] = ()
    accounts: tuple[tuple[tuple[str, ...], str], ...] = ()
    knows_folders: bool = True

    def account_of(self, path: tuple[str, ...]) -> tuple[tuple[str, ...], str] | None:
        """Return the account that contains a folder: its top folder and its server's address."""
        return next((each for each in self.accounts if path[: len(each[0])] == each[0]), None)


def without_marks(document: OpmlDocument, *, stars: bool, tags: bool, read: bool) -> OpmlDocument:
    """Return a list without another reader's stars, tags or read states."""
    kept: list[KeptArticle] = []
    rest: list[ReadArticle] = []
    for article in document.kept:
        left = replace(
            article,
            is_starred=article.is_starred and not stars,
            tags=() if tags else article.tags,
            is_read=article.is_read and not read,
        )
        if left.is_starred or left.tags:
            kept.append(left)
        elif left.is_read:
            entry = left.entry
            rest.append(ReadArticle(left.feed_url, entry.guid, entry.link, entry.title, entry.published_at))
    return replace(document, kept=tuple(kept), read=() if read else (*document.read, *rest))


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """Effects of an import: feeds that are new, already followed in the same place, or moved from elsewhere. `moved_from` has the
    folder of each that moves, by its address in the list.
    """

    document: OpmlDocument
    new: tuple[OpmlFeed, ...]
    already_there: tuple[OpmlFeed, ...]
    moved: tuple[OpmlFeed, ...]
    moved_from: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FoundFeed:
    url: str
    title: str
    mime_type: str = ""


def narrowed(
    document: OpmlDocument, urls: AbstractSet[str], empty_folders: AbstractSet[tuple[str, ...]] = frozenset()
) -> OpmlDocument:
    """Return a list with only these feeds, their folders, and the given empty folders."""
    feeds = tuple(feed for feed in document.feeds if feed.url in urls)
    kept = {feed.path[:end] for feed in feeds for end in range(1, len(feed.path) + 1)}
    kept |= {path[:end] for path in empty_folders for end in range(1, len(path) + 1)}
    places = [place for place, path in enumerate(document.folders) if path in kept]
    return replace(
        document,
        feeds=feeds,
        folders=tuple(document.folders[place] for place in places),
        folder_positions=tuple(document.folder_positions[place] for place in places if place < len(document.folder_positions)),
        folder_settings=tuple(document.folder_settings[place] for place in places if place < len(document.folder_settings)),
    )


SETTING, SOUND = "notify", "sound"
STORIES, STORIES_ON, STORIES_OFF = "stories", "on", "off"
SOUND_ON, SOUND_OFF = "on", "off"


class Mode(StrEnum):
    """Notify never, collected for a usual reading time, or as soon as running retrievals are done."""

    OFF = "off"
    DIGEST = "digest"
    INSTANT = "instant"


class Said(StrEnum):
    FEED = "feed"
    FOLDER = "folder"
    IMPORT = "import"
    PREFERENCE = "preference"


@dataclass(frozen=True, slots=True)
class Manner:
    """The mode and its origin; `folder` is the folder that set it."""

    mode: Mode
    said: Said
    folder: Folder | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification as plain text: a summary, lines, and actions as (key, label); `has_sound`: plays a sound."""

    summary: str
    lines: tuple[str, ...]
    actions: tuple[tuple[str, str], ...] = ()
    has_sound: bool = False


CLICK = "default"
"""Action key of a click on the notification itself."""


def notify_mode(subscription: Subscription, folders: Mapping[FolderId, Folder], usual: str) -> Manner:
    """Return a feed's mode: its own setting, else the nearest folder's, else off if imported, else `usual`."""
    own = subscription.settings.get(SETTING)
    if own:
        return Manner(Mode(own), Said.FEED)
    for folder in _around(subscription, folders):
        if folder.settings.get(SETTING):
            return Manner(Mode(folder.settings[SETTING]), Said.FOLDER, folder)
    if subscription.is_imported:
        return Manner(Mode.OFF, Said.IMPORT)
    return Manner(Mode(usual), Said.PREFERENCE)


def has_sound(subscription: Subscription, folders: Mapping[FolderId, Folder], *, usual: bool) -> bool:
    """Return whether a feed's notifications play a sound: its own setting, else the nearest folder's, else `usual`."""
    around = [subscription.settings, *(folder.settings for folder in _around(subscription, folders))]
    return next((settings[SOUND] == SOUND_ON for settings in around if settings.get(SOUND)), usual)


def is_grouped(subscription: Subscription, folders: Mapping[FolderId, Folder]) -> bool:
    """Return whether a feed's articles are joined to stories: its own setting, else the nearest folder's, else yes."""
    around = [subscription.settings, *(folder.settings for folder in _around(subscription, folders))]
    return next((settings[STORIES] == STORIES_ON for settings in around if settings.get(STORIES)), True)


def _around(subscription: Subscription, folders: Mapping[FolderId, Folder]) -> Iterator[Folder]:
    """Yield the folders that contain a feed, innermost first."""
    folder_id, left = subscription.folder_id, dict(folders)
    # each folder is visited once, so that a cycle of folders ends too
    while folder_id is not None and (folder := left.pop(folder_id, None)) is not None:
        yield folder
        folder_id = folder.parent_id
