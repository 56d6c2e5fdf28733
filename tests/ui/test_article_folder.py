"""An article saved as a folder: its pictures are brought first, and what is there already stays."""

import base64
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchPicture
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import PictureFailed, PictureReady
from reader.domain.ids import EntryId
from reader.ui.article.sharing import PictureGathering, write_article_folder
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
NAMES = ("https://p.test/one", "https://p.test/two.jpg")
GIF = base64.b64encode(b"GIF89a" + bytes([9, 0, 9, 0, 0, 0, 0])).decode()
HTML = f'<p>a <img src="{NAMES[0]}" alt="One"></p><img src="{NAMES[1]}"><img src="data:image/gif;base64,{GIF}">'


def test_an_article_and_its_pictures_are_a_folder(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    window, parent = bench.window, tmp_path / "out"
    parent.mkdir()
    (parent / "On tides").write_text("mine")
    cached = tmp_path / "cached"
    cached.write_bytes(samples.as_png(samples.harbour()))
    shown, other = samples.article(HTML, title="On tides"), samples.article("<p>x</p>", entry_id=EntryId(2))
    window.parts.article.show_article(shown)
    window.handlers.sharing.write_markdown(shown, parent)
    asked = [each for each in bench.engine.sent_of(FetchPicture) if isinstance(each, FetchPicture)]
    assert set(NAMES) <= {each.url for each in asked}
    assert {each.entry_id for each in asked} == {shown.entry_id}
    window.parts.article.show_article(other)
    bench.bridge.publish(PictureReady(NAMES[0], str(cached)))
    bench.bridge.flush()
    assert sorted(path.name for path in parent.iterdir()) == ["On tides"]
    bench.bridge.publish(PictureFailed(NAMES[1], Problem(ProblemKind.NOT_FOUND)))
    bench.bridge.flush()
    folder = parent / "On tides 2"
    qtbot.waitUntil(folder.exists)
    qtbot.waitUntil(lambda: "On tides 2" in window.parts.messages.toast.text())
    assert "could not be loaded" in window.parts.messages.toast.text()
    assert (parent / "On tides").read_text() == "mine"
    assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*")) == [
        "On tides.md",
        "pictures",
        "pictures/1.png",
        "pictures/2.gif",
    ]
    text = (folder / "On tides.md").read_text(encoding="utf-8")
    assert "![One](pictures/1.png)" in text
    assert f"![]({NAMES[1]})" in text
    assert "![](pictures/2.gif)" in text
    assert (folder / "pictures" / "1.png").read_bytes() == cached.read_bytes()


def test_what_cannot_be_written_leaves_nothing_and_is_reported(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    article = samples.article("<p>words</p>", title="On tides")
    bench.window.parts.article.show_article(article)
    bench.window.handlers.sharing.save_markdown()
    dialog = bench.window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "nowhere"))
    dialog.reject()
    qtbot.waitUntil(lambda: "could not be written" in bench.window.parts.messages.toast.text())
    written = write_article_folder(samples.article(HTML), "T", tmp_path, {NAMES[0]: tmp_path / "gone", NAMES[1]: Path(__file__)})
    assert written.lacking == 2
    assert [path.name for path in (written.path / "pictures").iterdir()] == ["1.gif"]
    plain = write_article_folder(article, "T", tmp_path, {})
    assert [path.name for path in plain.path.iterdir()] == ["T.md"]
    with pytest.raises(ReaderError):
        write_article_folder(article, "a/b", tmp_path / "T", {})
    assert sorted(path.name for path in (tmp_path / "T").iterdir()) == ["T.md", "pictures"]


def test_without_news_the_pictures_that_are_there_do(qtbot: QtBot) -> None:
    article_bench, ended = ArticleBench(qtbot), []
    gathering = PictureGathering(NAMES, ended.append, article_bench.pane, patience_ms=1)
    gathering.start(EntryId(1), lambda command: gathering.receive(NAMES[0], "/p") if command.url == NAMES[0] else None)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [{NAMES[0]: Path("/p")}]


def test_what_a_killed_program_left_unfinished_goes_with_the_next_folder(qtbot: QtBot, tmp_path: Path) -> None:
    program = (
        "import os, pathlib, signal, sys\n"
        "from reader.ui.article import sharing\n"
        "from tests.ui import article_samples as samples\n"
        "sharing.markdown_file = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "sharing.write_article_folder(samples.article('<p>x</p>'), 'T', pathlib.Path(sys.argv[1]), {})\n"
    )
    subprocess.run([sys.executable, "-P", "-c", program, str(tmp_path)], cwd=ROOT, env=ENVIRONMENT, check=False)
    assert [path.name for path in tmp_path.iterdir()] != []
    write_article_folder(samples.article("<p>x</p>"), "T", tmp_path, {})
    assert [path.name for path in tmp_path.iterdir()] == ["T"]
