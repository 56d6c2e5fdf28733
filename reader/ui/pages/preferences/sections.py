"""Sections of preferences that are more than rows: backups, habits, budget, pause of learning. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from reader.domain.commands import Command, EraseHabits, SetPreference
from reader.domain.errors import Problem, ReaderError
from reader.domain.events import HabitsChanged
from reader.domain.ids import DAY_SECONDS, Clock
from reader.domain.preferences import Preference, Preferences, Value
from reader.domain.user_data import ProfileSizes, SavedCopy
from reader.reports.requests import BudgetOutlook
from reader.storage.connection import ReadConnection
from reader.storage.habits import HabitLines, Stock, stock, write_habits
from reader.ui.data.file_work import DataActions, run_file_work
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.controls import Slider
from reader.ui.kit.fields import Menu
from reader.ui.kit.files import ask_folder
from reader.ui.kit.labels import EmphasisLabel, IconLabel, PlainLabel, PushButton, button
from reader.ui.kit.theme import Theme
from reader.ui.text.preferences import size_text, tr
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time, day_and_time
from reader.ui.text.translate import fill, literal, privacy_text, set_tip

_BEFORE = ("before-restoring-", "before-migration-")


class BackupsSection(QWidget):
    """Restoring takes two clicks: the button of a backup turns its row into a question; confirming restarts the program. `newest`
    says when the last one was made, once they are `found`.
    """

    found = Signal()

    def __init__(self, actions: DataActions, clock: Clock, say: Callable[[str], None]) -> None:
        super().__init__()
        self._actions, self._clock, self._say = actions, clock, say
        self.setAccessibleName(tr("Backups"))
        self.setAccessibleDescription(" ".join((tr("Back up now"), tr("Restore…"))))
        self.sizes = PlainLabel(tr("Checking…"), kind="second", is_wrapped=True)
        self.back_up_button = button(tr("Back up now"), self.back_up)
        self.rows: list[CopyRow] = []
        self.newest = ""
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
        newest = max((copy.at for copy in copies), default=None)
        self.newest = "" if newest is None else fill(tr("Last backup: {time}."), time=day_and_time(newest, self._clock))
        self.found.emit()

    def _ask(self, asked: "CopyRow") -> None:
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
        self.ask_button = button(tr("Restore…"), self.ask, "quiet", is_dense=True)
        self.ask_button.setAccessibleName(f"{tr('Restore…')} {self.text}")
        self._is_good = copy.is_good
        self._question = PlainLabel(
            tr(
                "Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be "
                "restored later."
            ),
            kind="second",
            is_wrapped=True,
        )
        self.restore_button = button(tr("Restore"), partial(restore, copy.path), "primary")
        self.leave_button = button(tr("Cancel"), self.ask_nothing)
        self._lay_out()
        self.ask_nothing()

    def _lay_out(self) -> None:
        buttons = boxes.row(STRETCH, self.leave_button, self.restore_button)
        self._below = boxes.widget(boxes.column(self._question, buttons, spacing=10, margins=(0, 6, 0, 4)))
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


UNENDING = 2**40
"""Maximum value of the preference: until the user resumes."""
_WEEK_DAYS = 7
_YEAR = 366 * DAY_SECONDS
_ICON_PX = 16


class PauseButton(PushButton):
    """Opens a menu of durations; while learning is paused, a click resumes it. `set_value` shows the stored time."""

    def __init__(self, theme: Theme, clock: Clock, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self._theme, self._clock, self._submit = theme, clock, submit
        self._until = 0
        self._is_short = False
        self.setFont(fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM))
        self.setAutoDefault(True)
        self.setIconSize(QSize(_ICON_PX, _ICON_PX))
        self.clicked.connect(self._pressed)
        theme.changed.connect(self._show)
        self._show()

    @property
    def is_resting(self) -> bool:
        return self._until > self._clock.now()

    @property
    def description(self) -> str:
        if not self.is_resting:
            return ""
        if self._until > self._clock.now() + _YEAR:
            return tr("Paused until you resume.")
        return fill(tr("Paused until {time}."), time=clock_time(self._until, self._clock))

    def set_value(self, until: int) -> None:
        self._until = until
        self._show()

    def set_short(self, *, is_short: bool) -> None:
        if is_short != self._is_short:
            self._is_short = is_short
            self._show()

    def menu_of_times(self) -> Menu:
        menu = Menu(self)
        menu.setAccessibleName(tr("Pause learning"))
        now = int(self._clock.now())
        times = (
            (tr("For a day"), now + DAY_SECONDS),
            (tr("For a week"), now + _WEEK_DAYS * DAY_SECONDS),
            (tr("Until I resume"), UNENDING),
        )
        for description, until in times:
            menu.addAction(literal(description), partial(self._submit, SetPreference(Preferences.habits_pause_until.key, until)))
        return menu

    def _pressed(self) -> None:
        if self.is_resting:
            self._submit(SetPreference(Preferences.habits_pause_until.key, 0))
            return
        self.menu_of_times().open_at(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _show(self) -> None:
        description = tr("Resume learning") if self.is_resting else tr("Pause learning")
        self.setAccessibleName(description)
        set_tip(self, description if self._is_short else "")
        self.setText("" if self._is_short else description)
        self.setIcon(self._theme.icons.icon("play" if self.is_resting else "pause", self._theme.color("text"), _ICON_PX))


class HabitsSection(QWidget):
    """`undo` reverts erasing. Changes are shown when the engine reports them; `filled` is emitted when the content changes. A brief
    one says who learns what instead of how much is stored.
    """

    filled = Signal()

    def __init__(
        self,
        theme: Theme,
        runner: QueryRunner,
        clock: Clock,
        submit: Callable[[Command], None],
        undo: Callable[[Command], None],
        *,
        is_brief: bool = False,
    ) -> None:
        super().__init__()
        self._theme, self._runner = theme, runner
        self._submit, self._undo = submit, undo
        self._stock_query, self._files_query = f"habits stock {id(self)}", f"habit files {id(self)}"
        self.setAccessibleName(tr("Stored data"))
        self.setAccessibleDescription(" ".join((tr("Pause learning"), tr("Export…"), tr("Erase learned data"))))
        self.accesses, self.readings, self.links, self.episodes, self.stays, self.retrievals = (
            PlainLabel(kind="second", is_wrapped=True) for _ in range(6)
        )
        self._lines = (self.accesses, self.readings, self.links, self.episodes, self.stays, self.retrievals)
        self.message = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
        self.pause_button = PauseButton(theme, clock, submit)
        self.export_button = button(tr("Export…"), lambda: ask_folder(self.window(), self.export_to))
        self.erase_button = button(tr("Erase learned data"), self._ask_what, "danger")
        self.undo_button = button(tr("Undo"), lambda: None, "quiet", is_dense=True)
        self._is_brief = is_brief
        self._lay_out()
        self._say("")
        self.set_pause(0)
        self.refresh()

    def _lay_out(self) -> None:
        column = boxes.column(spacing=8, margins=(0, 12, 0, 6), on=self)
        for label in self._lines:
            if self._is_brief:
                label.hide()
            else:
                tick = IconLabel(self._theme, 16, "tick", "ok")
                column.addLayout(boxes.row((tick, 0, Qt.AlignmentFlag.AlignTop), (label, 1), spacing=10))
        row = boxes.row(self.pause_button, self.export_button, STRETCH, self.erase_button, spacing=8)
        column.addSpacing(0 if self._is_brief else 4)
        column.addLayout(row)
        if self._is_brief:
            column.addWidget(PlainLabel(privacy_text(), fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True))
        column.addLayout(boxes.row((self.message, 1), self.undo_button))

    def refresh(self) -> None:
        self._runner.run(self._stock_query, stock, self._show_stock)

    def stop(self) -> None:
        self._runner.forget(self._stock_query)
        self._runner.forget(self._files_query)

    def set_pause(self, until: int) -> None:
        self.pause_button.set_value(until)
        self.pause_text = self.pause_button.description

    def apply_change(self, event: HabitsChanged) -> None:
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
        visits, days, opened = tr("%n visits", found.visits), tr("on %n days", found.days), tr("%n opened articles", found.opened)
        used = tr("Your visits and which feeds you read: {visits} {days}, {opened}, {size}.")
        used = fill(used, visits=visits, days=days, opened=opened, size=size_text(found.access_bytes))
        read = tr("What you read and for how long: {readings}, {size}.")
        read = fill(read, readings=tr("%n reading times", found.readings), size=size_text(found.reading_bytes))
        followed = tr("Names of sites you opened links to: {links}, {size}.")
        followed = fill(followed, links=tr("%n links", found.links), size=size_text(found.link_bytes))
        heard = tr("Which episodes you listened to and how far: {episodes}, {size}.")
        heard = fill(heard, episodes=tr("%n episodes", found.episodes), size=size_text(found.episode_bytes))
        here = tr("When you were at this computer: {stays} {days}, {size}.")
        stays, days = tr("%n times", found.stays), tr("on %n days", found.stay_days)
        here = fill(here, stays=stays, days=days, size=size_text(found.stay_bytes))
        log = tr("Refresh history: {retrievals}, {requests}, {size}.")
        retrievals, requests = tr("%n refreshes", found.retrievals), tr("%n other requests", found.requests)
        log = fill(log, retrievals=retrievals, requests=requests, size=size_text(found.retrieval_bytes))
        lines = (
            (found.visits or found.opened, used, tr("Your visits and which feeds you read: nothing stored.")),
            (found.readings, read, tr("What you read and for how long: nothing stored.")),
            (found.links, followed, tr("Names of sites you opened links to: nothing stored.")),
            (found.episodes, heard, tr("Which episodes you listened to and how far: nothing stored.")),
            (found.stays, here, tr("When you were at this computer: nothing stored.")),
            (found.retrievals or found.requests, log, tr("Refresh history: nothing stored.")),
        )
        for label, (number, text, nothing) in zip(self._lines, lines, strict=True):
            label.setText(text if number else nothing)
        if found.elsewhere:
            self.accesses.setText(f"{self.accesses.text()} {tr('%n visits at your other computers.', found.elsewhere)}")
        is_any = any(number for number, _, _ in lines)
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
        self.erase_menu().open_at(self.erase_button.mapToGlobal(QPoint(0, self.erase_button.height() + 4)))

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
        self.message.show_text(message)
        self.undo_button.hide()
        self._fill()

    def _fill(self) -> None:
        """Set the height immediately, not with the next event."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.filled.emit()


