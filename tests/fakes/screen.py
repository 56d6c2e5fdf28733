"""A screen of the test's own with a window manager, and what can be done and seen there from outside."""

import functools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import PySide6

NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-daemon", "scrot")


@functools.cache
def missing(also: tuple[str, ...] = ()) -> list[str]:
    """Programs that are not here, and libraries that Qt needs to show a window."""
    lacking = [name for name in (*NEEDED, *also) if shutil.which(name) is None]
    plugin = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    if not lacking and plugin.exists():
        found = subprocess.run(["ldd", str(plugin)], capture_output=True, text=True, check=False).stdout
        lacking = [line.split()[0] for line in found.splitlines() if line.endswith("not found")]
    return lacking


class Screen:
    """Runs from the beginning until `close`. `around` is environment that only the server has."""

    def __init__(self, around: Mapping[str, str] = MappingProxyType({})) -> None:
        reading, writing = os.pipe()
        with os.fdopen(writing, "w") as end:
            command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
            self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL, env={**os.environ, **around})
            end.flush()
        with os.fdopen(reading) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self.environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"} | {
            "DISPLAY": self.display
        }
        self._others = [self._window_manager()]

    def _window_manager(self) -> subprocess.Popen[bytes]:
        """It gives up where it comes before the server is quite ready. Once it says so it is there: it never focuses what came before."""
        command = ["openbox", "--startup", "echo ready"]
        for _ in range(9):
            process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            with process.stdout as said:  # type: ignore[union-attr] # it is a pipe
                if said.readline():
                    return process
            process.wait()
        raise AssertionError("there is no window manager")

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Another program on this screen."""
        return subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def run(self, *command: str) -> str:
        """A short program on this screen; what it says."""
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False).stdout.strip()

    def windows(self) -> list[str]:
        """Windows of ours that are to be seen."""
        return self.run("xdotool", "search", "--onlyvisible", "--name", "^Beforehand$").split()

    def has_focus(self) -> bool:
        """Whether keys go to our window."""
        return self.run("xdotool", "getactivewindow", "getwindowname") == "Beforehand"

    def press(self, key: str) -> None:
        """A key, to whatever has the focus."""
        self.run("xdotool", "key", key)

    def picture(self, path: Path) -> None:
        """What is to be seen, as PNG."""
        self.run("scrot", "-o", str(path))

    def is_still(self) -> bool:
        """Whether nothing moves."""
        with tempfile.TemporaryDirectory() as folder:
            first, second = Path(folder) / "1.png", Path(folder) / "2.png"
            self.picture(first)
            self.run("xdotool", "sleep", "0.3")
            self.picture(second)
            return first.read_bytes() == second.read_bytes()

    def close(self) -> None:
        for each in (*self._others, self._server):
            each.terminate()
            each.wait()
