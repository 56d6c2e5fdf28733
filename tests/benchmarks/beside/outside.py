"""A program as its processes show it: processor time, memory, requests of its window."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
MARK = "BEFOREHAND_BENCHMARK"


class Program:
    """A program and all that it starts, found again by a mark in their environment."""

    def __init__(self, command: Sequence[str | Path], environment: dict[str, str]) -> None:
        self._mark = f"{MARK}={os.getpid()}-{time.monotonic_ns()}"
        name, _, value = self._mark.partition("=")
        self.began = time.perf_counter()
        self._process = subprocess.Popen(
            command, env={**os.environ, **environment, name: value}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def seconds(self) -> float:
        """Since the start."""
        return time.perf_counter() - self.began

    def cpu_seconds(self) -> float:
        """Of all its processes and of those that have ended."""
        return sum(_processor_seconds(process) for process in self._processes())

    def megabytes(self) -> float:
        """Proportional set size: a page that n programs share counts as a part of n."""
        return sum(_proportional_kilobytes(process) for process in self._processes()) / 1024

    def end(self) -> None:
        """By the usual signal; by force what is left after ten seconds."""
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        for process in self._processes():
            os.kill(int(process.name), signal.SIGKILL)
        self._process.wait()

    def _processes(self) -> list[Path]:
        return [process for process in Path("/proc").glob("[0-9]*") if self._is_ours(process)]

    def _is_ours(self, process: Path) -> bool:
        try:
            return self._mark.encode() in (process / "environ").read_bytes().split(b"\0")
        except OSError:
            return False


def _processor_seconds(process: Path) -> float:
    try:
        fields = (process / "stat").read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS


def _proportional_kilobytes(process: Path) -> int:
    try:
        lines = (process / "smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def wait_until(is_so: Callable[[], bool], limit: float, pause: float = 0.01) -> bool:
    """Whether it was so within `limit` seconds."""
    end = time.monotonic() + limit
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(pause)
    return True
