"""Block types of an article, as read by `article_html` and laid out by the article view. Any thread."""

from enum import Enum, IntFlag

from reader.domain.value_classes import dataclass


class Style(IntFlag):
    """Text styles of a run; flags combine."""

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
    """An article ready for layout. `notice` describes what was cut, empty if nothing was; `characters` counts its text.
    `open_folds` are initially open.
    """

    blocks: tuple[Block, ...]
    notice: str = ""
    characters: int = 0
    reading_minutes: int = 1
    picture_count: int = 0
    open_folds: frozenset[int] = frozenset()
