"""Idle monitor of GNOME's and Cinnamon's shells: reports 15 minutes without input, and the first input after them (Linux)."""

from collections.abc import Callable
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, new_method_call

from reader.desktop.bus import Bus
from reader.desktop.presence.screen_saver import unstarted
from reader.desktop.presence.tracker import IDLE_SECONDS, Source
from reader.desktop.property_watch import owner_changes
from reader.domain.presence import Signal

SHELLS = ("org.gnome.Mutter", "org.cinnamon.Muffin")
_OWNER = 2
_MILLISECONDS = 1000


def watch_idle_monitors(bus: Bus, source: Callable[[Signal], Source], none_found: Callable[[], None]) -> None:
    """Watch idle monitors on the session bus; `none_found` is called in its thread if no shell answers initially."""
    missing: set[str] = set()

    def first_answer(shell: str, *, is_there: bool) -> None:
        if not is_there:
            missing.add(shell)
        if missing == {*SHELLS}:
            missing.clear()
            none_found()

    for shell in SHELLS:
        _IdleMonitorWatch(bus, shell, source(Signal.INPUT), first_answer)


class _IdleMonitorWatch:
    def __init__(self, bus: Bus, shell: str, source: Source, first_answer: Callable[..., None]) -> None:
        self._bus = bus
        self._shell = shell
        self._source = source
        self._first_answer: Callable[..., None] | None = first_answer
        self._idle_watch: int | None = None
        self._active_watch: int | None = None
        name = f"{shell}.IdleMonitor"
        self._address = DBusAddress(f"/{shell.replace('.', '/')}/IdleMonitor/Core", bus_name=name, interface=name)
        fired = MatchRule(type="signal", sender=name, path=self._address.object_path, interface=name, member="WatchFired")
        bus.listen(fired, self._fired)
        bus.listen(owner_changes(name), self._owner_changed)
        bus.when_lost(self._lose)
        self._begin()

    def _begin(self) -> None:
        self._call("GetIdletime", self._know_idle_time)
        self._call("AddIdleWatch", self._know_idle_watch, "t", (IDLE_SECONDS * _MILLISECONDS,))

    def _know_idle_time(self, body: tuple[Any, ...] | None) -> None:
        if self._first_answer is not None:
            self._first_answer(self._shell, is_there=body is not None)
            self._first_answer = None
        if body is None:
            self._source.unknown()
        elif body[0] >= IDLE_SECONDS * _MILLISECONDS:
            self._leave(body[0] // _MILLISECONDS)
        else:
            self._source.here()

    def _know_idle_watch(self, body: tuple[Any, ...] | None) -> None:
        self._idle_watch = body[0] if body else None
        if body is None:
            # some may ask for the time alone
            self._source.unknown()

    def _know_active_watch(self, body: tuple[Any, ...] | None) -> None:
        self._active_watch = body[0] if body else None

    def _leave(self, seconds: int) -> None:
        self._source.away(seconds)
        # it reports one input only
        self._call("AddUserActiveWatch", self._know_active_watch)

    def _fired(self, message: Message) -> None:
        watch = message.body[0] if message.body else None
        if watch is None:
            return
        if watch == self._idle_watch:
            self._leave(IDLE_SECONDS)
        elif watch == self._active_watch:
            self._source.here()

    def _owner_changed(self, message: Message) -> None:
        self._lose()
        if message.body[_OWNER]:
            self._begin()

    def _lose(self) -> None:
        self._idle_watch = self._active_watch = None
        self._source.unknown()

    def _call(
        self,
        method: str,
        answered: Callable[[tuple[Any, ...] | None], None],
        signature: str | None = None,
        body: tuple[object, ...] = (),
    ) -> None:
        self._bus.call(unstarted(new_method_call(self._address, method, signature, body)), answered)
