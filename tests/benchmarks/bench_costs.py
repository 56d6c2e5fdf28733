"""What the program costs, with a bare window and other readers beside it, measured in one way from outside; prints, asserts nothing.

By hand, alone on the machine: python tests/benchmarks/bench_costs.py [--feeds 1000] [--latency 100] [--times 5] [--only Beforehand,Liferea] [--parts]

Needs Xvfb, libX11 and xdotool. Liferea and QuiteRSS are measured where they are installed. Each reader has a home of its own with
the same feeds of `beside/many_feeds.py`. Seconds of processor time are those of all processes of a reader; memory is their
proportional set size. "Answers" is the time a window takes to send back the ping of window managers, asked every 20 ms.
`--parts` runs the benchmarks of single parts after it: start to the painted list, retrieval without a window, planning, Rhythm.
"""

import argparse
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Self

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.benchmarks.beside import many_feeds
from tests.benchmarks.beside.outside import Program, wait_until
from tests.benchmarks.beside.readers import READERS, Reader
from tests.benchmarks.beside.x_window import Display, screen

BARE = "from PySide6.QtWidgets import QApplication, QWidget; a = QApplication([]); w = QWidget(); w.resize(900, 600); w.show(); a.exec()"
PING_EVERY_SECONDS = 0.02
STILL_SECONDS = 12.0
"""Nothing new is stored for so long: the round is over."""
LONGEST_ROUND_SECONDS = 900.0
IDLE_AFTER_SECONDS = 30.0
POLITE_SECONDS = 60.0
"""Nobody asks a site again sooner, not even by hand."""
PARTS = (
    ("bench_window_start.py", "--articles", "100000", "--x11"),
    ("bench_first_retrieval.py",),
    ("bench_planning.py",),
    ("bench_rhythm.py",),
)


