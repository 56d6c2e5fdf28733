"""Every model of the window and of its sheets under Qt's own inspector, while keys are pressed at random."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from reader.storage.writer import transaction
from tests.fakes.invented_library import FEEDS, HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, user_state

# Without a screen menus and dialogs say so when they open.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

Inspect = Callable[[QWidget], int]

PRESSES = 90
KEYS = (
    ("J", "K", "N", "P", "Space", "Down", "Up", "Home", "End", "PgDown", "Shift+Down", "Ctrl+A", "Right", "Left", "Return"),
    ("M", "S", "L", "X", "Shift+A", "Shift+O", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z"),
    ("G, A", "G, T", "G, U", "G, S", "G, L", "Shift+J", "Shift+K", "U", "."),
    ("Tab", "Delete", "Ctrl+4", "Ctrl+1"),
)


@pytest.fixture
def burst_bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    """A window whose list has bursts, gaps and days."""
    library = invented_library(tmp_path / "library.sqlite", more=3)
    entries = [parsed_entry(f"Orchard note {n}", "One of many.", NOW - 4 * HOUR - n * 60, n) for n in range(15)]
    with transaction(library.connection):
        add_articles(library, "Byte Orchard", entries)
    return open_bench(library)


@pytest.fixture
def inspect(burst_bench: WindowBench) -> Iterator[Inspect]:
    """Puts an inspector on each model of ours below a widget; a fault is a warning, which fails the test.

    An inspector must not outlive its model, and those that Qt makes for its own widgets go before anybody can say so.
    """
    inspectors: list[QAbstractItemModelTester] = []

    def begin(root: QWidget) -> int:
        models = {view.model() for view in root.findChildren(QAbstractItemView) if view.model() is not None}
        ours = [model for model in models if type(model).__module__.startswith("reader.")]
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        inspectors.extend(QAbstractItemModelTester(model, mode, burst_bench.window) for model in ours)
        return len(ours)

    yield begin
    for inspector in inspectors:
        shiboken6.delete(inspector)


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_list_and_sidebar_stand_whatever_is_pressed(qtbot: QtBot, burst_bench: WindowBench, inspect: Inspect, seed: int) -> None:
    assert inspect(burst_bench.window) >= 2
    keyboard, chance = Keyboard(qtbot, burst_bench), random.Random(seed)
    first = user_state(burst_bench)
    pressed = []
    for place in range(PRESSES):
        key = chance.choice(chance.choices(KEYS, (8, 4, 2, 1))[0])
        pressed.append(key)
        keyboard.press(key)
        if place % 20 == 19:
            burst_bench.engine.post(chance.choice(FEEDS)[0], chance.randint(1, 18), NOW - place * 60)
            burst_bench.window.parts.entries.reload()
            keyboard.rest()
    keyboard.rest()
    keys = burst_bench.window.parts.entries.model.keys
    assert len(set(keys)) == len(keys), pressed
    assert user_state(burst_bench) != first


SHEETS = {
    "palette": (("Ctrl+K",), "lan mark tide "),
    "tags": (("J", "T"), "sea "),
    "search": (("/",), "feed:har is:un tag:s letter "),
}


@pytest.mark.parametrize("name", SHEETS)
def test_models_of_sheets_stand_while_letters_come_and_go(
    qtbot: QtBot, burst_bench: WindowBench, inspect: Inspect, name: str
) -> None:
    opening, letters = SHEETS[name]
    keyboard, chance = Keyboard(qtbot, burst_bench), random.Random(name)
    keyboard.press("J", "T")
    keyboard.type("sea")
    keyboard.press("Return", "Return", *opening)
    assert inspect(burst_bench.window.parts.sheet.shown or burst_bench.window)
    for letter in letters:
        keyboard.type(letter)
        keyboard.press(chance.choice(("Backspace", "Down", "Up", "Down")))
    keyboard.press("Escape", times=3)
    assert burst_bench.window.parts.sheet.shown is None
