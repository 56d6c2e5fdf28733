"""What the window tells of new articles and does with the answers: the real window, bus and core, and a service of the test's own."""

import itertools
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("jeepney")

from PySide6.QtWidgets import QApplication, QWidget

from reader.desktop.bus import Bus
from reader.desktop.notifications import Notifications
from reader.desktop.portals import PortalNotifications
from reader.domain import commands, events
from reader.domain.commands import Command, MarkRead, SetPreference
from reader.domain.entry import Mark, View
from reader.domain.events import NoticeReady
from reader.domain.ids import EntryId
from reader.domain.reasons import Reason, ReasonKind
from reader.storage import entries, stories
from reader.storage.writer import transaction
from reader.ui.shell.notices import Notices
from reader.ui.shell.tray import TOKEN, is_in_front
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.notification_service import Call, NotificationService, PortalService
from tests.fakes.window_bench import WindowBench, window_bench

KILN, HARBOUR, LANTERN, TRAM = "Notes from a Kiln", "Harbour Bulletin", "Lantern Press", "Tram and Quay"
ORCHARD, PRESS = "Byte Orchard", "Northlight Review"
_MOMENTS = itertools.count(1)
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)

FIRST = 2
"""The number that the service gives first."""


@dataclass
class NoticeDesktop:
    """A window with its notices, and where they go if there is no service."""

    bench: WindowBench
    notices: Notices
    before: QWidget
    in_tray: list[tuple[str, str]] = field(default_factory=list)
    has_tray: bool = True
    is_screen_filled: bool = False

    def post(self, title: str, count: int = 1) -> list[EntryId]:
        """New articles of a feed."""
        return self.bench.engine.post(title, count, NOW + next(_MOMENTS))

    def bring(self, *brought: tuple[str, list[EntryId]], named: list[EntryId] | None = None, has_sound: bool = False) -> None:
        """The engine asks to notify the user of these now."""
        ids = self.bench.engine.library.feed_ids
        first = [entry_id for _, entry_ids in brought for entry_id in entry_ids]
        feeds = tuple((ids[title], tuple(entry_ids)) for title, entry_ids in brought)
        self.bench.bridge.publish(NoticeReady(feeds, tuple(first[:3] if named is None else named), has_sound))
        self.bench.bridge.flush()

    def cover(self) -> None:
        """Another window comes before it."""
        self.before.show()
        self.before.activateWindow()

    def sent(self, kind: type[Command]) -> list[Command]:
        return self.bench.engine.sent_of(kind)


@pytest.fixture(scope="module")
def bench(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WindowBench]:
    """One window for all: what a test brings about is of no matter to the others."""
    folder = tmp_path_factory.mktemp("window")
    found = window_bench(invented_library(folder / "library.sqlite"), folder)
    found.window.show()
    yield found
    found.window.close()
    found.window.deleteLater()
    found.engine.connection.close()


@pytest.fixture
def desktop(qtbot: QtBot, bench: WindowBench) -> Iterator[NoticeDesktop]:
    """The window behind another one."""
    found: NoticeDesktop

    def show_in_tray(title: str, text: str) -> bool:
        found.in_tray.append((title, text))
        return found.has_tray

    found = NoticeDesktop(
        bench,
        Notices(bench.window.parts, bench.window.handlers.palette.show_article, show_in_tray, lambda: found.is_screen_filled),
        QWidget(),
    )
    bench.window.ended.connect(found.notices.end)
    bench.bridge.listen(found.notices.handle_events)
    bench.engine.sent.clear()
    qtbot.waitUntil(bench.window.parts.runner.is_idle)
    found.cover()
    qtbot.waitUntil(lambda: not is_in_front(bench.window))
    yield found
    found.before.close()
    bench.bridge._listeners.remove(found.notices.handle_events)
    found.notices.deleteLater()


@pytest.fixture
def service(private_bus: subprocess.Popen[str]) -> Iterator[NotificationService]:
    found = NotificationService()
    yield found
    found.stop()


@pytest.fixture
def joined(desktop: NoticeDesktop, service: NotificationService) -> Iterator[NoticeDesktop]:
    """With the service of the desktop."""
    bus = Bus("SESSION")
    desktop.notices.use(Notifications(bus, "beforehand", "icon", desktop.notices.acted.emit, desktop.notices.closed.emit))
    yield desktop
    desktop.notices.withdraw()
    bus.close()


def next_call(qtbot: QtBot, service: NotificationService) -> Call:
    qtbot.waitUntil(lambda: not service.calls.empty())
    return service.next_call()


