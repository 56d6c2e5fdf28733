"""The file with the starred articles: written when stars change, where the user wants it, over nothing else; reported once when it cannot be."""

import os
from pathlib import Path

import pytest
from lxml import etree
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from reader.app.kept_files import MOST_ARTICLES, StarredFeed, write_starred_feed
from reader.domain.commands import RenameSubscription, SetMark, SetPreference
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.preferences import Preferences
from reader.storage import entries, preferences, statuses
from reader.storage.writer import transaction
from reader.ui.pages.preferences.fields import FileField
from reader.ui.pages.preferences.sheet import PreferencesSheet
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.window_bench import WindowBench

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
