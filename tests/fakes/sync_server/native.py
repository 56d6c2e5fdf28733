"""Miniflux's own interface, as much of it as Beforehand speaks: the key is in X-Auth-Token."""

import datetime as dt
import json
import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.fakes.loopback import Fields, Request, Response, value
from tests.fakes.sync_server import edits
from tests.fakes.sync_server.sites import NoFeedError
from tests.fakes.sync_server.store import SECOND, ReadOnlyError

if TYPE_CHECKING:
    from tests.fakes.sync_server.server import SyncServer

NO_CONTENT = Response(204)
ENTRY = """SELECT item.id, item.feed_id, item.title, link, html, posted, stored, changed, is_read, is_starred, feed.title, url, site_url, folder_id, name
 FROM item JOIN feed ON feed.id = feed_id JOIN folder ON folder.id = folder_id"""
FEED = "SELECT feed.id, title, url, site_url, folder_id, name FROM feed JOIN folder ON folder.id = folder_id"
ORDERS = {"id": "item.id", "changed_at": "changed", "published_at": "posted", "status": "is_read", "": "item.id"}


@dataclass(frozen=True, slots=True)
class Call:
    """One request: the number in its path, its query, and the JSON in its body."""

    number: int
    query: Fields
    data: dict[str, Any]


class RefusedError(Exception):
    """With the HTTP status as its first argument, and what is said."""


def answer(server: "SyncServer", request: Request, path: str) -> Response | None:
    """None: it is not of this interface."""
    if path == "/healthcheck":
        return Response(200, b"OK")
    if not path.startswith("/v1/"):
        return None
    if request.headers.get("x-auth-token") != server.api_key:
        return _refusal(401, "access unauthorized")
    try:
        return _route(server, request, path.removeprefix("/v1"))
    except RefusedError as error:
        return _refusal(*error.args)
    except ReadOnlyError:
        return _refusal(500, "database is locked")


def _refusal(status: int, said: str) -> Response:
    return Response(status, json.dumps({"error_message": said}).encode(), "application/json")


def _answer(data: Any, status: int = 200) -> Response:
    return Response(status, json.dumps(data, ensure_ascii=False).encode(), "application/json")


def _route(server: "SyncServer", request: Request, path: str) -> Response:
    name = f"{request.method} {re.sub('[0-9]+', 'N', path)}"
    if name not in ROUTES or (name == "GET /entries/ids" and not server.quirks.native_ids):
        return Response(404, b"404 page not found\n")
    number = int((re.findall("[0-9]+", path) or ["0"])[0])
    return ROUTES[name](server, Call(number, request.query, json.loads(request.body) if request.body else {}))


def _version(server: "SyncServer", _call: Call) -> Response:
    return _answer({"version": server.quirks.version})


def _me(server: "SyncServer", _call: Call) -> Response:
    return _answer({"id": 1, "username": server.username})


def _one_entry(server: "SyncServer", call: Call) -> Response:
    rows = server.store.rows(f"{ENTRY} WHERE item.id = ?", (call.number,))
    return _answer(_entry(rows[0])) if rows else _refusal(404, "resource not found")


def _feeds(server: "SyncServer", _call: Call) -> Response:
    return _answer([{**_feed(*row), "disabled": row[0] in server.disabled} for row in server.store.rows(FEED)])


def _counters(server: "SyncServer", _call: Call) -> Response:
    rows = server.store.rows("SELECT feed_id, sum(is_read), sum(NOT is_read) FROM item GROUP BY feed_id")
    reads = {str(feed_id): count for feed_id, count, _ in rows if count}
    return _answer({"reads": reads, "unreads": {str(feed_id): count for feed_id, _, count in rows if count}})


def _categories(server: "SyncServer", _call: Call) -> Response:
    return _answer([_category(*row) for row in server.store.rows("SELECT id, name FROM folder")])


def _toggle_star(server: "SyncServer", call: Call) -> Response:
    if call.number not in set(server.store.ids()):
        raise RefusedError(500, "store: nothing has been updated")
    server.store.set_mark([call.number], "starred", value=call.number not in server.store.starred())
    return NO_CONTENT


def _save(_server: "SyncServer", _call: Call) -> Response:
    """Nothing is connected to it."""
    return _refusal(400, "no third-party integration enabled")


