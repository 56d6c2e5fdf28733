"""Reads the user's style sheet for articles: each value is checked, nothing can be loaded."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from enum import StrEnum

from reader.domain.value_classes import dataclass

FILE_NAME = "article.css"
"""Name of the style sheet in the profile folder."""
LARGEST = 64 * 1024
"""Maximum file size in bytes."""
ELEMENTS = frozenset({"article", "header", "h1", "h2", "h3", "h4", "h5", "h6", "p", "a", "blockquote", "pre", "td", "figcaption"})
"""`article` is the page and the default for other elements, `header` the line above the title."""
_ONLY = {"background-color": frozenset({"article", "pre"}), "text-decoration": frozenset({"a"})}
"""Properties limited to some elements."""
_OF_LINKS = frozenset({"color", "text-decoration"})
"""Properties of links; links inherit all others from the surrounding text."""
_MOST_PROBLEMS = 20
_NO_SPACE = re.compile(r"\S")
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
_HEX = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})\Z")
_NUMBER = re.compile(r"(-?\d{1,4}(?:\.\d{1,3})?)(px|%|em)?\Z")
_FAMILY = re.compile(r"[\w .+-]{1,60}\Z")
_COLORS = {
    "black": "#000000", "white": "#ffffff", "gray": "#808080", "silver": "#c0c0c0", "maroon": "#800000", "red": "#ff0000",
    "purple": "#800080", "green": "#008000", "olive": "#808000", "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff",
    "teal": "#008080",
}  # fmt: skip
_WEIGHTS = {"normal": 400, "bold": 700}
_ALIGNMENTS = frozenset({"left", "right", "center", "justify"})


class Mistake(StrEnum):
    TOO_LARGE = "too large"
    NOT_TEXT = "not text"
    AT_RULE = "at rule"
    ADDRESS = "address"
    ELEMENT = "element"
    PROPERTY = "property"
    VALUE = "value"
    OPEN = "open"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class CssProblem:
    """An error with its line (0 for the whole file) and the offending word."""

    line: int
    mistake: Mistake
    word: str = ""


@dataclass(frozen=True, slots=True)
class CssValue:
    """A normalised value: a colour as #rrggbb, a font family, or a number; `unit` is px, % (1.0 is 100 %) or empty."""

    value: str | float
    line: int
    unit: str = ""


Rules = Mapping[str, Mapping[str, CssValue]]


@dataclass(frozen=True, slots=True)
class ArticleCss:
    rules: Rules = field(default_factory=dict)
    problems: tuple[CssProblem, ...] = ()

    def find(self, element: str, name: str) -> CssValue | None:
        return self.rules.get(element, {}).get(name)


def read_css(data: bytes) -> ArticleCss:
    """Read a style sheet; an error drops only its own declaration."""
    if len(data) > LARGEST:
        return ArticleCss(problems=(CssProblem(0, Mistake.TOO_LARGE),))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return ArticleCss(problems=(CssProblem(data.count(b"\n", 0, error.start) + 1, Mistake.NOT_TEXT),))
    text = _COMMENT.sub(lambda found: "\n" * found[0].count("\n") or " ", text.replace("\r\n", "\n"))
    rules: dict[str, dict[str, CssValue]] = {}
    problems: list[CssProblem] = []
    for line, selector, body_line, body in _blocks(text, problems):
        elements = list(_elements(line, selector, problems))
        for name, value in _declarations(body_line, body, problems):
            for element in elements:
                if element in _ONLY.get(name, ELEMENTS) and (element != "a" or name in _OF_LINKS):
                    rules.setdefault(element, {})[name] = value
                else:
                    problems.append(CssProblem(value.line, Mistake.PROPERTY, f"{element} {name}"[:30]))
    return ArticleCss(rules, tuple(problems[:_MOST_PROBLEMS]))


def _blocks(text: str, problems: list[CssProblem]) -> Iterator[tuple[int, str, int, str]]:
    """Yield selector and declarations of each rule, with the lines they begin on."""
    place, counted, line = 0, 0, 1
    while (begun := _NO_SPACE.search(text, place)) is not None:
        begin = begun.start()
        line, counted = line + text.count("\n", counted, begin), begin
        if text[begin] == "@":
            problems.append(CssProblem(line, Mistake.AT_RULE, text[begin : begin + 30].split(maxsplit=1)[0]))
            place = _after_at_rule(text, begin)
            continue
        opened = text.find("{", begin)
        closed = text.find("}", opened)
        if opened < 0 or closed < 0:
            problems.append(CssProblem(line, Mistake.OPEN))
            return
        yield line, text[begin:opened], line + text.count("\n", begin, opened), text[opened + 1 : closed]
        place = closed + 1


