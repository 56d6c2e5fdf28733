"""What the window does about an event of one feed stays the same however many feeds there are: calls, statements and paintings are counted."""

import dataclasses
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QObject, Qt
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.entry import Gap, View
from reader.domain.events import Event
from reader.domain.ids import EntryId, FeedId, GapId
from reader.domain.reasons import Reason, ReasonKind
from reader.storage.writer import transaction
from tests.fakes.counted_engine import Cost, cost
from tests.fakes.invented_library import NOW, InventedLibrary, _add_feed, add_articles, empty_library, parsed_entry
from tests.fakes.window_bench import WindowBench, close_benches, window_bench
from tests.ui.conftest import settle

FEW, MANY = 60, 1_200
SLACK = 60
FEED, ENTRIES = FeedId(3), (EntryId(3),)
PER_FEED: tuple[Event, ...] = (
    events.EntriesArrived(FEED, ENTRIES),
    events.EntriesChanged(FEED, ENTRIES),
    events.MissingFound(FEED, ENTRIES),
    events.StatusesChanged(ENTRIES, is_read=True),
    events.FeedChanged(FEED),
    events.IconsChanged((FEED,)),
    events.RetrievalProgress(3, 50),
    events.RetrievalRefused(FEED, NOW + 60, Reason(ReasonKind.JUST_REFRESHED)),
    events.GapFound(Gap(GapId(1), FEED, 1, NOW - 60, NOW)),
    events.RequestLogged(),
)
"""What a refresh sends for each feed."""
RARE = {
    events.FeedMoved,
    events.FeedsFoundAgain,
    events.NothingToRetrieve,
    events.NoticeReady,
    events.OpmlImported,
    events.SubscriptionAdded,
}
"""These name feeds too, but come once in a while, and have the tree read again."""


