"""What the user asks to be kept in the system's keyring beside a feed's own login."""

from dataclasses import field

from reader.domain.commands import Command
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class SetProxyLogin(Command):
    """Keep user name and password of a proxy (an empty name removes them) for the feeds that go by it. Never logged, never stored here."""

    feed_ids: tuple[FeedId, ...]
    proxy: str
    username: str
    password: str = field(repr=False)
