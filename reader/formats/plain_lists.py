"""Reads line-based subscription lists: YouTube's subscriptions.csv and Newsboat's urls. Pure; runs in the parser process."""

import csv
import re
import shlex
from collections.abc import Iterator

from reader.domain.details import Detail, DetailKind
from reader.domain.other_readers import LeftOut, OtherFeed, OtherReader

YOUTUBE, NEWSBOAT = "YouTube", "Newsboat"
FEEDS_MAX = 100_000
_CHANNEL = re.compile(r"UC[0-9A-Za-z_-]{22}")
_CHANNEL_LINE = re.compile(rb'^[\xef\xbb\xbf]*"?UC[0-9A-Za-z_-]{22}"?,', re.MULTILINE)
_ADDRESS_LINE = re.compile(rb"https?://[^\s<>]+(?:[ \t][^<]*)?")
_OWN_KINDS = ("query:", "filter:", "exec:", "file:")
"""Prefixes of Newsboat lines that are no web feed: searches, programs, files."""


def looks_like_youtube(head: bytes) -> bool:
    """Check whether a row begins with a channel id; the header line is localised."""
    return _CHANNEL_LINE.search(head) is not None


def read_youtube(text: str) -> OtherReader:
    """Read the channels of a Takeout: id, address, title."""
    return OtherReader(YOUTUBE, tuple(_channels(text)))


def _channels(text: str) -> Iterator[OtherFeed]:
    rows = csv.reader(text.lstrip("\ufeff").splitlines())
    for _ in range(FEEDS_MAX):
        try:
            row = next(rows, None)
        except csv.Error:
            continue
        if row is None:
            return
        if row and _CHANNEL.fullmatch(row[0].strip()):
            channel = row[0].strip()
            title = row[2] if len(row) > 2 else ""
            yield OtherFeed(
                f"https://www.youtube.com/feeds/videos.xml?channel_id={channel}",
                title,
                f"https://www.youtube.com/channel/{channel}",
            )


def looks_like_newsboat(head: bytes) -> bool:
    """Check whether every complete line is a comment, an address or one of Newsboat's own kinds, with at least one address."""
    lines = [line.strip() for line in head.removeprefix(b"\xef\xbb\xbf").splitlines()[:200]]
    fit = [line for line in lines if line and not line.startswith((b"#", *(f'"{kind}'.encode() for kind in _OWN_KINDS)))]
    own = tuple(kind.encode() for kind in _OWN_KINDS)
    addresses = [line for line in fit if not line.startswith(own)]
    return bool(addresses) and all(_ADDRESS_LINE.fullmatch(line) for line in addresses)


def read_newsboat(text: str) -> OtherReader:
    """Read the feeds of a urls file. A feed's first tag is its folder; `~` is the user's own title, `!` hides it there."""
    feeds = (_newsboat_feed(line) for line in text.lstrip("\ufeff").splitlines()[:FEEDS_MAX])
    return OtherReader(NEWSBOAT, tuple(feed for feed in feeds if feed is not None), left_out=tuple(_left_out(text)))


def _left_out(text: str) -> Iterator[LeftOut]:
    """Yield its skipped searches, programs and files."""
    for line in text.splitlines()[:FEEDS_MAX]:
        first = next(iter(_words(line.strip())), "")
        if first.startswith(_OWN_KINDS):
            kind = DetailKind.SEARCH_FOLDER if first.startswith("query:") else DetailKind.OWN_SOURCE
            yield LeftOut(first.split(":")[1] if kind is DetailKind.SEARCH_FOLDER else first, Detail(kind))


def _newsboat_feed(line: str) -> OtherFeed | None:
    words = _words(line.strip())
    if not words or words[0].startswith(("#", *_OWN_KINDS)):
        return None
    title = next((word[1:] for word in words[1:] if word.startswith("~")), "")
    tags = [word for word in words[1:] if not word.startswith(("~", "!"))]
    return OtherFeed(words[0], path=tuple(tags[:1]), custom_title=title)


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line, comments=False)
    except ValueError:
        return line.split()
