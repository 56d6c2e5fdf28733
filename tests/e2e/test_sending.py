"""Articles sent by the whole program: a real folder, a wallabag server on loopback, and a kill between the star and the answer."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reader.app.paths import Profile
from reader.domain.commands import AddSubscription, KeepSendLogin, SendEntries, SetPreference
from reader.domain.events import EntriesSent, PreferenceChanged, RequestLogged, SendLoginKept, SubscriptionAdded
from reader.storage import sendings
from tests.e2e.test_background_requests import ONE, Program, open_program, profile, server  # noqa: F401 -- fixtures
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.loopback import Request, Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.waiting import PATIENCE
from tests.fakes.wallabag import Wallabag
from tests.unit.formats.test_pictures import png

ROOT = Path(__file__).parents[2]
STARRING = """
import sys, threading, keyring
from pathlib import Path
from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.commands import SetMark
from reader.domain.entry import Mark
from tests.e2e.sync_program import OneLogin
from tests.fakes.moved_clock import MovedClock
if __name__ == "__main__":
    keyring.set_keyring(OneLogin("ann", sys.argv[2]))
    engine = start_engine(profile_in(Path(sys.argv[1])), lambda event: None, automatic=True, clock=MovedClock(), spacing_seconds=0.0)
    engine.submit(SetMark((1,), Mark.STARRED, is_set=True))
    threading.Event().wait()
"""


class Bag(Wallabag):
    """Calls `before_answer` with the first article, before that is answered."""

    def __init__(self) -> None:
        super().__init__()
        self.before_answer: Callable[[], None] = lambda: None
        self.arrived = threading.Event()

    def answer(self, request: Request) -> Response:
        if request.path == "/api/entries.json":
            before, self.before_answer = self.before_answer, self.arrived.set
            before()
        return super().answer(request)

    @property
    def saved(self) -> int:
        return self.paths().count("/api/entries.json")


@pytest.fixture
def bag() -> Iterator[Bag]:
    with Bag() as bag:
        yield bag


def follow(program: Program, server: FeedServer, *targets: str) -> None:  # noqa: F811 -- the fixture's
    text = f"<p>Wet <img src='{server.url('/tide.png')}'></p>"
    server.answer("/tide.png", headers={"Content-Type": "image/png"}, body=png(8, 8))
    server.feed("/feed", entries=[Posting("one", "Tide", text, server.url("/one"))])
    program.send(AddSubscription(server.url("/feed")), SubscriptionAdded)
    program.send(SetPreference("share.services", "\n".join(targets)), PreferenceChanged)


def test_a_note_with_its_picture_is_in_the_folder(
    open_program: Callable[..., Program],  # noqa: F811 -- the fixture's
    server: FeedServer,  # noqa: F811
    tmp_path: Path,
) -> None:
    vault = tmp_path / "vault"
    vault.mkdir()
    program = open_program(automatic=True)
    follow(program, server, f"Notes: {vault}")
    program.engine.submit(SendEntries((ONE,), "Notes"))
    program.wait_for(EntriesSent)
    (picture,) = (vault / "pictures").iterdir()
    assert f"](pictures/{picture.name})" in (vault / "Tide.md").read_text(encoding="utf-8")
    assert picture.read_bytes() == png(8, 8)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal")
def test_a_kill_between_star_and_answer_sends_a_second_time_at_most(
    open_program: Callable[..., Program],  # noqa: F811 -- the fixture's
    server: FeedServer,  # noqa: F811
    profile: Profile,  # noqa: F811
    ring: MemoryKeyring,
    bag: Bag,
) -> None:
    del ring
    program = open_program(automatic=True)
    follow(program, server, f"Bag ★: wallabag+{bag.origin}")
    secrets = json.dumps({name: value for name, value in bag.login.items() if name != "username"})
    program.send(KeepSendLogin(bag.origin, bag.login["username"], secrets), SendLoginKept)
    program.close()
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    killed = threading.Event()
    command = [sys.executable, "-c", STARRING, str(profile.folder), secrets]
    with subprocess.Popen(command, cwd=ROOT, env=environment) as starring:

        def kill() -> None:
            starring.kill()
            killed.set()

        bag.before_answer = kill
        try:
            assert killed.wait(PATIENCE)
        finally:
            starring.kill()
    again = open_program(automatic=True)
    assert bag.arrived.wait(PATIENCE)
    database = again.database()
    again.wait_for(RequestLogged, lambda _: sendings.next_at(database) is None)
    assert sendings.given_up(database) == []
    assert bag.saved == 2
    assert list(bag.entries) == [server.url("/one")]
