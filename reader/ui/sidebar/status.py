"""Status lines at the top of the sidebar, lines of accounts, and the way to Rhythm at the bottom. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    AccountRemoved,
    ConditionsChanged,
    Event,
    HabitsChanged,
    PreferenceChanged,
    RetrievalProgress,
    RetrievingPaused,
    SyncFinished,
    SyncProgress,
    VacationChanged,
)
from reader.domain.health import PATIENCE_SECONDS
from reader.domain.ids import AccountId, Clock
from reader.domain.preferences import NO_THROTTLING, Preferences
from reader.reports.rhythm_span import Span, local_span
from reader.storage import accounts
from reader.storage.connection import ReadConnection
from reader.ui.data.nodes import AccountLine, Standing
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.labels import PlainLabel, claims_space
from reader.ui.kit.painting import draw_icon, fill_round, hairline, smooth_path, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.text.accounts import state_text
from reader.ui.text.languages import number_text
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import fill, listed, set_tip

if TYPE_CHECKING:
    from reader.reports.learning_state import RhythmNow


class StatusLine(QWidget):
    """Emits `changed` with new text, `pressed` and related signals when details are requested, `round_ended` after a round of
    retrievals.
    """

    changed = Signal()
    pressed = Signal()
    health_wanted = Signal()
    progress_wanted = Signal()
    round_ended = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._standing = Standing({}, None, None)
        self._ready_at: int | None = None
        self.progress = RetrievalProgress(0, 0)
        self._new = 0
        self.network: Problem | None = None
        self._pause = RetrievingPaused(0)
        self._throttling = NO_THROTTLING
        self._away_until = 0
        self._first = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD, tabular=True))
        self._second = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self._first.setFixedHeight(fonts.scaled(18))
        self._second.setFixedHeight(fonts.scaled(16))
        boxes.column(STRETCH, self._first, self._second, STRETCH, spacing=0, margins=(0, 2, 0, 0), on=self)
        self.refresh()

    @property
    def is_busy(self) -> bool:
        return self.progress.total > self.progress.done

    @property
    def has_been_refreshed(self) -> bool:
        """True once any feed has been refreshed."""
        return self._standing.last_at is not None

    @property
    def is_paused(self) -> bool:
        return bool(self._pause.until) and not self._pause.by_hours

    def set_standing(self, standing: Standing) -> None:
        """Set the times of the last and next retrieval. The last one persists even if its feed is removed."""
        self._standing = standing
        known = [at for at in (self._ready_at, standing.last_at) if at is not None and at <= self._clock.now()]
        self._ready_at = max(known, default=standing.last_at)
        self.refresh()

    @property
    def unreached(self) -> int:
        """Count the feeds tried without success; all feeds if nothing was ever retrieved."""
        since = self._standing.unreached.values()
        if self._standing.last_at is None:
            return len(since)
        return sum(self._clock.now() - at < PATIENCE_SECONDS for at in since)

    def set_progress(self, progress: RetrievalProgress) -> None:
        was_busy, self.progress = self.is_busy, progress
        if not was_busy:
            self._new = 0
        self.refresh()
        if was_busy and not self.is_busy:
            self.round_ended.emit()

    def add_new(self, number: int) -> None:
        """Add to the number of new articles, shown with the next progress."""
        self._new += number

    def set_network(self, problem: Problem | None) -> None:
        """Show the network problem in the warning colour."""
        self.network = problem
        self._second.setProperty("kind", "meta" if problem is None else "warn")
        self._second.style().unpolish(self._second)
        self._second.style().polish(self._second)
        self.refresh()

    def set_pause(self, pause: RetrievingPaused) -> None:
        """Show that scheduled refreshes are paused or have resumed."""
        self._pause = pause
        self.refresh()

    def spare(self, event: VacationChanged | ConditionsChanged) -> None:
        """Show that fewer requests are made, and why: power, network or vacation."""
        if isinstance(event, VacationChanged):
            self._away_until = event.until
        else:
            self._throttling = event.throttling
        self.refresh()

    def next_text(self) -> str:
        """Return the text for the next event, or for what prevents it; empty if unknown."""
        return self._lines()[1]

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            way = self.progress_wanted if self.is_busy else self.health_wanted if self._is_short_of_feeds else self.pressed
            way.emit()

    def refresh(self) -> None:
        """Rewrite both lines; also runs every minute, as "08:51" becomes "Thu 08:51"."""
        first, second = self._lines()
        said = f"{first}. {second}"
        self._first.setText(first)
        self._second.setText(second)
        self._set_tip()
        if said != self.accessibleName():
            self.setAccessibleName(said)
            self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_tip()

    def _set_tip(self) -> None:
        """Set a tool tip with lines too long for the sidebar, then remedies."""
        lines = [line.text() for line in (self._first, self._second)]
        is_cut = max(line.sizeHint().width() for line in (self._first, self._second)) > self.width()
        set_tip(self, "\n".join(filter(None, (*(lines if is_cut else ()), self._tip()))))

    def _lines(self) -> tuple[str, str]:
        if self.progress.total > self.progress.done:
            text = self.tr("Refreshing {done} of %n", "", self.progress.total)
            new = self.tr("%n new articles so far", "", self._new) if self._new else self.tr("No new articles so far")
            return fill(text, done=number_text(self.progress.done)), new
        return self._first_line(), self._second_line()

    def _first_line(self) -> str:
        """Return the first line, which never says ready while a feed's first articles are awaited."""
        if not self.unreached and self._ready_at is None:
            return self.tr("Not refreshed yet")
        if self.unreached or self._standing.fresh or self._ready_at is None:
            return self.tr("Not ready yet")
        return fill(self.tr("Up to date since {time}"), time=clock_time(self._ready_at, self._clock))

    def _missing_text(self) -> str:
        if unreached := self.unreached:
            return self.tr("%n feeds could not be reached", "", unreached)
        fresh = len(self._standing.fresh)
        return self.tr("%n feeds not refreshed yet", "", fresh) if fresh and self._ready_at is not None else ""

    @property
    def _is_short_of_feeds(self) -> bool:
        return bool(self.unreached) and not self.is_busy

    def _tip(self) -> str:
        """Return details that the second line has no room for."""
        if self.network is None and self._is_short_of_feeds:
            what_helps = self.tr("Retried automatically. Click to see the problems.")
            return "\n".join(text for text in (what_helps, self._due_text()) if text)
        if self.network is None:
            return self._due_text() if self._throttling != NO_THROTTLING else ""
        return sentence(self.network) + "\n" + self.tr("Refreshing resumes automatically.")

    def _second_line(self) -> str:
        if self.network is not None:
            is_portal = self.network.kind is ProblemKind.PORTAL
            return self.tr("Sign in to this network first") if is_portal else sentence(self.network)
        if self._pause.until:
            text = self.tr("Quiet hours until {time}") if self._pause.by_hours else self.tr("Paused until {time}")
            return fill(text, time=clock_time(self._pause.until, self._clock))
        if self._away_until > self._clock.now():
            return fill(self.tr("On vacation until {day}"), day=clock_time(self._away_until, self._clock))
        if missing := self._missing_text():
            return missing
        if self._throttling != NO_THROTTLING:
            return self._throttling_text()
        return self._due_text()

    def _throttling_text(self) -> str:
        share = (
            self.tr("Half of the requests: {why}")
            if self._throttling.share == "half"
            else self.tr("A third of the requests: {why}")
        )
        why = self.tr("metered connection") if self._throttling.by_metered else self.tr("low battery")
        return fill(share, why=why)

    def _due_text(self) -> str:
        due = self._standing.next_at
        if due is None:
            return ""
        if due <= self._clock.now():
            return self.tr("Next refresh is due")
        return fill(self.tr("Next refresh about {time}"), time=clock_time(due, self._clock))


