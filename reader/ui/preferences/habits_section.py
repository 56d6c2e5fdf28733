"""Amount of learned data; buttons to pause learning, export the data and erase it. GUI thread only."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command, EraseHabits
from reader.domain.errors import Problem, ReaderError
from reader.domain.events import HabitsChanged
from reader.storage.connection import ReadConnection
from reader.storage.habit_files import HabitLines, write_habits
from reader.storage.habits import Stock, stock
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.look.menu import Menu
from reader.ui.look.theme import Theme
from reader.ui.preferences.pause_button import PauseButton
from reader.ui.text.preference_text import size_text, tr
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.labels import PlainLabel, button

_TICK_PX = 16


class HabitsSection(QWidget):
    """`undo` reverts erasing. Changes are shown when the engine reports them; `filled` is emitted when the content changes."""

    filled = Signal()

    def __init__(
        self, theme: Theme, runner: QueryRunner, clock: Clock, submit: Callable[[Command], None], undo: Callable[[Command], None]
    ) -> None:
        super().__init__()
        self._theme, self._runner, self._clock = theme, runner, clock
        self._submit, self._undo = submit, undo
        self._stock_query, self._files_query = f"habits stock {id(self)}", f"habit files {id(self)}"
        self.setAccessibleName(tr("Stored data"))
        self.setAccessibleDescription(" ".join((tr("Pause learning"), tr("Export…"), tr("Erase learned data"))))
        self.accesses, self.readings, self.links, self.episodes, self.stays, self.retrievals = (
            PlainLabel(kind="second") for _ in range(6)
        )
        self._lines = (self.accesses, self.readings, self.links, self.episodes, self.stays, self.retrievals)
        self.message = PlainLabel(kind="second")
        self._ticks = [PlainLabel() for _ in self._lines]
        self.pause_button = PauseButton(theme, clock, submit)
        self.export_button = button(tr("Export…"), self._ask_folder)
        self.erase_button = button(tr("Erase learned data"), self._ask_what, "danger")
        self.undo_button = button(tr("Undo"), lambda: None, "quiet")
        self._lay_out()
        theme.changed.connect(self._paint_icons)
        self._paint_icons()
        self._say("")
        self.set_pause(0)
        self.refresh()

    def _lay_out(self) -> None:
        column = boxes.column(spacing=8, margins=(0, 12, 0, 6), on=self)
        for tick, label in zip(self._ticks, self._lines, strict=True):
            label.setWordWrap(True)
            line = boxes.row((tick, 0, Qt.AlignmentFlag.AlignTop), (label, 1), spacing=10)
            column.addLayout(line)
        row = boxes.row(self.pause_button, self.export_button, STRETCH, self.erase_button, spacing=8)
        column.addSpacing(4)
        column.addLayout(row)
        self.message.setWordWrap(True)
        self.message.setFont(fonts.ui_font(fonts.SMALL_PX))
        self.undo_button.setProperty("dense", "true")
        footer = boxes.row((self.message, 1), self.undo_button)
        column.addLayout(footer)

    def refresh(self) -> None:
        """Count stored data in the query thread."""
        self._runner.run(self._stock_query, stock, self._show_stock)

    def stop(self) -> None:
        self._runner.forget(self._stock_query)
        self._runner.forget(self._files_query)

    def set_pause(self, until: int) -> None:
        """Show the end of a pause of learning."""
        self.pause_button.set_value(until)
        self.pause_text = self.pause_button.description

    def apply_change(self, event: HabitsChanged) -> None:
        """Handle erased or restored data."""
        self.refresh()
        undo = event.undo
        if undo is None:
            self._say(tr("Everything is restored."))
            return
        self._say(tr("Erased. Earlier backups still contain it. You can undo this until you quit."))
        self.undo_button.clicked.disconnect()
        self.undo_button.clicked.connect(lambda: self._undo(undo))
        self.undo_button.show()
        self._fill()

    def _show_stock(self, found: Stock) -> None:
        used = tr("Your visits and which feeds you read: {visits} {days}, {opened}, {size}.")
        visits, days, opened = tr("%n visits", found.visits), tr("on %n days", found.days), tr("%n opened articles", found.opened)
        is_used = bool(found.visits or found.opened)
        self.accesses.setText(
            fill(used, visits=visits, days=days, opened=opened, size=size_text(found.access_bytes))
            if is_used
            else tr("Your visits and which feeds you read: nothing stored.")
        )
        read = tr("What you read and for how long: {readings}, {size}.")
        self.readings.setText(
            fill(read, readings=tr("%n reading times", found.readings), size=size_text(found.reading_bytes))
            if found.readings
            else tr("What you read and for how long: nothing stored.")
        )
        followed = tr("Names of sites you opened links to: {links}, {size}.")
        self.links.setText(
            fill(followed, links=tr("%n links", found.links), size=size_text(found.link_bytes))
            if found.links
            else tr("Names of sites you opened links to: nothing stored.")
        )
        heard = tr("Which episodes you listened to and how far: {episodes}, {size}.")
        self.episodes.setText(
            fill(heard, episodes=tr("%n episodes", found.episodes), size=size_text(found.episode_bytes))
            if found.episodes
            else tr("Which episodes you listened to and how far: nothing stored.")
        )
        here = tr("When you were at this computer: {stays} {days}, {size}.")
        self.stays.setText(
            fill(
                here, stays=tr("%n times", found.stays), days=tr("on %n days", found.stay_days), size=size_text(found.stay_bytes)
            )
            if found.stays
            else tr("When you were at this computer: nothing stored.")
        )
        log = tr("Refresh history: {retrievals}, {requests}, {size}.")
        log = fill(
            log,
            retrievals=tr("%n refreshes", found.retrievals),
            requests=tr("%n other requests", found.requests),
            size=size_text(found.retrieval_bytes),
        )
        is_logged = bool(found.retrievals or found.requests)
        self.retrievals.setText(log if is_logged else tr("Refresh history: nothing stored."))
        is_any = bool(is_used or found.readings or found.links or found.episodes or found.stays or is_logged)
        self.erase_button.setEnabled(is_any)
        self.export_button.setEnabled(is_any)
        self._fill()

    def erase_menu(self) -> Menu:
        menu = Menu(self)
        menu.setAccessibleName(self.erase_button.text())
        menu.addAction(
            tr("Visits, reading and times at the computer"), partial(self._submit, EraseHabits(accesses=True, retrievals=False))
        )
        menu.addAction(tr("Refresh history"), partial(self._submit, EraseHabits(accesses=False, retrievals=True)))
        menu.addAction(tr("Both"), partial(self._submit, EraseHabits()))
        return menu

    def _ask_what(self) -> None:
        menu = self.erase_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.erase_button.mapToGlobal(QPoint(0, self.erase_button.height() + 4)))

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self.window())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_to(self, folder: Path) -> None:
        """Write the tables in the query thread."""

        def write(connection: ReadConnection) -> HabitLines | Problem:
            try:
                return write_habits(connection, folder)
            except ReaderError as error:
                return error.problem

        self._runner.run(self._files_query, write, partial(self._exported, folder))

    def _exported(self, folder: Path, outcome: HabitLines | Problem) -> None:
        if isinstance(outcome, Problem):
            self._say(sentence(outcome))
        else:
            message = fill(
                tr("Saved in {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}."),
                folder=folder.name or str(folder),
                visits=tr("%n visits", outcome.visits),
                opened=tr("%n opened articles", outcome.opened),
                readings=tr("%n reading times", outcome.readings),
                links=tr("%n links", outcome.links),
                episodes=tr("%n episodes", outcome.episodes),
                stays=tr("%n times at the computer", outcome.stays),
                retrievals=tr("%n refreshes", outcome.retrievals),
                requests=tr("%n other requests", outcome.requests),
            )
            self._say(message)

    def _say(self, message: str) -> None:
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.undo_button.hide()
        self._fill()

    def _fill(self) -> None:
        """Set the height immediately, not with the next event."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.filled.emit()

    def _paint_icons(self) -> None:
        pixmap = self._theme.icons.pixmap("tick", self._theme.color("ok"), _TICK_PX, self.devicePixelRatioF())
        for tick in self._ticks:
            tick.setPixmap(pixmap)
