"""Miniflux's own interface, where it is safer than the Google Reader API."""

from typing import Any

from tests.contract.peer import Peer, Subscription


def entries(peer: Peer, **query: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = peer.native("GET", "entries", params=query).json()["entries"]
    return found


def number_of(feed: Subscription) -> int:
    return int(feed.remote_id.removeprefix("feed/"))


def case_status_is_set_repeatably(peer: Peer) -> None:
    items = list(peer.subscribe(2).items)
    for status, states in (("read", {"read"}), ("unread", set())):
        for _ in range(2):
            assert peer.native("PUT", "entries", json={"entry_ids": items, "status": status}).status_code == 204
            assert [peer.states(each) for each in items] == [states, states]
    assert peer.native("PUT", "entries", json={"entry_ids": [], "status": "read"}).status_code == 400
    assert peer.native("PUT", "entries", json={"entry_ids": items, "status": "nonsense"}).status_code == 400
    unknown = peer.native("PUT", "entries", json={"entry_ids": [999_999], "status": "read"})
    assert unknown.status_code == peer.quirks.native_unknown


def case_stars_are_set_or_toggled(peer: Peer) -> None:
    items = list(peer.subscribe(2).items)
    for _ in range(2):
        answer = peer.native("PUT", "entries", json={"entry_ids": items, "starred": True})
        assert answer.status_code == (204 if peer.quirks.native_stars else 400)
    assert peer.states(items[0]) == ({"starred"} if peer.quirks.native_stars else set())
    for is_starred in (not peer.quirks.native_stars, peer.quirks.native_stars):
        assert peer.native("PUT", f"entries/{items[0]}/bookmark").status_code == 204
        assert peer.states(items[0]) == ({"starred"} if is_starred else set())
    assert peer.native("PUT", "entries/999999/bookmark").status_code == 500


def case_what_is_new_and_what_changed(peer: Peer) -> None:
    feed = peer.subscribe(4)
    new = entries(peer, after_entry_id=feed.items[1], order="id", direction="asc", limit=1_000)
    assert [each["id"] for each in new if each["id"] in feed.items] == list(feed.items[2:])
    peer.native("PUT", "entries", json={"entry_ids": [feed.items[0]], "status": "read"})
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
    assert peer.native("GET", "entries", params=query).json()["total"] == 5
    assert peer.native("GET", "entries?limit=5000").ok == (peer.quirks.native_most is None)
    assert peer.native("GET", "entries?order=nonsense").status_code == 400
    by_ids = peer.native("GET", f"entries/ids?feed_id={number_of(feed)}")
    assert ("entry_ids" in by_ids.text) == peer.quirks.native_ids


def case_starred_entries(peer: Peer) -> None:
    feed = peer.subscribe(2)
    peer.native("PUT", f"entries/{feed.items[1]}/bookmark")
    assert [each["id"] for each in entries(peer, feed_id=number_of(feed), starred="true")] == [feed.items[1]]
    both = peer.native("GET", f"entries?feed_id={number_of(feed)}&status=read&status=unread").json()
    assert both["total"] == 2


def case_counters(peer: Peer) -> None:
    feed = peer.subscribe(3)
    peer.native("PUT", "entries", json={"entry_ids": [feed.items[0]], "status": "read"})
    counters = peer.native("GET", "feeds/counters").json()
    number = str(number_of(feed))
    assert (counters["reads"][number], counters["unreads"][number]) == (1, 2)


def case_a_refresh_stores_before_it_answers(peer: Peer) -> None:
    feed = peer.subscribe(2)
    assert peer.native("PUT", f"feeds/{number_of(feed)}/refresh").status_code == 204
    assert peer.native("PUT", "feeds/999999/refresh").status_code == 404


def case_feeds_and_categories(peer: Peer) -> None:
    title = f"Native {peer.prefix}"
    category = peer.native("POST", "categories", json={"title": title})
    assert category.status_code == 201
    assert peer.native("POST", "categories", json={"title": title}).status_code == 400
    url = peer.feeds.url(peer.serve(1))
    feed = {"feed_url": url, "category_id": category.json()["id"]}
    added = peer.native("POST", "feeds", json=feed)
    assert added.status_code == 201
    assert peer.folder(url) == [title]
    number = added.json()["feed_id"]
    assert peer.feed(url)["id"] == f"feed/{number}"
    assert peer.native("POST", "feeds", json=feed).status_code == 400
    assert peer.native("POST", "feeds", json={**feed, "category_id": 999_999}).status_code == 400
    nothing = peer.native("POST", "feeds", json={**feed, "feed_url": peer.feeds.url("/nothing")})
    assert nothing.status_code == 500
    for _ in range(2):
        assert peer.native("PUT", f"feeds/{number}", json={"title": "Renamed & <b>", "category_id": 1}).status_code == 201
    assert (peer.feed(url)["title"], peer.folder(url)) == ("Renamed & <b>", ["All"])
    assert peer.native("PUT", f"categories/{category.json()['id']}", json={"title": f"{title} 2"}).status_code == 201
    assert {"id": category.json()["id"], "title": f"{title} 2"}.items() <= {
        key: text
        for each in peer.native("GET", "categories").json()
        for key, text in each.items()
        if each["id"] == category.json()["id"]
    }.items()
    assert [peer.native("DELETE", f"feeds/{number}").status_code for _ in range(2)] == [204, 404]
    assert peer.native("DELETE", f"categories/{category.json()['id']}").status_code == 204
