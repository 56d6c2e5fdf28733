"""What a Flatpak asks its desktop's portal for, and what that answers: against a portal of the test's own."""

import queue
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
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
from tests.fakes.window_bench import window_bench

PATIENCE = 20
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
    portal.act("read", [], notice="another's")
    portal.act("read", [("s", "target")])
    portal.act("default", [("a{sv}", {"activation-token": ("s", "token-1")})])
    assert [outcomes.get(timeout=PATIENCE) for _ in range(3)] == [True, ("read", ""), ("default", "token-1")]
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
    PortalStart(bus, outcomes.put).request(COMMAND, is_on=True)
    assert outcomes.get(timeout=PATIENCE) is False


@pytest.mark.parametrize("refuses", [False, True])
def test_the_start_with_the_session_is_granted_or_not(bus: Bus, portal: PortalService, *, refuses: bool) -> None:
    outcomes: queue.SimpleQueue[object] = queue.SimpleQueue()
    portal.refuses = refuses
    start = PortalStart(bus, outcomes.put)
    for is_on in (True, False):
        start.request(COMMAND, is_on=is_on)
        # who may not run in the background is not started either, which is said to be refused
        assert outcomes.get(timeout=PATIENCE) is not (refuses and is_on)
        window, options = portal.next_call().body
        assert (window, options) == ("", {"autostart": ("b", is_on), "commandline": ("as", COMMAND)})


@pytest.mark.qt_log_ignore("Call to org.freedesktop.portal.Settings.ReadAll failed", extend=True)  # Qt asks this portal too
def test_the_switch_of_a_sandbox_is_the_portals_and_goes_back_where_that_refuses(
    qtbot: QtBot, bus: Bus, portal: PortalService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLATPAK_ID", "app.beforehand.Beforehand")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    bench = window_bench(invented_library(tmp_path / "library.sqlite"), tmp_path)
    qtbot.addWidget(bench.window)
    login = LoginStart(bench.window, COMMAND)
    login.use(bus)

    def stored() -> bool:
        bench.bridge.flush()
        return preferences.load(bench.window.parts.connection).desktop_start_at_login

    def switch(*, is_on: bool) -> None:
        bench.window.parts.submit(SetPreference(Preferences.desktop_start_at_login.key, value=is_on))
        bench.bridge.flush()
        assert portal.next_call().body[1]["autostart"] == ("b", is_on)

    switch(is_on=True)
    login.compare()
    assert stored()
    switch(is_on=False)
    assert not stored()
    portal.refuses = True
    switch(is_on=True)
    qtbot.waitUntil(lambda: not stored())
    assert "could not be changed: Operation not permitted" in bench.window.parts.messages.toast.text()
    assert not (tmp_path / "config" / "autostart").exists()
    bench.engine.connection.close()
