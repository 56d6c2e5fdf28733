"""Article typography as Qt formats for one theme, text size and font, with the user's style sheet. GUI thread only."""

from collections.abc import Callable
from enum import IntEnum
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QTextBlockFormat, QTextCharFormat, QTextFormat

from reader.domain.preferences import Preferences, Value
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import Style, Token
from reader.formats.articles.css import CssValue
from reader.ui.data.preferences import LivePreferences
from reader.ui.kit import fonts
from reader.ui.kit.theme import PageTheme, Theme

BODY_PX = fonts.ARTICLE_PX
COLUMN_PX = 640
INDENT_PX = 32
TILE_PX = 16
QUOTE_PX = 21
PARAGRAPH_GAP = 14
CODE_PAD_X, CODE_PAD_Y = 16, 12
SUPERSCRIPT_PERCENT = 32
_ALIGNMENTS = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "right": Qt.AlignmentFlag.AlignRight,
    "center": Qt.AlignmentFlag.AlignHCenter,
    "justify": Qt.AlignmentFlag.AlignJustify,
}
_ITALIC_NEVER = frozenset({"ja", "ko", "zh", "zh-hant", "rtl"})


class Property(IntEnum):
    """Properties stored in formats for the backdrop and for accessibility."""

    QUOTE = QTextFormat.Property.UserProperty.value + 1
    CODE = QUOTE + 1
    MARKER = QUOTE + 2
    PICTURE = QUOTE + 3
    RULE = QUOTE + 4
    NOTICE = QUOTE + 5
    INLINE = QUOTE + 6
    ATTACHED = QUOTE + 7
    FOLD = QUOTE + 8
    WORDS = QUOTE + 9
    TILE = QUOTE + 10
    ALT = QUOTE + 11
    DEPTH = QUOTE + 12
    HEADER = QUOTE + 13
    GOES_ON = QUOTE + 14
    STILL = QUOTE + 15
    CHANGED = QUOTE + 17
    PARTED = QUOTE + 30
    MIRRORED = QUOTE + 31
    CARD = QUOTE + 16


@dataclass(frozen=True, slots=True)
class Role:
    """Row of the type table: size and line height in pixels at the standard text size, weight, colour, font. `element` is its
    name in the user's style sheet.
    """

    size: float
    line: float
    weight: int = fonts.REGULAR
    color: str = "text"
    face: str = "reading"
    above: float = 0
    below: float = PARAGRAPH_GAP
    grows: bool = True
    element: str = ""


BODY = Role(BODY_PX, 27, element="p")
TITLE = Role(fonts.TITLE_PX, 40, fonts.SEMIBOLD, above=8, element="h1")
LONG_TITLE = Role(26, 34, fonts.SEMIBOLD, above=8, element="h1")
BYLINE = Role(fonts.BASE_PX, 18, color="text_3", face="ui", below=0, grows=False, element="header")
CAPTION = Role(fonts.BASE_PX, 18, color="text_3", face="ui", above=8, below=16, element="figcaption")
QUOTE = Role(BODY_PX, 27, color="text_2", element="blockquote")
CODE = Role(fonts.CODE_PX, 21, face="mono", above=PARAGRAPH_GAP + CODE_PAD_Y, below=PARAGRAPH_GAP + CODE_PAD_Y, element="pre")
CELL = Role(16, 24, below=0, element="td")
ENCLOSURE = Role(fonts.BASE_PX, 20, color="text_3", face="ui", below=2, grows=False)
CHAPTER = Role(fonts.ROW_PX, 20, face="ui", below=0, grows=False)
ATTACHED_PAD_PX = 10
ATTACHED_LEFT_PX = 44
NEXT = Role(fonts.SUBHEADING_PX, 24, color="text_2", face="ui", below=10, grows=False)
NOTICE = Role(fonts.BASE_PX, 20, color="text_2", face="ui", above=24, below=24, grows=False)
OF_THE_INTERFACE = frozenset({BYLINE, CHAPTER, ENCLOSURE, NEXT, NOTICE})
"""Lines of the interface that contain feed text."""
HEADINGS = (
    Role(26, 34, fonts.SEMIBOLD, above=28, below=8, element="h2"),
    Role(24, 32, fonts.SEMIBOLD, above=28, below=8, element="h2"),
    Role(21, 29, fonts.SEMIBOLD, above=26, below=6, element="h3"),
    Role(18, 27, fonts.SEMIBOLD, above=24, below=4, element="h4"),
    Role(16, 24, fonts.SEMIBOLD, above=22, below=4, element="h5"),
    Role(16, 24, fonts.SEMIBOLD, color="text_2", above=22, below=4, element="h6"),
)


