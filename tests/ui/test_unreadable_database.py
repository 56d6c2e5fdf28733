"""A database that cannot be read for a while: the window says so, keeps what it shows, and recovers on its own or when asked."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.storage.connection import ReadConnection
from reader.ui.data import query_runner
from reader.ui.kit.pages import ACTIVITY
from tests.fakes.invented_library import invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle

TEXT = "The file could not be read: library.sqlite: unable to open database file."


class Away:
    """The database's file moved elsewhere, and every connection to it with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_away = False
        really_open = query_runner.open_reader

        def open_reader(path: Path) -> ReadConnection:
            return really_open(path.with_name("nowhere") if self.is_away else path)

        monkeypatch.setattr(query_runner, "open_reader", open_reader)


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> Away:
    return Away(monkeypatch)


def test_the_first_list_that_cannot_be_read_is_shown_once_it_can(
    qtbot: QtBot, away: Away, tmp_path: Path, open_bench: Callable[..., WindowBench]
) -> None:
    del open_bench
    away.is_away = True
    bench = window_bench(invented_library(tmp_path / "library.sqlite", more=3), tmp_path)
    window = bench.window
    window.show()
    qtbot.waitUntil(lambda: bool(window.parts.banner.text()))
    assert window.parts.banner.text().startswith(TEXT)
    assert window.parts.banner.button.text() == "Try again"
    window.handlers.going.go_to_list(View.STARRED)
    qtbot.waitUntil(window.parts.entries.empty.isVisible)
    assert "could not be loaded" in window.parts.entries.empty._title.text()
    assert "library.sqlite" in window.parts.entries.empty._reason.text()
    away.is_away = False
    window.parts.banner.button.click()
    settle(qtbot, bench)
    assert window.parts.banner.text() == ""
    assert window.parts.entries.model.rowCount() > 0
    assert window.parts.entries.view.isVisible()
    assert not window.parts.entries.empty.isVisible()
    window.close()
    window.deleteLater()
    bench.engine.connection.close()


def test_a_page_of_its_own_thread_says_so_too(qtbot: QtBot, bench: WindowBench, away: Away) -> None:
    window = bench.window
    away.is_away = True
    window.parts.panes.pages.show_page(ACTIVITY)
    qtbot.waitUntil(lambda: bool(window.parts.banner.text()))
    away.is_away = False
    window.parts.banner.button.click()
    qtbot.waitUntil(lambda: not window.parts.banner.text())
    qtbot.waitUntil(window.parts.panes.pages.page(ACTIVITY).runner.is_idle)
