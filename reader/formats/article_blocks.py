"""The blocks an article is made of, as plain values: what `article_html` reads and the article view lays out. Any thread."""

from enum import Enum, IntFlag

from reader.domain.value_classes import dataclass


class Style(IntFlag):
    """How a run of text is set; styles add up."""

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
    """What a piece of code is, for its colour."""

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
    """A picture to load: `url` is http(s) or an embedded data: URL; sizes are what the markup says, None where it says nothing.

    `is_still` marks the still of a video, which `link` leads to.
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
    """A run of text in one style. `href` is http(s), mailto or a fragment of this article; a line feed is a forced break.

    A run with a picture (an emoticon, a small sign) stands in the line and has no text.
    """

    text: str
    style: Style = Style.PLAIN
    href: str = ""
    lang: str = ""
    picture: Picture | None = None
    token: Token = Token.PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """What all blocks share: how deep in quotes and lists, language and direction ("" is the article's), anchors that point here.

    `folds` are the numbers of the folds (details elements) that hold the block: it is seen while all of them are open.
    """

    quote: int = 0
    indent: int = 0
    lang: str = ""
    dir: str = ""
    anchors: tuple[str, ...] = ()
    folds: tuple[int, ...] = ()


class TextKind(Enum):
    """What a paragraph is."""

    BODY = "body"
    CAPTION = "caption"
    TERM = "term"
    DEFINITION = "definition"
    SUMMARY = "summary"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class Paragraph(Block):
    """Running text, or one of its kin; a summary tells which fold it opens, 0 for none."""

    runs: tuple[Run, ...]
    kind: TextKind = TextKind.BODY
    align: str = ""
    opens: int = 0


@dataclass(frozen=True, slots=True)
class Heading(Block):
    """A heading of level 1 to 6."""

    runs: tuple[Run, ...]
    level: int
    align: str = ""


@dataclass(frozen=True, slots=True)
class ListItem(Block):
    """The first line of a list item; what follows in the same item are blocks of the same indent. `number` is None for bullets."""

    runs: tuple[Run, ...]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Preformatted(Block):
    """Text whose spaces and line ends count; `language` is the programming language where the markup names it."""

    runs: tuple[Run, ...]
    language: str = ""


@dataclass(frozen=True, slots=True)
class PictureBlock(Block):
    """A picture on a line of its own."""

    picture: Picture


@dataclass(frozen=True, slots=True)
class Rule(Block): ...


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table, placed: `column` counts from 0, spans stay inside the table."""

    column: int
    blocks: tuple[Block, ...]
    column_span: int = 1
    row_span: int = 1
    is_header: bool = False
    align: str = ""


@dataclass(frozen=True, slots=True)
class Table(Block):
    """Rows of cells on a grid of `columns`."""

    rows: tuple[tuple[Cell, ...], ...]
    columns: int


@dataclass(frozen=True, slots=True)
class ArticleBlocks:
    """An article ready to be laid out. `notice` says in words what was cut, empty if nothing was; `characters` counts its text.

    `open_folds` are the folds that stand open at first.
    """

    blocks: tuple[Block, ...]
    notice: str = ""
    characters: int = 0
    reading_minutes: int = 1
    picture_count: int = 0
    open_folds: frozenset[int] = frozenset()
