"""After an import: progress of the first refresh, what another reader brings along, undo. GUI thread only."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from reader.domain.commands import CancelRetrievals, Command, MarkRead, RetrieveNow
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    ChangesWaiting,
    EntriesArrived,
    Event,
    FeedChanged,
    OpmlImported,
    RetrievalProgress,
    StatusesChanged,
    SubscriptionsChanged,
    SyncFinished,
)
from reader.domain.health import PATIENCE_SECONDS, Finding, Fix, find_concerns
from reader.domain.ids import DAY_SECONDS, Clock, CommandId, EntryId, FeedId
from reader.domain.subscription import OpmlDocument, without_marks
from reader.domain.value_classes import dataclass
from reader.storage import feeds
from reader.storage.connection import ReadConnection
from reader.storage.imported import count_gone
from reader.storage.remote_feeds import unsettled
from reader.storage.statuses import unread_before
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Combo, TickBox
from reader.ui.kit.labels import EmphasisLabel, PlainLabel, button, progress_bar, separator
from reader.ui.kit.painting import Painted, paint_tile, turn_round
from reader.ui.kit.sheet import Dialog
from reader.ui.kit.theme import Theme
from reader.ui.text.health import fix_text, next_text
from reader.ui.text.languages import number_text
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, dotted, fill, labelled, set_tip

_tr = Translator("ImportedSheet")

_ICON_PX = 14
_LINE_PX = 18
_MINUTE = 60
_FEWEST = 5
"""Number of refreshed feeds required for an estimate."""


class ImportSummary(QWidget):
    """Stars, tags, read states, and at the end articles missing from their feeds."""

    def __init__(self, theme: Theme, imported: OpmlImported) -> None:
        super().__init__()
        self._theme = theme
        self._reader = imported.reader
        self._lines: list[tuple[PlainLabel, EmphasisLabel, str]] = []
        self._icons: dict[PlainLabel, tuple[str, str]] = {}
        self._column = boxes.column(spacing=4, margins=0, on=self)
        read = fill(_tr("[%n] articles marked as read, as they were in {reader}", imported.read), reader=self._reader)
        for number, text in (
            (imported.starred, _tr("[%n] starred articles", imported.starred)),
            (imported.tagged, _tr("[%n] tagged articles", imported.tagged)),
            (imported.read, read),
        ):
            if number:
                self._add(text)
        if imported.left_out:
            self._add(_tr("[%n] skipped: not among the articles of their account", imported.left_out), "minus", "text_3")
        self._gone = ""
        theme.changed.connect(self._recolor)
        if not self._lines:
            self.hide()

    def text(self) -> str:
        return "\n".join(_plain(text) for _, _, text in self._lines)

    def show_gone(self, number: int) -> None:
        """Show the number of articles added from the other reader's copy because their feeds no longer contain them."""
        text = fill(_tr("[%n] are no longer in their feeds: added from the copy in {reader}", number), reader=self._reader)
        if number and not self._gone:
            self._add(text)
        elif self._gone:
            self._lines[-1] = (*self._lines[-1][:2], text)
            self._recolor()
        self._gone = self._gone or (text if number else "")

    def _add(self, text: str, icon_name: str = "tick", color: str = "ok") -> None:
        icon, label = PlainLabel(), EmphasisLabel(fonts.ui_font(fonts.SMALL_PX, tabular=True))
        label.setWordWrap(False)
        label.setProperty("kind", "second")
        self._lines.append((icon, label, text))
        self._icons[icon] = icon_name, color
        row = boxes.row((icon, 0, Qt.AlignmentFlag.AlignVCenter), (label, 1), spacing=8, margins=0)
        # in a line higher than its font, text is at the bottom
        icon.setContentsMargins(0, _LINE_PX - _ICON_PX - 4, 0, 0)
        self._column.addLayout(row)
        self._recolor()
        # a child added to a visible widget counts for its height only once shown
        icon.show()
        label.show()

    def _recolor(self) -> None:
        for icon, label, text in self._lines:
            name, color = self._icons[icon]
            icon.setPixmap(self._theme.icons.pixmap(name, self._theme.color(color), _ICON_PX, self.devicePixelRatioF()))
            label.show_sentences([text], self._theme.color("text"), _LINE_PX)
            label.setAccessibleName(_plain(text))


