"""A new user at the real window: from the first page to the tenth article, by one hand only. `python new_user.py WAY LIST ADDRESS ARGUMENTS...`

WAY is `mouse` or `keys`, then `list` or `address`: mouse-list, keys-address... The hand does what a hand can: it presses keys of the
window that has the focus, or moves to what can be seen and clicks there. Prints one JSON line: what it did, how long that takes an
unhurried person, and the titles of the articles that it opened. BEFOREHAND_PICTURES names a folder for a picture of every step.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QFileDialog, QMenu, QWidget

from reader.app.main import main
from reader.storage import entries
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.dialogs.imported import ImportedSheet
from reader.ui.dialogs.start import SourcesSheet
from reader.ui.shell.window import MainWindow

ARTICLES = 10
PATIENCE_TICKS = 3000
TICK_MILLISECONDS = 20

# the keystroke-level model of Card, Moran and Newell: a decision, a key, a move of the mouse to something, a press of its button
DECIDE, KEY, POINT, PRESS = 1.35, 0.28, 1.1, 0.2
SECONDS = {"decision": DECIDE, "key": KEY, "move": POINT, "press": PRESS, "answer": 3.0, "glance at an article": 3.0}
"""What waits for a server counts as three seconds, and so does a glance at an article."""

Steps = Iterator[Callable[[], bool]]


class Hand:
    """Counts what it does."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def click(self, target: QWidget, at: QPoint | None = None, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Decide, move there, press: what is hidden, covered or switched off cannot be clicked."""
        place = target.rect().center() if at is None else at
        window = target.window()
        there = target.mapTo(window, place) if target is not window else place
        hit = window.childAt(there) or (window if window.rect().contains(there) else None)
        assert target.isEnabled(), f"{name_of(target)} is switched off"
        assert hit is not None, f"{name_of(target)} is outside the window"
        assert hit is target or target.isAncestorOf(hit), f"{name_of(target)} is covered by {hit}"
        self.done.update(("decision", "move", "press"))
        QTest.mouseClick(window.windowHandle(), button, Qt.KeyboardModifier.NoModifier, there)

    def press(self, name: str) -> None:
        """A key sequence goes where the focus is."""
        sequence = QKeySequence(name)
        self.done.update(("decision",))
        for stroke in (sequence[place] for place in range(sequence.count())):
            self.done["key"] += 1 + (stroke.keyboardModifiers() != Qt.KeyboardModifier.NoModifier)
            QTest.keyClick(focus_window(), stroke.key(), stroke.keyboardModifiers())

    def type(self, text: str) -> None:
        """Letter by letter, where the focus is."""
        self.done.update({"decision": 1, "key": len(text)})
        for letter in text:
            QTest.keyClick(focus_window(), letter)

    def seconds(self) -> float:
        return sum(SECONDS[what] * number for what, number in self.done.items())


def focus_window() -> object:
    found = QGuiApplication.focusWindow()
    assert found is not None, "no window has the focus"
    return found


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or getattr(widget, "text", lambda: "")() or type(widget).__name__


