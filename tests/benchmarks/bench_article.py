"""From choosing an article to its first painted screen. By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_article.py [TIMES].

Each article is shown and the pane painted at once, as a user who steps through a list sees it; the rest of a long article is built in
slices afterwards, and the longest of those is what a scroll in between could wait for.
"""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from reader.domain.ids import EntryId
from reader.formats.feeds.parser import parse_feed
from reader.ui.article.pane import ArticlePane
from reader.ui.kit.theme import Theme
from tests.ui import article_samples as samples

GOAL_MS = 50
CORPUS = Path(__file__).parents[1] / "corpus" / "feeds"
WORDS = "The clock in the hut ran late for sixty years, and the pilots who read it had learned to subtract eleven minutes. "


def articles() -> Iterator[tuple[str, str, str]]:
    """Group, title and HTML of everything that is shown."""
    for name in ("TIDE", "TABLES", "CJK", "RTL", "CODE", "MORE"):
        yield "samples", name, getattr(samples, name)
    for path in sorted(CORPUS.rglob("*")):
        if path.is_file() and path.suffix in {".xml", ".json", ".rss", ".atom"}:
            for title, html in entries(path):
                yield "corpus", title, html
    yield "10,000 words", "long", "".join(f"<p>{WORDS * 5}</p>" for _ in range(95))
    yield "10,000 words with pictures, code and tables", "mixed", (samples.TIDE + samples.TABLES + samples.CODE) * 12


def entries(path: Path) -> list[tuple[str, str]]:
    try:
        feed = parse_feed(path.read_bytes(), url="https://corpus.test/feed", content_type="")
    except Exception:  # noqa: BLE001 -- the corpus holds documents that no feed can be made of
        return []
    return [(entry.title, entry.html) for entry in feed.entries[:20] if entry.html]


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    application = QApplication(sys.argv[:1])
    theme = Theme("light")
    theme.apply()
    pane = ArticlePane(theme, lambda _command: None, lambda _url: None)
    pane.resize(733, 860)
    pane.show()
    QCoreApplication.processEvents()
    spans: dict[str, list[tuple[float, float]]] = {}
    slices: dict[str, float] = {}
    shown = list(articles())
    for turn in range(times + 1):
        for number, (group, title, html) in enumerate(shown):
            article = samples.article(html, title, entry_id=EntryId(number + turn * len(shown)))
            start, worked = time.perf_counter(), time.process_time()
            pane.show_article(article)
            pane.page.view.viewport().repaint()
            elapsed, worked = (time.perf_counter() - start) * 1000, (time.process_time() - worked) * 1000
            longest = finish(pane)
            # The first turn loads faces and lexers, once in the life of the program.
            if turn:
                spans.setdefault(group, []).append((elapsed, worked))
                slices[group] = max(slices.get(group, 0.0), longest)
    print(f"{'':46} articles   p50 ms   p95 ms   longest   p95 of work   longest slice afterwards")
    for group, found in spans.items():
        report(group, found, slices[group], times)
    report("all", [span for found in spans.values() for span in found], max(slices.values()), times)
    pane.stop()
    application.quit()


def finish(pane: ArticlePane) -> float:
    """Build the rest as the event loop would; returns the longest step."""
    longest = 0.0
    while not pane.page.is_finished:
        start = time.perf_counter()
        QCoreApplication.processEvents()
        longest = max(longest, (time.perf_counter() - start) * 1000)
    return longest


def report(group: str, found: list[tuple[float, float]], slice_ms: float, times: int) -> None:
    """Times on the clock, and how much of it this process worked: on a busy machine the first says more about the others."""
    cuts, works = (quantiles([each[at] for each in found], n=20, method="inclusive") for at in (0, 1))
    judgement = "" if cuts[18] <= GOAL_MS else f"   over {GOAL_MS} ms"
    print(
        f"{group:46} {len(found) // times:8} {cuts[9]:8.1f} {cuts[18]:8.1f} {max(found)[0]:9.1f} {works[18]:13.1f} {slice_ms:10.1f}{judgement}"
    )


if __name__ == "__main__":
    main()