class Paintings(QObject):
    """Counts what is painted, by widget and in pixels, while it watches.

    A window that becomes active, or is so no more, paints its lists again: in a whole run a window of an earlier test that goes makes that
    happen at any time, which `was_switched` tells.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.restart()
        app = QApplication.instance()
        app.installEventFilter(self)

    def restart(self) -> None:
        self.count = self.pixels = 0
        self.painted = set[QWidget]()
        self.was_switched = False

    def wait(self, qtbot: QtBot) -> None:
        """Until all that is due is painted, together with a pixel."""
        before = self.count
        self._window.update(0, 0, 1, 1)
        qtbot.waitUntil(lambda: self.count > before)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActivationChange and watched is self._window:
            self.was_switched = True
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget) and watched.window() is self._window:
            self.count += 1
            self.painted.add(watched)
            self.pixels += sum(each.width() * each.height() for each in event.region())
        return False


def with_feeds(path: Path, count: int) -> InventedLibrary:
    library = empty_library(path)
    with transaction(library.connection):
        for number in range(count):
            _add_feed(library, f"Feed number {number}", None, number)
    with transaction(library.connection):
        for number in range(40):
            add_articles(
                library, f"Feed number {number}", [parsed_entry(f"Feed number {number}", "text", NOW - number * 60, number)]
            )
    return library


def opened(qtbot: QtBot, folder: Path, count: int) -> WindowBench:
    folder.mkdir()
    bench = window_bench(with_feeds(folder / "library.sqlite", count), folder)
    bench.window.show()
    settle(qtbot, bench)
    bench.window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    bench.window.handle_events(PER_FEED)
    rest(qtbot, bench)
    return bench


def rest(qtbot: QtBot, bench: WindowBench) -> None:
    """Until every timer and query that an event started has ended."""
    for _ in range(2):
        for timer in bench.window.findChildren(QObject):
            if timer.metaObject().className() == "QTimer" and timer.property("singleShot") and timer.property("active"):
                qtbot.waitUntil(lambda timer=timer: not timer.property("active") or timer.property("interval") > 5000)
        settle(qtbot, bench)
    qtbot.wait(0)


def test_the_window_knows_every_event_that_names_feeds() -> None:
    def kinds(kind: type[Event]) -> Iterable[type[Event]]:
        for each in kind.__subclasses__():
            yield each
            yield from kinds(each)

    naming = {
        kind.__name__
        for kind in kinds(Event)
        if any("FeedId" in str(field.type) or "Gap'" in str(field.type) for field in dataclasses.fields(kind))
    }
    assert naming <= {type(event).__name__ for event in PER_FEED} | {kind.__name__ for kind in RARE}


@pytest.mark.long
def test_an_event_of_a_feed_costs_the_same_however_many_there_are(qtbot: QtBot, tmp_path: Path) -> None:
    costs: dict[str, dict[int, Cost]] = {}
    for count in (FEW, MANY):
        bench = opened(qtbot, tmp_path / str(count), count)
        for event in PER_FEED:
            found = cost(bench.window.parts.connection, partial(bench.window.handle_events, (event,)))
            costs.setdefault(type(event).__name__, {})[count] = found
            rest(qtbot, bench)
        close_benches()
    for name, of_event in costs.items():
        assert of_event[MANY].calls <= of_event[FEW].calls + SLACK, (name, of_event)
        assert of_event[MANY].statements <= of_event[FEW].statements, (name, of_event)


def icon_in(color: Qt.GlobalColor) -> bytes:
    picture = QImage(16, 16, QImage.Format.Format_RGB32)
    picture.fill(color)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(data.data())


@pytest.mark.long
def test_icons_are_gathered_and_paint_the_rows_in_view_alone(qtbot: QtBot, tmp_path: Path) -> None:
    bench = opened(qtbot, tmp_path / "icons", FEW)
    library, icon = bench.engine.library, icon_in(Qt.GlobalColor.red)
    with transaction(library.connection):
        for number in range(FEW):
            library.connection.execute("INSERT INTO icon VALUES (?, 0, ?)", (f"https://feed{number}.example.org", icon))
    asked: list[str] = []
    runner = bench.window.parts.runner
    run = runner.run
    runner.run = lambda name, *given, **more: (asked.append(name), run(name, *given, **more))  # type: ignore[method-assign]
    rest(qtbot, bench)
    counted, area = Paintings(bench.window), bench.window.width() * bench.window.height()
    *first, second, last = library.feed_ids.values()
    for feed_id in first:
        bench.window.handle_events((events.IconsChanged((feed_id,)),))
        QApplication.processEvents()
    qtbot.waitUntil(lambda: bench.theme.favicons.pixmap(first[-1], 16, 1.0) is not None)
    rest(qtbot, bench)
    counted.wait(qtbot)
    assert asked.count("icons") == 1
    assert counted.count <= 40 or counted.was_switched
    for number, feed_id in enumerate((second, last), start=2):
        counted.restart()
        bench.window.handle_events((events.IconsChanged((feed_id,)),))
        qtbot.waitUntil(lambda feed_id=feed_id: bench.theme.favicons.pixmap(feed_id, 16, 1.0) is not None)
        rest(qtbot, bench)
        counted.wait(qtbot)
        assert asked.count("icons") == number
        if not counted.was_switched:
            break
    assert counted.pixels <= area / 10 or counted.was_switched, "its row is not in view"
    bench.window.actions_by_name["next_article"].trigger()
    settle(qtbot, bench)
    counted.wait(qtbot)
    current, page = bench.window.parts.entries.current(), bench.window.parts.article.page.view.viewport()
    assert current is not None
    before = bench.theme.favicons.pixmap(current.feed_id, 16, 1.0)
    with transaction(library.connection):
        library.connection.execute("UPDATE icon SET data = ?", (icon_in(Qt.GlobalColor.blue),))
    counted.restart()
    bench.window.handle_events((events.IconsChanged((current.feed_id,)),))
    qtbot.waitUntil(lambda: bench.theme.favicons.pixmap(current.feed_id, 16, 1.0) is not before)
    counted.wait(qtbot)
    assert page in counted.painted, "its article is in view"
