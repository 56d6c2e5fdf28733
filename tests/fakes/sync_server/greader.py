"""The Google Reader API: who asks, what there is, which items; what changes something is in `edits`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.fakes.loopback import Fields, Request, Response, value
from tests.fakes.sync_server import edits, opml
from tests.fakes.sync_server.replies import OK, as_json, refusal, unauthorized
from tests.fakes.sync_server.store import SECOND, ReadOnlyError
from tests.fakes.sync_server.streams import STATE, Page, UnknownStreamError, list_page, long_id, plain, read_id

if TYPE_CHECKING:
    from tests.fakes.sync_server.server import SyncServer

API = "/reader/api/0/"
NEEDS_JSON = {"subscription/list", "tag/list", "stream/items/ids", "unread-count"}
FULL_WIDTH = str.maketrans("&<>,;?/\\", "\uff06\uff1c\uff1e\uff0c\uff1b\uff1f\uff0f\uff3c")


def answer(server: "SyncServer", request: Request, path: str) -> Response | None:
    """The answer to a request below the base path; None: it is not of this interface."""
    is_sign_in = path == "/accounts/ClientLogin"
    if not is_sign_in and not path.startswith(API):
        return None
    if not server.has_api:
        return refusal(server, server.quirks.switched_off, "Service Unavailable!")
    if is_sign_in:
        return _sign_in(server, request)
    return _route(server, request, path.removeprefix(API)) if _is_allowed(server, request) else unauthorized(server)


def _sign_in(server: "SyncServer", request: Request) -> Response:
    fields = request.form if request.method == "POST" else []
    if not fields:
        return refusal(server, 405 if server.quirks.has_native else 400)
    if (value(fields, "Email"), value(fields, "Passwd")) != (server.username, server.password):
        return refusal(server, 401, "access unauthorized") if server.quirks.has_native else unauthorized(server)
    server.sign_ins += 1
    auth = server.auth()
    return Response(200, f"SID={auth}\nLSID={auth if server.quirks.has_native else 'null'}\nAuth={auth}\n".encode())


def _is_allowed(server: "SyncServer", request: Request) -> bool:
    has_header = request.headers.get("authorization") == f"GoogleLogin auth={server.auth()}"
    if request.method != "POST":
        return has_header
    token = value(_few(server, request.form), "T", value(request.query, "T"))
    if server.quirks.token_is_auth:
        return token == server.auth()
    return has_header and token in {server.token(), "", "x"}


def _few(server: "SyncServer", form: Fields) -> Fields:
    """What the server's language takes of a form; ids are read from the body itself."""
    most = server.quirks.most_fields
    if most is None:
        return form
    return form[:most] + [(name, text) for name, text in form[most:] if name == "i"]


def _route(server: "SyncServer", request: Request, name: str) -> Response:
    if name in NEEDS_JSON and value(request.query, "output") != "json":
        return refusal(server, 400 if server.quirks.has_native else 501, "only json")
    try:
        answered = _read(server, request, name) if request.method == "GET" else _write(server, request, name)
    except ReadOnlyError:
        return (
            OK if server.quirks.failed_write == OK.status else refusal(server, server.quirks.failed_write, "database is locked")
        )
    except UnknownStreamError as error:
        return refusal(server, server.quirks.unknown_stream, f"unknown stream: {error}")
    if answered is not None:
        return answered
    unknown = server.quirks.unknown_endpoint
    return as_json([], server) if unknown == OK.status else refusal(server, unknown)


def _read(server: "SyncServer", request: Request, name: str) -> Response | None:
    if name in (listings := _listings(server)):
        return listings[name]()
    if name == "stream/items/ids":
        return _ids(server, request)
    if name.startswith("stream/contents") and server.quirks.has_stream_contents:
        stream = name.removeprefix("stream/contents").removeprefix("/")
        return _items(server, list_page(server.store, server.quirks, [*request.query, *([("s", stream)] if stream else [])]))
    return None


def _write(server: "SyncServer", request: Request, name: str) -> Response | None:
    if name == "subscription/import" and server.quirks.has_opml:
        return opml.import_into(server, request.body)
    form = _few(server, request.form)
    return _contents(server, form) if name == "stream/items/contents" else edits.answer(server, name, form)


def _listings(server: "SyncServer") -> dict[str, Callable[[], Response]]:
    listings: dict[str, Callable[[], Response]] = {
        "token": lambda: Response(200, server.token().encode() + (b"" if server.quirks.has_native else b"\n")),
        "user-info": lambda: as_json({"userId": server.quirks.user, "userName": server.username, "userEmail": ""}, server),
        "subscription/list": lambda: _subscriptions(server),
        "tag/list": lambda: _tags(server),
    }
    if server.quirks.has_unread_count:
        listings["unread-count"] = lambda: _unread_count(server)
    if server.quirks.has_opml:
        listings["subscription/export"] = lambda: opml.export(server)
    return listings


def _label(server: "SyncServer", name: str) -> dict[str, str]:
    label = {"id": f"user/{server.quirks.user}/label/{name}"}
    return {**label, "label": name, "type": "folder"} if server.quirks.has_native else label


