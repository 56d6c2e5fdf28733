import subprocess
import sys
from pathlib import Path

import pytest

from reader.app.paths import Profile, make_folders, profile_in
from reader.app.profile_lock import TRIES, ProfileLock, act_or_hand_over
from reader.app.single_instance import InstanceListener, Line, Request
from reader.domain.errors import ProblemKind, ReaderError

ROOT = Path(__file__).parents[3]
ASKED = Request("show", ("feed",))

CONTENDER = """
import sys
from pathlib import Path
from reader.app.paths import profile_in
from reader.app.single_instance import InstanceListener, Request
from reader.app.profile_lock import act_or_hand_over

profile = profile_in(Path(sys.argv[1]))

def act():
    # the lock is held for a while before anybody listens
    sys.stdin.readline()
    listener = InstanceListener(profile.socket, lambda request, tell: 0)
    print("acts", flush=True)
    sys.stdin.readline()
    listener.stop()
    return 0

print("ready", flush=True)
sys.stdin.readline()
code = act_or_hand_over(profile, Request("show", ("",)), print, act)
print("ended", code, flush=True)
"""


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    made = profile_in(tmp_path / "p")
    make_folders(made)
    return made


def test_a_start_waits_for_one_that_does_not_listen_yet(profile: Profile) -> None:
    first = ProfileLock(profile.lock)
    first.acquire()
    heard: list[Request] = []
    listeners: list[InstanceListener] = []

    def listen_at_last(_: float) -> None:
        if not listeners:
            listeners.append(InstanceListener(profile.socket, lambda request, reply: heard.append(request) or 0))

    try:
        assert act_or_hand_over(profile, ASKED, lambda _: None, lambda: 9, listen_at_last) == 0
    finally:
        for listener in listeners:
            listener.stop()
        first.release()
    assert heard == [ASKED]


def test_a_start_takes_over_from_one_that_ends_meanwhile(profile: Profile) -> None:
    first = ProfileLock(profile.lock)
    first.acquire()
    assert act_or_hand_over(profile, ASKED, lambda _: None, lambda: 9, lambda _: first.release()) == 9


def test_a_program_that_never_listens_is_reported(profile: Profile) -> None:
    first = ProfileLock(profile.lock)
    first.acquire()
    pauses: list[float] = []
    said: list[Line] = []
    with pytest.raises(ReaderError) as caught:
        act_or_hand_over(profile, ASKED, said.append, lambda: 9, pauses.append)
    first.release()
    assert caught.value.problem.kind is ProblemKind.PROFILE_IN_USE
    assert len(pauses) == TRIES - 1


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_of_many_that_start_at_once_one_acts_and_after_its_kill_another(profile: Profile) -> None:
    def start() -> "subprocess.Popen[str]":
        arguments = [sys.executable, "-c", CONTENDER, str(profile.folder)]
        return subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def line(each: "subprocess.Popen[str]") -> str:
        assert each.stdout is not None
        return each.stdout.readline().strip()

    def go(each: "subprocess.Popen[str]") -> None:
        assert each.stdin is not None
        each.stdin.write("\n\n")
        each.stdin.flush()

    started = [start() for _ in range(3)]
    assert [line(each) for each in started] == ["ready"] * 3
    for each in started:
        go(each)
    said = [line(each) for each in started]
    assert sorted(said) == ["acts", "ended 0", "ended 0"]
    winner = started[said.index("acts")]
    winner.kill()
    winner.communicate()
    assert profile.socket.exists()
    after = start()
    assert line(after) == "ready"
    go(after)
    assert line(after) == "acts"
    after.kill()
    for each in (*started, after):
        each.communicate()
