"""Subscriptions and folders: each change once, twice, and to what is not there."""

import requests

from reader.domain.accounts import AddedFeed, AnswerKind
from tests.contract.peer import ME, READ, STARRED, Peer, Reply


def edit(peer: Peer, stream: str, *fields: tuple[str, str], action: str = "edit") -> Reply:
    return peer.post("subscription/edit", ("ac", action), ("s", stream), *fields)


def case_a_feed_in_the_list(peer: Peer) -> None:
    feed = peer.subscribe(2, title=r"A & B <i>, c; d? e/f\g", folder=f"Ünï & <c> {peer.prefix}")
    listed = peer.feed(feed.url)
    assert peer.server_feed(feed.url).title == r"A & B <i>, c; d? e/f\g"
    assert listed["title"] == (
        "A \uff06 B \uff1ci\uff1e\uff0c c\uff1b d\uff1f e\uff0ff\uff3cg" if peer.quirks.full_width else r"A & B <i>, c; d? e/f\g"
    )
    assert peer.folder(feed.url) == (f"Ünï & <c> {peer.prefix}")
    assert listed["categories"][0]["id"] == f"user/{peer.quirks.user}/label/Ünï & <c> {peer.prefix}"
    assert listed["id"].removeprefix("feed/").isdecimal()
    assert {"htmlUrl", "iconUrl"} <= set(listed)


def case_tags_list_folders_too(peer: Peer) -> None:
    name = f"Tags {peer.prefix}"
    peer.subscribe(1, folder=name)
    tags = peer.get("tag/list").json()["tags"]
    found = {each["id"]: each.get("type") for each in tags}
    user = f"user/{peer.quirks.user}/"
    assert found[f"{user}label/{name}"] == "folder"
    assert f"{user}state/com.google/starred" in found
    assert f"{user}label/{peer.quirks.default_folder}" in found


def case_subscribe_twice_and_to_nothing(peer: Peer) -> None:
    feed = peer.subscribe(1)
    assert edit(peer, f"feed/{feed.url}", action="subscribe").status == peer.quirks.refused_feed
    nothing = peer.feeds.url("/nothing/here")
    assert edit(peer, f"feed/{nothing}", action="subscribe").status == peer.quirks.refused_feed
    assert nothing not in peer.urls()


def case_quickadd(peer: Peer) -> None:
    url = peer.feeds.url(peer.serve(2, title="Quick"))
    added = peer.post("subscription/quickadd", ("quickadd", url)).json()
    assert (added["numResults"], added["streamId"], added["streamName"]) == (1, peer.server_feed(url).remote_id, "Quick")
    for refused in (url, peer.feeds.url("/nothing/there")):
        answer = peer.post("subscription/quickadd", ("quickadd", refused))
        if answer.ok:
            said = answer.read(AnswerKind.ADDED)
            assert isinstance(said, AddedFeed)
            assert not said.remote_id
            assert said.said
        assert answer.status == peer.quirks.refused_quickadd
        if answer.ok:
            assert answer.json()["numResults"] == 0
            assert answer.json()["error"]


def case_rename(peer: Peer) -> None:
    feed = peer.subscribe(1)
    for _ in range(2):
        assert edit(peer, feed.remote_id, ("t", 'Other "name"')).text == "OK"
        assert peer.server_feed(feed.url).title == 'Other "name"'
    by_address = edit(peer, f"feed/{feed.url}", ("t", "By address"))
    assert by_address.ok == peer.quirks.takes_feed_urls
    assert (peer.server_feed(feed.url).title == "By address") == peer.quirks.takes_feed_urls


def case_move(peer: Peer) -> None:
    feed = peer.subscribe(1)
    assert peer.folder(feed.url) == (peer.quirks.default_folder)
    for name in (f"One {peer.prefix}", f"Two {peer.prefix}", f"Two {peer.prefix}"):
        assert edit(peer, feed.remote_id, ("a", f"{ME}label/{name}")).text == "OK"
        assert peer.folder(feed.url) == (name)
    assert edit(peer, feed.remote_id, ("r", f"{ME}label/Two {peer.prefix}")).text == "OK"
    assert peer.folder(feed.url) == (peer.quirks.default_folder if peer.quirks.removes_to_default else f"Two {peer.prefix}")


