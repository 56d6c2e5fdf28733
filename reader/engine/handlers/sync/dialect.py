"""The interfaces that servers of accounts are spoken to by. What is decided is the same for all; only how it is asked differs.

Each item has the same id and each feed the same name in both interfaces of a server, so that an account may change from one to the other.
"""

from collections.abc import Generator
from typing import Protocol, TypeVar

from reader.domain.accounts import ServerFeeds, SignIn
from reader.engine.account_memory import Answer, Run, Wish
from reader.engine.handlers.sync.calls import Login
from reader.engine.handlers.sync.google_reader import GoogleReader
from reader.engine.handlers.sync.own_interface import OwnInterface

T = TypeVar("T")
Exchange = Generator[Wish, Answer, T]


class Dialect(Protocol):
    """All that is asked of a server. Each is an exchange within a run, and raises CallError unless it is answered as it should be."""

    def username(self, run: Run, login: Login) -> Exchange[str]:
        """Who the user is there."""

    def feeds(self, run: Run, login: Login) -> Exchange[ServerFeeds]:
        """All subscriptions."""

    def unread(self, run: Run, login: Login) -> Exchange[int]:
        """How many articles are unread; an interface that only lists them counts one page."""


_DIALECTS: dict[SignIn, Dialect] = {SignIn.PASSWORD: GoogleReader(), SignIn.KEY: OwnInterface()}


def dialect_of(sign_in: SignIn) -> Dialect:
    """Which one a password or a key opens."""
    return _DIALECTS[sign_in]
