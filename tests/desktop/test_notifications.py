"""Notices as the notification service is asked for them, and what it tells back: against a service of the test's own."""

import queue
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace

import pytest

pytest.importorskip("jeepney")

from reader.desktop.bus import Bus
from reader.desktop.notifications import Notifications
from reader.domain.subscription import Notice
from tests.fakes.notification_service import ALL_ABILITIES, NotificationService
from tests.fakes.waiting import PATIENCE

NOTICE = Notice("Two new articles", ("Salt & <b>pepper</b>", "Rain"), (("default", "Open"), ("read", "Mark as read")))


@dataclass
class NoticeDesktop:
    """Notifications with everything that they reported."""

    bus: Bus
    notices: Notifications
    outcomes: "queue.SimpleQueue[object]" = field(default_factory=queue.SimpleQueue)

    def next_outcome(self) -> object:
        return self.outcomes.get(timeout=PATIENCE)

    def show(self, notice: Notice = NOTICE) -> None:
        self.notices.show(notice, self.outcomes.put)

    def settle(self) -> None:
        """Until everything that was asked before has been done."""
        done: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self.notices.ask_inhibited(done.put)
        done.get(timeout=PATIENCE)


@pytest.fixture
def desktop(private_bus: subprocess.Popen[str]) -> Iterator[NoticeDesktop]:
    outcomes: queue.SimpleQueue[object] = queue.SimpleQueue()
    with closing(Bus("SESSION")) as bus:
        notices = Notifications(
            bus, "beforehand", "icon", acted=lambda *action: outcomes.put(action), closed=lambda: outcomes.put("closed")
        )
        found = NoticeDesktop(bus, notices, outcomes)
        found.settle()
        yield found


@pytest.fixture
def service(desktop: NoticeDesktop) -> Iterator[NotificationService]:
    found = NotificationService()
    yield found
    found.stop()


def test_a_notice_is_asked_for_as_the_standard_has_it(desktop: NoticeDesktop, service: NotificationService) -> None:
    desktop.show()
    call = service.next_call()
    assert (call.member, call.signature) == ("Notify", "susssasa{sv}i")
    name, replaces, icon, summary, body, actions, hints, patience = call.body
    assert (name, replaces, icon, patience) == ("Beforehand", 0, "icon", -1)
    assert summary == "Two new articles"
    assert body == "Salt &amp; &lt;b&gt;pepper&lt;/b&gt;\nRain"
    assert actions == ["default", "Open", "read", "Mark as read"]
    assert hints["desktop-entry"] == ("s", "beforehand")
    assert hints["suppress-sound"] == ("b", True)
    assert "sound-name" not in hints
    assert hints["urgency"] == ("y", 1)
    assert desktop.next_outcome() is True


def test_a_notice_that_is_to_be_heard_names_its_sound(desktop: NoticeDesktop, service: NotificationService) -> None:
    desktop.show(replace(NOTICE, has_sound=True))
    hints = service.next_call().body[6]
    assert (hints["suppress-sound"], hints["sound-name"]) == (("b", False), ("s", "message-new-instant"))


@pytest.mark.parametrize(
    ("missing", "body", "actions"),
    [
        ("body-markup", "Salt & <b>pepper</b>\nRain", 4),
        ("body", "", 4),
        ("actions", "Salt &amp; &lt;b&gt;pepper&lt;/b&gt;\nRain", 0),
    ],
)
def test_a_service_gets_what_it_can_show(
    desktop: NoticeDesktop, service: NotificationService, missing: str, body: str, actions: int
) -> None:
    service.abilities = tuple(each for each in ALL_ABILITIES if each != missing)
    desktop.show()
    call = service.next_call()
    assert call.body[4] == body
    assert len(call.body[5]) == actions


def test_a_second_notice_replaces_the_first_until_that_is_gone(desktop: NoticeDesktop, service: NotificationService) -> None:
    desktop.show()
    assert service.next_call().body[1] == 0
    assert desktop.next_outcome() is True
    desktop.show()
    assert service.next_call().body[1] == 2
    assert desktop.next_outcome() is True
    service.emit("NotificationClosed", "uu", 2, 2)
    assert desktop.next_outcome() == "closed"
    desktop.show()
    assert service.next_call().body[1] == 0


