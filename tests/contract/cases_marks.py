"""What happens to marks: set, set twice, by which id, several in a request, labels, all of a feed."""

from tests.contract.peer import KEPT_UNREAD, ME, READ, READING_LIST, STARRED, Peer
from tests.fakes.sync_server.streams import long_id


def case_a_mark_is_set_and_unset(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    for mark, name in ((READ, "read"), (STARRED, "starred")):
        assert peer.change("a", mark, item).text == "OK"
        assert peer.states(item) == {name}
        assert peer.change("r", mark, item).text == "OK"
        assert peer.states(item) == set()


def case_a_mark_set_twice_stays_or_toggles(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    for mark, name in ((READ, "read"), (STARRED, "starred")):
        for _ in range(2):
            assert peer.change("a", mark, item).text == "OK"
        assert peer.states(item) == (set() if peer.quirks.toggles else {name})
        for _ in range(3):
            assert peer.change("r", mark, item).text == "OK"
        assert peer.states(item) == set()


def case_an_id_twice_in_a_request_counts_once(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    assert peer.change("a", READ, item, item).text == "OK"
    assert peer.states(item) == {"read"}


def case_bare_numbers_name_other_items(peer: Peer) -> None:
    """Decimal ids in a change: 2.2.6 reads them as hexadecimal."""
    item = peer.subscribe(1).items[0]
    answer = peer.post("edit-tag", ("a", READ), ("i", str(item)))
    assert answer.text == "OK"
    assert peer.states(item) == (set() if peer.quirks.decimal_is_hex and item > 9 else {"read"})


def case_contents_are_found_by_each_form_of_an_id(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    forms = {"long": long_id(item), "hex": f"{item:016x}", "short": f"{item:x}", "decimal": str(item)}
    found = {}
    for name, text in forms.items():
        answer = peer.post("stream/items/contents", ("output", "json"), ("i", text))
        found[name] = answer.ok and [each["id"] for each in answer.json()["items"]] == [long_id(item)]
    is_same = item <= 9
    assert found == {
        "long": True,
        "hex": True,
        "short": peer.quirks.takes_short_hex or is_same,
        "decimal": not peer.quirks.decimal_is_hex or is_same,
    }


def case_unknown_items_are_nothing(peer: Peer) -> None:
    item, gone = peer.subscribe(1).items[0], 999_999_999
    for change in ("a", "r"):
        assert peer.change(change, READ, gone).text == "OK"
    assert peer.change("a", READ, gone, item).text == "OK"
    assert peer.states(item) == {"read"}
    answer = peer.post("stream/items/contents", ("output", "json"), ("i", long_id(gone)))
    assert answer.status == peer.quirks.unknown_contents
    assert peer.quirks.unknown_contents != 200 or answer.json()["items"] == []
    assert [each["id"] for each in peer.contents(gone, item)] == [long_id(item)]


def case_of_two_marks_in_a_request_the_last_counts(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    assert peer.post("edit-tag", ("a", READ), ("a", STARRED), ("i", long_id(item))).text == "OK"
    assert peer.states(item) == ({"starred"} if peer.quirks.only_last_counts else {"read", "starred"})


def case_one_is_added_and_one_removed_in_a_request(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    peer.change("a", STARRED, item)
    assert peer.post("edit-tag", ("a", READ), ("r", STARRED), ("i", long_id(item))).text == "OK"
    assert peer.states(item) == {"read"}


def case_fields_after_a_thousand_are_not_seen(peer: Peer) -> None:
    feed = peer.subscribe(2)
    ids = [("i", long_id(feed.items[0])), *[("i", long_id(999_000_000 + n)) for n in range(1_100)]]
    assert peer.post("edit-tag", *ids, ("a", READ)).text == "OK"
    assert peer.states(feed.items[0]) == ({"read"} if peer.quirks.most_fields is None else set())
    # the other way round all ids count
    peer.change("r", READ, *feed.items)
    assert peer.post("edit-tag", ("a", READ), *ids, ("i", long_id(feed.items[1]))).text == "OK"
    assert [peer.states(each) for each in feed.items] == [{"read"}] * 2


def case_kept_unread(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    peer.change("a", READ, item)
    assert peer.change("a", KEPT_UNREAD, item).text == "OK"
    assert peer.states(item) == (set() if peer.quirks.keeps_unread else {"read"})


def case_a_change_without_items_or_mark(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    is_fine = not peer.quirks.has_native
    assert (peer.post("edit-tag", ("a", READ)).status == 200) == is_fine
    assert (peer.post("edit-tag", ("i", long_id(item))).status == 200) == is_fine
    assert peer.change("a", f"{ME}state/com.google/nonsense", item).status == peer.quirks.unknown_mark
    assert peer.states(item) == set()


def case_labels_are_kept_or_refused(peer: Peer) -> None:
    feed = peer.subscribe(2)
    item, label = feed.items[0], f"Tag {feed.remote_id} & <ü>"
    answer = peer.change("a", f"{ME}label/{label}", item)
    assert answer.status == (200 if peer.quirks.has_labels else 500)
    tags = {each["id"].split("/", 2)[2]: each.get("type") for each in peer.get("tag/list").json()["tags"]}
    assert (tags.get(f"label/{label}") == "tag") == peer.quirks.has_labels
    if not peer.quirks.has_labels:
        return
    peer.change("a", f"{ME}label/{label}", item)
    assert label in peer.labels(item)
    assert peer.ids(s=f"{ME}label/{label}", n=100) == [item]
    assert peer.change("r", f"{ME}label/{label}", item).text == "OK"
    assert label not in peer.labels(item)


def case_labels_are_renamed_and_removed(peer: Peer) -> None:
    if not peer.quirks.has_labels:
        return
    feed = peer.subscribe(1)
    old, new = f"Old {feed.remote_id}", f"New {feed.remote_id}"
    peer.change("a", f"{ME}label/{old}", feed.items[0])
    assert peer.post("rename-tag", ("s", f"{ME}label/{old}"), ("dest", f"{ME}label/{new}")).text == "OK"
    assert new in peer.labels(feed.items[0])
    assert peer.post("disable-tag", ("s", f"{ME}label/{new}")).text == "OK"
    assert new not in peer.labels(feed.items[0])


def case_a_label_named_as_a_folder_is_accepted(peer: Peer) -> None:
    if not peer.quirks.has_labels:
        return
    feed = peer.subscribe(1, folder=f"Both {next(iter(peer.prefix))}")
    name = peer.folder(feed.url)
    assert peer.change("a", f"{ME}label/{name}", feed.items[0]).text == "OK"


def case_all_of_a_feed_are_read_by_time(peer: Peer) -> None:
    """FreshRSS compares `ts` with its ids, microseconds of storing; Miniflux with the date of posting, in seconds or microseconds."""
    feed = peer.subscribe(4)
    if not peer.quirks.has_mark_all:
        assert peer.post("mark-all-as-read", ("s", feed.remote_id)).json() == []
        return
    published = {item: int(peer.contents(item)[0]["published"]) for item in feed.items}
    middle = feed.items[1]

    def mark_all(until: int | None) -> set[int]:
        if unread := set(peer.ids(s=feed.remote_id, xt=READ, n=100)) ^ set(feed.items):
            peer.change("r", READ, *unread)
        fields = [] if until is None else [("ts", str(until))]
        assert peer.post("mark-all-as-read", ("s", feed.remote_id), *fields).text == "OK"
        return set(feed.items) - set(peer.ids(s=feed.remote_id, xt=READ, n=100))

    if peer.quirks.marks_all_by_id:
        assert mark_all(published[feed.items[-1]] + 10_000) == set()
        assert mark_all(middle) == set(feed.items[:2])
        assert mark_all(feed.items[-1]) == set(feed.items)
    else:
        assert mark_all(published[middle] + 1) == set(feed.items[:2])
        assert mark_all((published[middle] + 1) * 1_000_000) == set(feed.items[:2])
        assert mark_all(None) == set(feed.items)


def case_all_of_what_is_not_there(peer: Peer) -> None:
    unread = set(peer.ids(s=READING_LIST, xt=READ, n=10_000))
    answer = peer.post("mark-all-as-read", ("s", f"{ME}label/Nowhere"), ("ts", "9"))
    assert answer.status == (peer.quirks.unknown_folder if peer.quirks.has_mark_all else 200)
    assert answer.text != "OK"
    assert set(peer.ids(s=READING_LIST, xt=READ, n=10_000)) == unread
