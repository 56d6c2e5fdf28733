"""Importing OPML: what would happen, then the import itself and its first retrievals. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QWidget

from reader.domain.commands import CancelRetrievals, Command, ImportOpml
from reader.domain.events import CommandFailed, Event, OpmlImported, OpmlPreviewed, RetrievalProgress
from reader.domain.fill import fill
from reader.domain.ids import CommandId
from reader.domain.subscription import ImportPreview
from reader.ui.dialogs.import_preview import PreviewList
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.problem_text import sentence
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.sheet import Sheet

_WIDTH = 600
_MOST_LIST = 330
_ROUND_THE_LIST, _LEAST_LIST = 260, 60


class ImportSheet(Sheet):
    """Opened at once with a wait; filled when the preview comes; follows the first retrievals until they end or are left alone."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        submit: Callable[[Command], None],
        cause: CommandId,
        source: str,
        undo: Callable[[Command], None] = lambda _: None,
    ) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self._submit = submit
        self._cause: CommandId | None = cause
        self._preview: ImportPreview | None = None
        self._run_undo = undo
        self._undo: Command | None = None
        self._has_imported = False
        self.title.setText(self.tr("Import subscriptions"))
        self.setAccessibleName(self.title.text())
        self.message = PlainLabel(fill(self.tr("Reading {source}…"), source=source), kind="second", is_wrapped=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.list = PreviewList(theme)
        self.list.hide()
        self.body.addWidget(self.message)
        self.progress = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.progress.hide()
        self.body.addWidget(self.bar)
        self.body.addWidget(self.progress)
        self.body.addWidget(self.list)
        self.cancel_button = button(self.tr("Cancel"), self.close_sheet)
        self.stop_button = button(self.tr("Stop refreshing"), lambda: submit(CancelRetrievals()))
        self.go_button = button(self.tr("Import"), self.import_now, "primary")
        self.undo_button = button(self.tr("Undo import"), self.undo_import, "quiet")
        self.undo_button.hide()
        self.footer.addWidget(self.undo_button)
        self.footer.addStretch()
        for control in (self.cancel_button, self.stop_button, self.go_button):
            self.footer.addWidget(control)
        self.stop_button.hide()
        self.go_button.setEnabled(False)
        self.open()
        self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """The list is as high as its rows and the window let it be."""
        room = min(self.list.wanted_height(), _MOST_LIST, self.height() - _ROUND_THE_LIST)
        self.list.setFixedHeight(max(room, _LEAST_LIST))
        super().fit()

    def waits_for(self, cause: CommandId | None) -> bool:
        """Whether an answer to this command is shown here."""
        return cause is not None and cause == self._cause

    def handle_event(self, event: Event) -> None:
        """Follow the preview, the import and the retrievals after it."""
        if isinstance(event, RetrievalProgress):
            self._show_progress(event)
        elif self._cause is None or event.cause != self._cause:
            return
        elif isinstance(event, OpmlPreviewed):
            self._show_preview(event.preview)
        elif isinstance(event, OpmlImported):
            self._show_imported(event)
        elif isinstance(event, CommandFailed):
            self._show_failure(sentence(event.problem))

    def import_now(self) -> None:
        """Take the previewed document over; once it is there the button closes the sheet."""
        if self._has_imported or self._preview is None:
            self.close_sheet()
            return
        command = ImportOpml(self._preview.document)
        self._cause = command.command_id
        self.go_button.setEnabled(False)
        self.bar.setRange(0, 0)
        self.bar.show()
        self.message.setText(self.tr("Importing…"))
        self.fit()
        self._submit(command)

    def undo_import(self) -> None:
        """Take the import back and close."""
        command, self._undo = self._undo, None
        if command is not None:
            self._submit(CancelRetrievals())
            self._run_undo(command)
        self.close_sheet()

    def _show_preview(self, preview: ImportPreview) -> None:
        self._cause = None
        self._preview = preview
        self.bar.hide()
        self.message.setText(self._summary(preview))
        self.list.show_preview(preview)
        can_import = bool(preview.new or preview.moved or preview.document.folders)
        self.list.setVisible(self.list.lines.rowCount() > 0)
        self.go_button.setEnabled(can_import)
        self.fit()
        target = self.go_button if can_import else self.cancel_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _summary(self, preview: ImportPreview) -> str:
        parts = [self.tr("%n new", "", len(preview.new))]
        if preview.already_there:
            parts.append(self.tr("%n already subscribed", "", len(preview.already_there)))
        if preview.moved:
            parts.append(self.tr("%n moved", "", len(preview.moved)))
        if preview.document.duplicates:
            parts.append(self.tr("%n listed twice", "", preview.document.duplicates))
        if preview.document.skipped:
            parts.append(self.tr("%n skipped", "", len(preview.document.skipped)))
        if preview.document.repairs:
            parts.append(self.tr("%n repaired", "", len(preview.document.repairs)))
        return "  ·  ".join(parts)

    def _show_imported(self, event: OpmlImported) -> None:
        self._cause = None
        self._has_imported = True
        self.list.hide()
        self.bar.hide()
        self.cancel_button.hide()
        text = self.tr("%n subscriptions added.", "", event.added)
        self.message.setText(text + " " + self.tr("Articles arrive in the background."))
        self._undo = event.undo
        self.undo_button.setVisible(event.undo is not None)
        self.go_button.setText(self.tr("Start reading"))
        self.go_button.setEnabled(True)
        self.fit()
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_progress(self, progress: RetrievalProgress) -> None:
        if not self._has_imported:
            return
        is_busy = progress.total > progress.done
        text = self.tr("{done} of %n feeds refreshed", "", progress.total)
        self.progress.setText(fill(text, done=number_text(progress.done)))
        self.progress.setVisible(is_busy)
        self.bar.setVisible(is_busy)
        self.stop_button.setVisible(is_busy)
        if is_busy:
            self.bar.setRange(0, progress.total)
            self.bar.setValue(progress.done)
        self.fit()

    def _show_failure(self, text: str) -> None:
        self._cause = None
        self.bar.hide()
        self.message.setProperty("kind", "bad")
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)
        self.message.setText(text)
        self.cancel_button.setText(self.tr("Close"))
        self.go_button.hide()
        self.fit()
