"""Notices as the notification service is asked for them, and what it tells back: against a service of the test's own."""

import queue
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

import pytest

pytest.importorskip("jeepney")

from reader.desktop.bus import Bus
from reader.desktop.notifications import Notifications
from reader.domain.notices import Notice
from tests.fakes.notification_service import ALL_ABILITIES, NotificationService

PATIENCE = 20
NOTICE = Notice("Two new articles", ("Salt & <b>pepper</b>", "Rain"), (("default", "Open"), ("read", "Mark read")))


@dataclass
class Desk:
    """Notifications with everything that they told."""

    bus: Bus
    notices: Notifications
    told: "queue.SimpleQueue[object]" = field(default_factory=queue.SimpleQueue)

    def next_told(self) -> object:
        return self.told.get(timeout=PATIENCE)

    def show(self, notice: Notice = NOTICE) -> None:
        self.notices.show(notice, self.told.put)

    def settle(self) -> None:
        """Until everything that was asked before has been done."""
        done: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self.notices.ask_inhibited(done.put)
        done.get(timeout=PATIENCE)


@pytest.fixture
def desk(private_bus: subprocess.Popen[str]) -> Iterator[Desk]:
    told: queue.SimpleQueue[object] = queue.SimpleQueue()
    with closing(Bus("SESSION")) as bus:
        notices = Notifications(
            bus, "beforehand", "icon", acted=lambda *action: told.put(action), closed=lambda: told.put("closed")
        )
        found = Desk(bus, notices, told)
        found.settle()
        yield found


@pytest.fixture
def service(desk: Desk) -> Iterator[NotificationService]:
    found = NotificationService()
    yield found
    found.stop()


def test_a_notice_is_asked_for_as_the_standard_has_it(desk: Desk, service: NotificationService) -> None:
    desk.show()
    call = service.next_call()
    assert (call.member, call.signature) == ("Notify", "susssasa{sv}i")
    name, replaces, icon, summary, body, actions, hints, patience = call.body
    assert (name, replaces, icon, patience) == ("Beforehand", 0, "icon", -1)
    assert summary == "Two new articles"
    assert body == "Salt &amp; &lt;b&gt;pepper&lt;/b&gt;\nRain"
    assert actions == ["default", "Open", "read", "Mark read"]
    assert hints["desktop-entry"] == ("s", "beforehand")
    assert hints["suppress-sound"] == ("b", True)
    assert hints["urgency"] == ("y", 1)
    assert desk.next_told() is True


@pytest.mark.parametrize(
    ("missing", "body", "actions"),
    [
        ("body-markup", "Salt & <b>pepper</b>\nRain", 4),
        ("body", "", 4),
        ("actions", "Salt &amp; &lt;b&gt;pepper&lt;/b&gt;\nRain", 0),
    ],
)
def test_a_service_gets_what_it_can_show(desk: Desk, service: NotificationService, missing: str, body: str, actions: int) -> None:
    service.abilities = tuple(each for each in ALL_ABILITIES if each != missing)
    desk.show()
    call = service.next_call()
    assert call.body[4] == body
    assert len(call.body[5]) == actions


def test_a_second_notice_takes_the_place_of_the_first_until_that_is_gone(desk: Desk, service: NotificationService) -> None:
    desk.show()
    assert service.next_call().body[1] == 0
    assert desk.next_told() is True
    desk.show()
    assert service.next_call().body[1] == 2
    assert desk.next_told() is True
    service.tell("NotificationClosed", "uu", 2, 2)
    assert desk.next_told() == "closed"
    desk.show()
    assert service.next_call().body[1] == 0


def test_an_action_is_told_with_the_token_that_came_before_it(desk: Desk, service: NotificationService) -> None:
    desk.show()
    assert desk.next_told() is True
    service.tell("ActivationToken", "us", 2, "token-1")
    service.tell("ActionInvoked", "us", 2, "default")
    assert desk.next_told() == ("default", "token-1")
    service.tell("ActionInvoked", "us", 2, "read")
    assert desk.next_told() == ("read", "")


def test_what_is_said_of_others_notices_is_passed_over(desk: Desk, service: NotificationService) -> None:
    desk.show()
    assert desk.next_told() is True
    service.tell("ActionInvoked", "us", 7, "default")
    service.tell("NotificationClosed", "uu", 7, 2)
    service.tell("ActionInvoked", "us", 2, "later")
    assert desk.next_told() == ("later", "")


def test_what_is_withdrawn_is_closed_once(desk: Desk, service: NotificationService) -> None:
    desk.show()
    assert service.next_call().member == "Notify"
    assert desk.next_told() is True
    desk.notices.withdraw()
    desk.notices.withdraw()
    call = service.next_call()
    assert (call.member, call.signature, call.body) == ("CloseNotification", "u", (2,))
    desk.settle()
    assert service.calls.empty()


def test_what_is_withdrawn_on_its_way_does_not_stay(desk: Desk, service: NotificationService) -> None:
    """Whether the service had been asked already or not: nothing stands in the end."""
    desk.show()
    desk.notices.withdraw()
    desk.next_told()
    desk.settle()
    shown = closed = 0
    while not service.calls.empty():
        member = service.next_call().member
        shown, closed = shown + (member == "Notify"), closed + (member == "CloseNotification")
    assert shown == closed


def test_what_is_withdrawn_before_its_number_is_known_is_closed_then(desk: Desk, service: NotificationService) -> None:
    service.may_answer.clear()
    desk.show()
    assert service.next_call().member == "Notify"
    desk.notices.withdraw()
    service.may_answer.set()
    call = service.next_call()
    assert (call.member, call.body) == ("CloseNotification", (2,))


def test_without_a_service_nothing_is_shown_and_one_that_comes_later_is_used(desk: Desk) -> None:
    desk.show()
    assert desk.next_told() is False
    service = NotificationService()
    try:
        desk.show()
        assert desk.next_told() is True
        assert service.next_call().member == "Notify"
    finally:
        service.stop()


def test_a_service_that_refuses_is_none(desk: Desk, service: NotificationService) -> None:
    service.refuses = True
    desk.show()
    assert desk.next_told() is False


def test_the_number_of_a_service_that_ended_is_forgotten(desk: Desk, service: NotificationService) -> None:
    """The next service may have given it to somebody else's notice."""
    desk.show()
    assert desk.next_told() is True
    service.stop()
    assert desk.next_told() == "closed"
    after = NotificationService()
    try:
        desk.show()
        assert after.next_call().body[1] == 0
    finally:
        after.stop()


def test_a_dead_bus_shows_nothing_and_says_so(desk: Desk, private_bus: subprocess.Popen[str]) -> None:
    private_bus.kill()
    private_bus.wait()
    desk.show()
    assert desk.next_told() is False
    desk.notices.withdraw()


@pytest.mark.parametrize(("told", "understood"), [(True, True), (False, False), (None, False)])
def test_the_wish_to_be_left_alone_is_heard(
    desk: Desk,
    service: NotificationService,
    told: bool | None,  # noqa: FBT001 -- given by parametrize
    understood: bool,  # noqa: FBT001 -- the same
) -> None:
    service.is_inhibited = told
    answers: queue.SimpleQueue[bool] = queue.SimpleQueue()
    desk.notices.ask_inhibited(answers.put)
    assert answers.get(timeout=PATIENCE) is understood
