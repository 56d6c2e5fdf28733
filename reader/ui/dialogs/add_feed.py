"""Adding a site or feed: address, preview, folder, errors in place. GUI thread only."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from reader.domain.addresses import file_of, is_mail
from reader.domain.commands import (
    AddFile,
    AddProgram,
    AddSubscription,
    AddToAccount,
    Command,
    PreviewFeed,
    PreviewProgram,
    SavePage,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, Event, FeedPreviewed, FeedsFound, SubscriptionAdded
from reader.domain.feed import FeedPreview
from reader.domain.ids import DAY_SECONDS, AccountId, Clock, CommandId, FolderId
from reader.domain.rules import FoundProgram
from reader.domain.subscription import FoundFeed
from reader.domain.value_classes import dataclass
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Combo, Radio
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import FieldIcon, PlainLabel, button, progress_bar
from reader.ui.kit.painting import Painted, fill_round, hairline, text_line, tile_color, tile_letter, turn_round, upright
from reader.ui.kit.sheet import CommandSheet, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.feeds import rate_text
from reader.ui.text.problems import sentence
from reader.ui.text.times import day_and_time, local_day, relative_time
from reader.ui.text.translate import Translator, dotted, fill

_tr = Translator("AddFeedSheet")

_HEADER_PX, _ROW_PX = 68, 36
_SIDE = 16.0
_TILE = 40.0
_GAP = 14.0
_RADIUS = 10
_FORMATS = (("rss", "RSS"), ("atom", "Atom"), ("json", "JSON Feed"), ("rdf", "RSS"), ("cdf", "CDF"))


class FeedPreviewCard(Painted, QWidget):
    """Painted without fetching anything; the icon is the feed's initial."""

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._clock = clock
        self._preview: FeedPreview | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_preview(self, preview: FeedPreview) -> None:
        self._preview = preview
        rows = [f"{title}, {self._time(at)}" if at is not None else title for title, at in preview.newest]
        self.setAccessibleName(", ".join(filter(None, (preview.title, preview.description))))
        self.setAccessibleDescription("; ".join(rows))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        rows = len(self._preview.newest) or 1 if self._preview is not None else 0
        return QSize(200, fonts.scaled(_HEADER_PX) + rows * fonts.scaled(_ROW_PX))

    def paint(self, painter: QPainter) -> None:
        if self._preview is None:
            return
        area = QRectF(self.rect())
        turn_round(painter, area)
        fill_round(painter, area, _RADIUS, self._theme.color("line"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), _RADIUS - 1, self._theme.color("bg_list"))
        header = QRectF(area.left(), area.top(), area.width(), fonts.scaled(_HEADER_PX))
        self._paint_header(painter, header, self._preview)
        top, height = header.bottom(), fonts.scaled(_ROW_PX)
        for title, at in self._preview.newest or ((_tr("No articles yet"), None),):
            hairline(painter, area.left() + 1, area.right() - 1, top + 1, self._theme.color("line"))
            row = QRectF(area.left() + _SIDE, top, area.width() - 2 * _SIDE, height)
            self._paint_row(painter, row, " ".join(title.split()), at)
            top += height

    def _paint_header(self, painter: QPainter, header: QRectF, preview: FeedPreview) -> None:
        tile = QRectF(header.left() + _SIDE, header.center().y() - _TILE / 2, _TILE, _TILE)
        fill_round(painter, tile, 10, tile_color(preview.url))
        with upright(painter, tile):
            painter.setPen(Qt.GlobalColor.white)
            painter.setFont(fonts.ui_font(fonts.INPUT_PX, fonts.BOLD))
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, tile_letter(preview.title))
        text = header.adjusted(_SIDE + _TILE + _GAP, 0, -_SIDE, 0)
        line, small = fonts.scaled(20), fonts.scaled(18)
        top = header.center().y() - (line + small) / 2
        color = self._theme.color
        name = fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD)
        text_line(painter, QRectF(text.left(), top, text.width(), line), name, color("text"), preview.title, is_name=True)
        below = QRectF(text.left(), top + line, text.width(), small)
        said = " ".join(preview.description.split()) or preview.url
        text_line(painter, below, fonts.ui_font(fonts.SMALL_PX), color("text_3"), said, is_name=True)

    def _paint_row(self, painter: QPainter, row: QRectF, title: str, at: int | None) -> None:
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        time = self._time(at) if at is not None else ""
        width = QFontMetricsF(small).horizontalAdvance(time) + 1
        text_line(painter, QRectF(row.right() - width, row.top(), width, row.height()), small, self._theme.color("text_3"), time)
        words = row.adjusted(0, 0, -width - _GAP, 0)
        text_line(painter, words, fonts.ui_font(fonts.BASE_PX), self._theme.color("text"), title or _tr("Untitled"))

    def _time(self, at: int) -> str:
        is_today = local_day(at, self._clock) == local_day(self._clock.now(), self._clock)
        return day_and_time(at, self._clock) if is_today else relative_time(at, self._clock)


