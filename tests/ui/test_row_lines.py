"""A row of the list with a short text has no hole in it: its lines follow each other, whatever their number."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from tests.fakes.invented_library import InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

LONG = "The early crossing moves to half past six and calls at both quays of the harbour before noon. " * 3
TEXTS = (
    ("Short", ""),
    ("Short", "One line alone."),
    ("Short", LONG),
    (LONG, ""),
    (LONG, "One line alone."),
    (LONG, LONG),
)
MOST_EMPTY_PX = 14
"""Between two lines, or a line and the feed below them: about as much as between the lines of a full row."""


def gaps(image: QImage) -> list[int]:
    """The heights of the empty bands between the first and the last line of what is painted."""
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())[:, : image.width() * 3]
    ground = pixels[0, :3]
    inked = (np.abs(pixels.reshape(image.height(), image.width(), 3).astype(int) - ground).max(axis=2) > 40).any(axis=1)
    rows = np.flatnonzero(inked)
    return [int(step) - 1 for step in np.diff(rows) if step > 1]


@pytest.mark.parametrize(("title", "text"), TEXTS)
def test_lines_of_a_row_follow_each_other(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, title: str, text: str
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    entry_id = add_articles(library, "Lantern Press", [parsed_entry(title, text, 1_778_841_000, 1)])[0]
    library.connection.commit()
    bench = open_bench(library)
    bench.window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    view = bench.window.parts.entries.view
    row = bench.window.parts.entries.model.row_of(entry_id)
    assert row is not None
    area = view.visualRect(bench.window.parts.entries.model.index(row, 0))
    # the words alone: neither dot nor scroll bar nor the line below the row
    text_area = QRect(area.left() + 50, area.top() + 2, area.width() - 120, area.height() - 4)
    image = view.viewport().grab().toImage()
    shown = image.copy(text_area).convertToFormat(QImage.Format.Format_RGB888)
    assert max(gaps(shown)) <= MOST_EMPTY_PX, gaps(shown)
