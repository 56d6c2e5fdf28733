"""Replaces players in feed HTML (frames, video, audio) with a preview image or title and a link. Makes no request to the player's
host. Video platforms with predictable preview addresses get their image; any other player becomes a titled link.
"""

import re
from collections.abc import Callable
from html import escape, unescape
from urllib.parse import parse_qs, urlsplit

from lxml import etree

from reader.domain.addresses import host_of
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import MARK
from reader.formats.articles.tex import LARGE, NAMES, needs_brackets_above, needs_brackets_below, readable_tex
from reader.formats.urls import safe_link

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
            if self._player is not None and kind == self._player.kind:
                if tag.start() - self._player.start < INSIDE_LENGTH:
                    self._at = tag.end()
                self._write_player()
        elif kind == "source":
            if self._player is not None:
                self._player.attributes = _attributes(tag[3]) | self._player.attributes
        else:
            self._write_player()
            self._out.append(self._html[self._at : tag.start()])
            self._at, self._player = tag.end(), _Player(kind, tag.start(), _attributes(tag[3]))

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


# ruff: noqa: RUF001 -- this file is about signs that resemble others


MAX_MATH = 20_000
MAX_DEPTH = 30
MAX_BETWEEN = 100
"""Maximum characters between the end of MathML and the boxes that draw it."""
_MATH = re.compile(r"<math\b", re.IGNORECASE)
_TEX_SCRIPT = re.compile(
    r"<script[^<>]{0,200}type\s*=\s*[\"']math/tex[^<>]{0,200}>((?>[^<]|<(?!/?script)){0,20000}+)</script\s*>", re.IGNORECASE
)
_WRAPPING = re.compile(r"%?\s*<!\[CDATA\[|%?\s*\]\]>")
_MATH_TAG = re.compile(r"</?m(?!ark\b|ain\b|eta\b)[a-z]+\b[^<>]*>", re.IGNORECASE)
_MATH_END = re.compile(r"</math\s*>", re.IGNORECASE)
_DRAWN = re.compile(r"<span[^<>]{0,200}class\s*=\s*[\"'](?:katex-html|MathJax_Preview)[\"'][^<>]{0,200}>", re.IGNORECASE)
_END_OF_MATH = re.compile(r"</math\s*>\s*(?:</span\s*>\s*)?\Z", re.IGNORECASE)
_SPAN = re.compile(r"<(/?)span\b[^<>]*>", re.IGNORECASE)
_SHIFTS = {"msup": ("sup",), "msub": ("sub",), "msubsup": ("sub", "sup"), "munder": ("sub",), "mover": ("sup",)}
_SHIFTS["munderover"] = ("sub", "sup")
_FORMULA_TAG = re.compile(r"<[^<>]*>")
_SHIFTED = re.compile(r"<(su[bp])>[^<>]*(?:<i>[^<>]*</i>[^<>]*)*</\1>")
_SPACED = frozenset("+=<>≤≥≠≈±×·→⇒⇔∈∉⊂⊆∪∩∧∨−")


class _TooDeepError(Exception):
    """MathML is nested too deeply; its text is shown without structure."""


def with_readable_formulas(html: str) -> str:
    """Replace formulas by text, symbols, superscripts and subscripts; linear in the HTML's length."""
    if "math" not in html and "MATH" not in html and "katex" not in html:
        return html
    html = _without_drawn_formulas(html)
    html = _TEX_SCRIPT.sub(lambda match: f"<i>{escape(readable_tex(_bare(match[1])))}</i>", html)
    return _with_math(html)


def _bare(tex: str) -> str:
    """Return a script's TeX, stripped of what old parsers would read as markup."""
    return unescape(_WRAPPING.sub("", tex)).strip()


def _without_drawn_formulas(html: str) -> str:
    """Remove the drawn boxes of KaTeX and MathJax, which write each formula twice, if the readable form is present."""
    out: list[str] = []
    at = 0
    for start in _DRAWN.finditer(html):
        if start.start() < at:
            continue
        end = _end_of_span(html, start.end())
        if end and (_is_readable_before(html, start.start()) or _is_readable_after(html, end)):
            out.append(html[at : start.start()])
            at = end
    return "".join([*out, html[at:]])


def _is_readable_before(html: str, at: int) -> bool:
    """Check whether non-empty MathML ends just here, as KaTeX writes it."""
    end = _END_OF_MATH.search(html, max(at - MAX_BETWEEN, 0), at)
    if end is None:
        return False
    start = html.rfind("<math", max(at - MAX_MATH, 0), end.start())
    return start >= 0 and bool(_readable(html[start : end.start()] + "</math>"))