def feed_facts(preview: FeedPreview) -> str:
    """Return a summary such as 'Atom · about 3 times a week'."""
    kind = next((name for start, name in _FORMATS if preview.format.startswith(start)), "")
    times = preview.posted_at
    span = max(times) - min(times) if times else 0
    return dotted(kind, rate_text((len(times) - 1) / (span / DAY_SECONDS)) if span else "", between="  ·  ")


_MOST_CHOICES = 12
_PASTED = 4
"""Number of letters inserted at once that counts as pasting."""
_E_MAIL = re.compile(r"[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+")
_KINDS = (("atom", "Atom"), ("json", "JSON Feed"), ("rss", "RSS"), ("xml", "RSS"))

Folders = Sequence[tuple[FolderId | None, str]]


def folder_choice(theme: Theme, top: str, folders: Folders, folder_id: FolderId | None) -> Combo[FolderId | None]:
    choice: Combo[FolderId | None] = Combo(theme, _tr("Folder"), [(None, top), *folders])
    choice.set_value(folder_id if any(known == folder_id for known, _ in folders) else None)
    return choice


@dataclass(frozen=True, slots=True)
class Ways:
    """Alternatives to feeds on the web: programs in their folder, a page without a feed, an account, a mailbox. `accounts` gives the server
    of a folder.
    """

    programs: Sequence[FoundProgram]
    follow_page: Callable[[str, FolderId | None], object]
    add_account: Callable[[str], object]
    add_newsletters: Callable[[str], object]
    accounts: Mapping[FolderId, AccountId] = field(default_factory=dict)


def _is_of_mail(typed: str) -> bool:
    """Return whether a mailbox was typed: by its address, or that of its owner."""
    return is_mail(typed) or _E_MAIL.fullmatch(typed) is not None


