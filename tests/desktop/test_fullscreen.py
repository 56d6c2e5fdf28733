"""Whether another program fills the screen, asked on a screen of the test's own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest

from reader.desktop.x11 import is_fullscreen_elsewhere
from tests.fakes.screen import Screen, missing
from tests.fakes.waiting import until

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")

FILM = """
import sys
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel("A film")
sys.argv[1] == "full" and label.showFullScreen() or label.show()
application.exec()
"""


@pytest.fixture
def screen(private_bus: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    with closing(Screen()) as made:
        monkeypatch.setenv("DISPLAY", made.display)
        yield made


@pytest.mark.parametrize("size", ["full", "usual"])
def test_a_film_that_fills_the_screen_is_noticed_unless_it_is_ours(screen: Screen, size: str) -> None:
    assert not is_fullscreen_elsewhere(0)
    film = screen.start(sys.executable, "-c", FILM, size)
    until(lambda: screen.run("xdotool", "getactivewindow", "getwindowpid") == str(film.pid), "it is shown")
    if size == "full":
        until(lambda: is_fullscreen_elsewhere(0), "it fills the screen")
        assert not is_fullscreen_elsewhere(int(screen.run("xdotool", "getactivewindow")))
    else:
        assert not is_fullscreen_elsewhere(0)
    film.kill()
    film.wait()
    until(lambda: not is_fullscreen_elsewhere(0), "it is over")


def test_without_a_screen_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":98765")
    assert not is_fullscreen_elsewhere(0)
    monkeypatch.delenv("DISPLAY")
    assert not is_fullscreen_elsewhere(0)
