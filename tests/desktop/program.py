"""The program as the user starts it, in processes of its own, on the screen and the bus of a test."""

import json
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from reader.app.paths import profile_in
from reader.own_process import own_command
from reader.storage import preferences
from reader.storage.connection import open_reader
from tests.fakes.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


def done(act: Callable[[], object], is_so: Callable[[], object]) -> bool:
    """Whether something that is done shows within a few seconds."""
    act()
    pause, end = threading.Event(), time.monotonic() + 6
    while not is_so() and time.monotonic() < end:
        pause.wait(0.05)
    return bool(is_so())


class Program:
    """One profile and the processes that use it."""

    def __init__(self, profile: Path, environment: dict[str, str]) -> None:
        self.profile = profile
        self.environment = environment | {
            "XDG_CONFIG_HOME": str(profile.parent / "config"),
            "XDG_CACHE_HOME": str(profile.parent / "cache"),
        }
        self._started: list[subprocess.Popen[bytes]] = []

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """A start that goes on."""
        log = (self.profile.parent / "said.txt").open("ab")
        with log:
            process = subprocess.Popen(self._command(*arguments), cwd=ROOT, env=self.environment, stdout=log, stderr=log)
        self._started.append(process)
        return process

    def run(self, *arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """A start that ends without help."""
        return subprocess.run(
            self._command(*arguments),
            cwd=ROOT,
            env=self.environment,
            input=given,
            capture_output=True,
            check=False,
            timeout=PATIENCE,
        )

    def addresses(self) -> list[str]:
        """What is followed."""
        listed: dict[str, Any] = json.loads(self.run("list", "--json").stdout)
        return [feed["url"] for feed in listed["feeds"]]

    def preference(self, key: str) -> object:
        connection = open_reader(profile_in(self.profile).database)
        try:
            return preferences.load(connection).by_key()[key]
        finally:
            connection.close()

    def has_explained(self) -> bool:
        """Whether the window has shown what closing means."""
        settings = self.profile / "window.ini"
        return settings.exists() and "closing_explained=true" in settings.read_text()

    def accesses(self) -> int:
        """How often the window was looked at, as recorded."""
        connection = open_reader(profile_in(self.profile).database)
        try:
            return int(connection.execute("SELECT count(*) FROM access WHERE kind = 'window'").fetchone()[0])
        finally:
            connection.close()

    def close(self) -> None:
        for process in self._started:
            process.kill()
            process.wait()

    def _command(self, *arguments: str) -> list[str]:
        return own_command("--profile", str(self.profile), *arguments)
