"""Two real Syncthing instances on two folders, by packaging/servers/syncthing.sh; they go when the process that started them goes."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from tests.fakes.miniflux import CANNOT, PATIENCE, NotHereError
from tests.fakes.waiting import until

SCRIPT = Path(__file__).parents[2] / "packaging" / "servers" / "syncthing.sh"
USUAL_DELAY_SECONDS = 10


class Syncthing:
    """Use as a context manager; `folders` are the two it keeps in step. Raises NotHereError."""

    def __init__(self, delay_seconds: int = USUAL_DELAY_SECONDS) -> None:
        self._delay_seconds = delay_seconds
        self.folders: tuple[Path, Path] = (Path(), Path())

    def __enter__(self) -> Self:
        if sys.platform != "linux":
            raise NotHereError("Syncthing is started from Debian's package")
        self._home = tempfile.mkdtemp(prefix="beforehand-syncthing-")
        ports = " ".join(map(str, _free_ports(4)))
        self._environment = {**os.environ, "FOLDER": self._home, "PORTS": ports, "DELAY": str(self._delay_seconds)}
        pipe = subprocess.PIPE
        self._held = subprocess.Popen(
            self._command("hold"), stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=self._environment
        )
        assert self._held.stdout is not None
        said = [self._held.stdout.readline().split() for _ in range(2)]
        if not all(said):
            _, why = self._held.communicate(timeout=PATIENCE)
            shutil.rmtree(self._home, ignore_errors=True)
            if self._held.returncode == CANNOT:
                raise NotHereError(why.strip().splitlines()[-1])
            raise RuntimeError(why)
        self.folders = (Path(said[0][0]), Path(said[1][0]))
        return self

    def __exit__(self, *_: object) -> None:
        self._held.communicate(timeout=PATIENCE)

    def kill(self, number: int) -> None:
        """End instance 1 or 2 hard, in the middle of whatever it does."""
        self._run("kill", number)

    def stop(self, number: int) -> None:
        """End it as a computer that is shut down does."""
        self._run("stop", number)

    def start(self, number: int) -> None:
        """Start it again where it was."""
        self._run("start", number)

    def deliver(self) -> None:
        """Wait until both folders hold the same; nobody may write meanwhile."""
        until(lambda: _files(self.folders[0]) == _files(self.folders[1]))

    def _run(self, command: str, number: int) -> None:
        subprocess.run(self._command(command, number), env=self._environment, check=True, capture_output=True, timeout=PATIENCE)

    @staticmethod
    def _command(name: str, *numbers: int) -> list[str]:
        return ["sh", str(SCRIPT), name, *map(str, numbers)]


def _files(folder: Path) -> dict[str, bytes] | None:
    """All that is in it but what is Syncthing's own; None while it changes under our eyes."""
    try:
        return {
            str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.name[:1] != "." and not path.name.endswith(".tmp")
        }
    except OSError:
        return None


def _free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        return [stack.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1] for _ in range(count)]
