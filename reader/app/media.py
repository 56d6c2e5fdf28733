"""Opens media streams for the player, under the program's request rules. The network is imported with the first one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.episode_commands import ReportMedia
from reader.domain.episodes import MediaSource
from reader.domain.retrieval import FetchRequest

if TYPE_CHECKING:
    from reader.net.fetcher import Fetcher


class MediaOpener:
    """Called in the player's thread; reports each request to Activity and to the engine, which then spares a host that refused."""

    def __init__(self, clock: Clock, submit: Callable[[Command], None]) -> None:
        self._clock = clock
        self._submit = submit
        self._fetcher: Fetcher | None = None

    def __call__(self, request: FetchRequest) -> MediaSource:
        """Open a stream. Raises ReaderError."""
        from reader.app.compose import USER_AGENT
        from reader.net.fetcher import Fetcher
        from reader.net.stream import MediaStream

        if self._fetcher is None:
            self._fetcher = Fetcher(USER_AGENT, self._clock)
        stream = MediaStream(self._fetcher.new_exchange(), request, lambda result: self._submit(ReportMedia(result)))
        stream.open()
        return stream
