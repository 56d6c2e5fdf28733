"""Miniflux's own interface, which an API key opens: marks are set and not toggled, and what changed is listed with its marks."""

from collections.abc import Generator

from reader.domain.accounts import ServerCounts, ServerFeeds, ServerUser
from reader.engine.account_memory import Answer, Run, Wish
from reader.engine.handlers.sync import own_calls
from reader.engine.handlers.sync.calls import Login
from reader.engine.handlers.sync.runs import ask_for


class OwnInterface:
    """All that is asked of a server, by that interface."""

    def username(self, run: Run, login: Login) -> Generator[Wish, Answer, str]:
        return (yield from ask_for(run, own_calls.user(login), ServerUser)).username

    def feeds(self, run: Run, login: Login) -> Generator[Wish, Answer, ServerFeeds]:
        return (yield from ask_for(run, own_calls.feeds(login), ServerFeeds))

    def unread(self, run: Run, login: Login) -> Generator[Wish, Answer, int]:
        return (yield from ask_for(run, own_calls.counters(login), ServerCounts)).unread
