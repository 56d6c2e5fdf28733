"""Requests of Miniflux's own interface, without decisions, limited to what 2.2 and 2.3 have in common. Pages are cut by id, so
that no article is skipped between two of them whatever changes meanwhile.
"""

from collections.abc import Sequence

from reader.domain.accounts import READ, AnswerKind
from reader.engine.state import Call
from reader.engine.sync.google_reader_calls import Login

API = "/v1/"
Query = tuple[tuple[str, str], ...]


def user(login: Login) -> Call:
    return login.get(API + "me", AnswerKind.OWN_USER)


def feeds(login: Login) -> Call:
    return login.get(API + "feeds", AnswerKind.OWN_FEEDS)


def counters(login: Login) -> Call:
    """Return a request for the numbers of read and unread articles of each feed."""
    return login.get(API + "feeds/counters", AnswerKind.COUNTERS)


def states(login: Login, which: Query, after: int, limit: int) -> Call:
    """Return a request for one page of articles' marks, with ids higher than `after`."""
    return login.get(API + "entries", AnswerKind.STATES, _page(which, after, limit))


def newest_states(login: Login, which: Query, limit: int) -> Call:
    """Return a request for the marks of articles that changed last."""
    query = (*which, ("order", "changed_at"), ("direction", "desc"), ("limit", str(limit)))
    return login.get(API + "entries", AnswerKind.STATES, query)


def entries(login: Login, which: Query, after: int, limit: int) -> Call:
    return login.get(API + "entries", AnswerKind.ENTRIES, _page(which, after, limit))


def of_feed(remote_id: str) -> Query:
    """Return a query for one feed's articles, for `states` and `entries`."""
    return (("feed_id", _number(remote_id)),)


def state(login: Login, item: int) -> Call:
    """Return a request for one article's marks; 404 if it is gone."""
    return login.get(f"{API}entries/{item}", AnswerKind.STATES)


def set_read(login: Login, ids: Sequence[int], *, value: bool) -> Call:
    """Return a request to set read marks; it does not toggle, in any version."""
    return login.send("PUT", API + "entries", data={"entry_ids": list(ids), "status": READ if value else "unread"})


def set_starred(login: Login, ids: Sequence[int], *, value: bool) -> Call:
    """Return a request to set stars, which versions before 2.3 refuse."""
    return login.send("PUT", API + "entries", data={"entry_ids": list(ids), "starred": value})


def toggle_star(login: Login, item: int) -> Call:
    return login.send("PUT", f"{API}entries/{item}/bookmark")


def subscribe(login: Login, url: str) -> Call:
    """Return a request to subscribe to a feed in the first folder."""
    return login.send("POST", API + "feeds", AnswerKind.OWN_ADDED, {"feed_url": url})


def unsubscribe(login: Login, remote_id: str) -> Call:
    """Return a request to unsubscribe; the server deletes the feed's articles with their stars."""
    return login.send("DELETE", _feed(remote_id))


def change_feed(login: Login, remote_id: str, **changes: object) -> Call:
    """Return a request to change its `title`, or the number of its folder (`category_id`)."""
    return login.send("PUT", _feed(remote_id), data=changes)


def categories(login: Login) -> Call:
    return login.get(API + "categories", AnswerKind.CATEGORIES)


def add_category(login: Login, title: str) -> Call:
    return login.send("POST", API + "categories", AnswerKind.CATEGORIES, {"title": title})


def _feed(remote_id: str) -> str:
    return f"{API}feeds/{_number(remote_id)}"


def _number(remote_id: str) -> str:
    return remote_id.removeprefix("feed/")


def _page(which: Query, after: int, limit: int) -> Query:
    return (*which, ("order", "id"), ("direction", "asc"), ("after_entry_id", str(after)), ("limit", str(limit)))
