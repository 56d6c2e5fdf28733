"""Opens the window on the screen that the environment names and says where it lies: run by a test, as python small_screen.py FOLDER."""

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fakes.invented_library import invented_library
from tests.fakes.window_bench import window_bench


def main() -> None:
    application = QApplication(sys.argv[:1])
    folder = Path(sys.argv[1])
    library = invented_library(folder / "library.sqlite")
    for is_first in (True, False):
        bench = window_bench(library, folder)
        if not is_first:
            bench.window.resize(2560, 1400)
            geometry = bench.window.saveGeometry()
            bench.window.parts.settings.setValue("window/geometry", geometry)
            bench.window.parts.settings.sync()
            bench = window_bench(library, folder)
        bench.window.show()
        bench.window.parts.entries.view.step(1)
        application.processEvents()
        frame, view = bench.window.frameGeometry(), bench.window.parts.article.page.view
        reported = {"left": frame.left(), "top": frame.top(), "right": frame.right() + 1, "bottom": frame.bottom() + 1}
        sys.stdout.write(json.dumps({**reported, "column": view.column}) + "\n")
        bench.window.close()
    application.quit()


if __name__ == "__main__":
    main()
