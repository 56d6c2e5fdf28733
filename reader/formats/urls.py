"""Normalises URLs that users type and feeds contain, and compares them."""

import re
from urllib.parse import SplitResult, parse_qs, quote, urlencode, urljoin, urlsplit, urlunsplit

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.subscription import refused_address

LINK_LENGTH_LIMIT = 8192
PAGE_ADDRESS_LIMIT, PAGE_TITLE_LIMIT = 2_000, 300
"""Longest address and title of a page to save."""

SAVING_BOOKMARK = "javascript:location.href='beforehand:save?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)"
"""Address of a browser's bookmark that names the page shown to this program (`page_in_link`)."""

_WRAPPER = re.compile(r"(?:feed|feeds|pcast|itpc|podcast):(?://)?", re.IGNORECASE)
_SAVE = re.compile(r"beforehand:(?://)?save/?\?(.*)", re.IGNORECASE | re.DOTALL)
_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.\-]*):")
_HOST_AND_PORT = re.compile(r"[^/?#@:\s]+:\d{1,5}(?:[/?#]|$)")
_BARE_HOST = re.compile(
    r"(?:[^\s/?#@]+@)?(?:[^\s/?#@:|<>\"'\\]+\.[^\s/?#@:|<>\"'\\]+|localhost|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?(?:[/?#]|$)"
)
_ASCII_HOST = re.compile(r"[a-z0-9_](?:[a-z0-9._\-]*[a-z0-9_.])?")
_IPV6_HOST = re.compile(r"[0-9a-f:.]+")
_BREAKS = re.compile(r"[\t\r\n]")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_EDGE = "".join(map(chr, range(0x21))) + "\x7f\x85\xa0\u200b\u2028\u2029\ufeff"
_PLAIN = re.compile(r"[A-Za-z0-9/%:@!$&()*+,;=~\-._?]*")
_SAFE_ALREADY = re.compile(
    r"https?://[a-z0-9]+(?:[.\-][a-z0-9]+)*(?::[1-9][0-9]{0,3})?(?:/[A-Za-z0-9/%:@!$&()*+,;=~\-._]*)?(?:\?[A-Za-z0-9/%:@!$&()*+,;=~\-._?]*)?"
)
_TLS_PORT = 443
_SAFE = "/%:@!$&()*+,;=~-._?"


def normal_url(text: str) -> str:
    """Turn user input or an OPML address into a fetchable http(s) URL; ReaderError(BAD_URL) for anything else."""
    typed = _CONTROLS.sub("", text.strip(_EDGE))
    try:
        return _rebuilt(urlsplit(_with_scheme(_unwrapped(typed))), fragment="")
    except ValueError:
        raise ReaderError(ProblemKind.BAD_URL, refused_address(typed)) from None


def page_in_link(link: str) -> tuple[str, str]:
    """Return address and title that `beforehand:save?url=…&title=…` names; ("", "") without a web address."""
    match = _SAVE.match(link) if len(link) <= LINK_LENGTH_LIMIT else None
    try:
        fields = parse_qs(match[1], max_num_fields=20) if match is not None else {}
        url = fields.get("url", [""])[0].strip()
        page = without_credentials(normal_url(url)) if url.lower().startswith(("http://", "https://")) else ""
    except (ValueError, ReaderError):
        return "", ""
    title = _CONTROLS.sub(" ", fields.get("title", [""])[0])
    return (page, " ".join(title.split())[:PAGE_TITLE_LIMIT]) if page and len(page) <= PAGE_ADDRESS_LIMIT else ("", "")


def without_tls(text: str) -> str:
    """Return the http address of input typed without a scheme; '' if it was typed with https or a login."""
    written = _CONTROLS.sub("", text.strip(_EDGE))
    typed = _unwrapped(written)
    parts = urlsplit(normal_url(text))
    has_scheme = bool(_SCHEME.match(typed)) and not _HOST_AND_PORT.match(typed)
    if has_scheme or parts.username is not None or parts.port == _TLS_PORT or written.lower().startswith("feeds:"):
        return ""
    return urlunsplit(parts._replace(scheme="http"))


