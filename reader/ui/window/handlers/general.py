"""Deeds on the program itself. GUI thread only."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.domain.rules import ArrivalRule
from reader.ui.actions.keys import read_keys
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.keys.key_editor import KeyEditor
from reader.ui.dialogs.keys.key_sheet import KeySheet
from reader.ui.dialogs.rules.rule_places import known_places
from reader.ui.dialogs.rules.rules_editor import RulesEditor
from reader.ui.palette import Palette
from reader.ui.palette.gathering import gather_commands, gather_places
from reader.ui.palette.palette import Offer
from reader.ui.text.rule_text import rule_from
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.notes import command_notes


class GeneralHandlers(HandlerBase):
    def undo(self) -> None:
        """Take back the newest change."""
        command = self._window.undo_stack.pop()
        if command is None:
            self._window.say(QCoreApplication.translate("Handlers", "Nothing to undo."))
        else:
            self._window.messages.dismiss()
            self._window.submit(command)

    def open_palette(self) -> None:
        """One field from which everything can be reached."""
        window = self._window
        commands = gather_commands(self.actions, command_notes(window), self.choices())
        offer = Offer(gather_places(self._tree.model.nodes(), self._tree.select), commands, self.show_article, self._search_for)
        window.show_sheet(Palette(window.theme, window.widget, offer, window.runner, window.clock, window.settings))

    def choices(self) -> list[tuple[str, QAction]]:
        """What the palette offers beside the table of actions, with words that say what each is about."""
        return []

    def show_article(self, row: EntryRow) -> None:
        """Open an article in its feed's list; where that list leaves it out, by itself."""
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
            # it may have come after the list was read
            self._lists.reload()
        else:
            self._tree.select(key)
        self._lists.then(open_row)

    def show_entry(self, number: int) -> None:
        """Open an article by its number, in its feed's list."""
        for row in self._window.library.rows([EntryId(number)]):
            self.show_article(row)

    def _search_for(self, query: str) -> None:
        self._window.front.show_reading()
        self._window.panes.need_list()
        self._lists.header.open_search()
        self._lists.header.field.setText(query)

    def edit_rules(self) -> None:
        self._open_rules(None)

    def make_rule(self) -> None:
        """A rule that fits the chosen article, to be made wider or narrower."""
        row = self._lists.current()
        if row is not None:
            self._open_rules(rule_from(row))

    def _open_rules(self, draft: ArrivalRule | None) -> None:
        window = self._window
        known = known_places(self._tree.model.nodes(), [tag.name for tag in window.library.tags()])
        window.show_sheet(
            RulesEditor(window.theme, window.widget, window.library, window.runner, window.clock, window.submit, known, draft)
        )

    def show_keys(self) -> None:
        """Every key as it is now."""
        window = self._window
        window.show_sheet(KeySheet(window.theme, window.widget, read_keys(self._stored_keys()), self.edit_keys))

    def edit_keys(self) -> None:
        """Give actions other keys."""
        window = self._window
        window.show_sheet(KeyEditor(window.theme, window.widget, self._stored_keys(), window.submit))

    def _stored_keys(self) -> str:
        return self._window.preferences.values.look_keys

    def quit(self) -> None:
        """End the program, whatever closing the window means."""
        self._end()