def _after_at_rule(text: str, begin: int) -> int:
    """Return the position after an @-rule's semicolon or block."""
    semicolon, opened = text.find(";", begin), text.find("{", begin)
    if opened < 0 or 0 <= semicolon < opened:
        return len(text) if semicolon < 0 else semicolon + 1
    depth = 0
    for place in range(opened, len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if not depth:
            return place + 1
    return len(text)


def _elements(line: int, selector: str, problems: list[CssProblem]) -> Iterator[str]:
    for part in selector.split(","):
        name = part.strip().lower()
        if name in ELEMENTS:
            yield name
        else:
            problems.append(CssProblem(line, Mistake.ELEMENT, name[:30]))


def _declarations(line: int, body: str, problems: list[CssProblem]) -> Iterator[tuple[str, CssValue]]:
    for part in body.split(";"):
        here = line + part[: len(part) - len(part.lstrip())].count("\n")
        line += part.count("\n")
        name, colon, value = (each.strip() for each in part.partition(":"))
        if not name:
            continue
        name = name.lower()
        if re.search(r"url\s*\(|image|expression|\\", value, re.IGNORECASE):
            problems.append(CssProblem(here, Mistake.ADDRESS, name[:30]))
        elif name not in _CHECKS:
            problems.append(CssProblem(here, Mistake.PROPERTY, name[:30]))
        else:
            checked = _CHECKS[name](value, here) if colon else None
            if checked is None:
                problems.append(CssProblem(here, Mistake.VALUE, f"{name}: {value}"[:60]))
            else:
                yield name, checked


def _color(text: str, line: int) -> CssValue | None:
    word = text.lower()
    if _HEX.match(word):
        return CssValue(word if len(word) > 4 else "#" + "".join(2 * each for each in word[1:]), line)
    return CssValue(_COLORS[word], line) if word in _COLORS else None


def _family(text: str, line: int) -> CssValue | None:
    first = text.split(",", maxsplit=1)[0].strip().strip("\"'")
    return CssValue(first, line) if _FAMILY.match(first) else None


def _number(
    least: float, most: float, units: frozenset[str], *, percent: tuple[float, float] = (0, 0)
) -> Callable[..., CssValue | None]:
    """Return a parser for bounded numbers; percent and em are relative to the default size and have bounds of their own."""

    def check(text: str, line: int) -> CssValue | None:
        found = _NUMBER.match(text.lower())
        if found is None or (found[2] or "") not in units:
            return None
        value, unit = float(found[1]), found[2] or ""
        if unit in {"%", "em"}:
            value, unit = value / 100 if unit == "%" else value, "%"
            return CssValue(value, line, unit) if percent[0] <= value <= percent[1] else None
        return CssValue(value, line, unit) if least <= value <= most else None

    return check


def _weight(text: str, line: int) -> CssValue | None:
    if text.lower() in _WEIGHTS:
        return CssValue(float(_WEIGHTS[text.lower()]), line)
    return CssValue(float(text), line) if re.fullmatch(r"[1-9]00", text) else None


def _word(*words: str) -> Callable[..., CssValue | None]:
    return lambda text, line: CssValue(text.lower(), line) if text.lower() in words else None


_CHECKS: Mapping[str, Callable[..., CssValue | None]] = {
    "color": _color,
    "background-color": _color,
    "font-family": _family,
    "font-size": _number(8, 72, frozenset({"px", "%", "em"}), percent=(0.5, 3)),
    "font-weight": _weight,
    "font-style": _word("normal", "italic"),
    "line-height": _number(1, 3, frozenset({"", "%", "em"}), percent=(1, 3)),
    "letter-spacing": _number(-2, 8, frozenset({"px"})),
    "text-align": _word(*sorted(_ALIGNMENTS)),
    "text-decoration": _word("none", "underline"),
    "margin-top": _number(0, 200, frozenset({"px"})),
    "margin-bottom": _number(0, 200, frozenset({"px"})),
}
PROPERTIES = frozenset(_CHECKS)


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast ratio of two colours given as #rrggbb."""
    first, second = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (first + 0.05) / (second + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
