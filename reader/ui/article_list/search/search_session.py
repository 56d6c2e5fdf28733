"""Search session from the first letter to Escape: results while typing, completions, order. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, Signal

from reader.domain.clock import Clock
from reader.domain.entry import Order, Selection, View
from reader.ui.article_list.arrangement import Arrangements
from reader.ui.article_list.search.completion_list import CompletionList
from reader.ui.article_list.search.completions import Completion, completions, operators
from reader.ui.article_list.search.search_field import SearchField
from reader.ui.look.theme import Theme
from reader.ui.text.times import start_of_day
from reader.ui.text.translate import Translator
from reader.ui.widgets.anchored import Anchored

_tr = Translator("Search")


def operator_texts() -> Mapping[str, str]:
    """Return the explanation of each search operator."""
    return {
        "title:": _tr("in the title"),
        "author:": _tr("by an author"),
        "feed:": _tr("in a feed"),
        "folder:": _tr("in a folder"),
        "tag:": _tr("with a tag"),
        "is:": _tr("unread, starred, later…"),
        "before:": _tr("a day, a month or “yesterday”"),
        "after:": _tr("a day, a month or “yesterday”"),
    }


Names = Callable[[], Mapping[str, Sequence[str]]]
_BELOW = 6


class SearchSession(QObject):
    """Emits the requested search. Without a typing delay: outdated queries are dropped, so the list never falls far behind."""

    wanted = Signal(object)

    def __init__(self, field: SearchField, theme: Theme, arrangements: Arrangements, clock: Clock) -> None:
        super().__init__(field)
        self._field = field
        self._arrangements = arrangements
        self._clock = clock
        self._list: CompletionList | None = None
        self._theme = theme
        self.names: Names = dict
        field.textEdited.connect(self._edited)
        field.textChanged.connect(self._search)
        field.completions_moved.connect(self._move)
        field.completion_accepted.connect(self._accept)
        field.completions_refused.connect(self._hide)
        field.left.connect(self._hide)
        field.entered.connect(self.hint)
        field.hints_wanted.connect(self._enter_hints)

    def selection(self) -> Selection:
        wanted = Selection(View.SEARCH, query=self._field.text(), since=start_of_day(self._clock))
        return self._arrangements.arranged(wanted)

    def sort(self, order: Order) -> None:
        """Set the order of this search and later ones."""
        self._arrangements.keep_order(View.SEARCH, order)
        self.wanted.emit(self.selection())

    def _search(self) -> None:
        if self._field.is_hinting and self._field.text():
            self._hide()
        self.wanted.emit(self.selection())

    def _edited(self, text: str) -> None:
        if not text:
            self._hint()
            return
        self._offer(completions(text, self._field.cursorPosition(), self.names()))

    def hint(self) -> None:
        """Show search operators in an empty field; keys stay with the field until one is selected."""
        if not self._field.text():
            self._hint()

    def _hint(self) -> None:
        self._offer(operators(operator_texts()), is_hint=True)

    def _enter_hints(self) -> None:
        self._field.is_hinting, self._field.is_completing = False, True
        self._move(1)

    def _offer(self, found: Sequence[Completion], *, is_hint: bool = False) -> None:
        if self._list is None and found:
            # Created on first use; a child of the pane, as the field's header is too low for it.
            self._list = CompletionList(self._theme, self._field.window())
            self._list.accepted.connect(self._insert)
            Anchored(self._field, self._place, self._list)
        if self._list is not None:
            self._list.offer(found, -1 if is_hint else 0)
            self._place()
        self._field.is_completing = bool(found) and not is_hint
        self._field.is_hinting = bool(found) and is_hint
        self._announce()

    def _place(self) -> None:
        if self._list is not None:
            below = self._field.mapTo(self._field.window(), QPoint(0, self._field.height() + _BELOW))
            self._list.stand_at(below.x(), below.y(), self._field.width())

    def _move(self, step: int) -> None:
        if self._list is not None:
            self._list.move_choice(step)
            self._announce()

    def _accept(self) -> None:
        chosen = self._list.chosen() if self._list is not None else None
        if chosen is not None:
            self._insert(chosen)

    def _insert(self, completion: Completion) -> None:
        self._field.insert_completion(completion)
        self._hide()
        if completion.text.endswith(":"):
            self._offer(completions(self._field.text(), self._field.cursorPosition(), self.names()))

    def _hide(self) -> None:
        self._offer(())

    def _announce(self) -> None:
        spoken = self._list.spoken() if self._list is not None and self._field.is_completing else ""
        self._field.setAccessibleDescription(spoken)
