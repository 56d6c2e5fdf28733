"""Sheets about the program: licences, help, problem report, export of everything. GUI thread only."""

import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from reader import ISSUES, PAGE, __version__
from reader.domain.errors import Problem
from reader.domain.ids import Clock
from reader.domain.user_data import Exported, PageTexts
from reader.ui.data.file_work import DataActions, run_file_work
from reader.ui.dialogs.help import Topic
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.fields import LineEdit, LinesEdit
from reader.ui.kit.labels import PlainLabel, button, progress_bar
from reader.ui.kit.sheet import Dialog
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import language_code
from reader.ui.text.problems import sentence
from reader.ui.text.times import full_date
from reader.ui.text.translate import Translator, fill, privacy_text

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
        super().__init__(theme, window, f"Beforehand {__version__}")
        self.body.addWidget(
            PlainLabel(self.tr("A desktop feed reader that has your feeds ready before you open it."), is_wrapped=True)
        )
        stays = f"{self.tr('No account needed.')} {privacy_text()}"
        self.body.addWidget(PlainLabel(stays, kind="second", is_wrapped=True))
        for address in filter(None, (PAGE, ISSUES)):
            label = PlainLabel(address, kind="second", is_wrapped=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)
        self.keys_button = button(self.tr("Keyboard shortcuts"), show_keys)
        self.licences_button = button(self.tr("Licences"), show_licences)
        left = [self.keys_button, self.licences_button]
        if report is not None:
            self.report_button = button(self.tr("Report a problem…"), report)
            left.append(self.report_button)
        self.set_buttons(button(self.tr("Close"), self.close_sheet, "primary"), left=left)
        self.open()
        self.keys_button.setFocus()


class _TextSheet(Dialog):
    """Shows a long text, read in a thread, below an introduction."""

    def __init__(self, theme: Theme, window: QWidget, title: str, message: str, read: Callable[[], str]) -> None:
        super().__init__(theme, window, title)
        self.message = PlainLabel(message, kind="second", is_wrapped=True)
        self.text = LinesEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(title)
        self.text.setFont(fonts.mono_font(fonts.SMALL_PX))
        self.text.setFixedHeight(_TEXT_PX)
        self.body.addWidget(self.message)
        self.body.addWidget(self.text)
        self.set_buttons(button(self.tr("Close"), self.close_sheet))
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


_tr = Translator("Help")

_HELP_WIDTH, _SCROLL_BAR = 640, 12
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Down: 0, Qt.Key.Key_Up: 0}


class HelpSheet(Dialog):
    """Consecutive topics; the field filters them by text. `ways` are buttons with their texts and handlers."""

    around_scrolled, least_scrolled = 240, 80

    def __init__(
        self, theme: Theme, window: QWidget, shown: Sequence[Topic], ways: Sequence[tuple[str, Callable[[], object]]]
    ) -> None:
        super().__init__(theme, window, _tr("Help"), _HELP_WIDTH)
        self.field = LineEdit(name=_tr("Search help"), hint=_tr("Search help"))
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        inside = QWidget()
        self._nothing = PlainLabel(_tr("No help matches."), kind="meta")
        self.topics = [(_block(title, text), f"{title} {text}".casefold()) for title, text in shown]
        self.body.addWidget(self.field)
        self._area = self.add_scrolled(inside)
        # last, as widgets are polished again each time their parent is put into another
        boxes.column(
            *(block for block, _ in self.topics),
            self._nothing,
            STRETCH,
            spacing=18,
            margins=(0, 0, _SCROLL_BAR + 8, 0),
            on=inside,
        )
        left = [button(text, open_it) for text, open_it in ways]
        self.set_buttons(button(self.tr("Done"), self.close_sheet, "primary"), left=left)
        self._filter("")
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll by arrow and page keys although the field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) in _PAGES:
            bar = self._area.verticalScrollBar()
            pages = _PAGES[Qt.Key(event.key())]
            line = 40 if event.key() == Qt.Key.Key_Down else -40
            bar.setValue(bar.value() + (pages * bar.pageStep() if pages else line))
            return True
        return super().eventFilter(watched, event)

    def _filter(self, typed: str) -> None:
        words = typed.casefold().split()
        for block, text in self.topics:
            block.setVisible(all(word in text for word in words))
        self._nothing.setVisible(all(block.isHidden() for block, _ in self.topics))
        self._area.verticalScrollBar().setValue(0)


def _block(title: str, text: str) -> QWidget:
    heading = PlainLabel(title, fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD))
    paragraphs = [PlainLabel(line, kind="second", is_wrapped=True) for line in text.splitlines()]
    for each in paragraphs:
        each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    block = boxes.widget(boxes.column(heading, *paragraphs, spacing=4, margins=0))
    block.setAccessibleName(title)
    return block


_tr_export_everything = Translator("ExportSheet")

_STEP = 50
"""Number of articles between updates of the progress bar."""


class ExportSheet(Dialog):
    """Starts at once; closing it cancels the export and removes partial files."""

    _went = Signal(int, int)

    def __init__(self, theme: Theme, window: QWidget, actions: DataActions, folder: Path, clock: Clock) -> None:
        super().__init__(theme, window, "", width=460)
        self.set_title(self.tr("Export everything"))
        self._is_broken_off = threading.Event()
        self.message = PlainLabel(
            self.tr("Exporting subscriptions, articles, tags, rules and preferences…"), kind="second", is_wrapped=True
        )
        self.bar = progress_bar(self.title.text())
        self.button = button(self.tr("Cancel"), self.close_sheet)
        self.body.addWidget(self.message)
        self.body.addWidget(self.bar)
        self.set_buttons(self.button)
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
        self._is_broken_off.set()
        super().close_sheet()

    def _show_progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, max(of, 1))
        self.bar.setValue(done)

    def _ended(self, written: Exported | None) -> None:
        if written is None:
            return
        articles = _tr_export_everything("%n articles", written.articles)
        self._settle(fill(self.tr("{articles} and everything else exported to {folder}"), articles=articles, folder=self._folder))

    def _failed(self, problem: Problem) -> None:
        self._settle(sentence(problem))

    def _settle(self, message: str) -> None:
        self.bar.hide()
        self.message.setText(message)
        self.button.setText(self.tr("Done"))
        self.fit()
