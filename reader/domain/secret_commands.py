"""Commands about secrets in the system's keyring other than feed logins."""

from dataclasses import field

from reader.domain.commands import Command
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class SetProxyLogin(Command):
    """Store user name and password of a proxy (an empty name removes them) for the feeds that use it. Never logged, never in the
    database.
    """

    feed_ids: tuple[FeedId, ...]
    proxy: str
    username: str
    password: str = field(repr=False)
