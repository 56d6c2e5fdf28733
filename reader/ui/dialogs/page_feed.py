"""Selection of the blocks of a page that are its articles: suggested, chosen from a list, or typed as CSS, with the matches. GUI
thread only.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QListWidget, QListWidgetItem, QStyle, QStyleOptionViewItem, QWidget

from reader.domain.commands import Command, FollowPage, SetSubscriptionSettings, ViewPage
from reader.domain.events import CommandFailed, Event, PageViewed, RetrievalRefused, SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import SHOWN_ENTRIES, FeedPreview
from reader.domain.ids import Clock, CommandId, FeedId, FolderId
from reader.domain.page_rule import PAGE, PARTS, SELECTOR_LIMIT, PageBlock, PageRule, PageView, rule_text
from reader.domain.value_classes import dataclass
from reader.ui.data.timers import single_shot
from reader.ui.dialogs.add_feed import FeedPreviewCard, folder_choice
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Combo, Segmented
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.painting import ListDelegate, leave_to_delegate, row_area, text_line
from reader.ui.kit.sheet import DIALOG_PX, CommandSheet, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import reason_text, sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, labelled

_tr = Translator("PageSheet")

_STEP_PX, _MOST_STEPS = 12, 8
_PADDING, _GAP = 10, 8
_BLOCK_ROLE = int(Qt.ItemDataRole.UserRole)


class BlockList(QListWidget):
    """`taken` carries the selected block."""

    taken = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._blocks: tuple[PageBlock, ...] = ()
        self.setAccessibleName(self.tr("Blocks of the page"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.itemClicked.connect(self._take)
        theme.changed.connect(self.viewport().update)

    def show_blocks(self, blocks: Sequence[PageBlock], selector: str) -> None:
        """Show blocks, initially at the one that matches the selector; if they are unchanged, keep the selection."""
        if tuple(blocks) == self._blocks:
            return
        self._blocks = tuple(blocks)
        self.clear()
        for block in blocks:
            item = QListWidgetItem(labelled(block.name, block.text))
            item.setData(_BLOCK_ROLE, block)
            self.addItem(item)
        if blocks:
            self.setCurrentRow(next((row for row, block in enumerate(blocks) if block.selector == selector), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if item is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._take(item)
            event.accept()
            return
        super().keyPressEvent(event)

    def _take(self, item: QListWidgetItem) -> None:
        self.taken.emit(item.data(_BLOCK_ROLE))


class _Delegate(ListDelegate):
    row_px = 28

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        block = index.data(_BLOCK_ROLE)
        with row_area(painter, option.rect) as row:
            area = row.adjusted(2, 1, -14, -1)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            self.paint_ground(painter, area, is_chosen=is_chosen)
            left = area.left() + _PADDING + min(block.depth, _MOST_STEPS) * _STEP_PX
            mono = fonts.mono_font(fonts.SMALL_PX)
            width = min(QFontMetricsF(mono).horizontalAdvance(block.name) + 1, area.width() / 2)
            quiet = self._theme.color("text_2" if is_chosen else "text_3")
            text_line(painter, QRectF(left, area.top(), width, area.height()), mono, quiet, block.name)
            words = QRectF(left + width + _GAP, area.top(), area.right() - left - width - _GAP - _PADDING, area.height())
            text_line(painter, words, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text"), block.text)


WIDTH = 860
_LEAST_LIST_PX = 120
_BAR_PX = 16


@dataclass(frozen=True, slots=True)
class Place:
    """Target of a page to follow, or the feed to edit with its rule. `change_address` is offered if the page could not be loaded,
    as its address may be mistyped.
    """

    folders: Sequence[tuple[FolderId | None, str]] = ()
    folder_id: FolderId | None = None
    feed_id: FeedId | None = None
    rule: PageRule | None = None
    change_address: Callable[[], object] | None = None


class BlocksSheet(CommandSheet):
    """The blocks of a page beside what is chosen by them; what is found follows each change."""

    around_scrolled, least_scrolled = 230, _LEAST_LIST_PX

    def __init__(self, theme: Theme, window: QWidget, submit: Callable[[Command], None], title: str) -> None:
        super().__init__(theme, window, submit, "", WIDTH)
        self.set_title(title)
        self._viewing: CommandId | None = None
        self._saving: CommandId | None = None
        self._view: PageView | None = None
        self._is_filling = False
        self.fields: dict[str, LineEdit] = {}
        self._typing = single_shot(self, 300, self._find)
        self.blocks = BlockList(theme)
        self.blocks.setMinimumHeight(_LEAST_LIST_PX)
        self.blocks.taken.connect(self._take)
        self.suggestions: Combo[PageRule] = Combo(theme, _tr("Suggestions"), [])
        self.suggestions.setPlaceholderText("—")
        self.suggestions.chosen.connect(self._suggested)
        self._suggestions_row = with_label(_tr("Suggestions"), self.suggestions)
        self.cancel_button = button(_tr("Cancel"), self.close_sheet)
        self.save_button = button(_tr("Save"), self.go, "primary")

    def _selector_field(self, name: str, hint: str) -> LineEdit:
        field = LineEdit(name=name, hint=hint)
        field.setFont(fonts.mono_font(fonts.SMALL_PX))
        field.setMaxLength(SELECTOR_LIMIT)
        field.textChanged.connect(self._typed)
        return field

    def _lay_out(self, hint: boxes.Part, *chosen: QWidget) -> None:
        left, right, inside = QWidget(), QWidget(), QWidget()
        boxes.column(hint, (self.blocks, 1), spacing=10, margins=0, on=left)
        boxes.column(self._suggestions_row, *chosen, STRETCH, spacing=8, margins=0, on=right)
        self._both = boxes.row((left, 1), (right, 1), spacing=24, margins=(0, 0, _BAR_PX, 0), on=inside)
        self.body.addWidget(self.message)
        self._columns = self.add_scrolled(inside, beside=_BAR_PX)

    def _begin(self, *more: QWidget) -> None:
        """Show the first blocks as soon as they are there."""
        hint = PlainLabel(_tr("Leave a field empty to detect it automatically."), fonts.ui_font(fonts.SMALL_PX), "meta")
        self.set_buttons(self.cancel_button, *more, self.save_button, left=(hint,))
        self._find()
        self.open()
        self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        is_narrow = self.card_width() < DIALOG_PX
        self._both.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        super().fit()

    def wanted_height(self, inside: QWidget, width: int) -> int:  # noqa: ARG002 - the columns keep their heights
        return self._both.totalSizeHint().height()

    # User actions

    def _command(self) -> Command:
        raise NotImplementedError

    def _query(self) -> Command:
        raise NotImplementedError

    def go(self) -> None:
        if self.save_button.isEnabled():
            command = self._command()
            self._saving = command.command_id
            self._show_state()
            self.send(command)

    def _take(self, block: PageBlock) -> None:
        self.fields["article"].setText(block.selector)

    def _suggested(self, rule: PageRule) -> None:
        self._put(rule)
        self._find()

    def _typed(self) -> None:
        if not self._is_filling:
            self._viewing = None
            self._typing.start()
            self._show_state()

    def _find(self) -> None:
        command = self._query()
        self._viewing = command.command_id
        if self._view is None:
            self.say(_tr("Loading the page…"))
        self._show_state()
        self.send(command, is_query=True)

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here; those to earlier texts are not."""
        return cause is not None and cause in {self._viewing, self._saving}

    def _put(self, rule: PageRule | None) -> None:
        self._is_filling = True
        for part, field in self.fields.items():
            field.setText(getattr(rule, part) if rule is not None else "")
            field.setCursorPosition(0)
        self._is_filling = False

    def _is_good(self, view: PageView) -> bool:
        return view.found > 0

    def _show_state(self) -> None:
        view = self._view
        self._columns.setVisible(view is not None)
        self._suggestions_row.setVisible(view is not None and len(view.suggestions) > 1)
        is_settled = self._viewing is None and self._saving is None and not self._typing.isActive()
        self.save_button.setEnabled(view is not None and is_settled and self._is_good(view))
        self.fit()


