"""The player from outside: the program on a screen plays an episode from a server, and a sound server without speakers hears it.

Run by packaging/check-packages, with the frozen program; where something is lacking, it fails. In a checkout it wants the extra `player`.
"""

import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.desktop.program import Program, done
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer
from tests.fakes.screen import Screen
from tests.fakes.waiting import PATIENCE, running, until

SOUNDS = Path(__file__).parents[1] / "ui" / "sounds"
KINDS = {"mp3": "audio/mpeg", "m4a": "audio/mp4", "opus": "audio/ogg"}
SINK = "nowhere"
BYTES_AT_ONCE = 2**16
"""A third of a second."""


@pytest.fixture
def speakers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator["subprocess.Popen[bytes]"]:
    """What is played to them comes out as bytes; while nothing is played, these are zeros."""
    socket = tmp_path / "sound"
    for name in ("PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"):
        monkeypatch.setenv(name, str(tmp_path / "pulse"))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{socket}")
    modules = [f"module-null-sink sink_name={SINK}", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"]
    loaded = [word for module in modules for word in ("-L", module)]
    command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", *loaded]
    with running(command, stderr=subprocess.DEVNULL) as server:
        until(socket.exists, "there is a sound server")
        with running(["parec", "--raw", f"--device={SINK}.monitor"], stdout=subprocess.PIPE) as ear:
            yield ear
            ear.kill()
        server.kill()


@pytest.fixture
def program(
    speakers: "subprocess.Popen[bytes]", private_bus: "subprocess.Popen[str]", tmp_path: Path
) -> Iterator[tuple[Program, Screen]]:
    with closing(Screen()) as screen, closing(Program(tmp_path / "profile", screen.environment)) as made:
        yield made, screen


@pytest.mark.parametrize("kind", KINDS)
def test_an_episode_of_a_server_is_heard(program: tuple[Program, Screen], speakers: "subprocess.Popen[bytes]", kind: str) -> None:
    started, screen = program
    with FeedServer() as server:
        episode = f'<enclosure url="{server.url("/episode")}" type="{KINDS[kind]}" length="80000"/>'
        server.feed("/feed", entries=0, extra=f"<item><guid>1</guid><title>One</title>{episode}</item>")
        sound = (SOUNDS / f"tone.{kind}").read_bytes()
        server.script("/episode", Answer(headers=[("Content-Type", KINDS[kind])], body=sound, ranges=True))
        listed = f'<opml version="2.0"><body><outline xmlUrl="{server.url("/feed")}"/></body></opml>'
        listing = started.run("import", "-", "--refresh", given=listed.encode())
        assert listing.returncode == 0, listing.stderr
        window = started.start()
        until(screen.has_focus, "the window is there")

        def play() -> None:
            screen.press("j")
            screen.press("e")

        # keys that come before the window listens are lost; a second one while it plays would be a pause
        until(lambda: done(play, lambda: server.seen("/episode")), "the episode is asked for")
        heard = speakers.stdout
        assert heard is not None
        until(lambda: any(heard.read(BYTES_AT_ONCE)), "it is heard")
        screen.press("ctrl+q")
        assert window.wait(PATIENCE) == 0, "it ends in the middle of a sound"
