"""Command palette, and opening articles chosen there or elsewhere. GUI thread only."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from reader.domain.entry import EntryRow, View
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.ui.data.nodes import Kind
from reader.ui.text.marks import STYLES
from reader.ui.text.translate import Translator, fill
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.marking import MarkingHandlers
from reader.ui.window.window_parts import WindowParts

_tr = Translator("Palette")


def command_notes(window: WindowParts) -> Mapping[str, Callable[[], str]]:
    """Return for some commands a function that produces the note shown in their row."""

    def here() -> str:
        node = window.subscriptions.current()
        return node.title if node is not None else ""

    def text_size() -> str:
        return fill(_tr("{size} px"), size=f"{window.preferences.values.reading_text_size}")

    def unread(view: View) -> Callable[[], str]:
        def count() -> str:
            node = window.subscriptions.model.find((Kind.SMART, view.value))
            return _tr("%n unread", node.unread) if node is not None and node.unread else ""

        return count

    def newest() -> str:
        step = window.undo_stack.newest()
        return step.text if step is not None else _tr("Nothing to undo")

    def article() -> str:
        row = window.entries.current()
        return row.title if row is not None else ""

    def shown(pane: QWidget) -> Callable[[], str]:
        return lambda: _tr("Hidden") if pane.isHidden() else _tr("Shown")

    return {
        "retrieve_shown": here,
        "mark_all_read": here,
        "feed_properties": here,
        "unsubscribe": here,
        "undo": newest,
        "text_larger": text_size,
        "text_smaller": text_size,
        "text_usual": text_size,
        "go_today": unread(View.TODAY),
        "go_unread": unread(View.UNREAD),
        "toggle_read": article,
        **{style.toggle: article for style in STYLES.values()},
        "tag": article,
        "open_in_browser": article,
        "make_rule": article,
        "toggle_subscriptions": shown(window.subscriptions),
        "toggle_article": shown(window.article),
    }


Choices = list[tuple[str, QAction]]


class PaletteHandlers(HandlerBase):
    """`choices` are offered in addition to the action table, each with its search words."""

    def __init__(self, window: WindowParts, marking: MarkingHandlers, choices: Callable[[], Choices]) -> None:
        super().__init__(window)
        self._marking = marking
        self._choices = choices
        self._actions: Mapping[str, QAction] = {}

    def join(self, actions: Mapping[str, QAction]) -> None:
        """Set the actions to offer; called once."""
        self._actions = actions

    def open_palette(self) -> None:
        from reader.ui.palette.gathering import gather_commands, gather_places
        from reader.ui.palette.palette import Offer, Palette

        window = self._window
        window.refresh_actions()
        self._marking.name_toggle(self._actions["toggle_read"])
        commands = gather_commands(self._actions, command_notes(window), self._choices())
        offer = Offer(gather_places(self._tree.model.nodes(), self._tree.select), commands, self.show_article, self.search_for)
        window.show_sheet(Palette(window.theme, window.widget, offer, window.runner, window.clock, window.settings))

    def show_article(self, row: EntryRow) -> None:
        """Open an article in its feed's list, or alone if that list omits it."""
        key = (Kind.FEED, row.feed_id)
        current = self._tree.current()

        def open_row() -> None:
            place = self._lists.model.row_of(row.entry_id)
            if place is None:
                self._lists.view.open_unlisted(row)
            else:
                self._lists.view.open_row(place)

        if current is not None and current.key == key and self._lists.model.row_of(row.entry_id) is not None:
            open_row()
            return
        if current is not None and current.key == key:
            # the article may have arrived after the list was read
            self._lists.reload()
        else:
            self._tree.select(key)
        self._lists.then(open_row)

    def show_entry(self, number: int) -> None:
        for row in entries.entry_rows(self._window.connection, [EntryId(number)]):
            self.show_article(row)

    def search_for(self, query: str) -> None:
        """Search as if the query had been typed."""
        self._window.front.show_reading()
        self._window.panes.need_list()
        self._lists.header.open_search()
        self._lists.header.field.setText(query)
