"""A real Miniflux for the tests, started by packaging/servers/miniflux.sh; it goes when the process that started it goes, however that ends."""

import getpass
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Self

SCRIPT = Path(__file__).parents[2] / "packaging" / "servers" / "miniflux.sh"
PATIENCE = 300.0
CANNOT = 3


class NotHereError(Exception):
    """It cannot be had on this computer; says why."""


class Miniflux:
    """Use as a context manager. `version` is 2.2 or 2.3. Raises NotHereError."""

    def __init__(self, version: str, *, sub_path: str = "") -> None:
        self.version, self._sub_path = version, sub_path
        self.url = self.username = self.password = self.api_key = ""

    def __enter__(self) -> Self:
        if sys.platform != "linux":
            raise NotHereError("Miniflux is started from Debian's packages")
        # short: the path of a socket in it has to be
        self._folder = tempfile.mkdtemp(prefix="beforehand-miniflux-", dir="/tmp")
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._environment = {**os.environ, "FOLDER": self._folder, "PORT": str(port), "SUB_PATH": self._sub_path}
        pipe = subprocess.PIPE
        self._held = subprocess.Popen(
            self._command("hold"), stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=self._environment
        )
        assert self._held.stdout is not None
        said = self._held.stdout.readline().split()
        if not said:
            _, why = self._held.communicate(timeout=PATIENCE)
            shutil.rmtree(self._folder, ignore_errors=True)
            if self._held.returncode == CANNOT:
                raise NotHereError(why.strip().splitlines()[-1])
            raise RuntimeError(why)
        self.url, self.username, self.password, self.api_key, _ = said
        return self

    def __exit__(self, *_: object) -> None:
        self._held.communicate(timeout=PATIENCE)

    def kill(self) -> None:
        """End it hard, in the middle of whatever it does; what it stored stays."""
        os.kill(int((Path(self._folder) / "pid").read_text()), signal.SIGKILL)

    def start(self) -> None:
        """Start it again where it was."""
        subprocess.run(self._command("start"), env=self._environment, check=True, capture_output=True, timeout=PATIENCE)

    def dump(self) -> bytes:
        """All that its database holds, for `restore`."""
        return self._query("pg_dump", "--clean", "--if-exists", "miniflux")

    def restore(self, dump: bytes) -> None:
        """Go back to what was there when this was made, numbers that are given next too, while it runs."""
        self._query("psql", "-q", "-1", "-v", "ON_ERROR_STOP=1", "miniflux", given=dump)

    def connect(self, url: str) -> None:
        """Have it send what is saved there to this address."""
        query = f"UPDATE integrations SET webhook_enabled = true, webhook_url = '{url}', webhook_secret = 's'"  # noqa: S608 -- ours
        self._query("psql", "-q", "miniflux", "-c", query)

    def _query(self, program: str, *arguments: str, given: bytes = b"") -> bytes:
        is_root = os.getuid() == 0
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if is_root else []
        owner = "postgres" if is_root else getpass.getuser()
        command = [*user, program, "-h", f"{self._folder}/socket", "-U", owner, *arguments]
        return subprocess.run(command, input=given, check=True, capture_output=True, timeout=PATIENCE, cwd="/").stdout

    def _command(self, name: str) -> list[str]:
        return ["sh", str(SCRIPT), name, self.version]
