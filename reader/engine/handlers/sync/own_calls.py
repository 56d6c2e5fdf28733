"""Requests to Miniflux's own interface. No decisions: what differs between 2.2 and 2.3 is in what both take.

Pages are cut by id: however much changes meanwhile, no article slips between two of them.
"""

from collections.abc import Sequence

from reader.domain.accounts import READ, AnswerKind
from reader.engine.account_memory import Call
from reader.engine.handlers.sync.calls import Login

API = "/v1/"
Query = tuple[tuple[str, str], ...]


def user(login: Login) -> Call:
    """Whose key it is."""
    return login.get(API + "me", AnswerKind.OWN_USER)


def feeds(login: Login) -> Call:
    """All subscriptions."""
    return login.get(API + "feeds", AnswerKind.OWN_FEEDS)


def counters(login: Login) -> Call:
    """How many articles of each feed are read and unread."""
    return login.get(API + "feeds/counters", AnswerKind.COUNTERS)


def states(login: Login, which: Query, after: int, limit: int) -> Call:
    """One page of the marks of some articles: those with a higher id than `after`."""
    return login.get(API + "entries", AnswerKind.STATES, _page(which, after, limit))


def newest_states(login: Login, which: Query, limit: int) -> Call:
    """The marks of those that changed last."""
    query = (*which, ("order", "changed_at"), ("direction", "desc"), ("limit", str(limit)))
    return login.get(API + "entries", AnswerKind.STATES, query)


def entries(login: Login, which: Query, after: int, limit: int) -> Call:
    """One page of articles with their contents."""
    return login.get(API + "entries", AnswerKind.ENTRIES, _page(which, after, limit))


def of_feed(remote_id: str) -> Query:
    """The articles of one feed, for `states` and `entries`."""
    return (("feed_id", _number(remote_id)),)


def state(login: Login, item: int) -> Call:
    """One article's marks, by its own word; 404 where it is gone."""
    return login.get(f"{API}entries/{item}", AnswerKind.STATES)


def set_read(login: Login, ids: Sequence[int], *, value: bool) -> Call:
    """Set, and not toggle, in all versions."""
    return login.send("PUT", API + "entries", data={"entry_ids": list(ids), "status": READ if value else "unread"})


def set_starred(login: Login, ids: Sequence[int], *, value: bool) -> Call:
    """From 2.3; before, it is refused."""
    return login.send("PUT", API + "entries", data={"entry_ids": list(ids), "starred": value})


def toggle_star(login: Login, item: int) -> Call:
    """Whatever it was."""
    return login.send("PUT", f"{API}entries/{item}/bookmark")


def subscribe(login: Login, url: str) -> Call:
    """Follow a feed, in the first folder."""
    return login.send("POST", API + "feeds", AnswerKind.OWN_ADDED, {"feed_url": url})


def unsubscribe(login: Login, remote_id: str) -> Call:
    """Stop following one; the server forgets its articles and their stars."""
    return login.send("DELETE", _feed(remote_id))


def change_feed(login: Login, remote_id: str, **changes: object) -> Call:
    """Its `title`, or the number of its folder (`category_id`)."""
    return login.send("PUT", _feed(remote_id), data=changes)


def categories(login: Login) -> Call:
    """All folders with their numbers."""
    return login.get(API + "categories", AnswerKind.CATEGORIES)


def add_category(login: Login, title: str) -> Call:
    """A new folder."""
    return login.send("POST", API + "categories", AnswerKind.CATEGORIES, {"title": title})


def _feed(remote_id: str) -> str:
    return f"{API}feeds/{_number(remote_id)}"


def _number(remote_id: str) -> str:
    return remote_id.removeprefix("feed/")


def _page(which: Query, after: int, limit: int) -> Query:
    return (*which, ("order", "id"), ("direction", "asc"), ("after_entry_id", str(after)), ("limit", str(limit)))