def test_an_action_is_reported_with_the_token_that_came_before_it(desktop: NoticeDesktop, service: NotificationService) -> None:
    desktop.show()
    assert desktop.next_outcome() is True
    service.emit("ActivationToken", "us", 2, "token-1")
    service.emit("ActionInvoked", "us", 2, "default")
    assert desktop.next_outcome() == ("default", "token-1")
    service.emit("ActionInvoked", "us", 2, "read")
    assert desktop.next_outcome() == ("read", "")


def test_what_is_said_of_others_notices_is_passed_over(desktop: NoticeDesktop, service: NotificationService) -> None:
    desktop.show()
    assert desktop.next_outcome() is True
    service.emit("ActionInvoked", "us", 7, "default")
    service.emit("NotificationClosed", "uu", 7, 2)
    service.emit("ActionInvoked", "us", 2, "later")
    assert desktop.next_outcome() == ("later", "")


def test_what_is_withdrawn_is_closed_once(desktop: NoticeDesktop, service: NotificationService) -> None:
    desktop.show()
    assert service.next_call().member == "Notify"
    assert desktop.next_outcome() is True
    desktop.notices.withdraw()
    desktop.notices.withdraw()
    call = service.next_call()
    assert (call.member, call.signature, call.body) == ("CloseNotification", "u", (2,))
    desktop.settle()
    assert service.calls.empty()


def test_what_is_withdrawn_on_its_way_does_not_stay(desktop: NoticeDesktop, service: NotificationService) -> None:
    """Whether the service had been asked already or not: nothing stands in the end."""
    desktop.show()
    desktop.notices.withdraw()
    desktop.next_outcome()
    desktop.settle()
    shown = closed = 0
    while not service.calls.empty():
        member = service.next_call().member
        shown, closed = shown + (member == "Notify"), closed + (member == "CloseNotification")
    assert shown == closed


def test_what_is_withdrawn_before_its_number_is_known_is_closed_then(
    desktop: NoticeDesktop, service: NotificationService
) -> None:
    service.may_answer.clear()
    desktop.show()
    assert service.next_call().member == "Notify"
    desktop.notices.withdraw()
    service.may_answer.set()
    call = service.next_call()
    assert (call.member, call.body) == ("CloseNotification", (2,))


def test_without_a_service_nothing_is_shown_and_one_that_comes_later_is_used(desktop: NoticeDesktop) -> None:
    desktop.show()
    assert desktop.next_outcome() is False
    service = NotificationService()
    try:
        desktop.show()
        assert desktop.next_outcome() is True
        assert service.next_call().member == "Notify"
    finally:
        service.stop()


def test_a_service_that_refuses_is_none(desktop: NoticeDesktop, service: NotificationService) -> None:
    service.refuses = True
    desktop.show()
    assert desktop.next_outcome() is False


def test_the_number_of_a_service_that_ended_is_forgotten(desktop: NoticeDesktop, service: NotificationService) -> None:
    """The next service may have given it to somebody else's notice."""
    desktop.show()
    assert desktop.next_outcome() is True
    service.stop()
    assert desktop.next_outcome() == "closed"
    after = NotificationService()
    try:
        desktop.show()
        assert after.next_call().body[1] == 0
    finally:
        after.stop()


def test_a_dead_bus_shows_nothing_and_says_so(desktop: NoticeDesktop, private_bus: subprocess.Popen[str]) -> None:
    private_bus.kill()
    private_bus.wait()
    desktop.show()
    assert desktop.next_outcome() is False
    desktop.notices.withdraw()


@pytest.mark.parametrize(("outcomes", "understood"), [(True, True), (False, False), (None, False)])
def test_the_wish_to_be_left_alone_is_heard(
    desktop: NoticeDesktop,
    service: NotificationService,
    outcomes: bool | None,  # noqa: FBT001 -- given by parametrize
    understood: bool,  # noqa: FBT001 -- the same
) -> None:
    service.is_inhibited = outcomes
    answers: queue.SimpleQueue[bool] = queue.SimpleQueue()
    desktop.notices.ask_inhibited(answers.put)
    assert answers.get(timeout=PATIENCE) is understood
