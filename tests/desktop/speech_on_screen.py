"""Rows and article as a screen reader hears them: AT-SPI on a bus of its own, asked by the library that screen readers use."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, new_method_call
from PySide6.QtGui import QAccessibleActionInterface

from tests.desktop.program import Program
from tests.fakes.bus_services import connected
from tests.fakes.documents import Posting, rss
from tests.fakes.feed_server import FeedServer
from tests.fakes.screen import Screen, missing
from tests.fakes.waiting import PATIENCE, until

LAUNCHER = next((path for path in map(Path, ("/usr/libexec/at-spi-bus-launcher",)) if path.exists()), None)
SYSTEM_PYTHON = "/usr/bin/python3"
HAS_LIBRARY = (
    shutil.which(SYSTEM_PYTHON) is not None
    and subprocess.run(
        [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"], capture_output=True, check=False
    ).returncode
    == 0
)
pytestmark = [
    pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}"),
    pytest.mark.skipif(LAUNCHER is None or not HAS_LIBRARY, reason="needs at-spi2-core, python3-gi and gir1.2-atspi-2.0"),
]

Heard = dict[str, Any]
ARTICLE = """<p>It ran late, says <a href="https://log.invalid/">the log</a>.</p><h2>What it shows</h2>
<ul><li>High</li><li>Low</li></ul><p>All is <a href="https://why.invalid/">explained</a>.</p>
<p><img src="https://picture.invalid/harbour.png" alt="The harbour at dusk"></p>"""
BUS = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")


class Listener:
    """What is heard, from a process of its own."""

    def __init__(self, environment: dict[str, str], program: str = "beforehand") -> None:
        script = Path(__file__).with_name("listener.py")
        self._process = subprocess.Popen(
            [SYSTEM_PYTHON, str(script), program], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *request: str) -> Any:
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def tree(self, role: str) -> Heard:
        spoken = self.ask("tree", role)
        return spoken if isinstance(spoken, dict) and "role" in spoken else {}

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def screen(private_bus: subprocess.Popen[str]) -> Iterator[Screen]:
    with closing(Screen()) as made:
        launcher = made.start(str(LAUNCHER), "--launch-immediately")
        until(is_there, "the bus of assistive technologies is there")
        made.environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        yield made
        launcher.terminate()
        launcher.wait()


def is_there() -> bool:
    """Whether the bus of assistive technologies can be asked for."""
    with connected() as connection:
        answer = connection.send_and_get_reply(new_method_call(BUS, "GetAddress"), timeout=PATIENCE)
    return answer.header.message_type.name == "method_return"


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", screen.environment)) as made:
        yield made


@pytest.fixture
def listener(screen: Screen) -> Iterator[Listener]:
    with closing(Listener(screen.environment)) as made:
        yield made


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as made:
        yield made


def every(heard: Heard, *roles: str) -> list[Heard]:
    """All of some roles, in reading order."""
    own = [heard] if heard.get("role") in roles else []
    return own + [each for part in heard.get("parts", ()) for each in every(part, *roles)]


def child(heard: Heard, role: str, name: str) -> Heard:
    return next((each for each in every(heard, role) if each["name"] == name), {})


def test_rows_and_article_are_heard(
    program: Program, screen: Screen, listener: Listener, server: FeedServer, saw: Callable[[str], None]
) -> None:
    postings = [Posting("gauge", "The gauge was late", ARTICLE, server.url("/gauge")), Posting("quay", "The quay is closed")]
    server.answer(
        "/feed", body=rss(entries=postings, title="The Saltmarsh Courier"), headers={"Content-Type": "application/rss+xml"}
    )
    assert program.run("add", server.url("/feed")).returncode == 0
    first = program.start()
    until(screen.has_focus, "the window is there")

    until(lambda: every(listener.tree("table"), "table cell"), "rows are heard")
    window = listener.tree("frame")
    assert window["name"] == "Beforehand"
    rows = [row["name"] for row in every(listener.tree("table"), "table cell")]
    assert any(row.startswith("unread, The gauge was late, The Saltmarsh Courier, ") for row in rows), rows
    feeds = [row["name"] for row in every(listener.tree("tree"), "table cell")]
    assert "The Saltmarsh Courier, 2 unread" in feeds
    saw(f"window {window['name']!r}; rows {rows}")

    until(lambda: listener.tree("document frame").get("name") == "The gauge was late", "the article is heard")
    page = listener.tree("document frame")
    headings = [(each["name"], each["level"]) for each in every(page, "heading")]
    assert headings == [("The gauge was late", "1"), ("What it shows", "2")]
    assert "It ran late, says the log." in page["text"]
    paragraph = child(page, "paragraph", "It ran late, says the log.")
    assert paragraph["text"] == "It ran late, says the log."
    assert paragraph["first"].strip() == "It"
    assert [each["name"] for each in every(paragraph, "link")] == ["the log"]
    assert [each["name"] for each in every(page, "list item")] == ["• High", "• Low"]
    assert [each["name"] for each in every(page, "image")] == ["The harbour at dusk"]
    saw(f"headings {headings}; links {[each['name'] for each in every(page, 'link')]}; picture 'The harbour at dusk'")

    assert listener.ask("do", "link", "the log", QAccessibleActionInterface.setFocusAction()) is True
    until(lambda: "document frame: The gauge was late" in listener.ask("spoken"), "the keyboard comes to the article")
    screen.press("Tab")
    until(lambda: "link: explained" in listener.ask("spoken"), "the link that Tab reaches is told")
    screen.press("ctrl+shift+c")
    until(lambda: "announced: Link copied" in listener.ask("spoken"), "the message over the foot of the window is told")
    screen.press("ctrl+comma")
    until(lambda: listener.tree("dialog").get("name") == "Preferences", "the sheet is a dialog with its name")
    screen.press("Escape")
    saw("Tab told 'link: explained', a message 'Link copied'; preferences are a dialog")
    assert listener.ask("do", "link", "The quay is closed", "Press") is True
    until(lambda: listener.tree("document frame").get("name") == "The quay is closed", "the next article is heard instead")
    assert [each["name"] for each in every(listener.tree("document frame"), "heading")] == ["The quay is closed"]
    saw("pressing 'Read next' brought 'The quay is closed'")
    first.terminate()
    assert first.wait(PATIENCE) == 0