def _refresh(server: "SyncServer", call: Call) -> Response:
    """A feed that its site does not give is an error of the server's, in words of the site's."""
    if call.number in server.broken:
        return _refusal(500, "fetcher: unable to fetch feed (Status Code = 503)")
    return NO_CONTENT if edits.refresh(server, call.number) else _refusal(404, "resource not found")


def _refresh_all(server: "SyncServer", _call: Call) -> Response:
    for feed_id in server.store.column("SELECT id FROM feed"):
        edits.refresh(server, feed_id)
    return NO_CONTENT


def _remove_feed(server: "SyncServer", call: Call) -> Response:
    return NO_CONTENT if server.store.remove_feed(call.number) else _refusal(404, "resource not found")


def _conditions(query: Fields) -> tuple[str, list[object]]:
    parts, values = ["1"], list[object]()
    states = [str(int(text == "read")) for name, text in query if name == "status"]
    if states:
        parts.append(f"is_read IN ({', '.join(states)})")
    if value(query, "starred"):
        parts.append("is_starred" if value(query, "starred") in {"1", "true"} else "NOT is_starred")
    bounds = {
        "after_entry_id": ("item.id >", 1),
        "before_entry_id": ("item.id <", 1),
        "changed_after": ("changed >", SECOND),
        "published_after": ("posted >", SECOND),
        "feed_id": ("item.feed_id =", 1),
    }
    for name, (condition, unit) in bounds.items():
        if value(query, name).isdecimal():
            parts.append(f"{condition} ?")
            values.append(int(value(query, name)) * unit)
    return " AND ".join(parts), values


def _page(server: "SyncServer", query: Fields, columns: str) -> tuple[list[Any], int]:
    most, limit = server.quirks.native_most, int(value(query, "limit") or 100)
    if most is not None and limit > most:
        raise RefusedError(400, f"limit value should be <= {most}")
    if value(query, "order") not in ORDERS:
        raise RefusedError(400, "invalid entry order")
    conditions, values = _conditions(query)
    direction = "DESC" if value(query, "direction") == "desc" else "ASC"
    order = f"{ORDERS[value(query, 'order')]} {direction}, item.id {direction}"
    rows = server.store.rows(
        f"{columns} WHERE {conditions} ORDER BY {order} LIMIT ? OFFSET ?",
        [*values, limit or -1, int(value(query, "offset") or 0)],
    )
    total = server.store.column(f"SELECT count(*) FROM item WHERE {conditions}", values)[0]
    return rows, total


def _entries(server: "SyncServer", call: Call) -> Response:
    rows, total = _page(server, call.query, ENTRY)
    return _answer({"total": total, "entries": [_entry(row) for row in rows]})


def _entry_ids(server: "SyncServer", call: Call) -> Response:
    rows, total = _page(server, call.query, "SELECT item.id FROM item")
    return _answer({"total": total, "entry_ids": [row[0] for row in rows]})


def _entry(row: tuple[Any, ...]) -> dict[str, Any]:
    (
        item_id,
        feed_id,
        title,
        link,
        html,
        posted,
        stored,
        changed,
        is_read,
        is_starred,
        feed_title,
        url,
        site_url,
        folder_id,
        folder,
    ) = row
    return {
        "id": item_id,
        "user_id": 1,
        "feed_id": feed_id,
        "status": "read" if is_read else "unread",
        "hash": f"{item_id:064x}",
        "title": title,
        "url": link,
        "comments_url": "",
        "published_at": _date(posted),
        "created_at": _date(stored),
        "changed_at": _date(changed),
        "content": html,
        "author": "",
        "share_code": "",
        "starred": bool(is_starred),
        "reading_time": 1,
        "enclosures": [],
        "feed": _feed(feed_id, feed_title, url, site_url, folder_id, folder),
        "tags": [],
    }


def _feed(feed_id: int, title: str, url: str, site_url: str, folder_id: int, folder: str) -> dict[str, Any]:
    return {
        "id": feed_id,
        "user_id": 1,
        "feed_url": url,
        "site_url": site_url,
        "title": title,
        "category": _category(folder_id, folder),
    }


def _category(folder_id: int, name: str) -> dict[str, Any]:
    return {"id": folder_id, "title": name, "user_id": 1, "hide_globally": False}


