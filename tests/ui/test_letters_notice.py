"""Letters that no font has are boxes; the window says once which package brings a font."""

import sys

import pytest
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from reader.app.run_window import LettersNotice
from tests.fakes.window_bench import WindowBench
from tests.ui.article_samples import article

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have fonts for all languages")


def shown(qtbot: QtBot, bench: WindowBench, title: str) -> str:
    """What the window says once an article of this title is open."""
    page = bench.window.parts.article.page
    with qtbot.waitSignal(page.built):
        bench.window.parts.article.show_article(article("<p>Text</p>", title))
    return bench.window.parts.messages.toast.text()


def test_a_package_is_named_once_where_no_font_has_the_letters(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    LettersNotice(bench.window)
    assert "brings one" not in shown(qtbot, bench, "The morning news")
    assert "cjk" in shown(qtbot, bench, "朝のニュース")
    bench.window.parts.messages.dismiss()
    assert "brings one" not in shown(qtbot, bench, "昼のニュース")
    LettersNotice(bench.window)
    assert "brings one" not in shown(qtbot, bench, "夜のニュース")


def test_nothing_is_said_where_a_font_has_the_letters(qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["Noto Sans CJK JP"])
    LettersNotice(bench.window)
    assert "brings one" not in shown(qtbot, bench, "朝のニュース")
