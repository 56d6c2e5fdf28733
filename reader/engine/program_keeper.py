"""Supervisor process of a user's program: `beforehand --program` starts it, niced and limited, and ends it with all its children.
It reads one frame from standard input and answers with one. When its input closes, the caller is gone, and the program ends too.
It is a separate process because limits are set between fork and exec, which is only safe in a process without threads.
"""

import contextlib
import ctypes
import itertools
import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, field
from typing import IO, Any, cast

from reader.domain.value_classes import dataclass
from reader.own_process import read_frame

NICENESS = 10
MEMORY_BYTES = 1024 * 1024 * 1024
FILE_BYTES = 100 * 1024 * 1024
SAID_BYTES = 2_000
_POLL_SECONDS = 0.05
_LAST_WORDS_SECONDS = 0.5
_ENDING_SECONDS = 2.0
_ENDING_ROUNDS = 1000
_SUBREAPER, _DEATH_SIGNAL = 36, 1
_LENGTH = 4


@dataclass(frozen=True, slots=True)
class Run:
    """Program to run: the file, its standard input (None for none), and its limits."""

    path: str
    folder: str
    environment: dict[str, str]
    given: str | None
    seconds: float
    output_bytes: int


@dataclass(slots=True)
class Ended:
    """End of a run: `way` is exit, signal, time, size, gone or start; `said` the end of its standard error."""

    way: str = ""
    number: int = 0
    said: str = ""
    output: bytes = field(default=b"", repr=False)


def encode_run(run: Run) -> bytes:
    content = json.dumps(asdict(run)).encode()
    return len(content).to_bytes(_LENGTH, "big") + content


def encode_ended(ended: Ended) -> bytes:
    facts = json.dumps([ended.way, ended.number, ended.said]).encode()
    content = len(facts).to_bytes(_LENGTH, "big") + facts + ended.output
    return len(content).to_bytes(_LENGTH, "big") + content


def decode_ended(content: bytes) -> Ended:
    start = _LENGTH + int.from_bytes(content[:_LENGTH], "big")
    way, number, said = json.loads(content[_LENGTH:start])
    return Ended(str(way), int(number), str(said), content[start:])


def serve() -> None:
    """Run one program. Standard output is reserved for the answer."""
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        frame = read_frame(sys.stdin.buffer)
        if frame is not None:
            answers.write(encode_ended(_carried_out(Run(**json.loads(frame)))))


def _carried_out(run: Run) -> Ended:
    _prctl(_SUBREAPER, 1)
    with tempfile.TemporaryFile() as given:
        given.write((run.given or "").encode("utf-8", "replace"))
        given.seek(0)
        try:
            process = subprocess.Popen(  # noqa: S603 -- the user's own program, by its path alone
                [run.path],
                stdin=subprocess.DEVNULL if run.given is None else given,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=run.folder,
                env=run.environment,
                start_new_session=True,
                preexec_fn=lambda: _limit(run.seconds),  # noqa: PLW1509 -- there are no threads here
            )
        except (OSError, subprocess.SubprocessError) as error:
            return Ended("start", said=(error.strerror if isinstance(error, OSError) else None) or type(error).__name__)
    ended = Ended()
    try:
        _watch(run, process, ended)
    finally:
        _end_all(process)
    return ended


def _limit(seconds: float) -> None:
    import resource

    _prctl(_DEATH_SIGNAL, signal.SIGKILL)
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    limits = (
        ("RLIMIT_AS", MEMORY_BYTES),
        ("RLIMIT_FSIZE", FILE_BYTES),
        ("RLIMIT_CORE", 0),
        ("RLIMIT_CPU", int(seconds) + 5),
    )
    for name, most in limits:
        with contextlib.suppress(OSError, ValueError, AttributeError):
            resource.setrlimit(getattr(resource, name), (most, most))


def _prctl(option: int, value: int) -> None:
    """Call prctl, which only Linux has: other systems miss processes that leave the program's session."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _watch(run: Run, process: "subprocess.Popen[bytes]", ended: Ended) -> None:
    """Read the program's output until it ends or is ended."""
    output, said = bytearray(), bytearray()
    until = time.monotonic() + run.seconds
    with selectors.DefaultSelector() as watched:
        for stream, kept in ((process.stdout, output), (process.stderr, said), (sys.stdin.buffer, None)):
            watched.register(cast("IO[bytes]", stream), selectors.EVENT_READ, kept)
        while not ended.way:
            for key, _ in watched.select(_POLL_SECONDS):
                if not _take(key.fd, key.data):
                    watched.unregister(key.fileobj)
                    ended.way = "gone" if key.data is None else ended.way
            del said[:-SAID_BYTES]
            if len(output) > run.output_bytes:
                ended.way = "size"
            elif time.monotonic() > until:
                ended.way = "time"
            elif process.poll() is not None:
                _take_rest(process, output, said, run.output_bytes)
                ended.way = "exit" if process.returncode >= 0 else "signal"
                ended.number = abs(process.returncode)
    ended.output = bytes(output) if ended.way == "exit" and len(output) <= run.output_bytes else b""
    ended.way = "size" if len(output) > run.output_bytes else ended.way
    ended.said = " ".join(bytes(said[-SAID_BYTES:]).decode("utf-8", "replace").split())


def _take(number: int, kept: bytearray | None) -> bool:
    data = os.read(number, 65_536)
    if kept is not None:
        kept += data
    return bool(data)


def _take_rest(process: "subprocess.Popen[bytes]", output: bytearray, said: bytearray, most: int) -> None:
    """Read the remaining output of an ended program; its children may hold the pipes open, and are not waited for."""
    until = time.monotonic() + _LAST_WORDS_SECONDS
    for stream, kept in ((process.stdout, output), (process.stderr, said)):
        with selectors.DefaultSelector() as watched:
            watched.register(cast("IO[bytes]", stream), selectors.EVENT_READ)
            while len(kept) <= most and watched.select(max(until - time.monotonic(), 0)):
                if not _take(cast("Any", stream).fileno(), kept):
                    break


def _end_all(process: "subprocess.Popen[bytes]") -> None:
    """End the program, its session, and on Linux processes that left it, which have become children of this process."""
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(_ENDING_SECONDS)
    # a busy computer may need all the time for one, so rounds are counted
    for left in itertools.islice(iter(_children, []), _ENDING_ROUNDS):
        for number in left:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
            with contextlib.suppress(OSError):
                os.waitpid(number, 0)


def _children() -> list[int]:
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as listed:  # noqa: PTH123 -- no path of ours
            return [int(number) for number in listed.read().split()]
    except (OSError, ValueError):
        return []
