"""Labels, buttons, headers and filled surfaces; always plain text, so that no feed content is taken for markup. GUI thread only."""

from collections.abc import Callable, Iterable
from html import escape

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QCursor,
    QFont,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QMenu,
    QProgressBar,
    QPushButton,
    QToolButton,
    QWidget,
)

from reader.ui.kit import boxes, fonts
from reader.ui.kit.fields import EditMenu
from reader.ui.kit.overrides import MixedIn, caught_once
from reader.ui.kit.painting import Painted, elided
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import literal, set_tip

HEADER_PX = 52
_ICON_PX = 18


class PlainLabel(QLabel):
    """Text that is never markup; elided at its end if it may shrink."""

    def __init__(
        self,
        text: str = "",
        font: QFont | None = None,
        kind: str = "",
        parent: QWidget | None = None,
        *,
        is_wrapped: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(is_wrapped)
        # Qt would use the text's direction, and align a name to the other side
        begin = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        if self.isRightToLeft() or not is_wrapped:
            self.setAlignment(begin | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        self.setFont(font or fonts.ui_font(fonts.BASE_PX))
        if kind:
            self.setProperty("kind", kind)
        self.setText(text)

    def show_text(self, text: str) -> None:
        """Show a text, or hide the label if there is none."""
        self.setText(text)
        self.setVisible(bool(text))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer copying if the text is selectable; other labels have no menu."""
        if not self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse:
            event.ignore()
            return
        words, every = self.selectedText(), len(self.text())
        menu = EditMenu(self.window())
        menu.offer_copy(
            lambda: QGuiApplication.clipboard().setText(words),
            lambda: self.setSelection(0, every),
            can_copy=bool(words),
            has_text=bool(every),
        )
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        width = self.contentsRect().width()
        if (
            self.wordWrap()
            or not self.text()
            or "\n" in self.text()
            or self.fontMetrics().horizontalAdvance(self.text()) <= width
        ):
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = elided(self.fontMetrics(), self.text(), width)
        painter.drawText(self.contentsRect(), int(self.alignment()), shown)
        painter.end()


class EmphasisLabel(QLabel):
    """Our own sentences with some bold words; their content is never markup."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFont(font)
        self.setWordWrap(True)

    def show_sentences(self, sentences: Iterable[str], ink: QColor, line_px: int) -> None:
        bold = f'<b style="color:{ink.name()}">'
        text = " ".join(escape(each).replace("[", bold).replace("]", "</b>") for each in sentences)
        self.setText(f'<p style="line-height:{line_px}px">{text}</p>')


def separator() -> QFrame:
    """Return a horizontal line, one pixel high."""
    line = QFrame()
    line.setProperty("kind", "line")
    line.setFixedHeight(1)
    return line


def progress_bar(name: str) -> QProgressBar:
    """Return a bar without text that moves until it gets a range."""
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setRange(0, 0)
    bar.setAccessibleName(name)
    return bar


class IconLabel(PlainLabel):
    def __init__(self, theme: Theme, pixels: int, name: str, color: str, kind: str = "") -> None:
        super().__init__(kind=kind)
        self._theme, self._pixels = theme, pixels
        self.setFixedSize(QSize(pixels, pixels))
        self.show_icon(name, color)
        theme.changed.connect(self._recolor)

    def show_icon(self, name: str, color: str) -> None:
        self._name, self._color = name, color
        self._recolor()

    def _recolor(self) -> None:
        color, ratio = self._theme.color(self._color), self.devicePixelRatioF()
        self.setPixmap(self._theme.icons.pixmap(self._name, color, self._pixels, ratio))


class FieldIcon(QAction):
    """An icon at the beginning or end of a field."""

    def __init__(self, theme: Theme, field: QLineEdit, icon: str, name: str, *, is_last: bool = False) -> None:
        super().__init__(name, field)
        self._theme, self._icon = theme, icon
        places = QLineEdit.ActionPosition
        field.addAction(self, places.TrailingPosition if is_last else places.LeadingPosition)
        self._recolor()
        theme.changed.connect(self._recolor)

    def _recolor(self) -> None:
        self.setIcon(self._theme.icons.icon(self._icon, self._theme.color("text_3")))


class Clickable(MixedIn):
    """Mixin of buttons whose whole area is clickable."""

    @caught_once
    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)


class IconButton(QToolButton):
    """A 30 px button with one icon; its name is its tool tip and accessible name. It may trigger an action."""

    def __init__(self, theme: Theme, icon: str, name: str, parent: QWidget | None = None, *, does: str = "") -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self._does = does
        self.setIconSize(QSize(_ICON_PX, _ICON_PX))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_name(name)
        self._recolor()
        theme.changed.connect(self._recolor)
        self.toggled.connect(self._recolor)

    def set_name(self, name: str, keys: str = "") -> None:
        self.setAccessibleName(name)
        set_tip(self, f"{name}  ({keys})" if keys else name, self._does)

    def show_icon(self, icon: str) -> None:
        self._icon = icon
        self._recolor()

    def setMenu(self, menu: QMenu) -> None:
        super().setMenu(menu)
        menu.aboutToHide.connect(self._forget_pointer)

    def _forget_pointer(self) -> None:
        # Qt does not say that the pointer left for the menu
        if not self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
            self.update()

    def _recolor(self) -> None:
        color = self._theme.color("text" if self.isChecked() else "text_2")
        self.setIcon(self._theme.icons.icon(self._icon, color, _ICON_PX))


class PushButton(QPushButton):
    """A button without a mnemonic."""

    def __init__(self, text: str = "") -> None:
        super().__init__(literal(text))

    def setText(self, text: str) -> None:
        super().setText(literal(text))


def restyle(widget: QWidget, value: str, name: str = "kind") -> None:
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def button(text: str, clicked: Callable[[], object], kind: str = "", *, is_dense: bool = False) -> QPushButton:
    made = PushButton(text)
    made.setFont(fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM))
    # Return presses the button that has the focus.
    made.setAutoDefault(True)
    if kind:
        made.setProperty("kind", kind)
    if is_dense:
        made.setProperty("dense", "true")
    made.clicked.connect(lambda: clicked())  # noqa: PLW0108 - a signal's emit would take `checked`
    return made


