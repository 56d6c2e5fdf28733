"""Colours of the article page: the window's, an article theme's, or the user's style sheet's. GUI thread only."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from reader.formats.article_css import ArticleCss, CssProblem, CssValue, Mistake, Rules, contrast
from reader.ui.look.theme import Theme

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

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
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
        """Set the page's background if it differs from the window's."""
        page.setStyleSheet(f"QTextBrowser {{ background: {self._hex('bg_page')}; }}" if self._own else "")

    def choose(self, name: str) -> None:
        self.name = name if name in THEMES else "standard"
        self._join()

    def set_css(self, css: ArticleCss) -> None:
        """Set the user's style sheet, empty for none."""
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
