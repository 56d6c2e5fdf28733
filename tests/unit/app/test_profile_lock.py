import errno
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from reader.app import profile_lock
from reader.app.profile_lock import ProfileLock, is_on_network
from reader.domain.errors import ProblemKind, ReaderError
from tests.fakes.waiting import running

HOLDER = """
import sys
from pathlib import Path
from reader.app.profile_lock import ProfileLock
lock = ProfileLock(Path(sys.argv[1]))
lock.acquire()
print("held", flush=True)
sys.stdin.read()
"""


def test_the_second_is_refused_and_the_next_gets_it(tmp_path: Path) -> None:
    first, second = ProfileLock(tmp_path / "lock"), ProfileLock(tmp_path / "lock")
    first.acquire()
    with pytest.raises(ReaderError) as caught:
        second.acquire()
    assert caught.value.problem.kind is ProblemKind.PROFILE_IN_USE
    first.release()
    second.acquire()
    second.release()
    second.release()


def refused(lock: ProfileLock) -> str:
    with pytest.raises(ReaderError) as caught:
        lock.acquire()
    assert caught.value.problem.kind is ProblemKind.PROFILE_IN_USE
    return str(caught.value)


def test_the_computer_that_uses_it_is_named(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = ProfileLock(path)
    first.acquire()
    assert path.read_text() == platform.node()
    assert refused(ProfileLock(path)) == f"This profile is in use by another Beforehand ({tmp_path})."
    path.write_text("attic\n\x1b[31m")
    assert refused(ProfileLock(path)) == f"This profile is in use by another Beforehand ({tmp_path} on attic[31m)."
    first.release()
    assert path.read_text() == ""


def test_a_folder_on_the_network_that_names_another_computer_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lock"
    path.write_text("attic")
    with monkeypatch.context() as network:
        network.setattr(profile_lock, "is_on_network", lambda _: True)
        assert refused(ProfileLock(path)).endswith(f" on attic; if Beforehand does not run there, delete {path}).")
        assert path.read_text() == "attic"
    # a folder of this computer alone was left so by a crash, or came with a copy of the profile
    lock = ProfileLock(path)
    lock.acquire()
    assert path.read_text() == platform.node()
    lock.release()


def test_what_is_on_the_network_is_seen_by_its_mount(tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        "22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"
        f"40 22 0:36 / {tmp_path}/on\\040nas rw shared:20 - nfs4 nas:/home rw\n"
        f"41 40 0:37 / {tmp_path}/on\\040nas/local rw shared:21 - ext4 /dev/sdb1 rw\nodd\n"
    )
    for name, is_there in (("on nas/profile", True), ("on nas/local/profile", False), ("profile", False)):
        assert is_on_network(tmp_path / name / "lock", mounts) is is_there
    assert not is_on_network(tmp_path, tmp_path / "nowhere")


def test_a_killed_holder_leaves_no_lock(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[3]) as holder:
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(ReaderError):
            ProfileLock(tmp_path / "lock").acquire()
        holder.kill()
        holder.wait()
    lock = ProfileLock(tmp_path / "lock")
    lock.acquire()
    lock.release()


def test_a_folder_that_cannot_be_written_is_distinguished(tmp_path: Path) -> None:
    with pytest.raises(ReaderError) as caught:
        ProfileLock(tmp_path / "absent" / "lock").acquire()
    assert caught.value.problem.kind is ProblemKind.PROFILE_READ_ONLY


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (errno.EWOULDBLOCK, ProblemKind.PROFILE_IN_USE),
        (errno.EACCES, ProblemKind.PROFILE_IN_USE),
        (0, ProblemKind.PROFILE_IN_USE),
        (errno.ENOLCK, ProblemKind.PROFILE_READ_ONLY),
        (errno.ENOSYS, ProblemKind.PROFILE_READ_ONLY),
    ],
)
def test_a_file_system_that_knows_no_locks_is_not_called_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, kind: ProblemKind
) -> None:
    def refuse(_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(profile_lock, "_lock", refuse)
    lock = ProfileLock(tmp_path / "lock")
    with pytest.raises(ReaderError) as caught:
        lock.acquire()
    assert caught.value.problem.kind is kind


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
def test_a_full_disk_locks_and_releases(tmp_path: Path) -> None:
    program = f"""
import resource
from pathlib import Path
from reader.app.profile_lock import ProfileLock
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
lock = ProfileLock(Path({str(tmp_path / "lock")!r}))
lock.acquire()
lock.release()
"""
    subprocess.run([sys.executable, "-c", program], check=True)