_WAIT_MILLISECONDS = 300
"""Delay, so that dragging the slider makes one new plan, not twenty."""
_HALF = 0.5


class BudgetCard(QFrame):
    """Shows estimates, or says why there are none yet. Emits `wanted(key, value)` and sends no command itself."""

    wanted = Signal(str, object)
    refused = Signal()

    def __init__(self, theme: Theme, preference: Preference[Value]) -> None:
        super().__init__()
        self.preference = preference
        self._theme = theme
        self._outlook: BudgetOutlook | None = None
        self._is_learning = True
        self._value = preference.default
        self.setProperty("kind", "panel")
        self.sentence = EmphasisLabel(fonts.reading_font(fonts.ARTICLE_PX))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setMinimumHeight(fonts.scaled(54))
        self.control = Slider(theme, tr(preference.label), preference.minimum or 1, preference.maximum or 1)
        self.control.setTickInterval(6)
        self.control.setPageStep(4)
        self.message = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self._timer = single_shot(self, _WAIT_MILLISECONDS, self.settle)
        self._lay_out()
        self.control.valueChanged.connect(self._moved)
        theme.changed.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        fewer = PlainLabel(tr("Fewer requests"), fonts.ui_font(fonts.SMALL_PX), "meta")
        ends = boxes.row(fewer, STRETCH, PlainLabel(tr("Fewer missed"), fonts.ui_font(fonts.SMALL_PX), "meta"))
        boxes.column(
            self.sentence, Gap(12), self.control, Gap(3), ends, Gap(8), self.message, spacing=0, margins=(20, 14, 20, 12), on=self
        )

    def set_value(self, value: Value) -> None:
        """Show the stored value, unless the slider is being moved."""
        self._value = value
        if not self._timer.isActive():
            with QSignalBlocker(self.control):
                self.control.setValue(int(value))
            self._show()

    def refuse(self, message: str) -> None:
        self.message.setText(message)
        self.refused.emit()

    def restore(self) -> None:
        self.control.setValue(int(self._value))

    def set_outlook(self, outlook: BudgetOutlook) -> None:
        self._outlook = outlook
        self._show()

    def set_learning(self, *, is_learning: bool) -> None:
        """Set whether learning is on; without it there is no estimate of missed articles."""
        self._is_learning = is_learning
        self._show()

    def search_text(self) -> str:
        return " ".join((tr(self.preference.label), tr(self.preference.help), tr("Refreshing"), tr("Budget")))

    def settle(self) -> None:
        self._timer.stop()
        if self.control.value() != self._value:
            self.wanted.emit(self.preference.key, self.control.value())

    def _moved(self) -> None:
        self._show()
        self._timer.start()

    def _show(self) -> None:
        parts = self._sentences()
        self.sentence.show_sentences(parts, self._theme.color("accent_text"), fonts.scaled(27))
        plain = " ".join(parts).replace("[", "").replace("]", "")
        self.sentence.setAccessibleName(plain)
        self.control.explain(plain)
        self.message.setText(self._ground())

    def _sentences(self) -> list[str]:
        """Return the sentences; text in square brackets is emphasised."""
        if self._outlook is None or not self._outlook.feeds:
            return []
        per_day = self.control.value() * self._outlook.feeds
        cost = tr("About [{requests} a day] for each of {feeds}.")
        said = [fill(cost, requests=tr("%n requests", self.control.value()), feeds=tr("%n feeds", self._outlook.feeds))]
        if self._outlook.curve is not None and self._is_learning:
            misses = self._outlook.curve.misses_at(per_day)
            few = tr("hardly any article") if misses < _HALF else tr("about %n articles", round(misses))
            said.append(fill(tr("You would miss [{misses} a day]."), misses=few))
        return said

    def _ground(self) -> str:
        """Return how much data the requests take, and why there is no estimate of missed articles."""
        if self._outlook is None:
            return ""
        size = self._outlook.bytes_per_request
        per_day = self.control.value() * self._outlook.feeds
        volume = fill(tr("About {volume} a day."), volume=size_text(size * per_day)) if size is not None else ""
        if not self._is_learning:
            ground = tr("Missed articles are not estimated while learning is off.")
        elif self._outlook.curve is None:
            ground = tr("Not enough data yet: check back in a few days.")
        else:
            ground = tr("Based on %n days with visits.", self._outlook.days)
        return " ".join(filter(None, (volume, ground)))