class AccountLines:
    """Reads the status from storage, and the progress of running synchronisations from events."""

    def __init__(self, connection: ReadConnection, clock: Clock) -> None:
        self._connection, self._clock = connection, clock
        self._progress: dict[AccountId, SyncProgress] = {}

    def note(self, event: Event) -> None:
        if isinstance(event, SyncProgress):
            self._progress[event.account_id] = event
        elif isinstance(event, SyncFinished | AccountRemoved):
            self._progress.pop(event.account_id, None)

    def read(self) -> list[AccountLine]:
        """Return one line per account, in account order."""
        known = accounts.accounts(self._connection)
        waiting = self._waiting() if known else {}
        return [
            AccountLine(
                each.account_id,
                each.folder_id,
                state_text(each, waiting.get(each.account_id, 0), self._progress.get(each.account_id), self._clock),
                is_in_trouble=each.needs_user,
            )
            for each in known
        ]

    def _waiting(self) -> dict[AccountId, int]:
        """Count pending marks and subscription changes; skipped if there are no accounts."""
        from reader.storage import remote_feeds

        return {account_id: some.total for account_id, some in remote_feeds.waiting(self._connection).items()}


HEIGHT = 76
_QUERY = "rhythm now"
_INSET, _ABOVE, _RADIUS = 8, 7, 6
_LEFT, _RIGHT, _ICON, _GAP = 20, 20, 16, 8
_NAME_PX, _CURVE_PX, _CURVE_UP = 28, 24, 9
_NOW_PX, _NOW_ABOVE = 2, 2
_REREAD_SECONDS = 3600
_LEARNING = frozenset({Preferences.habits_record.key, Preferences.habits_pause_until.key})


