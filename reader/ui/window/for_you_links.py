"""Connects For you to the rest of the window: articles seen, feedback given and the number of matches. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from reader.domain.commands import Command
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.domain.reading_commands import JudgeEntry, RecordShown
from reader.ui.article_list.for_you_list import NOTHING, Learned
from reader.ui.article_list.pane import EntriesPane
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.text.for_you_text import counted_line, counted_text, interests_line, interests_text
from reader.ui.text.translate import dotted

SEEN_MILLISECONDS = 2000
"""Time after which rows in view count as seen."""
FIRST_COUNT_MILLISECONDS = 4000
COUNT_MILLISECONDS = 60_000
"""Interval between sidebar counts, so that a burst of articles is ranked once."""
READ_MILLISECONDS = 10_000
"""Interval between counts while the user reads and sees the number."""
_QUERY = "for you"


class ForYouLinks(QObject):
    def __init__(
        self, lists: EntriesPane, tree: TreeModel, runner: QueryRunner, submit: Callable[[Command], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._lists, self._tree, self._runner, self._submit = lists, tree, runner, submit
        self._seen_timer = single_shot(self, SEEN_MILLISECONDS, self.record_seen)
        self._count_timer = single_shot(self, COUNT_MILLISECONDS, self.count)
        self._learned = NOTHING
        self._is_learning: bool | None = None
        self._lists.selection_shown.connect(self._list_shown)
        self._lists.view.verticalScrollBar().valueChanged.connect(self._seen_timer.start)
        self._count_timer.start(FIRST_COUNT_MILLISECONDS)

    def count_soon(self) -> None:
        if not self._count_timer.isActive():
            self._count_timer.start(COUNT_MILLISECONDS)

    def count_after_reading(self) -> None:
        if not 0 <= self._count_timer.remainingTime() <= READ_MILLISECONDS:
            self._count_timer.start(READ_MILLISECONDS)

    def count(self) -> None:
        """Rank articles for the sidebar number in the ranking thread."""
        self._runner.run(_QUERY, self._lists.for_you.learn, self._apply, Lane.RANKING)

    def show_learned(self) -> None:
        """Show in the list header how many articles match and which topics the user reads, or before that the basis of learning."""
        if self._learned.needs_reading:
            self._lists.header.set_standing(counted_line(), counted_text())
            return
        fitting = self._learned.fitting
        parts = [self.tr("%n for now", "", fitting)] if fitting else []
        line = interests_line(self._learned.interests)
        self._lists.header.set_standing(dotted(*parts, line, between="  ·  "), interests_text(self._learned.interests))

    def judge(self, value: int) -> None:
        """Ask for more (1) or less (-1) like the selected articles; the list keeps its order until it is opened again."""
        for entry_id in self._lists.marked_ids():
            self._submit(JudgeEntry(entry_id, value))

    def forget(self) -> None:
        """Drop everything learned after habits were erased or restored or learning was switched."""
        self._lists.for_you.forget()
        self._apply(NOTHING)
        self.count()
        if self._lists.selection.view is View.FOR_YOU:
            self._lists.reload()

    def follow_learning(self, is_on: bool) -> None:  # noqa: FBT001 -- a preference's value
        """Follow the learning preference; at startup there is nothing to drop."""
        if self._is_learning not in {None, is_on}:
            self.forget()
        self._is_learning = is_on

    def record_seen(self) -> None:
        """Record the visible articles as seen, so that those often shown and never opened rank lower."""
        if self._lists.selection.view is not View.FOR_YOU or not self._lists.isVisible():
            return
        view, keys = self._lists.view, self._lists.model.keys
        ids = tuple(EntryId(keys[row]) for row in view.rows_in_view() if keys[row] > 0)
        if ids:
            self._submit(RecordShown(ids))

    def _list_shown(self, selection: Selection) -> None:
        if selection.view is View.FOR_YOU:
            self._seen_timer.start()
            self._apply(self._lists.for_you.learned)

    def _apply(self, learned: Learned) -> None:
        self._learned = learned
        self._tree.set_for_you(learned.fitting)
