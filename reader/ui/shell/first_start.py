"""First-start page with four ways to begin. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QLineEdit, QScrollArea, QWidget

from reader.domain.commands import AddSubscription, Command
from reader.domain.events import CommandFailed, Event, FeedsFound
from reader.domain.ids import DAY_SECONDS, Clock, CommandId
from reader.domain.user_data import FoundReader
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import Gap, Stretch
from reader.ui.kit.drag import dropped_address, dropped_file
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.icons import app_pixmap
from reader.ui.kit.labels import IconButton, IconLabel, PlainLabel, Surface, button, restyle
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import east_asian_writing
from reader.ui.text.problems import sentence
from reader.ui.text.times import HOUR
from reader.ui.text.translate import fill, privacy_text

_COLUMN = 640
_BESIDE, _NEARLY_ALL = 16, 1000
_HEADING, _NO_LIMIT = 42, 16_777_215
_MARK = 56
_BADGE = 40


class FirstStart(Surface):
    """Offers to import a file (chosen or dropped anywhere), add an address, choose a topic or try the demo. `readers_wanted` is
    emitted once and answered by `show_readers`; `reader_chosen` carries the reader to import. `feeds_found` carries the typed
    address and the event with the feeds found on its page.
    """

    import_wanted = Signal()
    file_dropped = Signal(object)
    address_dropped = Signal(str)
    demo_wanted = Signal()
    topics_wanted = Signal()
    account_wanted = Signal(str)
    computers_wanted = Signal()
    feeds_found = Signal(str, object)
    readers_wanted = Signal()
    reader_chosen = Signal(object)

    def __init__(self, theme: Theme, clock: Clock, submit: Callable[[Command], None], parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_list", parent=parent)
        self._clock = clock
        self._submit = submit
        self._cause: CommandId | None = None
        self._is_built = False
        self._has_asked = False
        self.setAcceptDrops(True)

    def _build(self) -> None:
        """Build the widgets on first use, as few users ever see this page."""
        if self._is_built:
            return
        self._is_built = True
        from reader.ui.dialogs.start import ReaderRows

        theme = self._theme
        self.choose = button(self.tr("Choose file…"), self.import_wanted.emit)
        self.demo = IconButton(theme, "chevron_right", self.tr("Try the demo"))
        self.demo.clicked.connect(lambda: self.demo_wanted.emit())  # noqa: PLW0108 - a signal's emit would take `checked`
        self.topics = IconButton(theme, "chevron_right", self.tr("Start with a topic"))
        self.topics.clicked.connect(lambda: self.topics_wanted.emit())  # noqa: PLW0108 - a signal's emit would take `checked`
        self.account = button(self.tr("Use an account on a server (FreshRSS, Miniflux)…"), self._want_account, "quiet")
        computers = self.tr("Keep several computers in step…")
        self.computers = button(computers, self.computers_wanted.emit, "quiet")
        self.address = AddressField(self.tr("Add"))
        self.message = PlainLabel(kind="bad", is_wrapped=True)
        self.message.setContentsMargins(0, 8, 0, 0)
        self.message.hide()
        self.readers = ReaderRows()
        self.readers.chosen.connect(self.reader_chosen)
        explanation = self.tr("OPML, or another reader's export or database. Or drop it here.")
        self._drop = self._card("import", self.tr("Import a file"), explanation, self.choose, kind="drop")
        self._readers_card = self._found_card()
        self._lay_out()
        self.address.add_wanted.connect(self._add)

    @property
    def field(self) -> QLineEdit:
        return self.address.field

    def handle_event(self, event: Event) -> None:
        """Show the outcome for the address; after success the window leaves this page."""
        if self._cause is None or event.cause != self._cause:
            return
        self._cause = None
        self.address.set_busy(is_busy=False)
        self._say(sentence(event.problem) if isinstance(event, CommandFailed) else "", "bad")
        if isinstance(event, FeedsFound):
            self.feeds_found.emit(self.field.text(), event)

    def _want_account(self) -> None:
        """Request an account with the typed text, which may be the server's address."""
        self.account_wanted.emit(self.field.text().strip())

    def is_waiting_for(self, cause: CommandId | None) -> bool:
        return cause is not None and cause == self._cause

    def greet(self) -> None:
        self._build()
        now = self._clock.now()
        hour = int((now + self._clock.utc_offset_seconds(now)) % DAY_SECONDS // HOUR)
        greetings = ((5, self.tr("Good evening")), (12, self.tr("Good morning")), (18, self.tr("Good afternoon")))
        greeting = next((explanation for until, explanation in greetings if hour < until), self.tr("Good evening"))
        self._heading.setText(fill(self.tr("{greeting}. What do you read?"), greeting=greeting))

    def showEvent(self, event: QShowEvent) -> None:
        self._build()
        super().showEvent(event)
        if not self._has_asked:
            self._has_asked = True
            self.readers_wanted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tighten the line spacing of the greeting unless it wraps."""
        super().resizeEvent(event)
        if self._is_built:
            room = min(self.width() - 2 * _BESIDE, _COLUMN)
            is_one_line = QFontMetrics(self._heading.font()).horizontalAdvance(self._heading.text()) <= room
            self._heading.setMinimumHeight(_HEADING)
            self._heading.setMaximumHeight(_HEADING if is_one_line else _NO_LIMIT)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the field; a focus proxy would take the button above it out of the tab order."""
        self.field.setFocus(event.reason())

    def show_readers(self, found: Sequence[FoundReader]) -> None:
        """Offer the readers found; the field keeps the focus if it contains text."""
        if not found:
            return
        self.readers.show_readers(found)
        self._readers_card.show()
        first = next((each for each in self.readers.buttons if each.isEnabled()), None)
        if first is not None:
            restyle(first, "primary")
            if self.isVisible() and not self.field.text() and self.field.hasFocus():
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None or dropped_address(event.mimeData()):
            self._show_drop(is_over=True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002 - Qt's signature
        self._show_drop(is_over=False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._show_drop(is_over=False)
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.file_dropped.emit(path)
        elif dropped_address(event.mimeData()):
            event.acceptProposedAction()
            self.address_dropped.emit(dropped_address(event.mimeData()))

    def _add(self, url: str) -> None:
        command = AddSubscription(url)
        self._cause = command.command_id
        self.address.set_busy(is_busy=True)
        self._say(self.tr("Finding the feed…"), "second")
        self._submit(command)

    def _say(self, text: str, kind: str) -> None:
        restyle(self.message, kind)
        self.message.show_text(text)

    def _show_drop(self, *, is_over: bool) -> None:
        restyle(self._drop, str(is_over).lower(), "dropping")

    def _lay_out(self) -> None:
        middle = QWidget()
        middle.setMaximumWidth(_COLUMN)
        self._mark = PlainLabel()
        self._mark.setFixedSize(QSize(_MARK, _MARK))
        self._mark.setPixmap(app_pixmap(_MARK, self.devicePixelRatioF()))
        font = fonts.reading_font(34, fonts.SEMIBOLD)
        if not east_asian_writing():
            font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, -0.5)
        self._heading = _centred(PlainLabel(font=font, is_wrapped=True))
        self.greet()
        explanation = self.tr("Beforehand learns when you read and has your feeds ready just before.")
        note = f"{self.tr('No account needed.')} {privacy_text()}"
        self.address.field.setAccessibleName(self.tr("Address of a site or feed"))
        self.address.field.setPlaceholderText(self.tr("example.org, or a feed, channel or profile address"))
        centre = Qt.AlignmentFlag.AlignHCenter
        boxes.column(
            (self._mark, 0, centre),
            Gap(16),
            self._heading,
            Gap(4),
            _centred(PlainLabel(explanation, fonts.ui_font(fonts.SUBHEADING_PX), "second", is_wrapped=True)),
            Gap(24),
            self._readers_card,
            self._drop,
            Gap(12),
            self._card("link", self.tr("Add a site or feed"), "", None, below=(self.address, self.message)),
            Gap(12),
            boxes.row((self._topics_card(), 1), (self._demo_card(), 1), spacing=12, margins=0),
            Gap(12),
            (self.account, 0, centre),
            (self.computers, 0, centre),
            Gap(8),
            _centred(PlainLabel(note, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)),
            spacing=0,
            margins=0,
            on=middle,
        )
        # with an alignment Qt would use the height for the window's width
        row = boxes.row(Stretch(1), (middle, _NEARLY_ALL), Stretch(1), spacing=0, margins=(_BESIDE, 0, _BESIDE, 0))
        page = boxes.widget(boxes.column(Stretch(4), row, Stretch(5)))
        page.setAutoFillBackground(False)
        # Low windows scroll; without this the page would enforce a minimum height of the window.
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        area.viewport().setAutoFillBackground(False)
        boxes.column(area, margins=0, on=self)

    def _found_card(self) -> QFrame:
        """Build the card for other readers, hidden with the space below it until there are some."""
        explanation = self.tr("Found on this computer. Their files are read, never changed.")
        card = self._card("transfer", self.tr("Coming from another reader?"), explanation, None, below=(self.readers,))
        whole = QFrame()
        boxes.column(card, spacing=0, margins=(0, 0, 0, 12), on=whole)
        whole.hide()
        return whole

    def _demo_card(self) -> QFrame:
        return self._card("book", self.tr("Try the demo"), self.tr("With four weeks of history"), self.demo, kind="way")

    def _topics_card(self) -> QFrame:
        return self._card("topics", self.tr("Start with a topic"), self.tr("News, science, comics…"), self.topics, kind="way")

    def _card(
        self,
        icon: str,
        title: str,
        explanation: str,
        action: QAbstractButton | None,
        *,
        kind: str = "card",
        below: tuple[QWidget, ...] = (),
    ) -> QFrame:
        card = QFrame() if action is None or kind != "way" else _WayIn(action)
        card.setProperty("kind", "card" if kind == "way" else kind)
        badge = IconLabel(self._theme, 20, icon, "accent_text", kind="badge")
        badge.setFixedSize(QSize(_BADGE, _BADGE))
        badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = [PlainLabel(title, fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD), is_wrapped=True)]
        if explanation:
            words.append(PlainLabel(explanation, fonts.ui_font(fonts.BASE_PX), "second", is_wrapped=True))
        text = boxes.column(*words, Gap(9 if below else 0), *below, spacing=1)
        actions = [] if action is None else [action]
        boxes.row((badge, 0, Qt.AlignmentFlag.AlignTop), (text, 1), *actions, spacing=16, margins=(20, 16, 20, 16), on=card)
        return card


class _WayIn(QFrame):
    def __init__(self, action: QAbstractButton) -> None:
        super().__init__()
        self._action = action
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._action.click()


def _centred(label: PlainLabel) -> PlainLabel:
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setMinimumHeight(QFontMetrics(label.font()).height())
    return label


class AddressField(QFrame):
    """Address field with its button inside; the focus ring surrounds both."""

    add_wanted = Signal(str)

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.setProperty("kind", "field")
        self.setFixedHeight(36)
        self.field = LineEdit(kind="bare")
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        self.go = button(verb, self._announce, "primary", is_dense=True)
        boxes.row((self.field, 1), self.go, spacing=8, margins=(12, 3, 3, 3), on=self)
        self.field.returnPressed.connect(self._announce)
        self.field.installEventFilter(self)
        self.setFocusProxy(self.field)

    def set_busy(self, *, is_busy: bool) -> None:
        """Block sending again while the address is being checked."""
        self.go.setEnabled(not is_busy)
        self.field.setReadOnly(is_busy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the focus on the frame; with nothing typed, leave undo to the window."""
        has_own = self.field.isUndoAvailable() or self.field.isRedoAvailable()
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo) and not has_own:
            event.ignore()
            return event.type() == QEvent.Type.ShortcutOverride
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            restyle(self, "true" if event.type() == QEvent.Type.FocusIn else "false", "focused")
        return super().eventFilter(watched, event)

    def _announce(self) -> None:
        address = self.field.text().strip()
        if address and self.go.isEnabled():
            self.add_wanted.emit(address)
