"""Windows whose looks are switched while they run, and the fresh windows they are compared with."""

import gc
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from reader.domain.commands import SetPreference
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Expectation, Rule
from reader.domain.ids import FeedId
from reader.domain.preferences import PREFERENCES, Value
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.storage import history
from reader.storage.preferences import save
from reader.storage.writer import transaction
from reader.ui.kit import theme as theme_module
from reader.ui.list.thumbnails import Thumbnails
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, empty_library, invented_library
from tests.fakes.preference_values import OTHER_VALUES
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import is_answered
from tests.ui.reference_pictures import ARTICLE

SYSTEM = "system"
"""Not a preference: whether the desktop is dark."""
SWITCHES: dict[str, tuple[Value, Value]] = {SYSTEM: ("light", "dark")} | {
    key: (PREFERENCES[key].default, OTHER_VALUES[key])
    for key in (
        *("look.theme", "look.layout", "look.density", "look.counts"),
        *("reading.text_size", "reading.width", "reading.serif"),
    )
}
"""What can be switched while the program runs: as it is at first, and the other way."""
SIZE = (1240, 800)
ROUNDED_PIXELS = 40
"""The end of a scroll bar may fall on the next pixel once its pane was laid out twice; all else is the same, pixel for pixel."""
State = frozenset[str]
"""The switches that stand the other way."""
Scene = Callable[[WindowBench], None]


def walk(names: list[str]) -> list[str]:
    """Switches to be thrown one after the other, so that each follows each other one once, itself included."""
    left = {name: [*names[at:], *names[:at]] for at, name in enumerate(names)}
    stack, found = [names[0]], []
    while stack:
        if left[stack[-1]]:
            stack.append(left[stack[-1]].pop())
        else:
            found.append(stack.pop())
    return found[::-1]


def states(names: list[str]) -> list[State]:
    """The state after each step of the walk."""
    now: State = frozenset()
    return [now := now ^ {name} for name in walk(names)]


def library_at(folder: Path, state: State, *, is_empty: bool = False) -> InventedLibrary:
    """A few feeds with a past, and the preferences of a state."""
    folder.mkdir(parents=True)
    library = empty_library(folder / "library.sqlite") if is_empty else invented_library(folder / "library.sqlite", more=6)
    with transaction(library.connection):
        if not is_empty:
            _live(library)
        for name in state - {SYSTEM}:
            save(library.connection, name, SWITCHES[name][1])
    return library


def _live(library: InventedLibrary) -> None:
    library.connection.execute(
        "UPDATE entry_content SET html = ? WHERE entry_id = (SELECT entry_id FROM entry WHERE title LIKE 'The tide gauge%')",
        (zlib.compress(ARTICLE.encode()),),
    )
    for day in range(3):
        history.add_access(library.connection, AccessRecord(NOW - day * DAY - 2 * HOUR, 0, "window"))
    for number, (title, feed_id) in enumerate(library.feed_ids.items()):
        problem = Problem(ProblemKind.TIMEOUT, "30 s") if number % 5 == 4 else None
        history.add_retrieval(library.connection, _line(feed_id, NOW - number * HOUR, problem, title))


def _line(feed_id: FeedId, at: int, problem: Problem | None, title: str) -> RetrievalRecord:
    outcome = Outcome.FAILED if problem else Outcome.NEW
    expected = Expectation(1.5, at + 60, 0.2, 0.1)
    return RetrievalRecord(
        feed_id,
        at,
        at + 2,
        Rule.MANUAL,
        Reason(ReasonKind.MANUAL),
        outcome,
        200,
        2,
        0,
        2048,
        problem,
        f"https://{title}.example/",
        expected,
    )


class Switchboard:
    """One window at a time, at the state that is wanted."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._monkeypatch = monkeypatch
        self._opened = 0
        QApplication.setCursorFlashTime(0)
        # what nobody holds any more waits for a collection, which windows in tests put off
        gc.collect()
        # that of a page asks the window's
        left = [each for each in gc.get_objects() if type(each) is theme_module.Theme and isValid(each)]
        followers = [each for each in left if each.parent() or each._preference == "system"]
        assert followers == [], "a window of an earlier test would follow the system's theme too"

    def open(self, state: State, *, is_empty: bool = False) -> WindowBench:
        """A window that starts in a state."""
        self._opened += 1
        # one folder for all, since its name is shown; what a window remembers of its place may be written after the next was opened
        profile = self._folder / "profile"
        shutil.rmtree(profile, ignore_errors=True)
        library = library_at(profile, state, is_empty=is_empty)
        self._darken(is_dark=SYSTEM in state)
        bench = window_bench(library, self._folder / str(self._opened), "system")
        bench.window.resize(*SIZE)
        bench.window.show()
        bench.window.activateWindow()
        bench.window.parts.health.check()
        rest(bench)
        return bench

    def throw(self, bench: WindowBench, name: str, *, is_other: bool) -> None:
        """Switch one thing while the window runs."""
        if name == SYSTEM:
            self._darken(is_dark=is_other)
            scheme = Qt.ColorScheme.Dark if is_other else Qt.ColorScheme.Light
            QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
        else:
            bench.window.parts.submit(SetPreference(name, SWITCHES[name][is_other]))
        rest(bench)

    def _darken(self, *, is_dark: bool) -> None:
        self._monkeypatch.setattr(theme_module, "system_is_dark", lambda: is_dark)


def rest(bench: WindowBench) -> None:
    """Until every query is answered and painted."""
    patience = QDeadlineTimer(30_000)
    QApplication.processEvents()
    while not _is_settled(bench) and not patience.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    for _ in range(20):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _is_settled(bench: WindowBench) -> bool:
    return is_answered(bench.window) and all(pictures.is_settled() for pictures in bench.window.findChildren(Thumbnails))


def picture(bench: WindowBench) -> QImage:
    """What the window looks like."""
    return bench.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)


def difference(one: QImage, other: QImage) -> str:
    """Where two pictures differ, and by how much; empty where they are the same but for what rounding does."""
    if one.size() != other.size():
        return f"{one.size()} instead of {other.size()}"
    apart = np.abs(_pixels(one) - _pixels(other)).max(axis=2)
    if np.count_nonzero(apart) <= ROUNDED_PIXELS:
        return ""
    rows, columns = np.nonzero(apart)
    area = f"{columns.min()},{rows.min()} to {columns.max()},{rows.max()}"
    return f"{rows.size} pixels in {area}, by up to {apart.max()}"


def _pixels(image: QImage) -> np.ndarray:
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return flat[:, : image.width() * 3].reshape(image.height(), image.width(), 3).astype(np.int16)
