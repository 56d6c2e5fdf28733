"""What is closed while a thread works for it: nobody waits for that, and what comes of it finds nobody."""

import threading

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reader.domain.entry import ArticleLayout, Version
from reader.formats.articles.blocks import ArticleBlocks
from reader.supervision import Loop
from reader.ui.article import continuous as stream_module
from reader.ui.article import viewer_stage
from reader.ui.article.document import blocks_of
from reader.ui.pictures.process import PictureFile
from tests.fakes.window_bench import WindowBench, close_benches
from tests.ui.test_one_page import page, stream_of
from tests.ui.test_picture_viewer import Gallery, gallery

__all__ = ["gallery", "page"]


def test_closing_waits_for_no_picture_and_its_answer_finds_nobody(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()
    joined: list[object] = []
    faults: list[object] = []
    opened = viewer_stage.open_picture

    def slow(source: str) -> PictureFile:
        begun.set()
        may_end.wait(20)
        return opened(source)

    gallery.put("one")
    monkeypatch.setattr(viewer_stage, "open_picture", slow)
    monkeypatch.setattr(threading, "excepthook", faults.append)
    viewer = gallery.open()
    loader = viewer.loader
    assert begun.wait(20)
    with monkeypatch.context() as patched:
        patched.setattr(Loop, "join", lambda *_: joined.append(True) or True)
        viewer.close_sheet()
    assert joined == []
    gallery.qtbot.waitUntil(lambda: not isValid(viewer))
    assert isValid(loader)
    close_benches()
    assert isValid(loader)
    may_end.set()
    gallery.qtbot.waitUntil(lambda: not isValid(loader))
    assert faults == []


def test_leaving_waits_for_no_long_article_and_its_answer_finds_nobody(
    qtbot: QtBot, page: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()
    joined: list[object] = []
    faults: list[object] = []

    def slow(html: str, *rest: Version | None) -> ArticleBlocks:
        begun.set()
        may_end.wait(20)
        return blocks_of(html, *rest)

    stream = stream_of(page)
    monkeypatch.setattr(stream_module, "blocks_of", slow)
    monkeypatch.setattr(stream_module, "is_long", lambda _: True)
    monkeypatch.setattr(threading, "excepthook", faults.append)
    monkeypatch.setattr(Loop, "join", lambda *_: joined.append(True) or True)
    page.window.parts.article.page.view.verticalScrollBar().setValue(10_000_000)
    qtbot.waitUntil(begun.is_set)
    page.window.parts.entries.set_layout(ArticleLayout.LIST)
    assert joined == []
    assert isValid(stream)
    may_end.set()
    qtbot.waitUntil(lambda: not isValid(stream))
    assert faults == []
