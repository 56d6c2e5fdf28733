"""Theme (light, dark or system): tokens, palette, style sheet, and the colours of article pages. GUI thread only."""

from collections.abc import Callable, Mapping
from dataclasses import asdict

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from reader.domain.value_classes import dataclass
from reader.formats.articles.css import ArticleCss, CssProblem, CssValue, Mistake, Rules, contrast
from reader.ui.kit import fonts
from reader.ui.kit.icons import FaviconStore, Icons


@dataclass(frozen=True, slots=True)
class Tokens:
    """One value per token; `#AARRGGBB` if translucent. `heat` is the opaque base of the heat strip."""

    is_dark: bool
    bg_side: str
    bg_list: str
    bg_page: str
    bg_raised: str
    bg_field: str
    bg_code: str
    bg_view: str
    line: str
    line_strong: str
    text: str
    text_2: str
    text_3: str
    text_read: str
    accent: str
    accent_hover: str
    accent_text: str
    on_accent: str
    accent_soft: str
    accent_mid: str
    sel: str
    sel_off: str
    hover: str
    hover_list: str
    seg: str
    warn: str
    warn_fill: str
    warn_soft: str
    bad: str
    ok: str
    star: str
    mark: str
    now: str
    heat: str
    timer: str
    focus: str
    scrim: str
    shadow: str
    favicon_rim: str


LIGHT = Tokens(
    is_dark=False,
    bg_side="#F3F2EE",
    bg_list="#FAF9F7",
    bg_page="#FFFFFF",
    bg_raised="#FFFFFF",
    bg_field="#FFFFFF",
    bg_code="#F5F4F0",
    bg_view="#141517",
    line="#E3E0D9",
    line_strong="#CFCBC2",
    text="#1C1B19",
    text_2="#57534C",
    text_3="#69645C",
    text_read="#605C55",
    accent="#17697A",
    accent_hover="#125765",
    accent_text="#14606F",
    on_accent="#FFFFFF",
    accent_soft="#E3EFF1",
    accent_mid="#A9CDD3",
    sel="#D9E9EC",
    sel_off="#E8E6E0",
    hover="#ECEAE5",
    hover_list="#F3F1ED",
    seg="#ECEAE5",
    warn="#8F5400",
    warn_fill="#D98A1B",
    warn_soft="#FBF1DF",
    bad="#B23A26",
    ok="#2F7A4A",
    star="#B3720A",
    mark="#FBE7A8",
    now="#C8502B",
    heat="#17697A",
    timer="#8B857B",
    focus="#17697A",
    scrim="#47282622",
    shadow="#291E1C18",
    favicon_rim="#00FFFFFF",
)

DARK = Tokens(
    is_dark=True,
    bg_side="#1D1E20",
    bg_list="#222326",
    bg_page="#27282B",
    bg_raised="#313337",
    bg_field="#2B2D30",
    bg_code="#1F2022",
    bg_view="#141517",
    line="#35373B",
    line_strong="#4A4D52",
    text="#ECEAE6",
    text_2="#B8B5AF",
    text_3="#A09D97",
    text_read="#A8A59F",
    accent="#4FA9B8",
    accent_hover="#66BAC8",
    accent_text="#72C3D0",
    on_accent="#0E2226",
    accent_soft="#24383D",
    accent_mid="#37707B",
    sel="#264046",
    sel_off="#34363A",
    hover="#313337",
    hover_list="#2A2C2F",
    seg="#1D1E20",
    warn="#E9B35C",
    warn_fill="#DFA041",
    warn_soft="#37301F",
    bad="#F08A74",
    ok="#7CC796",
    star="#E5B04A",
    mark="#5C4C17",
    now="#F0805C",
    heat="#5CB8C8",
    timer="#8F8C86",
    focus="#72C3D0",
    scrim="#73000000",
    shadow="#73000000",
    favicon_rim="#24FFFFFF",
)


def style_sheet(tokens: Tokens) -> str:
    sheet = _SHEET
    for name, value in sorted(asdict(tokens).items(), key=lambda item: -len(item[0])):
        sheet = sheet.replace(f"@{name}", str(value))
    return sheet


