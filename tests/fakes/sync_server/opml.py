"""Lists of feeds taken in and given out."""

import contextlib
import sqlite3
from collections.abc import Collection
from typing import TYPE_CHECKING

from lxml import etree

from tests.fakes.loopback import Response
from tests.fakes.sync_server.edits import subscribe
from tests.fakes.sync_server.replies import OK
from tests.fakes.sync_server.sites import NoFeedError

if TYPE_CHECKING:
    from tests.fakes.sync_server.server import SyncServer


def import_into(server: "SyncServer", document: bytes) -> Response:
    """Subscribe to all of them within the request."""
    root = etree.fromstring(document, etree.XMLParser(resolve_entities=False))
    for outline in root.iter("outline"):
        url, parent = outline.get("xmlUrl"), outline.getparent()
        if url is None:
            continue
        folder = (parent.get("text") or "") if parent is not None and parent.tag == "outline" else ""
        with contextlib.suppress(NoFeedError, sqlite3.IntegrityError):
            subscribe(server, str(url), title=str(outline.get("text") or ""), folder=str(folder))
    return OK


def fetched(server: "SyncServer") -> Response:
    """What FreshRSS's page shows to whoever has the token: all but the feeds that are muted."""
    return export(server, leaves_out=server.disabled)


def export(server: "SyncServer", leaves_out: Collection[int] = ()) -> Response:
    root = etree.Element("opml", version="2.0")
    body = etree.SubElement(root, "body")
    for folder_id, name in server.store.rows("SELECT id, name FROM folder ORDER BY name"):
        parent = etree.SubElement(body, "outline", text=name)
        feeds = server.store.rows("SELECT id, title, url, site_url FROM feed WHERE folder_id = ?", (folder_id,))
        for title, url, site_url in (row[1:] for row in feeds if row[0] not in leaves_out):
            etree.SubElement(parent, "outline", text=title, type="rss", xmlUrl=url, htmlUrl=site_url)
    return Response(200, etree.tostring(root, xml_declaration=True, encoding="utf-8"), "application/xml; charset=UTF-8")
