"""Light, dark or as the system says: the current tokens, the palette and the one style sheet. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from reader.ui.look import fonts
from reader.ui.look.favicon_store import FaviconStore
from reader.ui.look.icons import Icons
from reader.ui.look.style_sheet import style_sheet
from reader.ui.look.tokens import DARK, LIGHT, Tokens

__all__ = ["DARK", "LIGHT", "Theme", "Tokens"]


class Theme(QObject):
    """What every widget and delegate asks for colours and icons; `changed` follows each switch, after it took effect."""

    changed = Signal()

    def __init__(self, preference: str = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preference = preference
        self.is_system_dark: Callable[[], bool] = lambda: system_is_dark()  # noqa: PLW0108 -- looked up anew
        self._colors: dict[str, QColor] = {}
        self.icons = Icons()
        self.favicons = FaviconStore()
        self.tokens: Tokens = self._wanted()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def is_dark(self) -> bool:
        """Whether the dark tokens hold."""
        return self.tokens.is_dark

    def color(self, name: str) -> QColor:
        """A token as a colour, made once; the caller must not change it."""
        found = self._colors.get(name)
        if found is None:
            found = self._colors[name] = QColor(getattr(self.tokens, name))
        return found

    def set_preference(self, preference: str) -> None:
        """Take the value of the preference look.theme: system, light or dark."""
        self._preference = preference
        self._refresh()

    def apply(self) -> None:
        """Give the application our style, palette and sheet; called once at start and again at each switch."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        font, sheet = fonts.ui_font(fonts.BASE_PX), style_sheet(self.tokens)
        # every widget there is takes a new sheet, and that takes its time
        if application.styleSheet() == sheet and application.font() == font:
            return
        application.setStyle("Fusion")
        application.setPalette(self.palette())
        application.setFont(font)
        application.setStyleSheet(sheet)

    def palette(self) -> QPalette:
        """The tokens as a palette for widgets that paint themselves by role."""
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
        self.icons.clear()
        self.apply()
        self.changed.emit()


def system_is_dark() -> bool:
    """Whether the desktop is dark now."""
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
