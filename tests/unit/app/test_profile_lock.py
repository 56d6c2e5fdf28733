import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reader.app import profile_lock
from reader.app.profile_lock import ProfileLock
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


def test_a_killed_holder_leaves_no_lock(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[3]) as holder:
        assert holder.stdout is not None
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
