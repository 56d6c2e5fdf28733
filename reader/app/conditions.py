"""Tells the engine what the computer runs on, where the system says so."""

import logging
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.domain.commands import Command, ReportConditions

if TYPE_CHECKING:
    from reader.desktop.bus import Bus

_log = logging.getLogger(__name__)


class Conditions:
    """Listens on the system bus from `listen` on; commands are submitted in the bus's thread. Elsewhere than on Linux nothing is known."""

    def __init__(self, submit: Callable[[Command], None]) -> None:
        self._submit = submit
        self._is_battery_low = False
        self._is_metered = False
        self._bus: Bus | None = None

    def listen(self) -> None:
        """Begin, where there is somebody to listen to; does not wait."""
        if sys.platform != "linux":
            return
        from reader.desktop.bus import Bus
        from reader.desktop.metered import watch_connection
        from reader.desktop.power import watch_power
        from reader.desktop.waking import watch_waking

        try:
            self._bus = Bus("SYSTEM")
        except OSError as problem:
            _log.info("Battery and connection are not known: %s", problem)
            return
        # any command makes the engine check its clock, instead of minutes later
        watch_waking(self._bus, self._send)
        watch_power(self._bus, self._set_battery)
        watch_connection(self._bus, self._set_connection)

    def stop(self) -> None:
        """Hear nothing any more."""
        if self._bus is not None:
            self._bus.close()

    def _set_battery(self, is_low: bool) -> None:  # noqa: FBT001 -- a callback
        if is_low != self._is_battery_low:
            self._is_battery_low = is_low
            self._send()

    def _set_connection(self, is_metered: bool) -> None:  # noqa: FBT001 -- a callback
        if is_metered != self._is_metered:
            self._is_metered = is_metered
            self._send()

    def _send(self) -> None:
        self._submit(ReportConditions(self._is_battery_low, self._is_metered))