def _plain(text: str) -> str:
    return text.replace("[", "").replace("]", "")


class TimeLeft:
    """Estimates the time left of a refresh from its pace since first seen."""

    def __init__(self) -> None:
        self._first: tuple[float, int] | None = None

    def text(self, progress: RetrievalProgress, now: float) -> str:
        """Return the time left as text; empty while it cannot be estimated."""
        if self._first is None or progress.done < self._first[1]:
            self._first = (now, progress.done)
        began_at, done_before = self._first
        done = progress.done - done_before
        if done < _FEWEST or now <= began_at:
            return ""
        minutes = (progress.total - progress.done) * (now - began_at) / done / _MINUTE
        return _tr("less than a minute left") if minutes < 1 else _tr("about %n minutes left", round(minutes))


@dataclass(frozen=True, slots=True)
class Retrieved:
    """Outcome for the imported feeds: the number that can be read, and what is wrong with the others."""

    ready: int
    failed: tuple[Finding, ...]


def retrieved(connection: ReadConnection, feed_ids: Collection[FeedId], now: float) -> Retrieved:
    """Look at the imported feeds. Nobody has read them yet, so that no problem is left to time as if the feed had worked before."""
    wanted = set(feed_ids)
    own = [each for each in feeds.checkups(connection) if each.feed_id in wanted]
    troubled = [each for each in own if each.problem is not None and each.succeeded_at is None]
    findings = find_concerns([replace(each, dismissed="") for each in troubled], now + PATIENCE_SECONDS)
    return Retrieved(sum(each.succeeded_at is not None for each in own), tuple(findings))


def first_fix(finding: Finding) -> Fix:
    """Return what most likely helps a feed that never worked here."""
    problem = finding.checkup.problem
    if problem is not None and problem.kind is ProblemKind.NOT_FOUND:
        return Fix.FIND_AGAIN
    return finding.fixes[0] if finding.fixes else Fix.RETRY


class FailureRow(Painted, QWidget):
    """One feed that could not be reached, with what to do about it."""

    def __init__(self, theme: Theme, finding: Finding, clock: Clock, fix: Callable[[Fix, Finding], object]) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._finding, self._fix = finding, fix
        checkup = finding.checkup
        self.setFixedHeight(_FAILURE_PX)
        self.title = PlainLabel(checkup.title, fonts.ui_font(fonts.BASE_PX))
        what = sentence(checkup.problem).rstrip(".") if checkup.problem is not None else ""
        self.what = PlainLabel(dotted(what, next_text(finding, clock)), fonts.ui_font(fonts.SMALL_PX), kind="meta")
        for label in (self.title, self.what):
            label.setMinimumWidth(1)
            set_tip(label, label.text())
        self.button = button(fix_text(first_fix(finding)), self._do, "quiet", is_dense=True)
        self.button.setAccessibleDescription(checkup.title)
        names = boxes.column(STRETCH, self.title, self.what, STRETCH, spacing=0, margins=0)
        boxes.row(boxes.Gap(_TILE_PX + 8), (names, 1), self.button, spacing=8, margins=(0, 1, 0, 0), on=self)

    def _do(self) -> None:
        fix = first_fix(self._finding)
        if fix is Fix.RETRY:
            self.button.setEnabled(False)
        self._fix(fix, self._finding)

    def paint(self, painter: QPainter) -> None:
        turn_round(painter, QRectF(self.rect()))
        painter.fillRect(QRectF(0, 0, self.width(), 1), self._theme.color("line"))
        tile = QRectF(0, (self.height() - _TILE_PX) / 2, _TILE_PX, _TILE_PX)
        paint_tile(painter, self._theme, tile, self._finding.feed_id, self._finding.checkup.title)


