"""Handlers for the program itself: undo, rules, shortcuts, quit. GUI thread only."""

from collections.abc import Callable

from reader.domain.rules import ArrivalRule
from reader.storage import entries, tags
from reader.ui.actions.keys import read_keys
from reader.ui.text.translate import Translator
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.window_parts import WindowParts

_tr = Translator("Handlers")


class GeneralHandlers(HandlerBase):
    def __init__(self, window: WindowParts, end: Callable[[], object]) -> None:
        super().__init__(window)
        self.quit = end

    def undo(self) -> None:
        command = self._window.undo_stack.pop()
        if command is None:
            self._window.say(_tr("Nothing to undo."))
        else:
            self._window.messages.dismiss()
            self._window.submit(command)

    def edit_rules(self) -> None:
        self._open_rules(None)

    def make_rule(self) -> None:
        from reader.ui.text.rule_text import rule_from

        row = self._lists.current()
        if row is not None:
            self._open_rules(rule_from(row))

    def make_rule_about(self, words: str) -> None:
        from reader.ui.text.rule_text import rule_about

        article = self._window.article.article
        rows = entries.entry_rows(self._window.connection, [article.entry_id]) if article is not None else []
        for row in rows:
            self._open_rules(rule_about(row, words))

    def _open_rules(self, draft: ArrivalRule | None) -> None:
        from reader.storage.own_programs import found_programs, programs_folder
        from reader.ui.dialogs.rules.rule_places import known_places
        from reader.ui.dialogs.rules.rules_editor import RulesEditor

        window = self._window
        known = known_places(
            self._tree.model.nodes(),
            [tag.name for tag in tags.tags(window.connection)],
            found_programs(programs_folder(window.database)),
        )
        editor = RulesEditor(
            window.theme, window.widget, window.connection, window.runner, window.clock, window.submit, known, draft
        )
        editor.left_out.connect(window.say)
        window.show_sheet(editor)

    def show_help(self) -> None:
        from reader.ui.dialogs.help import HelpSheet, topics

        window = self._window
        ways = [(_tr("Keyboard shortcuts"), self.show_keys)]
        if window.data_actions is not None:
            ways.append((_tr("Report a problem…"), self.report_problem))
        shown = topics(read_keys(self._stored_keys()), window.database.parent)
        window.show_sheet(HelpSheet(window.theme, window.widget, shown, ways))

    def show_keys(self) -> None:
        from reader.ui.dialogs.keys.key_sheet import KeySheet

        window = self._window
        window.show_sheet(KeySheet(window.theme, window.widget, read_keys(self._stored_keys()), self.edit_keys))

    def about(self) -> None:
        from reader.ui.dialogs.about import AboutSheet

        window = self._window
        report = self.report_problem if window.data_actions is not None else None
        window.show_sheet(AboutSheet(window.theme, window.widget, self.show_keys, self._show_licences, report))

    def _show_licences(self) -> None:
        from reader.ui.dialogs.about import LicencesSheet

        self._window.show_sheet(LicencesSheet(self._window.theme, self._window.widget))

    def report_problem(self) -> None:
        """Show the problem report before anything is sent."""
        from reader.ui.dialogs.about import ReportSheet

        window = self._window
        if window.data_actions is None:
            window.say(_tr("There is no log in the demo."))
        else:
            window.show_sheet(ReportSheet(window.theme, window.widget, window.data_actions, window.say))

    def edit_keys(self) -> None:
        from reader.ui.dialogs.keys.key_editor import KeyEditor

        window = self._window
        window.show_sheet(KeyEditor(window.theme, window.widget, self._stored_keys(), window.submit))

    def _stored_keys(self) -> str:
        return self._window.preferences.values.look_keys