def is_safe_already(url: str) -> bool:
    """Check whether it is an absolute http(s) URL that needs no change."""
    return len(url) <= LINK_LENGTH_LIMIT and _SAFE_ALREADY.fullmatch(url) is not None


def safe_link(url: str, base: str = "", *, may_mail: bool = False) -> str:
    """Return an absolute http(s) URL that is safe to open, or ''; `may_mail` also allows mailto:. Never raises."""
    if len(url) <= LINK_LENGTH_LIMIT and _SAFE_ALREADY.fullmatch(url):
        return url
    text = _BREAKS.sub("", url.strip(_EDGE))
    if not text or len(text) > LINK_LENGTH_LIMIT or text[0] in "\\|":
        return ""
    try:
        whole = urljoin(base, text) if base and not text.startswith(("http://", "https://")) else text
        if len(whole) <= LINK_LENGTH_LIMIT and _SAFE_ALREADY.fullmatch(whole):
            return whole
        parts = urlsplit(whole)
        if may_mail and parts.scheme == "mailto":
            return "mailto:" + _encoded(parts.path) + ("?" + _encoded(parts.query) if parts.query else "")
        link = _rebuilt(parts, fragment=parts.fragment)
    except ValueError:
        return ""
    return link if len(link) <= LINK_LENGTH_LIMIT else ""


def safe_fragment(link: str) -> str:
    """Return a link within its page, `#name`, encoded as other links are."""
    return "#" + _encoded(_CONTROLS.sub("", link.strip(_EDGE))[1:LINK_LENGTH_LIMIT])


def canonical_url(url: str) -> str:
    """Return a form that is equal for URLs of one feed: http and https alike. For comparing only, never for fetching."""
    try:
        parts = urlsplit(normal_url(url))
    except ReaderError:
        return url.strip(_EDGE)
    port = parts.port
    host = (parts.hostname or "").rstrip(".")
    where = f"[{host}]" if ":" in host else host
    user = parts.netloc.rpartition("@")[0]
    netloc = (user + "@" if user else "") + where + (f":{port}" if port not in {None, 80, 443} else "")
    return urlunsplit(("https", netloc, parts.path or "/", parts.query, ""))


def without_credentials(url: str) -> str:
    """Remove user name and password, for logs, requests and screens."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def _unwrapped(typed: str) -> str:
    """Turn `feed:https://x` into `https://x` and `pcast://x` into `x`; the rest is checked like any address."""
    return _WRAPPER.sub("", typed, count=1) if _WRAPPER.match(typed) else typed


def _with_scheme(typed: str) -> str:
    if len(typed) > LINK_LENGTH_LIMIT:
        raise ValueError(typed)
    if typed.startswith("//"):
        return "https:" + typed
    scheme = _SCHEME.match(typed)
    if scheme and not _HOST_AND_PORT.match(typed):
        return typed
    if _BARE_HOST.match(typed) or _HOST_AND_PORT.match(typed):
        return "https://" + typed
    raise ValueError(typed)


def _rebuilt(parts: SplitResult, *, fragment: str) -> str:
    """Reassemble the URL from checked parts; ValueError unless it is http(s) with a host."""
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(parts.scheme)
    path = _encoded(parts.path)
    return urlunsplit((parts.scheme, _netloc(parts), path, _encoded(parts.query), _encoded(fragment)))


def _netloc(parts: SplitResult) -> str:
    host = _ascii_host(parts.hostname or "")
    port = f":{parts.port}" if parts.port is not None else ""
    user = parts.netloc.rpartition("@")[0]
    return (_encoded(user) + "@" if user else "") + host + port


def _ascii_host(host: str) -> str:
    if ":" in host:
        if not _IPV6_HOST.fullmatch(host):
            raise ValueError(host)
        return f"[{host}]"
    if not host.isascii():
        host = host.encode("idna").decode("ascii").lower()
    if not _ASCII_HOST.fullmatch(host) or ".." in host:
        raise ValueError(host)
    return host


def _encoded(part: str) -> str:
    return part if _PLAIN.fullmatch(part) else quote(part, safe=_SAFE, errors="replace")


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
