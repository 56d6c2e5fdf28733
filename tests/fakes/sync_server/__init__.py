"""A server of our own that keeps feeds, read states and stars, and speaks the Google Reader API as FreshRSS and Miniflux do, quirks and all.

    with SyncServer(FRESHRSS) as server:
        feed_id = server.store.add_feed("http://site.test/a", title="A", folder="News", items=20)
        ... server.url ... server.username, server.password ... server.store.unread()

What it does was measured at real servers, which answer the same questions in tests/contract.
"""

from tests.fakes.sync_server.quirks import FRESHRSS, MINIFLUX_22, MINIFLUX_23, Quirks
from tests.fakes.sync_server.server import SyncServer
from tests.fakes.sync_server.store import Store

__all__ = ["FRESHRSS", "MINIFLUX_22", "MINIFLUX_23", "Quirks", "Store", "SyncServer"]
