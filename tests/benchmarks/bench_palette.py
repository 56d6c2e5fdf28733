"""How fast the palette is with 2,000 feeds. By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_palette.py [FEEDS]."""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from reader.storage.writer import transaction
from reader.ui.dialogs.palette import Palette
from tests.fakes.invented_library import NOW, _add_feed, add_articles, empty_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench

_NAMES = ("Tidewater", "Harbour", "Kiln", "Observatory", "Compiler", "Orchard", "Lantern", "Quay", "Garden", "Almanac")
_TYPED = ("tide", "har 17", "kiln 1", "obs", "retrieve", "zzz", "lq", "mark all", "garden 199")


@dataclass(frozen=True, slots=True)
class Span:
    """How long something took, in milliseconds: by the clock, and of this thread's own work (on a busy computer the honest one)."""

    wall: float
    work: float


def report(name: str, spans: list[Span]) -> None:
    for kind, each in (("clock", [span.wall for span in spans]), ("work", [span.work for span in spans])):
        worst = quantiles(each, n=20)[18]
        print(f"{name:24} {kind:6} p50 {median(each):6.1f} ms   p95 {worst:6.1f} ms   longest {max(each):6.1f} ms")


def timed(work: Callable[[], object]) -> Span:
    wall, own = time.perf_counter(), time.thread_time()
    work()
    return Span((time.perf_counter() - wall) * 1000, (time.thread_time() - own) * 1000)


def open_painted(bench: WindowBench) -> Palette:
    bench.window.handlers.palette.open_palette()
    palette = bench.sheet(Palette)
    palette.card.grab()
    return palette


def main(feeds: int) -> None:
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        library = empty_library(Path(folder) / "library.sqlite")
        with transaction(library.connection):
            for number in range(feeds):
                title = f"{_NAMES[number % 10]} {_NAMES[number // 10 % 10]} {number}"
                _add_feed(library, title, None, number)
                add_articles(library, title, [parsed_entry(f"{title}: news", "A sentence.", NOW - number, number)])
        bench = window_bench(library, Path(folder))
        bench.window.show()
        while not bench.window.parts.runner.is_idle():
            QCoreApplication.processEvents()
        bench.window.grab()
        opening: list[Span] = []
        for _ in range(30):
            opening.append(timed(lambda: open_painted(bench)))
            sheet = bench.window.parts.sheet.shown
            sheet.close_sheet()
        report(f"open, {feeds} feeds", opening)
        palette = open_painted(bench)
        spans: list[Span] = []
        for typed_text in _TYPED * 3:
            palette.field.clear()
            typed = [typed_text[:end] for end in range(1, len(typed_text) + 1)]
            spans += [timed(lambda part=part: (palette.field.setText(part), palette.card.grab())) for part in typed]
        report("one letter, painted", spans)
        bench.window.close()
        library.connection.close()
    application.quit()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
