"""Article header with buttons. GUI thread only."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from reader.ui.look.menu import Menu
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import set_tip
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import Stretch
from reader.ui.widgets.labels import claims_space

HEADER_PX = 52
ICON_PX = 18
BUTTON_PX = 30


class ArticleHeader(QWidget):
    """Buttons for full text, text size, star, read state, share and browser; the owner of the actions fills the share menu."""

    reader_clicked = Signal()
    text_clicked = Signal()
    star_clicked = Signal()
    read_clicked = Signal()
    browser_clicked = Signal()
    services_wanted = Signal()
    """Requests the settings of share services."""

    def __init__(self, theme: Theme, page_theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window_theme, self._page_theme = theme, page_theme
        self._has_article = False
        self._is_starred = False
        self._is_read = False
        self.setFixedHeight(HEADER_PX)
        self.reader = self._button(self.tr("Full text"), "reader_view")
        self.reader.setCheckable(True)
        self.text_size = self._button(self.tr("Text"))
        self.star = self._button(self.tr("Star"), "toggle_star")
        self.read = self._button(self.tr("Mark as read"), "toggle_read")
        self.share = self._button(self.tr("Share"), "share_article")
        self.browser = self._button(self.tr("Open in browser"), "open_in_browser")
        self.share_menu = Menu(self)
        self.share.setMenu(self.share_menu)
        self.share.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button, signal in (
            (self.reader, self.reader_clicked),
            (self.text_size, self.text_clicked),
            (self.star, self.star_clicked),
            (self.read, self.read_clicked),
            (self.browser, self.browser_clicked),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: signal.emit())
        self._row = boxes.row(Stretch(1), *self._buttons(), spacing=2, margins=(12, 0, 12, 1), on=self)
        self.show_state(has_article=False, has_link=False, is_starred=False, is_read=False)

    def add_first(self, button: QWidget) -> None:
        """Add a button at the leading edge."""
        self._row.insertWidget(0, button)

    def fill_share(self, groups: Iterable[Iterable[QAction]]) -> None:
        """Fill the share menu with groups of actions and separators between them."""
        self.share_menu.clear()
        for group in groups:
            if not self.share_menu.isEmpty():
                self.share_menu.addSeparator()
            self.share_menu.addActions(list(group))

    def show_state(self, *, has_article: bool, has_link: bool, is_starred: bool, is_read: bool, is_full: bool = False) -> None:
        self._is_starred, self._is_read, self._has_article = is_starred, is_read, has_article
        for button in self._buttons():
            button.setVisible(has_article)
        self.browser.setVisible(has_article and has_link)
        self.reader.setVisible(has_article and has_link)
        self.reader.setChecked(is_full)
        _name(self.reader, self.tr("Show feed text") if is_full else self.tr("Show full text"))
        _name(self.star, self.tr("Remove star") if is_starred else self.tr("Star"))
        _name(self.read, self.tr("Mark as unread") if is_read else self.tr("Mark as read"))
        self.apply_theme()

    @property
    def _theme(self) -> Theme:
        """Theme of the page below, if any, as the header belongs to it."""
        return self._page_theme if self._has_article else self._window_theme

    def apply_theme(self) -> None:
        icons, quiet = self._theme.icons, self._theme.color("text_2")
        book = self._theme.color("text") if self.reader.isChecked() else quiet
        self.reader.setIcon(icons.icon("book", book, ICON_PX))
        self.text_size.setIcon(icons.icon("type", quiet, ICON_PX))
        star = ("star_filled", self._theme.color("star")) if self._is_starred else ("star", quiet)
        self.star.setIcon(icons.icon(*star, ICON_PX))
        self.read.setIcon(icons.icon("read", self._theme.color("accent_text") if self._is_read else quiet, ICON_PX))
        self.share.setIcon(icons.icon("share", quiet, ICON_PX))
        self.browser.setIcon(icons.icon("open", quiet, ICON_PX))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.color("line"))
        painter.end()

    def _buttons(self) -> tuple[QToolButton, ...]:
        return (self.reader, self.text_size, self.star, self.read, self.share, self.browser)

    def _button(self, name: str, does: str = "") -> QToolButton:
        button = _HeaderButton(self)
        button.setIconSize(QSize(ICON_PX, ICON_PX))
        button.setFixedSize(BUTTON_PX, BUTTON_PX)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        _name(button, name, does)
        return button


class _HeaderButton(QToolButton):
    """Button that keeps Space although Space is also a shortcut."""

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)


def _name(button: QToolButton, name: str, does: str = "") -> None:
    set_tip(button, name, does)
    button.setAccessibleName(name)
