"""Interprets single tags and attributes of an article: styles, links, pictures, numbers. Pure functions."""

import re
from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import urlsplit

from reader.domain.value_classes import dataclass
from reader.formats.article_blocks import Picture, Run, Style, TextKind
from reader.formats.article_line import RunFormat
from reader.formats.embeds import MARK, video_at

MAX_INDENT = 8
MAX_QUOTE = 6
MAX_URL = 8_192
MAX_SIDE = 32_767
MAX_ALT = 500
STYLES = {
    **dict.fromkeys(("b", "strong"), Style.BOLD),
    **dict.fromkeys(("i", "em", "cite", "dfn", "var"), Style.ITALIC),
    **dict.fromkeys(("code", "samp", "tt"), Style.CODE),
    **dict.fromkeys(("s", "strike", "del"), Style.STRIKE),
    **dict.fromkeys(("u", "ins"), Style.UNDERLINE),
    "kbd": Style.KBD,
    "sub": Style.SUB,
    "sup": Style.SUP,
    "small": Style.SMALL,
    "mark": Style.MARK,
    "rt": Style.SMALL | Style.SUP,
}
INLINE = frozenset(
    {*STYLES, "a", "abbr", "acronym", "bdi", "bdo", "big", "data", "font", "label", "q", "rb", "rp", "ruby", "span", "time"}
)
SKIPPED = frozenset(
    {"script", "style", "template", "title", "head", "iframe", "textarea", "select", "option", "noembed", "noframes", "object"}
)
KINDS = {
    "figcaption": TextKind.CAPTION,
    "caption": TextKind.CAPTION,
    "dt": TextKind.TERM,
    "dd": TextKind.DEFINITION,
    "summary": TextKind.SUMMARY,
}
HEADINGS = {f"h{level}": level for level in range(1, 7)}
_ALIGNMENTS = frozenset({"left", "right", "center", "justify"})
_LANGUAGE_CLASS = re.compile(r"(?:^|\s)(?:language|lang|brush|highlight-source|highlight)[-:]\s*([\w+#-]{1,30})")
_LANG = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}\Z")
_NUMBER = re.compile(r"\s*(-?[0-9]{1,6})(?:\.[0-9]{0,6})?(?:px)?\s*\Z")
_EMBEDDED = re.compile(r"data:image/(?:png|jpeg|jpg|gif|webp);base64,", re.IGNORECASE)
_FORMULA = re.compile(
    r"^https?://[^/]{1,200}/(?:[^?#]{0,200}latex[^/?#]{0,40}\?|media/math/render/|svg\.latex|png\.latex|gif\.latex)",
    re.IGNORECASE,
)
_CONTROLS = re.compile(r"[\x00-\x20\x7f]+")


@dataclass(frozen=True, slots=True)
class Context:
    """Formatting that open elements apply to the text inside them."""

    style: Style = Style.PLAIN
    href: str = ""
    lang: str = ""
    dir: str = ""
    align: str = ""
    quote: int = 0
    indent: int = 0
    heading: int = 0
    kind: TextKind = TextKind.BODY
    is_preformatted: bool = False
    language: str = ""

    @property
    def run_format(self) -> RunFormat:
        return (self.style, self.href, self.lang)


def inside(outside: Context, tag: str, attributes: Mapping[str, str]) -> Context:
    context = _marked(outside, tag)
    if tag == "a":
        context = replace(context, href=link_target(attributes.get("href", "")) or context.href)
    elif tag in {"td", "th"}:
        context = Context(lang=context.lang, dir=context.dir, href=context.href)
    elif tag in {"ul", "ol", "menu", "dir", "dd"}:
        context = replace(context, indent=min(context.indent + 1, MAX_INDENT))
    return _with_language(context, tag, attributes) if attributes or tag == "center" else context


def _marked(context: Context, tag: str) -> Context:
    if tag in STYLES:
        return replace(context, style=context.style | STYLES[tag])
    if tag in HEADINGS:
        return replace(context, heading=HEADINGS[tag])
    if tag in KINDS:
        return replace(context, kind=KINDS[tag])
    if tag == "blockquote":
        return replace(context, quote=min(context.quote + 1, MAX_QUOTE))
    return replace(context, is_preformatted=True) if tag in {"pre", "listing", "xmp"} else context


def _with_language(context: Context, tag: str, attributes: Mapping[str, str]) -> Context:
    lang = attributes.get("lang", "")
    if lang and _LANG.match(lang):
        context = replace(context, lang=lang)
    direction = attributes.get("dir", "").lower()
    if direction in {"ltr", "rtl"} and tag not in INLINE:
        context = replace(context, dir=direction)
    align = "center" if tag == "center" else attributes.get("align", "").lower()
    if align in _ALIGNMENTS and tag not in {"img", "table"}:
        context = replace(context, align=align)
    return context


def isolation(tag: str, attributes: Mapping[str, str]) -> str:
    """Return the Unicode control that isolates an inline element's direction, or '' if the markup asks for none."""
    direction = attributes.get("dir", "").lower()
    if tag not in INLINE or (direction not in {"ltr", "rtl", "auto"} and tag != "bdi"):
        return ""
    return {"ltr": "\u2066", "rtl": "\u2067"}.get(direction, "\u2068")


def link_target(href: str) -> str:
    """Return a safe link target: http, https or mailto with an address, or a fragment; otherwise ''."""
    cleaned = _CONTROLS.sub("", href)
    if cleaned.startswith("#"):
        return cleaned[:MAX_URL]
    if len(cleaned) > MAX_URL or "\\" in cleaned:
        return ""
    try:
        parts = urlsplit(cleaned)
    except ValueError:
        return ""
    is_web = parts.scheme in {"http", "https"} and bool(parts.hostname)
    return cleaned if is_web or (parts.scheme == "mailto" and "@" in parts.path) else ""


def picture(attributes: Mapping[str, str], link: str) -> Picture | None:
    """Return the picture of an img element, or None if its address may not be loaded."""
    source = attributes.get("src", "").strip()
    if not _EMBEDDED.match(source):
        source = link_target(source)
        if not source.startswith(("http://", "https://")):
            return None
    width, height = size(attributes.get("width", "")), size(attributes.get("height", ""))
    alt, title = (" ".join(attributes.get(name, "").split())[:MAX_ALT] for name in ("alt", "title"))
    return Picture(source, alt, width, height, link, title, is_still=bool(link) and video_at(link) is not None)


def is_formula(url: str) -> bool:
    """Check whether a picture only renders a formula that its description spells out."""
    return _FORMULA.search(url) is not None


def size(text: str) -> int | None:
    """Parse a length in pixels; None for percentages and invalid values."""
    value = number(text)
    return value if value is not None and 0 <= value <= MAX_SIDE else None


def number(text: str) -> int | None:
    """Parse a small whole number; None for anything else."""
    match = _NUMBER.match(text)
    return int(match[1]) if match else None


def span(text: str) -> int:
    """Parse a column or row span of at least 1."""
    return max(1, number(text) or 1)


def is_player(runs: tuple[Run, ...]) -> bool:
    """Check whether a paragraph is just the link that the sanitiser substituted for a player."""
    return len(runs) == 1 and bool(runs[0].href) and runs[0].text.startswith(MARK) and len(runs[0].text) > len(MARK)


def without_mark(runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """Return the title of a player without its mark."""
    return tuple(replace(run, text=run.text.removeprefix(MARK)) for run in runs)


def code_language(attributes: Mapping[str, str]) -> str:
    """Return the programming language named by common class names."""
    match = _LANGUAGE_CLASS.search(attributes.get("class", ""))
    return match[1].lower() if match else ""