class RhythmFooter(QAbstractButton):
    """Reads in the query thread at most hourly and repaints every minute."""

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._clock, self._runner = theme, clock, runner
        self._found: RhythmNow | None = None
        self._read_at = 0.0
        self._is_chosen = False
        self.setAccessibleName(self.tr("Rhythm"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(fonts.scaled(HEIGHT))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ring", _RADIUS)
        self.setProperty("ring_outside", -_INSET + 2)
        theme.changed.connect(self.update)

    @property
    def is_read(self) -> bool:
        """True if it shows learned data."""
        return self._found is not None

    def refresh(self) -> None:
        now = self._read_at = self._clock.now()
        offset = self._clock.utc_offset_seconds

        def query(connection: ReadConnection) -> "RhythmNow":
            # imported in the query thread, not at startup
            from reader.reports.learning_state import load_rhythm_now

            return load_rhythm_now(connection, now, offset)

        self._runner.run(_QUERY, query, self._receive)

    def tick(self) -> None:
        """Move the time line; read learned data again if it is old."""
        is_over = self._found is not None and not self._found.span.holds(self._clock.now())
        if is_over or abs(self._clock.now() - self._read_at) >= _REREAD_SECONDS:
            self.refresh()
        self.update()

    def handle_event(self, event: Event) -> None:
        """Read again after learning was switched or learned data erased."""
        is_about_it = isinstance(event, PreferenceChanged) and event.key in _LEARNING
        if is_about_it or isinstance(event, HabitsChanged):
            self.refresh()

    def set_chosen(self, *, is_chosen: bool) -> None:
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def status_text(self) -> str:
        learning = self._found.learning if self._found is not None else None
        now = self._clock.now()
        if learning is None or (learning.is_learned and learning.is_on and not learning.is_paused(now)):
            return fill(self.tr("now {time}"), time=clock_time(now, self._clock))
        if not learning.is_on:
            return self.tr("Learning is off")
        if learning.is_paused(now):
            return self.tr("Learning paused")
        from reader.reports.learning_state import FULL_DAYS

        return fill(self.tr("Learning: day {day}/{days}"), day=max(learning.day, 1), days=FULL_DAYS)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(120, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, self._theme.color("bg_side"))
        turn_round(painter, area)
        hairline(painter, area.left(), area.right(), area.top() + 1, self._theme.color("line"))
        ground = area.adjusted(_INSET, _ABOVE, -_INSET, -6)
        if self._is_chosen or self.underMouse():
            fill_round(painter, ground, _RADIUS, self._theme.color("sel" if self._is_chosen else "hover"))
        self._paint_name(painter, ground)
        self._paint_day(painter, area)
        painter.end()

    def _paint_name(self, painter: QPainter, ground: QRectF) -> None:
        row = QRectF(_LEFT, ground.top(), self.width() - _LEFT - _RIGHT, fonts.scaled(_NAME_PX))
        ink = self._theme.color("text_2" if self._is_chosen else "text_3")
        pixmap = self._theme.icons.pixmap("rhythm", self._theme.color("accent"), _ICON, self.devicePixelRatioF())
        draw_icon(painter, QPointF(row.left(), row.top() + (row.height() - _ICON) / 2), pixmap)
        name = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if self._is_chosen else fonts.REGULAR)
        left = row.left() + _ICON + _GAP
        text_line(
            painter,
            QRectF(left, row.top(), row.right() - left, row.height()),
            name,
            self._theme.color("text"),
            self.accessibleName(),
            is_name=True,
        )
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        begin = left + QFontMetricsF(name).horizontalAdvance(self.accessibleName()) + _GAP
        width = min(QFontMetricsF(small).horizontalAdvance(self.status_text()) + 1, max(row.right() - begin, 0.0))
        text_line(painter, QRectF(row.right() - width, row.top(), width, row.height()), small, ink, self.status_text())

    def _paint_day(self, painter: QPainter, area: QRectF) -> None:
        bottom = area.bottom() - fonts.scaled(_CURVE_UP)
        plot = QRectF(_LEFT, bottom - fonts.scaled(_CURVE_PX), area.width() - _LEFT - _RIGHT, fonts.scaled(_CURVE_PX))
        span = self._found.span if self._found is not None else local_span(self._clock.now(), self._clock.utc_offset_seconds)
        if self._found is not None and self._found.by_hour:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent_mid"))
            painter.drawPath(day_path(self._found.by_hour, plot))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        hairline(painter, plot.left(), plot.right(), plot.bottom(), self._theme.color("accent_mid"))
        self._paint_now(painter, plot, span, self._theme.color("now"))

    def _paint_now(self, painter: QPainter, plot: QRectF, span: Span, color: QColor) -> None:
        share = (self._clock.now() - span.begins_at) / span.seconds
        x = round(plot.left() + share * plot.width())
        painter.fillRect(QRectF(x - _NOW_PX / 2, plot.top() - _NOW_ABOVE, _NOW_PX, plot.height() + _NOW_ABOVE), color)

    def _receive(self, found: "RhythmNow") -> None:
        self._found = found
        self.setAccessibleDescription(self._description(found))
        self.update()

    def _description(self, found: "RhythmNow") -> str:
        if found.usual_at:
            times = listed(clock_time(at, self._clock) for at in found.usual_at)
            return fill(self.tr("You usually visit at {times}."), times=times)
        return self.status_text()


def day_path(by_hour: tuple[float, ...], plot: QRectF) -> QPainterPath:
    """Return the filled curve through the centres of the hours; its first and last values lie outside the day."""
    hours, top = len(by_hour) - 2, max(by_hour[1:-1], default=0.0) or 1.0
    step = plot.width() / hours
    points = [
        QPointF(plot.left() + (place - 0.5) * step, plot.bottom() - value / top * plot.height())
        for place, value in enumerate(by_hour)
    ]
    path = smooth_path(points)
    for point in (points[-1], points[0]):
        path.lineTo(point.x(), plot.bottom())
    path.closeSubpath()
    inside = QPainterPath()
    inside.addRect(plot)
    return path.intersected(inside)
