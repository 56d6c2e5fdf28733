"""Pages whose modules are imported when they are first wanted, beside the window."""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.ui.kit import pages as pages_module
from reader.ui.kit.pages import Pages, SidePage
from reader.ui.kit.theme import Theme

MODULE = "imported_for_a_page"


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pages:
    (tmp_path / f"{MODULE}.py").write_text("import threading\n\nBY = threading.current_thread()\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    theme = Theme("light")
    made = Pages(QWidget())
    qtbot.addWidget(made)
    for name in ("one", "other"):
        made.offer(name, MODULE, lambda name=name: SidePage(theme, name, name))
    return made


def test_a_page_comes_once_its_module_is_imported_by_another_thread(qtbot: QtBot, pages: Pages) -> None:
    done: list[SidePage] = []
    pages.show_page("one", done.append)
    assert pages.shown == ""
    qtbot.waitUntil(lambda: pages.shown == "one")
    assert done == [pages.page("one")]
    assert sys.modules[MODULE].BY.name == "page-import"
    pages.show_reading()
    pages.show_page("one", done.append)
    assert (pages.shown, len(done)) == ("one", 2)


def test_what_is_wanted_last_is_shown(qtbot: QtBot, pages: Pages) -> None:
    imported: list[str] = []
    pages._imported.connect(imported.append)
    pages.show_page("one")
    pages.show_reading()
    qtbot.waitUntil(lambda: imported == ["one"])
    qtbot.wait(0)
    assert pages.shown == ""
    sys.modules.pop(MODULE)
    pages.show_page("one")
    pages.show_page("other")
    qtbot.waitUntil(lambda: pages.shown == "other")


def test_without_a_thread_a_page_is_made_in_place(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_module, "run_in_thread", lambda _name, _work: False)
    pages.show_page("one")
    assert pages.shown == "one"


def test_a_module_that_is_missing_is_missed_where_the_page_is_made(qtbot: QtBot, pages: Pages) -> None:
    made = SidePage(Theme("light"), "broken", "broken")
    pages.offer("broken", "no_such_module_of_a_page", lambda: made)
    pages.show_page("broken")
    qtbot.waitUntil(lambda: pages.shown == "broken")
