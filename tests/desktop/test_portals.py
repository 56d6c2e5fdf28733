"""What a Flatpak asks its desktop's portal for, and what that answers: against a portal of the test's own."""

import queue
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

pytest.importorskip("jeepney")

from reader.app.desktop_links import LoginStart
from reader.desktop.bus import Bus
from reader.desktop.portals import PortalNotifications, PortalStart
from reader.domain.commands import SetPreference
from reader.domain.preferences import Preferences
from reader.domain.subscription import Notice
from reader.storage import preferences
from tests.fakes.invented_library import invented_library
from tests.fakes.notification_service import PortalService
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import window_bench

NOTICE = Notice("Two new articles", ("Salt & <b>pepper</b>", "Rain"), (("default", "Open"), ("read", "Mark as read")))
COMMAND = ["beforehand", "--hidden"]


@pytest.fixture
def bus(private_bus: subprocess.Popen[str]) -> Iterator[Bus]:
    with closing(Bus("SESSION")) as found:
        yield found


@pytest.fixture
def portal(bus: Bus) -> Iterator[PortalService]:
    found = PortalService()
    yield found
    found.stop()


def test_a_notice_is_plain_text_with_buttons_and_goes_by_its_name(bus: Bus, portal: PortalService) -> None:
    outcomes: queue.SimpleQueue[object] = queue.SimpleQueue()
    notices = PortalNotifications(bus, lambda *action: outcomes.put(action))
    notices.show(NOTICE, outcomes.put)
    assert outcomes.get(timeout=PATIENCE) is True
    call = portal.next_call()
    assert (call.member, call.signature) == ("AddNotification", "sa{sv}")
    name, asked = call.body
    assert {key: value for key, (_, value) in asked.items()} == {
        "title": "Two new articles",
        "body": "Salt & <b>pepper</b>\nRain",
        "default-action": "default",
        "buttons": [{"action": ("s", "read"), "label": ("s", "Mark as read")}],
        "sound": "silent",
    }
    notices.show(replace(NOTICE, has_sound=True), outcomes.put)
    assert portal.next_call().body[0] == name
    # answered before it acts: call and click come from two threads
    assert outcomes.get(timeout=PATIENCE) is True
    portal.act("read", [], notice="another's")
    portal.act("read", [("s", "target")])
    portal.act("default", [("a{sv}", {"activation-token": ("s", "token-1")})])
    assert [outcomes.get(timeout=PATIENCE) for _ in range(2)] == [("read", ""), ("default", "token-1")]
    notices.withdraw()
    call = portal.next_call()
    assert (call.member, call.body) == ("RemoveNotification", (name,))


def test_a_portal_that_knows_no_sounds_shows_the_notice_without_asking_for_silence(bus: Bus, portal: PortalService) -> None:
    """As that of Debian 12 does."""
    portal.version = 1
    outcomes: queue.SimpleQueue[object] = queue.SimpleQueue()
    PortalNotifications(bus, lambda *action: outcomes.put(action)).show(NOTICE, outcomes.put)
    assert outcomes.get(timeout=PATIENCE) is True
    assert ["sound" in portal.next_call().body[1] for _ in range(2)] == [True, False]


def test_a_portal_that_refuses_or_is_not_there_shows_nothing(bus: Bus, portal: PortalService) -> None:
    outcomes: queue.SimpleQueue[object] = queue.SimpleQueue()
    notices = PortalNotifications(bus, lambda *action: outcomes.put(action))
    portal.refuses = True
    notices.show(NOTICE, outcomes.put)
    assert outcomes.get(timeout=PATIENCE) is False
    portal.stop()
    notices.show(NOTICE, outcomes.put)
    assert outcomes.get(timeout=PATIENCE) is False
    PortalStart(bus).request(COMMAND, outcomes.put, is_on=True)
    assert outcomes.get(timeout=PATIENCE) is False


@pytest.mark.parametrize("refuses", [False, True])
def test_the_start_with_the_session_is_granted_or_not(bus: Bus, portal: PortalService, *, refuses: bool) -> None:
    outcomes: queue.SimpleQueue[object] = queue.SimpleQueue()
    portal.refuses = refuses
    start = PortalStart(bus)
    for is_on in (True, False):
        start.request(COMMAND, outcomes.put, is_on=is_on)
        # who may not run in the background is not started either, which is said to be refused
        assert outcomes.get(timeout=PATIENCE) is not (refuses and is_on)
        window, options = portal.next_call().body
        assert (window, options) == ("", {"autostart": ("b", is_on), "commandline": ("as", COMMAND)})


class Sandbox:
    """A window whose switch for the start at login is the portal's."""

    def __init__(self, folder: Path, bus: Bus, portal: PortalService) -> None:
        self.bench = window_bench(invented_library(folder / "library.sqlite"), folder)
        self.login = LoginStart(self.bench.window, COMMAND)
        self.login.use(bus)
        self._portal = portal

    def is_stored(self) -> bool:
        self.bench.bridge.flush()
        return preferences.load(self.bench.window.parts.connection).desktop_start_at_login

    def switch(self, *, is_on: bool) -> None:
        self.bench.window.parts.submit(SetPreference(Preferences.desktop_start_at_login.key, value=is_on))
        self.bench.bridge.flush()
        assert self._portal.next_call().body[1]["autostart"] == ("b", is_on)

    def toast(self) -> str:
        return self.bench.window.parts.messages.toast.text()


@pytest.fixture
def sandbox(qtbot: QtBot, bus: Bus, portal: PortalService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sandbox]:
    monkeypatch.setenv("FLATPAK_ID", "app.beforehand.Beforehand")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    found = Sandbox(tmp_path, bus, portal)
    qtbot.addWidget(found.bench.window)
    yield found
    found.bench.engine.connection.close()


@pytest.mark.qt_log_ignore("Call to org.freedesktop.portal.Settings.ReadAll failed", extend=True)  # Qt asks this portal too
def test_the_switch_of_a_sandbox_is_the_portals_and_goes_back_where_that_refuses(
    qtbot: QtBot, portal: PortalService, sandbox: Sandbox, tmp_path: Path
) -> None:
    sandbox.switch(is_on=True)
    sandbox.login.compare()
    assert sandbox.is_stored()
    sandbox.switch(is_on=False)
    assert not sandbox.is_stored()
    portal.refuses = True
    sandbox.switch(is_on=True)
    qtbot.waitUntil(lambda: not sandbox.is_stored())
    assert "could not be changed: Operation not permitted" in sandbox.toast()
    assert not (tmp_path / "config" / "autostart").exists()


@pytest.mark.qt_log_ignore("Call to org.freedesktop.portal.Settings.ReadAll failed", extend=True)
def test_an_answer_to_an_earlier_wish_changes_nothing_of_a_later_one(bus: Bus, portal: PortalService, sandbox: Sandbox) -> None:
    answered: queue.SimpleQueue[object] = queue.SimpleQueue()
    notices = PortalNotifications(bus, lambda *_action: None)
    portal.refuses = True
    sandbox.switch(is_on=True)
    # whoever is answered this has heard what was said before
    notices.show(replace(NOTICE, has_sound=True), answered.put)
    answered.get(timeout=PATIENCE)
    portal.next_call()
    portal.refuses = False
    sandbox.switch(is_on=False)
    QApplication.processEvents()
    assert not sandbox.is_stored()
    assert not sandbox.toast()
