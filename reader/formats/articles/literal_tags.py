"""Escapes tags that an author meant as words ("the <path> element"), before nh3 would drop what follows. Anything nh3 would read
as an element of the text stays unchanged. Linear in the length.
"""

import re
from collections.abc import Iterator

from reader.domain.value_classes import dataclass

_DROPPED_NAMES = "script style svg math template noscript noembed noframes title textarea select xmp plaintext object applet"
DROPPED_WHOLE = frozenset(_DROPPED_NAMES.split())
"""Elements that the sanitiser drops with their content."""
_CODE = frozenset({"script", "style"})
_CODE_SIGNS = ";{}=("
_WORDS_BETWEEN = 2_000
_EMBEDDED = frozenset({"applet", "math", "object", "script", "style", "svg"})
"""Elements that are hardly meant as words if they have attributes, even without an end tag."""
_NEVER_CLOSED = "plaintext"
_VOID_NAMES = "area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr"
_VOID = frozenset(_VOID_NAMES.split())
_HTML_NAMES = (
    "a abbr acronym address article aside audio b bdi bdo big blink blockquote body button canvas caption center cite code "
    "colgroup command data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form "
    "frameset h1 h2 h3 h4 h5 h6 head header hgroup html i iframe ins isindex kbd label legend li listing main map mark marquee "
    "menu menuitem meter multicol nav nobr ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search "
    "section slot small spacer span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video"
)
_PAIRED = frozenset(_HTML_NAMES.split())
_HTML = _PAIRED | _VOID
_FOREIGN_NAMES = (
    "altglyph altglyphdef altglyphitem animate animatecolor animatemotion animatetransform annotation annotation-xml circle "
    "clippath color-profile cursor defs desc discard ellipse feblend fecolormatrix fecomponenttransfer fecomposite "
    "feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr "
    "fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile "
    "feturbulence filter font-face font-face-format font-face-name font-face-src font-face-uri foreignobject g glyph glyphref "
    "hatch hatchpath hkern image line lineargradient maction malignmark marker mask menclose merror metadata mfenced mfrac "
    "mglyph mi missing-glyph mlabeledtr mmultiscripts mn mo mover mpadded mpath mphantom mprescripts mroot mrow ms mspace "
    "msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none path pattern polygon polyline radialgradient "
    "rect semantics set solidcolor stop switch symbol text textpath tref tspan unknown use view vkern"
)
_FOREIGN = frozenset(_FOREIGN_NAMES.split())
"""Elements of SVG and MathML; outside of these nh3 drops them with what follows."""

_CLOSE_THEMSELVES = _FOREIGN | {"svg", "math"}

_BEHIND_NAME = r"""(?>[^"'=<>]++|=\s*+(?:"[^"]*+"|'[^']*+'|(?!["']))|["'])*+"""
_TAG = re.compile(rf"<(/?)([A-Za-z][^\s/<>]*)({_BEHIND_NAME})(>?)")
_WHOLE_TAG = re.compile(rf"</?([A-Za-z][^\s/<>]*+){_BEHIND_NAME}>")


@dataclass(slots=True)
class _Tag:
    """A tag as written: `rest` follows its name; without an end if another tag or an open quotation mark cuts it off."""

    start: int
    end: int
    name: str
    rest: str
    is_end: bool
    has_end: bool


def names_if_plain(html: str) -> set[str] | None:
    """Return the names of all tags if every `<` begins a complete HTML tag, else None."""
    found = _WHOLE_TAG.findall(html)
    names = {name.lower() for name in set(found)}
    return names if len(found) == html.count("<") and names <= _HTML else None


def with_literal_tags(html: str) -> str:
    """Escape each `<` that begins no element of the text, so that no words after it are lost."""
    return html if names_if_plain(html) is not None else _Reading(html).finish()


