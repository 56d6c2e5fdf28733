"""What holds the window's thread, step by step, in a day's use of many feeds and articles: the real program; prints, asserts nothing.

By hand: python tests/benchmarks/bench_holds.py [--feeds 1000] [--articles 100000] [--stacks MS] [--only WORD]

For each step the longest turn of the event loop, in milliseconds that the thread computed, as other work on the machine does not count
in them: the first time in the life of the process, and again. `--stacks` prints where a turn was when it had lasted so long.
"""

import argparse
import faulthandler
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.bench_growth import PER_DOCUMENT, make
from tests.benchmarks.bench_storage import WORDS
from tests.benchmarks.bench_window_start import compiled

TICK_MILLISECONDS = 2
QUIET_SECONDS = 0.6
LONGEST_SECONDS = 30
SHOWN_FROM_MILLISECONDS = 50
SHEETS = (
    "open_palette",
    "add_feed",
    "edit_rules",
    "show_keys",
    "edit_keys",
    "show_help",
    "about",
    "add_account",
    "import_from_reader",
    "choose_starters",
    "feed_properties",
    "save_search",
    "report_problem",
)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--feeds", type=int, default=1_000)
    parser.add_argument("--articles", type=int, default=100_000)
    parser.add_argument("--stacks", type=int, default=0, metavar="MS")
    parser.add_argument("--only", default="", help="steps whose names hold this word")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        live(options.child, options.stacks, options.only)
        return
    folder = Path(tempfile.gettempdir()) / f"beforehand-growth-{options.feeds}-{options.articles}"
    make(folder, options.feeds, options.articles // PER_DOCUMENT * PER_DOCUMENT)
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "profile"
        subprocess.run(["cp", "-r", folder, copy], check=True)
        command = [sys.executable, __file__, "--child", str(copy), "--stacks", str(options.stacks), "--only", options.only]
        environment = {**compiled(Path(tempfile.gettempdir()) / "beforehand-growth"), "QT_QPA_PLATFORM": "offscreen"}
        subprocess.run(command, env=environment, check=True)


def live(folder: Path, stacks: int, only: str) -> None:
    """In a child: the program, and what a user does with it."""
    import reader.app.run_window as joined
    from reader.__main__ import run
    from reader.app import memory

    usual_imports, usual_window, kept = memory.restore_imports, joined.build_window, []

    def observed(**parts: Any) -> Any:
        window = usual_window(**parts)
        kept.append(Day(window, stacks, only))
        return window

    def restored() -> None:
        usual_imports()
        joined.build_window = observed

    memory.restore_imports = restored
    sys.argv[1:] = ["--profile", str(folder)]
    run()


Doing = tuple[str, Callable[[], object]]


def doings(window: Any) -> Iterator[Doing]:
    """What is done, by name."""
    for part in (lists, pages, preferences, sheets, switches, marking):
        yield from part(window)


def lists(window: Any) -> Iterator[Doing]:
    from reader.domain.entry import View
    from reader.ui.data.nodes import Kind

    by_name, tree, shown = window.handlers.by_name, window.parts.subscriptions, window.parts.entries
    yield "all folders opened", by_name["expand_folders"]
    yield "all folders closed", by_name["collapse_folders"]
    yield "a folder", lambda: tree.select((Kind.FOLDER, 1))
    yield "a feed", lambda: tree.select((Kind.FEED, 3))
    for view in (View.ALL, View.UNREAD, View.TODAY, View.STARRED, View.FOR_YOU, View.ALL):
        yield f"list {view.value}", partial(tree.select_view, view)
    yield "list scrolled to its end", shown.view.scrollToBottom
    yield "list scrolled to its top", shown.view.scrollToTop
    yield "list read again", shown.reload
    for number in range(4):
        yield f"article {number}", by_name["next_article"]
    yield "search field", by_name["search"]
    yield "searched", lambda: shown.header.field.setText(f"{WORDS[40]} {WORDS[41]}")
    yield "search results", shown.header.field.results_wanted.emit
    yield "list all again", by_name["go_all"]
    yield "filter of feeds", tree.arranging.find
    for name in ("articles_as_cards", "articles_on_one_page", "articles_as_list"):
        yield name.replace("_", " "), by_name[name]


def pages(window: Any) -> Iterator[Doing]:
    for name in ("go_health", "go_activity", "go_rhythm"):
        yield name.replace("_", " "), window.handlers.by_name[name]
    yield "back to the list", window.handlers.pages.leave_page


def preferences(window: Any) -> Iterator[Doing]:
    from reader.domain.preferences import Page

    yield "preferences", window.handlers.by_name["edit_preferences"]
    for page in Page:
        yield f"preferences {page.value}", partial(show_page, window, page)
    yield "preferences found", lambda: window.parts.sheet.shown.field.setText("refresh")
    yield "preferences closed", partial(close_sheet, window)


def show_page(window: Any, page: Any) -> None:
    window.parts.sheet.shown._show_page(page)


def sheets(window: Any) -> Iterator[Doing]:
    for name in SHEETS:
        yield name.replace("_", " "), window.handlers.by_name[name]
        yield f"{name.replace('_', ' ')} closed", partial(close_sheet, window)


def close_sheet(window: Any) -> None:
    if window.parts.sheet.shown is not None:
        window.parts.sheet.shown.close_sheet()


def switches(window: Any) -> Iterator[Doing]:
    from reader.domain.preferences import Preferences

    for preference, values in (
        (Preferences.look_theme, ("dark", "light")),
        (Preferences.look_density, ("compact", "comfortable")),
        (Preferences.look_layout, ("classic", "wide")),
    ):
        for value in values:
            yield f"{preference.key} {value}", partial(submit_preference, window, preference.key, value)
    yield "window narrow", lambda: window.resize(700, 800)
    yield "window wide", lambda: window.resize(1600, 900)


def marking(window: Any) -> Iterator[Doing]:
    from reader.domain.entry import View

    yield "list unread for marking", lambda: window.parts.subscriptions.select_view(View.UNREAD)
    yield "mark all read", window.handlers.marking.mark_all_read
    yield "undo", window.handlers.by_name["undo"]
    yield "list all at the end", window.handlers.by_name["go_all"]


def submit_preference(window: Any, key: str, value: str) -> None:
    from reader.domain.commands import SetPreference

    window.parts.submit(SetPreference(key, value))


class Day:
    """Does one step after the other, each when the window has been quiet for a while after the one before."""

    def __init__(self, window: Any, stacks: int, only: str) -> None:
        from PySide6.QtCore import Qt, QTimer

        self._window, self._stacks = window, stacks / 1000
        steps = [each for each in doings(window) if only in each[0]]
        self._steps = iter([*((f"{name}, first", do) for name, do in steps), *((f"{name}, again", do) for name, do in steps)])
        self._found: dict[str, float] = {}
        self._name = "start"
        self._hold = self._last = 0.0
        self._turn, self._busy_at, self._begun_at = time.thread_time(), time.monotonic(), time.monotonic()
        self._timer = QTimer(window, interval=TICK_MILLISECONDS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        window.parts.entries.selection_shown.connect(lambda _: self._timer.start())

    def _tick(self) -> None:
        if self._stacks:
            faulthandler.dump_traceback_later(self._stacks)
        now, turn, used = time.monotonic(), time.thread_time(), time.process_time()
        self._hold, self._turn = max(self._hold, turn - self._turn), turn
        is_asking = not (self._window.parts.runner.is_idle() and self._window.parts.subscriptions.counts.is_settled())
        if is_asking or used - self._last > 0.004:
            self._busy_at = now
        self._last = used
        if now - self._busy_at > QUIET_SECONDS or now - self._begun_at > LONGEST_SECONDS:
            self._advance(now)

    def _advance(self, now: float) -> None:
        self._found[self._name] = self._hold * 1000
        self._name, do = next(self._steps, ("", None))
        if do is None:
            faulthandler.cancel_dump_traceback_later()
            self._timer.stop()
            report(self._found)
            self._window.end()
            return
        if self._stacks:
            print(f"--- {self._name}", file=sys.stderr, flush=True)
        self._hold, self._busy_at, self._begun_at = 0.0, now, now
        try:
            do()
        except Exception as error:  # noqa: BLE001 -- one step that cannot be done leaves the others
            print(f"{self._name}: {error!r}")


def report(found: dict[str, float]) -> None:
    names = [name.removesuffix(", first") for name in found if name.endswith(", first")]
    print(f"{'after the first list is painted':40} {found['start']:7.0f}")
    for name in names:
        first, again = found[f"{name}, first"], found[f"{name}, again"]
        is_long = max(first, again) >= SHOWN_FROM_MILLISECONDS
        print(f"{name:40} first {first:5.0f}   again {again:5.0f}{'   over 50' if is_long else ''}")
    print(json.dumps({"over 50": sum(hold >= SHOWN_FROM_MILLISECONDS for hold in found.values()), "of": len(found)}))


if __name__ == "__main__":
    main()
