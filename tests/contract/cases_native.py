"""Miniflux's own interface, where it is safer than the Google Reader API."""

from typing import Any

from tests.contract.peer import Peer, Subscription


def entries(peer: Peer, **query: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask(peer, "entries", **query)["entries"]
    return found


def ask(peer: Peer, path: str, **query: object) -> Any:
    return peer.native("GET", path, query=tuple((name, str(text)) for name, text in query.items())).json()


def number_of(feed: Subscription) -> int:
    return int(feed.remote_id.removeprefix("feed/"))


def case_status_is_set_repeatably(peer: Peer) -> None:
    items = list(peer.subscribe(2).items)
    for status, states in (("read", {"read"}), ("unread", set())):
        for _ in range(2):
            assert peer.native("PUT", "entries", data={"entry_ids": items, "status": status}).status == 204
            assert [peer.states(each) for each in items] == [states, states]
    assert peer.native("PUT", "entries", data={"entry_ids": [], "status": "read"}).status == 400
    assert peer.native("PUT", "entries", data={"entry_ids": items, "status": "nonsense"}).status == 400
    unknown = peer.native("PUT", "entries", data={"entry_ids": [999_999], "status": "read"})
    assert unknown.status == peer.quirks.native_unknown


def case_stars_are_set_or_toggled(peer: Peer) -> None:
    items = list(peer.subscribe(2).items)
    for _ in range(2):
        answer = peer.native("PUT", "entries", data={"entry_ids": items, "starred": True})
        assert answer.status == (204 if peer.quirks.native_stars else 400)
    assert peer.states(items[0]) == ({"starred"} if peer.quirks.native_stars else set())
    for is_starred in (not peer.quirks.native_stars, peer.quirks.native_stars):
        assert peer.native("PUT", f"entries/{items[0]}/bookmark").status == 204
        assert peer.states(items[0]) == ({"starred"} if is_starred else set())
    assert peer.native("PUT", "entries/999999/bookmark").status == 500


def case_what_is_new_and_what_changed(peer: Peer) -> None:
    feed = peer.subscribe(4)
    new = entries(peer, after_entry_id=feed.items[1], order="id", direction="asc", limit=1_000)
    assert [each["id"] for each in new if each["id"] in feed.items] == list(feed.items[2:])
    peer.native("PUT", "entries", data={"entry_ids": [feed.items[0]], "status": "read"})
    changed = entries(peer, changed_after=1, order="changed_at", direction="desc", limit=1_000)
    assert changed[0]["id"] == feed.items[0]
    assert changed[0]["status"] == "read"
    assert changed[0]["changed_at"] > changed[1]["changed_at"]


def case_an_entry_has_all_that_is_needed(peer: Peer) -> None:
    feed = peer.subscribe(2)
    (entry,) = [each for each in entries(peer, feed_id=number_of(feed), status="unread") if each["id"] == feed.items[0]]
    assert (entry["title"], entry["status"], entry["starred"]) == ("Entry 1", "unread", False)
    assert entry["feed_id"] == entry["feed"]["id"] == number_of(feed)
    assert "Words of entry 1" in entry["content"]
    assert entry["published_at"].startswith("2026-11-2")
    assert {"hash", "url", "author", "created_at", "changed_at", "enclosures", "tags", "comments_url"} <= set(entry)
    assert {"feed_url", "site_url", "title", "category"} <= set(entry["feed"])


def case_pages_of_entries(peer: Peer) -> None:
    feed = peer.subscribe(5)
    query = {"feed_id": number_of(feed), "order": "id", "direction": "asc", "limit": 2}
    assert [each["id"] for each in entries(peer, **query)] == list(feed.items[:2])
    assert [each["id"] for each in entries(peer, **query, offset=4)] == [feed.items[4]]
    assert ask(peer, "entries", **query)["total"] == 5
    assert peer.native("GET", "entries", query=(("limit", "5000"),)).ok == (peer.quirks.native_most is None)
    assert peer.native("GET", "entries", query=(("order", "nonsense"),)).status == 400
    by_ids = peer.native("GET", "entries/ids", query=(("feed_id", str(number_of(feed))),))
    assert ("entry_ids" in by_ids.text) == peer.quirks.native_ids


def case_starred_entries(peer: Peer) -> None:
    feed = peer.subscribe(2)
    peer.native("PUT", f"entries/{feed.items[1]}/bookmark")
    assert [each["id"] for each in entries(peer, feed_id=number_of(feed), starred="true")] == [feed.items[1]]
    both = peer.native(
        "GET", "entries", query=(("feed_id", str(number_of(feed))), ("status", "read"), ("status", "unread"))
    ).json()
    assert both["total"] == 2


def case_counters(peer: Peer) -> None:
    feed = peer.subscribe(3)
    peer.native("PUT", "entries", data={"entry_ids": [feed.items[0]], "status": "read"})
    counters = peer.native("GET", "feeds/counters").json()
    number = str(number_of(feed))
    assert (counters["reads"][number], counters["unreads"][number]) == (1, 2)


def case_a_refresh_stores_before_it_answers(peer: Peer) -> None:
    feed = peer.subscribe(2)
    assert peer.native("PUT", f"feeds/{number_of(feed)}/refresh").status == 204
    assert peer.native("PUT", "feeds/999999/refresh").status == 404


def case_feeds_and_categories(peer: Peer) -> None:
    title = f"Native {peer.prefix}"
    category = peer.native("POST", "categories", data={"title": title})
    assert category.status == 201
    assert peer.native("POST", "categories", data={"title": title}).status == 400
    url = peer.feeds.url(peer.serve(1))
    feed = {"feed_url": url, "category_id": category.json()["id"]}
    added = peer.native("POST", "feeds", data=feed)
    assert added.status == 201
    assert peer.folder(url) == (title)
    number = added.json()["feed_id"]
    assert peer.server_feed(url).remote_id == f"feed/{number}"
    assert peer.native("POST", "feeds", data=feed).status == 400
    assert peer.native("POST", "feeds", data={**feed, "category_id": 999_999}).status == 400
    nothing = peer.native("POST", "feeds", data={**feed, "feed_url": peer.feeds.url("/nothing")})
    assert nothing.status == 500
    for _ in range(2):
        assert peer.native("PUT", f"feeds/{number}", data={"title": "Renamed & moved", "category_id": 1}).status == 201
    assert (peer.server_feed(url).title, peer.folder(url)) == ("Renamed & moved", "All")
    assert peer.native("PUT", f"categories/{category.json()['id']}", data={"title": f"{title} 2"}).status == 201
    assert {"id": category.json()["id"], "title": f"{title} 2"}.items() <= {
        key: text
        for each in peer.native("GET", "categories").json()
        for key, text in each.items()
        if each["id"] == category.json()["id"]
    }.items()
    assert [peer.native("DELETE", f"feeds/{number}").status for _ in range(2)] == [204, 404]
    assert peer.native("DELETE", f"categories/{category.json()['id']}").status == 204


def case_an_article_that_nothing_is_connected_for_is_not_sent(peer: Peer) -> None:
    feed = peer.subscribe(1)
    answer = peer.native("POST", f"entries/{feed.items[0]}/save")
    assert (answer.status, "integration" in answer.text) == (400, True)
