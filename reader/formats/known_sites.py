"""Derives feed addresses of well-known sites from an address alone, without fetching a page. Pure; any thread.

Rewritten here: YouTube /channel/UC…, /user/NAME and /playlist?list=… (also m. and music.); Reddit subreddits, with their sorting
and threads, and users (also old., new., np. and m.).

Discovered from the page instead: YouTube /@handle, /c/NAME and /watch pages, which name their channel (`formats.discovery` reads
it); Mastodon's https://host/@name, which links its own feed; everything else.
"""

import re
from urllib.parse import SplitResult, parse_qs, quote, urlencode, urlsplit

_YOUTUBE = frozenset({"youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com"})
_YOUTUBE_FEED = "https://www.youtube.com/feeds/videos.xml?"
_CHANNEL = re.compile(r"/channel/(UC[\w-]{22})(?:/.*)?", re.ASCII)
_USER = re.compile(r"/user/([^/]{1,100})(?:/.*)?")
_PLAYLIST = re.compile(r"[\w-]{2,64}", re.ASCII)
_REDDIT = re.compile(r"(?:(?:www|old|new|np|m|i)\.)?reddit\.com")
_REDDIT_PATH = re.compile(r"/(r|u|user)/([^/]{1,100})((?:/[^/]{1,200}){0,6})/?")


def feed_url_for(url: str) -> str | None:
    """Return the feed of an http(s) address, or None if the address alone does not determine it."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").lower().rstrip(".")
    except ValueError:
        return None
    if parts.scheme.lower() not in {"http", "https"}:
        return None
    if host in _YOUTUBE:
        return _youtube(parts)
    return _reddit(parts) if _REDDIT.fullmatch(host) else None


def youtube_channel_feed(channel_id: str) -> str:
    """Return the feed of a channel by its id (UC and 22 characters)."""
    return _YOUTUBE_FEED + urlencode({"channel_id": channel_id})


def _youtube(parts: SplitResult) -> str | None:
    if channel := _CHANNEL.fullmatch(parts.path):
        return youtube_channel_feed(channel[1])
    if user := _USER.fullmatch(parts.path):
        return _YOUTUBE_FEED + urlencode({"user": user[1]}, safe="%")
    playlist = parse_qs(parts.query).get("list", [""])[0] if parts.path.rstrip("/") == "/playlist" else ""
    return _YOUTUBE_FEED + urlencode({"playlist_id": playlist}) if _PLAYLIST.fullmatch(playlist) else None


def _reddit(parts: SplitResult) -> str | None:
    path = _REDDIT_PATH.fullmatch(parts.path)
    if path is None or parts.path.rstrip("/").endswith((".rss", ".json")):
        return None
    kind = "r" if path[1] == "r" else "user"
    query = "?" + quote(parts.query, safe="=&%+") if parts.query else ""
    return f"https://www.reddit.com/{kind}/{path[2]}{path[3]}/.rss{query}"
