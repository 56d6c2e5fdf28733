"""About the program, and a report of a problem to copy. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from reader import __version__
from reader.domain.errors import Problem
from reader.ui.data.data_work import DataActions, run_file_work
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.problem_text import sentence
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LinesEdit

_REPORT_PX = 280


class AboutSheet(Dialog):
    """What this is, and the ways to help."""

    def __init__(
        self, theme: Theme, window: QWidget, show_keys: Callable[[], object], report: Callable[[], object] | None
    ) -> None:
        super().__init__(theme, window, "")
        self.title.setText(f"Beforehand {__version__}")
        self.setAccessibleName(self.title.text())
        self.body.addWidget(
            PlainLabel(self.tr("A desktop feed reader that has your feeds ready before you open it."), is_wrapped=True)
        )
        stays = self.tr("Everything Beforehand learns stays on this computer. No account needed.")
        self.body.addWidget(PlainLabel(stays, kind="second", is_wrapped=True))
        self.keys_button = button(self.tr("Keyboard shortcuts"), show_keys)
        self.footer.addWidget(self.keys_button)
        if report is not None:
            self.report_button = button(self.tr("Report a problem…"), report)
            self.footer.addWidget(self.report_button)
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Close"), self.close_sheet, "primary"))
        self.open()
        self.keys_button.setFocus()


class ReportSheet(Dialog):
    """The report as it would be copied, to be read before; nothing is sent from here."""

    def __init__(self, theme: Theme, window: QWidget, data: DataActions, say: Callable[[str], object]) -> None:
        super().__init__(theme, window, "")
        self._say = say
        self.title.setText(self.tr("Report a problem"))
        self.setAccessibleName(self.title.text())
        text = self.tr("Versions and the end of the log. Addresses and file names are removed, and nothing is sent.")
        self.message = PlainLabel(text, kind="second", is_wrapped=True)
        self.report = LinesEdit()
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.report.setFixedHeight(_REPORT_PX)
        self.body.addWidget(self.message)
        self.body.addWidget(self.report)
        self.copy_button = button(self.tr("Copy report"), self.copy, "primary")
        self.copy_button.setEnabled(False)
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Close"), self.close_sheet))
        self.footer.addWidget(self.copy_button)
        self.open()
        self.report.setFocus()
        toolkit = f"Qt {qVersion()}"
        run_file_work(self, partial(data.problem_report, toolkit), self._show, self._fail)

    def copy(self) -> None:
        """Put it on the clipboard."""
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self._say(self.tr("Report copied"))

    def fit(self) -> None:
        """A low window shows less of it."""
        self.report.setFixedHeight(max(min(_REPORT_PX, self.height() - 260), 60))
        super().fit()

    def _show(self, text: str) -> None:
        self.report.setPlainText(text)
        self.copy_button.setEnabled(True)

    def _fail(self, problem: Problem) -> None:
        self.message.setText(sentence(problem))
