"""Activity page: filtered, read in batches, updated as the log grows. GUI thread only."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QStackedLayout, QWidget

from reader.domain.clock import DAY_SECONDS, Clock
from reader.domain.errors import Problem
from reader.domain.events import Event, FeedChanged, RequestLogged
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage import pictures
from reader.storage.activity import PAGE_LINES, LogLine, Narrowing, Newest, lines, lines_since, newest
from reader.ui.activity.filters import LogFilters
from reader.ui.activity.log_model import LogModel, save_csv
from reader.ui.activity.log_view import LogView
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.activity_text import detail_lines, name_text, result_text
from reader.ui.text.languages import side_margins
from reader.ui.text.preference_text import size_text
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator, dotted, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.pages import ACTIVITY, TabbedPage


class LineDetails(QWidget):
    """Hidden without a selected line; its text is selectable. The signals carry the line."""

    opened = Signal(object)
    only_wanted = Signal(object)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme = theme
        self._clock = clock
        self.title = PlainLabel(font=fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD))
        self.message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, tabular=True), kind="second", is_wrapped=True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._line: LogLine | None = None
        self.articles = button(self.tr("Show articles"), lambda: self.opened.emit(self._line), "quiet")
        self.only = button(self.tr("Only this feed"), lambda: self.only_wanted.emit(self._line), "quiet")
        self.title.setMinimumWidth(1)
        header = boxes.row((self.title, 1), spacing=2)
        for control in (self.articles, self.only):
            control.setProperty("dense", "true")
            header.addWidget(control)
        boxes.column(header, self.message, spacing=4, margins=side_margins(28, 14, 28, 16), on=self)
        theme.changed.connect(self.update)
        self.hide()

    def show_line(self, line: LogLine | None) -> None:
        """Show all details of a line; None hides them."""
        self._line = line
        self.setVisible(line is not None)
        if line is not None:
            status = str(line.record.status or "")
            self.articles.setVisible(line.record.feed_id is not None)
            self.only.setVisible(line.record.feed_id is not None)
            self.title.setText(dotted(name_text(line), result_text(line.record), status))
            self.message.setText("\n".join(detail_lines(line, self._clock)))
            self.setAccessibleName(self.title.text())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_list"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))
        painter.end()


_tr = Translator("ActivityPage")

_FOLLOW_MILLISECONDS = 700
_QUERY = "log"


@dataclass(frozen=True, slots=True)
class ActivityActions:
    show_feed: Callable[[FeedId], object]
    title_of: Callable[[FeedId], str]
    say: Callable[[str], object]


class ActivityPage(TabbedPage):
    """Reads in its own thread, so that searching or exporting half a million lines delays nothing else."""

    def __init__(self, theme: Theme, clock: Clock, database: Path, actions: ActivityActions) -> None:
        super().__init__(theme, ACTIVITY, _tr("Activity"))
        self._actions = actions
        self.runner = QueryRunner(database, self)
        self._clock = clock
        self._narrowing = Narrowing()
        self._newest: Newest | None = None
        self.filters = LogFilters(theme, clock)
        self.model = LogModel(clock, self)
        self.view = LogView(theme, clock, self.model)
        self.details = LineDetails(theme, clock)
        self.empty = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.others = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="meta")
        self.others.setContentsMargins(side_margins(28, 8, 28, 10))
        self.others.setMinimumWidth(1)
        self.others.hide()
        self.save_button = button(self.tr("Save as CSV…"), self._ask_file, "quiet")
        self.filters.row.addWidget(self.save_button)
        self._lay_out()
        self._follow_timer = single_shot(self, _FOLLOW_MILLISECONDS, self._follow)
        self._connect()

    def _lay_out(self) -> None:
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.empty)
        self.column.addWidget(self.filters)
        self.column.addWidget(holder, 1)
        self.column.addWidget(self.details)
        self.column.addWidget(self.others)

    def _connect(self) -> None:
        self.filters.changed.connect(self.read)
        self.filters.left.connect(self.left)
        self.view.left.connect(self.left)
        for part in (self.view, self.details):
            part.opened.connect(self._open_feed)
            part.only_wanted.connect(lambda line: self.show_feed(line.record.feed_id))
        self.view.current_changed.connect(self.details.show_line)
        self.model.more_wanted.connect(self._read_older)

    def _open_feed(self, line: LogLine) -> None:
        if line.record.feed_id is not None:
            self._actions.show_feed(line.record.feed_id)

    def come(self) -> None:
        """Read lines written while the page was hidden."""
        super().come()
        self.filters.refresh_days()
        since = int(self._clock.now()) - DAY_SECONDS
        self.runner.run("offline pictures", lambda connection: pictures.offline_since(connection, since), self._show_offline)
        self._follow()

    def _show_offline(self, fetched: pictures.OfflinePictures) -> None:
        """Show the total of pictures fetched in advance, whose lines are hidden by default."""
        text = self.tr("%n pictures for offline reading in the last 24 hours ({size}).", "", fetched.count)
        self.others.setText(fill(text, size=size_text(fetched.size)))
        self.others.setVisible(bool(fetched.count))

    def take_focus(self) -> None:
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def handle_event(self, event: Event) -> None:
        if isinstance(event, FeedChanged | RequestLogged) and self.isVisible() and not self._follow_timer.isActive():
            self._follow_timer.start()

    def stop(self) -> None:
        """Stop and release the database."""
        self._follow_timer.stop()
        self.runner.stop()

    def show_feed(self, feed_id: FeedId) -> None:
        self.filters.show_feed(feed_id, self._actions.title_of(feed_id))

    def read(self) -> None:
        wanted = self._narrowing = self.filters.narrowing()
        self.runner.run(_QUERY, lambda connection: (newest(connection), lines(connection, wanted)), self._begin)

    def _begin(self, read: tuple[Newest, list[LogLine]]) -> None:
        self._newest, found = read
        self.model.begin(found)
        self.view.scrollToTop()
        self.details.show_line(None)
        is_narrowed = self.filters.is_narrowing()
        self.empty.setText(self.tr("No such entry.") if is_narrowed else self.tr("No refreshes yet."))
        self._stack.setCurrentWidget(self.view if found else self.empty)
        self.save_button.setEnabled(bool(found))

    def _read_older(self) -> None:
        oldest, wanted = self.model.oldest(), self._narrowing
        if oldest is not None:
            self.runner.run(_QUERY, lambda connection: lines(connection, wanted, older_than=oldest), self._add_older)

    def _add_older(self, found: list[LogLine]) -> None:
        self.model.add_older(found)

    def _follow(self) -> None:
        than, wanted = self._newest, self._narrowing
        if than is None or self.model.oldest() is None:
            self.read()
        else:
            self.runner.run(
                "log news", lambda connection: (than, newest(connection), lines_since(connection, wanted, than)), self._add_newer
            )

    def _add_newer(self, read: tuple[Newest, Newest, list[LogLine]]) -> None:
        than, upto, found = read
        if than != self._newest:
            return
        self._newest = upto
        if len(found) >= PAGE_LINES:
            self.read()
        elif found:
            self.view.keep_in_view(lambda: self.model.add_newer(found))

    def _ask_file(self) -> None:
        dialog = QFileDialog(self.window())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("CSV (*.csv)")
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("beforehand-activity.csv")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path) -> None:
        wanted = self._narrowing
        self.save_button.setEnabled(False)
        done = partial(self._saved, path.name)
        self.runner.run("log file", lambda connection: save_csv(connection, wanted, path), done)

    def _saved(self, name: str, outcome: int | Problem) -> None:
        self.save_button.setEnabled(True)
        if isinstance(outcome, Problem):
            self._actions.say(sentence(outcome))
        else:
            self._actions.say(fill(self.tr("Saved %n lines as {name}", "", outcome), name=name))