class PaneHeader(QWidget):
    """The 52 px header of a pane, with an optional line below."""

    def __init__(self, left: int, right: int) -> None:
        super().__init__()
        self.setFixedHeight(HEADER_PX)
        self.row = boxes.row(spacing=2, margins=(left, 0, right, 0), on=self)


class Surface(QWidget):
    """A flat colour; `line_at` draws a 1 px line at that height."""

    def __init__(self, theme: Theme, token: str, line_at: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._token = token
        self._line_at = line_at
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.color(self._token))
        if self._line_at is not None:
            painter.fillRect(QRect(0, self._line_at, self.width(), 1), self._theme.color("line"))
        painter.end()


_ROUND = 12.0
_LEAST_REST = 340
_NO_LIMIT = 16_777_215


class SideColumn(Painted, QWidget):
    """A surface for a list of sections or items."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self.is_above = False

    def paint(self, painter: QPainter) -> None:
        """Fill all but the corners outside the card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        is_mirrored = self.isRightToLeft()
        card = QPainterPath()
        if self.is_above:
            card.addRoundedRect(area.adjusted(0, 0, 0, _ROUND), _ROUND, _ROUND)
            line = QRectF(0, area.height() - 1, area.width(), 1)
        else:
            beyond = area.adjusted(-_ROUND if is_mirrored else 0, 0, 0 if is_mirrored else _ROUND, 0)
            card.addRoundedRect(beyond, _ROUND, _ROUND)
            line = QRectF(0 if is_mirrored else area.width() - 1, 0, 1, area.height())
        painter.setClipPath(card)
        painter.fillRect(area, self._theme.color("bg_side"))
        painter.fillRect(line, self._theme.color("line"))


class SideBySide(QBoxLayout):
    """The column beside the rest of a card, or above it if narrow."""

    def __init__(self, side: SideColumn, side_px: int, rest: QLayout) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._side, self._side_px = side, side_px
        self.setSpacing(0)
        self.addWidget(side)
        self.addLayout(rest, 1)
        side.setFixedWidth(side_px)

    def setGeometry(self, rect: QRect) -> None:
        is_above = rect.width() < self._side_px + _LEAST_REST
        if is_above is not self._side.is_above:
            self._side.is_above = is_above
            self._side.setMinimumWidth(0 if is_above else self._side_px)
            self._side.setMaximumWidth(_NO_LIMIT if is_above else self._side_px)
            self.setDirection(QBoxLayout.Direction.TopToBottom if is_above else QBoxLayout.Direction.LeftToRight)
            self._side.update()
        self._side.setMaximumHeight(rect.height() * 2 // 5 if is_above else _NO_LIMIT)
        super().setGeometry(rect)