def _subscriptions(server: "SyncServer") -> Response:
    found = []
    rows = "SELECT feed.id, url, title, site_url, name FROM feed JOIN folder ON folder.id = folder_id ORDER BY title"
    for feed_id, url, title, site_url, folder in server.store.rows(rows):
        shown = title.translate(FULL_WIDTH) if server.quirks.full_width else title
        categories = [{**_label(server, folder), "label": folder}]
        found.append(
            {
                "id": f"feed/{feed_id}",
                "title": shown,
                "categories": categories,
                "url": url,
                "htmlUrl": site_url,
                "iconUrl": f"{server.url}/icon/{feed_id}",
            }
        )
    return as_json({"subscriptions": found}, server)


def _tags(server: "SyncServer") -> Response:
    tags: list[dict[str, Any]] = [{"id": f"user/{server.quirks.user}/{STATE}starred"}]
    folders = server.store.column("SELECT name FROM folder ORDER BY name")
    tags += [{**_label(server, name), "type": "folder"} for name in folders]
    tags += [
        {**_label(server, name), "type": "tag", "unread_count": len(server.store.labelled(name) & server.store.unread())}
        for name in server.store.labels()
        if name not in folders
    ]
    return as_json({"tags": tags}, server)


def _unread_count(server: "SyncServer") -> Response:
    rows = server.store.rows(
        "SELECT feed.id, count(item.id) - coalesce(sum(is_read), 0), max(stored) FROM feed LEFT JOIN item ON feed_id = feed.id GROUP BY feed.id"
    )
    counts = [
        {"id": f"feed/{feed_id}", "count": count, "newestItemTimestampUsec": str(newest or 0)} for feed_id, count, newest in rows
    ]
    total = sum(count for _, count, _ in rows)
    newest = str(max((each[2] or 0 for each in rows), default=0))
    counts.append({"id": f"user/{server.quirks.user}/{STATE}reading-list", "count": total, "newestItemTimestampUsec": newest})
    return as_json({"max": total, "unreadcounts": counts}, server)


def _ids(server: "SyncServer", request: Request) -> Response:
    if not value(request.query, "s"):
        return refusal(server, 500 if server.quirks.has_native else 400)
    page = list_page(server.store, server.quirks, request.query)
    found: dict[str, Any] = {"itemRefs": [{"id": str(each)} for each in page.item_ids]}
    if page.next_page:
        found["continuation"] = page.next_page
    return as_json(found, server, is_html=True)


def _contents(server: "SyncServer", form: Fields) -> Response:
    asked = [read_id(text, server.quirks) for name, text in form if name == "i"]
    if not asked or None in asked:
        return refusal(server, 400, "no items requested")
    known = set(server.store.ids())
    found = sorted({each for each in asked if each in known}, reverse=True)
    if not found and server.quirks.unknown_contents != 200:
        return refusal(server, server.quirks.unknown_contents, "no items returned")
    return _items(server, Page(found))


def _items(server: "SyncServer", page: Page) -> Response:
    items = [_item(server, each) for each in page.item_ids]
    found: dict[str, Any] = {"id": f"user/-/{STATE}reading-list", "updated": server.store.now() // SECOND, "items": items}
    if page.next_page:
        found["continuation"] = page.next_page
    return as_json(found, server)


def _item(server: "SyncServer", item_id: int) -> dict[str, Any]:
    (row,) = server.store.rows(
        "SELECT item.title, link, html, posted, stored, is_read, is_starred, feed_id, feed.title, site_url, name"
        " FROM item JOIN feed ON feed.id = feed_id JOIN folder ON folder.id = folder_id WHERE item.id = ?",
        (item_id,),
    )
    title, link, html, posted, stored, is_read, is_starred, feed_id, feed_title, site_url, folder = row
    user = f"user/{server.quirks.user}"
    categories = [f"{user}/{STATE}reading-list", f"{user}/label/{folder}"]
    categories += [f"{user}/{STATE}read"] * is_read + [f"{user}/{STATE}starred"] * is_starred
    labels = server.store.column("SELECT name FROM label WHERE item_id = ? ORDER BY name", (item_id,))
    categories += [f"{user}/label/{name}" for name in labels if plain(f"label/{name}") != f"label/{folder}"]
    of_links = {"type": "text/html"} if server.quirks.has_native else {}
    item = {
        "id": long_id(item_id),
        "categories": categories,
        "title": title,
        "crawlTimeMsec": str(stored // 1_000),
        "timestampUsec": str(posted if server.quirks.has_native else stored),
        "published": posted // SECOND,
        "alternate": [{"href": link, **of_links}],
        "canonical": [{"href": link}],
        "origin": {"streamId": f"feed/{feed_id}", "title": feed_title, "htmlUrl": site_url},
        "summary": {"content": html},
        "author": "",
    }
    return {**item, "content": {"direction": "ltr", "content": html}, "enclosure": []} if server.quirks.has_native else item
