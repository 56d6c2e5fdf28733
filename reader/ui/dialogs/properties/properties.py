"""Properties of one or several feeds; settings that differ between them say so and stay unchanged. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Batch, Command
from reader.domain.events import CommandFailed, Event, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.health import Concern, trouble_of
from reader.domain.ids import CommandId, FeedId, FolderId
from reader.domain.notices import SOUND
from reader.domain.page_rule import PAGE, rule_in
from reader.domain.subscription import OFFLINE_PICTURES, REFRESH, Folder, shown_address
from reader.storage import feeds, preferences, subscriptions
from reader.storage.connection import ReadConnection
from reader.ui.dialogs.properties.feed_access import FeedAccess
from reader.ui.dialogs.properties.feed_settings import Wishes, account_moves, account_of, change_command, shared_setting
from reader.ui.dialogs.properties.option_row import NoticeRow, OptionRow
from reader.ui.dialogs.properties.priority_row import PriorityRow
from reader.ui.dialogs.properties.refresh_row import RefreshRow
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.notice_choices import sound_choices
from reader.ui.text.problem_text import passing_text, sentence, since_text
from reader.ui.text.reason_text import reason_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, labelled
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.dialog import PADDING_PX, Dialog
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.sheet import scrolled
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_tr = Translator("FeedFacts")


def fact_lines(feed: Feed, clock: Clock) -> list[tuple[str, str]]:
    last = clock_time(feed.retrieved_at, clock) if feed.retrieved_at is not None else _tr("Not yet")
    lines = [(_tr("Last refresh"), last), (_tr("Next refresh"), _next(feed, clock))]
    if feed.problem is not None:
        passing = passing_text() if trouble_of(feed, clock.now()) is Concern.PASSING else ""
        text = " ".join(part for part in (sentence(feed.problem), since_text(feed.problem_since, clock), passing) if part)
        lines.append((_tr("Problem"), text))
    return lines


def _next(feed: Feed, clock: Clock) -> str:
    if feed.account_id is not None:
        return _tr("By the server of its account")
    if feed.is_gone:
        return _tr("Never: removed by its publisher")
    if feed.is_by_hand:
        return _tr("Only when you refresh it")
    if feed.is_paused or feed.next_at is None:
        return _tr("Not scheduled")
    due = max(feed.next_at, feed.not_before_at)
    when = _tr("Due now") if due <= clock.now() else fill(_tr("About {time}"), time=clock_time(due, clock))
    return labelled(when, reason_text(feed.next_reason)) if feed.next_reason else when


_WIDTH = 640
FACT_PX = 150
_BAR_PX = 16
_ROUND_THE_ROWS = 200
_TOP = FolderId(0)
"""Id of no folder; stands for the top level, as None is the undecided choice."""
_KEEP_DAYS = ("30", "90", "365")


class PropertiesSheet(Dialog):
    """Saves everything as one undoable change, except logins and moves between accounts. `rhythm` shows the posting times of a
    single feed below other facts.
    """

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        connection: ReadConnection,
        clock: Clock,
        submit: Callable[[Command], None],
        feed_ids: Sequence[FeedId],
        rhythm: QWidget | None = None,
        choose_blocks: Callable[[FeedId], object] = lambda _: None,
    ) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self._submit = submit
        self._connection = connection
        self._feeds = subscriptions.followed(connection, feed_ids)
        self._only = self._feeds[0] if len(self._feeds) == 1 else None
        self._are_there = all(feed.account_id is not None for feed in self._feeds)
        self._unanswered: list[set[CommandId]] = []
        self.title.setText(self._only.title if self._only else self.tr("%n feeds", "", len(self._feeds)))
        self.setAccessibleName(fill(self.tr("Properties: {title}"), title=self.title.text()))
        self._rows = boxes.column(spacing=0, margins=side_margins(0, 0, _BAR_PX, 0))
        self._add_names(subscriptions.folders(connection))
        self._add_page(choose_blocks)
        self._add_choices()
        self.access = FeedAccess(theme, self._feeds)
        self.access.hide()
        self._rows.addWidget(self.access)
        if self._only is not None:
            feed = feeds.feed(connection, self._only.feed_id)
            self._add_facts(fact_lines(feed, clock) if feed is not None else [])
        if rhythm is not None:
            self._rows.addWidget(rhythm)
        self.message = PlainLabel(kind="bad", is_wrapped=True)
        self.message.hide()
        self._inside = QWidget()
        self._inside.setLayout(self._rows)
        self._area = scrolled(self._inside)
        self._bar = ThinScrollBar(self._area)
        # the scroll bar is beside the rows, in the card's margin
        self.body.setContentsMargins(side_margins(PADDING_PX, 0, PADDING_PX - _BAR_PX, 20))
        self.body.addWidget(self._area)
        self.body.addWidget(self.message)
        self._add_buttons()
        self.open()
        (self.name if self._only else self.folder).setFocus(Qt.FocusReason.OtherFocusReason)

    def save(self) -> None:
        """Save all changes; the sheet closes once they are stored."""
        try:
            wishes = self._wishes()
        except ValueError:
            self.fit()
            return
        changes = [change_command(self._feeds, wishes), *account_moves(self._feeds, wishes), *self.access.logins()]
        commands = [command for command in changes if command is not None]
        self._unanswered = [_ids(command) for command in commands]
        if not commands:
            self.close_sheet()
            return
        self.save_button.setEnabled(False)
        self.message.hide()
        for command in commands:
            self._submit(command)

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here."""
        return any(cause in ids for ids in self._unanswered)

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause) or not isinstance(event, CommandFailed | SubscriptionsChanged):
            return
        self._unanswered = [ids for ids in self._unanswered if event.cause not in ids]
        if isinstance(event, CommandFailed):
            self.message.setText(sentence(event.problem))
            self.message.show()
            self.fit()
        if self._unanswered:
            return
        if self.message.isHidden():
            self.close_sheet()
            return
        # settings already stored are not sent again
        self._feeds = subscriptions.followed(self._connection, [feed.feed_id for feed in self._feeds])
        self._only = self._feeds[0] if self._only is not None and self._feeds else None
        self.save_button.setEnabled(True)

    def show_learned(self, learned: Mapping[FeedId, float]) -> None:
        self._priority_row.show_learned(learned)

    def fit(self) -> None:
        wanted = self._rows.totalHeightForWidth(self.card_width() - 2 * PADDING_PX + _BAR_PX)
        self._area.setFixedHeight(max(min(wanted, self._window.height() - _ROUND_THE_ROWS), 120))
        super().fit()

    def toggle_access(self) -> None:
        self.access.setVisible(self.access.isHidden())
        is_shown = not self.access.isHidden()
        self.more.setText(self.tr("Less") if is_shown else self.tr("Advanced…"))
        self.fit()
        if is_shown:
            self._area.ensureWidgetVisible(self.access)
            (self.access.name if self._only else self.access.agent).setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_names(self, folders: Sequence[Folder]) -> None:
        self.name, self.address = LineEdit(), LineEdit()
        self.folder = Combo(self._theme, self.tr("Folder"), _folder_choices(folders, self.tr("Top level")))
        self.folder.setPlaceholderText(self.tr("Different folders"))
        places = {feed.folder_id for feed in self._feeds}
        self.folder.set_value((places.pop() or _TOP) if len(places) == 1 else None)
        self._folder_before = self.folder.value()
        if self._only is not None:
            self.name.setText(self._only.title)
            self.name.setPlaceholderText(self._only.feed_title)
            self.name.setAccessibleName(self.tr("Title"))
            self.address.setText(shown_address(self._only.url))
            self.address.setCursorPosition(0)
            self.address.setAccessibleName(self.tr("Address"))
            self.address.setReadOnly(self._only.account_id is not None)
            self._rows.addWidget(OptionRow(self._theme, self.tr("Title"), self.name, is_wide=True))
            self._rows.addWidget(OptionRow(self._theme, self.tr("Address"), self.address, is_wide=True))
            for field in (self.name, self.address):
                field.returnPressed.connect(self.save)
        self._rows.addWidget(OptionRow(self._theme, self.tr("Folder"), self.folder))

    def _add_page(self, choose_blocks: Callable[[FeedId], object]) -> None:
        """Add the row for the article blocks of a followed page."""
        only = self._only
        rule = rule_in(only.settings.get(PAGE, "")) if only is not None else None
        if only is not None and rule is not None:
            self.choose = button(self.tr("Choose again…"), lambda: choose_blocks(only.feed_id))
            self._rows.addWidget(OptionRow(self._theme, self.tr("Articles on the page"), self.choose, rule.article))

    def _add_choices(self) -> None:
        theme = self._theme
        texts = (("", self.tr("Feed text")), ("full", self.tr("Full text")))
        self.text = Segmented(theme, self.tr("Show"), texts)
        notify = NoticeRow(
            theme, self._feeds, subscriptions.folders(self._connection), preferences.load(self._connection).notify_usual
        )
        self.notify = notify.choice
        self.folder.chosen.connect(lambda value: notify.move_to(value or None))
        self._priority_row = PriorityRow(theme, self._feeds)
        self.priority = self._priority_row.slider
        self.keep = Combo(theme, self.tr("Keep read articles"), self._keep_choices())
        self.keep.setPlaceholderText(self.tr("Mixed"))
        help_text = self.tr("The full text is loaded from the article's website.")
        self._rows.addWidget(OptionRow(theme, self.tr("Show"), self.text, help_text))
        self.refresh_row = RefreshRow(theme, self._feeds)
        self.refresh = self.refresh_row.choice
        # the server fetches it, so neither refresh nor access settings apply
        if self._are_there:
            self.refresh_row.hide()
        self._rows.addWidget(self.refresh_row)
        self._rows.addWidget(notify)
        self.sound = Segmented(theme, self.tr("Notification sound"), sound_choices())
        self._rows.addWidget(OptionRow(theme, self.tr("Notification sound"), self.sound))
        self._rows.addWidget(self._priority_row)
        in_advance = (("", self.tr("When shown")), ("yes", self.tr("In advance")))
        self.pictures = Segmented(theme, self.tr("Load pictures"), in_advance)
        about = self.tr("In advance for offline reading, never on a metered connection.")
        self._rows.addWidget(OptionRow(theme, self.tr("Load pictures"), self.pictures, about))
        self._rows.addWidget(OptionRow(theme, self.tr("Keep read articles"), self.keep))
        names = ("full_text", "notify", SOUND, "keep_days", REFRESH, OFFLINE_PICTURES)
        self._before = {name: shared_setting(self._feeds, name) for name in names}
        self.sound.set_value(self._before[SOUND])
        self.text.set_value(self._before["full_text"])
        self.keep.set_value(self._before["keep_days"])
        self.pictures.set_value(self._before[OFFLINE_PICTURES])

    def _keep_choices(self) -> list[tuple[str, str]]:
        kept = shared_setting(self._feeds, "keep_days")
        days = sorted({*_KEEP_DAYS, *([kept] if kept and kept.isdigit() else [])}, key=int)
        choices: list[tuple[str, str]] = [("", self.tr("Default"))]
        choices += [(each, self.tr("%n days", "", int(each))) for each in days]
        return [*choices, ("always", self.tr("Always"))]

    def _add_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        self._rows.addSpacing(12)
        for name, text in facts:
            label = PlainLabel(name, fonts.ui_font(fonts.SMALL_PX), "meta")
            label.setFixedWidth(FACT_PX)
            said = PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
            line = boxes.row((label, 0, Qt.AlignmentFlag.AlignTop), (said, 1), spacing=24)
            self._rows.addLayout(line)
            self._rows.addSpacing(4)

    def _add_buttons(self) -> None:
        self.more = button(self.tr("Advanced…"), self.toggle_access, "quiet")
        if self._are_there:
            self.more.hide()
        self.save_button = button(self.tr("Save"), self.save, "primary")
        self.put_first(self.more)
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Cancel"), self.close_sheet))
        self.footer.addWidget(self.save_button)

    def _wishes(self) -> Wishes:
        settings = self.access.settings()
        shown = {
            "full_text": self.text.value(),
            "notify": self.notify.value(),
            SOUND: self.sound.value(),
            "keep_days": self.keep.value(),
            REFRESH: self.refresh.value(),
            OFFLINE_PICTURES: self.pictures.value(),
        }
        settings |= {name: str(value) for name, value in shown.items() if value is not None and value != self._before[name]}
        if (weight := self._priority_row.wanted()) is not None:
            settings["priority"] = weight
        folder = self.folder.value()
        return Wishes(
            title=self.name.text().strip() if self._only else None,
            url=self.address.text().strip() if self._only else None,
            moves=folder is not None and folder != self._folder_before,
            folder_id=folder or None,
            account_id=account_of(subscriptions.folders(self._connection), folder or None),
            settings=settings,
        )


def _folder_choices(folders: Sequence[Folder], top: str) -> list[tuple[FolderId, str]]:
    """Return folders in sidebar order, with the names of enclosing ones."""
    choices: list[tuple[FolderId, str]] = [(_TOP, top)]

    def add(parent: FolderId | None, path: str) -> None:
        inside = sorted((each for each in folders if each.parent_id == parent), key=lambda each: each.position)
        for each in inside:
            choices.append((each.folder_id, path + each.title))
            add(each.folder_id, f"{path}{each.title} / ")

    add(None, "")
    return choices


def _ids(command: Command) -> set[CommandId]:
    inside = command.commands if isinstance(command, Batch) else ()
    return {command.command_id, *(each.command_id for each in inside)}
