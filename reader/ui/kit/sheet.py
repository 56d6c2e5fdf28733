"""Sheets over the window: a card, dimmed or not, with title, body and buttons, closed by Escape or a click beside it. GUI thread
only.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QScrollArea, QWidget
from shiboken6 import isValid

from reader.domain.commands import Command
from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.focus import enable_speech, in_role
from reader.ui.kit.labels import IconButton, PlainLabel, button, restyle
from reader.ui.kit.messages import paint_shadow
from reader.ui.kit.painting import Painted, fill_round
from reader.ui.kit.scroll_bar import ScrollArea
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import side_margins

_RADIUS = 12
_BESIDE = 16
_ABOVE_AND_BELOW = 48
_LOW, _LEAST_ABOVE = 480, 8


class Cover(Painted, QWidget):
    """An empty card with a column, as high as its content unless a height is given. Modal: the focus stays inside, and no input
    reaches the window.
    """

    closed = Signal()
    _fill = "bg_page"
    _scrim: str | None = "scrim"

    def __init__(self, theme: Theme, window: QWidget, name: str, width: int, height: int | None = None) -> None:
        super().__init__(window)
        enable_speech()
        self.follow_theme(theme)
        self._window = window
        self.came_from = window.focusWidget()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(name)
        self.asked: set[CommandId] = set()
        """Queries sent from here; their late results are not shown elsewhere."""
        self.card = QWidget(self)
        self._wanted_width, self._wanted_height = width, height
        self.card.setFixedWidth(width)
        self.column = boxes.column(spacing=0, margins=0, on=self.card)
        window.installEventFilter(self)

    def is_settled(self) -> bool:
        return True

    def make_spoken(self) -> QAccessibleInterface:
        """Return the role of a dialog, though it is no window."""
        return in_role(self, QAccessible.Role.Dialog)

    def open(self) -> None:
        self.setGeometry(self._window.rect())
        self.fit()
        self.show()
        self.raise_()

    def close_sheet(self) -> None:
        """Close the sheet; the focus returns to its previous widget unless it has moved already."""
        self._window.removeEventFilter(self)
        focus = self._window.focusWidget()
        had_focus = focus is None or self.isAncestorOf(focus)
        self.hide()
        if had_focus and self.came_from is not None and isValid(self.came_from) and self.came_from.isVisible():
            self.came_from.setFocus()
        self.closed.emit()
        self.deleteLater()

    def handle_event(self, event: Event) -> None:
        """Handle an engine event; a sheet that sent a command looks for its result."""

    def waits_for(self, cause: CommandId | None) -> bool:  # noqa: ARG002 - for sheets that send commands
        """Check whether the result of this command is shown here."""
        return False

    def measure_again(self) -> None:
        """Forget heights of nested rows: they keep those of their old texts until their next event, too late for the card's."""
        # those in another layout are left out by the widget's own
        for layout in reversed(self.card.findChildren(QLayout)):
            layout.invalidate()
        for inside in reversed(self.card.findChildren(QWidget)):
            if inside.layout() is not None:
                inside.updateGeometry()
        self.column.invalidate()

    def fit(self) -> None:
        """Set the card's height, limited by the window, and place it a little above the middle."""
        if self._wanted_height is not None:
            self.card.setFixedHeight(
                min(self._wanted_height, self.height() - (_ABOVE_AND_BELOW if self.height() >= _LOW else 2 * _LEAST_ABOVE))
            )
        self.card.setFixedWidth(self.card_width())
        self.measure_again()
        self.column.activate()
        self.card.resize(
            self.card.width(),
            self.column.totalHeightForWidth(self.card.width())
            if self.column.hasHeightForWidth()
            else self.column.totalSizeHint().height(),
        )
        self.card.move((self.width() - self.card.width()) // 2, self.card_top())
        self.update()

    def resize_card(self, width: int, height: int | None) -> None:
        """Set another size; without a height, that of the content."""
        self._wanted_width, self._wanted_height = width, height
        if height is None:
            self.card.setMinimumHeight(0)
            self.card.setMaximumHeight(16_777_215)
        self.fit()

    def card_width(self) -> int:
        return min(self._wanted_width, self.width() - 2 * _BESIDE)

    def card_top(self) -> int:
        return max((self.height() - self.card.height()) * 2 // 5, 16 if self.height() >= _LOW else _LEAST_ABOVE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self.fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.card.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Cycle the focus inside the card and scroll it into view."""
        stops = [child for child in self.card.findChildren(QWidget) if _accepts_tab(child)]
        if not stops:
            return True
        here = self.focusWidget()
        step = 1 if forward else -1
        place = stops.index(here) + step if here in stops else 0
        stop = stops[place % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        _reveal(stop)
        return True

    def paint(self, painter: QPainter) -> None:
        if self._scrim is not None:
            painter.fillRect(self.rect(), self._theme.color(self._scrim))
        body = QRectF(self.card.geometry())
        paint_shadow(painter, body, _RADIUS, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), _RADIUS + 1, self._theme.color("line_strong"))
        fill_round(painter, body, _RADIUS, self._theme.color(self._fill))


def _reveal(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget, 0, 12)
        around = around.parentWidget()


def _accepts_tab(widget: QWidget) -> bool:
    # A focus proxy would lead back to its target forever.
    is_stop = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    return is_stop and widget.isVisible() and widget.isEnabled()


DIALOG_PX = 600
PADDING_PX = 28
LABEL_PX = 92
_BAR, _RING = 12, 4
QUIET_PX = 9
"""Side padding of a flat button."""


class Dialog(Cover):
    """`body` holds the content, `footer` the buttons from left to right."""

    around_scrolled, least_scrolled = 180, 120
    """Height that is left to the rest, and the least of what scrolls."""

    def __init__(self, theme: Theme, window: QWidget, title: str, width: int = DIALOG_PX, height: int | None = None) -> None:
        super().__init__(theme, window, title, width, height)
        self.title = PlainLabel(title, fonts.ui_font(fonts.INPUT_PX, fonts.SEMIBOLD))
        # A long name is elided; it must not push the close button out of the card.
        self.title.setMinimumWidth(1)
        self.close_button = IconButton(theme, "close", self.tr("Close"))
        self.close_button.clicked.connect(self.close_sheet)
        self.header = boxes.row(self.title, STRETCH, self.close_button, spacing=8, margins=(PADDING_PX, 20, PADDING_PX - 8, 10))
        self.body = boxes.column(spacing=12, margins=(PADDING_PX, 0, PADDING_PX, 20))
        band = QFrame()
        band.setProperty("kind", "footer")
        band.setFixedHeight(64)
        self.footer = boxes.row(spacing=8, margins=(PADDING_PX, 0, PADDING_PX, 0), on=band)
        self._scrolled: ScrollArea | None = None
        self.column.addLayout(self.header)
        self.column.addLayout(self.body)
        self.column.addWidget(band)

    def set_title(self, title: str) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)

    def add_scrolled(self, inside: QWidget, *, beside: int = 0) -> ScrollArea:
        """Add what scrolls if the window is too low, with its scroll bar and focus rings this far in the card's margin."""
        self._scrolled = ScrollArea()
        self._scrolled.setWidget(inside)
        self.body.setContentsMargins(side_margins(PADDING_PX, 0, PADDING_PX - beside, 20))
        self.body.addWidget(self._scrolled)
        return self._scrolled

    def show_parts(self, *parts: boxes.Item, least: int = 120) -> None:
        """Fill the body with parts that scroll, once."""
        inside = boxes.widget(boxes.column(*parts, STRETCH, spacing=12, margins=(_BAR, _RING, _BAR, _BAR)))
        self.least_scrolled = least
        self.add_scrolled(inside)
        self.body.setContentsMargins(PADDING_PX - _BAR, 0, PADDING_PX - _BAR, 20 - _BAR)

    def wanted_height(self, inside: QWidget, width: int) -> int:
        layout = inside.layout()
        if layout is None:
            return inside.height()
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()

    def fit(self) -> None:
        """Scroll what may scroll if the window is too low."""
        inside = self._scrolled.widget() if self._scrolled is not None else None
        if self._scrolled is not None and inside is not None:
            self.measure_again()
            margins = self.body.contentsMargins()
            wanted = self.wanted_height(inside, self.card_width() - margins.left() - margins.right())
            room = self._window.height() - self.around_scrolled
            self._scrolled.setFixedHeight(max(min(wanted, room), self.least_scrolled))
        super().fit()

    def set_buttons(self, *right: QWidget, left: Sequence[QWidget] = (), quiet: QPushButton | None = None) -> None:
        """Fill the footer; a flat button comes first, aligned with the other text of the card."""
        if quiet is not None:
            self.footer.setContentsMargins(side_margins(PADDING_PX - QUIET_PX, 0, PADDING_PX, 0))
            self.footer.addWidget(quiet)
        for widget in left:
            self.footer.addWidget(widget)
        self.footer.addStretch()
        for widget in right:
            self.footer.addWidget(widget)


class CommandSheet(Dialog):
    """Sends commands and waits for their answers; `message` says what comes of them. Return in a field does `go`."""

    def __init__(
        self, theme: Theme, window: QWidget, submit: Callable[[Command], object], title: str = "", width: int = DIALOG_PX
    ) -> None:
        super().__init__(theme, window, title, width)
        self._submit = submit
        self.waiting: set[CommandId] = set()
        self.message = PlainLabel(kind="second", is_wrapped=True)

    def send(self, command: Command, *, is_query: bool = False) -> None:
        self.waiting.add(command.command_id)
        if is_query:
            self.asked.add(command.command_id)
        self._submit(command)

    def go(self) -> None:
        """Do what the primary button does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.go()
        super().keyPressEvent(event)

    def waits_for(self, cause: CommandId | None) -> bool:
        return cause in self.waiting

    def say(self, text: str, kind: str = "second") -> None:
        restyle(self.message, kind)
        self.message.setText(text)


def with_label(label: str, field: QWidget, *, is_wide: bool = False) -> QWidget:
    """Return a field with a label at its left as its buddy, and as its name if it has none."""
    if not field.accessibleName():
        field.setAccessibleName(label)
    name = PlainLabel(label, kind="second")
    name.setBuddy(field)
    name.setFixedWidth(LABEL_PX)
    rest = ((field, 1),) if is_wide else (field, STRETCH)
    return boxes.widget(boxes.row(name, *rest, spacing=12, margins=0))


def align_labels(*rows: QWidget) -> None:
    """Give rows with labels one width where some language needs more than other sheets do."""
    labels = [row.findChildren(PlainLabel)[0] for row in rows]
    for label in labels:
        label.setFixedWidth(max(LABEL_PX, *(each.sizeHint().width() for each in labels)))


def below_label(said: boxes.Part) -> QWidget:
    """Indent a part that stands below a field as far as the field."""
    indent, row = QWidget(), QWidget()
    indent.setFixedWidth(LABEL_PX)
    boxes.row(indent, (said, 1), spacing=12, margins=0, on=row)
    return row


class QuestionSheet(Dialog):
    """Asks for one of several answers, of which the last is the likely one; closing the sheet answers nothing."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        title: str,
        text: str,
        *answers: tuple[str, Callable[[], object]],
        width: int = DIALOG_PX,
    ) -> None:
        super().__init__(theme, window, title, width)
        # the whole question is visible in a narrow window too
        self.title.setWordWrap(True)
        self.header.setStretch(0, 1)
        self.header.setStretch(1, 0)
        self.body.addWidget(PlainLabel(text, kind="second", is_wrapped=True))
        self.answers = [button(word, partial(self._do, act)) for word, act in answers]
        self.answers[-1].setProperty("kind", "primary")
        self.set_buttons(*self.answers)
        self.open()
        self.answers[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _do(self, act: Callable[[], object]) -> None:
        self.close_sheet()
        act()


class AskLineSheet(Dialog):
    """A field, a sentence, a button; `use` gets the line and may replace this sheet by another."""

    def __init__(self, theme: Theme, window: QWidget, title: str, text: str, verb: str, use: Callable[[str], None]) -> None:
        super().__init__(theme, window, title, width=520)
        self._use = use
        self.field = LineEdit(name=title, kind="large")
        self.field.setFont(fonts.ui_font(fonts.ROW_PX))
        message = PlainLabel(text, kind="second", is_wrapped=True)
        self.body.addWidget(self.field)
        self.body.addWidget(message)
        self.go_button = button(verb, self.go, "primary")
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.go_button)
        self.field.returnPressed.connect(self.go)
        self.field.textChanged.connect(self._edited)
        self._edited()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_address(self) -> None:
        self.field.setPlaceholderText("https://")
        self.field.setAccessibleName(self.tr("Address"))

    def suggest(self, text: str) -> None:
        self.field.setText(text)
        self.field.selectAll()

    def go(self) -> None:
        line = self.field.text().strip()
        if line:
            self._use(line)

    def _edited(self) -> None:
        self.go_button.setEnabled(bool(self.field.text().strip()))
