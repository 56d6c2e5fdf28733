"""Starts a packaged program on a virtual screen, waits for its first painted window, ends it by Ctrl+Q, and does so again.

`python packaging/start_and_quit.py PROFILE COMMAND...` prints the median time from process start to paint, of nine. It fails if a start shows
nothing, does not end, ends with an error, or leaves a process behind. PROFILE is a folder as the command sees it. Needs Xvfb, xdotool.
"""

import mmap
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

TIMES = 9
PATIENCE_SECONDS = 60
WIDTH, HEIGHT = 1400, 900
MIDDLE_ROW = slice(-WIDTH * 4 * (HEIGHT // 2), -WIDTH * 4 * (HEIGHT // 2 - 1))
"""In the picture of the screen, four bytes a pixel; the screen is black until a window is painted."""


def main(profile: str, command: list[str]) -> None:
    """Start once to warm up, then count."""
    with screen() as (display, picture):
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "WAYLAND_"))}
        environment["DISPLAY"] = display
        # no bus of this session, and none that is started because it is asked for
        environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
        starts = [start_and_quit([*command, "--profile", profile], environment, picture) for _ in range(1 + TIMES)][1:]
    passed, used = zip(*starts, strict=True)
    print(f"{median(passed):.2f} s ({min(passed):.2f} to {max(passed):.2f}), {median(used):.2f} s of them computing")


@contextmanager
def screen() -> Iterator[tuple[str, mmap.mmap]]:
    """A virtual screen: its name, and what it shows."""
    reading, writing = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        size = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-fbdir", folder, "-ac", "-nolisten", "tcp"]
        with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
            os.close(writing)
            try:
                with os.fdopen(reading) as pipe:
                    display = f":{pipe.readline().strip()}"
                with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                    picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
                with picture:
                    yield display, picture
            finally:
                server.terminate()


def start_and_quit(command: list[str], environment: dict[str, str], picture: mmap.mmap) -> tuple[float, float]:
    """Seconds from the start of the process until its window is painted: on the wall, and of computing."""
    began = time.perf_counter()
    program = subprocess.Popen(command, env=environment, start_new_session=True, stderr=subprocess.PIPE, text=True)
    try:
        wait_until(lambda: any(picture[MIDDLE_ROW]) or program.poll() is not None, "shows no window")
        passed, used = time.perf_counter() - began, computed(program.pid)
        # keys that come before the window listens are lost, and it listens only a moment after it has the focus
        wait_until(lambda: press_quit(environment) or program.poll() is not None, "does not end by Ctrl+Q", pause=0.5)
        _, said = program.communicate(timeout=PATIENCE_SECONDS)
        if program.returncode != 0:
            raise SystemExit(f"{command[0]} ended with {program.returncode}: {said}")
        wait_until(lambda: not runs(program.pid), "leaves processes behind")
        wait_until(lambda: not any(picture[MIDDLE_ROW]), "leaves a window behind")
        return passed, used
    finally:
        if runs(program.pid):
            os.killpg(program.pid, signal.SIGKILL)


def computed(process: int) -> float:
    """Seconds that a process has computed so far, in all its threads; 0 once it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def press_quit(environment: dict[str, str]) -> None:
    """Press Ctrl+Q in the window."""
    keys = ["xdotool", "search", "--onlyvisible", "--name", "^Beforehand$", "windowfocus", "key", "ctrl+q"]
    subprocess.run(keys, env=environment, check=False, stderr=subprocess.DEVNULL)


def runs(group: int) -> bool:
    """Whether a process of the group is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(is_so: Callable[[], object], trouble: str, *, pause: float = 0.002) -> None:
    """Ask again and again; ends this program where it takes too long."""
    between, end = threading.Event(), time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        if time.monotonic() > end:
            raise SystemExit(f"The program {trouble}")
        between.wait(pause)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
