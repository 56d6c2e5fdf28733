"""Names that are markup, on every surface of a real window: shown as they are written, no file opened, nothing laid out as a table."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QHelpEvent, QImage, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.errors import Problem, ProblemKind
from reader.domain.subscription import FoundFeed
from reader.storage import entries, feeds
from reader.storage.writer import transaction
from reader.ui.data.nodes import Health, Kind
from reader.ui.kit.labels import EmphasisLabel, PlainLabel, button
from reader.ui.list.gestures import ArticleMenu
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.text.notices import notice_text
from reader.ui.text.translate import LONGEST_NAME, LONGEST_TIP, literal, tip
from tests.fakes.invented_library import NOW
from tests.fakes.menus import submenus
from tests.fakes.opened_files import OpenedFiles
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Windows of tool tips and menus ask for what there is without a screen no way to do."""

LEVELS = 25
"""Nested tables take Qt a time that doubles with each level: minutes here."""
BOMB = "<table><tr><td>" * LEVELS + "x"
FEED, OTHER = "Harbour Bulletin", "Notes from a Kiln"


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "secret.png"
    QImage(4, 4, QImage.Format.Format_RGB32).save(str(path))
    return path


@pytest.fixture
def opened(picture: Path) -> Iterator[OpenedFiles]:
    if sys.platform != "linux":
        pytest.skip("who opens a file is known by inotify")
    watch = OpenedFiles(picture)
    yield watch
    watch.close()


@pytest.fixture(params=["bomb", "picture", "entities"])
def name(request: pytest.FixtureRequest, picture: Path) -> str:
    return {"bomb": BOMB, "picture": f'a & b <img src="{picture}">', "entities": "&lt;b&gt; Tom & Jerry <i>x</i>"}[request.param]


def as_shown(tooltip: str) -> str:
    """The words that Qt makes of a tool tip."""
    if "<" not in tooltip and "&" not in tooltip:
        return tooltip
    assert "<table" not in tooltip, "Qt would lay out the feed's own tables"
    document = QTextDocument()
    document.setHtml(tooltip)
    return document.toPlainText()


def point_at(widget: QWidget, place: QPoint) -> str:
    """Rest the pointer there until Qt asks for the tip; what it then shows."""
    QToolTip.hideText()
    assert as_shown(widget.toolTip()) is not None
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    tooltip = QToolTip.text()
    shown = as_shown(tooltip)
    for each in QApplication.topLevelWidgets():
        if each.metaObject().className() == "QTipLabel" and each.isVisible():
            each.grab()
    return shown


def feed_tip(bench: WindowBench, name: str) -> str:
    header = bench.window.parts.entries.header
    bench.window.parts.subscriptions.select((Kind.FEED, bench.engine.library.feed_ids[FEED]))
    settle_for(bench)
    header.set_title(name + "." * 400)
    return point_at(header._title, QPoint(4, 4))


def standing_tip(bench: WindowBench, name: str) -> str:
    bench.window.parts.entries.header.set_standing("For you", name)
    return point_at(bench.window.parts.entries.header._count, QPoint(2, 2))


def toast_tip(bench: WindowBench, name: str) -> str:
    bench.window.parts.say(name + "." * 400)
    return point_at(bench.window.parts.messages.toast._text, QPoint(4, 4))


def sidebar_tip(bench: WindowBench, name: str) -> str:
    pane, feed_id = bench.window.parts.subscriptions, bench.engine.library.feed_ids[OTHER]
    pane.model.set_health({feed_id: Health(Problem(ProblemKind.NOT_A_FEED, name), NOW, None)})
    node = pane.model.find((Kind.FEED, feed_id))
    assert node is not None
    pane.tree.scrollTo(pane.model.index_of(node))
    return point_at(pane.tree.viewport(), pane.tree.visualRect(pane.model.index_of(node)).center())


def settle_for(bench: WindowBench) -> None:
    for _ in range(50):
        QApplication.processEvents()
        if bench.window.parts.runner.is_idle() and bench.window.parts.subscriptions.counts.is_settled():
            return


@pytest.mark.parametrize("show", [feed_tip, standing_tip, toast_tip, sidebar_tip])
def test_tool_tips_show_what_is_written_and_open_nothing(
    bench: WindowBench, opened: OpenedFiles, name: str, show: Callable[[WindowBench, str], str]
) -> None:
    opened.count()
    shown = show(bench, name)
    assert name[:200] in shown
    assert opened.count() == 0


def test_the_watch_sees_what_qt_opens(bench: WindowBench, opened: OpenedFiles, picture: Path) -> None:
    # what would happen without the helper
    opened.count()
    QToolTip.showText(QPoint(1, 1), f'<img src="{picture}">', bench.window)
    QApplication.processEvents()
    assert opened.count() > 0
    QToolTip.hideText()


def test_every_widget_of_a_window_full_of_markup_shows_plain_text(
    qtbot: QtBot, bench: WindowBench, opened: OpenedFiles, name: str
) -> None:
    fill(bench, name)
    settle(qtbot, bench)
    opened.count()
    window = bench.window
    for show in places_of(bench, name):
        show()
        settle(qtbot, bench)
        for widget in window.findChildren(QWidget):
            if isinstance(widget, QLabel) and not isinstance(widget, EmphasisLabel):
                assert isinstance(widget, PlainLabel)
                assert widget.textFormat() is Qt.TextFormat.PlainText
            assert as_shown(widget.toolTip()) is not None
            if isinstance(widget, QAbstractButton) and "&" in widget.text():
                assert "&" not in widget.text().replace("&&", ""), "a letter of a name is no key"
        window.grab()
        assert opened.count() == 0
    close_sheet(bench)


