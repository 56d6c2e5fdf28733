"""Records what a real server answers about feeds of ours, for tests/corpus/sync: python -m tests.contract.record DIALECT URL USER PASSWORD FILE.

The user follows nothing yet. Only names, words and addresses that are invented here go in; what is a secret or another each time is taken out.
"""

import json
import sys
from pathlib import Path

from tests.contract.peer import ME, READ, READING_LIST, STARRED, Peer, Reply
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23

DIALECTS = {"freshrss": FRESHRSS, "miniflux-2.2": MINIFLUX_22, "miniflux-2.3": MINIFLUX_23}
SITE = "http://site.test"
POSTINGS = [
    Posting("one", "Tides & <winds>", "<p>Words, and <b>more</b> of them.</p>", f"{SITE}/1?utm_source=rss", 1_795_000_000),
    Posting(
        "two", "Ünïcödé; what? \\ / é", '<p>A <a href="/else">link</a></p><script>alert(1)</script>', f"{SITE}/2", 1_795_000_060
    ),
    Posting("three", "", "<p>No title</p>", f"{SITE}/3", None),
]


def record(peer: Peer) -> dict[str, dict[str, object]]:
    """Answers by what was asked."""
    said: dict[str, dict[str, object]] = {}

    def note(name: str, reply: Reply) -> Reply:
        host, server = peer.feeds.url("").rstrip("/"), "/".join(peer.url.split("/")[:3])
        text = reply.text.replace(host, SITE).replace(server, "http://server.test")
        said[name] = {"status": reply.status, "type": reply.result.content_type, "body": text}
        return reply

    peer.feeds.feed("/feed", entries=POSTINGS, title="Tides & winds, of all <kinds>", kind="atom")
    note("quickadd", peer.post("subscription/quickadd", ("quickadd", peer.feeds.url("/feed"))))
    note("quickadd again", peer.post("subscription/quickadd", ("quickadd", peer.feeds.url("/feed"))))
    note("quickadd of no feed", peer.post("subscription/quickadd", ("quickadd", peer.feeds.url("/missing"))))
    remote_id = peer.server_feed(peer.feeds.url("/feed")).remote_id
    note("move", peer.post("subscription/edit", ("ac", "edit"), ("s", remote_id), ("a", f"{ME}label/Fun & games")))
    note("subscriptions", peer.get("subscription/list"))
    note("unread", peer.get("stream/items/ids", n=10_000, s=READING_LIST, xt=READ))
    items = sorted(peer.ids(s=READING_LIST, n=10_000))
    note("read", peer.change("a", READ, items[0]))
    note("star", peer.change("a", STARRED, items[1]))
    note("label", peer.change("a", f"{ME}label/later", items[1]))
    note("unread afterwards", peer.get("stream/items/ids", n=10_000, s=READING_LIST, xt=READ))
    note("starred", peer.get("stream/items/ids", n=10_000, s=STARRED))
    note("a page of one", peer.get("stream/items/ids", n=1, s=READING_LIST))
    note("labels", peer.get("tag/list"))
    note("contents", peer._contents(tuple(items)))
    note("contents of what is not there", peer._contents((900_000,)))
    note("unread counts", peer.get("unread-count"))
    note("unknown endpoint", peer.get("no-such-thing"))
    note("unsubscribe", peer.post("subscription/edit", ("ac", "unsubscribe"), ("s", remote_id)))
    note("unsubscribe again", peer.post("subscription/edit", ("ac", "unsubscribe"), ("s", remote_id)))
    note("nothing followed", peer.get("subscription/list"))
    return said


def main() -> None:
    """Ask, and write one line an answer."""
    dialect, url, username, password, path = sys.argv[1:]
    with FeedServer() as feeds:
        peer = Peer(dialect, DIALECTS[dialect], url, username, password, feeds)
        with peer.fetcher:
            said = record(peer)
    lines = [json.dumps({"asked": name, **answer}, ensure_ascii=False) for name, answer in said.items()]
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
