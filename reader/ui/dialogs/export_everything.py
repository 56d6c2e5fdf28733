"""Progress and result of exporting everything. GUI thread only."""

import threading
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from reader.domain.clock import Clock
from reader.domain.errors import Problem
from reader.domain.recovery import Exported, PageTexts
from reader.ui.data.data_work import DataActions, run_file_work
from reader.ui.look.theme import Theme
from reader.ui.text.languages import language_code
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import full_date
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button

_tr = Translator("ExportSheet")

_WIDTH = 460
_STEP = 50
"""Number of articles between updates of the progress bar."""


class ExportSheet(Dialog):
    """Starts at once; closing it cancels the export and removes partial files."""

    _went = Signal(int, int)

    def __init__(self, theme: Theme, window: QWidget, actions: DataActions, folder: Path, clock: Clock) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self.title.setText(self.tr("Export everything"))
        self.setAccessibleName(self.title.text())
        self._is_broken_off = threading.Event()
        self.message = PlainLabel(
            self.tr("Exporting subscriptions, articles, tags, rules and preferences…"), kind="second", is_wrapped=True
        )
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(self.title.text())
        self.button = button(self.tr("Cancel"), self.close_sheet)
        self.body.addWidget(self.message)
        self.body.addWidget(self.bar)
        self.footer.addStretch()
        self.footer.addWidget(self.button)
        self._folder = folder
        self._went.connect(self._show_progress, Qt.ConnectionType.QueuedConnection)
        self.open()
        self.button.setFocus()
        went, is_broken_off = self._went, self._is_broken_off
        about = fill(self.tr("Exported by Beforehand on {date}"), date=full_date(clock.now(), clock))
        page = PageTexts(self.tr("Starred articles"), about, language_code())

        def may_continue(done: int, of: int) -> bool:
            if is_broken_off.is_set():
                return False
            if done % _STEP == 0 or done == of:
                went.emit(done, of)
            return True

        run_file_work(self, lambda: actions.export_everything(folder, may_continue, page), self._ended, self._failed)

    def close_sheet(self) -> None:
        """Cancel an unfinished export."""
        self._is_broken_off.set()
        super().close_sheet()

    def _show_progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, max(of, 1))
        self.bar.setValue(done)

    def _ended(self, written: Exported | None) -> None:
        if written is None:
            return
        articles = _tr("%n articles", written.articles)
        self._settle(fill(self.tr("{articles} and everything else exported to {folder}"), articles=articles, folder=self._folder))

    def _failed(self, problem: Problem) -> None:
        self._settle(sentence(problem))

    def _settle(self, message: str) -> None:
        self.bar.hide()
        self.message.setText(message)
        self.button.setText(self.tr("Done"))
        self.fit()