class AddFeedSheet(CommandSheet):
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
        super().__init__(theme, window, submit)
        self._ways = ways
        self._finding: CommandId | None = None
        self._adding: dict[CommandId, str] = {}
        self._failed: dict[str, str] = {}
        self._preview: FeedPreview | None = None
        self._found: tuple[FoundFeed, ...] = ()
        self._length = len(address)
        self.set_title(self.tr("Add a feed"))
        self._make_field(address)
        self.hint = PlainLabel(
            self.tr("You can paste several addresses."), fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True
        )
        self._wait = progress_bar(self.tr("Finding the feed"))
        self._choices = QWidget()
        self._choice_rows = boxes.column(spacing=0, margins=0, on=self._choices)
        self._group = QButtonGroup(self)
        self.choices: list[Radio] = []
        self.card_of_feed = FeedPreviewCard(theme, clock)
        self._make_options(folders, folder_id)
        self.page_button = button(self.tr("Follow this page…"), self.follow_page)
        self.save_button = button(self.tr("Save page"), self.save_page)
        self.account_button = button(self.tr("Add account…"), self.add_account)
        self._elsewhere = boxes.widget(boxes.row(self.page_button, self.save_button, self.account_button, spacing=8, margins=0))
        self._elsewhere.hide()
        self._make_source()
        self.show_parts(
            self._source_row,
            self.field,
            self.hint,
            self._wait,
            self.message,
            (self._elsewhere, 0, Qt.AlignmentFlag.AlignLeft),
            self._choices,
            self.card_of_feed,
            self._options,
            least=40,
        )
        self.add_button = button("", self.go, "primary")
        self.mail_button = button(self.tr("Newsletters from a mailbox…"), self.add_newsletters, "quiet")
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.add_button, quiet=self.mail_button)
        self._show_state()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_field(self, address: str) -> None:
        self.field = LineEdit(
            address, self.tr("Address"), hint=self.tr("Any address: a site, a feed, a channel page"), kind="large"
        )
        self.field.setFont(fonts.ui_font(fonts.ROW_PX))
        FieldIcon(self._theme, self.field, "link", self.tr("Address"))
        self.field.textChanged.connect(self._changed)
        self.field.textEdited.connect(self._edited)

    def _make_source(self) -> None:
        """Create the choice between web and the user's programs, if there are programs."""
        programs = self._ways.programs if self._ways is not None else ()
        names = [(each.name, fill(self.tr("Program {name}"), name=each.name)) for each in programs]
        self.source: Combo[str] = Combo(self._theme, self.tr("Source"), [("", self.tr("Web")), *names])
        self.source.chosen.connect(self._source_chosen)
        self._source_row = with_label(self.tr("Source"), self.source)
        self._source_row.setVisible(bool(programs))

    def _make_options(self, folders: Folders, folder_id: FolderId | None) -> None:
        self.folder = folder_choice(self._theme, self.tr("Top level"), folders, folder_id)
        self.name = LineEdit()
        self._name_row = with_label(self.tr("Title"), self.name, is_wide=True)
        self._options = boxes.widget(
            boxes.column(with_label(self.tr("Folder"), self.folder), self._name_row, spacing=10, margins=0)
        )

    # User actions

    def go(self) -> None:
        if self._finding is not None or self._adding:
            return
        if self._file():
            self._add(AddFile(self._file(), self.folder.value()))
        elif len(self._addresses()) > 1:
            commands = [self._add_command(address) for address in self._addresses()]
            self._failed = {}
            self._adding = {command.command_id: command.url for command in commands}
            self.say(self.tr("Adding %n feeds…", "", len(commands)))
            self._show_state()
            for command in commands:
                self._submit(command)
        elif self._preview is not None and self._program():
            self._add(AddProgram(self._program(), self.folder.value(), self.name.text().strip()))
        elif self._program():
            self._find(PreviewProgram(self._program()), self.tr("Running the program…"))
        elif self._preview is not None:
            self._add(self._add_command(self._preview.url, self.name.text().strip()))
        elif _is_of_mail(self.field.text().strip()):
            self.add_newsletters()
        elif self._addresses():
            self.find_feed(self.field.text().strip())

    def find_feed(self, url: str) -> None:
        self._find(PreviewFeed(url), self.tr("Finding the feed…"))

    def follow_page(self) -> None:
        if self._ways is not None:
            self._ways.follow_page(self.field.text().strip(), self.folder.value())

    def save_page(self) -> None:
        self._submit(SavePage(self.field.text().strip()))
        self.close_sheet()

    def add_account(self) -> None:
        if self._ways is not None:
            self._ways.add_account(self.field.text().strip())

    def add_newsletters(self) -> None:
        """Continue with a mailbox, whose address may have been typed."""
        typed = self.field.text().strip()
        if self._ways is not None:
            self._ways.add_newsletters(typed if _is_of_mail(typed) else "")

    def _find(self, command: PreviewFeed | PreviewProgram, text: str) -> None:
        self._finding, self._preview = command.command_id, None
        self.say(text)
        self._elsewhere.hide()
        self._show_state()
        self.send(command, is_query=True)

    def doubt(self) -> None:
        """Require the user's consent before requesting an address in their own network that another program, perhaps a web page,
        passed on.
        """
        self.say(self.tr("This address is in your local network. Add it only if you trust it."), "warn")
        self.fit()

    def _edited(self, text: str) -> None:
        """Request pasted text at once; typed text waits for Return."""
        is_pasted = len(text) - self._length >= _PASTED
        self._length = len(text)
        if is_pasted and len(self._addresses()) == 1 and "." in text and not self._file():
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
        self._finding, self._preview = None, None
        self._elsewhere.hide()
        self._offer(())
        self.say("")
        self._show_state()

    def _add_command(self, url: str, title: str = "") -> AddSubscription | AddToAccount:
        """Return the command that adds a feed locally, or at the server of the folder's account."""
        folder_id = self.folder.value()
        account_id = self._ways.accounts.get(folder_id) if self._ways is not None and folder_id is not None else None
        if account_id is None:
            return AddSubscription(url, folder_id, title)
        return AddToAccount(account_id, url, folder_id, title)

    def _add(self, command: AddSubscription | AddToAccount | AddProgram | AddFile) -> None:
        match command:
            case AddProgram(name=name) | AddFile(path=name):
                self._adding[command.command_id] = name
            case _:
                self._adding[command.command_id] = command.url
        self._show_state()
        self._submit(command)

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
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
        self.say(text, "warn" if preview.is_plain else "second")
        facts = feed_facts(preview)
        chosen = self._group.checkedButton()
        if isinstance(chosen, Radio):
            chosen.set_detail(facts)
        elif facts and not preview.is_plain:
            self.say(dotted(text, facts, between="  ·  "))
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

    def _file(self) -> str:
        """Return the path of the typed file; empty for an address."""
        typed = self.field.text().strip()
        path = file_of(typed) or typed
        return path if not self._program() and Path(path).is_absolute() and not path.startswith("//") else ""

    def _program(self) -> str:
        """Return the selected program; empty for the web."""
        return self.source.value() or ""

    def _fail(self, *texts: str) -> None:
        self.say("\n".join(texts), "bad")
        self._show_state()
        if self._program():
            self.source.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.choices:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_state(self) -> None:
        """Show only what applies: folder and title once there is a feed to add."""
        number = 1 if self._program() else len(self._addresses())
        self.field.setHidden(bool(self._program()))
        has_feed = self._preview is not None
        is_busy = self._finding is not None or bool(self._adding)
        self._wait.setVisible(is_busy)
        self.message.setVisible(bool(self.message.text()))
        self.hint.setHidden(bool(self._program()) or is_busy or bool(self.message.text()))
        self._choices.setVisible(bool(self.choices))
        self.card_of_feed.setVisible(has_feed and number <= 1)
        self._options.setVisible((has_feed or number > 1) and self._finding is None)
        self._name_row.setVisible(has_feed and number <= 1)
        verb = self.tr("Add feed") if has_feed else self.tr("Run") if self._program() else self.tr("Find feed")
        self.add_button.setText(self.tr("Add %n feeds", "", number) if number > 1 else verb)
        self.add_button.setEnabled(number > 0 and not is_busy)
        self.fit()
