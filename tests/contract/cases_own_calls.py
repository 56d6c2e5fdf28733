"""Every request that a synchronisation makes by Miniflux's own interface, as it makes it, and read as it is read there."""

from collections.abc import Iterable

from reader.domain.accounts import READ, STARRED, ItemState, ServerFolder, ServerStates, SignIn
from reader.engine.sync import miniflux_calls
from reader.engine.sync.google_reader_calls import Login
from tests.contract.cases_calls import ask
from tests.contract.peer import Peer

MOST = 500


def login(peer: Peer) -> Login:
    return Login(peer.server, "", SignIn.KEY, secret=peer.api_key)


def states(peer: Peer, items: Iterable[int], *which: tuple[str, str], limit: int = MOST) -> list[ItemState]:
    """Those of these items that a list has, in its order, in all its pages."""
    found, after = list[ItemState](), 0
    while True:
        page = ask(peer, miniflux_calls.states(login(peer), which, after, limit))
        assert isinstance(page, ServerStates), page.text
        found += page.states
        after = page.last
        if not page.has_more:
            return [each for each in found if each.item_id in set(items)]


def case_pages_are_cut_by_id_and_leave_nothing_out(peer: Peer) -> None:
    items = peer.subscribe(5).items
    assert [each.item_id for each in states(peer, items, limit=2)] == list(items)
    assert [each.item_id for each in states(peer, items, ("before_entry_id", str(items[3])), limit=1)] == list(items[:3])
    first = ask(peer, miniflux_calls.states(login(peer), (("before_entry_id", str(items[4])),), items[1], MOST))
    assert [each.item_id for each in first.states] == list(items[2:4])
    entries = ask(peer, miniflux_calls.entries(login(peer), (("status", "unread"),), items[0], 2)).items
    assert [each.item_id for each in entries] == list(items[1:3])
    assert peer.items(items[1])[0].entry.identity == entries[0].entry.identity


def case_all_of_one_feed(peer: Peer) -> None:
    other, feed = peer.subscribe(2), peer.subscribe(3)
    ask(peer, miniflux_calls.set_read(login(peer), feed.items[:2], value=True))
    listed = states(peer, [*other.items, *feed.items], *miniflux_calls.of_feed(feed.remote_id), limit=2)
    assert [(each.item_id, each.is_read) for each in listed] == list(zip(feed.items, (True, True, False), strict=True))


def case_marks_are_set_twice_and_listed(peer: Peer) -> None:
    items = peer.subscribe(4).items
    some = items[1:3]
    for value in (True, False):
        for _ in range(2):
            assert ask(peer, miniflux_calls.set_read(login(peer), some, value=value)).status == 204
        unread = {each.item_id for each in states(peer, items, ("status", "unread"))}
        assert unread == set(items) - (set(some) if value else set())
        answered = ask(peer, miniflux_calls.set_starred(login(peer), some, value=value)).status
        assert answered == (204 if peer.quirks.native_stars else 400)
        if not peer.quirks.native_stars:
            for item in some:
                assert ask(peer, miniflux_calls.toggle_star(login(peer), item)).status == 204
        assert {each.item_id for each in states(peer, items, ("starred", "true"))} == (set(some) if value else set())
        (own,) = ask(peer, miniflux_calls.state(login(peer), items[1])).states
        assert own == ItemState(items[1], is_read=False, is_starred=value) or own.is_read == value


def case_an_item_that_is_not_there(peer: Peer) -> None:
    gone = ask(peer, miniflux_calls.state(login(peer), 999_999_999))
    assert (gone.status, "error_message" in gone.text) == (404, True)
    assert ask(peer, miniflux_calls.set_read(login(peer), [999_999_999], value=True)).status == peer.quirks.native_unknown


def case_what_changed_by_the_clock_of_the_server(peer: Peer) -> None:
    """Each way to change a mark notes it, with the other interface too, and so does storing an article."""
    items = peer.subscribe(4).items
    now = ask(peer, miniflux_calls.feeds(login(peer)))
    assert now.feeds
    at = peer.native("GET", "me").result.answered_at
    assert at is not None
    before = (("changed_after", str(at - 300)),)
    assert {each.item_id for each in states(peer, items, *before)} == set(items)
    ask(peer, miniflux_calls.set_read(login(peer), items[:1], value=True))
    ask(peer, miniflux_calls.toggle_star(login(peer), items[1]))
    peer.change("a", "user/-/state/com.google/read", items[2])
    changed = {
        each.item_id: {mark for mark, has in ((READ, each.is_read), (STARRED, each.is_starred)) if has}
        for each in states(peer, items, *before)
    }
    assert changed == {items[0]: {READ}, items[1]: {STARRED}, items[2]: {READ}, items[3]: set()}
    assert states(peer, items, ("changed_after", str(at + 3600))) == []


def case_counts_are_those_of_the_list(peer: Peer) -> None:
    items = peer.subscribe(3).items
    ask(peer, miniflux_calls.set_read(login(peer), items[:1], value=True))
    after, unread = 0, 0
    while True:
        page = ask(peer, miniflux_calls.states(login(peer), (("status", "unread"),), after, MOST))
        unread, after = unread + len(page.states), page.last
        if not page.has_more:
            break
    assert ask(peer, miniflux_calls.counters(login(peer))).unread == unread


def case_feeds_and_folders_are_those_of_the_other_interface(peer: Peer) -> None:
    url = peer.feeds.url(peer.serve(1, title="Own & <b>"))
    remote_id = ask(peer, miniflux_calls.subscribe(login(peer), url)).remote_id
    assert remote_id == peer.server_feed(url).remote_id
    assert not ask(peer, miniflux_calls.subscribe(login(peer), url)).ok
    name = f"Own ü & <c> {peer.prefix}"
    (made,) = ask(peer, miniflux_calls.add_category(login(peer), name)).folders
    assert made in ask(peer, miniflux_calls.categories(login(peer))).folders
    assert made == ServerFolder(name, made.number)
    for _ in range(2):
        assert ask(peer, miniflux_calls.change_feed(login(peer), remote_id, title="Re & <named>")).status == 201
        assert ask(peer, miniflux_calls.change_feed(login(peer), remote_id, category_id=made.number)).status == 201
    other = {each.remote_id: (each.url, each.title, each.folder) for each in peer.server_feeds()}
    assert other[remote_id][1:] == ("Re & <named>", name)
    assert {
        each.remote_id: (each.url, each.title, each.folder) for each in ask(peer, miniflux_calls.feeds(login(peer))).feeds
    } == other
    assert [ask(peer, miniflux_calls.unsubscribe(login(peer), remote_id)).status for _ in range(2)] == [204, 404]
    assert url not in peer.urls()


def case_whose_key_it_is(peer: Peer) -> None:
    assert ask(peer, miniflux_calls.user(login(peer))).username
