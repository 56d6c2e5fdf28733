"""Result of an import: progress of the first refresh, marking old articles as read, undo. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget

from reader.domain.account_events import ChangesWaiting, SyncFinished
from reader.domain.clock import DAY_SECONDS, Clock
from reader.domain.commands import CancelRetrievals, Command, MarkRead
from reader.domain.errors import Problem
from reader.domain.events import (
    EntriesArrived,
    Event,
    OpmlImported,
    RetrievalProgress,
    StatusesChanged,
    SubscriptionsChanged,
)
from reader.domain.ids import CommandId, EntryId
from reader.domain.value_classes import dataclass
from reader.storage.imported_entries import count_gone
from reader.storage.remote_feeds import unsettled
from reader.storage.statuses import unread_before
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.dialogs.brought_along import BroughtAlong, TimeLeft
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator, fill, labelled
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button

_QUERY, _GONE_QUERY, _THERE_QUERY = "imported", "imported.gone", "imported.there"
_COUNTED = EntriesArrived | StatusesChanged | SubscriptionsChanged | ChangesWaiting | SyncFinished
_NAMED = 5
_COUNT_MILLISECONDS = 400
_tr = Translator("ImportedSheet")
_WEEK_DAYS = 7


@dataclass(frozen=True, slots=True)
class ImportedNeeds:
    runner: QueryRunner
    clock: Clock
    submit: Callable[[Command], None]
    undo_import: Callable[[Command], None]
    undo_change: Callable[[Command], None]


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
        title = self.tr("%n subscriptions added", "", imported.added)
        if imported.reader:
            title = self.tr("%n subscriptions added from {reader}", "", imported.added)
        self.title.setText(fill(title, reader=imported.reader) if imported.added else self.tr("No new subscriptions"))
        self.setAccessibleName(self.title.text())
        self.message = PlainLabel(self.tr("Articles arrive in the background. You can start reading now."), kind="second")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.progress = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.left = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self._time_left = TimeLeft()
        self._stored = imported.stored
        self.brought = BroughtAlong(theme, imported)
        self.at_server = PlainLabel(kind="second", is_wrapped=True)
        self.at_server.hide()
        self.refused = PlainLabel(kind="warn", is_wrapped=True)
        self.refused.hide()
        self._steps = QWidget()
        boxes.row(self.progress, STRETCH, self.left, margins=0, on=self._steps)
        for part in (self.message, self.bar, self._steps, self.at_server, self.refused, self.brought, self._old_card()):
            self.body.addWidget(part)
        self.undo_button = button(self.tr("Undo import"), self.undo_import, "quiet")
        self.stop_button = button(self.tr("Stop refreshing"), self.stop_refreshing)
        self.go_button = button(self.tr("Start reading"), self.close_sheet, "primary")
        self.put_first(self.undo_button)
        self.undo_button.setVisible(self._undo is not None)
        self.footer.addStretch()
        self.footer.addWidget(self.stop_button)
        self.footer.addWidget(self.go_button)
        self._timer = single_shot(self, _COUNT_MILLISECONDS, self._count)
        self._show_progress(progress)
        self._show_old(((), 0))
        self.open()
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._count()

    def _old_card(self) -> QFrame:
        self.card_of_old = QFrame()
        self.card_of_old.setProperty("kind", "panel")
        self.days = Combo(
            self._theme,
            self.tr("Older than"),
            [(1, self.tr("a day")), (3, self.tr("3 days")), (_WEEK_DAYS, self.tr("a week")), (30, self.tr("a month"))],
        )
        self.days.set_value(_WEEK_DAYS)
        self.days.chosen.connect(self._count)
        self.old_text = PlainLabel(kind="second", is_wrapped=True)
        self.mark_button = button("", self.mark_old)
        boxes.column(
            PlainLabel(self.tr("Mark older articles as read?"), fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD)),
            self.old_text,
            boxes.row(PlainLabel(self.tr("Older than")), self.days, STRETCH, self.mark_button, spacing=12),
            spacing=8,
            margins=16,
            on=self.card_of_old,
        )
        return self.card_of_old

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

    def undo_import(self) -> None:
        command, self._undo = self._undo, None
        if command is not None:
            self._needs.submit(CancelRetrievals())
            self._needs.undo_import(command)
        self.close_sheet()

    def close_sheet(self) -> None:
        self._needs.runner.forget(_QUERY)
        self._needs.runner.forget(_GONE_QUERY)
        self._needs.runner.forget(_THERE_QUERY)
        super().close_sheet()

    def _count(self) -> None:
        self._needs.runner.run(_THERE_QUERY, partial(unsettled, feed_ids=self._feed_ids), self._show_there)
        if self._stored:
            self._needs.runner.run(_GONE_QUERY, partial(count_gone, entry_ids=self._stored), self._show_gone)
        before = int(self._needs.clock.now()) - (self.days.value() or _WEEK_DAYS) * DAY_SECONDS
        self._needs.runner.run(_QUERY, partial(unread_before, feed_ids=self._feed_ids, before=before), self._show_old)

    def _show_old(self, found: tuple[tuple[EntryId, ...], int]) -> None:
        """Show the number of old articles in text and button."""
        self._old, total = found
        number = len(self._old)
        self.old_text.setText(self.old_sentence(number, total))
        self.mark_button.setText(self.tr("Mark %n as read", "", number) if number else self.tr("Mark as read"))
        self.mark_button.setEnabled(number > 0)
        self.fit()

    @staticmethod
    def old_sentence(number: int, total: int) -> str:
        """Return the sentence on how many articles are older than the chosen age."""
        if not total:
            return _tr("No articles have arrived yet.")
        if not number:
            return _tr("No new articles are older than that.")
        text = _tr("Older than that: {old} of %n new articles. Ctrl+Z undoes it.", total)
        return fill(text, old=number_text(number))

    def _show_there(self, found: tuple[int, list[tuple[str, Problem]]]) -> None:
        """Show subscriptions still pending at the account's server, and those it refused."""
        waiting, refused = found
        self.at_server.setText(self.tr("%n feeds wait for the server, which fetches each as it subscribes to it.", "", waiting))
        self.at_server.setVisible(waiting > 0)
        lines = [self.tr("The server could not subscribe to %n feeds. Health shows them.", "", len(refused))]
        lines += [labelled(title, sentence(problem)) for title, problem in refused[:_NAMED]]
        self.refused.setText("\n".join(lines))
        self.refused.setVisible(bool(refused))
        self.fit()

    def _show_gone(self, number: int) -> None:
        self.brought.show_gone(number)
        self.fit()

    def _show_progress(self, progress: RetrievalProgress) -> None:
        is_busy = progress.total > progress.done
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
