"""Tagging the chosen articles: one or several, by keys alone, and back."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.ui.dialogs.tags import TagPopover
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
