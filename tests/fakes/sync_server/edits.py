"""What the Google Reader API changes: marks of items, subscriptions, folders and labels."""

import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.fakes.loopback import Fields, Response, value
from tests.fakes.sync_server.replies import OK, as_json, refusal
from tests.fakes.sync_server.sites import NoFeedError
from tests.fakes.sync_server.store import SECOND, ReadOnlyError
from tests.fakes.sync_server.streams import STATE, feed_of, list_page, plain, read_id

if TYPE_CHECKING:
    from tests.fakes.sync_server.server import SyncServer

MICROSECONDS_SINCE = 10**14
"""A number above it is no time in seconds."""


class RefusedError(Exception):
    """With the HTTP status as its first argument; 0 breaks the connection off."""


def answer(server: "SyncServer", name: str, form: Fields) -> Response | None:
    """None: there is no such endpoint."""
    if name not in ENDPOINTS or (name == "mark-all-as-read" and not server.quirks.has_mark_all):
        return None
    try:
        return ENDPOINTS[name](server, form)
    except RefusedError as error:
        status = int(error.args[0])
        return refusal(server, status) if status else Response(cut_after=-1)


def edit_tag(server: "SyncServer", form: Fields) -> Response:
    quirks = server.quirks
    changes = [(name, text) for name, text in form if name in {"a", "r"} and text]
    if quirks.only_last_counts:
        changes = [(name, text) for name, text in dict(changes).items()]
    item_ids = [read_id(text, quirks) for name, text in form if name == "i"]
    if (not item_ids or None in item_ids) and quirks.has_native:
        raise RefusedError(400 if quirks.native_ids else 500)
    if not changes and quirks.has_native:
        raise RefusedError(500)
    known = [each for each in item_ids if each is not None]
    for name, text in changes:
        _mark(server, known, plain(text), is_added=name == "a")
    return OK


def _mark(server: "SyncServer", item_ids: list[int], mark: str, *, is_added: bool) -> None:
    quirks, store = server.quirks, server.store
    if mark == STATE + "kept-unread" and quirks.keeps_unread:
        mark, is_added = STATE + "read", not is_added
    state = mark.removeprefix(STATE)
    if state in {"read", "starred"}:
        store.set_mark(item_ids, state, value=is_added, toggles=quirks.toggles)
    elif mark.startswith("label/") and quirks.has_labels:
        store.set_label(item_ids, mark.removeprefix("label/"), value=is_added)
    elif quirks.unknown_mark != 200 and state != "kept-unread":
        raise RefusedError(quirks.unknown_mark)


def edit_subscription(server: "SyncServer", form: Fields) -> Response:
    action, stream = value(form, "ac"), value(form, "s")
    if action == "subscribe":
        try:
            subscribe(server, stream.removeprefix("feed/"), title=value(form, "t"), folder=_label_of(value(form, "a")))
        except (NoFeedError, sqlite3.IntegrityError) as error:
            raise RefusedError(server.quirks.refused_feed) from error
        return OK
    if not server.quirks.takes_feed_urls and not stream.removeprefix("feed/").isdecimal():
        raise RefusedError(500)
    feed_id = feed_of(server.store, server.quirks, stream)
    if action == "unsubscribe":
        if not server.store.remove_feed(feed_id) and server.quirks.unsubscribed_twice != 200:
            raise RefusedError(server.quirks.unsubscribed_twice)
        return OK
    if action != "edit":
        raise RefusedError(500 if server.quirks.has_native else 400)
    return _edit(server, feed_id, form)


def _edit(server: "SyncServer", feed_id: int, form: Fields) -> Response:
    folder = _label_of(value(form, "a"))
    if value(form, "r") and not folder and server.quirks.removes_to_default:
        folder = server.quirks.default_folder
    is_there = server.store.change_feed(feed_id, title=value(form, "t"), folder=folder)
    if not is_there and server.quirks.unknown_feed != 200:
        raise RefusedError(server.quirks.unknown_feed)
    return OK