_QUERY, _GONE_QUERY, _THERE_QUERY, _FOUND_QUERY = "imported", "imported.gone", "imported.there", "imported.retrieved"
_COUNTED = EntriesArrived | StatusesChanged | SubscriptionsChanged | ChangesWaiting | SyncFinished | FeedChanged
_FAILURE_PX, _TILE_PX = 44, 16
_NAMED = 5
_WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class ImportedNeeds:
    runner: QueryRunner
    clock: Clock
    submit: Callable[[Command], None]
    undo_import: Callable[[Command], None]
    undo_change: Callable[[Command], None]
    start_reading: Callable[[], None]
    fix: Callable[[Fix, Finding], None]
    """Shows the health page, and there what comes of a fix."""


class ImportedSheet(Dialog):
    """Can be closed and reopened during the refresh, as its state is only the import and the progress."""

    def __init__(
        self, theme: Theme, window: QWidget, needs: ImportedNeeds, imported: OpmlImported, progress: RetrievalProgress
    ) -> None:
        super().__init__(theme, window, "")
        self._needs = needs
        self._feed_ids = imported.feed_ids
        self._undo = imported.undo
        self._old: tuple[EntryId, ...] = ()
        self._marking: CommandId | None = None
        self._undo_marking: Command | None = None
        title = self.tr("%n feeds imported", "", imported.added)
        if imported.reader:
            title = self.tr("%n feeds imported from {reader}", "", imported.added)
        self.title.setText(fill(title, reader=imported.reader) if imported.added else self.tr("No new feeds"))
        self.setAccessibleName(self.title.text())
        self.message = PlainLabel(kind="second", is_wrapped=True)
        self._is_busy = False
        self._found = Retrieved(0, ())
        self.failures: list[FailureRow] = []
        self._failure_rows = boxes.column(spacing=0)
        self.bar = progress_bar(self.tr("Progress"))
        self.progress = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.left = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self._time_left = TimeLeft()
        self._stored = imported.stored
        self.brought = ImportSummary(theme, imported)
        self.at_server = PlainLabel(kind="second", is_wrapped=True)
        self.at_server.hide()
        self.refused = PlainLabel(kind="warn", is_wrapped=True)
        self.refused.hide()
        self._steps = boxes.widget(boxes.row(self.progress, STRETCH, self.left, margins=0))
        for part in (self.message, self.bar, self._steps, self.at_server, self.refused, self.brought):
            self.body.addWidget(part)
        self.body.addLayout(self._failure_rows)
        self.old_text = PlainLabel(is_wrapped=True)
        self.mark_button = button(self.tr("Mark as read"), self.mark_old, "quiet", is_dense=True)
        self._old_line = boxes.widget(boxes.row((self.old_text, 1), self.mark_button, spacing=8, margins=(0, 8, 0, 0)))
        if self._feed_ids:
            # its place is kept until articles arrive
            room = self._old_line.sizePolicy()
            room.setRetainSizeWhenHidden(True)
            self._old_line.setSizePolicy(room)
        self.body.addWidget(self._old_line)
        self.undo_button = button(self.tr("Undo import"), self.undo_import, "quiet")
        self.stop_button = button(self.tr("Stop refreshing"), self.stop_refreshing)
        self.go_button = button(self.tr("Start reading"), self.start_reading, "primary")
        self.set_buttons(self.stop_button, self.go_button, quiet=self.undo_button)
        self.undo_button.setVisible(self._undo is not None)
        self._timer = single_shot(self, 400, self._count)
        self._show_old(((), 0))
        self._show_progress(progress)
        self._show_found(self._found)
        self.open()
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._count()

    def handle_event(self, event: Event) -> None:
        if isinstance(event, StatusesChanged) and event.cause is not None and event.cause == self._marking:
            self._undo_marking = event.undo
        if isinstance(event, RetrievalProgress):
            self._show_progress(event)
        elif isinstance(event, _COUNTED) and not self._timer.isActive():
            self._timer.start()

    def mark_old(self) -> None:
        """Mark exactly the counted articles; the message and Ctrl+Z offer undo."""
        if self._old:
            command = MarkRead(self._old)
            self._marking = command.command_id
            self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.mark_button.setEnabled(False)
            self._needs.submit(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo marking on Ctrl+Z, as the window's shortcuts are disabled while a sheet is open."""
        if event.matches(QKeySequence.StandardKey.Undo) and self._undo_marking is not None:
            command, self._undo_marking = self._undo_marking, None
            self._needs.undo_change(command)
        super().keyPressEvent(event)

    def stop_refreshing(self) -> None:
        """Cancel pending refreshes; those already requested still finish, which may take as long as a server does."""
        self.stop_button.setEnabled(False)
        self.stop_button.setText(self.tr("Stopping…"))
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._needs.submit(CancelRetrievals())

    def start_reading(self) -> None:
        self.close_sheet()
        self._needs.start_reading()

    def fix(self, fix: Fix, finding: Finding) -> None:
        """Try a feed again from here; all else is shown where it is done."""
        if fix is Fix.RETRY:
            self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self._needs.submit(RetrieveNow((finding.feed_id,), even_gone=True))
        else:
            self.close_sheet()
            self._needs.fix(fix, finding)

    def undo_import(self) -> None:
        command, self._undo = self._undo, None
        if command is not None:
            self._needs.submit(CancelRetrievals())
            self._needs.undo_import(command)
        self.close_sheet()

    def close_sheet(self) -> None:
        for name in (_QUERY, _GONE_QUERY, _THERE_QUERY, _FOUND_QUERY):
            self._needs.runner.forget(name)
        super().close_sheet()

    def _count(self) -> None:
        self._needs.runner.run(_THERE_QUERY, partial(unsettled, feed_ids=self._feed_ids), self._show_there)
        if self._stored:
            self._needs.runner.run(_GONE_QUERY, partial(count_gone, entry_ids=self._stored), self._show_gone)
        now = self._needs.clock.now()
        query = partial(retrieved, feed_ids=self._feed_ids, now=now)
        self._needs.runner.run(_FOUND_QUERY, query, self._show_found)
        before = int(now) - _WEEK_DAYS * DAY_SECONDS
        self._needs.runner.run(_QUERY, partial(unread_before, feed_ids=self._feed_ids, before=before), self._show_old)

    def _show_old(self, found: tuple[tuple[EntryId, ...], int]) -> None:
        self._old, total = found
        number = len(self._old)
        text = fill(self.tr("Older than a week: {old} of %n articles", "", total), old=number_text(number))
        self.old_text.setText(text)
        self.mark_button.setEnabled(number > 0)
        self._old_line.setVisible(total > 0)
        self.fit()

    @property
    def _is_done(self) -> bool:
        tried = self._found.ready + len(self._found.failed)
        return not self._is_busy and bool(self._feed_ids) and tried >= len(set(self._feed_ids))

    def _show_found(self, found: Retrieved) -> None:
        """Show how many feeds can be read, and what to do about the others."""
        changed = found.failed != self._found.failed or not self.message.text()
        self._found = found
        ready, failed = found.ready, len(found.failed)
        if not self._is_done:
            text = self.tr("Articles arrive in the background. You can start reading now.")
        elif not failed:
            text = self.tr("All are ready to read.")
        else:
            begin = self.tr("%n are ready to read.", "", ready) if ready else self.tr("None is ready to read yet.")
            text = begin + " " + self.tr("%n could not be reached:", "", failed)
        self.message.setText(text)
        if changed:
            for row in self.failures:
                row.hide()
                row.deleteLater()
            shown = found.failed[:_NAMED]
            self.failures = [FailureRow(self._theme, each, self._needs.clock, self.fix) for each in shown]
            for row in self.failures:
                self._failure_rows.addWidget(row)
                row.show()
        self.fit()

    def _show_there(self, found: tuple[int, list[tuple[str, Problem]]]) -> None:
        """Show subscriptions still pending at the account's server, and those it refused."""
        waiting, refused = found
        self.at_server.setText(self.tr("%n feeds wait for the server, which refreshes each as it subscribes to it.", "", waiting))
        self.at_server.setVisible(waiting > 0)
        lines = [self.tr("The server could not subscribe to %n feeds. They need attention.", "", len(refused))]
        lines += [labelled(title, sentence(problem)) for title, problem in refused[:_NAMED]]
        self.refused.setText("\n".join(lines))
        self.refused.setVisible(bool(refused))
        self.fit()

    def _show_gone(self, number: int) -> None:
        self.brought.show_gone(number)
        self.fit()

    def _show_progress(self, progress: RetrievalProgress) -> None:
        was_busy, self._is_busy = self._is_busy, progress.total > progress.done
        is_busy = self._is_busy
        if was_busy and not is_busy:
            self._timer.start()
        text = self.tr("{done} of %n feeds refreshed", "", progress.total)
        self.progress.setText(fill(text, done=number_text(progress.done)))
        self.left.setText(self._time_left.text(progress, self._needs.clock.now()))
        self._steps.setVisible(is_busy)
        self.bar.setVisible(is_busy)
        if not is_busy:
            if self.stop_button.hasFocus():
                self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.stop_button.setText(self.tr("Stop refreshing"))
            self.stop_button.setEnabled(True)
        self.stop_button.setVisible(is_busy)
        if is_busy:
            self.bar.setRange(0, progress.total)
            self.bar.setValue(progress.done)
        self.fit()


_tr_bring_along = Translator("ImportSheet")

_SIDE = 28
_HEIGHT, _HEIGHT_NARROW = 56, 82
Path = tuple[str, ...]


class ImportOptions(QWidget):
    """Row under the feeds. Offers only data the list contains, and folders only if there are any."""

    def __init__(self, theme: Theme, document: OpmlDocument, folders: Sequence[Path], into: Path) -> None:
        super().__init__()
        kept, read = document.kept, Counter(article.feed_url for article in document.read)
        read.update(article.feed_url for article in kept if article.is_read)
        self.stars = TickBox(theme, _tr_bring_along("Stars"))
        self.tags = TickBox(theme, _tr_bring_along("Tags"))
        self.read = TickBox(theme, _tr_bring_along("Read states"))
        self._numbers = {
            self.stars: Counter(article.feed_url for article in kept if article.is_starred),
            self.tags: Counter(article.feed_url for article in kept if article.tags),
            self.read: read,
        }
        for box in self._numbers:
            box.setChecked(True)
        along = PlainLabel(_tr_bring_along("Bring along"), kind="second")
        self.into: Combo[Path] = Combo(
            theme,
            _tr_bring_along("Into"),
            [((), _tr_bring_along("Top level")), *((path, dotted(*path, between=" / ")) for path in folders)],
        )
        self.into.set_value(into)
        label = PlainLabel(_tr_bring_along("Into"), kind="second")
        label.setBuddy(self.into)
        self._marks = boxes.row(along, *self._numbers, STRETCH)
        place = boxes.row(label, self.into, STRETCH, spacing=24)
        self._choice = boxes.row((self._marks, 1), place, spacing=4, margins=(_SIDE, 4, _SIDE, 4))
        boxes.column(separator(), (self._choice, 1), spacing=0, margins=0, on=self)
        self.turn(is_narrow=False)
        has_marks, has_places = any(self._numbers.values()), bool(folders)
        unwanted: list[QWidget] = [box for box, numbers in self._numbers.items() if not numbers]
        unwanted += [along] if not has_marks else []
        unwanted += [label, self.into] if not has_places else []
        unwanted += [self] if not has_marks and not has_places else []
        for part in unwanted:
            part.hide()

    def turn(self, *, is_narrow: bool) -> None:
        """Stack the folder choice below the options if there is little room."""
        self._choice.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self._marks.setSpacing(12 if is_narrow else 24)
        self.setFixedHeight(_HEIGHT_NARROW if is_narrow and not self.into.isHidden() else _HEIGHT)

    def count(self, urls: AbstractSet[str]) -> None:
        for box, numbers in self._numbers.items():
            box.set_number(number_text(sum(number for url, number in numbers.items() if url in urls)))

    def document(self, chosen: OpmlDocument) -> OpmlDocument:
        left = {name: not box.isChecked() for name, box in zip(("stars", "tags", "read"), self._numbers, strict=True)}
        return without_marks(chosen, **left)
