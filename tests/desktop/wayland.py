"""A Wayland desktop of the test's own, without a screen: its processes, and the environment of programs on it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.fakes.waiting import PATIENCE, running, until

LEFT_OUT = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")


def lacking(names: Sequence[str]) -> str:
    """Programs that are not here, for the reason of a skip."""
    return ", ".join(name for name in names if shutil.which(name) is None)


@contextmanager
def session_bus(folder: Path, **environment: str) -> Iterator[dict[str, str]]:
    """A bus that starts services as on any desktop; the environment of those who are on it, the desktop to come included."""
    runtime = tempfile.mkdtemp(prefix="wl")
    made = {"XDG_RUNTIME_DIR": runtime, "WAYLAND_DISPLAY": "wayland-test", "XDG_SESSION_TYPE": "wayland", **environment}
    around = {key: value for key, value in os.environ.items() if key not in LEFT_OUT} | {"HOME": str(folder)}
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with running(command, env=around | made, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:
        yield made | {"DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
        daemon.terminate()
    shutil.rmtree(runtime, ignore_errors=True)


class Wayland:
    """Runs from `compose` until `close`; `folder` holds what the desktop writes."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        # sockets have short names only
        self.runtime = Path(environment.get("XDG_RUNTIME_DIR") or tempfile.mkdtemp(prefix="wl"))
        home = folder / "home"
        home.mkdir(parents=True)
        self.environment = {key: value for key, value in os.environ.items() if key not in LEFT_OUT} | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(self.runtime),
            "XDG_SESSION_TYPE": "wayland",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            **environment,
        }
        self._processes: list[subprocess.Popen[bytes]] = []

    def compose(self, display: str, *command: str) -> None:
        """Start the compositor, and wait for its socket."""
        self.start(*command)
        until((self.runtime / display).exists, f"{command[0]} is there")
        self.environment["WAYLAND_DISPLAY"] = display

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Another program of the desktop; what it says goes to a file of its name."""
        with (self.folder / f"{Path(command[0]).name}.txt").open("ab") as log:
            process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        self._processes.append(process)
        return process

    def run(self, *command: str) -> str:
        """A short program; what it says."""
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
        return done.stdout.strip()

    def keep(self, picture: Path) -> None:
        """Show a picture to whoever asked for it by $PICTURES."""
        folder = os.environ.get("PICTURES")
        if folder:
            shutil.copy(picture, Path(folder) / picture.name)

    def close(self) -> None:
        for each in reversed(self._processes):
            each.terminate()
            try:
                each.wait(PATIENCE / 6)
            except subprocess.TimeoutExpired:
                each.kill()
                each.wait()
        shutil.rmtree(self.runtime, ignore_errors=True)
