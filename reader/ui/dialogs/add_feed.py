"""Adding a site or feed: a field, the wait, a choice where a page has several feeds, what went wrong in place. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QProgressBar,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from reader.domain.commands import AddSubscription, Command
from reader.domain.events import CommandFailed, Event, FeedsFound, SubscriptionAdded
from reader.domain.ids import CommandId, FolderId
from reader.ui.look import fonts
from reader.ui.look.painting import text_line
from reader.ui.look.theme import Theme
from reader.ui.text.problem_text import sentence
from reader.ui.widgets.labels import PlainLabel, PushButton, button
from reader.ui.widgets.sheet import Sheet

_LEFT = 12
_TITLE_PX = 18
_ADDRESS_PX = 16


class ChoiceButton(PushButton):
    """One of several feeds; its text is the name, an ampersand in it doubled as in every button."""

    def __init__(self, theme: Theme, title: str, address: str, clicked: Callable[[], object]) -> None:
        super().__init__(title or address)
        self._title = title or address
        self._theme = theme
        self._address = address
        self.setProperty("kind", "choice")
        self.setAutoDefault(True)
        self.setAccessibleDescription(address)
        self.clicked.connect(lambda: clicked())  # noqa: PLW0108 - a signal's emit would take `checked`

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The button of the style, with two lines of our own at its left."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        frame = QStylePainter(self)
        frame.drawControl(QStyle.ControlElement.CE_PushButton, option)
        frame.end()
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(_LEFT, 0, -_LEFT, 0)
        top = (area.height() - _TITLE_PX - _ADDRESS_PX) / 2
        title = QRectF(area.left(), top, area.width(), _TITLE_PX)
        medium = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
        text_line(painter, title, medium, self._theme.color("text"), self._title)
        address = QRectF(area.left(), top + _TITLE_PX, area.width(), _ADDRESS_PX)
        text_line(painter, address, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_3"), self._address)
        painter.end()


_WIDTH = 520
_MOST_CHOICES = 12


class AddFeedSheet(Sheet):
    """One question, one field; closes once the feed is added."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        submit: Callable[[Command], None],
        folder_id: FolderId | None = None,
        address: str = "",
    ) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self._submit = submit
        self._folder_id = folder_id
        self._cause: CommandId | None = None
        self._choices: list[QPushButton] = []
        self.title.setText(self.tr("Add a site or feed"))
        self.setAccessibleName(self.title.text())
        self.field = QLineEdit(address)
        self.field.setPlaceholderText(self.tr("Any address: a site, a feed, a channel page"))
        self.field.setAccessibleName(self.tr("Address"))
        self.field.setFont(fonts.ui_font(fonts.ROW_PX))
        self.field.setProperty("kind", "large")
        self.message = PlainLabel(self.tr("Paste any address. Beforehand finds the feed."), kind="second", is_wrapped=True)
        self._wait = QProgressBar()
        self._wait.setRange(0, 0)
        self._wait.setTextVisible(False)
        self._wait.setAccessibleName(self.tr("Finding the feed"))
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self.body.addWidget(self.field)
        self.body.addWidget(self._wait)
        self.body.addWidget(self.message)
        self.body.addLayout(self._list)
        self.add_button = button(self.tr("Add"), self.add, "primary")
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Cancel"), self.close_sheet))
        self.footer.addWidget(self.add_button)
        self.field.returnPressed.connect(self.add)
        self.field.textChanged.connect(self._edited)
        self._wait.hide()
        self._edited()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def add(self) -> None:
        """Ask for what the field holds."""
        if self.field.text().strip() and self._cause is None:
            self._ask(self.field.text().strip())

    def doubt(self) -> None:
        """An address of the user's own network was handed over, perhaps by a web page: nothing is asked for before the user agrees."""
        self._say(self.tr("This address is in your local network. Add it only if you trust it."), "warn")
        self.fit()

    def waits_for(self, cause: CommandId | None) -> bool:
        """Whether an answer to this command is shown here."""
        return cause is not None and cause == self._cause

    def handle_event(self, event: Event) -> None:
        """Follow the command that was sent."""
        if self._cause is None or event.cause != self._cause:
            return
        if isinstance(event, SubscriptionAdded):
            self.close_sheet()
        elif isinstance(event, FeedsFound):
            self.offer(event)
        elif isinstance(event, CommandFailed):
            self._settle(sentence(event.problem), "bad")
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, url: str) -> None:
        command = AddSubscription(url, self._folder_id)
        self._cause = command.command_id
        self._clear_choices()
        self._say(self.tr("Finding the feed…"), "second")
        self._wait.show()
        self.add_button.setEnabled(False)
        self.fit()
        self._submit(command)

    def _settle(self, message: str, kind: str) -> None:
        self._cause = None
        self._wait.hide()
        self._say(message, kind)
        self.add_button.setEnabled(True)
        self.fit()

    def _say(self, message: str, kind: str) -> None:
        self.message.setProperty("kind", kind)
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)
        self.message.setText(message)

    def offer(self, event: FeedsFound) -> None:
        """Let the user choose among the feeds of a page."""
        self._settle(self.tr("This page has several feeds. Choose one."), "second")
        for feed in event.feeds[:_MOST_CHOICES]:
            choice = ChoiceButton(self._theme, feed.title, feed.url, partial(self._ask, feed.url))
            self._list.addWidget(choice)
            choice.show()
            self._choices.append(choice)
        self.fit()
        if self._choices:
            self._choices[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _clear_choices(self) -> None:
        for choice in self._choices:
            choice.hide()
            self._list.removeWidget(choice)
            choice.deleteLater()
        self._choices.clear()

    def _edited(self) -> None:
        self.add_button.setEnabled(bool(self.field.text().strip()) and self._cause is None)
