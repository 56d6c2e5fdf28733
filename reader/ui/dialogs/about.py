"""About sheet, licences, and a problem report to copy. GUI thread only."""

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
from reader.ui.text.translate import privacy_text
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LinesEdit

_TEXT_PX = 280


class AboutSheet(Dialog):
    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        show_keys: Callable[[], object],
        show_licences: Callable[[], object],
        report: Callable[[], object] | None,
    ) -> None:
        super().__init__(theme, window, "")
        self.title.setText(f"Beforehand {__version__}")
        self.setAccessibleName(self.title.text())
        self.body.addWidget(
            PlainLabel(self.tr("A desktop feed reader that has your feeds ready before you open it."), is_wrapped=True)
        )
        stays = f"{self.tr('No account needed.')} {privacy_text()}"
        self.body.addWidget(PlainLabel(stays, kind="second", is_wrapped=True))
        self.keys_button = button(self.tr("Keyboard shortcuts"), show_keys)
        self.footer.addWidget(self.keys_button)
        self.licences_button = button(self.tr("Licences"), show_licences)
        self.footer.addWidget(self.licences_button)
        if report is not None:
            self.report_button = button(self.tr("Report a problem…"), report)
            self.footer.addWidget(self.report_button)
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Close"), self.close_sheet, "primary"))
        self.open()
        self.keys_button.setFocus()


class _TextSheet(Dialog):
    """Shows a long text, read in a thread, below an introduction."""

    def __init__(self, theme: Theme, window: QWidget, title: str, message: str, read: Callable[[], str]) -> None:
        super().__init__(theme, window, "")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.message = PlainLabel(message, kind="second", is_wrapped=True)
        self.text = LinesEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(title)
        self.text.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.text.setFixedHeight(_TEXT_PX)
        self.body.addWidget(self.message)
        self.body.addWidget(self.text)
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Close"), self.close_sheet))
        run_file_work(self, read, self._show, self._fail)

    def fit(self) -> None:
        self.text.setFixedHeight(max(min(_TEXT_PX, self.height() - 260), 60))
        super().fit()

    def _show(self, text: str) -> None:
        self.text.setPlainText(text)

    def _fail(self, problem: Problem) -> None:
        self.message.setText(sentence(problem))


class LicencesSheet(_TextSheet):
    def __init__(self, theme: Theme, window: QWidget) -> None:
        message = self.tr("Beforehand is free software under the MIT licence. It works with these packages, under their own.")
        super().__init__(theme, window, self.tr("Licences"), message, _licences_text)
        self.open()
        self.text.setFocus()


class ReportSheet(_TextSheet):
    """Shows the report before it is copied; sends nothing."""

    def __init__(self, theme: Theme, window: QWidget, data: DataActions, say: Callable[[str], object]) -> None:
        message = self.tr("Versions and the end of the log. Addresses and file names are removed, and nothing is sent.")
        super().__init__(theme, window, self.tr("Report a problem"), message, partial(data.problem_report, f"Qt {qVersion()}"))
        self._say = say
        self.copy_button = button(self.tr("Copy report"), self.copy, "primary")
        self.copy_button.setEnabled(False)
        self.footer.addWidget(self.copy_button)
        self.open()
        self.text.setFocus()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._say(self.tr("Report copied"))

    def _show(self, text: str) -> None:
        super()._show(text)
        self.copy_button.setEnabled(True)


def _licences_text() -> str:
    from reader.ui.data.licences import components

    found = components()
    listed = [f"{each.name} {each.version}: {each.licence}" for each in found]
    same = {text: [other.name for other in found if text in other.texts] for each in found for text in each.texts}
    return "\n".join(listed) + "".join(f"\n\n\n{', '.join(names)}\n{'=' * 80}\n\n{text}" for text, names in same.items()) + "\n"
