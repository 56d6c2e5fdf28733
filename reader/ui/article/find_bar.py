"""Find bar at the bottom of the article. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from reader.ui.actions.keys import shown_keys
from reader.ui.article.page import ArticlePage
from reader.ui.article.text_hits import all_hits, find_pattern
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text, side_margins
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import Gap, Stretch
from reader.ui.widgets.labels import IconButton, PlainLabel
from reader.ui.widgets.text_fields import LineEdit

BAR_PX = 44


class FindBar(QWidget):
    """Field, count, previous and next; Return finds the next, Shift+Return the previous match, Escape closes. `closed` hands the
    focus back.
    """

    closed = Signal()

    def __init__(self, theme: Theme, page: ArticlePage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._page = page
        self._hits: list[tuple[int, int]] = []
        self._at = -1
        self.setFixedHeight(BAR_PX)
        self.field = LineEdit(self)
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        self.field.setPlaceholderText(self.tr("Find in article"))
        self.field.setAccessibleName(self.tr("Find in article"))
        self.field.setMaximumWidth(300)
        self.count = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.back = IconButton(theme, "chevron_up", self.tr("Find previous"))
        self.back.set_name(self.tr("Find previous"), shown_keys("Shift+Return"))
        self.on = IconButton(theme, "chevron_down", self.tr("Find next"))
        self.on.set_name(self.tr("Find next"), shown_keys("Return"))
        self.close_button = IconButton(theme, "close", self.tr("Close"))
        self.close_button.set_name(self.tr("Close"), shown_keys("Esc"))
        boxes.row(
            (self.field, 1),
            Gap(8),
            self.count,
            Stretch(1),
            self.back,
            self.on,
            self.close_button,
            spacing=4,
            margins=side_margins(16, 1, 12, 0),
            on=self,
        )
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.back.clicked.connect(lambda: self.step(-1))
        self.on.clicked.connect(lambda: self.step(1))
        self.close_button.clicked.connect(self.close_bar)
        theme.changed.connect(self.update)
        self.hide()

    def open_bar(self) -> None:
        """Show the bar with the selected text as the search."""
        selected = self._page.view.textCursor().selectedText()
        self.show()
        if selected and "\u2029" not in selected:
            self.field.setText(selected)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search()

    def close_bar(self) -> None:
        """Hide the bar and its highlights; the match found stays selected."""
        if not self.isHidden():
            self.hide()
            self._page.find_marks(None)
            self.closed.emit()

    def search_again(self) -> None:
        if not self.isHidden():
            self._search(is_quiet=True)

    def step(self, step: int) -> None:
        """Go to the next or previous match, wrapping around."""
        if self._hits:
            self._go(self._at + step)

    def _search(self, _text: str = "", *, is_quiet: bool = False) -> None:
        pattern = find_pattern(self.field.text())
        self._page.finish()
        self._page.find_marks(pattern)
        document = self._page.view.document()
        self._hits = all_hits(document, pattern) if pattern is not None else []
        start = self._page.view.textCursor().selectionStart()
        self._at = next((at for at, hit in enumerate(self._hits) if hit[0] >= start), 0)
        if self._hits and not is_quiet:
            self._go(self._at)
        else:
            self._show_count()

    def _go(self, at: int) -> None:
        self._at = at % len(self._hits)
        start, end = self._hits[self._at]
        cursor = QTextCursor(self._page.view.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self._page.view.show_place(cursor)
        self._show_count()

    def _show_count(self) -> None:
        has_hits = bool(self._hits)
        self.back.setEnabled(has_hits)
        self.on.setEnabled(has_hits)
        if has_hits:
            text = fill(self.tr("{at} of {count}"), at=number_text(self._at + 1), count=number_text(len(self._hits)))
        else:
            text = self.tr("Not found") if self.field.text().strip() else ""
        self.count.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        keys = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if keys is not None and keys.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.step(-1 if keys.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape from anywhere in the bar."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))
        painter.end()