class NewUser:
    def __init__(self, window: MainWindow, way: str, given: Path, address: str) -> None:
        self.window = window
        self.hand = Hand()
        self.opened: list[str] = []
        self._given = given
        self._address = address
        self._by_mouse, self._with_list = (part == wanted for part, wanted in zip(way.split("-"), ("mouse", "list"), strict=True))

    def walk(self) -> Steps:
        """Yields what has to be true before it can go on."""
        window = self.window
        yield lambda: window.isActiveWindow() and window.parts.first_start.isVisible()
        if self._with_list:
            yield from self._import_mouse() if self._by_mouse else self._import_keys()
        else:
            yield from self._add_mouse() if self._by_mouse else self._add_keys()
        yield from self._read_mouse() if self._by_mouse else self._read_keys()

    def _import_mouse(self) -> Steps:
        self.hand.click(self._button("Choose file…"))
        yield lambda: self._has_dialog() and self._given_file() is not None
        dialog, found = self._dialog(), self._given_file()
        self.hand.click(*found)
        yield lambda: bool(dialog.selectedFiles())
        self.hand.click(self._button("Open", dialog))
        yield from self._taken_over(lambda: self.hand.click(self._button("Import 3 feeds")))
        self.hand.click(self._button("Start reading"))

    def _import_keys(self) -> Steps:
        self.hand.press("Ctrl+O")
        yield lambda: isinstance(self._sheet(), SourcesSheet)
        self.hand.press("Return")
        yield lambda: self._has_dialog() and self._given_file() is not None
        self.hand.type(self._given.name)
        self.hand.press("Return")
        yield lambda: True
        if self._has_dialog():
            # the first only closed the completion of the name
            self.hand.press("Return")
        yield lambda: isinstance(self._sheet(), ImportSheet)
        # a desktop gives the focus back to the window
        self.window.activateWindow()
        yield self.window.isActiveWindow
        yield from self._taken_over(lambda: self.hand.press("Return"))
        self.hand.press("Return")

    def _taken_over(self, agree: Callable[[], None]) -> Steps:
        yield lambda: isinstance(self._sheet(), ImportSheet) and self._sheet().go_button.text() == "Import 3 feeds"
        agree()
        yield lambda: isinstance(self._sheet(), ImportedSheet)

    def _add_mouse(self) -> Steps:
        """The address was copied elsewhere: a mouse cannot type."""
        QGuiApplication.clipboard().setText(self._address)
        field = self.window.parts.first_start.field
        self.hand.click(field, button=Qt.MouseButton.RightButton)
        yield lambda: self._menu() is not None
        menu = self._menu()
        paste = next(action for action in menu.actions() if action.text().replace("&", "").startswith("Paste"))
        self.hand.click(menu, menu.actionGeometry(paste).center())
        yield lambda: field.text() == self._address
        self.hand.click(self._button("Add"))
        yield from self._chosen(lambda sheet: self.hand.click(sheet.add_button))

    def _add_keys(self) -> Steps:
        self.hand.type(self._address)
        self.hand.press("Return")
        yield from self._chosen(lambda _: self.hand.press("Return"))

    def _chosen(self, agree: Callable[[AddFeedSheet], None]) -> Steps:
        """The page may have several feeds: then one is chosen in the sheet."""
        self.hand.done["answer"] += 1
        yield lambda: isinstance(self._sheet(), AddFeedSheet) or self._rows() > 0
        while isinstance(sheet := self._sheet(), AddFeedSheet):
            yield lambda sheet=sheet: sheet.add_button.isEnabled() or self._sheet() is not sheet
            if self._sheet() is sheet:
                self.hand.done["answer"] += 1
                agree(sheet)
                yield lambda sheet=sheet: self._sheet() is not sheet or sheet.add_button.isEnabled()

    def _read_mouse(self) -> Steps:
        self.hand.done["answer"] += 1
        yield lambda: self._rows() >= ARTICLES or self._new_button() is not None
        view = self.window.parts.entries.view
        row = 0
        while len(self.opened) < ARTICLES:
            if (button := self._new_button()) is not None and self._rows() < ARTICLES:
                self.hand.click(button)
                yield lambda: self._rows() >= ARTICLES
            while self.window.parts.entries.model.entry(row) is None:
                row += 1
            area = view.visualRect(view.model().index(row, 0))
            if area.bottom() > view.viewport().height():
                self.hand.done.update(("decision", "press"))
                QTest.wheelEvent(self.window.windowHandle(), view.mapTo(self.window, QPoint(50, 50)), QPoint(0, -480))
                yield lambda area=area, row=row: view.visualRect(view.model().index(row, 0)) != area
                area = view.visualRect(view.model().index(row, 0))
            self.hand.click(view.viewport(), area.center())
            yield from self._opened()
            row += 1

    def _read_keys(self) -> Steps:
        self.hand.done["answer"] += 1
        yield lambda: self._rows() >= ARTICLES
        while len(self.opened) < ARTICLES:
            self.hand.press("J")
            yield from self._opened()

    def _opened(self) -> Steps:
        def is_there() -> bool:
            current = self.window.parts.entries.current()
            if current is None or current.title in self.opened:
                return False
            return entries.entry_rows(self.window.parts.connection, (current.entry_id,))[0].is_read

        yield is_there
        self.hand.done["glance at an article"] += 1
        self.opened.append(self.window.parts.entries.current().title)

    def _sheet(self) -> QWidget | None:
        return self.window.parts.sheet.shown

    def _rows(self) -> int:
        model = self.window.parts.entries.model
        return sum(model.entry(row) is not None for row in range(model.rowCount()))

    def _new_button(self) -> QWidget | None:
        button = self.window.parts.entries.new_articles_button
        return button if button.isVisible() else None

    def _button(self, text: str, inside: QWidget | None = None) -> QAbstractButton:
        found = [each for each in (inside or self.window).findChildren(QAbstractButton) if each.isVisible()]
        named = [each for each in found if each.text().replace("&", "") == text]
        assert len(named) == 1, f"{text}: {[name_of(each) for each in named or found]}"
        return named[0]

    def _has_dialog(self) -> bool:
        return any(isinstance(each, QFileDialog) and each.isActiveWindow() for each in QApplication.topLevelWidgets())

    def _dialog(self) -> QFileDialog:
        return next(each for each in QApplication.topLevelWidgets() if isinstance(each, QFileDialog) and each.isVisible())

    def _menu(self) -> QMenu | None:
        return next((each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible()), None)

    def _given_file(self) -> tuple[QWidget, QPoint] | None:
        """Where the dialog shows the list: it opens where a browser saved it."""
        for view in self._dialog().findChildren(QAbstractItemView):
            root = view.rootIndex()
            indexes = [view.model().index(row, 0, root) for row in range(view.model().rowCount(root))] if view.isVisible() else []
            for index in indexes:
                if index.data() == self._given.name:
                    return view.viewport(), view.visualRect(index).center()
        return None


