"""The two lines at the head of the sidebar: since when everything is ready, when the next retrieval is due. GUI thread only."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import RetrievalProgress
from reader.ui import fonts
from reader.ui.labels import PlainLabel
from reader.ui.library import Standing
from reader.ui.problem_words import sentence
from reader.ui.times import clock_time


class Promise(QWidget):
    """Says only what is known."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._standing = Standing({}, None, None)
        self._progress = RetrievalProgress(0, 0)
        self._network: Problem | None = None
        self._first = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD, tabular=True))
        self._second = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self._first.setFixedHeight(fonts.scaled(18))
        self._second.setFixedHeight(fonts.scaled(16))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(0)
        column.addStretch()
        column.addWidget(self._first)
        column.addWidget(self._second)
        column.addStretch()
        self.refresh()

    @property
    def is_busy(self) -> bool:
        """Whether a round of retrievals is under way."""
        return self._progress.total > self._progress.done

    def set_standing(self, standing: Standing) -> None:
        """Take over when the last retrieval was and the next is due."""
        self._standing = standing
        self.refresh()

    def set_progress(self, progress: RetrievalProgress) -> None:
        """Follow a round of retrievals."""
        self._progress = progress
        self.refresh()

    def set_network(self, problem: Problem | None) -> None:
        """Say that this computer is cut off, in the colour of warnings."""
        self._network = problem
        self._second.setProperty("kind", "meta" if problem is None else "warn")
        self._second.style().unpolish(self._second)
        self._second.style().polish(self._second)
        self.refresh()

    def refresh(self) -> None:
        """Write both lines anew; called once a minute too, because "08:51" becomes "Thu 08:51"."""
        first, second = self._lines()
        self._first.setText(first)
        self._second.setText(second)
        self.setAccessibleName(f"{first}. {second}")
        self.setToolTip(self._network_words())

    def _lines(self) -> tuple[str, str]:
        if self._progress.total > self._progress.done:
            counted = self.tr("{done} of {total} feeds").replace("{done}", str(self._progress.done))
            return self.tr("Retrieving"), counted.replace("{total}", str(self._progress.total))
        if self._standing.last_at is None:
            first = self.tr("Nothing retrieved yet")
        else:
            first = self.tr("Ready since {time}").replace("{time}", clock_time(self._standing.last_at, self._clock))
        return first, self._second_line()

    def _network_words(self) -> str:
        if self._network is None:
            return ""
        return sentence(self._network) + "\n" + self.tr("Retrieving goes on by itself once it works again.")

    def _second_line(self) -> str:
        if self._network is not None:
            is_portal = self._network.kind is ProblemKind.PORTAL
            return self.tr("Sign in to this network first") if is_portal else sentence(self._network)
        due = self._standing.next_at
        if due is None:
            return ""
        if due <= self._clock.now():
            return self.tr("Next retrieval is due now")
        return self.tr("Next retrieval about {time}").replace("{time}", clock_time(due, self._clock))
