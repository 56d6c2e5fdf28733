"""What somebody finds who cannot see the window: every control has a name and a role, Tab comes to each, rows are sentences."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QKeySequenceEdit,
    QMenu,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.accounts import Server, ServerKind
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import ServerFound
from reader.domain.ids import EntryId
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed
from reader.storage import accounts
from reader.storage.writer import transaction
from reader.ui.dialogs.accounts import AddAccountSheet
from reader.ui.dialogs.keys import KeyEditor
from reader.ui.dialogs.palette import Palette
from reader.ui.kit.sheet import Cover
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, name_of, texts_in

# Without a screen menus and dialogs say so when they open.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

_Name, _Role = QAccessible.Text.Name, QAccessible.Role
_NO_ROLES = {_Role.NoRole, _Role.Client, _Role.Pane, _Role.LayeredPane}
# Qt gives these none, and takes none from us.
_WITHOUT_ROLE = (QScrollArea, QKeySequenceEdit)


class StrayWindows(QObject):
    """Notes what comes up as a window of its own, be it for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_window = event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow()
        if is_window and not isinstance(watched, QMenu | QFileDialog):
            self.seen.append(f"{type(watched).__name__} {name_of(watched)}")
        return False


def import_preview(bench: WindowBench) -> None:
    """A subscription list from the web that has been read."""
    bench.window.handlers.feeds.import_address("https://lists.example/mine.opml")
    feeds = tuple(OpmlFeed(f"https://new.example/{name}", name, "", ()) for name in ("one", "two"))
    preview = ImportPreview(OpmlDocument("Mine", feeds), feeds, (), ())
    bench.window.handle_events((events.OpmlPreviewed(preview, "", cause=bench.engine.sent[-1].command_id),))


def found_server(bench: WindowBench) -> None:
    """A server whose certificate is to be compared before its password is typed."""
    bench.window.handlers.accounts.add_account()
    sheet = bench.sheet(AddAccountSheet)
    sheet.address.setText("rss.example")
    sheet.go()
    server = Server(ServerKind.FRESHRSS, "https://rss.example/api/greader.php", certificate="ab" * 32)
    bench.window.handle_events((ServerFound(server, cause=bench.engine.sent[-1].command_id),))


def account(bench: WindowBench) -> None:
    """The settings of one that needs another password."""
    problem = Problem(ProblemKind.SIGN_IN_FAILED)
    with transaction(bench.engine.connection):
        added = accounts.add(bench.engine.connection, Server(ServerKind.FRESHRSS, "https://rss.example"), "Work", "ines", NOW)
        accounts.save(bench.engine.connection, replace(added, problem=problem))
    bench.window.handlers.accounts.show_account(added.account_id)


def many_feeds(bench: WindowBench) -> None:
    bench.window.parts.subscriptions.select(
        next(n.key for n in bench.window.parts.subscriptions.model.nodes() if n.title == "Making")
    )
    bench.window.handlers.feeds.feed_properties()


def text_popover(bench: WindowBench) -> None:
    bench.window.parts.article.header.text_size.click()


def new_articles_button(bench: WindowBench) -> None:
    bench.engine.post("Lantern Press", 2)
    bench.bridge.flush()
    bench.window.flow._new_timer.timeout.emit()


def notice(bench: WindowBench) -> None:
    bench.window.parts.subscriptions.select(
        next(n.key for n in bench.window.parts.subscriptions.model.nodes() if n.title.startswith("Hollow"))
    )


Prepare = Callable[[WindowBench], None]
SCENES: dict[str, tuple[str | Prepare, ...]] = {
    "nothing open": (),
    "an article": ("J",),
    "find in the article": ("J", "Ctrl+F", "e"),
    "search": ("/", "l", "e"),
    "filter": ("F",),
    "toast": ("Shift+A",),
    "new articles": ("J", new_articles_button),
    "a feed with a problem": (notice,),
    "text": ("J", text_popover),
    "add a feed": ("Ctrl+N",),
    "add an account": (found_server,),
    "an account": (account,),
    "import from the web": ("Ctrl+Shift+O",),
    "import": (import_preview,),
    "properties": ("Shift+J", "Alt+Return"),
    "properties of several": (many_feeds,),
    "rules": ("J", lambda bench: bench.window.handlers.general.make_rule()),
    "keys": ("?",),
    "change keys": (lambda bench: bench.window.actions_by_name["edit_keys"].trigger(),),
    "palette": ("Ctrl+K", "l", "a"),
    "tags": ("J", "T", "n", "e", "w", "Return"),
    "preferences": ("Ctrl+,",),
    "preferences for fetching": (lambda bench: bench.window.handlers.preferences.edit_preferences("fetch.proxy"),),
    "preferences for notifications": (lambda bench: bench.window.handlers.preferences.edit_preferences("notify.quiet_hours"),),
    "preferences for privacy": (lambda bench: bench.window.handlers.preferences.edit_preferences("habits.record"),),
    "starters": (lambda bench: bench.window.handlers.feeds.choose_starters(),),
}


def play(keyboard: Keyboard, scene: str) -> QWidget:
    """Bring a scene about; return the sheet, or the window where none is open."""
    for step in SCENES[scene]:
        if callable(step):
            step(keyboard.bench)
        else:
            keyboard.press(step)
    keyboard.rest()
    return keyboard.bench.window.parts.sheet.shown or keyboard.bench.window