_SHEET = """
* { outline: none; }
QWidget { color: @text; }
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: @text_3; }
QMainWindow, QDialog { background: @bg_list; }
QToolTip { background: @bg_raised; color: @text; border: 1px solid @line_strong; padding: 6px 8px; }
QSplitter::handle { background: @line; }
QLabel { background: transparent; }
QLabel[kind="second"] { color: @text_2; }
QLabel[kind="meta"] { color: @text_3; }
QLabel[kind="warn"] { color: @warn; }
QLabel[kind="bad"] { color: @bad; }
QLabel[kind="badge"] { background: @accent_soft; border-radius: 10px; }
QLabel[kind="chip"] { background: @bg_list; border: 1px solid @line_strong; border-radius: 6px; padding: 2px 9px; }
#linkTarget { background: @bg_raised; color: @text_2; padding: 4px 10px; border-top: 1px solid @line;
  border-right: 1px solid @line; border-top-right-radius: 6px; }
QFrame[kind="card"] { background: @bg_raised; border: 1px solid @line; border-radius: 10px; }
QFrame[kind="panel"] { background: @bg_list; border: 1px solid @line; border-radius: 10px; }
QFrame[kind="line"] { background: @line; border: none; }
QFrame[kind="footer"] { background: @bg_list; border: none; border-top: 1px solid @line; border-bottom-left-radius: 12px;
  border-bottom-right-radius: 12px; }
QFrame[kind="drop"] { background: @bg_raised; border: 1px dashed @line_strong; border-radius: 10px; }
QFrame[kind="drop"][dropping="true"] { background: @accent_soft; border: 2px solid @accent; }

QPushButton { min-height: 30px; padding: 0 14px; border: 1px solid @line_strong; border-radius: 6px; background: @bg_raised; }
QPushButton:hover, QPushButton:pressed { background: @sel_off; }
QPushButton:disabled { color: @text_3; border-color: @line; }
QPushButton[kind="primary"] { background: @accent; border-color: @accent; color: @on_accent; }
QPushButton[kind="primary"]:hover, QPushButton[kind="primary"]:pressed { background: @accent_hover; border-color: @accent_hover; }
QPushButton[kind="primary"]:disabled { background: @sel_off; border-color: @sel_off; color: @text_3; }
QPushButton[kind="play"] { min-height: 38px; padding: 0 18px 0 14px; border-radius: 20px; background: @accent; border-color: @accent;
  color: @on_accent; }
QPushButton[kind="play"]:hover, QPushButton[kind="play"]:pressed { background: @accent_hover; border-color: @accent_hover; }
QPushButton[kind="play"]:disabled { background: @accent_mid; border-color: @accent_mid; }
QPushButton[kind="quiet"] { border-color: transparent; background: transparent; color: @accent_text; padding: 0 8px; }
QPushButton[kind="quiet"]:hover { background: @hover; }
QPushButton[kind="danger"] { color: @bad; }
QPushButton[kind="danger"]:disabled { color: @text_3; }
QPushButton[dense="true"] { min-height: 26px; padding: 0 12px; }
QPushButton[kind="quiet"][dense="true"] { min-height: 22px; padding: 0 8px; }

QToolButton { min-width: 30px; max-width: 30px; min-height: 30px; max-height: 30px; border: none; border-radius: 6px;
  background: transparent; padding: 0; }
QToolButton:hover { background: @hover; }
QToolButton:checked, QToolButton:pressed { background: @sel_off; }
QToolButton::menu-indicator { image: none; width: 0; }

QLineEdit QToolButton { min-width: 18px; max-width: 18px; min-height: 18px; max-height: 18px; }
QLineEdit { min-height: 30px; padding: 0 10px; border: 1px solid @line_strong; border-radius: 6px; background: @bg_field;
  selection-background-color: @accent; selection-color: @on_accent; }
QLineEdit:focus { border: 1px solid @accent; }
QSpinBox, QTimeEdit { min-height: 28px; padding: 0 4px; border: 1px solid @line_strong; border-radius: 6px; background: @bg_field;
  selection-background-color: @accent; selection-color: @on_accent; }
QSpinBox QLineEdit, QTimeEdit QLineEdit { min-height: 0; padding: 0; border: none; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button, QTimeEdit::up-button, QTimeEdit::down-button { subcontrol-origin: border; width: 0;
  height: 0; border: none; }
QSpinBox:focus, QTimeEdit:focus { border: 1px solid @accent; }
QSpinBox[kind="joined"] { min-height: 28px; border: none; border-left: 1px solid @line; border-right: 1px solid @line;
  border-radius: 0; background: transparent; }
QLineEdit[kind="search"] { padding-left: 2px; }
QLineEdit[kind="filter"] { min-height: 26px; padding: 0 2px; }
QToolButton[kind="filter"] { min-width: 28px; max-width: 28px; min-height: 28px; max-height: 28px; }
QLineEdit[kind="large"] { min-height: 36px; }
QLineEdit[kind="inline"] { min-height: 22px; padding: 0 4px; border: 1px solid @accent; border-radius: 4px; }
QLineEdit[kind="bare"] { border: none; background: transparent; padding: 0; }
QPlainTextEdit { padding: 4px 6px; border: 1px solid @line_strong; border-radius: 6px; background: @bg_field;
  selection-background-color: @accent; selection-color: @on_accent; }
QPlainTextEdit:focus { border: 1px solid @accent; }
ArticleView { color: transparent; }
QTextBrowser { background: @bg_page; border: none; selection-background-color: @accent; selection-color: @on_accent; }
QFrame[kind="field"] { background: @bg_field; border: 1px solid @line_strong; border-radius: 6px; }
QFrame[kind="field"][focused="true"] { border: 1px solid @accent; }

QMenu { background: @bg_raised; border: 1px solid @line_strong; padding: 6px; }
Menu { border-radius: 8px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 5px; min-width: 150px; }
QMenu::item:selected { background: @sel; }
QMenu::item:disabled { color: @text_3; }
QMenu::separator { height: 1px; background: @line_strong; margin: 6px 10px; }
QMenu::right-arrow { image: none; width: 0; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 8px; }

QProgressBar { border: none; border-radius: 2px; background: @seg; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }

QScrollBar:vertical { background: transparent; width: 8px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 8px; margin: 0; }
QScrollBar::handle { background: @line_strong; border-radius: 4px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @timer; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
ThinScrollBar:vertical { width: 14px; }
ThinScrollBar::handle { margin: 3px 3px 3px 5px; border-radius: 3px; }
ThinScrollBar::handle:hover { margin: 3px; border-radius: 3px; }
ThinScrollBar[mirrored="true"]::handle { margin: 3px 5px 3px 3px; }
ThinScrollBar[mirrored="true"]::handle:hover { margin: 3px; }
#reservedScrollBar:vertical { width: 12px; }
#reservedScrollBar::handle { margin: 3px; border-radius: 3px; }
QAbstractScrollArea::corner { background: transparent; }
"""

