"""Header of the sidebar: the number of new articles, and since when they are ready; lines of accounts. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reader.domain.accounts import Account
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.events import (
    AccountRemoved,
    ConditionsChanged,
    Event,
    RetrievalProgress,
    RetrievingPaused,
    SyncFinished,
    SyncProgress,
    VacationChanged,
)
from reader.domain.health import PATIENCE_SECONDS
from reader.domain.ids import AccountId, Clock
from reader.domain.news import News
from reader.domain.preferences import NO_THROTTLING
from reader.storage import accounts
from reader.storage.connection import ReadConnection
from reader.ui.data.nodes import AccountLine, Health, Standing
from reader.ui.kit import boxes, fonts
from reader.ui.kit.labels import PlainLabel
from reader.ui.text.accounts import state_text
from reader.ui.text.languages import number_text
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import dotted, fill, set_tip

if TYPE_CHECKING:
    from reader.reports.learning_state import RhythmNow

_BUTTON_PX, _LINE_ONE_PX, _LINE_TWO_PX = 30, 20, 16
_ABOVE, _BELOW = 3, 7
_TEN_MINUTES = 600


class StatusLine(QWidget):
    """Emits `changed` with new text, `pressed` or `progress_wanted` when clicked, `round_ended` after a round of retrievals, and
    `unseen` with its state, which the list's header has to say while the sidebar is hidden.
    """

    changed = Signal()
    unseen = Signal(str)
    pressed = Signal()
    progress_wanted = Signal()
    round_ended = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None, *buttons: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._standing = Standing({}, None, None)
        self._news: News | None = None
        self._new = 0
        self._articles: int | None = None
        self._habit: RhythmNow | None = None
        self._ready_at: int | None = None
        self.progress = RetrievalProgress(0, 0)
        self.network: Problem | None = None
        self._pause = RetrievingPaused(0)
        self._throttling = NO_THROTTLING
        self._away_until = 0
        self._first = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self._second = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self._first.setFixedHeight(max(_BUTTON_PX, fonts.scaled(_LINE_ONE_PX)))
        self._second.setFixedHeight(fonts.scaled(_LINE_TWO_PX))
        for line in (self._first, self._second):
            line.setMinimumWidth(1)
        first = boxes.row((self._first, 1), *buttons, spacing=2, margins=0)
        boxes.column(first, self._second, spacing=0, margins=(20, _ABOVE, 8, _BELOW), on=self)
        self.refresh()

    @property
    def is_busy(self) -> bool:
        return self.progress.total > self.progress.done

    @property
    def has_been_refreshed(self) -> bool:
        return self._standing.last_at is not None

    @property
    def is_paused(self) -> bool:
        return bool(self._pause.until) and not self._pause.by_hours

    @property
    def unreached(self) -> int:
        """Count the feeds tried without success; all feeds if nothing was ever retrieved."""
        since = self._standing.unreached.values()
        if self._standing.last_at is None:
            return len(since)
        return sum(self._clock.now() - at < PATIENCE_SECONDS for at in since)

    def set_standing(self, standing: Standing) -> None:
        """Set the times of the last and next retrieval. The last one persists even if its feed is removed."""
        self._standing = standing
        known = [at for at in (self._ready_at, standing.last_at) if at is not None and at <= self._clock.now()]
        self._ready_at = max(known, default=standing.last_at)
        self.refresh()

    def set_news(self, news: News, total: int) -> None:
        self._news, self._new = news, total
        self.refresh()

    def set_articles(self, number: int) -> None:
        self._articles = number
        self.refresh()

    def show_first(self, number: int) -> None:
        """Show the first articles as they arrive, before all are counted."""
        if self._articles == 0:
            self.set_articles(number)

    def set_habit(self, habit: "RhythmNow") -> None:
        """Set when the user usually visits, as far as it is known."""
        self._habit = habit
        self.refresh()

    def set_progress(self, progress: RetrievalProgress) -> None:
        was_busy, self.progress = self.is_busy, progress
        self.refresh()
        if was_busy and not self.is_busy:
            self.round_ended.emit()

    def set_network(self, problem: Problem | None) -> None:
        self.network = problem
        self.refresh()

    def set_pause(self, pause: RetrievingPaused) -> None:
        """Show that scheduled refreshes are paused or have resumed."""
        self._pause = pause
        self.refresh()

    def spare(self, event: VacationChanged | ConditionsChanged) -> None:
        """Show that feeds are refreshed less often, and why: power, network or vacation."""
        if isinstance(event, VacationChanged):
            self._away_until = event.until
        else:
            self._throttling = event.throttling
        self.refresh()

    def next_text(self) -> str:
        """Return since when articles are ready and what comes next, or what prevents it; empty if unknown."""
        return dotted(*self._second_line())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            way = self.progress_wanted if self.is_busy else self.pressed
            way.emit()

    def refresh(self) -> None:
        """Rewrite both lines; also runs every minute, as "08:51" becomes "Thu 08:51"."""
        said = ". ".join(filter(None, (self._first_line(), self.next_text())))
        self._first.setText(self._first_line())
        self._fit()
        if said != self.accessibleName():
            self.setAccessibleName(said)
            self.changed.emit()
        self._say_unseen()

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide}:
            self._say_unseen()
        return is_done

    def _say_unseen(self) -> None:
        self.unseen.emit("" if self.isVisible() else self._state())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the second part of the lower line only if both have room; the tool tip has both."""
        main, _ = self._second_line()
        whole = self.next_text()
        has_room = QFontMetricsF(self._second.font()).horizontalAdvance(whole) <= self._second.width()
        self._second.setText(whole if has_room else main)
        set_tip(self, "\n".join(filter(None, (self._first_line(), whole, self._reason()))))

    def _first_line(self) -> str:
        """Return the number of new articles; before the first visit has ended, that of all, as none of them is known."""
        if self._articles is None or self._news is None:
            return ""
        if not self._articles:
            return self.tr("No articles yet")
        if self._is_first_visit:
            return self.tr("%n articles", "", self._articles)
        return self.tr("%n new articles", "", self._new) if self._new else self.tr("Nothing new")

    @property
    def _is_first_visit(self) -> bool:
        return self._news is not None and self._news.since is None

    def _second_line(self) -> tuple[str, str]:
        """Return what is so now, and what to leave out first if there is too little room."""
        if self.network is not None and self._ready_at is not None and not self.is_busy:
            is_portal = self.network.kind is ProblemKind.PORTAL
            return self._ready_text(), self.tr("sign in to this network first") if is_portal else self.tr("offline now")
        if state := self._state():
            return state, ""
        if self._throttling != NO_THROTTLING:
            return self._ready_text(), self.tr("saving data") if self._throttling.by_metered else self.tr("saving power")
        return self._ready_text(), "" if self._waits_for_feeds else self._next_text()

    def _state(self) -> str:
        """Return what is done just now, or what prevents refreshes."""
        if self.is_busy:
            text = self.tr("Refreshing {done} of %n", "", self.progress.total)
            return fill(text, done=number_text(self.progress.done))
        if self.network is not None:
            return self.tr("Sign in to this network first") if self.network.kind is ProblemKind.PORTAL else self.tr("Offline")
        if self._pause.until:
            text = self.tr("Quiet hours until {time}") if self._pause.by_hours else self.tr("Paused until {time}")
            return fill(text, time=clock_time(self._pause.until, self._clock))
        if self._away_until > self._clock.now():
            return fill(self.tr("On vacation until {day}"), day=clock_time(self._away_until, self._clock))
        return ""

    @property
    def _waits_for_feeds(self) -> bool:
        """Return True if some feeds never came, in the first visit or if none did; later that is for the row of such feeds."""
        some = bool(self._standing.unreached or self._standing.fresh)
        return some and (self._ready_at is None or self._is_first_visit)

    def _ready_text(self) -> str:
        ready, unreached = self._standing.ready, len(self._standing.unreached)
        if self._waits_for_feeds and (ready or unreached):
            text = self.tr("{ready} of %n feeds ready", "", ready + unreached + len(self._standing.fresh))
            return fill(text, ready=number_text(ready))
        if self._ready_at is None:
            return self.tr("Not refreshed yet") if self._standing.fresh else ""
        has_new = self._news is None or bool(self._new) or self._is_first_visit
        text = self.tr("Ready since {time}") if has_new else self.tr("Refreshed {time}")
        return fill(text, time=clock_time(self._ready_at, self._clock))

    @property
    def _is_learning(self) -> bool:
        return self._habit is not None and bool(self._habit.learning.days_to_go(self._clock.now()))

    def _next_at(self) -> int | None:
        """Return the next usual visit to ten minutes, by which feeds are refreshed; without a known habit, the next refresh."""
        now, habit = self._clock.now(), self._habit
        if habit is None or not habit.is_automatic or self._is_learning or self._ready_at is None:
            return None
        usual = next((at for at in habit.coming if at > now), None) if habit.learning.is_on else None
        due = self._standing.next_at
        if usual is not None:
            offset = self._clock.utc_offset_seconds(usual)
            return round((usual + offset) / _TEN_MINUTES) * _TEN_MINUTES - offset
        return due if due is not None and due > now else None

    def _next_text(self) -> str:
        at = self._next_at()
        return fill(self.tr("next by {time}"), time=clock_time(at, self._clock)) if at is not None else ""

    def _reason(self) -> str:
        """Return why the next refresh comes when it does, or what keeps it from coming."""
        if self.network is not None:
            return sentence(self.network) + "\n" + self.tr("Refreshing resumes automatically.")
        if self._throttling != NO_THROTTLING:
            return self._throttling_text()
        if self._is_learning:
            return self.tr("Getting to know your habits. Until then, every feed is refreshed a few times a day.")
        at = self._next_at()
        if at is None:
            return ""
        if at == self._standing.next_at or self._habit is None:
            return fill(self.tr("Next refresh about {time}"), time=clock_time(at, self._clock))
        return fill(
            self.tr("You usually visit about {time}. Your feeds are refreshed shortly before."), time=clock_time(at, self._clock)
        )

    def _throttling_text(self) -> str:
        is_half = self._throttling.share == "half"
        if self._throttling.by_metered:
            return (
                self.tr("Half as many refreshes on a metered connection")
                if is_half
                else self.tr("A third of the refreshes on a metered connection")
            )
        return self.tr("Half as many refreshes on low battery") if is_half else self.tr("A third of the refreshes on low battery")


def _health(account: Account) -> Health | None:
    problem, needs_user = account.problem, account.needs_user
    if problem is None or problem.kind in CONNECTIVITY:
        return None
    return Health(problem, account.problem_since, None if needs_user else account.next_at, is_passing=not needs_user)


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
        known = accounts.accounts(self._connection)
        waiting = self._waiting() if known else {}
        return [
            AccountLine(
                each.account_id,
                each.folder_id,
                state_text(each, waiting.get(each.account_id, 0), self._progress.get(each.account_id), self._clock),
                _health(each),
            )
            for each in known
        ]

    def _waiting(self) -> dict[AccountId, int]:
        """Count pending marks and subscription changes; skipped if there are no accounts."""
        from reader.storage import remote_feeds

        return {account_id: some.total for account_id, some in remote_feeds.waiting(self._connection).items()}