@dataclass
class Answers:
    """How long a window takes to answer while something else goes on: pings from a thread with a connection of its own."""

    seconds: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()

    def _ask(self) -> None:
        display = Display()
        while not self._end.wait(PING_EVERY_SECONDS):
            window = display.window()
            if window is not None:
                self.seconds.append(display.ping(window, 10.0) or 10.0)

    def __str__(self) -> str:
        if len(self.seconds) < 2:
            return "no window answered"
        milliseconds = sorted(1000 * second for second in self.seconds)
        return (
            f"median {median(milliseconds):.1f}, p99 {quantiles(milliseconds, n=100)[98]:.0f}, longest {milliseconds[-1]:.0f} ms "
            f"of {len(milliseconds)}"
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--feeds", type=int, default=1000)
    parser.add_argument("--latency", type=float, default=100.0)
    parser.add_argument("--port", type=int, default=8811)
    parser.add_argument("--times", type=int, default=5, help="starts behind a median")
    parser.add_argument("--only", default="", help="names of readers, by commas")
    parser.add_argument("--parts", action="store_true")
    options = parser.parse_args()
    wanted = options.only.casefold().split(",") if options.only else []
    with screen():
        starts("a bare window of PySide6", [sys.executable, "-c", BARE], {}, options.times)
        for kind in READERS:
            with tempfile.TemporaryDirectory() as folder:
                reader = kind(Path(folder))
                if wanted and reader.name.casefold() not in wanted:
                    continue
                if reader.is_installed():
                    measure(reader, options)
                else:
                    print(f"{reader.name}: not installed")
    for part in PARTS if options.parts else ():
        print(f"\n== {' '.join(part)}", flush=True)
        subprocess.run([sys.executable, Path(__file__).with_name(part[0]), *part[1:]], check=False)


def measure(reader: Reader, options: argparse.Namespace) -> None:
    print(f"\n== {reader.name}", flush=True)
    addresses = [many_feeds.url(number, options.port) for number in range(options.feeds)]
    with server(options):
        reader.subscribe([(f"Folder {place}", addresses[place::20]) for place in range(20)])
        two_refreshes(reader, options)
    starts("start with all stored", reader.command(), reader.environment, options.times)
    at_rest(reader)


def two_refreshes(reader: Reader, options: argparse.Namespace) -> None:
    """From the start of the program, whose key is pressed as soon as its window is there, until nothing more is stored; then once more."""
    program = Program(reader.command(), reader.environment)
    press(reader, options.port)
    with Answers() as answers:
        seconds, cpu = round_of(reader, program, options.port)
    print(f"first refresh: {seconds:.1f} s, CPU {cpu:.1f} s until {reader.stored():,} articles stored; {asked(options.port)}")
    print(
        f"window meanwhile: {answers}; CPU with icons {program.cpu_seconds():.1f} s; memory {program.megabytes():.0f} MB",
        flush=True,
    )
    time.sleep(POLITE_SECONDS)
    second_refresh(reader, program, options.port)
    program.end()


def round_of(reader: Reader, program: Program, port: int) -> tuple[float, float]:
    """Seconds and processor seconds since the program's start when the last article was stored."""
    stored, came, at, cpu = 0, 0, 0.0, 0.0
    began = time.monotonic()
    while time.monotonic() - began < LONGEST_ROUND_SECONDS and program.seconds() - at < STILL_SECONDS:
        time.sleep(0.1)
        now, requests = reader.stored(), answered(port)
        if now > stored or (requests > came and not stored):
            at, cpu = program.seconds(), program.cpu_seconds()
        stored, came = max(stored, now), requests
    return at, cpu


def second_refresh(reader: Reader, program: Program, port: int) -> None:
    """All feeds once more by the program's key; every answer is 304 where it asks with validators."""
    control(port, "mark")
    cpu, began = program.cpu_seconds(), time.perf_counter()
    press(reader, port)
    at, spent, came = began, 0.0, 0
    while time.perf_counter() - at < STILL_SECONDS:
        time.sleep(0.1)
        if (requests := answered(port)) > came:
            came, at, spent = requests, time.perf_counter(), program.cpu_seconds() - cpu
    print(f"once more: {at - began:.1f} s, CPU {spent:.1f} s; {asked(port)}", flush=True)


def press(reader: Reader, port: int) -> None:
    """The key by which the program retrieves all feeds, in its window; again where a window just shown did not take it."""
    display = Display()
    wait_until(lambda: (window := display.window()) is not None and display.ping(window, 30.0) is not None, 60)
    for _ in range(5):
        window = str(display.window())
        subprocess.run(["xdotool", "windowfocus", "--sync", window, "key", "--clearmodifiers", reader.refresh_key], check=False)
        if wait_until(lambda: answered(port) > 0, 3.0):
            return


def starts(what: str, command: list[str], environment: dict[str, str], times: int) -> None:
    """Until the window is there and answers; the first start, which compiles and fills caches, does not count."""
    spans, busy = [], []
    for place in range(times + 1):
        program = Program(command, environment)
        display = Display()
        while (window := display.window()) is None or display.ping(window, 30.0) is None:
            if program.seconds() > 60:
                break
            time.sleep(0.002)
        if place:
            spans.append(program.seconds())
            busy.append(program.cpu_seconds())
        program.end()
    print(
        f"{what}: window answers after {1000 * median(spans):.0f} ms (best {1000 * min(spans):.0f}), CPU {1000 * median(busy):.0f} ms",
        flush=True,
    )


def at_rest(reader: Reader) -> None:
    program = Program(reader.command(), reader.environment)
    time.sleep(IDLE_AFTER_SECONDS)
    cpu = program.cpu_seconds()
    memory = program.megabytes()
    time.sleep(60)
    print(
        f"at rest after {IDLE_AFTER_SECONDS:.0f} s: {memory:.0f} MB, after 60 more {program.megabytes():.0f} MB, CPU in them {program.cpu_seconds() - cpu:.2f} s"
    )
    program.end()


@contextmanager
def server(options: argparse.Namespace):  # noqa: ANN201 -- a context without a value
    command = [sys.executable, many_feeds.__file__, "serve", "-n", str(options.feeds), "--port", str(options.port)]
    process = subprocess.Popen([*command, "--latency", str(options.latency)])
    try:
        wait_until(lambda: answered(options.port) >= 0, 30)
        yield
    finally:
        process.terminate()
        process.wait()


def control(port: int, what: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/_ctl/{what}", timeout=10) as answer:
        text: str = answer.read().decode()
    return text


def answered(port: int) -> int:
    """Requests that the server has answered; -1: it does not listen."""
    import json

    try:
        return int(json.loads(control(port, "stats"))["requests"])
    except OSError:
        return -1


def asked(port: int) -> str:
    return f"requests {control(port, 'stats')}"


if __name__ == "__main__":
    main()