__all__ = ["DARK", "LIGHT", "Theme", "Tokens"]


class Theme(QObject):
    """Provides colours and icons to all widgets and delegates; `changed` is emitted after each switch."""

    changed = Signal()

    def __init__(self, preference: str = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preference = preference
        self.is_system_dark: Callable[[], bool] = lambda: system_is_dark()  # noqa: PLW0108 -- looked up each time
        self._colors: dict[str, QColor] = {}
        self.icons = Icons()
        self.favicons = FaviconStore()
        self.tokens: Tokens = self._wanted()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def is_dark(self) -> bool:
        return self.tokens.is_dark

    def color(self, name: str) -> QColor:
        """Return a token as a cached colour, which the caller must not change."""
        found = self._colors.get(name)
        if found is None:
            found = self._colors[name] = QColor(getattr(self.tokens, name))
        return found

    def find(self, element: str, name: str) -> CssValue | None:  # noqa: ARG002 -- for a page with a style sheet
        """Return a style sheet's value for an element; the window has none."""
        return None

    def set_preference(self, preference: str) -> None:
        """Set the value of the preference look.theme: system, light or dark."""
        self._preference = preference
        self._refresh()

    def apply(self) -> None:
        """Apply style, palette and sheet to the application; called at startup and after each switch."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        font, sheet = fonts.ui_font(fonts.BASE_PX), style_sheet(self.tokens)
        # a new sheet restyles every widget, which is slow
        if application.styleSheet() == sheet and application.font() == font:
            return
        if not application.styleSheet():
            # it stays below every later sheet
            application.setStyle("Fusion")
        application.setPalette(self.palette())
        application.setFont(font)
        # replacing a sheet restyles every widget once per ancestor; removing and setting it, twice in all
        application.setStyleSheet("")
        application.setStyleSheet(sheet)

    def draw_at(self, dpr: float) -> None:
        """Redraw icons that lack the scale of a newly shown window."""
        if self.icons.meet(dpr):
            self.changed.emit()

    def palette(self) -> QPalette:
        """Return the tokens as a palette for widgets that use its roles."""
        palette = QPalette()
        for role, token in _ROLES.items():
            palette.setColor(role, self.color(token))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.color("text_3"))
        return palette

    def _wanted(self) -> Tokens:
        if self._preference == "system":
            return DARK if self.is_system_dark() else LIGHT
        return DARK if self._preference == "dark" else LIGHT

    @Slot()
    def _follow_system(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is self.tokens:
            return
        self.tokens = wanted
        self._colors.clear()
        self.apply()
        self.changed.emit()


def always_dark(theme: Theme, widget: QWidget) -> Theme:
    """Return a dark theme for a widget, independent of the window's, and apply it."""
    dark = Theme("dark", widget)
    dark.icons = theme.icons
    widget.setPalette(dark.palette())
    widget.setStyleSheet(style_sheet(DARK))
    return dark


def system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


_ROLES = {
    QPalette.ColorRole.Window: "bg_list",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "bg_page",
    QPalette.ColorRole.AlternateBase: "bg_list",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "bg_raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "on_accent",
    QPalette.ColorRole.Light: "bg_raised",
    QPalette.ColorRole.Midlight: "line",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line_strong",
    QPalette.ColorRole.Shadow: "line_strong",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent_text",
    QPalette.ColorRole.LinkVisited: "accent_text",
    QPalette.ColorRole.ToolTipBase: "bg_raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "text_3",
}


READABLE = 4.5
"""Minimum contrast of our own colours; those of the user are ignored below `LEAST`."""
LEAST = 3.0
THEMES: Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]] = {
    "standard": ({}, {}),
    "paper": (
        {
            "bg_page": "#FBF6EA",
            "bg_code": "#F3ECDB",
            "line": "#E6DCC6",
            "line_strong": "#D2C4A6",
            "text": "#2B2419",
            "text_2": "#5A4F3E",
            "text_3": "#6B5F4B",
            "text_read": "#625743",
            "accent_text": "#14606F",
            "accent_mid": "#D9C79A",
            "ok": "#2B7144",
        },
        {
            "bg_page": "#2A2520",
            "bg_code": "#221E1A",
            "line": "#3B342C",
            "line_strong": "#514839",
            "text": "#EDE3D2",
            "text_2": "#C2B6A2",
            "text_3": "#A99D89",
            "text_read": "#B1A590",
            "accent_text": "#7CC6D2",
            "accent_mid": "#6B5B3E",
        },
    ),
    "contrast": (
        {
            "bg_page": "#FFFFFF",
            "bg_code": "#F2F2F2",
            "line": "#8A8A8A",
            "line_strong": "#5A5A5A",
            "text": "#000000",
            "text_2": "#1F1F1F",
            "text_3": "#333333",
            "text_read": "#3A3A3A",
            "accent_text": "#0A4955",
            "accent_mid": "#17697A",
        },
        {
            "bg_page": "#000000",
            "bg_code": "#141414",
            "line": "#6A6A6A",
            "line_strong": "#9A9A9A",
            "text": "#FFFFFF",
            "text_2": "#E6E6E6",
            "text_3": "#CCCCCC",
            "text_read": "#D0D0D0",
            "accent_text": "#8FE3F2",
            "accent_mid": "#4FA9B8",
        },
    ),
}
"""Differences from the window's theme by name, in light and in dark."""
_INKS = ("text", "text_2", "text_3", "text_read", "accent_text", "warn", "ok", "bad")