def _date(microseconds: int) -> str:
    return dt.datetime.fromtimestamp(microseconds / SECOND, dt.UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def _set_entries(server: "SyncServer", call: Call) -> Response:
    data = call.data
    entry_ids, status, starred = data.get("entry_ids") or [], data.get("status"), data.get("starred")
    if not entry_ids:
        raise RefusedError(400, "the list of entries cannot be empty")
    if status not in {"read", "unread"} and (status or starred is None or not server.quirks.native_stars):
        raise RefusedError(400, "invalid entry status")
    if server.quirks.native_unknown != 204 and not set(entry_ids) & set(server.store.ids()):
        raise RefusedError(server.quirks.native_unknown, "store: nothing has been updated")
    if status:
        server.store.set_mark(entry_ids, "read", value=status == "read")
    if starred is not None and server.quirks.native_stars:
        server.store.set_mark(entry_ids, "starred", value=bool(starred))
    return NO_CONTENT


def _folder_name(server: "SyncServer", folder_id: int) -> str:
    return str((server.store.column("SELECT name FROM folder WHERE id = ?", (folder_id,)) or [""])[0])


def _add_feed(server: "SyncServer", call: Call) -> Response:
    folder = _folder_name(server, int(call.data.get("category_id") or 1))
    if not folder:
        raise RefusedError(400, "This category does not exist or does not belong to this user.")
    try:
        feed_id, _ = edits.subscribe(server, str(call.data["feed_url"]), folder=folder)
    except sqlite3.IntegrityError as error:
        raise RefusedError(400, "This feed already exists.") from error
    except NoFeedError as error:
        raise RefusedError(500, f"fetcher: {error}") from error
    return _answer({"feed_id": feed_id}, 201)


def _change_feed(server: "SyncServer", call: Call) -> Response:
    folder = _folder_name(server, int(call.data["category_id"])) if call.data.get("category_id") else ""
    if not server.store.change_feed(call.number, title=str(call.data.get("title") or ""), folder=folder):
        raise RefusedError(404, "resource not found")
    return _answer(_feed(*server.store.rows(f"{FEED} WHERE feed.id = ?", (call.number,))[0]), 201)


def _rename_category(server: "SyncServer", call: Call) -> Response:
    title = str(call.data["title"])
    if not server.store.rename_folder(_folder_name(server, call.number), title):
        raise RefusedError(404, "resource not found")
    return _answer(_category(call.number, title), 201)


def _add_category(server: "SyncServer", call: Call) -> Response:
    title = str(call.data["title"])
    if server.store.rows("SELECT 1 FROM folder WHERE name = ?", (title,)):
        raise RefusedError(400, "This category already exists.")
    with server.store.writing():
        folder_id = server.store.folder(title)
    return _answer(_category(folder_id, title), 201)


def _remove_category(server: "SyncServer", call: Call) -> Response:
    """With all that is in it."""
    folder_id = call.number
    if not _folder_name(server, folder_id):
        raise RefusedError(404, "resource not found")
    for feed_id in server.store.column("SELECT id FROM feed WHERE folder_id = ?", (folder_id,)):
        server.store.remove_feed(feed_id)
    with server.store.writing():
        server.store.database.execute("DELETE FROM folder WHERE id = ? AND id <> 1", (folder_id,))
    return NO_CONTENT


ROUTES: dict[str, Callable[["SyncServer", Call], Response]] = {
    "GET /version": _version,
    "GET /me": _me,
    "GET /entries": _entries,
    "GET /entries/ids": _entry_ids,
    "GET /entries/N": _one_entry,
    "PUT /entries": _set_entries,
    "PUT /entries/N/bookmark": _toggle_star,
    "POST /entries/N/save": _save,
    "GET /feeds": _feeds,
    "GET /feeds/counters": _counters,
    "POST /feeds": _add_feed,
    "PUT /feeds/N": _change_feed,
    "DELETE /feeds/N": _remove_feed,
    "PUT /feeds/N/refresh": _refresh,
    "PUT /feeds/refresh": _refresh_all,
    "GET /categories": _categories,
    "POST /categories": _add_category,
    "PUT /categories/N": _rename_category,
    "DELETE /categories/N": _remove_category,
}
