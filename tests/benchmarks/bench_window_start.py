"""From the start of the process to the first list that is painted with articles, 500 feeds and 100,000 articles; prints, asserts nothing.

By hand: python tests/benchmarks/bench_window_start.py [--database FOLDER, made once and kept] [--times 5] [--x11] [--imports]
"""

import argparse
import gc
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

HEAVY = ("requests", "numpy", "feedparser", "lxml", "nh3", "reader.engine.core", "reader.formats.feeds.parser", "json", "asyncio")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", type=Path, default=Path("/tmp/beforehand-bench-start"))  # noqa: S108 -- made once, kept
    parser.add_argument("--articles", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--x11", action="store_true", help="on a virtual screen by xvfb-run instead of offscreen")
    parser.add_argument("--imports", action="store_true", help="also list the imports before the window by cost")
    parser.add_argument("--child", type=float, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        watch(options.database, options.child)
        return
    from statistics import median  # not before: the child would pay for it

    make_profile(options.database, options.articles)
    start(options)  # the first run compiles
    runs = [start(options) for _ in range(options.times)]
    for name in ("imported", "opened", "built", "shown", "painted"):
        spans, busy = zip(*(run[name] for run in runs), strict=True)
        print(f"{name:10} median {median(spans):5.0f} ms   best {min(spans):5.0f} ms   worst {max(spans):5.0f} ms", end="")
        print(f"   CPU median {median(busy):5.0f} ms   best {min(busy):5.0f} ms")
    print("heavy modules at the first paint:", ", ".join(runs[-1]["heavy"]) or "none")
    if options.imports:
        print_imports(options.database)


def make_profile(folder: Path, articles: int, count: int = 500) -> None:
    """Store the articles of `count` feeds, most of them read as after months of use; a profile that is there is used again."""
    from bench_storage import NOW, fill

    from reader.app.paths import make_folders, profile_in
    from reader.storage import feeds, subscriptions
    from reader.storage.writer import open_database, transaction

    profile = profile_in(folder)
    if profile.database.exists():
        return
    make_folders(profile)
    connection = open_database(profile.database, now=NOW, backup_folder=None)
    with transaction(connection):
        folders = [subscriptions.add_folder(connection, f"Folder {number}") for number in range(20)]
        ids = [feeds.add_feed(connection, f"http://127.0.0.1:9/{n}", f"site{n}", NOW) for n in range(count)]
        for place, feed_id in enumerate(ids):
            subscriptions.add(connection, feed_id, folders[place % len(folders)])
        # long after any run of this benchmark, so that the engine retrieves nothing
        connection.execute("UPDATE feed SET retrieved_at = ?, next_at = ?, window_at = ?", (NOW, NOW * 2, NOW))
    fill(connection, ids, articles)
    with transaction(connection):
        connection.execute("UPDATE entry_status SET is_read = 1, read_at = ? WHERE entry_id % 20 <> 0", (NOW,))
    connection.close()
    print(f"{profile.database}: {profile.database.stat().st_size / 1e6:.0f} MB")


def start(options: argparse.Namespace) -> dict[str, Any]:
    """One run of the real program in a process of its own, which says when it had painted."""
    environment = {**compiled(options.database), "QT_QPA_PLATFORM": "xcb" if options.x11 else "offscreen"}
    prefix = ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"] if options.x11 else []
    command = [*prefix, sys.executable, __file__, "--database", str(options.database), "--child"]
    if options.x11:
        # the screen itself takes seconds to start, so the shell that has it notes the time
        command = [
            *prefix, "sh", "-c",
            f'exec {sys.executable} {__file__} --database {options.database} --child "$(cut -d" " -f1 /proc/uptime)"',
        ]  # fmt: skip
    else:
        command.append(str(time.clock_gettime(time.CLOCK_BOOTTIME)))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        sys.exit(done.stdout + done.stderr)
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def watch(folder: Path, started: float) -> None:
    """In the child: the program as `python -m reader --profile FOLDER` runs it, with an observer of the list's first painting."""
    gc.disable()  # as the program does before it imports the window
    from reader.app.main import main as run_program

    marks: dict[str, object] = {}

    def note(name: str) -> None:
        since = time.clock_gettime(time.CLOCK_BOOTTIME) - started
        marks.setdefault(name, (round(since * 1000), round(time.process_time() * 1000)))

    from reader.app.memory import restore_imports

    restore_imports()
    import reader.app.run_window as joined

    note("imported")
    from PySide6.QtCore import QEvent, QObject, QTimer

    from reader.ui.shell.window import MainWindow

    usual = joined.build_window

    def observed(**parts: Any) -> MainWindow:
        note("opened")
        window = usual(**parts)
        note("built")
        window.parts.entries.view.viewport().installEventFilter(Observer(window))
        return window

    class Observer(QObject):
        def __init__(self, window: MainWindow) -> None:
            super().__init__(window)
            self.window, self.is_done = window, False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
            if event.type() == QEvent.Type.Paint and not self.is_done:
                note("shown")
                if self.window.parts.entries.model.rowCount() > 0:
                    self.is_done = True
                    QTimer.singleShot(0, self.report)
            return False

        def report(self) -> None:
            note("painted")
            marks["heavy"] = [name for name in HEAVY if name in sys.modules]
            print(json.dumps(marks), flush=True)
            self.window.close()

    joined.build_window = observed
    run_program(["--profile", str(folder)])


def compiled(folder: Path) -> dict[str, str]:
    """An environment in which modules are compiled once, as where the program is installed, whatever the caller's says."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(folder.absolute() / "compiled")}


def print_imports(folder: Path) -> None:
    """What the window imports before its first paint, dearest first, each without what it imports itself."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import reader.app.main, reader.app.window, reader.app.run_window"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=compiled(folder),
    )
    found = re.findall(r"import time:\s+(\d+) \|\s+(\d+) \|\s+(\S+)", done.stderr)
    print(f"{len(found)} modules, {sum(int(own) for own, _, _ in found) / 1000:.0f} ms")
    for own, total, name in sorted(found, key=lambda row: -int(row[0]))[:30]:
        print(f"{int(own) / 1000:8.1f} ms   with what it imports {int(total) / 1000:8.1f} ms   {name}")


if __name__ == "__main__":
    main()
