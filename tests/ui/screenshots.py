"""Pictures of the window to look at. By hand: QT_QPA_PLATFORM=offscreen python tests/ui/screenshots.py OUTDIR (QT_SCALE_FACTOR=2 for 2x)."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.entry import View
from reader.domain.errors import Detail, DetailKind
from reader.domain.events import FeedPreviewed, FeedsFound, OpmlPreviewed
from reader.domain.feed import FeedPreview
from reader.domain.subscription import FoundFeed, ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.import_opml import ImportSheet
from tests.fakes.invented_library import ARTICLES, NOW, InventedLibrary, empty_library, invented_library, picture_of
from tests.fakes.window_bench import WindowBench, window_bench


def wait(milliseconds: int = 400) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def thumbnails(folder: Path) -> dict[str, Path]:
    """Pictures for three articles, painted here."""
    made = {}
    for position, (ground, sun) in {0: ("#E7C7A8", "#B0532F"), 1: ("#3F6E7D", "#F7EBD3"), 4: ("#1F3554", "#F2E7C8")}.items():
        image = QImage(320, 240, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(sun))
        painter.drawEllipse(QPointF(160, 120), 60, 60)
        painter.fillRect(QRectF(0, 180, 320, 60), QColor(sun).darker(180))
        painter.end()
        path = folder / f"{position}.png"
        image.save(str(path))
        made[picture_of(ARTICLES[position][1])] = path
    return made


class Photographer:
    """Takes pictures of windows."""

    def __init__(self, out: Path, folder: Path) -> None:
        self.out = out
        self.folder = folder
        self.opened = 0
        self.pictures = thumbnails(folder)

    def open(self, library: InventedLibrary, theme: str) -> WindowBench:
        self.opened += 1
        bench = window_bench(library, self.folder / str(self.opened), theme, self.pictures)
        bench.window.show()
        wait()
        return bench

    def save(self, bench: WindowBench, name: str) -> None:
        ratio = bench.window.devicePixelRatio()
        suffix = f"-{ratio:g}x" if ratio != 1 else ""
        bench.window.grab().save(str(self.out / f"{name}{suffix}.png"))

    def main_window(self, library: InventedLibrary, theme: str) -> None:
        bench = self.open(library, theme)
        row = next(
            row
            for row, key in enumerate(bench.window.parts.entries.model.keys)
            if key > 0 and "gauge" in bench.window.parts.entries.model.entry(row).title
        )
        bench.window.parts.entries.view.open_row(row)
        bench.window.parts.entries.view.setFocus()
        bench.window.parts.entries.new_articles_button.show_count(12)
        wait()
        self.save(bench, f"main-{theme}")
        bench.window.parts.say("Unsubscribed")
        bench.window.parts.subscriptions.select_view(View.TODAY)
        bench.window.parts.subscriptions.tree.setFocus()
        wait()
        self.save(bench, f"today-toast-{theme}")
        bench.window.handlers.going.search()
        bench.window.parts.entries.header.field.setText("zebra")
        wait()
        self.save(bench, f"empty-search-{theme}")
        self.sheets(bench, theme)
        bench.window.close()

    def sheets(self, bench: WindowBench, theme: str) -> None:
        window = bench.window
        window.parts.entries.header.close_search()
        sheet = AddFeedSheet(window.parts.theme, window, bench.clock, window.parts.submit, address="tidewater.example")
        window.parts.show_sheet(sheet)
        sheet.go()
        wait()
        found = (
            FoundFeed("https://tidewater.example/feed", "Articles"),
            FoundFeed("https://tidewater.example/tides", "Tides & times"),
        )
        sheet.handle_event(FeedsFound("https://tidewater.example", found, cause=sheet._finding))
        newest = (("High water at noon", int(NOW) - 7200), ("What a gannet knows about wind", int(NOW) - 259_200))
        preview = FeedPreview(
            found[0].url, "Tidewater", "Letters from the quay", "atom10", newest, 2, tuple(at for _, at in newest)
        )
        sheet.handle_event(FeedPreviewed(preview, cause=sheet._finding))
        wait()
        self.save(bench, f"add-{theme}")
        new = tuple(OpmlFeed(f"https://{n}.example/feed", f"Feed number {n}", "", ("Science", "Birds")) for n in range(20))
        skipped = (SkippedOutline("Podcast list", "", Detail(DetailKind.NO_FEED_ADDRESS)),)
        document = OpmlDocument("Mine", new, (), skipped, (Detail(DetailKind.UNCLOSED_FOLDERS, (1,)),), 2)
        importing = ImportSheet(
            window.parts.theme,
            window,
            window.parts.submit,
            window.parts.submit and bench.engine.sent[-1].command_id,
            "feeds.opml",
        )
        window.parts.show_sheet(importing)
        preview = ImportPreview(document, new, new[:3], new[:1])
        importing.handle_event(OpmlPreviewed(preview, "feeds.opml", cause=bench.engine.sent[-1].command_id))
        wait()
        self.save(bench, f"import-{theme}")


def main() -> None:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        photographer = Photographer(out, folder)
        library = invented_library(folder / "full.sqlite", more=6)
        for theme in ("light", "dark"):
            photographer.main_window(library, theme)
            bench = photographer.open(empty_library(folder / f"empty-{theme}.sqlite"), theme)
            photographer.save(bench, f"first-start-{theme}")
            bench.window.close()
    application.quit()


if __name__ == "__main__":
    main()
