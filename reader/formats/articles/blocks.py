"""Block types of an article, as read by `walker` and laid out by the article view. Any thread."""

import re
from dataclasses import replace
from enum import Enum, IntFlag

from reader.domain.value_classes import dataclass


class Style(IntFlag):
    """Text styles of a run; flags combine. Added and removed: by a later version of the article, which no feed can write."""

    PLAIN = 0
    BOLD = 1
    ITALIC = 2
    CODE = 4
    KBD = 8
    SUB = 16
    SUP = 32
    STRIKE = 64
    SMALL = 128
    MARK = 256
    UNDERLINE = 512
    ADDED = 1024
    REMOVED = 2048


class Token(Enum):
    PLAIN = "plain"
    KEYWORD = "keyword"
    NAME = "name"
    STRING = "string"
    NUMBER = "number"
    COMMENT = "comment"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to load: `url` is http(s) or an embedded data: URL; sizes come from the markup, None if absent. `is_still` marks
    the preview image of a video that `link` leads to.
    """

    url: str
    alt: str = ""
    width: int | None = None
    height: int | None = None
    link: str = ""
    title: str = ""
    is_still: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A run of text in one style. `href` is http(s), mailto or a fragment of this article; a line feed is a forced break. A run
    with an inline picture (such as an emoticon) has no text.
    """

    text: str
    style: Style = Style.PLAIN
    href: str = ""
    lang: str = ""
    picture: Picture | None = None
    token: Token = Token.PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Common fields of all blocks: depth of quotes and lists, language and direction ("" inherits the article's), anchors.
    `folds` are the numbers of the enclosing details elements; the block is visible while all of them are open.
    """

    quote: int = 0
    indent: int = 0
    lang: str = ""
    dir: str = ""
    anchors: tuple[str, ...] = ()
    folds: tuple[int, ...] = ()


class TextKind(Enum):
    BODY = "body"
    CAPTION = "caption"
    TERM = "term"
    DEFINITION = "definition"
    SUMMARY = "summary"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class Paragraph(Block):
    """Running text or a similar paragraph; `opens` is the number of the fold that a summary toggles, 0 for none."""

    runs: tuple[Run, ...]
    kind: TextKind = TextKind.BODY
    align: str = ""
    opens: int = 0


@dataclass(frozen=True, slots=True)
class Heading(Block):
    runs: tuple[Run, ...]
    level: int
    align: str = ""


@dataclass(frozen=True, slots=True)
class ListItem(Block):
    """The first line of a list item; further blocks of the item share its indent. `number` is None for bullets."""

    runs: tuple[Run, ...]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Preformatted(Block):
    """Text with significant white space; `language` is the programming language if the markup names it."""

    runs: tuple[Run, ...]
    language: str = ""


@dataclass(frozen=True, slots=True)
class PictureBlock(Block):
    picture: Picture


@dataclass(frozen=True, slots=True)
class Rule(Block): ...


@dataclass(frozen=True, slots=True)
class Cell:
    """A table cell on the grid: `column` counts from 0, spans stay inside the table."""

    column: int
    blocks: tuple[Block, ...]
    column_span: int = 1
    row_span: int = 1
    is_header: bool = False
    align: str = ""


@dataclass(frozen=True, slots=True)
class Table(Block):
    rows: tuple[tuple[Cell, ...], ...]
    columns: int


@dataclass(frozen=True, slots=True)
class ArticleBlocks:
    """An article for layout. `notice` says what was cut, `characters` counts its text; `open_folds` start open."""

    blocks: tuple[Block, ...]
    notice: str = ""
    characters: int = 0
    reading_minutes: int = 1
    picture_count: int = 0
    open_folds: frozenset[int] = frozenset()


MARK = "\u25b6 "
"""Prefix of the link that replaces a player, by which the article view recognises it."""
MAX_WORD = 500
MAX_PARAGRAPH = 6_000
BREAK_HERE = "\u200b"
_SPACE = re.compile(r"[ \t\n\r\f]+")
_WORD_CHARACTERS = r"[^\s\u200b\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]"
# compiled on first use: so many ranges take longer than the rest of the module
_LONG_WORD = f"{_WORD_CHARACTERS}{{{MAX_WORD + 1}}}"
_WORD = f"{_WORD_CHARACTERS}+"

RunFormat = tuple[Style, str, str]


class Line:
    """Runs of the block being read. `is_open` is True once it has visible content."""

    def __init__(self) -> None:
        self._runs: list[tuple[RunFormat, list[str], Picture | None]] = []
        self._ends_in_space = True
        self.is_open = False

    def add(self, text: str, run_format: RunFormat) -> None:
        """Append text, collapsing its white space."""
        collapsed = _SPACE.sub(" ", text)
        if self._ends_in_space and collapsed.startswith(" "):
            collapsed = collapsed[1:]
        if collapsed:
            self._append(collapsed, run_format)
            self._ends_in_space = collapsed.endswith(" ")
            self.is_open = self.is_open or collapsed != " "

    def add_exactly(self, text: str, run_format: RunFormat) -> None:
        """Append text unchanged, for preformatted blocks."""
        if text:
            self._append(text, run_format)
            self._ends_in_space = False
            self.is_open = True

    def add_picture(self, picture: Picture, run_format: RunFormat) -> None:
        self._runs.append((run_format, [], picture))
        self._ends_in_space = False
        self.is_open = True

    def break_line(self, run_format: RunFormat) -> None:
        """Append a forced line break, dropping spaces around it."""
        if self._runs and self._runs[-1][1]:
            self._runs[-1][1][-1] = self._runs[-1][1][-1].rstrip(" ")
        self._append("\n", run_format)
        self._ends_in_space = True

    def ensure_line_end(self, run_format: RunFormat) -> None:
        """End the line of preformatted text unless it has just ended."""
        if self.is_open and self._runs and not (self._runs[-1][1] or [""])[-1].endswith("\n"):
            self._append("\n", run_format)

    def _append(self, text: str, run_format: RunFormat) -> None:
        if self._runs and self._runs[-1][0] == run_format and self._runs[-1][2] is None:
            self._runs[-1][1].append(text)
        else:
            self._runs.append((run_format, [text], None))

    def collect(self, *, keep_space: bool = False) -> tuple[Run, ...]:
        """Return the collected runs and reset; outer line breaks are dropped, and outer spaces unless `keep_space`."""
        runs = [Run("".join(texts), *run_format, picture) for run_format, texts, picture in self._runs]
        was_open = self.is_open
        self.__init__()  # type: ignore[misc]
        if not was_open:
            return ()
        outer = "\n" if keep_space else " \n"
        runs = _trimmed(runs, outer)
        return tuple(_broken(runs))


def pieces(runs: tuple[Run, ...], limit: int = MAX_PARAGRAPH) -> list[tuple[Run, ...]]:
    """Split overlong text, preferably at a space: layout works block by block."""
    if sum(len(run.text) for run in runs) <= limit:
        return [runs]
    found: list[tuple[Run, ...]] = []
    current: list[Run] = []
    room = limit
    for run in runs:
        rest = run
        while len(rest.text) > room:
            at = max(rest.text.rfind(" ", 0, room), rest.text.rfind(BREAK_HERE, 0, room))
            at = at if at > room // 2 else room
            current.append(_with_text(rest, rest.text[:at]))
            found.append(tuple(current))
            rest = _with_text(rest, rest.text[at:].lstrip(" " + BREAK_HERE))
            current, room = [], limit
        room -= len(rest.text)
        current.append(rest)
    return [piece for piece in (*found, tuple(current)) if any(run.text or run.picture for run in piece)]


def _trimmed(runs: list[Run], outer: str) -> list[Run]:
    while runs and runs[0].picture is None and not runs[0].text.strip(outer):
        runs = runs[1:]
    while runs and runs[-1].picture is None and not runs[-1].text.strip(outer):
        runs = runs[:-1]
    if runs and runs[0].picture is None:
        runs[0] = _with_text(runs[0], runs[0].text.lstrip("\n" if outer == "\n" else outer))
    if runs and runs[-1].picture is None:
        runs[-1] = _with_text(runs[-1], runs[-1].text.rstrip(outer))
    return runs


def _with_text(run: Run, text: str) -> Run:
    return replace(run, text=text)


def _broken(runs: list[Run]) -> list[Run]:
    """Break overlong words, even across runs: text layout is quadratic in word length."""
    if not re.search(_LONG_WORD, "".join(run.text for run in runs)):
        return runs
    result = []
    carried = 0
    for run in runs:
        pieces: list[str] = []
        at = 0
        for word in re.finditer(_WORD, run.text):
            pieces.append(run.text[at : word.start()])
            carried = carried if word.start() == 0 else 0
            carried = _cut_word(word.group(), carried, pieces)
            at = word.end()
        pieces.append(run.text[at:])
        carried = carried if at == len(run.text) else 0
        result.append(_with_text(run, "".join(pieces)))
    return result


def _cut_word(word: str, carried: int, pieces: list[str]) -> int:
    """Append the word in pieces of at most MAX_WORD; return the length of the last piece."""
    at = 0
    while carried + len(word) - at > MAX_WORD:
        room = MAX_WORD - carried
        pieces += [word[at : at + room], BREAK_HERE]
        at += room
        carried = 0
    pieces.append(word[at:])
    return carried + len(word) - at
