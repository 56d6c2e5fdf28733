"""Sleep and wake of the computer, reported by logind (Linux)."""

from collections.abc import Callable

from jeepney import MatchRule, Message

from reader.desktop.bus import Bus


def watch_sleep(bus: Bus, slept: Callable[[bool], None]) -> None:
    """Call `slept` before every sleep (True) and after it (False), in the system bus's thread."""
    rule = MatchRule(
        type="signal",
        sender="org.freedesktop.login1",
        path="/org/freedesktop/login1",
        interface="org.freedesktop.login1.Manager",
        member="PrepareForSleep",
    )

    def heard(message: Message) -> None:
        (falls_asleep,) = message.body
        slept(bool(falls_asleep))

    bus.listen(rule, heard)


def watch_waking(bus: Bus, woken: Callable[[], None]) -> None:
    """Call `woken` after every sleep, in the system bus's thread."""

    def slept(is_asleep: bool) -> None:  # noqa: FBT001 -- a callback
        if not is_asleep:
            woken()

    watch_sleep(bus, slept)
