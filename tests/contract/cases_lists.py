"""Lists of ids and contents: filters, order, pages, limits, what is listed where the name means nothing."""

from reader.domain.feed import Validators
from tests.contract.peer import ME, READ, READING_LIST, STARRED, Peer
from tests.fakes.sync_server.streams import STATE, long_id


def case_a_list_of_ids(peer: Peer) -> None:
    feed = peer.subscribe(3)
    answer = peer.get("stream/items/ids", s=feed.remote_id, n=10_000)
    assert set(answer.json()) == {"itemRefs"}
    assert [each["id"] for each in answer.json()["itemRefs"]] == [str(each) for each in reversed(feed.items)]
    assert ("text/html" in answer.result.content_type) == peer.quirks.json_is_html
    assert answer.result.validators == Validators()
    assert all(len(str(each)) == 16 for each in feed.items) == peer.quirks.ids_are_times


def case_an_empty_list_has_its_key(peer: Peer) -> None:
    feed = peer.subscribe(1)
    peer.change("a", READ, *feed.items)
    assert peer.get("stream/items/ids", s=feed.remote_id, xt=READ, n=10_000).json() == {"itemRefs": []}


def case_unread_and_starred_are_listed(peer: Peer) -> None:
    feed = peer.subscribe(4)
    peer.change("a", READ, *feed.items[:2])
    peer.change("a", STARRED, feed.items[0], feed.items[3])
    mine = set(feed.items)
    assert mine & set(peer.ids(s=READING_LIST, xt=READ, n=10_000)) == set(feed.items[2:])
    assert mine & set(peer.ids(s=feed.remote_id, xt=READ, n=10_000)) == set(feed.items[2:])
    assert mine & set(peer.ids(s=STARRED, n=10_000)) == {feed.items[0], feed.items[3]}
    assert mine <= set(peer.ids(s=READING_LIST, n=10_000))
    assert mine & set(peer.ids(s=STARRED, xt=READ, n=10_000)) == (
        {feed.items[3]} if peer.quirks.starred_unread else {feed.items[0], feed.items[3]}
    )


def case_the_list_of_read_ones_lies(peer: Peer) -> None:
    feed = peer.subscribe(3)
    peer.change("a", READ, feed.items[0])
    listed = set(feed.items) & set(peer.ids(s=READ, n=10_000))
    assert listed == (set(feed.items) if peer.quirks.lists_all_for_read else {feed.items[0]})


def case_a_list_of_nothing_known_lists_everything(peer: Peer) -> None:
    feed = peer.subscribe(2)
    for name in (f"{ME}label/Nowhere at all", f"{ME}{STATE}nonsense"):
        answer = peer.get("stream/items/ids", s=name, n=10_000)
        assert answer.status == peer.quirks.unknown_stream
        if answer.ok:
            assert {str(each) for each in feed.items} <= {each["id"] for each in answer.json()["itemRefs"]}
    assert peer.ids(s="feed/999999", n=10) == []
    assert peer.get("stream/items/ids", n=10).status == (500 if peer.quirks.has_native else 400)


def case_lists_of_folders(peer: Peer) -> None:
    feed = peer.subscribe(2, folder=f"Folder {peer.prefix}")
    answer = peer.get("stream/items/ids", s=f"{ME}label/Folder {peer.prefix}", n=10_000)
    assert answer.ok == peer.quirks.has_label_streams
    if answer.ok:
        assert {str(each) for each in feed.items} <= {each["id"] for each in answer.json()["itemRefs"]}


def case_only_what_is_read_by_it(peer: Peer) -> None:
    feed = peer.subscribe(3)
    peer.change("a", READ, feed.items[0])
    listed = set(feed.items) & set(peer.ids(s=READING_LIST, it=READ, n=10_000))
    assert listed == ({feed.items[0]} if peer.quirks.obeys_it else set(feed.items))


def case_since_when_means_stored_or_posted(peer: Peer) -> None:
    """All are stored now and were posted long ago."""
    feed = peer.subscribe(3, at=1_780_000_000)
    (newest,) = peer.contents(feed.items[-1])
    since = int(newest["crawlTimeMsec"]) // 1_000 - 60
    listed = set(feed.items) & set(peer.ids(s=READING_LIST, ot=since, n=10_000))
    assert listed == (set(feed.items) if peer.quirks.ot_is_storing else set())


def case_pages_follow_each_other(peer: Peer) -> None:
    feed = peer.subscribe(5)
    expected = list(reversed(feed.items))
    first, after = peer.page(s=feed.remote_id, n=2)
    assert first == expected[:2]
    assert after == (str(first[-1]) if peer.quirks.pages_by_id else "2")
    second, after = peer.page(s=feed.remote_id, n=2, c=after)
    assert second == expected[2:4]
    third, after = peer.page(s=feed.remote_id, n=2, c=after)
    assert (third, after) == (expected[4:], "")


def case_what_is_read_between_two_pages_hides_another(peer: Peer) -> None:
    """The seam: of the unread, some are never listed though nobody touched them."""
    feed = peer.subscribe(9)
    expected = list(reversed(feed.items))
    first, after = peer.page(s=feed.remote_id, xt=READ, n=4)
    peer.change("a", READ, *first[-2:])
    rest = peer.page(s=feed.remote_id, xt=READ, n=100, c=after)[0]
    never = set(expected) - set(first) - set(rest)
    assert len(never) == (1 if peer.quirks.pages_by_id else 2)
    assert never == set(expected[4:5] if peer.quirks.pages_by_id else expected[4:6])


def case_a_page_has_its_limit(peer: Peer) -> None:
    feed = peer.subscribe(25)
    assert len(peer.page(s=feed.remote_id)[0]) == min(25, peer.quirks.ids_without_n or 25)
    assert len(peer.page(s=feed.remote_id, n=10_000)[0]) == 25


def case_items_come_with_all_that_is_needed(peer: Peer) -> None:
    feed = peer.subscribe(2)
    peer.change("a", READ, feed.items[0])
    items = {each["id"]: each for each in peer.contents(*feed.items)}
    item = items[long_id(feed.items[0])]
    assert item["title"] == "Entry 1"
    assert item["published"] // 10 == 1_795_300_000 // 10
    assert abs(int(item["crawlTimeMsec"]) // 1_000 - int(items[long_id(feed.items[1])]["crawlTimeMsec"]) // 1_000) <= 60
    assert item["origin"]["streamId"] == feed.remote_id
    assert item["alternate"][0]["href"].endswith("/entry-1")
    assert "Words of entry 1" in item["summary"]["content"]
    user = f"user/{peer.quirks.user}/"
    assert {f"{user}{STATE}reading-list", f"{user}{STATE}read"} <= set(item["categories"])
    assert ("content" in item) == peer.quirks.has_native


def case_items_are_looked_up_at_most_so_many(peer: Peer) -> None:
    feed = peer.subscribe(30)
    assert {each["id"] for each in peer.contents(*feed.items)} == {long_id(each) for each in feed.items}


def case_counts_and_contents_of_streams(peer: Peer) -> None:
    feed = peer.subscribe(3)
    peer.change("a", READ, feed.items[0])
    counts = peer.get("unread-count").json()
    if peer.quirks.has_unread_count:
        assert {each["id"]: each["count"] for each in counts["unreadcounts"]}[feed.remote_id] == 2
    else:
        assert counts == []
    answer = peer.get(f"stream/contents/{feed.remote_id}", n=10)
    if peer.quirks.has_stream_contents:
        assert len(answer.json()["items"]) == 3
    else:
        assert answer.json() == []
