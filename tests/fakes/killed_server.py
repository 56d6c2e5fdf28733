"""The sync server of the tests in a process of its own: it can be killed in the middle of an answer, and comes back with what it had stored."""

import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.fakes.sync_server import FRESHRSS, Quirks, Store

ROOT = Path(__file__).parents[2]


class KilledServer:
    """Use as a context manager. `store()` opens what it stored, from this process."""

    def __init__(self, path: Path, quirks: Quirks = FRESHRSS, *, dialect: str = "freshrss") -> None:
        self.path, self.quirks, self._dialect = path, quirks, dialect
        self.url = self.site = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """At the port that it had before."""
        command = [sys.executable, "-P", "-m", "tests.fakes.sync_server", str(self.path), "--dialect", self._dialect]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*command, "--port", str(self._port)], cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        assert self._process.stdout is not None
        self.url, self.site = self._process.stdout.readline().split()
        self._port = int(self.site.rpartition(":")[2])

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def store(self) -> Store:
        """To be closed. The two processes write one after the other, as SQLite has it."""
        return Store(self.path, ids_are_times=self.quirks.ids_are_times, default_folder=self.quirks.default_folder)
