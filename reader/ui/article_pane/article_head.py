"""The strip above the page with what can be done to the article. GUI thread only."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from reader.ui.theme import Theme

HEAD_PX = 52
ICON_PX = 18
BUTTON_PX = 30


class ArticleHead(QWidget):
    """Four buttons: text size, star, read mark, browser. `text_size_asked` comes with +1, -1 or 0 (the standard size)."""

    star_clicked = Signal()
    read_clicked = Signal()
    browser_clicked = Signal()
    text_size_asked = Signal(int)
    serif_asked = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_starred = False
        self._is_read = False
        self._has_link = False
        self.setFixedHeight(HEAD_PX)
        self.text_size = self._button(self.tr("Text size"))
        self.star = self._button(self.tr("Star"))
        self.read = self._button(self.tr("Mark as read"))
        self.browser = self._button(self.tr("Open in browser"))
        self.text_size.setMenu(self._text_menu())
        self.text_size.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.star.clicked.connect(self.star_clicked)
        self.read.clicked.connect(self.read_clicked)
        self.browser.clicked.connect(self.browser_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 1)
        row.setSpacing(2)
        row.addStretch(1)
        for button in (self.text_size, self.star, self.read, self.browser):
            row.addWidget(button)
        self.show_state(has_article=False, has_link=False, is_starred=False, is_read=False)

    def show_state(self, *, has_article: bool, has_link: bool, is_starred: bool, is_read: bool) -> None:
        """Show what holds for the article."""
        self._is_starred, self._is_read = is_starred, is_read
        for button in (self.text_size, self.star, self.read, self.browser):
            button.setVisible(has_article)
        self.browser.setVisible(has_article and has_link)
        _name(self.star, self.tr("Remove star") if is_starred else self.tr("Star"))
        _name(self.read, self.tr("Mark as unread") if is_read else self.tr("Mark as read"))
        self.apply_theme()

    def set_serif(self, *, serif: bool) -> None:
        """Show which face is chosen."""
        self._serif_action.setChecked(serif)

    def apply_theme(self) -> None:
        """Draw the icons in the theme's colours."""
        icons, quiet = self._theme.icons, self._theme.color("text_2")
        self.text_size.setIcon(icons.icon("type", quiet, ICON_PX))
        star = ("star_filled", self._theme.color("star")) if self._is_starred else ("star", quiet)
        self.star.setIcon(icons.icon(*star, ICON_PX))
        self.read.setIcon(icons.icon("unread" if self._is_read else "read", quiet, ICON_PX))
        self.browser.setIcon(icons.icon("open", quiet, ICON_PX))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The page's own ground and the hairline below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.color("line"))
        painter.end()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setIconSize(QSize(ICON_PX, ICON_PX))
        button.setFixedSize(BUTTON_PX, BUTTON_PX)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        _name(button, name)
        return button

    def _text_menu(self) -> QMenu:
        menu = QMenu(self)
        for label, step in ((self.tr("Larger text"), 1), (self.tr("Smaller text"), -1), (self.tr("Standard size"), 0)):
            action = menu.addAction(label)
            action.setData(step)
        menu.addSeparator()
        self._serif_action = menu.addAction(self.tr("Serif face"))
        self._serif_action.setCheckable(True)
        self._serif_action.setChecked(True)
        self._serif_action.toggled.connect(self.serif_asked)
        menu.triggered.connect(lambda action: self.text_size_asked.emit(action.data()) if action.data() is not None else None)
        return menu


def _name(button: QToolButton, name: str) -> None:
    button.setToolTip(name)
    button.setAccessibleName(name)
