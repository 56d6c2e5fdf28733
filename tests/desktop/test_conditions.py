"""What the engine hears of battery, connection and waking, by services like those of a real system, on a bus of our own."""

import queue
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

pytest.importorskip("jeepney")

from jeepney import message_bus

from reader.app.desktop_links import Conditions
from reader.desktop.bus import Bus, watch_service
from reader.desktop.conditions import TRAY_HOST_NAME, is_battery_low, is_metered, watch_tray_host
from reader.domain.commands import Command, ReportConditions
from tests.fakes.bus_services import PropertyService
from tests.fakes.waiting import PATIENCE

DISCHARGING, CHARGING = ("u", 2), ("u", 1)

Offer = Callable[..., PropertyService]


@pytest.fixture
def offer(private_bus: subprocess.Popen[str]) -> Iterator[Offer]:
    offered: list[PropertyService] = []

    def make(bus_name: str, path: str, interface: str, **properties: tuple[str, object]) -> PropertyService:
        offered.append(PropertyService(bus_name, path, interface, properties))
        return offered[-1]

    yield make
    for each in offered:
        each.close()


def upower(offer: Offer, **properties: tuple[str, object]) -> PropertyService:
    device = "org.freedesktop.UPower.Device"
    return offer("org.freedesktop.UPower", "/org/freedesktop/UPower/devices/DisplayDevice", device, **properties)


def network_manager(offer: Offer, metered: int) -> PropertyService:
    name = "org.freedesktop.NetworkManager"
    return offer(name, "/org/freedesktop/NetworkManager", name, Metered=("u", metered))


class Sent:
    """The commands submitted, one by one."""

    def __init__(self) -> None:
        self._commands: queue.SimpleQueue[Command] = queue.SimpleQueue()
        self.conditions = Conditions(self._commands.put)

    def next(self) -> tuple[bool, bool]:
        command = self._commands.get(timeout=PATIENCE)
        assert isinstance(command, ReportConditions)
        return command.is_battery_low, command.is_metered

    def is_quiet(self) -> bool:
        return self._commands.empty()


@pytest.fixture
def sent() -> Iterator[Sent]:
    made = Sent()
    yield made
    made.conditions.stop()


def test_a_battery_that_runs_low_and_is_charged_again(offer: Offer, sent: Sent) -> None:
    service = upower(offer, State=DISCHARGING, Percentage=("d", 80.0), WarningLevel=("u", 1), IsPresent=("b", True))
    sent.conditions.listen()
    service.change(Percentage=("d", 9.0), WarningLevel=("u", 3))
    assert sent.next() == (True, False)
    service.change(Percentage=("d", 8.0))
    service.change(State=CHARGING)
    assert sent.next() == (False, False)
    assert sent.is_quiet()
    assert service.asked <= 1, "signals, not polling"


def test_a_metered_connection_is_known_at_the_start(offer: Offer, sent: Sent) -> None:
    service = network_manager(offer, 3)
    sent.conditions.listen()
    assert sent.next() == (False, True)
    service.change(Metered=("u", 4))
    assert sent.next() == (False, False)


def test_a_service_that_comes_later_and_goes_is_followed(offer: Offer, sent: Sent) -> None:
    sent.conditions.listen()
    first = network_manager(offer, 1)
    assert sent.next() == (False, True)
    first.close()
    assert sent.next() == (False, False)
    network_manager(offer, 1)
    assert sent.next() == (False, True)


def test_waking_makes_the_engine_check_its_clock(offer: Offer, sent: Sent) -> None:
    manager = "org.freedesktop.login1.Manager"
    service = offer("org.freedesktop.login1", "/org/freedesktop/login1", manager)
    network_manager(offer, 1)
    sent.conditions.listen()
    assert sent.next() == (False, True), "listening has begun"
    service.signal("PrepareForSleep", "b", (True,))
    service.signal("PrepareForSleep", "b", (False,))
    assert sent.next() == (False, True)
    assert sent.is_quiet()


def test_without_a_bus_nothing_is_known_and_nothing_fails(monkeypatch: pytest.MonkeyPatch, sent: Sent) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    sent.conditions.listen()
    assert sent.is_quiet()