class _Reading:
    """One pass over everything that begins with `<`, collecting changes."""

    def __init__(self, html: str) -> None:
        self._html = html
        self._lower = html.lower() if html.isascii() else re.sub("[A-Z]+", lambda match: match[0].lower(), html)
        self._next = _Finder(html)
        self._last = {mark: html.rfind(mark) for mark in ("<", ">", "</", *_CODE_SIGNS)}
        self._changes: list[tuple[int, int, str]] = []

    def finish(self) -> str:
        self._judge(list(self._tags()))
        out: list[str] = []
        at = 0
        for start, end, text in sorted(self._changes):
            if start >= at:
                out += [self._html[at:start], text]
                at = end
        return "".join([*out, self._html[at:]])

    def _judge(self, tags: list[_Tag]) -> None:
        ends, literal, is_drawing = _matching_ends(tags), set[str](), False
        number = 0
        while number < len(tags):
            tag, end = tags[number], ends.get(number)
            number += 1
            if end is not None and tag.name in DROPPED_WHOLE:
                number = end + 1
            elif (tag.is_end and tag.name in literal) or (end is None and self._is_literal(tag, is_drawing=is_drawing)):
                literal |= {tag.name} - _HTML
                self._escape(tag.start)
            elif tag.has_end and (tag.name in _FOREIGN or self._is_unclosed_embedding(tag)):
                is_drawing = is_drawing or tag.name in DROPPED_WHOLE
                self._changes.append((tag.start, tag.end, ""))

    def _is_literal(self, tag: _Tag, *, is_drawing: bool) -> bool:
        """Check whether a tag without its counterpart is meant as words."""
        if not tag.has_end:
            # meant as words, unless the text was truncated here
            if self._html[tag.end : tag.end + 1] == "<":
                return "=" not in tag.rest
            return not self._is_at_the_end(tag.start)
        if tag.is_end or tag.name in _HTML:
            return False
        if tag.name in DROPPED_WHOLE:
            return not self._is_cut_off_code(tag) and not self._is_unclosed_embedding(tag)
        if tag.name in _FOREIGN and is_drawing:
            return False
        # An address in angle brackets; else only a bare word: attributes or a prefix mean real markup.
        return (
            "@" in tag.name or tag.name.endswith(":") or (not tag.rest.strip() and (tag.name.isalnum() or tag.name in _FOREIGN))
        )

    def _is_unclosed_embedding(self, tag: _Tag) -> bool:
        return not tag.is_end and tag.name in _EMBEDDED and "=" in tag.rest and not self._is_cut_off_code(tag)

    def _is_cut_off_code(self, tag: _Tag) -> bool:
        """Check whether only code follows, as in a text truncated within a script."""
        return tag.name in _CODE and self._last["</"] < tag.start and tag.end <= max(self._last[sign] for sign in _CODE_SIGNS)

    def _is_at_the_end(self, start: int) -> bool:
        return self._last["<"] <= start and self._last[">"] < start

    def _escape(self, start: int) -> None:
        self._changes.append((start, start + 1, "&lt;"))

    def _tags(self) -> Iterator[_Tag]:
        """Yield all tags; other markup is judged on the way."""
        at, code_ends = 0, _Finder(self._lower)
        while (at := self._html.find("<", at)) >= 0:
            match = _TAG.match(self._html, at)
            if match is None:
                at = self._no_tag(at)
                continue
            tag = _Tag(at, match.end(), match[2].lower(), match[3], is_end=bool(match[1]), has_end=bool(match[4]))
            code_end = code_ends.find(f"</{tag.name}", at) if tag.name in _CODE and not tag.is_end else -1
            if code_end >= 0 and (tag.rest.strip() or not self._are_words(tag.end, code_end)):
                at = code_end + 2
                continue
            yield tag
            at = tag.end if tag.has_end else at + 1

    def _are_words(self, start: int, end: int) -> bool:
        """Check whether the content between `<script>` and `</script>` is text between two words."""
        inside = self._html[start:end] if end - start <= _WORDS_BETWEEN else ""
        return bool(inside.strip()) and not any(sign in inside for sign in _CODE_SIGNS)

    def _no_tag(self, at: int) -> int:
        """Judge a comment, declaration, section or bare `<`; return where to continue."""
        if self._html.startswith("<!--", at):
            return self._comment(at)
        if self._html[at + 1 : at + 2] not in {"!", "?", "/"}:
            return at + 1
        if self._lower.startswith("<![cdata[", at):
            self._section(at)
            return at + 1
        end, following = self._next.find(">", at), self._next.find("<", at + 1)
        is_whole = end >= 0 and not 0 <= following < end and (self._html[at + 1] != "/" or end == at + 2)
        if not is_whole and not self._is_at_the_end(at):
            self._escape(at)
        return at + 1

    def _comment(self, at: int) -> int:
        ends = [end + len(mark) for mark in ("-->", "--!>") if (end := self._next.find(mark, at + 2)) >= 0]
        if ends:
            return min(ends)
        if not self._is_at_the_end(at):
            self._escape(at)
        return at + 1

    def _section(self, at: int) -> None:
        """Drop section marks around all of the text; escape others."""
        if at > len(self._html) - len(self._html.lstrip()):
            self._escape(at)
            return
        self._changes.append((at, at + 9, ""))
        end = self._html.rfind("]]>")
        if end > at:
            self._changes.append((end, end + 3, ""))


class _Finder:
    """`find` for increasing positions that scans no part of the text twice."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: dict[str, int] = {}

    def find(self, sought: str, at: int) -> int:
        """Return the first position from `at` on; -1 if none."""
        found = self._found.get(sought, 0)
        if 0 <= found < at or sought not in self._found:
            found = self._found[sought] = self._text.find(sought, at)
        return found


def _matching_ends(tags: list[_Tag]) -> dict[int, int]:
    """Map each non-HTML tag to the tag that ends it: the next of its name within the enclosing element."""
    leaves = _where_left(tags)
    ends: dict[str, int] = {}
    found: dict[int, int] = {}
    for number in range(len(tags) - 1, -1, -1):
        tag = tags[number]
        if tag.name in _HTML or not tag.has_end:
            continue
        if tag.is_end:
            ends[tag.name] = number
        elif tag.rest.rstrip().endswith("/") and tag.name in _CLOSE_THEMSELVES:
            found[number] = number
        elif tag.name != _NEVER_CLOSED and ends.get(tag.name, len(tags)) < leaves[number]:
            found[number] = ends[tag.name]
    return found


def _where_left(tags: list[_Tag]) -> list[int]:
    """Return for each tag the index of the first later tag that ends an element begun before it."""
    depths, depth = [], 0
    for tag in tags:
        if tag.name in _PAIRED and tag.has_end:
            depth += -1 if tag.is_end else 1
        depths.append(depth)
    left = [len(tags)] * len(tags)
    waiting: list[int] = []
    for number, after in enumerate(depths):
        while waiting and depths[waiting[-1]] > after:
            left[waiting.pop()] = number
        waiting.append(number)
    return left