def quickadd(server: "SyncServer", form: Fields) -> Response:
    url = value(form, "quickadd").removeprefix("feed/")
    try:
        feed_id, title = subscribe(server, url)
    except (NoFeedError, sqlite3.IntegrityError) as error:
        if server.quirks.refused_quickadd != 200:
            raise RefusedError(server.quirks.refused_quickadd) from error
        return as_json({"numResults": 0, "error": f"{error}"}, server)
    return as_json({"numResults": 1, "query": url, "streamId": f"feed/{feed_id}", "streamName": title}, server)


def subscribe(server: "SyncServer", url: str, *, title: str = "", folder: str = "") -> tuple[int, str]:
    """Fetch it at once and store what is in it; the feed's number and title. Raises NoFeedError, or sqlite3.IntegrityError where it is there already."""
    if server.store.is_locked:
        raise ReadOnlyError
    if server.store.rows("SELECT 1 FROM feed WHERE url = ?", (url,)):
        raise sqlite3.IntegrityError("already subscribed")
    site = server.fetch(url)
    title = title or site.title
    return server.store.add_feed(url, title=title, site_url=site.site_url, folder=folder, items=site.items), title


def refresh(server: "SyncServer", feed_id: int) -> bool:
    """Fetch a feed; whether it is there."""
    found = server.store.column("SELECT url FROM feed WHERE id = ?", (feed_id,))
    if found:
        with contextlib.suppress(NoFeedError):
            server.store.post(feed_id, server.items_of(found[0]))
    return bool(found)


def rename_tag(server: "SyncServer", form: Fields) -> Response:
    name, other = _label_of(value(form, "s")), _label_of(value(form, "dest"))
    if name in server.store.labels() and server.quirks.has_labels:
        server.store.rename_label(name, other)
        return OK
    if not server.store.rename_folder(name, other):
        raise RefusedError(server.quirks.unknown_folder)
    return OK


def disable_tag(server: "SyncServer", form: Fields) -> Response:
    name = _label_of(value(form, "s"))
    if name in server.store.labels() and server.quirks.has_labels:
        server.store.rename_label(name, "")
        return OK
    if not server.store.remove_folder(name) and server.quirks.unknown_folder_removed != 200:
        raise RefusedError(server.quirks.unknown_folder_removed)
    return OK


def mark_all(server: "SyncServer", form: Fields) -> Response:
    quirks, store = server.quirks, server.store
    stream = value(form, "s")
    if _label_of(stream).startswith(STATE) or stream.startswith("feed/"):
        found = list_page(store, replace(quirks, most_ids=None), [("s", stream), ("n", "1000000")]).item_ids
    else:
        found = _items_in(server, _label_of(stream))
    until = int(value(form, "ts") or 0) or store.now() // SECOND * SECOND
    if not quirks.marks_all_by_id and until < MICROSECONDS_SINCE:
        until *= SECOND
    column = "stored" if quirks.marks_all_by_id else "posted"
    due = set(store.column(f"SELECT id FROM item WHERE {column} <= ?", (min(until, 1 << 62),)))
    store.set_mark([each for each in found if each in due], "read", value=True)
    return OK


def _items_in(server: "SyncServer", folder: str) -> list[int]:
    if not server.store.rows("SELECT 1 FROM folder WHERE name = ?", (folder,)):
        raise RefusedError(server.quirks.unknown_folder)
    return server.store.column(
        "SELECT item.id FROM item JOIN feed ON feed.id = feed_id JOIN folder ON folder.id = folder_id WHERE name = ?", (folder,)
    )


def _label_of(stream: str) -> str:
    return plain(stream).removeprefix("label/") if stream else ""


ENDPOINTS: dict[str, Callable[["SyncServer", Fields], Response]] = {
    "edit-tag": edit_tag,
    "subscription/edit": edit_subscription,
    "subscription/quickadd": quickadd,
    "rename-tag": rename_tag,
    "disable-tag": disable_tag,
    "mark-all-as-read": mark_all,
}
