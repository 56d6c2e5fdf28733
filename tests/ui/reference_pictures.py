"""The pictures that the window's appearance is compared with. After an intended change, make them again and check them:
QT_QPA_PLATFORM=offscreen python tests/ui/reference_pictures.py tests/ui/references (and again with QT_SCALE_FACTOR=2).
"""

import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reader.domain.entry import View
from reader.ui.kit import fonts
from tests.fakes.invented_library import empty_library, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.screenshots import thumbnails

FACES = ("Inter", "Charis SIL", "JetBrains Mono", "Noto Sans CJK JP")
NO_FACES = 77
SIZE = (1360, 860)
ARTICLE = """
<p>For ninety years a copper float in the harbour at Vessel Point wrote the sea's height on a drum of paper. Its clock was
eleven minutes slow, and <a href="https://example.org/pilots">the pilots who read it</a> had long learned to look early.</p>
<h2>What the paper says</h2>
<p>The drums were scanned last winter. Every high tide is late by the same amount, <em>every single one</em>, and a line in the
keeper's book explains it.</p>
<blockquote><p>I leave the clock as it is. The men are used to it.</p></blockquote>
<p>Setting the record right takes three lines:</p>
<pre><code class="language-python">for drum in record.drums:
    drift = fit_line(drum.noon_marks)   # minutes a day
    drum.times -= drift.at(drum.times) + 11
</code></pre>
<table><thead><tr><th>Year</th><th>Highest water</th><th>Late by</th></tr></thead>
<tbody><tr><td>1931</td><td>4.12 m</td><td>11 min</td></tr><tr><td>1958</td><td>4.36 m</td><td>11 min</td></tr></tbody></table>
<ol><li>Copy the drum.</li><li>Fit the noon marks.<ul><li>Leave out the flood of 1931.</li></ul></li></ol>
"""


def rest(bench: WindowBench, is_so: Callable[[], bool] = lambda: True) -> None:
    """Until it is so, and every query is answered and painted."""
    application = QApplication.instance()
    sidebar = bench.window.parts.subscriptions
    for _ in range(6000):
        QTest.qWait(5)
        is_read = sidebar.footer.is_read or not sidebar.isVisible()
        is_read = is_read and bench.window.parts.entries.thumbnails.is_settled()
        if is_so() and is_read and bench.window.parts.runner.is_idle() and sidebar.counts.is_settled():
            break
    for _ in range(20):
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def reading(bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    row = next(row for row in range(len(lists.model.keys)) if (entry := lists.model.entry(row)) and "gauge" in entry.title)
    lists.view.open_row(row)
    lists.view.setFocus()
    lists.new_articles_button.show_count(12)


def searching(bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("tide gauge")
    rest(bench, lambda: bench.window.parts.entries.selection.view is View.SEARCH)


def palette(bench: WindowBench) -> None:
    reading(bench)
    rest(bench)
    QTest.keyClick(bench.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    rest(bench)
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "ti")


SCENES: dict[str, Callable[[WindowBench], None]] = {"reading": reading, "search": searching, "palette": palette}


def save(out: Path, folder: Path, scene: str, theme: str) -> None:
    """One picture, at the size of the design; a picture of a finer screen is averaged down to it."""
    name = f"{scene}-{theme}"
    make = empty_library if scene == "first-start" else invented_library
    options = {} if scene == "first-start" else {"more": 6}
    library = make(folder / f"{name}.sqlite", **options)
    library.connection.execute(
        "UPDATE entry_content SET html = ? WHERE entry_id = (SELECT entry_id FROM entry WHERE title LIKE 'The tide gauge%')",
        (zlib.compress(ARTICLE.encode()),),
    )
    bench = window_bench(library, folder / name, theme, thumbnails(folder))
    bench.window.resize(*SIZE)
    bench.window.show()
    bench.window.activateWindow()
    rest(bench)
    if scene in SCENES:
        SCENES[scene](bench)
    rest(bench)
    ratio = bench.window.devicePixelRatio()
    image = bench.window.grab().toImage()
    image.setDevicePixelRatio(1)
    even = image.scaled(*SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    even.save(str(out / f"{name}{'' if ratio == 1 else f'-{ratio:g}x'}.png"))
    bench.window.close()
    bench.engine.connection.close()


def main() -> int:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    application.setCursorFlashTime(0)
    if any(not fonts.QFontDatabase.hasFamily(face) for face in FACES):
        return NO_FACES
    scenes = [*SCENES, "first-start"] if application.devicePixelRatio() == 1 else ["reading"]
    with tempfile.TemporaryDirectory() as name:
        for scene in scenes:
            for theme in ("light", "dark"):
                save(out, Path(name), scene, theme)
    return 0


if __name__ == "__main__":
    sys.exit(main())