def test_what_cannot_be_known_is_reported(monkeypatch: pytest.MonkeyPatch, offer: Offer) -> None:
    reported: queue.SimpleQueue[tuple[str, bool]] = queue.SimpleQueue()
    network_manager(offer, 4)
    conditions = Conditions(lambda _: None, lambda service, is_offered: reported.put((str(service), is_offered)))
    conditions.listen()
    assert {reported.get(timeout=PATIENCE), reported.get(timeout=PATIENCE)} == {("battery", False), ("connection", True)}
    upower(offer, State=CHARGING)
    assert reported.get(timeout=PATIENCE) == ("battery", True)
    conditions.stop()
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    reported = queue.SimpleQueue()
    conditions.listen()
    assert [reported.get_nowait(), reported.get_nowait()] == [("battery", False), ("connection", False)]


def test_a_service_that_comes_and_goes_is_offered_meanwhile(offer: Offer) -> None:
    heard: queue.SimpleQueue[bool] = queue.SimpleQueue()
    name = "org.freedesktop.Notifications"
    with closing(Bus("SESSION")) as bus:
        watch_service(bus, name, heard.put)
        assert heard.get(timeout=PATIENCE) is False
        service = offer(name, "/org/freedesktop/Notifications", name)
        assert heard.get(timeout=PATIENCE) is True
        service.close()
        assert heard.get(timeout=PATIENCE) is False


def test_a_place_for_tray_icons_that_comes_and_goes(offer: Offer) -> None:
    heard: queue.SimpleQueue[bool] = queue.SimpleQueue()
    with closing(Bus("SESSION")) as bus:
        watch_tray_host(bus, heard.put)
        assert heard.get(timeout=PATIENCE) is False
        service = offer(TRAY_HOST_NAME, "/StatusNotifierWatcher", TRAY_HOST_NAME)
        assert heard.get(timeout=PATIENCE) is True
        service.close()
        assert heard.get(timeout=PATIENCE) is False


@pytest.mark.parametrize(
    ("properties", "is_low"),
    [
        ({}, False),
        ({"State": 2, "Percentage": 50.0, "WarningLevel": 1}, False),
        ({"State": 2, "Percentage": 50.0, "WarningLevel": 4}, True),
        ({"State": 2, "Percentage": 12.0, "WarningLevel": 0}, True),
        ({"State": 2, "Percentage": 12.0, "WarningLevel": 1}, False),
        ({"State": 1, "Percentage": 3.0, "WarningLevel": 4}, False),
        ({"State": 2, "Percentage": 0.0, "WarningLevel": 3, "IsPresent": False}, False),
    ],
)
def test_a_battery_is_low_where_it_gives_power_and_the_system_warns(properties: dict[str, object], is_low: bool) -> None:  # noqa: FBT001 -- a case
    assert is_battery_low(properties) is is_low


@pytest.mark.parametrize(("metered", "costs"), [(0, False), (1, True), (2, False), (3, True), (4, False), (None, False)])
def test_guesses_of_the_system_count(metered: int | None, costs: bool) -> None:  # noqa: FBT001 -- a case
    assert is_metered({} if metered is None else {"Metered": metered}) is costs


def test_what_a_dead_bus_said_holds_no_longer(offer: Offer, sent: Sent, private_bus: subprocess.Popen[str]) -> None:
    network_manager(offer, 1)
    sent.conditions.listen()
    assert sent.next() == (False, True)
    upower(offer, State=DISCHARGING, Percentage=("d", 9.0), WarningLevel=("u", 3), IsPresent=("b", True))
    assert sent.next() == (True, True)
    private_bus.kill()
    assert {sent.next(), sent.next()} >= {(False, False)}


def test_a_dead_bus_has_no_place_for_tray_icons(private_bus: subprocess.Popen[str]) -> None:
    heard: queue.SimpleQueue[bool] = queue.SimpleQueue()
    with closing(Bus("SESSION")) as other, closing(Bus("SESSION")) as bus:
        other.call(message_bus.RequestName(TRAY_HOST_NAME))
        watch_tray_host(bus, heard.put)
        while not heard.get(timeout=PATIENCE):
            pass
        private_bus.kill()
        assert heard.get(timeout=PATIENCE) is False
