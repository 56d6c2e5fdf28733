"""What closing the window means, what a hidden window does not do, and what the sidebar says of pauses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkRead, PauseRetrievals, RecordAccess, SetPreference
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import ConditionsChanged, NetworkChanged, PreferenceChanged, RetrievingPaused, VacationChanged
from reader.domain.preferences import NO_THROTTLING, Throttling
from reader.storage import preferences
from reader.ui.data.nodes import Kind
from reader.ui.kit.sheet import QuestionSheet
from reader.ui.shell.tray import BADGE, EXPLAINED, SIZES, CloseToTray, Tray, tray_icon, tray_pixmap
from reader.ui.shell.visits import QUIET_SECONDS
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


@pytest.fixture
def tray(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Tray:
    """A screen that is not there has no tray: the rest of it is seen on a real one (tests/desktop)."""
    made = Tray(bench.window.parts, bench.window.handlers.by_name)
    monkeypatch.setattr(made, "is_there", lambda: True)
    return made


@pytest.fixture
def close_to_tray(bench: WindowBench, tray: Tray) -> CloseToTray:
    return join(bench, tray)


def join(bench: WindowBench, tray: Tray) -> CloseToTray:
    made = CloseToTray(bench.window.parts, tray, bench.window.end)
    bench.window.hides_instead = made.hides_instead
    return made


def explained(bench: WindowBench) -> None:
    bench.window.parts.settings.setValue(EXPLAINED, True)  # noqa: FBT003 -- Qt's signature


def unread(bench: WindowBench) -> int:
    node = bench.window.parts.subscriptions.model.find((Kind.SMART, View.UNREAD.value))
    return node.unread


def test_the_icon_counts_what_came_since_the_window_was_hidden(
    qtbot: QtBot, bench: WindowBench, close_to_tray: CloseToTray, tray: Tray
) -> None:
    tray._icon = QSystemTrayIcon(tray)
    explained(bench)
    qtbot.keyClick(bench.window.windowHandle(), Qt.Key.Key_F13)
    bench.window.close()
    bench.bridge.flush()
    settle(qtbot, bench)
    tray._show_hint()
    assert tray._icon.toolTip().startswith("Beforehand: Nothing new")
    title = next(iter(bench.engine.library.feed_ids))
    ids = bench.engine.post(title, 3, at=NOW + 400)
    bench.engine.submit(MarkRead(tuple(ids[:1])))
    bench.bridge.flush()
    settle(qtbot, bench)
    assert tray._hint_timer.isActive()
    tray._show_hint()
    assert (tray._shown_new, bench.window.parts.news.total) == (3, 3), "read or not"
    assert tray._icon.toolTip().startswith("Beforehand: 3 new articles")


def sheet_of(bench: WindowBench) -> QuestionSheet:
    (sheet,) = bench.window.findChildren(QuestionSheet)
    return sheet


def test_the_first_closing_explains_and_later_ones_hide(bench: WindowBench, close_to_tray: CloseToTray) -> None:
    window = bench.window
    window.close()
    assert window.isVisible()
    sheet_of(bench).answers[-1].click()
    assert window.isHidden()
    assert preferences.load(window.parts.connection), "the database is still read"
    window.show()
    window.close()
    assert window.isHidden()
    assert window.parts.settings.value(EXPLAINED, type=bool)


def test_closing_once_more_is_an_answer_too(bench: WindowBench, close_to_tray: CloseToTray) -> None:
    bench.window.close()
    bench.window.close()
    assert bench.window.isHidden()


def test_quit_on_closing_is_kept_and_ends(qtbot: QtBot, bench: WindowBench, close_to_tray: CloseToTray) -> None:
    bench.window.close()
    with qtbot.waitSignal(bench.window.ended):
        sheet_of(bench).answers[0].click()
    assert bench.engine.sent_of(SetPreference)[-1].key == "desktop.keep_running"
    assert bench.engine.sent_of(SetPreference)[-1].value is False


def test_quitting_ends_whatever_closing_means_also_from_a_hidden_window(
    qtbot: QtBot, bench: WindowBench, close_to_tray: CloseToTray
) -> None:
    explained(bench)
    bench.window.close()
    assert bench.window.isHidden()
    with qtbot.waitSignal(bench.window.ended):
        bench.window.handlers.general.quit()


@pytest.mark.parametrize("has_tray", [False, True], ids=["no tray", "not wanted"])
def test_closing_ends_where_nobody_would_find_the_window(
    qtbot: QtBot,
    bench: WindowBench,
    tray: Tray,
    monkeypatch: pytest.MonkeyPatch,
    has_tray: bool,  # noqa: FBT001 -- a case
) -> None:
    monkeypatch.setattr(tray, "is_there", lambda: has_tray)
    join(bench, tray)
    if has_tray:
        bench.window.handle_events((PreferenceChanged("desktop.keep_running", value=False),))
    with qtbot.waitSignal(bench.window.ended):
        bench.window.close()


def test_when_the_session_ends_closing_is_the_end_and_the_size_is_kept(
    qtbot: QtBot, bench: WindowBench, close_to_tray: CloseToTray
) -> None:
    bench.window.resize(1111, 777)
    bench.window.get_ready_to_end()
    assert bench.window.parts.settings.value("window/geometry") == bench.window.saveGeometry()
    with qtbot.waitSignal(bench.window.ended):
        bench.window.close()


def test_a_session_that_did_not_end_leaves_closing_what_it_was(
    qtbot: QtBot, bench: WindowBench, close_to_tray: CloseToTray
) -> None:
    explained(bench)
    bench.window.get_ready_to_end()
    qtbot.keyClick(bench.window.windowHandle(), Qt.Key.Key_J)
    bench.window.close()
    assert bench.window.isHidden()
    assert preferences.load(bench.window.parts.connection), "the database is still read"


def test_a_hidden_window_is_not_visited_and_being_shown_again_is_a_visit(
    qtbot: QtBot, bench: WindowBench, close_to_tray: CloseToTray
) -> None:
    window = bench.window
    explained(bench)
    settle(qtbot, bench)
    window.close()
    accesses = len(bench.engine.sent_of(RecordAccess))
    timer = window._minute
    assert not timer.isActive()
    bench.clock.advance(QUIET_SECONDS + 1)
    title = next(iter(bench.engine.library.feed_ids))
    before = unread(bench)
    bench.engine.post(title, 3, at=NOW + 400)
    bench.bridge.flush()
    settle(qtbot, bench)
    assert unread(bench) == before + 3
    assert len(bench.engine.sent_of(RecordAccess)) == accesses
    window.show()
    assert len(bench.engine.sent_of(RecordAccess)) == accesses + 1
    assert timer.isActive()


def test_a_hidden_window_without_a_tray_is_shown_among_the_minimised(
    bench: WindowBench, tray: Tray, close_to_tray: CloseToTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.window.hide()
    bench.clock.advance(QUIET_SECONDS + 1)
    accesses = len(bench.engine.sent_of(RecordAccess))
    close_to_tray.watch()
    close_to_tray._patience.timeout.emit()
    assert bench.window.isHidden(), "there is a tray"
    monkeypatch.setattr(tray, "is_there", lambda: False)
    close_to_tray._patience.timeout.emit()
    assert bench.window.isMinimized()
    assert len(bench.engine.sent_of(RecordAccess)) == accesses


def test_the_sidebar_says_what_keeps_retrievals_from_coming(bench: WindowBench) -> None:
    status_line = bench.window.parts.subscriptions.status_line
    usual = status_line.next_text()

    def status_after(*events: NetworkChanged | RetrievingPaused | ConditionsChanged | VacationChanged) -> str:
        for event in events:
            bench.bridge.publish(event)
        bench.bridge.flush()
        assert status_line.accessibleName().endswith(status_line.next_text())
        return status_line.next_text()

    assert status_after(ConditionsChanged(Throttling("third", by_metered=True))) == "Ready since 08:51 · saving data"
    assert status_line.toolTip().endswith("A third of the refreshes on a metered connection")
    assert status_after(ConditionsChanged(Throttling("half", by_battery=True))) == "Ready since 08:51 · saving power"
    assert status_after(VacationChanged(NOW + 9 * 86_400)).startswith("On vacation until ")
    assert status_after(RetrievingPaused(NOW + 3600)).startswith("Paused until ")
    assert status_after(RetrievingPaused(NOW + 3600, by_hours=True)).startswith("Quiet hours until ")
    assert status_after(NetworkChanged(Problem(ProblemKind.NO_NETWORK))) not in {usual, ""}
    assert status_after(NetworkChanged(None), RetrievingPaused(0), VacationChanged(0), ConditionsChanged(NO_THROTTLING)) == usual


def test_pauses_last_an_hour_or_until_the_morning(bench: WindowBench) -> None:
    handlers = bench.window.handlers
    handlers.pausing.pause_hour()
    for offset in (0, 7200, -36_000):
        bench.clock.offset_seconds = offset
        handlers.pausing.pause_until_tomorrow()
        morning = bench.engine.sent_of(PauseRetrievals)[-1].until
        assert (morning + offset) % 86_400 == 6 * 3600
        assert 6 * 3600 <= morning - NOW <= 30 * 3600
    handlers.pausing.resume_refreshing()
    sent = [command.until for command in bench.engine.sent_of(PauseRetrievals)]
    assert (sent[0], sent[-1]) == (NOW + 3600, 0)


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_hints_at_what_is_new_at_every_size(qapp: QApplication, size: int) -> None:
    def painted(new: int) -> int:
        seen = tray_pixmap(size, new).toImage()
        assert (seen.width(), seen.height()) == (size, size)
        return sum(seen.pixelColor(x, y) == BADGE for x in range(size) for y in range(size))

    assert painted(0) == 0
    assert painted(1) > size
    assert painted(100) >= painted(1)
    assert size in {each.width() for each in tray_icon(1).availableSizes()}