SUMMARY_INDENT_PX = 22
TOKEN_COLORS = {
    Token.KEYWORD: "accent_text",
    Token.NAME: "text",
    Token.STRING: "ok",
    Token.NUMBER: "warn",
    Token.COMMENT: "text_3",
    Token.ADDED: "ok",
    Token.REMOVED: "bad",
}
"""Theme colours of code tokens, all readable on the code panel."""

_CHANGES = {Style.ADDED: "ok", Style.REMOVED: "bad"}


class Styles:
    """Formats by role and style, created for each theme, text size and font."""

    def __init__(self, theme: Theme, text_size: int, *, serif: bool, family: str = "") -> None:
        self._theme = theme
        self._serif = serif
        self._family = family
        self.scale = text_size / BODY_PX
        self._characters: dict[tuple[Role, Style, str, bool], QTextCharFormat] = {}

    def line_height(self, role: Role, writing: str = "") -> float:
        """Return the line height, which is larger for ideographs."""
        height = role.line * self._grow(role) * self._size(role)
        own = self._find(role, "line-height")
        if own is not None:
            height = role.size * self._grow(role) * self._size(role) * float(own.value)
        return round(height * 1.1) if writing and role.face == "reading" else round(height)

    def block(self, role: Role, writing: str = "") -> QTextBlockFormat:
        """Return the block format of a role, with fixed line height so that fallback fonts do not move lines apart."""
        made = QTextBlockFormat()
        made.setLineHeight(self.line_height(role, writing), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        above, below, align = (self._find(role, name) for name in ("margin-top", "margin-bottom", "text-align"))
        made.setTopMargin(role.above if above is None else float(above.value))
        made.setBottomMargin(role.below if below is None else float(below.value))
        if align is not None:
            made.setAlignment(_ALIGNMENTS[str(align.value)])
        if role in OF_THE_INTERFACE:
            # Qt uses the first letter's direction, and an Arabic name would reverse the whole line
            made.setLayoutDirection(QGuiApplication.layoutDirection())
        return made

    def _find(self, role: Role, name: str, *, is_link: bool = False) -> CssValue | None:
        return self._theme.find("a" if is_link else role.element, name) if role.element else None

    def _size(self, role: Role) -> float:
        own = self._find(role, "font-size")
        return 1.0 if own is None else float(own.value) / (1 if own.unit == "%" else role.size)

    def _color(self, role: Role, *, is_link: bool) -> QColor:
        own = self._find(role, "color", is_link=is_link)
        return QColor(str(own.value)) if own is not None else self._theme.color("accent_text" if is_link else role.color)

    def line_color(self, *, strong: bool) -> QColor:
        return self._theme.color("line_strong" if strong else "line")

    def characters(self, role: Role, style: Style = Style.PLAIN, writing: str = "", *, is_link: bool = False) -> QTextCharFormat:
        key = (role, style, writing, is_link)
        found = self._characters.get(key)
        if found is None:
            found = self._characters[key] = self._made(role, style, writing, is_link=is_link)
        return QTextCharFormat(found)

    def warning(self, role: Role, writing: str) -> QTextCharFormat:
        text_format = self.characters(role, Style.PLAIN, writing)
        text_format.setForeground(self._theme.color("warn"))
        return text_format

    def code_characters(self, style: Style, token: Token, *, is_link: bool) -> QTextCharFormat:
        """Return the format of a run of code; links keep their colour."""
        text_format = self.characters(CODE, style, is_link=is_link)
        if token in TOKEN_COLORS and not is_link:
            text_format.setForeground(self._theme.color(TOKEN_COLORS[token]))
        if token is Token.NAME:
            text_format.setFontWeight(fonts.SEMIBOLD)
        return text_format

    def _made(self, role: Role, style: Style, writing: str, *, is_link: bool) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFont(self._font(role, style, writing))
        made.setForeground(self._color(role, is_link=is_link))
        line = self._find(role, "text-decoration", is_link=True)
        made.setFontUnderline((is_link and (line is None or line.value != "none")) or bool(style & Style.UNDERLINE))
        made.setFontStrikeOut(bool(style & Style.STRIKE))
        if style & (Style.SUB | Style.SUP):
            kind = QTextCharFormat.VerticalAlignment.AlignSuperScript
            if style & Style.SUB:
                kind = QTextCharFormat.VerticalAlignment.AlignSubScript
            made.setVerticalAlignment(kind)
            made.setSuperScriptBaseline(SUPERSCRIPT_PERCENT)
        for change, color in _CHANGES.items():
            if style & change:
                made.setForeground(self._theme.color(color))
                made.setFontUnderline(change is Style.ADDED)
                made.setFontStrikeOut(change is Style.REMOVED)
                made.setProperty(Property.CHANGED, int(change))
        if style & Style.MARK:
            made.setForeground(self._theme.color("text"))
        if style & (Style.CODE | Style.KBD | Style.MARK) and role is not CODE:
            made.setProperty(Property.INLINE, int(style & (Style.CODE | Style.KBD | Style.MARK)))
        return made

    def _font(self, role: Role, style: Style, writing: str) -> QFont:
        own_weight = self._find(role, "font-weight")
        weight = role.weight if own_weight is None else int(float(own_weight.value))
        weight = max(weight, fonts.BOLD) if style & Style.BOLD else weight
        size = role.size * self._grow(role) * self._size(role)
        if style & Style.SMALL:
            size *= 0.84
        if role.face == "mono" or style & (Style.CODE | Style.KBD):
            font = fonts.mono_font(_half(size if role.face == "mono" else size * 0.83), weight)
        elif role.face == "ui" or not self._serif:
            font = fonts.ui_font(_half(size), weight)
        else:
            font = fonts.reading_font(_half(size), weight)
        family = self._family_of(role)
        if family and not style & (Style.CODE | Style.KBD):
            font.setFamilies([family, *font.families()])
        if writing:
            own = font.families()
            font.setFamilies([own[0], *fonts.families(writing, serif=self._serif and role.face == "reading"), *own[1:]])
        if role is TITLE and not writing:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, -0.5)
        spacing, slant = self._find(role, "letter-spacing"), self._find(role, "font-style")
        if spacing is not None:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, float(spacing.value))
        is_italic = bool(style & Style.ITALIC) or (role is QUOTE if slant is None else slant.value == "italic")
        font.setItalic(is_italic and writing not in _ITALIC_NEVER and not style & Style.CODE)
        return font

    def _family_of(self, role: Role) -> str:
        """Return the user's font for a role, from the style sheet or the font picker."""
        own = self._find(role, "font-family")
        if own is None and role.face == "reading":
            own = self._theme.find("article", "font-family")
        if own is not None:
            return str(own.value)
        return self._family if role.face == "reading" else ""

    def _grow(self, role: Role) -> float:
        return self.scale if role.grows else 1.0


def _half(pixels: float) -> float:
    return round(pixels * 2) / 2


class PageStyle:
    """Follows the preferences; calls `changed` when the page must be laid out again."""

    def __init__(self, theme: Theme, changed: Callable[[], object]) -> None:
        self.theme = PageTheme(theme)
        self.theme.changed.connect(self._renew)
        self._changed = changed
        self.text_size = BODY_PX
        self.serif = True
        self.family = ""
        self.styles = self._made()

    def follow(self, preferences: LivePreferences) -> None:
        preferences.on_change(Preferences.reading_text_size, partial(self._set, "text_size"))
        preferences.on_change(Preferences.reading_serif, partial(self._set, "serif"))
        preferences.on_change(Preferences.reading_family, partial(self._set, "family"))

    def _made(self) -> Styles:
        return Styles(self.theme, self.text_size, serif=self.serif, family=self.family)

    def _renew(self) -> None:
        self.styles = self._made()
        self._changed()

    def _set(self, name: str, value: Value) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._renew()
