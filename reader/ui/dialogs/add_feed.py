"""Adding a site or feed: address, preview, folder, errors in place. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QProgressBar, QWidget

from reader.domain.account_commands import AddToAccount
from reader.domain.clock import Clock
from reader.domain.commands import AddSubscription, Command
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, Event, FeedsFound, SubscriptionAdded
from reader.domain.feed_preview import FeedPreview, FeedPreviewed, PreviewFeed
from reader.domain.ids import AccountId, CommandId, FolderId
from reader.domain.program_commands import AddProgram, PreviewProgram
from reader.domain.programs import FoundProgram
from reader.domain.subscription import FoundFeed
from reader.domain.value_classes import dataclass
from reader.ui.dialogs.feed_preview_card import FeedPreviewCard, feed_facts
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import dotted, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.controls.radio import Radio
from reader.ui.widgets.dialog import PADDING_PX, Dialog, labelled, restyle
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.sheet import scrolled
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_MOST_CHOICES = 12
_BAR_PX, _RING_PX, _ROUND_THE_PARTS, _LEAST_PARTS = 12, 4, 180, 40
_PASTED = 4
"""Number of letters inserted at once that counts as pasting."""
_KINDS = (("atom", "Atom"), ("json", "JSON Feed"), ("rss", "RSS"), ("xml", "RSS"))

Folders = Sequence[tuple[FolderId | None, str]]


@dataclass(frozen=True, slots=True)
class Ways:
    """Alternatives to feeds on the web: programs in their folder, a page without a feed, an account. `accounts` gives the server
    of a folder.
    """

    programs: Sequence[FoundProgram]
    follow_page: Callable[[str, FolderId | None], object]
    add_account: Callable[[str], object]
    accounts: Mapping[FolderId, AccountId] = field(default_factory=dict)


class AddFeedSheet(Dialog):
    """Return finds and previews the feed, Return again adds it; several addresses are added together without a preview."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        clock: Clock,
        submit: Callable[[Command], None],
        folders: Folders = (),
        folder_id: FolderId | None = None,
        address: str = "",
        ways: Ways | None = None,
    ) -> None:
        super().__init__(theme, window, "")
        self._submit = submit
        self._ways = ways
        self._finding: CommandId | None = None
        self._adding: dict[CommandId, str] = {}
        self._failed: dict[str, str] = {}
        self._preview: FeedPreview | None = None
        self._found: tuple[FoundFeed, ...] = ()
        self._length = len(address)
        self.title.setText(self.tr("Add a feed"))
        self.setAccessibleName(self.title.text())
        self._make_field(address)
        self.message = PlainLabel(kind="second", is_wrapped=True)
        self._wait = QProgressBar()
        self._wait.setRange(0, 0)
        self._wait.setTextVisible(False)
        self._wait.setAccessibleName(self.tr("Finding the feed"))
        self._choices = QWidget()
        self._choice_rows = boxes.column(spacing=0, margins=0, on=self._choices)
        self._group = QButtonGroup(self)
        self.choices: list[Radio] = []
        self.card_of_feed = FeedPreviewCard(theme, clock)
        self._make_options(folders, folder_id)
        self.page_button = button(self.tr("Follow this page…"), self.follow_page)
        self.account_button = button(self.tr("Add account…"), self.add_account)
        self._elsewhere = QWidget()
        boxes.row(self.page_button, self.account_button, spacing=8, margins=0, on=self._elsewhere)
        self._elsewhere.hide()
        self._make_source()
        inside = QWidget()
        self._parts = boxes.column(
            self._source_row,
            self.field,
            self._wait,
            self.message,
            (self._elsewhere, 0, Qt.AlignmentFlag.AlignLeft),
            self._choices,
            self.card_of_feed,
            self._options,
            spacing=12,
            margins=(_BAR_PX, _RING_PX, _BAR_PX, _BAR_PX),
            on=inside,
        )
        self._area = scrolled(inside)
        self._bar = ThinScrollBar(self._area)
        # scroll bar and focus rings are in the card's margin
        self.body.setContentsMargins(PADDING_PX - _BAR_PX, 0, PADDING_PX - _BAR_PX, 20 - _BAR_PX)
        self.body.addWidget(self._area)
        self.add_button = button("", self.go, "primary")
        self.hint = PlainLabel(self.tr("You can paste several addresses."), fonts.ui_font(fonts.SMALL_PX), "meta")
        for item in (self.hint, button(self.tr("Cancel"), self.close_sheet), self.add_button):
            self.footer.addWidget(item)
        self.footer.insertStretch(1)
        self._show_state()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """Scroll the preview if the window is too low."""
        width = self.card_width() - 2 * (PADDING_PX - _BAR_PX)
        is_wrapped = self._parts.hasHeightForWidth()
        wanted = self._parts.totalHeightForWidth(width) if is_wrapped else self._parts.totalSizeHint().height()
        self._area.setFixedHeight(max(min(wanted, self._window.height() - _ROUND_THE_PARTS), _LEAST_PARTS))
        super().fit()

    def _make_field(self, address: str) -> None:
        self.field = LineEdit(address)
        self.field.setPlaceholderText(self.tr("Any address: a site, a feed, a channel page"))
        self.field.setAccessibleName(self.tr("Address"))
        self.field.setFont(fonts.ui_font(fonts.ROW_PX))
        self.field.setProperty("kind", "large")
        self._icon = self.field.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self._icon.setText(self.tr("Address"))
        self._recolor()
        self._theme.changed.connect(self._recolor)
        self.field.textChanged.connect(self._changed)
        self.field.textEdited.connect(self._edited)

    def _make_source(self) -> None:
        """Create the choice between web and the user's programs, if there are programs."""
        programs = self._ways.programs if self._ways is not None else ()
        names = [(each.name, fill(self.tr("Program {name}"), name=each.name)) for each in programs]
        self.source: Combo[str] = Combo(self._theme, self.tr("Source"), [("", self.tr("Web")), *names])
        self.source.chosen.connect(self._source_chosen)
        self._source_row = labelled(self.tr("Source"), self.source)
        self._source_row.setVisible(bool(programs))

    def _recolor(self) -> None:
        self._icon.setIcon(self._theme.icons.icon("link", self._theme.color("text_3")))

    def _make_options(self, folders: Folders, folder_id: FolderId | None) -> None:
        self.folder: Combo[FolderId | None] = Combo(self._theme, self.tr("Folder"), [(None, self.tr("Top level")), *folders])
        self.folder.set_value(folder_id if any(known == folder_id for known, _ in folders) else None)
        self.name = LineEdit()
        self.name.setAccessibleName(self.tr("Title"))
        self._options = QWidget()
        self._name_row = labelled(self.tr("Title"), self.name, is_wide=True)
        boxes.column(labelled(self.tr("Folder"), self.folder), self._name_row, spacing=10, margins=0, on=self._options)

    # User actions

    def go(self) -> None:
        if self._finding is not None or self._adding:
            return
        if len(self._addresses()) > 1:
            self._add_all(self._addresses())
        elif self._preview is not None and self._program():
            self._add(AddProgram(self._program(), self.folder.value(), self.name.text().strip()))
        elif self._program():
            self._find(PreviewProgram(self._program()), self.tr("Running the program…"))
        elif self._preview is not None:
            self._add(self._add_command(self._preview.url, self.name.text().strip()))
        elif self._addresses():
            self.find_feed(self.field.text().strip())

    def find_feed(self, url: str) -> None:
        self._find(PreviewFeed(url), self.tr("Finding the feed…"))

    def follow_page(self) -> None:
        """Continue with the blocks of a page that has no feed."""
        if self._ways is not None:
            self._ways.follow_page(self.field.text().strip(), self.folder.value())

    def add_account(self) -> None:
        """Continue with an account, as the address is a server's."""
        if self._ways is not None:
            self._ways.add_account(self.field.text().strip())

    def _find(self, command: PreviewFeed | PreviewProgram, text: str) -> None:
        self._finding, self._preview = command.command_id, None
        self.asked.add(command.command_id)
        self._say(text)
        self._elsewhere.hide()
        self._show_state()
        self._submit(command)

    def doubt(self) -> None:
        """Require the user's consent before requesting an address in their own network that another program, perhaps a web page,
        passed on.
        """
        self._say(self.tr("This address is in your local network. Add it only if you trust it."), "warn")
        self.fit()

    def _edited(self, text: str) -> None:
        """Request pasted text at once; typed text waits for Return."""
        is_pasted = len(text) - self._length >= _PASTED
        self._length = len(text)
        if is_pasted and len(self._addresses()) == 1 and "." in text:
            self.find_feed(text.strip())

    def _source_chosen(self) -> None:
        """Run the selected program at once, or show why it cannot run."""
        self._changed()
        found = next((each for each in self._ways.programs if each.name == self._program()), None) if self._ways else None
        if found is not None and found.problem is not None:
            self._fail(sentence(found.problem))
        elif found is not None:
            self.go()

    def _changed(self) -> None:
        """Discard earlier results after the address was edited."""
        self._finding, self._preview = None, None
        self._elsewhere.hide()
        self._offer(())
        self._say("")
        self._show_state()

    def _add_command(self, url: str, title: str = "") -> AddSubscription | AddToAccount:
        """Return the command that adds a feed locally, or at the server of the folder's account."""
        folder_id = self.folder.value()
        account_id = self._ways.accounts.get(folder_id) if self._ways is not None and folder_id is not None else None
        if account_id is None:
            return AddSubscription(url, folder_id, title)
        return AddToAccount(account_id, url, folder_id, title)

    def _add(self, command: AddSubscription | AddToAccount | AddProgram) -> None:
        self._adding[command.command_id] = command.name if isinstance(command, AddProgram) else command.url
        self._show_state()
        self._submit(command)

    def _add_all(self, addresses: Sequence[str]) -> None:
        commands = [self._add_command(address) for address in addresses]
        self._failed = {}
        self._adding = {command.command_id: command.url for command in commands}
        self._say(self.tr("Adding %n feeds…", "", len(commands)))
        self._show_state()
        for command in commands:
            self._submit(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Perform the next step on Return, in fields and choices."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.go()
            event.accept()
            return
        super().keyPressEvent(event)

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here."""
        return cause is not None and (cause == self._finding or cause in self._adding)

    def handle_event(self, event: Event) -> None:
        if event.cause is None or not self.waits_for(event.cause):
            return
        if event.cause in self._adding:
            self._follow_adding(event, event.cause)
        elif isinstance(event, FeedPreviewed):
            self._finding = None
            self._show_preview(event.preview)
        elif isinstance(event, FeedsFound):
            self.offer(event)
        elif isinstance(event, CommandFailed):
            self._finding = None
            self._elsewhere.setVisible(self._ways is not None and event.problem.kind is ProblemKind.NO_FEED_FOUND)
            self._fail(sentence(event.problem))

    def offer(self, event: FeedsFound) -> None:
        """Offer the feeds of a page; the first is previewed."""
        self._finding = None
        self._offer(event.feeds[:_MOST_CHOICES])
        if self.choices:
            self.choices[0].setChecked(True)
            self.find_feed(self._found[0].url)
            self.choices[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _follow_adding(self, event: Event, cause: CommandId) -> None:
        """Close after a single feed was added; after several, keep those that failed in the field."""
        if isinstance(event, CommandFailed):
            self._failed[self._adding.pop(cause)] = sentence(event.problem)
        elif isinstance(event, SubscriptionAdded):
            self._adding.pop(cause)
        elif isinstance(event, FeedsFound):
            address = self._adding.pop(cause)
            if not self._adding and not self._failed:
                self.field.setText(address)
                self.offer(event)
                return
            self._failed[address] = self.tr("This page has several feeds. Add it alone to choose one.")
        else:
            return
        if self._adding:
            return
        if not self._failed:
            self.close_sheet()
            return
        failed, self._failed = self._failed, {}
        if self._preview is not None:
            self._fail(*failed.values())
            return
        self.field.setText(" ".join(failed))
        self._fail(*(fill(self.tr("{address}: {problem}"), address=address, problem=text) for address, text in failed.items()))

    def _show_preview(self, preview: FeedPreview) -> None:
        self._preview = preview
        text = self.tr("Its site does not support https, so the connection is not encrypted.") if preview.is_plain else ""
        if not text:
            text = self.tr("%n feeds found", "", max(len(self._found), 1))
        self._say(text, "warn" if preview.is_plain else "second")
        facts = feed_facts(preview)
        chosen = self._group.checkedButton()
        if isinstance(chosen, Radio):
            chosen.set_detail(facts)
        elif facts and not preview.is_plain:
            self._say(dotted(text, facts, between="  ·  "))
        self.card_of_feed.show_preview(preview)
        self.name.setText(preview.title)
        self.name.setCursorPosition(0)
        self._show_state()

    def _offer(self, found: Sequence[FoundFeed]) -> None:
        self._found = tuple(found)
        if any(choice.hasFocus() for choice in self.choices):
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        for choice in self.choices:
            choice.hide()
            self._group.removeButton(choice)
            self._choice_rows.removeWidget(choice)
            choice.deleteLater()
        self.choices = []
        for feed in self._found:
            kind = next((name for part, name in _KINDS if part in feed.mime_type), "")
            choice = Radio(self._theme, feed.title or feed.url, kind if feed.title else "")
            choice.setAccessibleDescription(feed.url)
            choice.clicked.connect(partial(self.find_feed, feed.url))
            self._group.addButton(choice)
            self._choice_rows.addWidget(choice)
            self.choices.append(choice)

    # Display

    def _addresses(self) -> list[str]:
        return [] if self._program() else self.field.text().split()

    def _program(self) -> str:
        """Return the selected program; empty for the web."""
        return self.source.value() or ""

    def _fail(self, *texts: str) -> None:
        self._say("\n".join(texts), "bad")
        self._show_state()
        if self._program():
            self.source.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.choices:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, text: str, kind: str = "second") -> None:
        restyle(self.message, kind)
        self.message.setText(text)

    def _show_state(self) -> None:
        """Show only what applies: folder and title once there is a feed to add."""
        number = 1 if self._program() else len(self._addresses())
        self.field.setHidden(bool(self._program()))
        self.hint.setHidden(bool(self._program()))
        has_feed = self._preview is not None
        is_busy = self._finding is not None or bool(self._adding)
        self._wait.setVisible(is_busy)
        self.message.setVisible(bool(self.message.text()))
        self._choices.setVisible(bool(self.choices))
        self.card_of_feed.setVisible(has_feed and number <= 1)
        self._options.setVisible((has_feed or number > 1) and self._finding is None)
        self._name_row.setVisible(has_feed and number <= 1)
        verb = self.tr("Add feed") if has_feed else self.tr("Run") if self._program() else self.tr("Find feed")
        self.add_button.setText(self.tr("Add %n feeds", "", number) if number > 1 else verb)
        self.add_button.setEnabled(number > 0 and not is_busy)
        self.fit()