def act(service: NotificationService, action: str, number: int = FIRST) -> None:
    service.emit("ActionInvoked", "us", number, action)


def test_one_article_is_announced_by_its_feed_and_title(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    joined.bring((KILN, joined.post(KILN)))
    body = next_call(qtbot, service).body
    assert body[3] == KILN
    assert body[4].startswith("Notes from a Kiln news")
    assert body[5] == ["default", "Open", "read", "Mark as read", "later", "Later"]


def test_a_click_opens_the_article_in_its_list_and_raises_the_window(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, "")
    (entry_id,) = joined.post(KILN)
    joined.bring((KILN, [entry_id]))
    next_call(qtbot, service)
    service.emit("ActivationToken", "us", FIRST, "leave-to-come")
    act(service, "default")
    window = joined.bench.window
    qtbot.waitUntil(lambda: is_in_front(window))
    qtbot.waitUntil(lambda: (row := window.parts.entries.current()) is not None and row.entry_id == entry_id)
    assert window.parts.entries.selection.feed_id == joined.bench.engine.library.feed_ids[KILN]
    assert window.parts.article.article is not None
    assert window.parts.article.article.entry_id == entry_id
    assert os.environ[TOKEN] == "leave-to-come"


@pytest.mark.qt_log_ignore("Call to org.freedesktop.portal.Settings.ReadAll failed", extend=True)  # Qt asks this portal too
def test_of_a_portal_nobody_hears_that_a_notice_was_closed_so_the_next_is_of_what_came_since(
    qtbot: QtBot, desktop: NoticeDesktop, private_bus: subprocess.Popen[str]
) -> None:
    bus, portal, notices = Bus("SESSION"), PortalService(), desktop.notices
    notices.use(PortalNotifications(bus, notices.acted.emit))
    try:
        for _ in range(2):
            desktop.bring((KILN, desktop.post(KILN)))
            _, text = next_call(qtbot, portal).body[1]["body"]
            assert text.count(" news") == 1
        portal.act("later", [])
        qtbot.waitUntil(lambda: bool(desktop.sent(commands.SetMark)))
    finally:
        notices.withdraw()
        bus.close()
        portal.stop()


def test_a_click_on_several_of_one_feed_shows_its_list(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    window = joined.bench.window
    for number in (FIRST, FIRST + 1):
        ids = joined.post(KILN, 2)
        joined.bring((KILN, ids))
        next_call(qtbot, service)
        act(service, "default", number)
        qtbot.waitUntil(lambda: is_in_front(window))
        qtbot.waitUntil(lambda ids=ids: set(ids) <= set(window.parts.entries.model.keys))
        assert window.parts.entries.selection.feed_id == joined.bench.engine.library.feed_ids[KILN]
        joined.cover()
        qtbot.waitUntil(lambda: not is_in_front(window))
        assert next_call(qtbot, service).member == "CloseNotification"


def test_a_click_on_several_feeds_shows_what_is_unread(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    ids = [*joined.post(KILN), *joined.post(HARBOUR)]
    joined.bring((KILN, ids[:1]), (HARBOUR, ids[1:]))
    next_call(qtbot, service)
    act(service, "default")
    window = joined.bench.window
    qtbot.waitUntil(lambda: is_in_front(window))
    qtbot.waitUntil(lambda: set(ids) <= set(window.parts.entries.model.keys))
    assert window.parts.entries.selection.view is View.UNREAD


def test_mark_read_marks_all_that_was_announced_and_one_undo_reverts_it(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    ids = [*joined.post(KILN, 2), *joined.post(HARBOUR, 3)]
    joined.bring((KILN, ids[:2]), (HARBOUR, ids[2:]))
    next_call(qtbot, service)
    act(service, "read")
    qtbot.waitUntil(lambda: bool(joined.sent(MarkRead)))
    window = joined.bench.window
    assert {row.is_read for row in entries.entry_rows(window.parts.connection, ids)} == {True}
    assert next_call(qtbot, service).member == "CloseNotification"
    qtbot.waitUntil(lambda: window.parts.undo_stack.step_of(window.parts.undo_stack._steps[-1].command) is not None)
    window.handlers.general.undo()
    assert {row.is_read for row in entries.entry_rows(window.parts.connection, ids)} == {False}
    assert not is_in_front(window)


def test_later_keeps_them_for_later(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    ids = joined.post(KILN, 2)
    joined.bring((KILN, ids))
    next_call(qtbot, service)
    act(service, "later")
    qtbot.waitUntil(lambda: bool(joined.sent(commands.SetMark)))
    assert {row.marks for row in entries.entry_rows(joined.bench.window.parts.connection, ids)} == {frozenset({Mark.LATER})}
    assert next_call(qtbot, service).member == "CloseNotification"


def test_several_feeds_are_announced_by_three_titles_and_counts(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    brought = [(title, joined.post(title, count)) for title, count in ((KILN, 2), (HARBOUR, 2), (LANTERN, 9), (TRAM, 1))]
    joined.bring(*brought)
    body = next_call(qtbot, service).body
    assert body[3] == "14 articles arrived"
    *titles, rest = body[4].split("\n")
    assert [line.rpartition(" \N{EN DASH} ")[2] for line in titles] == [KILN, KILN, HARBOUR]
    assert rest == "and 11 more in 3 feeds"


def test_a_story_is_announced_with_the_number_of_other_feeds_that_report_it(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    (first,), (second,), (third,) = joined.post(KILN), joined.post(HARBOUR), joined.post(TRAM)
    with transaction(joined.bench.engine.connection):
        assert stories.join(joined.bench.engine.connection, second, first)
        assert stories.join(joined.bench.engine.connection, third, first)
    for is_on in (False, True):
        joined.bench.window.parts.submit(SetPreference("reading.stories", is_on))
        joined.bench.bridge.flush()
        joined.bring((KILN, [first]))
        assert next_call(qtbot, service).body[4].endswith(" · also in 2 feeds") == is_on
        joined.bring((KILN, [first]), (LANTERN, joined.post(LANTERN)))
        assert (f"{KILN} · also in 2 feeds" in next_call(qtbot, service).body[4].splitlines()[0]) == is_on
        joined.notices.withdraw()
        next_call(qtbot, service)
    joined.bench.window.parts.submit(SetPreference("reading.stories", value=False))
    joined.bench.bridge.flush()


def test_what_comes_while_a_notice_stands_joins_it(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    joined.bring((KILN, joined.post(KILN)))
    assert next_call(qtbot, service).body[1] == 0
    joined.bring((HARBOUR, joined.post(HARBOUR)))
    body = next_call(qtbot, service).body
    assert body[1] == FIRST
    assert body[3] == "2 articles arrived"
    assert body[4].split("\n")[0].endswith(HARBOUR)


def test_a_notice_that_was_put_away_is_not_shown_again(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    joined.bring((KILN, joined.post(KILN)))
    next_call(qtbot, service)
    with qtbot.waitSignal(joined.notices.closed):
        service.emit("NotificationClosed", "uu", FIRST, 2)
    joined.bring((HARBOUR, joined.post(HARBOUR)))
    body = next_call(qtbot, service).body
    assert (body[1], body[3]) == (0, HARBOUR)


def test_a_notice_is_withdrawn_when_all_of_it_was_read_elsewhere(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    ids = joined.post(KILN, 2)
    joined.bring((KILN, ids))
    next_call(qtbot, service)
    joined.bench.engine.submit(MarkRead((ids[0],)))
    joined.bench.engine.submit(commands.SetMark((ids[1],), Mark.STARRED))
    joined.bench.bridge.flush()
    assert service.calls.empty()
    joined.bench.engine.submit(MarkRead((ids[1],)))
    joined.bench.bridge.flush()
    call = next_call(qtbot, service)
    assert (call.member, call.body) == ("CloseNotification", (FIRST,))


def test_before_the_window_nothing_is_announced(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    window = joined.bench.window
    window.activateWindow()
    qtbot.waitUntil(lambda: is_in_front(window))
    joined.bring((KILN, joined.post(KILN)))
    window.hide()
    joined.bring((HARBOUR, joined.post(HARBOUR)))
    assert next_call(qtbot, service).body[3] == HARBOUR


@pytest.mark.parametrize("hindrance", ["fullscreen", "do not disturb"])
def test_who_is_not_to_be_disturbed_is_notified_later(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService, hindrance: str
) -> None:
    if hindrance == "fullscreen":
        joined.is_screen_filled = True
    else:
        service.is_inhibited = True
    kept = joined.post(KILN)
    joined.bring((KILN, kept))
    qtbot.waitUntil(joined.notices._again.isActive)
    assert service.calls.empty()
    joined.is_screen_filled, service.is_inhibited = False, False
    joined.notices._again.timeout.emit()
    assert next_call(qtbot, service).body[3] == KILN


def test_without_a_service_the_tray_shows_it_and_a_click_opens_it(qtbot: QtBot, desktop: NoticeDesktop) -> None:
    (entry_id,) = desktop.post(KILN)
    desktop.bring((KILN, [entry_id]))
    ((title, text),) = desktop.in_tray
    assert title == KILN
    assert text.startswith("Notes from a Kiln news")
    desktop.notices.open()
    window = desktop.bench.window
    qtbot.waitUntil(lambda: (row := window.parts.entries.current()) is not None and row.entry_id == entry_id)


def test_a_message_of_the_tray_is_not_shown_again_with_the_next(qtbot: QtBot, desktop: NoticeDesktop) -> None:
    desktop.bring((KILN, desktop.post(KILN)))
    desktop.bring((HARBOUR, desktop.post(HARBOUR)))
    assert [title for title, _ in desktop.in_tray] == [KILN, HARBOUR]


def test_a_notice_is_heard_but_not_again_with_the_next_and_never_in_quiet_hours(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    preferences = joined.bench.window.parts.preferences
    usual = preferences.values.notify_quiet_hours
    heard = []
    for has_sound, hours in ((True, ""), (False, ""), (True, "00:00-23:59")):
        preferences.take("notify.quiet_hours", hours)
        joined.bring((KILN, joined.post(KILN)), has_sound=has_sound)
        heard.append(next_call(qtbot, service).body[6]["suppress-sound"] == ("b", False))
    preferences.take("notify.quiet_hours", usual)
    assert heard == [True, False, False]


def test_a_service_that_is_not_there_gives_way_to_the_tray(
    qtbot: QtBot, desktop: NoticeDesktop, private_bus: subprocess.Popen[str]
) -> None:
    bus = Bus("SESSION")
    desktop.notices.use(Notifications(bus, "beforehand", "icon", desktop.notices.acted.emit, desktop.notices.closed.emit))
    desktop.has_tray = False
    desktop.bring((KILN, desktop.post(KILN)))
    qtbot.waitUntil(lambda: bool(desktop.in_tray))
    assert desktop.notices._standing.entry_ids == ()
    bus.close()


def test_trouble_of_feeds_is_no_notice(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    feed_id = joined.bench.engine.library.feed_ids[KILN]
    for event in (
        events.FeedChanged(feed_id),
        events.RetrievalRefused(feed_id, NOW, Reason(ReasonKind.GONE)),
        events.RetrievalProgress(0, 0),
    ):
        joined.bench.bridge.publish(event)
    joined.bring((HARBOUR, joined.post(HARBOUR)))
    assert next_call(qtbot, service).body[3] == HARBOUR
    assert joined.in_tray == []


def test_a_feed_that_is_not_followed_any_more_is_not_reported(
    qtbot: QtBot, joined: NoticeDesktop, service: NotificationService
) -> None:
    feed_id = joined.bench.engine.library.feed_ids[PRESS]
    joined.is_screen_filled = True
    joined.bring((PRESS, joined.post(PRESS)))
    joined.bench.engine.submit(commands.RemoveSubscription((feed_id,)))
    joined.is_screen_filled = False
    joined.notices._again.timeout.emit()
    joined.bring((HARBOUR, joined.post(HARBOUR)))
    assert next_call(qtbot, service).body[3] == HARBOUR
    joined.bench.engine.submit(commands.RestoreSubscription((feed_id,)))


def test_hostile_titles_are_text_on_one_line(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    with_markup = "<b>Bold</b>\n<img src=x>\u202e&amp;" + "long " * 100
    joined.bench.engine.submit(commands.RenameSubscription(joined.bench.engine.library.feed_ids[ORCHARD], with_markup))
    joined.bench.window.parts.front.reload()
    joined.bring((ORCHARD, joined.post(ORCHARD)), (HARBOUR, joined.post(HARBOUR)))
    lines = next_call(qtbot, service).body[4].split("\n")
    assert len(lines) == 2
    assert "<" not in lines[0]
    assert "\u202e" not in lines[0]
    assert len(lines[0]) < 250


def test_what_stands_goes_with_the_window(qtbot: QtBot, joined: NoticeDesktop, service: NotificationService) -> None:
    joined.bring((KILN, joined.post(KILN)))
    assert next_call(qtbot, service).member == "Notify"
    joined.notices.end()
    assert next_call(qtbot, service).member == "CloseNotification"
    joined.bring((HARBOUR, joined.post(HARBOUR)))
    joined.notices.open()
    assert not is_in_front(joined.bench.window)
    assert not joined.notices._waiting.feeds
