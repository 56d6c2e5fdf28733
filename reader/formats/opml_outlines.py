"""Builds feeds and folders from the outlines of a subscription list, tag by tag. Pure; one object per document."""

import json
from collections import defaultdict
from collections.abc import Mapping

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ReaderError
from reader.domain.subscription import OpmlDocument, OpmlFeed, SkippedOutline
from reader.domain.value_classes import dataclass
from reader.formats.text import literal_line
from reader.formats.urls import LINK_LENGTH_LIMIT, canonical_url, normal_url, safe_link

PREFIX = "beforehand"
NAMESPACE = "urn:beforehand:opml"
DEPTH_LIMIT = 20
TITLE_LIMIT = 2000

_SHOWN_LIMIT = 200
_NOT_A_FEED = {
    "include": DetailKind.LINKED_LIST,
    "link": DetailKind.LINK,
}


@dataclass(slots=True)
class _Frame:
    """An open outline: the folder its children belong to, and its own meaning if it has none."""

    path: tuple[str, ...]
    attributes: Mapping[str, str]
    is_decided: bool


class OutlineReader:
    """Handles the start and end of every outline in document order; attribute names are case-insensitive."""

    def __init__(self) -> None:
        self.title = ""
        self.outlines = 0
        self.is_flattened = False
        self._open: list[_Frame] = []
        self._feeds: list[OpmlFeed] = []
        self._folders: dict[tuple[str, ...], int] = {}
        self._folder_settings: dict[tuple[str, ...], dict[str, str]] = {}
        self._skipped: list[SkippedOutline] = []
        self._accounts: dict[tuple[str, ...], str] = {}
        self._seen: set[tuple[str, ...]] = set()
        self._duplicates = 0
        self._next_position: dict[tuple[str, ...], int] = defaultdict(int)

    @property
    def depth(self) -> int:
        return len(self._open)

    def start(self, attributes: Mapping[str, str]) -> None:
        self.outlines += 1
        attributes = {name.lower(): value for name, value in attributes.items()}
        path = self._parent_path()
        is_feed = bool(attributes.get("xmlurl", "").strip()) and attributes.get("type", "").strip().lower() != "include"
        if is_feed:
            self._add_feed(attributes, path)
        self._open.append(_Frame(path, attributes, is_decided=is_feed))

    def end(self) -> None:
        if not self._open:
            return
        frame = self._open.pop()
        if frame.is_decided:
            return
        if frame.attributes.get(f"{PREFIX}:folder"):
            self._add_folder(frame)
        else:
            self._skip(frame.attributes, frame.attributes.get("url", ""), _reason(frame.attributes))

    def document(self) -> OpmlDocument:
        """Return everything read so far, closing open outlines."""
        while self._open:
            self.end()
        return OpmlDocument(
            title=_one_line(self.title),
            feeds=tuple(self._feeds),
            folders=tuple(self._folders),
            skipped=tuple(self._skipped),
            duplicates=self._duplicates,
            folder_positions=tuple(self._folders.values()),
            folder_settings=tuple(self._folder_settings[path] for path in self._folders),
            accounts=tuple(self._accounts.items()),
        )

    def _parent_path(self) -> tuple[str, ...]:
        if not self._open:
            return ()
        parent = self._open[-1]
        if not parent.is_decided:
            self._add_folder(parent)
        return parent.path

    def _add_folder(self, frame: _Frame) -> None:
        """Make an outline a folder whose path ends in its title. Without a title its children join the parent folder."""
        frame.is_decided = True
        title = _shown_title(frame.attributes)
        if not title:
            return
        if len(frame.path) == DEPTH_LIMIT:
            self.is_flattened = True
            return
        parent = frame.path
        frame.path = (*parent, title)
        if frame.path not in self._folders:
            self._folders[frame.path] = self._place(parent)
        server = safe_link(frame.attributes.get(f"{PREFIX}:account", ""))
        if server:
            self._accounts.setdefault(frame.path, server)
        settings = _settings(frame.attributes.get(f"{PREFIX}:settings", ""))
        self._folder_settings[frame.path] = settings | self._folder_settings.get(frame.path, {})

    def _add_feed(self, attributes: Mapping[str, str], path: tuple[str, ...]) -> None:
        address = attributes["xmlurl"]
        url = _feed_url(address)
        if not url:
            self._skip(attributes, address, Detail(DetailKind.NO_WEB_ADDRESS))
            return
        # an account may follow what this computer follows too
        owner = next((each for each in self._accounts if path[: len(each)] == each), ())
        same = (canonical_url(url), *owner)
        if same in self._seen:
            self._duplicates += 1
            return
        self._seen.add(same)
        self._feeds.append(
            OpmlFeed(
                url=url,
                title=_shown_title(attributes),
                site_url=safe_link(attributes.get("htmlurl", "")),
                path=path,
                settings=_settings(attributes.get(f"{PREFIX}:settings", "")),
                custom_title=_one_line(attributes.get(f"{PREFIX}:customtitle", "")),
                position=self._place(path),
            )
        )

    def _place(self, path: tuple[str, ...]) -> int:
        position = self._next_position[path]
        self._next_position[path] += 1
        return position

    def _skip(self, attributes: Mapping[str, str], url: str, reason: Detail) -> None:
        self._skipped.append(SkippedOutline(_shown_title(attributes)[:_SHOWN_LIMIT], _one_line(url)[:_SHOWN_LIMIT], reason))


def _reason(attributes: Mapping[str, str]) -> Detail:
    kind = attributes.get("type", "").strip().lower()
    return Detail(_NOT_A_FEED.get(kind, DetailKind.NO_FEED_ADDRESS if kind else DetailKind.EMPTY_OUTLINE))


def _feed_url(address: str) -> str:
    if len(address) > LINK_LENGTH_LIMIT:
        return ""
    try:
        return normal_url(address)
    except ReaderError:
        return ""


def _shown_title(attributes: Mapping[str, str]) -> str:
    return _one_line(attributes.get("text", "")) or _one_line(attributes.get("title", ""))


def _one_line(text: str) -> str:
    return literal_line(text)[:TITLE_LIMIT]


def _settings(text: str) -> dict[str, str]:
    """Return our own settings of a feed or folder; {} if the attribute is missing or invalid."""
    try:
        settings = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    if not isinstance(settings, dict):
        return {}
    return {name: value for name, value in settings.items() if isinstance(value, str)}
