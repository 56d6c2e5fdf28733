"""A keyring that keeps everything in memory, through the real library's own interface for backends."""

from collections.abc import Iterator
from contextlib import contextmanager

import keyring
import keyring.errors
from keyring.backend import KeyringBackend


class MemoryKeyring(KeyringBackend):
    """`fault` is raised by every call while it is set; `forgets` takes passwords and keeps none; `asked` are the names in order."""

    # never chosen by the library itself
    priority = -1

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.kept: dict[tuple[str, str], str] = {}
        self.asked: list[str] = []
        self.fault: Exception | None = None
        self.forgets = False

    def get_password(self, service: str, username: str) -> str | None:
        self._note(username)
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._note(username)
        if not self.forgets:
            self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._note(username)
        if self.kept.pop((service, username), None) is None:
            raise keyring.errors.PasswordDeleteError

    def _note(self, username: str) -> None:
        self.asked.append(username)
        if self.fault is not None:
            raise self.fault


@contextmanager
def in_use(ring: KeyringBackend) -> Iterator[None]:
    """Stands in for the system's keyring meanwhile."""
    before = keyring.get_keyring()
    keyring.set_keyring(ring)
    try:
        yield
    finally:
        keyring.set_keyring(before)
