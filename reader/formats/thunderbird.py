"""Thunderbird's feeds.json: subscriptions and the mail folders they go to. Pure; runs in the parser process."""

import json
from typing import Any
from urllib.parse import unquote

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import OtherFeed, OtherReader

NAME = "Thunderbird"
_FEEDS_MAX = 100_000


def looks_like_thunderbird(head: bytes) -> bool:
    """Whether a document is a JSON list of feeds that have a mail folder."""
    return head.lstrip()[:1] == b"[" and b'"destFolder"' in head


def read_thunderbird(text: str) -> OtherReader:
    """The feeds with their folders; ReaderError(NOT_OPML) for other JSON. Read states are in its mail, not here."""
    try:
        feeds = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNREADABLE_JSON)) from error
    return OtherReader(NAME, tuple(_feed(each) for each in feeds[:_FEEDS_MAX] if isinstance(each, dict)))


def _feed(feed: dict[str, Any]) -> OtherFeed:
    title = _text(feed, "title")
    folders = [unquote(part) for part in _text(feed, "destFolder").partition("://")[2].split("/")[1:]]
    # as a rule every feed has a folder of its own, with its name
    if folders and folders[-1] == title:
        del folders[-1]
    return OtherFeed(_text(feed, "url"), title, _text(feed, "link"), tuple(folders))


def _text(feed: dict[str, Any], key: str) -> str:
    value = feed.get(key)
    return value if isinstance(value, str) else ""