class PageTheme(Theme):
    """Behaves like the window's theme with the page's colours."""

    def __init__(self, theme: Theme) -> None:
        QObject.__init__(self)
        self._base = theme
        self.name = "standard"
        self._css = ArticleCss()
        self._own: dict[str, str] = {}
        self.css: Rules = {}
        """Readable rules of the style sheet."""
        self.problems: tuple[CssProblem, ...] = ()
        theme.changed.connect(self._join)
        self._join()

    @property
    def is_own(self) -> bool:
        """Check whether the page's colours differ from the window's."""
        return bool(self._own)

    def color(self, name: str) -> QColor:
        return QColor(self._own[name]) if name in self._own else self._base.color(name)

    def lay_ground(self, page: QWidget) -> None:
        page.setStyleSheet(f"QTextBrowser {{ background: {self._hex('bg_page')}; }}" if self._own else "")

    def ink(self, label: QWidget, token: str) -> None:
        """Set the colour of a label on the page if the page's colours differ from the window's."""
        label.setStyleSheet(f"color: {self._hex(token)};" if self._own else "")

    def choose(self, name: str) -> None:
        self.name = name if name in THEMES else "standard"
        self._join()

    def set_css(self, css: ArticleCss) -> None:
        self._css = css
        self._join()

    def find(self, element: str, name: str) -> CssValue | None:
        """Return the style sheet's value for an element; paragraphs, quotes and lists inherit the article's."""
        found = self.css.get(element, {}).get(name)
        return found if found is not None or element not in {"p", "blockquote"} else self.css.get("article", {}).get(name)

    @Slot()
    def _join(self) -> None:
        self.tokens, self.icons, self.favicons = self._base.tokens, self._base.icons, self._base.favicons
        light, dark = THEMES[self.name]
        self._own = dict(dark if self._base.is_dark else light)
        rules, problems = {name: dict(found) for name, found in self._css.rules.items()}, list(self._css.problems)
        self._join_page(rules, problems)
        ground = self._hex("bg_page")
        for element, found in rules.items():
            ink = found.get("color")
            below = self._hex("bg_code") if element == "pre" else ground
            if ink is not None and contrast(str(ink.value), below) < LEAST:
                problems.append(CssProblem(ink.line, Mistake.CONTRAST, f"{element} color"))
                del found["color"]
        self.css, self.problems = rules, tuple(problems)
        self.changed.emit()

    def _join_page(self, rules: dict[str, dict[str, CssValue]], problems: list[CssProblem]) -> None:
        """Apply background and text colour only if they are readable together; muted colours are derived."""
        own = rules.get("article", {})
        ground, ink = own.get("background-color"), own.get("color")
        wanted_ground = str(ground.value) if ground is not None else self._hex("bg_page")
        wanted_ink = str(ink.value) if ink is not None else self._hex("text")
        given = ground or ink
        if given is not None and contrast(wanted_ground, wanted_ink) < LEAST:
            problems.append(CssProblem(given.line, Mistake.CONTRAST, "article color"))
            own.pop("background-color", None)
            own.pop("color", None)
        elif given is not None:
            self._own |= {"bg_page": wanted_ground, "text": wanted_ink}
        self._join_code(rules.get("pre", {}).get("background-color"), problems)
        for below in ("bg_page", "bg_code"):
            if given is not None and below == "bg_code" and contrast(self._hex("bg_code"), self._hex("text")) < LEAST:
                self._own["bg_code"] = self._hex("bg_page")
            for token in _INKS if given is not None else ():
                if contrast(self._hex(below), self._hex(token)) < LEAST:
                    self._own[token] = self._hex("text")

    def _join_code(self, ground: CssValue | None, problems: list[CssProblem]) -> None:
        """Apply the background of code if its colours are readable on it."""
        if ground is not None and all(contrast(str(ground.value), self._hex(token)) >= LEAST for token in _INKS):
            self._own["bg_code"] = str(ground.value)
        elif ground is not None:
            problems.append(CssProblem(ground.line, Mistake.CONTRAST, "pre background-color"))

    def _hex(self, name: str) -> str:
        return self.color(name).name()
