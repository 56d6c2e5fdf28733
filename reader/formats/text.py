"""Plain text: from sanitised HTML, on one line for titles, as a snippet, and as words for the search index. Pure and linear."""

import re
from html import escape, unescape
from unicodedata import bidirectional, category

ONE_LINE_INPUT_LIMIT = 20_000

# One character at a time: the search for a single one is twice as fast as that for a run, and there hardly ever is any.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\ud800-\udfff]")
_FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff"
"""Characters drawn as nothing, or only modifying the one before them."""
_FILLER = re.compile(f"[{_FILLERS}]")
_WORDS = re.compile(rf"[^\W{_FILLERS}]")
_TURN, _ENDS = re.compile("[\u202a-\u202e\u2066-\u2069]"), "\u202c\u2069"
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Cs", "Zl", "Zp", "Zs"})
_TAG = re.compile(r"</?([a-zA-Z][a-zA-Z0-9]*)[^<>]*>")
# compiled on first use, which takes longer than the rest of the module
UNSPACED = "[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d\U00020000-\U0003ffff]"
"""A character of a script without spaces."""
_UNSPACED_SCRIPTS = f"({UNSPACED})"
_BLOCKS_NAMES = (
    "address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr "
    "li main ol p pre section summary table tbody td tfoot th thead tr ul"
)
BLOCKS = frozenset(_BLOCKS_NAMES.split())
_INLINE_NAMES = (
    "a abbr acronym b bdi bdo big cite code del dfn em font i img ins kbd mark nobr q rp rt ruby s samp script small span "
    "strike strong style sub sup svg time tt u var wbr iframe object embed video audio"
)
_INLINE = frozenset(_INLINE_NAMES.split())


def without_controls(text: str) -> str:
    """Remove NUL, other control characters (except tab and newline) and lone surrogates."""
    return text if text.isprintable() else _FORBIDDEN.sub("", text)


def plain_text(html: str) -> str:
    """Return the text of *sanitised* HTML, block elements on lines of their own."""
    words = _TAG.split(html.replace("\n", " "))
    words[1::2] = ["\n" if name.lower() in BLOCKS else "" for name in words[1::2]]
    return tidy_lines("".join(words))


def tidy_lines(text: str) -> str:
    """Decode entities, trim lines and drop empty ones."""
    # only a numeric reference turns other characters into a control character
    text = without_controls(unescape(text)) if "&#" in text else unescape(text)
    is_simple = text.isascii() and "\t" not in text and "\r" not in text
    lines = [line.strip() if is_simple and "  " not in line else " ".join(line.split()) for line in text.split("\n")]
    return "\n".join([line for line in lines if line])


def one_line(text: str) -> str:
    """Return a title as plain text on one line: HTML tags removed, entities decoded, any other `<word>` kept."""
    text = text[:ONE_LINE_INPUT_LIMIT]
    return literal_line(unescape(_TAG.sub(_without_markup, text) if "<" in text else text))


def literal_line(text: str) -> str:
    """Return a title declared as text on one line, without interpreting markup."""
    text = without_controls(text[:ONE_LINE_INPUT_LIMIT])
    line = " ".join((text if text.isascii() or _ends_its_turns(text) else _TURN.sub("", text)).split())
    return line if can_be_seen(line) else ""


def _ends_its_turns(text: str) -> bool:
    """Check whether each embedding, override and isolate ends in a text: others would turn what is shown behind it."""
    ends: list[str] = []
    for sign in _TURN.findall(text):
        if sign not in _ENDS:
            ends.append("\u2069" if sign > "\u2065" else "\u202c")
        elif not ends or ends.pop() != sign:
            return False
    return not ends


def can_be_seen(line: str) -> bool:
    if line.isascii() or _WORDS.search(line):
        return bool(line)
    return any(category(sign) not in _UNSEEN and not _FILLER.match(sign) for sign in line)


def is_right_to_left(text: str, direction: str) -> bool:
    """Check whether a block runs from right to left, by its markup, else by its first directional letter."""
    if direction:
        return direction == "rtl"
    if text.isascii():
        return False
    kinds = (bidirectional(letter) for letter in text[:300])
    return next((kind in {"R", "AL"} for kind in kinds if kind in {"L", "R", "AL"}), False)


def snippet(text: str, limit: int = 280) -> str:
    """Return the start of a text on one line, cut between words."""
    line = " ".join(text[: limit * 4].split())
    if len(line) <= limit:
        return line
    cut = line[:limit]
    space = cut.rfind(" ")
    return (cut[:space] if space > limit // 2 else cut).rstrip(" ,;:.-") + "…"


def index_text(text: str) -> str:
    """Prepare text for a full-text index that splits at spaces: each character of a script without spaces becomes a word."""
    return text if text.isascii() else " ".join(re.split(_UNSPACED_SCRIPTS, text))


def html_from_text(text: str) -> str:
    """Convert plain text to HTML: blank lines separate paragraphs, newlines break lines."""
    paragraphs = [part.strip() for part in re.split(r"\n[ \t\r]*\n", text.strip())]
    return "".join(f"<p>{escape(part, quote=False).replace(chr(10), '<br>')}</p>" for part in paragraphs if part)


def looks_like_markup(text: str) -> bool:
    return any(_is_markup(match) for match in _TAG.finditer(text))


def _is_markup(match: re.Match[str]) -> bool:
    name = match[1].lower()
    return name in _INLINE or name in BLOCKS


def _without_markup(match: re.Match[str]) -> str:
    if not _is_markup(match):
        return match[0]
    return " " if match[1].lower() in BLOCKS else ""