def controls(root: QWidget) -> list[QWidget]:
    """What can be clicked or have the focus; parts that Qt builds into its own widgets speak through these."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and (widget.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(widget, QAbstractButton))
        and widget.focusProxy() is None
    ]


def spoken(widget: QWidget) -> tuple[str, QAccessible.Role]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(_Name), interface.role()


IN_TURN = (
    *("add a feed", "import from the web", "import", "properties of several", "keys", "change keys", "palette", "preferences"),
    *("add an account", "an account"),
    *("preferences for fetching", "preferences for notifications", "preferences for privacy", "starters"),
)
"""Sheets that are opened one after the other over the same window; the other scenes change it."""


@pytest.mark.parametrize("scenes", [*((each,) for each in SCENES if each not in IN_TURN), IN_TURN], ids=lambda scenes: scenes[0])
def test_controls_have_names_and_roles_and_tab_comes_to_each(qtbot: QtBot, bench: WindowBench, scenes: tuple[str, ...]) -> None:
    for scene in scenes:
        assert_all_is_spoken_and_reached(qtbot, bench, scene)


def assert_all_is_spoken_and_reached(qtbot: QtBot, bench: WindowBench, scene: str) -> None:
    windows = StrayWindows()
    keyboard = Keyboard(qtbot, bench)
    application = QApplication.instance()
    application.installEventFilter(windows)
    root = play(keyboard, scene)
    application.removeEventFilter(windows)
    assert windows.seen == []

    assert spoken(bench.window) == (bench.window.windowTitle(), _Role.Window)
    if isinstance(root, Cover):
        assert spoken(root) == (root.accessibleName(), _Role.Dialog)
        assert root.accessibleName()
    found = controls(root)
    nameless = [type(widget).__name__ for widget in found if not spoken(widget)[0].strip()]
    assert nameless == []
    without_role = [
        name_of(widget) for widget in found if spoken(widget)[1] in _NO_ROLES and not isinstance(widget, _WITHOUT_ROLE)
    ]
    assert without_role == []

    wanted = [each for each in found if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled()]
    # In the palette the field is the only stop, and Tab searches.
    stops = keyboard.stops() if scene != "palette" else [keyboard.focus()]
    assert [name_of(widget) for widget in wanted if widget not in stops] == []
    keyboard.press("Escape", times=2)
    assert bench.window.parts.sheet.shown is None
    assert keyboard.focus().isVisible()


def test_the_first_page_has_names_and_tab_comes_to_each_way_in(qtbot: QtBot, empty_bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, empty_bench)
    found = controls(empty_bench.window)
    assert len(found) == 7
    assert all(spoken(widget)[0] and spoken(widget)[1] not in _NO_ROLES for widget in found)
    assert set(keyboard.stops()) == {widget for widget in found if widget.isEnabled()}


def rows_of(view: QAbstractItemView) -> list[str]:
    """What a screen reader says of the rows of a list or tree: the names of the view's own children."""
    interface = QAccessible.queryAccessibleInterface(view)
    children = (interface.child(number) for number in range(interface.childCount()))
    return [said for child in children if child is not None and (said := child.text(_Name))]


def test_rows_of_the_list_are_sentences(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("J", "J", "L", "T")
    keyboard.type("sea")
    keyboard.press("Return", "Return")
    keyboard.rest()
    said = rows_of(bench.window.parts.entries.view)
    assert said[:5] == [
        "Today",
        "Glazing in the rain: what humidity does to a slow cooling curve, Notes from a Kiln, 12 min",
        "starred, read later, The tide gauge that kept its own time, The Tidewater Almanac, 2 h, tagged sea",
        "unread, Ferry timetable changes from 1 June, Harbour Bulletin, 2 h",
        "unread, starred, Why our parser got slower when we made it smarter, Slow Compiler, 3 h",
    ]
    assert any("missing" in row and "Harbour Bulletin" in row for row in said)


def test_rows_of_the_sidebar_say_what_they_are_and_what_is_wrong(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.submit(commands.SaveSearch("Tides", "tide is:unread"))
    bench.engine.submit(commands.TagEntries((EntryId(1),), add=("sea",)))
    Keyboard(qtbot, bench).rest()
    said = rows_of(bench.window.parts.subscriptions.tree)
    assert said[:4] == ["For you", "All articles", "Today, 3 unread", "Unread, 40 unread"]
    assert {"Tides, saved search", "Tags", "sea, tag", "Sea and sky, folder, 11 unread", "Lantern Press, 3 unread"} <= set(said)
    (failing,) = (row for row in said if row.startswith("Hollow Oak Woodshop"))
    assert "problem: The name hollow-oak.example was not found." in failing


def test_rows_of_the_palette_and_of_keys_are_sentences(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("Ctrl+K", "l", "a", "n", "t")
    palette = bench.sheet(Palette)
    assert rows_of(palette.view)[:2] == ["Feeds and folders", "Lantern Press, Reading · 3 unread"]
    assert palette.field.accessibleDescription() == "Lantern Press, Reading · 3 unread"
    keyboard.press("Down")
    assert palette.field.accessibleDescription() in rows_of(palette.view)[1:]
    keyboard.press("Escape")
    keyboard.command("change shortcuts")
    editor = bench.sheet(KeyEditor)
    assert "Next article, J" in rows_of(editor.list)


def test_what_counts_read_articles_too_is_not_said_to_be_unread(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("J", "L", "J", "L")
    keyboard.rest()
    said = rows_of(bench.window.parts.subscriptions.tree)
    assert {"Starred, 2 articles", "Read later, 2 articles"} <= set(said)
    keyboard.press("G, L")
    keyboard.rest()
    assert "2 articles" in texts_in(bench.window.parts.entries.header)
