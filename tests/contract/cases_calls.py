"""Every request that a synchronisation makes, as it makes it, and read as it is read there."""

from typing import Any

from reader.domain.accounts import LABEL, READ, STARRED, AddedFeed, ServerLabels
from reader.domain.retrieval import FetchRequest, Purpose
from reader.engine.sync import google_reader_calls
from reader.engine.sync.runs import Call
from reader.formats.servers.answers import read_answer
from tests.contract.peer import Peer, Reply


def login(peer: Peer) -> google_reader_calls.Login:
    return google_reader_calls.Login(peer.server, peer.username, secret=peer.password)


def ask(peer: Peer, call: Call) -> Any:
    """What is read of the answer; the answer itself where nothing is."""
    result = peer.fetcher.fetch(FetchRequest(1, call.call.server.url + call.call.path, Purpose.SYNC, call=call.call))
    if call.answer is None or result.problem is not None:
        return Reply(result)
    return read_answer(call.answer, result.body, result.final_url)


def listed(peer: Peer, mark: str) -> set[int]:
    return set(ask(peer, google_reader_calls.marked_ids(login(peer), mark)).item_ids)


def case_marks_are_sent_and_listed(peer: Peer) -> None:
    feed = peer.subscribe(5)
    mine, some = set(feed.items), feed.items[1:3]
    marks = {READ: mine - set(some), STARRED: set(some)}
    for mark, expected in marks.items():
        assert ask(peer, google_reader_calls.edit_mark(login(peer), mark, some, value=True)).text == "OK"
        assert listed(peer, mark) & mine == expected
        states = {
            item.item_id: item.is_read if mark == READ else item.is_starred
            for item in ask(peer, google_reader_calls.contents(login(peer), mine)).items
        }
        assert {item for item, is_set in states.items() if is_set} == set(some)
        for _ in range(2):
            assert ask(peer, google_reader_calls.edit_mark(login(peer), mark, some, value=False)).text == "OK"
        assert listed(peer, mark) & mine == (mine if mark == READ else set())


def case_labels_are_sent_and_listed(peer: Peer) -> None:
    feed, name = peer.subscribe(3), f"Kept ü & <b> {peer.prefix}"
    labels = ask(peer, google_reader_calls.labels(login(peer)))
    assert isinstance(labels, ServerLabels)
    assert peer.quirks.default_folder in labels.folders
    answer = ask(peer, google_reader_calls.edit_mark(login(peer), LABEL + name, feed.items[:2], value=True))
    assert answer.ok == peer.quirks.has_labels == (name in ask(peer, google_reader_calls.labels(login(peer))).labels)
    if peer.quirks.has_labels:
        assert listed(peer, LABEL + name) == set(feed.items[:2])
        assert ask(peer, google_reader_calls.edit_mark(login(peer), LABEL + name, feed.items[:1], value=False)).text == "OK"
        assert listed(peer, LABEL + name) == {feed.items[1]}


def case_items_since(peer: Peer) -> None:
    feed = peer.subscribe(2)
    found = ask(peer, google_reader_calls.item_ids(login(peer), google_reader_calls.READING_LIST, since=1_795_000_000)).item_ids
    assert set(feed.items) <= set(found)
    assert not set(feed.items) & set(
        ask(peer, google_reader_calls.item_ids(login(peer), google_reader_calls.READING_LIST, since=4_000_000_000)).item_ids
    )


def case_subscriptions_are_changed_twice(peer: Peer) -> None:
    url = peer.feeds.url(peer.serve(1, title="Called"))
    remote_id = ask(peer, google_reader_calls.subscribe(login(peer), url)).remote_id
    assert remote_id == peer.server_feed(url).remote_id
    again = ask(peer, google_reader_calls.subscribe(login(peer), url))
    assert again == AddedFeed("", again.said) if peer.quirks.refused_quickadd == 200 else not again.ok
    for _ in range(2):
        assert ask(peer, google_reader_calls.rename(login(peer), remote_id, "Renamed")).text == "OK"
        assert ask(peer, google_reader_calls.move(login(peer), remote_id, f"Moved {peer.prefix}")).text == "OK"
    feed = peer.server_feed(url)
    assert (feed.title, feed.folder) == ("Renamed", f"Moved {peer.prefix}")
    assert ask(peer, google_reader_calls.unsubscribe(login(peer), remote_id)).text == "OK"
    assert ask(peer, google_reader_calls.unsubscribe(login(peer), remote_id)).status == peer.quirks.unsubscribed_twice
    assert url not in peer.urls()
