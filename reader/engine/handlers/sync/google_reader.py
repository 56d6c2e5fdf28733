"""The Google Reader API, which a password opens: lists of ids, compared with those here."""

from collections.abc import Generator

from reader.domain.accounts import ItemIds, ServerFeeds
from reader.engine.account_memory import Answer, Run, Wish
from reader.engine.handlers.sync import calls
from reader.engine.handlers.sync.calls import Login
from reader.engine.handlers.sync.runs import ask_for


class GoogleReader:
    """All that is asked of a server, by that interface."""

    def username(self, run: Run, login: Login) -> Generator[Wish, Answer, str]:
        yield from self.feeds(run, login)
        return login.username

    def feeds(self, run: Run, login: Login) -> Generator[Wish, Answer, ServerFeeds]:
        return (yield from ask_for(run, calls.feeds(login), ServerFeeds))

    def unread(self, run: Run, login: Login) -> Generator[Wish, Answer, int]:
        page = yield from ask_for(run, calls.item_ids(login, calls.READING_LIST, is_unread=True), ItemIds)
        return len(page.item_ids)
