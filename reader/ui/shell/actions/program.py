"""Handlers for the program itself: undo, rules, shortcuts, preferences, export, quit. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSystemTrayIcon

from reader.domain.commands import Command, SetPreference
from reader.domain.link_templates import TargetKind, services_of
from reader.domain.preferences import PAGES, PREFERENCES, Form, Preferences, Value
from reader.domain.rules import ArrivalRule
from reader.storage import entries, tags
from reader.ui.kit.actions import ActionRow, Keys, Needs, action, read_keys, usual_keys
from reader.ui.kit.files import ask_folder
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.parts import WindowParts
from reader.ui.text.preferences import choices_of, tr
from reader.ui.text.translate import Translator, fill, labelled, literal

if TYPE_CHECKING:
    from reader.ui.pages.preferences.sheet import PreferenceNeeds


_tr = Translator("Handlers")


class GeneralHandlers(HandlerBase):
    def __init__(self, window: WindowParts, end: Callable[[], object], rows: Sequence[ActionRow]) -> None:
        super().__init__(window)
        self._end = end
        self.rows = rows

    @action("Quit", "Ctrl+Q", needs=Needs.ALWAYS)
    def quit(self) -> None:
        self._end()

    @action("Close window", "Ctrl+W", needs=Needs.NOTHING)
    def close_window(self) -> None:
        """Do as the window's close button does: end the program, or hide the window where it stays in the tray."""
        self._window.widget.close()

    @action("Undo", "Ctrl+Z", needs=Needs.NOTHING)
    def undo(self) -> None:
        """Undo the newest change, that of a command still on its way included."""
        self._window.undo_stack.call_when_known(self._undo_newest)

    def _undo_newest(self) -> None:
        command = self._window.undo_stack.pop()
        if command is None:
            self._window.say(_tr("Nothing to undo."))
        else:
            self._window.messages.dismiss()
            self._window.submit(command)

    @action("Rules…", "Ctrl+R", needs=Needs.FEEDS)
    def edit_rules(self) -> None:
        self._open_rules(None)

    @action("Create rule from this article…", can=HandlerBase.is_at_article)
    def make_rule(self) -> None:
        from reader.ui.text.rules import rule_from

        row = self._lists.current()
        if row is not None:
            self._open_rules(rule_from(row))

    def make_rule_about(self, words: str) -> None:
        from reader.ui.text.rules import rule_about

        article = self._window.article.article
        rows = entries.entry_rows(self._window.connection, [article.entry_id]) if article is not None else []
        for row in rows:
            self._open_rules(rule_about(row, words))

    def _open_rules(self, draft: ArrivalRule | None) -> None:
        from reader.storage.program_runs import found_programs, programs_folder
        from reader.ui.dialogs.rules import RulesEditor, known_places

        window = self._window
        known = known_places(
            self._tree.model.nodes(),
            [tag.name for tag in tags.tags(window.connection)],
            found_programs(programs_folder(window.database)),
            [each.name for each in services_of(window.preferences.values.share_services) if each.kind is not TargetKind.LINK],
        )
        editor = RulesEditor(
            window.theme, window.widget, window.connection, window.runner, window.clock, window.submit, known, draft
        )
        editor.left_out.connect(window.say)
        window.show_sheet(editor)

    @action("Help", "F1", needs=Needs.NOTHING, in_menu="Open help")
    def show_help(self) -> None:
        from reader.ui.dialogs.help import topics
        from reader.ui.dialogs.program import HelpSheet

        window = self._window
        ways = [(_tr("Keyboard shortcuts"), self.show_keys)]
        if window.data_actions is not None:
            ways.append((_tr("Report a problem…"), self.report_problem))
        shown = topics(self._keys(), window.database.parent)
        window.show_sheet(HelpSheet(window.theme, window.widget, shown, ways))

    @action("Keyboard shortcuts", "?", needs=Needs.NOTHING)
    def show_keys(self) -> None:
        from reader.ui.dialogs.keys import KeySheet

        window = self._window
        window.show_sheet(KeySheet(window.theme, window.widget, self.rows, self._keys(), self.edit_keys))

    @action("About Beforehand", needs=Needs.NOTHING)
    def about(self) -> None:
        from reader.ui.dialogs.program import AboutSheet

        window = self._window
        report = self.report_problem if window.data_actions is not None else None
        window.show_sheet(AboutSheet(window.theme, window.widget, self.show_keys, self._show_licences, report))

    def _show_licences(self) -> None:
        from reader.ui.dialogs.program import LicencesSheet

        self._window.show_sheet(LicencesSheet(self._window.theme, self._window.widget))

    @action("Report a problem…", needs=Needs.NOTHING)
    def report_problem(self) -> None:
        from reader.ui.dialogs.program import ReportSheet

        window = self._window
        if window.data_actions is None:
            window.say(_tr("There is no log in the demo."))
        else:
            window.show_sheet(ReportSheet(window.theme, window.widget, window.data_actions, window.say))

    @action("Change shortcuts…", needs=Needs.NOTHING)
    def edit_keys(self) -> None:
        from reader.ui.dialogs.keys import KeyEditor

        window = self._window
        window.show_sheet(KeyEditor(window.theme, window.widget, self.rows, self._stored_keys(), window.submit))

    def _keys(self) -> Mapping[str, Keys]:
        return read_keys(self._stored_keys(), usual_keys(self.rows))

    def _stored_keys(self) -> str:
        return self._window.preferences.values.look_keys