class Walk:
    """Takes the steps as they become possible; ends the program."""

    def __init__(self, arguments: list[str]) -> None:
        self._arguments = arguments
        self._user: NewUser | None = None
        self._steps: Steps = iter(())
        self._wait: Callable[[], bool] = lambda: True
        self._ticks = 0
        self._pictures = os.environ.get("BEFOREHAND_PICTURES", "")
        self._taken = 0
        self.timer = QTimer()
        self.timer.setInterval(TICK_MILLISECONDS)
        self.timer.timeout.connect(self.check)
        self.timer.start()

    def check(self) -> None:
        if self._user is None:
            window = next((each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)), None)
            if window is None or not window.isVisible():
                return
            window.activateWindow()
            self._user = NewUser(window, self._arguments[0], Path(self._arguments[1]), self._arguments[2])
            self._steps = self._user.walk()
        self._ticks += 1
        try:
            assert self._ticks <= PATIENCE_TICKS, f"nothing happens after {dict(self._user.hand.done)}"
            if self._wait():
                self._ticks = 0
                self._picture()
                self._wait = next(self._steps)
        except StopIteration:
            self._end("")
        except Exception as error:  # noqa: BLE001 -- whatever stops the user is the result
            self._picture()
            self._end(f"{type(error).__name__}: {error}")

    def _picture(self) -> None:
        if self._pictures and self._user is not None:
            self._taken += 1
            top = QApplication.activeWindow() or self._user.window
            shot = top.screen().grabWindow(0) if QGuiApplication.platformName() == "xcb" else top.grab()
            shot.save(f"{self._pictures}/{self._arguments[0]}-{self._taken:02}.png")

    def _end(self, trouble: str) -> None:
        self.timer.stop()
        user = self._user
        found = {"trouble": trouble, "done": user.hand.done, "seconds": round(user.hand.seconds(), 1), "opened": user.opened}
        print(json.dumps(found), flush=True)  # noqa: T201 -- for the test
        user.window.end()


if __name__ == "__main__":
    way, given, address, *arguments = sys.argv[1:]
    application = QApplication(sys.argv[:1])
    walk = Walk([way, given, address])
    sys.exit(main(arguments))
