"""Marks articles as read when opened, open for a while or scrolled past. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHideEvent, QShowEvent

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.domain.preferences import Preferences
from reader.storage import entries
from reader.ui.data.timers import single_shot
from reader.ui.window.window_parts import WindowParts

_PASS_SECONDS = 60
"""Pause after which scrolling begins another pass."""
AT_ONCE = frozenset({"opened", "passed"})


class ReadMarks(QObject):
    """Follows the preference. All articles marked in one pass are one undo step, regardless of the number of commands."""

    def __init__(self, window: WindowParts, mark_read: Callable[..., None]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._mark_read = mark_read
        self._waiting: EntryId | None = None
        self._pass, self._passed_at = 0, 0.0
        self.wait = single_shot(self, 1000, self._waited)
        window.article.installEventFilter(self)
        window.preferences.on_change(Preferences.reading_mark_read, self._follow)
        window.preferences.on_change(Preferences.reading_mark_read_seconds, lambda seconds: self.wait.setInterval(seconds * 1000))
        window.entries.passing.passed.connect(self.passed)
        window.entries.selection_shown.connect(lambda _: self.end_pass())

    def opened(self, row: EntryRow) -> None:
        self.left()
        mode = self._window.preferences.values.reading_mark_read
        if mode in AT_ONCE:
            self._mark_read([row], is_read=True, is_silent=True)
        elif mode == "later":
            self._wait_for(row)

    def came_to(self, row: EntryRow) -> None:
        """Start the timer for an article reached by scrolling; only time marks it as read."""
        self.left()
        if self._window.preferences.values.reading_mark_read == "later":
            self._wait_for(row)

    def left(self) -> None:
        """Stop the timer when the article closes or changes."""
        self.wait.stop()
        self._waiting = None

    def passed(self, entry_ids: Sequence[EntryId]) -> None:
        now = self._window.clock.now()
        if not 0 <= now - self._passed_at <= _PASS_SECONDS:
            self.end_pass()
        self._passed_at = now
        self._mark_read(self._rows(entry_ids), is_read=True, part_of=f"pass {self._pass}")

    def end_pass(self) -> None:
        """Start a new undo step for articles passed from now on."""
        self._pass += 1

    def _follow(self, mode: str) -> None:
        self._window.entries.passing.follow(is_on=mode == "passed")
        if mode != "later":
            self.left()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Restart the timer whenever the article comes into view; it is stopped in a hidden or minimised window."""
        if self._waiting is not None and isinstance(event, QHideEvent):
            self.wait.stop()
        elif self._waiting is not None and isinstance(event, QShowEvent):
            self.wait.start()
        return super().eventFilter(watched, event)

    def _wait_for(self, row: EntryRow) -> None:
        self._waiting = row.entry_id
        if self._window.article.isVisible() and not self._window.widget.isMinimized():
            self.wait.start()

    def _waited(self) -> None:
        entry_id, article = self._waiting, self._window.article
        if entry_id is None or article.article is None or article.article.entry_id != entry_id:
            return
        self._waiting = None
        self._mark_read(self._rows([entry_id]), is_read=True, is_silent=True)

    def _rows(self, entry_ids: Sequence[EntryId]) -> list[EntryRow]:
        return [self._window.overlay.over(row) for row in entries.entry_rows(self._window.connection, entry_ids)]
