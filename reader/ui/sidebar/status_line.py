"""Two status lines at the top of the sidebar: time since everything is ready, and the next retrieval. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import ConditionsChanged, RetrievalProgress, RetrievingPaused, VacationChanged
from reader.domain.health import PATIENCE_SECONDS
from reader.domain.throttling import NO_THROTTLING
from reader.ui.data.standing import Standing
from reader.ui.look import fonts
from reader.ui.text.languages import number_text
from reader.ui.text.plain_text import set_tip
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.labels import PlainLabel


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
        self._network: Problem | None = None
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

    @property
    def network(self) -> Problem | None:
        """Network problem of this computer."""
        return self._network

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
        self._network = problem
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
        if self._network is None and self._is_short_of_feeds:
            what_helps = self.tr("Retried automatically. Click to see the problems.")
            return "\n".join(text for text in (what_helps, self._due_text()) if text)
        if self._network is None:
            return self._due_text() if self._throttling != NO_THROTTLING else ""
        return sentence(self._network) + "\n" + self.tr("Refreshing resumes automatically.")

    def _second_line(self) -> str:
        if self._network is not None:
            is_portal = self._network.kind is ProblemKind.PORTAL
            return self.tr("Sign in to this network first") if is_portal else sentence(self._network)
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
