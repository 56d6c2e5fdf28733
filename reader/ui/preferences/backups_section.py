"""The list of backups: make one now, or restore one. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from reader.domain.clock import Clock
from reader.domain.errors import Problem
from reader.domain.recovery import ProfileSizes, SavedCopy
from reader.ui.data.data_work import DataActions, run_file_work
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.preference_text import size_text, tr
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import day_and_time
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.labels import PlainLabel, button

_BEFORE = ("before-restoring-", "before-migration-")


class BackupsSection(QWidget):
    """Restoring takes two clicks: the button of a backup turns its row into a question; confirming restarts the program."""

    def __init__(self, theme: Theme, actions: DataActions, clock: Clock, say: Callable[[str], None]) -> None:
        super().__init__()
        self._theme, self._actions, self._clock, self._say = theme, actions, clock, say
        self.setAccessibleName(tr("Backups"))
        self.setAccessibleDescription(" ".join((tr("Back up now"), tr("Restore…"))))
        self.sizes = PlainLabel(tr("Checking…"), kind="second", is_wrapped=True)
        self.back_up_button = button(tr("Back up now"), self.back_up)
        self.rows: list[CopyRow] = []
        header = boxes.row((self.sizes, 1), (self.back_up_button, 0, Qt.AlignmentFlag.AlignTop), spacing=12)
        self._column = boxes.column(header, spacing=8, margins=(0, 12, 0, 6), on=self)
        self.refresh()

    def refresh(self) -> None:
        run_file_work(
            self, lambda: (self._actions.backups(), self._actions.sizes()), lambda found: self._show(*found), self._failed
        )

    def back_up(self) -> None:
        self.back_up_button.setEnabled(False)
        run_file_work(self, self._actions.back_up_now, lambda _: self._backed_up(), self._failed)

    def restore(self, path: Path) -> None:
        """Check the backup again, then restart with it."""
        for row in self.rows:
            row.setEnabled(False)
        self._say(tr("Checking the backup…"))
        run_file_work(self, partial(self._actions.restore, path), lambda _: self._actions.restart(), self._failed)

    def _backed_up(self) -> None:
        self._say(tr("Backup created."))
        self.refresh()

    def _failed(self, problem: Problem) -> None:
        self._say(sentence(problem))
        self.back_up_button.setEnabled(True)
        for row in self.rows:
            row.setEnabled(True)
            row.ask_nothing()

    def _show(self, copies: Sequence[SavedCopy], sizes: ProfileSizes) -> None:
        text = tr("Database: {database}. Backups: {backups}. Pictures: {pictures}.")
        database, backups, pictures = size_text(sizes.database), size_text(sizes.backups), size_text(sizes.pictures)
        self.sizes.setText(fill(text, database=database, backups=backups, pictures=pictures))
        self.back_up_button.setEnabled(True)
        for row in self.rows:
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = [CopyRow(copy, self._clock, self._ask, self.restore) for copy in copies]
        for row in self.rows:
            self._column.addWidget(row)

    def _ask(self, asked: "CopyRow") -> None:
        """Show one question at a time."""
        for row in self.rows:
            if row is not asked:
                row.ask_nothing()


class CopyRow(QFrame):
    """A backup; `asks` is called when the row turns into the question."""

    def __init__(
        self, copy: SavedCopy, clock: Clock, asks: Callable[["CopyRow"], object], restore: Callable[[Path], object]
    ) -> None:
        super().__init__()
        self._asks = asks
        self.text = copy_text(copy, clock)
        self.setProperty("kind", "card")
        self.setAccessibleName(self.text)
        self.label = PlainLabel(self.text, kind="" if copy.is_good else "second", is_wrapped=True)
        self.ask_button = button(tr("Restore…"), self.ask, "quiet")
        self.ask_button.setProperty("dense", "true")
        self.ask_button.setAccessibleName(f"{tr('Restore…')} {self.text}")
        self._is_good = copy.is_good
        self._question = PlainLabel(
            tr(
                "Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be "
                "restored later."
            ),
            kind="second",
        )
        self._question.setWordWrap(True)
        self.restore_button = button(tr("Restore"), partial(restore, copy.path), "primary")
        self.leave_button = button(tr("Cancel"), self.ask_nothing)
        self._lay_out()
        self.ask_nothing()

    def _lay_out(self) -> None:
        self._below = QWidget()
        buttons = boxes.row(STRETCH, self.leave_button, self.restore_button)
        boxes.column(self._question, buttons, spacing=10, margins=(0, 6, 0, 4), on=self._below)
        first = boxes.row((self.label, 1), self.ask_button)
        boxes.column(first, self._below, spacing=0, margins=(14, 8, 10, 8), on=self)
        self.setMinimumHeight(fonts.scaled(42))

    def ask(self) -> None:
        self._asks(self)
        self._below.show()
        self.ask_button.hide()
        self.restore_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_nothing(self) -> None:
        had_focus = self._below.isAncestorOf(self.focusWidget() or self)
        self.ask_button.setVisible(self._is_good)
        self._below.hide()
        if had_focus:
            self.ask_button.setFocus(Qt.FocusReason.OtherFocusReason)


def copy_text(copy: SavedCopy, clock: Clock) -> str:
    """Return 'Today 08:12, 41 feeds, 12,300 articles, 38 MB'."""
    when = day_and_time(copy.at, clock)
    if copy.path.name.startswith(_BEFORE[0]):
        when = fill(tr("{time}, before a backup was restored"), time=when)
    elif copy.path.name.startswith(_BEFORE[1]):
        when = fill(tr("{time}, before an update"), time=when)
    if copy.feeds is None or copy.entries is None:
        return fill(tr("{time}: damaged, cannot be restored"), time=when)
    feeds, articles = tr("%n feeds", copy.feeds), tr("%n articles", copy.entries)
    return f"{when}, {feeds}, {articles}, {size_text(copy.bytes)}"
