"""Selection of the full text on an article's page: suggested, chosen from its blocks, or typed as CSS, with what is found. GUI thread
only.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from reader.domain.commands import Command, FetchFullText, SetSubscriptionSettings, ViewText
from reader.domain.events import CommandFailed, Event, PageViewed, SubscriptionsChanged
from reader.domain.ids import CommandId, EntryId, FeedId
from reader.domain.page_rule import SELECTOR_LIMIT, TEXT, PageBlock, PageRule, PageView
from reader.domain.value_classes import dataclass
from reader.ui.data.timers import single_shot
from reader.ui.dialogs.page_feed import LEAST_LIST_PX, ROUND_THE_COLUMNS, TYPING_MS, WIDTH, BlockList
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Combo
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.sheet import DIALOG_PX, PADDING_PX, Dialog, restyle, scrolled, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator

_tr = Translator("PageSheet")


@dataclass(frozen=True, slots=True)
class TextPlace:
    """Article whose page is shown, with its feed and the selector of that; `then` is called once it was changed."""

    entry_id: EntryId
    feed_id: FeedId
    selector: str
    then: Callable[[], object]


class TextRuleSheet(Dialog):
    """The text follows each change of the selector; saving it is one undoable change."""

    def __init__(self, theme: Theme, window: QWidget, submit: Callable[[Command], None], place: TextPlace) -> None:
        super().__init__(theme, window, "", WIDTH)
        self._submit, self._place = submit, place
        self._viewing: CommandId | None = None
        self._saving: CommandId | None = None
        self._view: PageView | None = None
        self._is_filling = False
        self._typing = single_shot(self, TYPING_MS, self._find_text)
        self.title.setText(self.tr("Full text on the pages of this feed"))
        self.setAccessibleName(self.title.text())
        self.message = PlainLabel(kind="second", is_wrapped=True)
        self.blocks = BlockList(theme)
        self.blocks.setMinimumHeight(LEAST_LIST_PX)
        self.blocks.taken.connect(self._take)
        self.field = LineEdit()
        self.field.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.field.setMaxLength(SELECTOR_LIMIT)
        self.field.setAccessibleName(_tr("CSS selector"))
        self.field.setPlaceholderText(_tr("Automatic"))
        self.field.textChanged.connect(self._typed)
        self.suggestions: Combo[str] = Combo(theme, _tr("Suggestions"), [])
        self.suggestions.setPlaceholderText("—")
        self.suggestions.chosen.connect(self.field.setText)
        self._suggestions_row = with_label(_tr("Suggestions"), self.suggestions)
        self.found = PlainLabel(kind="second", is_wrapped=True)
        self._lay_out()
        self.save_button = button(_tr("Save"), self.go, "primary")
        hint = PlainLabel(_tr("An empty field is found out automatically."), fonts.ui_font(fonts.SMALL_PX), "meta")
        cancel = button(_tr("Cancel"), self.close_sheet)
        self.set_buttons(cancel, self.save_button, left=(hint,))
        self._put(place.selector)
        self._find_text()
        self.open()
        cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        left, right = QWidget(), QWidget()
        hint = PlainLabel(self.tr("Choose the block that holds the text:"), kind="second", is_wrapped=True)
        boxes.column(hint, (self.blocks, 1), spacing=10, margins=0, on=left)
        column = boxes.column(self._suggestions_row, spacing=8, margins=0, on=right)
        column.addWidget(with_label(_tr("CSS selector"), self.field, is_wide=True))
        column.addWidget(self.found)
        column.addStretch()
        inside = QWidget()
        self._both = boxes.row((left, 1), (right, 1), spacing=24, margins=side_margins(0, 0, PADDING_PX, 0), on=inside)
        self._columns = scrolled(inside)
        self.body.addWidget(self.message)
        self.body.addWidget(self._columns)

    def fit(self) -> None:
        """Stack the columns in a narrow window, and scroll in a low one."""
        is_narrow = self.card_width() < DIALOG_PX
        self._both.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        wanted = max(self._both.totalSizeHint().height(), 2 * LEAST_LIST_PX)
        self._columns.setFixedHeight(max(min(wanted, self._window.height() - ROUND_THE_COLUMNS), LEAST_LIST_PX))
        super().fit()

    # User actions

    def selector(self) -> str:
        return self.field.text().strip()

    def go(self) -> None:
        if self.save_button.isEnabled():
            command = SetSubscriptionSettings((self._place.feed_id,), {TEXT: self.selector()})
            self._saving = command.command_id
            self._show_state()
            self._submit(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Trigger the primary button on Return in a field."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.go()
            event.accept()
            return
        super().keyPressEvent(event)

    def _take(self, block: PageBlock) -> None:
        self.field.setText(block.selector)

    def _typed(self) -> None:
        if not self._is_filling:
            self._viewing = None
            self._typing.start()
            self._show_state()

    def _find_text(self) -> None:
        is_first = self._view is None and not self.selector()
        command = ViewText(self._place.entry_id, None if is_first else self.selector())
        self._viewing = command.command_id
        self.asked.add(command.command_id)
        if self._view is None:
            self._say(_tr("Loading the page…"))
        self._show_state()
        self._submit(command)

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here."""
        return cause is not None and cause in {self._viewing, self._saving}

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if isinstance(event, CommandFailed):
            self._viewing = self._saving = None
            self._say(sentence(event.problem), "bad")
            self._show_state()
        elif isinstance(event, SubscriptionsChanged) and event.cause == self._saving:
            self._submit(FetchFullText(self._place.entry_id, again=True))
            self._place.then()
            self.close_sheet()
        elif isinstance(event, PageViewed) and event.cause == self._viewing:
            self._show(event.view)

    def _show(self, view: PageView) -> None:
        is_first, self._view, self._viewing = self._view is None, view, None
        self.blocks.show_blocks(view.blocks, view.rule.article)
        if is_first:
            self.suggestions.set_choices([(rule.article, rule.article) for rule in view.suggestions])
            self._put(view.rule.article)
            self.blocks.setFocus(Qt.FocusReason.OtherFocusReason)
        self.suggestions.set_value(self.selector() if PageRule(self.selector()) in view.suggestions else None)
        self.found.setText(f"{view.text}…" if view.text else "")
        if view.wrong:
            self._say(self.tr("This is not a CSS selector."), "bad")
        elif view.found:
            self._say(self.tr("%n characters of text found", "", view.found))
        else:
            self._say(self.tr("No text found: choose a block that holds it."), "warn")
        self._show_state()

    def _put(self, selector: str) -> None:
        self._is_filling = True
        self.field.setText(selector)
        self.field.setCursorPosition(0)
        self._is_filling = False

    def _say(self, text: str, kind: str = "second") -> None:
        restyle(self.message, kind)
        self.message.setText(text)

    def _show_state(self) -> None:
        view = self._view
        self._columns.setVisible(view is not None)
        self._suggestions_row.setVisible(view is not None and len(view.suggestions) > 1)
        is_settled = self._viewing is None and self._saving is None and not self._typing.isActive()
        is_good = view is not None and (view.found > 0 or not self.selector())
        self.save_button.setEnabled(is_good and is_settled)
        self.fit()
