"""How a later start reaches the window that is open. Any thread may ring; no Qt here."""

import threading
from collections.abc import Callable

Heard = Callable[[str, str], None]


class InstanceSignals:
    """Rung by later starts with what they were asked to open (perhaps nothing), from any thread.

    The window connects what emits a queued signal; signals before that are kept, and go to `meanwhile`.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._early: list[tuple[str, str]] = []
        self._heard: Heard | None = None
        self._meanwhile: Callable[[str], None] | None = None

    def ring(self, argument: str, token: str = "") -> None:
        """Ask the window to come to the front, with the leave that the desktop gave, and to open an address or file."""
        with self._lock:
            if self._heard is None:
                self._early.append((argument, token))
                if self._meanwhile is not None:
                    self._meanwhile(token)
                return
        self._heard(argument, token)

    def meanwhile(self, listener: Callable[[str], None] | None) -> None:
        """Set who receives activation tokens until a window is connected; None for nobody."""
        with self._lock:
            self._meanwhile = listener

    def connect(self, heard: Heard) -> None:
        """Name who hears it, and let that one hear what was missed."""
        with self._lock:
            self._heard = heard
            early, self._early = self._early, []
        for argument, token in early:
            heard(argument, token)
