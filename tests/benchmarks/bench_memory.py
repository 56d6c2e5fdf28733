"""Memory of the program step by step until it rests, and of its parser; prints, asserts nothing.

By hand, alone on the machine (libraries shared with other programs count for less in PSS; "own" is not touched by that):
python tests/benchmarks/bench_memory.py [--feeds 1000] [--articles 30000] [--offscreen]
"""

import argparse
import os
import queue
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.bench_window_start import compiled, make_profile

DOCUMENTS = 50
STEPS = (("1 s later", 1.0), ("at rest, 10 s", 10.0), ("at rest, 30 s", 30.0))
HIDDEN_AFTER = 31.0
LAST_AFTER = 55.0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", type=Path, help="a folder, made once and kept")
    parser.add_argument("--feeds", type=int, default=1_000)
    parser.add_argument("--articles", type=int, default=30_000)
    parser.add_argument("--offscreen", action="store_true", help="not on a virtual screen by xvfb-run")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    # kept under a name that tells what is in it
    folder = options.database or Path(f"/tmp/beforehand-bench-{options.feeds}-{options.articles}")  # noqa: S108 -- made once, kept
    if options.child:
        watch(folder)
        return
    make_profile(folder, options.articles, options.feeds)
    at_rest(folder, is_offscreen=options.offscreen)
    parsers()


def at_rest(folder: Path, *, is_offscreen: bool) -> None:
    """The program as a user starts it, on a screen of the usual size, and then left alone."""
    screen = [] if is_offscreen else ["xvfb-run", "-a", "-s", "-screen 0 1366x768x24"]
    command = [*screen, sys.executable, __file__, "--child", "--database", str(folder)]
    environment = {**compiled(folder), "QT_QPA_PLATFORM": "offscreen" if is_offscreen else "xcb"}
    print(f"{'the window process':32} {'PSS':>8} {'own':>8} {'RSS':>8}  MB")
    subprocess.run(command, env=environment, check=True)


def watch(folder: Path) -> None:
    """In the child: the program, with an observer of its memory."""
    from reader.__main__ import run
    from reader.app import memory

    say("Python")
    usual = memory.restore_imports

    def restored() -> None:
        usual()
        say("Qt's libraries")
        observe()

    memory.restore_imports = restored
    sys.argv[1:] = ["--profile", str(folder)]
    run()


def observe() -> None:
    """Let the window be built as usual, and say how much it takes at its steps."""
    import reader.app.run_window as joined

    say("what the window imports")
    usual = joined.build_window

    def observed(**parts: Any) -> Any:
        from PySide6.QtCore import QTimer

        def end() -> None:
            say("hidden, 24 s")
            for pid in children(os.getpid()):
                print(f"a child: {describe_memory(pid)}   {command(pid)}", flush=True)
            window.end()

        window = usual(**parts)
        say("the window is built")
        for name, seconds in STEPS:
            QTimer.singleShot(int(seconds * 1000), lambda name=name: say(name))
        QTimer.singleShot(int(HIDDEN_AFTER * 1000), window.hide)
        QTimer.singleShot(int(LAST_AFTER * 1000), end)
        return window

    joined.build_window = observed


def say(step: str) -> None:
    kilobytes = memory_of(os.getpid())
    figures = " ".join(f"{kilobytes[name] / 1024:8.1f}" for name in ("Pss", "Pss_Anon", "Rss"))
    print(f"{step:32} {figures}", flush=True)


def parsers() -> None:
    """A parser process after some documents, and how long one lives that has nothing to read."""
    from reader.domain.retrieval import JobKind, ParseJob
    from reader.engine.pools import IDLE_SECONDS, ParserProcess
    from tests.fakes.world import rss

    answers: queue.SimpleQueue[object] = queue.SimpleQueue()
    process = ParserProcess(lambda _, result: answers.put(result))
    for number in range(DOCUMENTS):
        process.start(ParseJob(number, JobKind.FEED, "https://site.test/feed", "application/rss+xml", rss(*range(30))))
        answers.get(timeout=60)
    pid = process.child_pid
    if pid is not None:
        print(f"the parser after {DOCUMENTS} documents: {describe_memory(pid)}; it ends after {IDLE_SECONDS:.0f} s without one")
    process.stop()


def memory_of(pid: int) -> dict[str, int]:
    """Kilobytes of a process, by the kernel's names."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}


def describe_memory(pid: int) -> str:
    """Resident memory, and the share of it that is this process's own."""
    kilobytes = memory_of(pid)
    return f"RSS {kilobytes['Rss'] / 1024:6.1f} MB   PSS {kilobytes['Pss'] / 1024:6.1f} MB"


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(each) for task in tasks for each in (task / "children").read_text(encoding="ascii").split()]


def command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace").replace("\0", " ")[:80]


if __name__ == "__main__":
    main()