def case_taken_from_a_folder_that_it_is_not_in(peer: Peer) -> None:
    feed = peer.subscribe(1, folder=f"In {peer.prefix}")
    assert edit(peer, feed.remote_id, ("r", f"{ME}label/Not in")).text == "OK"
    assert peer.folder(feed.url) == (peer.quirks.default_folder if peer.quirks.removes_to_default else f"In {peer.prefix}")


def case_unsubscribe_loses_the_starred(peer: Peer) -> None:
    feed = peer.subscribe(2)
    peer.change("a", STARRED, feed.items[0])
    peer.change("a", READ, *feed.items)
    assert edit(peer, feed.remote_id, action="unsubscribe").text == "OK"
    assert edit(peer, feed.remote_id, action="unsubscribe").status == peer.quirks.unsubscribed_twice
    assert feed.url not in peer.urls()
    assert feed.items[0] not in peer.ids(s=STARRED, n=10_000)
    # and back: another feed, other items, all unread
    assert edit(peer, f"feed/{feed.url}", action="subscribe").text == "OK"
    remote_id = peer.server_feed(feed.url).remote_id
    items = peer.ids(s=remote_id, xt=READ, n=10_000)
    assert remote_id != feed.remote_id
    assert len(items) == 2
    assert not set(items) & set(feed.items)


def case_edits_of_feeds_that_are_not_there(peer: Peer) -> None:
    for fields in ((("t", "x"),), (("a", f"{ME}label/Gone {peer.prefix}"),)):
        assert edit(peer, "feed/999999", *fields).status == peer.quirks.unknown_feed
    assert edit(peer, "feed/999999", action="nonsense").status >= 400


def case_folders_are_renamed_and_removed(peer: Peer) -> None:
    feed = peer.subscribe(1, folder=f"Was {peer.prefix}")
    rename = ("s", f"{ME}label/Was {peer.prefix}"), ("dest", f"{ME}label/Is {peer.prefix}")
    assert peer.post("rename-tag", *rename).text == "OK"
    assert peer.folder(feed.url) == (f"Is {peer.prefix}")
    assert peer.post("rename-tag", *rename).status == peer.quirks.unknown_folder
    assert peer.post("disable-tag", ("s", f"{ME}label/Is {peer.prefix}")).text == "OK"
    assert peer.folder(feed.url) == (peer.quirks.default_folder)
    again = peer.post("disable-tag", ("s", f"{ME}label/Is {peer.prefix}"))
    assert again.status == peer.quirks.unknown_folder_removed


def case_new_articles_come_with_a_refresh_only(peer: Peer) -> None:
    """Nothing of the API makes the server fetch; Miniflux's own does."""
    feed = peer.subscribe(2)
    peer.feeds.feed(feed.path, entries=4, title="A feed", kind="atom")
    assert len(peer.ids(s=feed.remote_id, n=100)) == 2
    if peer.quirks.has_native:
        number = feed.remote_id.removeprefix("feed/")
        assert peer.native("PUT", f"feeds/{number}/refresh").status == 204
        assert len(peer.ids(s=feed.remote_id, n=100)) > 2


def case_lists_of_feeds_in_and_out(peer: Peer) -> None:
    url = peer.feeds.url(peer.serve(1, title="Seven"))
    document = (
        '<?xml version="1.0"?><opml version="2.0"><head/><body>'
        f'<outline text="Imp {peer.prefix}"><outline type="rss" text="Named" xmlUrl="{url}"/></outline></body></opml>'
    )
    headers = {"Content-Type": "text/xml", "Authorization": f"GoogleLogin auth={peer.plain_auth()[0]}"}
    answer = requests.post(f"{peer.url}/reader/api/0/subscription/import", data=document.encode(), headers=headers, timeout=60)
    exported = peer.get("subscription/export")
    if peer.quirks.has_opml:
        assert answer.text == "OK"
        assert peer.folder(url) == (f"Imp {peer.prefix}")
        assert url in exported.text
    else:
        assert answer.status_code == 401  # the token is nowhere in it
        assert exported.json() == []
