"""The real program with its window, drawn into memory, and somebody who looks at it: `python window_watch.py PLAN PNG ARGUMENTS...`.

PLAN is a file with a list of what to do, a line each, done one after the other, each as soon as it can be: `page` prints what a page
asks, `banner:WORDS` what is said there once these words are among it, `press:WORDS` presses the last button that says so, `open:ROW`
opens an article, `damage:FILE` breaks a file under the program, `full` lets no file grow any more and `room` ends that, `toast` prints
the message, `well` waits until the banner is gone, `stored` until the open article is stored as read, `do:ACTION` does one, `press key`
presses one that does nothing, as somebody who is here, `read:TITLE` and `starred:TITLE` wait until a row of the list shows that, `place`
prints what the list and the article show and how far the list is scrolled, `there:FILE` waits for a file, `preferences:PAGE` opens them,
`end` quits. Prints one JSON line for each; what is done is taken from the plan, so that a program that starts again goes on with the
rest. PNG gets a picture before the last.
"""

import json
import os
import resource
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from reader.app.main import main
from reader.domain.entry import Mark
from reader.domain.preferences import Page
from reader.storage import entries
from reader.storage.writer import PAGE_BYTES
from reader.ui.pages.preferences.sheet import PreferencesSheet
from reader.ui.shell.plain_page import PlainPage
from reader.ui.shell.window import MainWindow

LEAST_BYTES = 4096
"""Whatever is larger already cannot grow."""


class Watch:
    def __init__(self, plan: Path, picture: str) -> None:
        self.file = plan
        self.plan = plan.read_text().splitlines()
        self.picture = picture
        self.timer = QTimer()
        self.timer.setInterval(20)
        self.timer.timeout.connect(self.check)
        self.timer.start()

    def check(self) -> None:
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        top = next((widget for widget in shown if isinstance(widget, MainWindow | PlainPage)), None)
        if top is None or not self.plan:
            return
        said = self.step(top, *self.plan[0].split(":", 1))
        if said is None:
            return
        print(json.dumps([self.plan.pop(0), said]), flush=True)  # noqa: T201 -- for the test
        self.file.write_text("\n".join(self.plan))
        if len(self.plan) == 1 and self.picture:
            top.grab().save(self.picture)

    def step(self, top: QWidget, what: str, text: str = "") -> str | None:  # noqa: PLR0911 -- a table of steps
        if what == "press":
            found = [each for each in _buttons(top) if each.text() == text]
            for each in found[-1:]:
                QTimer.singleShot(0, each.click)
            return text if found else None
        if what == "damage":
            with Path(text).open("rb+") as file:
                file.seek(PAGE_BYTES)
                file.write(b"\xa5" * (Path(text).stat().st_size - PAGE_BYTES))
            return text
        if what == "there":
            return text if Path(text).exists() else None
        if what == "page":
            return (
                f"{top.accessibleName()}\n{top.accessibleDescription()}" if isinstance(top, PlainPage) and _buttons(top) else None
            )
        if what in ("full", "room"):
            limit = LEAST_BYTES if what == "full" else resource.RLIM_INFINITY
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
            return what
        if what == "preferences" and isinstance(top, MainWindow):
            top.handlers.preferences.edit_preferences()
            top.findChildren(PreferencesSheet)[0]._show_page(Page(text))
            return text
        return self.in_window(top, what, text) if isinstance(top, MainWindow) else None

    def in_window(self, window: MainWindow, what: str, text: str) -> str | None:  # noqa: PLR0911 -- a table of steps
        match what:
            case "banner":
                said = window.parts.banner.text()
                return said if said and text in said else None
            case "open":
                return opened(window, int(text))
            case "stored":
                current = window.parts.entries.current()
                return (
                    "stored"
                    if current is not None and entries.entry_rows(window.parts.connection, (current.entry_id,))[0].is_read
                    else None
                )
            case "press key":
                QTest.keyClick(window, Qt.Key.Key_Shift)
                return text
            case "do":
                window.actions_by_name[text].trigger()
                return text
            case "read" | "starred":
                model = window.parts.entries.model
                row = next(
                    (entry for each in range(model.rowCount()) if (entry := model.entry(each)) and entry.title == text), None
                )
                return text if row is not None and (row.is_read if what == "read" else Mark.STARRED in row.marks) else None
            case "place":
                lists, article = window.parts.entries, window.parts.article.article
                current = lists.current()
                titles = [each.title if each is not None else "" for each in (current, article)]
                return json.dumps([*titles, lists.view.verticalScrollBar().value(), lists.model.rowCount()])
            case "well":
                return None if window.parts.banner.text() else "well"
            case "toast":
                toast = window.parts.messages.toast
                return None if toast.isHidden() else toast.text()
            case _:
                QTimer.singleShot(0, window.end)
                return "ended"


def _buttons(top: QWidget) -> list[QPushButton]:
    return [each for each in top.findChildren(QPushButton) if each.isVisible()]


def opened(window: MainWindow, place: int) -> str | None:
    """Open an article by its place in the list; its title."""
    model = window.parts.entries.model
    rows = [row for row in range(model.rowCount()) if model.entry(row) is not None]
    if len(rows) <= place:
        return None
    window.parts.entries.view.open_row(rows[place])
    return model.entry(rows[place]).title


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    watch = Watch(Path(sys.argv[1]), sys.argv[2])
    code = main(sys.argv[3:])
    watch.timer.stop()
    sys.exit(code)
