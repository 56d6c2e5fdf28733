"""Draws the sample articles into PNG files to look at: python tests/ui/article_screenshots.py OUTDIR [light|dark] (QT_SCALE_FACTOR=2 for 2x)."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from reader.domain.entry import Copy
from reader.domain.events import PictureReady
from reader.domain.ids import EntryId, FeedId
from reader.ui.article.pane import ArticlePane
from reader.ui.kit.theme import Theme
from tests.ui import article_samples as samples

SAMPLES = {
    "tide": (samples.TIDE, "The gauge that was always late", ""),
    "tables": (samples.TABLES, "Four stations, one week", ""),
    "cjk": (samples.CJK, "雨の日の本棚", "ja"),
    "rtl": (samples.RTL, "عن القراءة في المساء", "ar"),
    "more": (samples.MORE, "Everything else there is", ""),
    "code": (samples.CODE, "A parser that reads prose", ""),
}


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main(folder: Path, theme_name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    theme = Theme(theme_name)
    theme.apply()
    with tempfile.TemporaryDirectory() as cache:
        picture = Path(cache) / "harbour"
        picture.write_bytes(samples.as_png(samples.harbour()))
        pane = ArticlePane(theme, lambda _command: None, lambda _url: None)
        pane.resize(733, 860)
        pane.show()
        scale = int(pane.devicePixelRatioF())
        for number, (name, (html, title, language)) in enumerate(SAMPLES.items()):
            copies = (Copy(EntryId(8), FeedId(2), "Vessel Quay Weekly"),)
            shown = samples.article(
                html,
                title,
                language=language,
                enclosures=samples.enclosures(),
                tags=("harbour", "clocks"),
                copies=copies,
                entry_id=EntryId(number),
            )
            pane.page.next_title = lambda: "Ferry timetable changes from 1 June"
            pane.show_article(shown)
            pane.page.finish()
            wait(100)
            pane.handle_event(PictureReady(url=samples.HARBOUR_URL, path=str(picture)))
            wait(200)
            for page in range(3):
                pane.grab().save(str(folder / f"{name}-{theme_name}-{scale}x-{page + 1}.png"))
                if not pane.scroll_page():
                    break
                QCoreApplication.processEvents()
        pane.stop()
    del pane
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "light")
