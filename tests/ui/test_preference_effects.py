"""Every preference of the window looks and works after a change as it does when the window starts with it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from reader.app.desktop_links import LoginStart
from reader.app.kept_files import KeptBriefings, StarredFeed
from reader.desktop.autostart import is_autostart, set_autostart
from reader.domain.commands import MarkRead, SetPreference
from reader.domain.events import BriefingReady
from reader.domain.preferences import PREFERENCES, Value
from reader.storage.preferences import save
from reader.storage.writer import transaction
from reader.ui.shell.tray import EXPLAINED, CloseToTray, Tray
from tests.fakes.invented_library import invented_library
from tests.fakes.preference_values import OTHER_VALUES
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle

COMMAND = ["beforehand", "--hidden"]
AT_THE_NEXT_START = {"look.language", "look.interface_size"}
"""Their help says so; `test_switches` shows that nothing is seen of them before."""
BY_THE_ENGINE = {
    *(key for key in PREFERENCES if key.startswith(("fetch.", "notify.", "habits.", "storage.", "computers."))),
    "reading.merge_copies",
    "reading.stories",
    "reading.versions",
    "reading.icons",
    "podcasts.folder",
}
"""`unit/engine/test_preferences_hold` walks them."""
BY_THE_WINDOW = [key for key in PREFERENCES if key not in AT_THE_NEXT_START | BY_THE_ENGINE]


class Program:
    """A window with what the program joins to it."""

    def __init__(self, bench: WindowBench) -> None:
        self.bench = bench
        window = bench.window
        window.parts.settings.setValue(EXPLAINED, True)  # noqa: FBT003 -- Qt's signature
        self.tray = Tray(window.parts, window.handlers.by_name)
        self.close_to_tray = CloseToTray(window.parts, self.tray, window.end)
        window.hides_instead = self.close_to_tray.hides_instead
        self.login = LoginStart(window, COMMAND)
        self.starred = StarredFeed(window, bench.engine.library.path, window.parts.preferences)
        self.briefings = KeptBriefings(window, bench.engine.library.path, lambda _: None, window.parts.preferences)
        self.tray.begin()
        self.login.compare()
        bench.bridge.flush()

    def effects(self) -> dict[str, object]:
        """What is seen of each preference."""
        window, page = self.bench.window, self.bench.window.parts.article.page
        popover = window.parts.article.popover
        return {
            "look.theme": self.bench.theme.is_dark,
            "look.layout": window.parts.panes.arrangement,
            "look.density": (window.parts.entries.view._rows.is_compact, window.list_links._compact.isChecked()),
            "look.opening": window.parts.preferences.values.look_opening,
            "look.counts": window.parts.subscriptions.tree._rows.shows_counts,
            "look.sidebar_order": [node.title for node in window.parts.subscriptions.model.nodes()],
            "look.hide_read": (
                window.parts.subscriptions.arranging.rows.hides_read,
                window.parts.subscriptions.arranging.filter.read_button.isChecked(),
            ),
            "look.keys": [action.shortcut().toString() for action in window.actions_by_name.values()],
            "desktop.start_at_login": (is_autostart(), window.parts.preferences.values.desktop_start_at_login),
            "desktop.keep_running": self.close_to_tray.hides_instead(),
            "desktop.tray": self.tray.is_there(),
            "reading.text_size": (page.style.text_size, [label.text() for _, label in popover._labels]),
            "reading.width": (page.view.wanted_column, [label.text() for _, label in popover._labels]),
            "reading.serif": (page.style.serif, popover.face.value()),
            "reading.family": page.style.family,
            "reading.article_theme": (page.style.theme.name, popover.theme.value(), page.view.styleSheet()),
            "reading.style_sheet": window.article_style._is_wanted,
            "reading.mark_read": self._marks_what_is_opened(),
            "reading.mark_read_seconds": window.pane_links.read_marks.wait.interval(),
            "reading.briefing": window.parts.briefing._is_on,
            "reading.pictures": (page.shelf.may_load, window.parts.entries.thumbnails.is_on),
            "reading.thumbnails": window.parts.entries.thumbnails._choice,
            "podcasts.speed": (
                window.handlers.player.playback.speed,
                window.handlers.player.bar.speed_menu().actions()[5].isChecked(),
            ),
            "podcasts.next": window.parts.preferences.values.podcasts_next,
            "aloud.next": window.parts.preferences.values.aloud_next,
            "aloud.speed": window.handlers.player.playback._reading_speed,
            "aloud.voices": window.handlers.player.playback.voice_of("en-GB"),
            "share.programs": window.parts.preferences.values.share_programs,
            "share.services": [text for text, _ in window.handlers.sharing.service_actions()],
            "share.save_unasked": window.parts.preferences.values.share_save_unasked,
            "share.web_search": window.actions_by_name["search_web"].isVisible(),
            "reading.swipe_right": self._swiped(1),
            "reading.swipe_left": self._swiped(-1),
            "export.briefings": self._keeps_briefings(),
            "export.starred_feed": self._writes_starred(),
        }

    def _marks_what_is_opened(self) -> bool:
        sent, lists = self.bench.engine.sent, self.bench.window.parts.entries
        row = next(row for row in range(9) if (entry := lists.model.entry(row)) is not None and not entry.is_read)
        before = len(sent)
        lists.view.open_row(row)
        return any(isinstance(each, MarkRead) for each in sent[before:])

    def _swiped(self, direction: int) -> str:
        entry = self.bench.window.parts.entries.model.entry(1)
        offer = self.bench.window.handlers.marking.swipe_offer(entry.entry_id, direction) if entry is not None else None
        return offer.choice if offer is not None else ""

    def _keeps_briefings(self) -> bool:
        self.briefings.handle_events((BriefingReady(1),))
        is_due = self.briefings.is_due
        self.briefings.stop()
        return is_due

    def _writes_starred(self) -> bool:
        path = Path(str(OTHER_VALUES["export.starred_feed"]))
        self.starred.finish()
        is_written = path.exists()
        path.unlink(missing_ok=True)
        return is_written


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, dict[str, Value]], Program]]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setitem(OTHER_VALUES, "export.starred_feed", str(tmp_path / "starred.xml"))
    begun: list[Program] = []

    def begin(name: str, stored: dict[str, Value]) -> Program:
        folder = tmp_path / name
        folder.mkdir()
        library = invented_library(folder / "library.sqlite", more=3)
        with transaction(library.connection):
            for key, value in stored.items():
                save(library.connection, key, value)
        # as a program that ran before has left it
        set_autostart(COMMAND, is_on=stored.get("desktop.start_at_login", False) is True)
        program = Program(window_bench(library, folder, str(stored.get("look.theme", "light"))))
        program.bench.window.show()
        settle(qtbot, program.bench)
        begun.append(program)
        return program

    yield begin
    for each in begun:
        each.bench.window.hides_instead = lambda: False
        each.bench.window.close()
        each.bench.window.deleteLater()
        each.bench.engine.connection.close()


def test_every_preference_is_walked() -> None:
    assert sorted([*BY_THE_WINDOW, *AT_THE_NEXT_START, *BY_THE_ENGINE]) == sorted(PREFERENCES)


@pytest.mark.qt_log_ignore("systemTrayWindowChanged", "propagateSizeHints")
@pytest.mark.parametrize("key", BY_THE_WINDOW)
def test_the_window_does_after_a_change_what_it_does_from_the_start(
    start: Callable[[str, dict[str, Value]], Program], qtbot: QtBot, key: str
) -> None:
    value = OTHER_VALUES[key]
    started = start("started", {key: value}).effects()
    changed = start("changed", {})
    assert changed.effects()[key] != started[key]
    changed.bench.window.parts.submit(SetPreference(key, value))
    changed.bench.bridge.flush()
    changed.bench.window.show()
    settle(qtbot, changed.bench)
    assert changed.effects() == started