class PageSheet(BlocksSheet):
    """Following or saving is one undoable change."""

    def __init__(
        self, theme: Theme, window: QWidget, clock: Clock, submit: Callable[[Command], None], url: str, place: Place
    ) -> None:
        is_new = place.feed_id is None
        super().__init__(theme, window, submit, _tr("Follow this page") if is_new else _tr("Articles on this page"))
        self._clock, self._url, self._place = clock, url, place
        names = self._names()
        self.part = Segmented(theme, self.tr("A click chooses"), [(part, names[part]) for part in PARTS])
        self.part.set_value("article")
        part_name = self.tr("CSS selector: {part}")
        self.fields = {
            part: self._selector_field(
                fill(part_name, part=names[part]), self.tr("CSS selector") if part == "article" else self.tr("Automatic")
            )
            for part in PARTS
        }
        self.preview_card = FeedPreviewCard(theme, clock)
        self.folder = folder_choice(theme, self.tr("Top level"), place.folders, place.folder_id)
        self.name = LineEdit(name=self.tr("Title"))
        rows = [with_label(names[part], self.fields[part], is_wide=True) for part in PARTS]
        own = [with_label(self.tr("Folder"), self.folder), with_label(self.tr("Name"), self.name, is_wide=True)] if is_new else []
        hint = PlainLabel(self.tr("A click on a block chooses:"), kind="second")
        self._lay_out(boxes.row(hint, self.part, STRETCH, spacing=10), *rows, self.preview_card, *own)
        if is_new:
            self.save_button.setText(self.tr("Follow page"))
        self.address_button = button(self.tr("Change address…"), place.change_address or self.close_sheet, "primary")
        self.address_button.hide()
        self._put(place.rule)
        self._begin(self.address_button)

    def _names(self) -> dict[str, str]:
        return {"article": self.tr("Article"), "title": self.tr("Title"), "link": self.tr("Link"), "date": self.tr("Date")}

    def rule(self) -> PageRule:
        return PageRule(**{part: self.fields[part].text().strip() for part in PARTS})

    def _command(self) -> Command:
        if self._place.feed_id is None:
            return FollowPage(self._url, self.rule(), self.folder.value(), self.name.text().strip())
        return SetSubscriptionSettings((self._place.feed_id,), {PAGE: rule_text(self.rule())})

    def _query(self) -> Command:
        rule = self.rule()
        return ViewPage(self._url, rule if self._view is not None or rule.article else None)

    def _take(self, block: PageBlock) -> None:
        self.fields[self.part.value() or "article"].setText(block.selector)

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if event.cause == self._saving:
            if isinstance(event, CommandFailed):
                self._saving = None
                self._fail(sentence(event.problem))
            elif isinstance(event, SubscriptionAdded) or (
                isinstance(event, SubscriptionsChanged) and self._place.feed_id is not None
            ):
                self.close_sheet()
        elif isinstance(event, PageViewed):
            self._show(event.view)
        elif isinstance(event, CommandFailed):
            self._fail(sentence(event.problem))
        elif isinstance(event, RetrievalRefused):
            until = clock_time(event.until, self._clock)
            self._fail(fill(self.tr("Not before {time}: {why}"), time=until, why=reason_text(event.reason)))

    def _show(self, view: PageView) -> None:
        is_first, self._view, self._viewing = self._view is None, view, None
        self.blocks.show_blocks(view.blocks, view.rule.article)
        if is_first:
            self.suggestions.set_choices([(rule, rule.article) for rule in view.suggestions])
            self.name.setText(view.title)
            self.name.setCursorPosition(0)
            self._put(view.rule)
            self._columns.show()
            self.blocks.setFocus(Qt.FocusReason.OtherFocusReason)
        self.suggestions.set_value(self.rule() if self.rule() in view.suggestions else None)
        newest = tuple((article.title or article.link, article.published_at) for article in view.articles[:SHOWN_ENTRIES])
        self.preview_card.show_preview(FeedPreview(self._url, view.title or self._url, "", PAGE, newest, view.found, ()))
        if view.wrong and (view.wrong != "article" or self.rule().article):
            self.say(fill(self.tr("{part}: this is not a CSS selector."), part=self._names()[view.wrong]), "bad")
        elif view.found:
            self.say(self.tr("%n articles found", "", view.found))
        elif view.suggestions:
            self.say(self.tr("Nothing found: choose a block that is an article."), "warn")
        else:
            self.say(self.tr("No blocks that repeat were found; choose one in the list."), "warn")
        self._show_state()

    def _fail(self, text: str) -> None:
        self._viewing = None
        self.say(text, "bad")
        if self._view is None and self._place.change_address is not None:
            self.address_button.show()
            self.save_button.hide()
            self.address_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_state()
