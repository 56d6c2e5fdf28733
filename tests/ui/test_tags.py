"""Tagging the chosen articles: one or several, by keys alone, and back."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from lxml import etree
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from reader.app.kept_files import MOST_ARTICLES, StarredFeed, write_starred_feed
from reader.domain import commands
from reader.domain.commands import RenameSubscription, SetMark, SetPreference
from reader.domain.entry import EntryRow, Mark, Selection, View
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.preferences import Preferences
from reader.storage import entries, preferences, statuses
from reader.storage.writer import transaction
from reader.ui.dialogs.tags import TagPopover
from reader.ui.pages.preferences.fields import FileField
from reader.ui.pages.preferences.sheet import PreferencesSheet
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


@pytest.fixture
def tagged(qtbot: QtBot, bench: WindowBench) -> list[EntryId]:
    """Three articles: all have "tides", the first has "ships" too."""
    ids = [EntryId(key) for key in bench.window.parts.entries.model.keys if key > 0][:3]
    bench.engine.submit(commands.TagEntries(tuple(ids), add=("tides",)))
    bench.engine.submit(commands.TagEntries((ids[0],), add=("ships",)))
    settle(qtbot, bench)
    bench.engine.sent.clear()
    return ids


def ask(bench: WindowBench, ids: Sequence[EntryId]) -> TagPopover:
    bench.window.handlers.marking.ask_tags(rows(bench, ids))
    return bench.sheet(TagPopover)


def rows(bench: WindowBench, ids: Sequence[EntryId]) -> list[EntryRow]:
    return [bench.window.parts.overlay.over(row) for row in entries.entry_rows(bench.window.parts.connection, ids)]


def tags(bench: WindowBench, ids: Sequence[EntryId]) -> list[tuple[str, ...]]:
    return [row.tags for row in rows(bench, ids)]


def sent(bench: WindowBench) -> list[commands.TagEntries]:
    return [command for command in bench.engine.sent if isinstance(command, commands.TagEntries)]


def test_several_are_tagged_at_once_and_undo_reverts_it(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged)
    QTest.keyClicks(popover.field, "lighthouses")
    QTest.keyClick(popover.field, Qt.Key.Key_Return)
    QTest.keyClick(popover.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert [(command.add, command.remove) for command in sent(bench)] == [(("lighthouses",), ())]
    assert tags(bench, tagged) == [("lighthouses", "ships", "tides"), ("lighthouses", "tides"), ("lighthouses", "tides")]
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert tags(bench, tagged) == [("ships", "tides"), ("tides",), ("tides",)]


def test_chips_say_what_is_on_all_and_what_on_some(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged)
    assert {name: chip.checkState() for name, chip in popover._chips.items()} == {
        "ships": Qt.CheckState.PartiallyChecked,
        "tides": Qt.CheckState.Checked,
    }
    popover.close_sheet()
    assert sent(bench) == []


def test_a_chip_removed_and_one_put_on_all_are_one_command(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged)
    popover._chips["ships"].setFocus()
    QTest.keyClick(popover._chips["ships"], Qt.Key.Key_Space)
    QTest.keyClick(popover._chips["tides"], Qt.Key.Key_Space)
    QTest.keyClick(popover._chips["tides"], Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert [(command.add, command.remove) for command in sent(bench)] == [(("ships",), ("tides",))]
    assert tags(bench, tagged) == [("ships",)] * 3


def test_letters_find_a_tag_and_arrows_choose(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged[2:])
    QTest.keyClicks(popover.field, "s")
    assert [row.title for row in popover.results.rows()] == ["Tags", "ships", "Create tag “s”"]
    QTest.keyClick(popover.field, Qt.Key.Key_Down)
    QTest.keyClick(popover.field, Qt.Key.Key_Return)
    popover.close_sheet()
    assert [command.add for command in sent(bench)] == [("s",)]


def test_case_makes_no_second_tag(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged[2:])
    QTest.keyClicks(popover.field, "SHIPS")
    QTest.keyClick(popover.field, Qt.Key.Key_Return)
    popover.close_sheet()
    assert [command.add for command in sent(bench)] == [("ships",)]


def test_backspace_in_the_empty_field_removes_the_last_tag(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged[:1])
    QTest.keyClick(popover.field, Qt.Key.Key_Backspace)
    QTest.keyClick(popover.field, Qt.Key.Key_Return)
    assert bench.window.parts.sheet.shown is None
    assert [command.remove for command in sent(bench)] == [("tides",)]


def test_a_click_beside_it_closes_it_and_keeps_what_was_done(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged)
    QTest.keyClicks(popover.field, "new")
    QTest.keyClick(popover.field, Qt.Key.Key_Return)
    QTest.mouseClick(popover, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 2))
    assert bench.window.parts.sheet.shown is None
    assert [command.add for command in sent(bench)] == [("new",)]


def test_it_stays_inside_the_window_beside_its_row(qtbot: QtBot, bench: WindowBench, tagged: list[EntryId]) -> None:
    popover = ask(bench, tagged)
    assert popover.rect().contains(popover.card.geometry())
    bench.window.resize(900, 420)
    popover.fit()
    assert popover.rect().contains(popover.card.geometry())


PREFERENCE = Preferences.export_starred_feed.key
ATOM = "{http://www.w3.org/2005/Atom}"


def titles(path: Path) -> list[str]:
    root = etree.fromstring(path.read_bytes())
    return [str(entry.findtext(f"{ATOM}title")) for entry in root.iter(f"{ATOM}entry")]


def set_path(bench: WindowBench, value: str) -> None:
    bench.engine.submit(SetPreference(PREFERENCE, value))
    bench.bridge.flush()


def test_the_file_follows_the_stars(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    feed = StarredFeed(bench.window, bench.engine.library.path, bench.window.parts.preferences)
    bench.bridge.listen(feed.handle_events)
    assert not feed.is_due
    path = tmp_path / "a b" / "starred.xml"
    set_path(bench, str(path))
    qtbot.waitUntil(lambda: "not up to date" in bench.window.parts.messages.toast.text())
    bench.window.parts.say("")
    feed.write()
    qtbot.waitUntil(lambda: not feed.is_writing)
    assert bench.window.parts.messages.toast.text() == ""
    path.parent.mkdir()
    feed.write()
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: not feed.is_writing)
    before = titles(path)
    assert len(before) == 2
    assert not feed.is_due
    row = bench.window.parts.entries.model.entry(0) or bench.window.parts.entries.model.entry(1)
    bench.engine.submit(SetMark((row.entry_id,), Mark.STARRED))
    bench.bridge.flush()
    assert feed.is_due
    feed.write()
    assert not feed.is_due
    qtbot.waitUntil(lambda: not feed.is_writing)
    assert sorted(titles(path)) == sorted([row.title, *before])
    bench.engine.submit(RenameSubscription(row.feed_id, "Mine"))
    bench.bridge.flush()
    assert feed.is_due
    feed.finish()
    assert not feed.is_due
    assert b"<source><title>Mine</title></source>" in path.read_bytes()
    set_path(bench, "")
    bench.engine.submit(SetMark((row.entry_id,), Mark.STARRED, is_set=False))
    bench.bridge.flush()
    assert not feed.is_due
    assert row.title in titles(path)


def test_the_last_hundred_are_in_it_and_only_a_change_writes(tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite", more=12)
    ids = [EntryId(number) for number in entries.entry_ids(library.connection, Selection(View.ALL))]
    assert len(ids) > MOST_ARTICLES
    with transaction(library.connection):
        for number, entry_id in enumerate(ids):
            statuses.set_mark(library.connection, Mark.STARRED, [entry_id], is_set=True, now=NOW + number)
        statuses.hide(library.connection, ids[-1:], NOW)
    path = tmp_path / "starred.xml"
    assert write_starred_feed(library.path, path, "Starred")
    wanted = [row.title for row in entries.entry_rows(library.connection, ids[: -MOST_ARTICLES - 1 : -1])]
    assert titles(path) == wanted
    assert not write_starred_feed(library.path, path, "Starred")
    assert write_starred_feed(library.path, path, "Other")
    assert sorted(each.name for each in tmp_path.glob("*starred*")) == ["starred.xml"]
    library.connection.close()


def test_a_pipe_or_a_folder_is_neither_looked_into_nor_replaced(tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("pipe", "folder", "loop"):
        with pytest.raises(ReaderError) as failed:
            write_starred_feed(library.path, tmp_path / name, "Starred")
        assert failed.value.problem.kind is ProblemKind.FILE_UNWRITABLE
    assert (tmp_path / "pipe").is_fifo()
    library.connection.close()


def test_nothing_else_is_written_over(tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    library.connection.close()
    path, link = tmp_path / "mine.xml", tmp_path / "link.xml"
    path.write_text("<thesis/>")
    link.symlink_to(path)
    for place in (path, link, tmp_path):
        with pytest.raises(ReaderError):
            write_starred_feed(library.path, place, "Starred")
    assert path.read_text() == "<thesis/>"
    path.write_bytes(b"")
    assert write_starred_feed(library.path, link, "Starred")
    assert link.is_symlink()
    assert len(titles(path)) == 2
    with pytest.raises(ReaderError):
        write_starred_feed(tmp_path / "gone.sqlite", path, "Starred")


def test_its_address_can_be_copied(bench: WindowBench) -> None:
    bench.window.handlers.preferences.edit_preferences(PREFERENCE)
    sheet = bench.sheet(PreferencesSheet)
    view = sheet.pages.views[PREFERENCE]
    field = view.control
    assert isinstance(field, FileField)
    assert not field.copy_button.isVisible()
    field.line.setText("~/thesis.odt")
    field.line.editingFinished.emit()
    assert "full path" in view.message.text()
    field.line.setText("~/my stars.xml")
    field.line.editingFinished.emit()
    bench.bridge.flush()
    path = Path("~/my stars.xml").expanduser()
    assert preferences.load(bench.window.parts.connection).export_starred_feed == str(path)
    assert field.value() == str(path)
    field.choose()
    dialog = field.findChild(QFileDialog)
    assert dialog.isVisible()
    dialog.fileSelected.emit(str(path.with_name("my *.xml")))
    dialog.reject()
    bench.bridge.flush()
    path = path.with_name("my *.xml")
    assert field.value() == str(path)
    field.copy_button.click()
    assert QUrl(QGuiApplication.clipboard().text()).toLocalFile() == str(path)
    assert "%20" in QGuiApplication.clipboard().text()