def fill(bench: WindowBench, name: str) -> None:
    """The name for everything that can have one."""
    library = bench.engine.library
    for title in (FEED, OTHER):
        bench.engine.submit(commands.RenameSubscription(library.feed_ids[title], name))
    bench.engine.submit(commands.RenameFolder(library.folder_ids["City"], name))
    ids = [key for key in bench.window.parts.entries.model.keys if key > 0][:3]
    bench.engine.submit(commands.TagEntries(tuple(ids), add=(name[:60],)))
    bench.engine.submit(commands.SaveSearch(name, name[:60]))
    with transaction(library.connection):
        library.connection.execute("UPDATE entry SET title = ?, author = ?", (name, name))
        stored = feeds.feed(library.connection, library.feed_ids[OTHER])
        assert stored is not None
        feeds.save_feed(
            library.connection,
            replace(stored, problem=Problem(ProblemKind.NOT_A_FEED, name), problem_since=NOW - 999_999, failures=9),
        )
    bench.window.parts.front.reload()


def close_sheet(bench: WindowBench) -> None:
    if bench.window.parts.sheet.shown is not None:
        bench.window.parts.sheet.shown.close_sheet()


def places_of(bench: WindowBench, name: str) -> list[Callable[[], object]]:
    """Where names are seen: lists, pages, sheets, messages."""
    window, handlers, ids = bench.window, bench.window.handlers, bench.engine.library.feed_ids
    rows = entries.entry_rows(window.parts.connection, [key for key in window.parts.entries.model.keys if key > 0][:2])
    found = (FoundFeed("https://a.example/feed", name), FoundFeed("https://b.example/feed", name))
    return [
        lambda: window.parts.subscriptions.select((Kind.FEED, ids[FEED])),
        lambda: window.parts.subscriptions.select((Kind.FEED, ids[OTHER])),
        handlers.by_name["go_today"],
        handlers.reading.next_article,
        lambda: window.parts.entries.header.field.setText(name[:40]),
        handlers.pages.go_health,
        handlers.pages.go_activity,
        lambda: handlers.pages.show_history(ids[FEED]),
        handlers.pages.go_rhythm,
        handlers.pages.leave_page,
        lambda: window.handlers.marking.ask_tags(rows),
        lambda: close_sheet(bench),
        lambda: handlers.pages.show_feed_properties(ids[OTHER]),
        lambda: close_sheet(bench),
        handlers.palette.open_palette,
        lambda: close_sheet(bench),
        handlers.general.edit_rules,
        lambda: close_sheet(bench),
        lambda: handlers.feeds.offer_feeds("https://a.example/", events.FeedsFound("https://a.example/", found)),
        lambda: close_sheet(bench),
        lambda: window.parts.say(name),
        lambda: window.handle_events((events.CommandFailed(Problem(ProblemKind.FILE_UNREADABLE, name)),)),
        lambda: window.handle_events((events.StorageFailed(Problem(ProblemKind.DISK_FULL, name)),)),
    ]


def test_menus_show_names_whole_and_without_keys(bench: WindowBench, opened: OpenedFiles, name: str) -> None:
    fill(bench, name)
    bench.window.parts.front.reload()
    settle_for(bench)
    rows = entries.entry_rows(
        bench.window.parts.connection, [key for key in bench.window.parts.entries.model.keys if key > 0][:1]
    )
    model = bench.window.parts.subscriptions.model
    node = model.find((Kind.FEED, bench.engine.library.feed_ids[FEED]))
    assert node is not None
    tags = ArticleMenu(bench.window.actions_by_name, rows, [name], lambda *_, **__: None, bench.window)
    row = RowMenu([node], model, bench.engine.submit, bench.window)
    for menu in (tags, row):
        menu.grab()
        named = [action for action in actions_of(menu) if name[:20] in action.text().replace("&&", "&")]
        assert named
        assert all("&" not in action.text().replace("&&", "") for action in named)
    assert opened.count() == 0


def actions_of(menu: QMenu) -> Iterator[QAction]:
    yield from menu.actions()
    for inside in submenus(menu):
        yield from actions_of(inside)


def test_notices_are_one_plain_line_each(bench: WindowBench, name: str) -> None:
    rows = entries.entry_rows(
        bench.window.parts.connection, [key for key in bench.window.parts.entries.model.keys if key > 0][:1]
    )
    row = replace(rows[0], title=name + "\n\u202eevil", feed_title=name)
    summary, lines = notice_text({row.feed_id: [row.entry_id]}, [row], {row.feed_id: name})
    for line in (summary, *lines):
        assert line.isprintable()
        assert len(line) <= 160
    assert name[:40] in summary


def test_a_tip_that_is_no_markup_stays_as_it_is() -> None:
    assert tip("Mark all read  (Z)\nand more") == "Mark all read  (Z)\nand more"
    assert tip("") == ""


def test_a_tip_keeps_lines_and_spaces_of_what_it_shows() -> None:
    assert as_shown(tip("a  <b>\nc & d")) == "a  <b>\nc & d"


def test_endless_tips_and_names_are_cut() -> None:
    assert len(tip("x" * 99_999)) == LONGEST_TIP
    assert len(literal("x" * 99_999)) == LONGEST_NAME


def test_names_for_menus_have_one_line_no_key_and_no_shortcut() -> None:
    assert literal("R&D\tCtrl+Q\nmore") == "R&&D Ctrl+Q more"
    made = button("R&D", lambda: None)
    assert made.text() == "R&&D"
    made.setText("Q&A")
    assert made.text() == "Q&&A"
    assert made.shortcut().isEmpty()


def test_the_clipboard_of_another_program_is_plain(bench: WindowBench, name: str) -> None:
    bench.window.handlers.article._copy_address(f"https://a.example/?{name}")
    mime = QGuiApplication.clipboard().mimeData()
    assert not mime.hasHtml()
