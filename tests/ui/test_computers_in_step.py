"""What another computer did, in a window that is open: real engines, real profiles, a real folder."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.commands import AddFolder, Command, ExchangeNow, JoinFolder, MarkRead, SetMark
from reader.domain.entry import EntryRow, Mark
from reader.domain.ids import EntryId
from reader.lab.simulation import Simulation
from reader.storage.writer import open_writer
from reader.ui.data.nodes import Kind
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.fakes.world import World, core_over
from tests.ui.conftest import settle


class Laptop:
    """Another computer whose profile began as a copy of the window's."""

    def __init__(self, bench: WindowBench, folder: Path) -> None:
        folder.mkdir()
        path = folder / "library.sqlite"
        with closing(sqlite3.connect(path)) as copy:
            bench.engine.connection.backup(copy)
        self.connection = open_writer(path)
        self.simulation = Simulation(core_over(self.connection, folder, now=float(NOW)), World().answer, now=float(NOW))

    def do(self, *commands: Command) -> None:
        """Carry out commands, and write them into the folder."""
        for command in (*commands, ExchangeNow()):
            self.simulation.send(command)


@pytest.fixture
def laptop(bench: WindowBench, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laptop]:
    shared = tmp_path_factory.mktemp("shared")
    made = Laptop(bench, tmp_path / "laptop")
    bench.engine.submit(JoinFolder(str(shared), "study"))
    read_folder(bench)
    made.do(JoinFolder(str(shared), "laptop"))
    bench.window.parts.messages.dismiss()
    yield made
    made.connection.close()


def read_folder(bench: WindowBench) -> None:
    bench.engine.submit(ExchangeNow())
    bench.engine.tick(float(NOW))


def row_of(bench: WindowBench, entry_id: EntryId) -> EntryRow:
    model = bench.window.parts.entries.model
    row = model.entry(model.keys.index(entry_id))
    assert row is not None
    return row


def test_marks_of_another_computer_change_rows_and_counts_and_nothing_moves(
    qtbot: QtBot, bench: WindowBench, laptop: Laptop
) -> None:
    lists, tree = bench.window.parts.entries, bench.window.parts.subscriptions.model
    bench.window.resize(1000, 700)
    settle(qtbot, bench)
    chosen, starred, *others = [EntryId(key) for key in lists.model.keys if key > 0]
    lists.view.open_row(lists.model.keys.index(chosen))
    settle(qtbot, bench)
    lists.view.verticalScrollBar().setValue(40)
    read = next(each for each in others if not row_of(bench, each).is_read)
    feed = tree.find((Kind.FEED, row_of(bench, read).feed_id))
    assert feed is not None
    unread = feed.unread

    def place() -> tuple[object, ...]:
        return lists.current(), list(lists.model.keys), lists.view.verticalScrollBar().value(), bench.window.parts.article.article

    before = place()
    laptop.do(MarkRead((read,)), SetMark((starred,), Mark.STARRED))
    read_folder(bench)
    settle(qtbot, bench)
    assert row_of(bench, read).is_read
    assert Mark.STARRED in row_of(bench, starred).marks
    qtbot.waitUntil(lambda: feed.unread == unread - 1)
    assert place() == before
    assert not bench.window.parts.messages.toast.isVisible(), "nothing was done here that could be undone"


def test_a_folder_of_another_computer_comes_into_the_sidebar(qtbot: QtBot, bench: WindowBench, laptop: Laptop) -> None:
    tree = bench.window.parts.subscriptions.model
    laptop.do(AddFolder("From the laptop"))
    read_folder(bench)
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: "From the laptop" in [node.title for node in tree.nodes()])