def _is_readable_after(html: str, at: int) -> bool:
    """Check whether a script with TeX follows immediately, as MathJax writes it."""
    script = _TEX_SCRIPT.search(html, at, at + MAX_MATH)
    return script is not None and not html[at : script.start()].strip() and bool(_bare(script[1]))


def _end_of_span(html: str, at: int) -> int:
    depth = 1
    for tag in _SPAN.finditer(html, at, at + MAX_MATH):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    return 0


def _with_math(html: str) -> str:
    out: list[str] = []
    at = 0
    for start in _MATH.finditer(html):
        if start.start() < at:
            continue
        end = _MATH_END.search(html, start.end())
        if end is None:
            break
        if end.end() - start.start() > MAX_MATH:
            # not parsed as a formula, or as one that ends elsewhere: keep only the letters
            out += [html[at : start.start()], _MATH_TAG.sub("", html[start.start() : end.end()])]
            at = end.end()
            continue
        out += [html[at : start.start()], _readable(html[start.start() : end.end()])]
        at = end.end()
    return "".join([*out, html[at:]])


def _readable(markup: str) -> str:
    try:
        found = etree.fromstring(markup, etree.HTMLParser(recover=True))
        root = None if found is None else next(found.iter("math"), None)
    except (etree.LxmlError, ValueError):
        root = None
    if root is None:
        return escape(_words(markup))
    try:
        shown = _formula_shown(root, 0).strip()
    except _TooDeepError:
        shown = ""
    if not shown or len(shown) > MAX_MATH:
        notes = [note.text or "" for note in root.iter("annotation") if "tex" in (note.get("encoding") or "").lower()]
        shown = escape(readable_tex(next(iter(notes), "") or root.get("alttext") or "") or _words(markup))
    is_block = root.get("display") == "block"
    return f"<p>{shown}</p>" if is_block else shown


def _words(markup: str) -> str:
    """Return the text of MathML that is too deep or of an unknown kind; not from the parsed tree, which ends 255 levels down."""
    return " ".join(unescape(_FORMULA_TAG.sub(" ", markup)).split())[:MAX_MATH]


def _formula_shown(element: etree._Element, depth: int) -> str:
    """Convert one element of presentational MathML to HTML."""
    tag = element.tag if isinstance(element.tag, str) else ""
    if tag == "mphantom" or not (tag.startswith("m") or tag == "semantics"):
        return ""
    if depth > MAX_DEPTH:
        raise _TooDeepError
    children = [_formula_shown(child, depth + 1) for child in element]
    shifts = _SHIFTS.get(tag, ())
    if shifts and children:
        pairs = zip(shifts, children[1:], strict=False)
        apart = " " if children[0].strip() in LARGE | NAMES else ""
        return children[0] + "".join(f"<{shift}>{_close(child)}</{shift}>" for shift, child in pairs) + apart
    return _composed(tag, children, (element.text or "").strip())


def _composed(tag: str, children: list[str], text: str) -> str:
    layout = _LAYOUTS.get(tag)
    if layout and children:
        return layout(children)
    if tag == "mi" and len(text) == 1 and text.isalpha():
        return f"<i>{escape(text)}</i>"
    if tag == "mo":
        return f" {escape(text)} " if text in _SPACED else escape(text)
    return escape(text) + "".join(children)


def _close(shown: str) -> str:
    """Remove spaces inside superscripts and subscripts."""
    return re.sub(r"\s*([^\w\s<>&;,])\s*", r"\1", shown.strip())


def _fraction(children: list[str]) -> str:
    above, *below = (child.strip() for child in children)
    above = f"({above})" if needs_brackets_above(_FORMULA_TAG.sub("", above)) else above
    return "/".join([above, *map(_grouped, below)])


def _root(children: list[str]) -> str:
    return "".join(f"<sup>{degree.strip()}</sup>" for degree in children[1:2]) + "√" + _grouped(children[0])


def _row(children: list[str]) -> str:
    return ", ".join(child for child in children if child.strip()) + "; "


def _grouped(shown: str) -> str:
    shown = shown.strip()
    text = unescape(_FORMULA_TAG.sub("", _SHIFTED.sub("", shown)))
    return f"({shown})" if needs_brackets_below(text) else shown


_LAYOUTS: dict[str, Callable[[list[str]], str]] = {
    "mfrac": _fraction,
    "msqrt": lambda children: _root(["".join(children)]),
    "mroot": _root,
    "mtr": _row,
}