_AT_ONCE = (
    Preferences.look_theme,
    Preferences.reading_article_theme,
    Preferences.look_layout,
    Preferences.look_density,
    Preferences.look_counts,
    Preferences.look_sidebar_order,
    Preferences.reading_mark_read,
    Preferences.podcasts_speed,
    Preferences.aloud_speed,
)
"""Preferences whose choices are commands because users change them while reading, or outside the preferences window."""


class PreferenceHandlers(HandlerBase):
    def __init__(
        self,
        window: WindowParts,
        general: GeneralHandlers,
        show_rhythm: Callable[[], object],
        open_programs: Callable[[], object],
        show_computers: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._general = general
        self._show_rhythm, self._open_programs, self._show_computers = show_rhythm, open_programs, show_computers
        self.style_note: Callable[[], str] = str
        """Returns the status line of the user's style sheet."""

    @action("Preferences…", "Ctrl+,", needs=Needs.NOTHING)
    def edit_preferences(self, key: str = "") -> None:
        from reader.ui.pages.preferences.sheet import PreferencesSheet

        window = self._window
        window.show_sheet(PreferencesSheet(window.theme, window.widget, self._preference_needs(), key))

    def show_stored(self) -> None:
        from reader.ui.pages.rhythm.stored_sheet import StoredSheet

        window = self._window
        more = partial(self.edit_preferences, Preferences.habits_record.key)
        window.show_sheet(StoredSheet(window.theme, window.widget, self._preference_needs(), more))

    def _preference_needs(self) -> "PreferenceNeeds":
        from reader.ui.pages.preferences.sections import BackupsSection
        from reader.ui.pages.preferences.sheet import PreferenceNeeds

        window, data_actions = self._window, self._window.data_actions
        return PreferenceNeeds(
            values=window.preferences.values,
            usual_keys=usual_keys(self._general.rows),
            runner=window.runner,
            clock=window.clock,
            submit=window.submit,
            undo=self._undo,
            edit_keys=self._general.edit_keys,
            show_keys=self._general.show_keys,
            has_tray=QSystemTrayIcon.isSystemTrayAvailable,
            presence_signals=window.presence_signals,
            services=window.services,
            style_note=self.style_note,
            show_rhythm=self._show_rhythm,
            open_programs=self._open_programs,
            show_computers=self._show_computers,
            backups=partial(BackupsSection, data_actions, window.clock, window.say) if data_actions is not None else None,
        )

    def share_services(self) -> None:
        self.edit_preferences(Preferences.share_services.key)

    @cached_property
    def preference_actions(self) -> list[tuple[str, QAction]]:
        """Return a command for each preference and for some choices, each with its search words."""
        made = [
            self._action(f"{each.key}={value}", labelled(tr(each.label), text), partial(self._ask, each.key, value))
            for each in _AT_ONCE
            for value, text in choices_of(each)
        ]
        for preference in PREFERENCES.values():
            if preference.form is Form.HIDDEN or preference.page not in PAGES:
                continue
            text = fill(tr("Preferences: {label}"), label=tr(preference.label))
            made.append(self._action(preference.key, text, partial(self.edit_preferences, preference.key)))
        return made

    def _action(self, name: str, text: str, do: Callable[[], object]) -> tuple[str, QAction]:
        action = QAction(literal(text), self._window.widget)
        action.setObjectName(name)
        action.triggered.connect(lambda: do())  # noqa: PLW0108 - the signal's argument is not wanted
        return text, action

    def _ask(self, key: str, value: Value) -> None:
        self._window.submit(SetPreference(key, value))

    def _undo(self, undo: Command) -> None:
        """Undo a change announced by the sheet, so that Ctrl+Z skips it afterwards."""
        stack = self._window.undo_stack
        step = stack.step_of(undo)
        undo_command = stack.pop(step) if step is not None else undo
        if undo_command is not None:
            self._window.submit(undo_command)


class DataHandlers(HandlerBase):
    @action("Export everything…", needs=Needs.FEEDS)
    def export_everything(self) -> None:
        ask_folder(self._window.widget, self.export_everything_to, _tr("Choose a folder for the export"))

    def export_everything_to(self, folder: Path) -> None:
        from reader.ui.dialogs.program import ExportSheet

        window = self._window
        if window.data_actions is not None:
            window.show_sheet(ExportSheet(window.theme, window.widget, window.data_actions, folder, window.clock))
