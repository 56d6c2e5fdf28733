"""A keyboard under somebody's hands: keys reach the window as the system sends them, and go where the focus is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from reader.domain.entry import EntryRow
from reader.ui.data.nodes import Kind, Node
from reader.ui.kit.sheet import Cover
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

_MOST_STEPS = 80


class Keyboard:
    """A press is followed by what it leads to in the list and the article; `rest` waits for the counts too."""

    def __init__(self, qtbot: QtBot, bench: WindowBench) -> None:
        self.bench = bench
        self._qtbot = qtbot
        self.focus_window()

    def focus_window(self) -> None:
        """Come to the window from another program."""
        window = self.bench.window
        window.activateWindow()
        self._qtbot.waitUntil(lambda: QApplication.activeWindow() is window)

    def press(self, *keys: str, times: int = 1) -> None:
        """Key sequences as the user would name them: "Ctrl+K", "G, A", "Space"."""
        for name in keys * times:
            sequence = QKeySequence(name)
            for stroke in (sequence[place] for place in range(sequence.count())):
                assert stroke.key() != Qt.Key.Key_unknown, name
                QTest.keyClick(self._handle(), stroke.key(), stroke.keyboardModifiers())
            self._breathe()

    def type(self, text: str) -> None:
        """Letters, where the focus is."""
        focus = QApplication.focusWidget()
        assert focus is not None, "nobody takes the letters"
        QTest.keyClicks(focus, text)
        self._breathe()

    def rest(self) -> None:
        """Wait until everything has happened."""
        self.bench.bridge.flush()
        settle(self._qtbot, self.bench)

    def tab_to(self, text: str, *, back: bool = False) -> QWidget:
        """Tab until the focus is on the control with this name."""
        stops = []
        for _ in range(_MOST_STEPS):
            focus = self.focus()
            if name_of(focus) == text:
                return focus
            stops.append(name_of(focus))
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab never came to “{text}”: {list(dict.fromkeys(stops))}")

    def stops(self) -> list[QWidget]:
        """Every control that Tab comes to before it is back where it began; an article's links are stops inside it."""
        seen = [self.focus()]
        for _ in range(_MOST_STEPS):
            self.press("Tab")
            if self.focus() is seen[0]:
                return list(dict.fromkeys(seen))
            seen.append(self.focus())
        raise AssertionError(f"Tab never comes back: {[name_of(stop) for stop in dict.fromkeys(seen)]}")

    def focus(self) -> QWidget:
        """What has the focus."""
        found = QApplication.focusWidget()
        assert found is not None, "the focus is lost"
        return found

    def go_down_to(self, title: str) -> None:
        """Tab to the sidebar and go down until a row is the current one."""
        self.tab_to("Subscriptions")
        self.press("Home")
        for _ in range(_MOST_STEPS):
            node = self.bench.window.parts.subscriptions.current()
            if node is not None and node.title == title:
                return
            self.press("Down")
        raise AssertionError(f"“{title}” is not in the sidebar")

    def command(self, text: str) -> None:
        """What has no key of its own is reached by the palette."""
        self.press("Ctrl+K")
        self.type(text)
        self.press("Return")

    def _breathe(self) -> None:
        self.bench.bridge.flush()
        self._qtbot.waitUntil(self.bench.window.parts.runner.is_idle)

    def _handle(self) -> object:
        popup = QApplication.activePopupWidget()
        return (popup or self.bench.window).windowHandle()


def name_of(widget: QWidget) -> str:
    """What a control is called, as a screen reader would say it."""
    text = widget.property("text")
    return widget.accessibleName() or (text.replace("&", "") if isinstance(text, str) else "")


def texts_in(widget: QWidget) -> list[str]:
    """Everything a part of the window says in labels that can be seen."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible() and label.text()]


def sheet(bench: WindowBench) -> Cover:
    """The open sheet."""
    found = bench.window.parts.sheet.shown
    assert found is not None, "no sheet is open"
    return found


def current(bench: WindowBench) -> EntryRow:
    """The article the user is at."""
    row = bench.window.parts.entries.current()
    assert row is not None, "no article is chosen"
    return row


def toast(bench: WindowBench) -> str:
    """The text of the message at the bottom of the window."""
    return bench.window.parts.messages.toast.text()


def sidebar(bench: WindowBench, kind: Kind, title: str) -> Node | None:
    """A row of the sidebar, if it is there."""
    nodes = bench.window.parts.subscriptions.model.nodes()
    return next((node for node in nodes if node.kind is kind and node.title == title), None)


def user_state(bench: WindowBench) -> dict[str, list[tuple[object, ...]]]:
    """Everything the user has marked, tagged, kept and ruled, as it is stored."""
    tables = {
        "entry_status": "entry_id, is_read, is_starred, is_later, is_hidden",
        "entry_tag JOIN tag USING (tag_id)": "entry_id, name",
        "saved_search": "search_id, name, query",
        "arrival_rule": "rule_id, position, name, conditions, actions, is_enabled",
        "subscription": "feed_id, folder_id, position, custom_title, settings, removed_at",
        "folder": "folder_id, parent_id, title, position",
    }
    read = bench.engine.connection.execute
    return {table: read(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall() for table, columns in tables.items()}  # noqa: S608 - our own names
