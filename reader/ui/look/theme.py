"""Current theme (light, dark or system): tokens, palette and style sheet. GUI thread only."""

from collections.abc import Callable
from dataclasses import asdict

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from reader.formats.article_css import CssValue
from reader.ui.look import fonts
from reader.ui.look.favicon_store import FaviconStore
from reader.ui.look.icons import Icons
from reader.ui.look.tokens import DARK, LIGHT, Tokens


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
QLineEdit[kind="search"] { padding-left: 2px; }
QLineEdit[kind="filter"] { min-height: 26px; padding: 0 2px; }
QToolButton[kind="filter"] { min-width: 28px; max-width: 28px; min-height: 28px; max-height: 28px; }
QLineEdit[kind="large"] { min-height: 36px; }
QLineEdit[kind="inline"] { min-height: 22px; padding: 0 4px; border: 1px solid @accent; border-radius: 4px; }
QLineEdit[kind="bare"] { border: none; background: transparent; padding: 0; }
QPlainTextEdit { padding: 4px 6px; border: 1px solid @line_strong; border-radius: 6px; background: @bg_field;
  selection-background-color: @accent; selection-color: @on_accent; }
QPlainTextEdit:focus { border: 1px solid @accent; }
QTextBrowser { background: @bg_page; border: none; selection-background-color: @accent; selection-color: @on_accent; }
QFrame[kind="field"] { background: @bg_field; border: 1px solid @line_strong; border-radius: 6px; }
QFrame[kind="field"][focused="true"] { border: 1px solid @accent; }

QMenu { background: @bg_raised; border: 1px solid @line_strong; padding: 6px; }
Menu { border-radius: 8px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 5px; min-width: 150px; }
QMenu::item:selected { background: @sel; }
QMenu::item:disabled { color: @text_3; }
QMenu::separator { height: 1px; background: @line_strong; margin: 6px 8px; }
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
