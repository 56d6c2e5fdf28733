"""An article with pictures that are there already, from opening to the last one shown: time, CPU seconds, holds; prints, asserts nothing.

By hand: `QT_QPA_PLATFORM=offscreen .venv/bin/python tests/benchmarks/bench_pictures.py [--pictures 10] [--times 7]`. "Hold" is the longest
time that the window's thread did not come round meanwhile, "first" the opening that has to begin a decoder, "memory" what the
decoders have to themselves (PSS) after that. A second part opens an article whose first two pictures are hostile.
"""

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QRandomGenerator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from reader.domain.entry import Article
from reader.domain.events import PictureReady
from tests.fakes.hostile_pictures import encoded, many_scans
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench


class BareQtBot:
    """What an article bench asks of pytest-qt."""

    def addWidget(self, *_: object, **__: object) -> None:  # noqa: N802 -- its name
        pass

    def waitUntil(self, is_so: Callable[[], bool]) -> None:  # noqa: N802 -- its name
        while not is_so():
            QApplication.processEvents()


def photo(number: int) -> bytes:
    """1600 x 1000 pixels of grain, which no format makes small."""
    image = QImage(1600, 1000, QImage.Format.Format_RGB32)
    grain = QRandomGenerator(number)
    for y in range(0, 1000, 8):
        line = [grain.generate() & 0xFFFFFF for _ in range(200)]
        for x, color in enumerate(line):
            for dy in range(8):
                image.setPixel(8 * x + dy, y + dy, color)
    return encoded(image, "JPG")


def opened(article: ArticleBench, files: list[Path]) -> tuple[float, float, float]:
    """Seconds until all are shown, CPU seconds of the window's thread in them, and its longest hold."""
    addresses = [f"https://p.test/{time.monotonic_ns()}/{path.name}" for path in files]
    article.pane.show_article(_article(addresses))
    article.qtbot.waitUntil(lambda: article.pane.page.is_finished)
    article.pane.page.finish()
    shelf = article.pane.page.shelf
    started, cpu, hold = time.perf_counter(), time.thread_time(), 0.0
    for number in range(len(files)):
        shelf.call(number)
    for address, path in zip(addresses, files, strict=True):
        article.pane.handle_event(PictureReady(url=address, path=str(path)))
    before = time.perf_counter()
    while shelf.is_waiting():
        QApplication.processEvents()
        now = time.perf_counter()
        hold, before = max(hold, now - before), now
        time.sleep(0.001)
        before = time.perf_counter()
    return time.perf_counter() - started, time.thread_time() - cpu, hold


def _article(addresses: list[str]) -> Article:
    return samples.article("".join(f'<p>Words.</p><img src="{each}" width="1600" height="1000">' for each in addresses))


def decoders() -> list[str]:
    try:
        from reader.ui.pictures.process import PROCESSES
    except ImportError:
        return []
    lines = [Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()[2] for pid in PROCESSES.pids]
    return [line.split()[1] for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pictures", type=int, default=10)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--hostile", action="store_true")
    options = parser.parse_args()
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / str(number) for number in range(options.pictures)]
        for number, path in enumerate(files):
            path.write_bytes(photo(number))
        article = ArticleBench(BareQtBot())  # type: ignore[arg-type]
        used = resource.getrusage(resource.RUSAGE_SELF)
        before = used.ru_utime + used.ru_stime
        first, *others = (opened(article, files) for _ in range(options.times + 1))
        used = resource.getrusage(resource.RUSAGE_SELF)
        own = (used.ru_utime + used.ru_stime - before) / (options.times + 1)
        print(f"first: {first[0] * 1000:.0f} ms, thread {first[1] * 1000:.0f} ms, hold {first[2] * 1000:.0f} ms")
        said = [f"{median(each[which] for each in others) * 1000:.0f} ms" for which in range(3)]
        print(
            f"others: {said[0]}, thread {said[1]}, hold {said[2]}; process {own * 1000:.0f} CPU ms each; memory {decoders()} kB"
        )
        if options.hostile:
            for path in files[:2]:
                path.write_bytes(many_scans() + path.name.encode())
            print("two hostile: {:.1f} s, thread {:.3f} s, hold {:.3f} s".format(*opened(article, files)))
        article.pane.stop()
    del application


if __name__ == "__main__":
    main()
