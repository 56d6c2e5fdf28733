"""When the computer wakes, as logind tells (Linux)."""

from collections.abc import Callable

from jeepney import MatchRule, Message

from reader.desktop.bus import Bus


def watch_waking(bus: Bus, woken: Callable[[], None]) -> None:
    """Tell after every sleep, in the bus's thread; on the system bus."""
    rule = MatchRule(
        type="signal",
        sender="org.freedesktop.login1",
        path="/org/freedesktop/login1",
        interface="org.freedesktop.login1.Manager",
        member="PrepareForSleep",
    )

    def heard(message: Message) -> None:
        (falls_asleep,) = message.body
        if not falls_asleep:
            woken()

    bus.listen(rule, heard)
