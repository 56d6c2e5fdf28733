"""Replaces players in feed HTML (frames, video, audio) with a preview image or title and a link. Pure; any thread.

Makes no request to the player's host. Video platforms with predictable preview addresses get their image; any other player
becomes a titled link.
"""

import re
from html import escape, unescape
from urllib.parse import parse_qs, urlsplit

from reader.domain.urls import host_of
from reader.domain.value_classes import dataclass
from reader.formats.urls import safe_link

MARK = "\u25b6 "
"""Prefix of a player's link, by which the article view recognises it."""
TITLE_LENGTH = 200
INSIDE_LENGTH = 8_000
"""Maximum characters inside a player that count as its fallback content."""
PLAYERS = frozenset({"audio", "embed", "iframe", "source", "video"})
_TAG = re.compile(rf"<(/?)({'|'.join(sorted(PLAYERS))})\b([^<>]{{0,4000}})>", re.IGNORECASE)
_ATTRIBUTE = re.compile(
    r"""(?<![\w-])((?:data-)?src|poster|title|data-lazy-src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""", re.IGNORECASE
)
_YOUTUBE_HOSTS = frozenset(
    {"youtube.com", "www.youtube.com", "m.youtube.com", "youtube-nocookie.com", "www.youtube-nocookie.com"}
)
_YOUTUBE_ID = re.compile(r"/(?:embed|v|shorts)/([\w-]{11})(?:/|$)", re.ASCII)
_SHORT_ID = re.compile(r"/([\w-]{11})", re.ASCII)
_VIMEO = re.compile(r"/(?:video/)?(\d{4,12})(?:/|$)", re.ASCII)
_DAILYMOTION = re.compile(r"/(?:embed/)?video/(\w{5,12})(?:/|$)", re.ASCII)
_PEERTUBE = re.compile(r"/videos/(?:embed|watch)/([\w-]{22,36})(?:/|$)", re.ASCII)
_VIDEO_FILE = re.compile(r"\.(?:mp4|m4v|webm|ogv|mov)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Video:
    """A page that plays a video, and its preview image if that is known without a request."""

    page: str
    still: str = ""


def video_at(url: str) -> Video | None:
    """Return the video that a player's or page's address names, or None for unknown addresses."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").lower()
        query = parse_qs(parts.query) if host in _YOUTUBE_HOSTS else {}
    except ValueError:
        return None
    if host in _YOUTUBE_HOSTS or host == "youtu.be":
        return _youtube(host, parts.path, query)
    if host in {"player.vimeo.com", "vimeo.com", "www.vimeo.com"} and (found := _VIMEO.match(parts.path)):
        return Video(f"https://vimeo.com/{found[1]}")
    if host in {"www.dailymotion.com", "dailymotion.com", "geo.dailymotion.com"} and (found := _DAILYMOTION.match(parts.path)):
        page = f"https://www.dailymotion.com/video/{found[1]}"
        return Video(page, f"https://www.dailymotion.com/thumbnail/video/{found[1]}")
    if found := _PEERTUBE.match(parts.path):
        return Video(f"https://{parts.netloc}/videos/watch/{found[1]}")
    return Video(url) if _VIDEO_FILE.search(parts.path) else None


def _youtube(host: str, path: str, query: dict[str, list[str]]) -> Video | None:
    found = _SHORT_ID.fullmatch(path) if host == "youtu.be" else _YOUTUBE_ID.match(path)
    named = query.get("v", [""])[0] if path == "/watch" else ""
    number = found[1] if found else named
    if not _SHORT_ID.fullmatch("/" + number) or number == "videoseries":
        return None
    return Video(f"https://www.youtube.com/watch?v={number}", f"https://i.ytimg.com/vi/{number}/hqdefault.jpg")


@dataclass(slots=True)
class _Player:
    """A player that is still open: its start and attributes."""

    kind: str
    start: int
    attributes: dict[str, str]


def with_links_for_players(html: str, base_url: str) -> str:
    """Replace each player in the HTML; linear in its length."""
    reading = _Reading(html, base_url)
    for tag in _TAG.finditer(html):
        reading.add(tag)
    return reading.finish()


class _Reading:
    """One pass over player tags: the output so far and the open player."""

    def __init__(self, html: str, base_url: str) -> None:
        self._html = html
        self._base_url = base_url
        self._out: list[str] = []
        self._at = 0
        self._player: _Player | None = None

    def add(self, tag: re.Match[str]) -> None:
        kind = tag[2].lower()
        if tag[1]:
            self._end(kind, tag)
        elif kind == "source":
            if self._player is not None:
                self._player.attributes = _attributes(tag[3]) | self._player.attributes
        else:
            self._write_player()
            self._out.append(self._html[self._at : tag.start()])
            self._at, self._player = tag.end(), _Player(kind, tag.start(), _attributes(tag[3]))

    def _end(self, kind: str, tag: re.Match[str]) -> None:
        if self._player is not None and kind == self._player.kind:
            if tag.start() - self._player.start < INSIDE_LENGTH:
                self._at = tag.end()
            self._write_player()

    def _write_player(self) -> None:
        if self._player is not None:
            self._out.append(_shown(self._player, self._base_url))
            self._player = None

    def finish(self) -> str:
        self._write_player()
        return "".join([*self._out, self._html[self._at :]])


def _attributes(text: str) -> dict[str, str]:
    """Return the first useful value of each attribute; a lazy-loading data-src counts as src."""
    found: dict[str, str] = {}
    for name, *values in _ATTRIBUTE.findall(text):
        key = "src" if name.lower().endswith("src") else name.lower()
        value = unescape(next((value for value in values if value), "")).strip()
        if value and not value.startswith("about:"):
            found.setdefault(key, value)
    return found


def _shown(player: _Player, base_url: str) -> str:
    url = safe_link(player.attributes.get("src", ""), base_url)
    if not url:
        return " "
    video = video_at(url)
    page = video.page if video else url
    title = " ".join(player.attributes.get("title", "").split())[:TITLE_LENGTH]
    still = safe_link(player.attributes.get("poster", ""), base_url) or (video.still if video else "")
    name = title or (host_of(page) if player.kind in {"iframe", "embed"} else _file_name(page))
    link = f'<a href="{escape(page)}">{MARK}{escape(name)}</a>'
    if not still:
        return f"<p>{link}</p>"
    picture = f'<a href="{escape(page)}"><img src="{escape(still)}" alt="{escape(name)}"></a>'
    return f"<figure>{picture}<figcaption>{link}</figcaption></figure>"


def _file_name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2] or host_of(url)
