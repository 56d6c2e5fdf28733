"""Feeds that are moved to a server which has had them for long: whatever it did with their articles since, both sides have the same marks."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import (
    AddSubscription,
    ConfirmServer,
    JudgeEntry,
    MarkRead,
    MoveToAccount,
    RecordListening,
    RemoveAccount,
    RemoveSubscription,
    RestoreAccount,
    RestoreSubscription,
    RetrieveNow,
    SetMark,
    SignInAgain,
    TagEntries,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.episodes import Listening
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    AccountRemoved,
    CommandFailed,
    ListeningChanged,
    StatusesChanged,
    SubscriptionAdded,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.feed import Move
from reader.domain.ids import EntryId, FeedId
from reader.lab.simulation import Simulation
from reader.storage import entries, episodes, readings, tags
from reader.storage.writer import transaction
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23
from tests.fakes.world import START, Page, World, only_feed, published, rss, simulate

URL = "http://here.test/feed"
DAY = 86_400
OLD = int(START - 60 * DAY)
WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_22, SignIn.KEY)]


@pytest.fixture(params=WAYS, ids=["freshrss", "miniflux", "key"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
    with made.server:
        yield made


def has_long_had(run: AccountRun, count: int) -> list[int]:
    """The server stored these articles two months ago; their items, the first article's first."""
    store = run.server.store
    feed_id = store.add_feed(URL, title="A feed", items=list(postings(count, at=OLD, base=URL)))
    items = store.column("SELECT id FROM item WHERE feed_id = ? ORDER BY id", (feed_id,))
    for number, item in enumerate(items, 1):
        store.database.execute(
            "UPDATE item SET link = ?, title = ?, id = id - ?, stored = stored - ?, changed = changed - ? WHERE id = ?",
            (f"https://site.test/{number}", f"Entry {number}", *aged(run), item),
        )
    return store.column("SELECT id FROM item WHERE feed_id = ? ORDER BY id", (feed_id,))


def aged(run: AccountRun) -> tuple[int, int, int]:
    age = 60 * DAY * 1_000_000
    return (age if run.server.quirks.ids_are_times else 0, age, age)


def own_feed(run: AccountRun, count: int) -> tuple[FeedId, list[EntryId]]:
    """A feed of this computer; its articles, the first one first."""
    run.world.pages[URL] = Page(rss(*range(1, count + 1)))
    run.simulation.send(AddSubscription(URL))
    (added,) = published(run.simulation, SubscriptionAdded)
    rows = run.connection.execute(
        "SELECT e.entry_id FROM entry e JOIN entry_status s USING (entry_id) WHERE s.feed_id = ? ORDER BY e.title",
        (added.feed_id,),
    ).fetchall()
    return added.feed_id, [EntryId(row[0]) for row in rows]


def marks_here(run: AccountRun, entry_ids: list[EntryId]) -> dict[int, tuple[bool, bool]]:
    rows = run.connection.execute(
        "SELECT r.item_id, s.entry_id, s.is_read, s.is_starred FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id"
    ).fetchall()
    return {item: (bool(read), bool(star)) for item, entry_id, read, star in rows if entry_id in entry_ids}


def marks_there(run: AccountRun, items: list[int]) -> dict[int, tuple[bool, bool]]:
    store = run.server.store
    return {item: (item not in store.unread(), item in store.starred()) for item in items}


@pytest.mark.parametrize("is_followed", [True, False], ids=["followed", "not yet followed"])
def test_what_the_server_stored_long_ago_and_was_read_there_agrees(run: AccountRun, *, is_followed: bool) -> None:
    if not is_followed:
        run.add()
    items = has_long_had(run, 6)
    run.server.store.set_mark(items[:5], "read", value=True)
    run.server.store.set_mark(items[1:2], "starred", value=True)
    if is_followed:
        run.add()
    feed_id, entry_ids = own_feed(run, 6)
    run.simulation.send(MarkRead((entry_ids[2],), is_read=True))
    run.simulation.send(SetMark((entry_ids[3],), Mark.STARRED))
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    run.simulation.run_until(run.simulation.now + 600)
    here = marks_here(run, entry_ids)
    assert here == marks_there(run, items)
    assert [here[item][1] for item in items] == [False, True, False, True, False, False]
    assert here[items[2]][0]
    assert run.waiting() == 0


def lists_one_feed(asked: Asked) -> bool:
    return dict(asked.fields).get("s", "").startswith("feed/") or "feed_id" in dict(asked.fields)


def moved(run: AccountRun, here: int, there: int) -> tuple[list[EntryId], list[int]]:
    """A feed of this computer, moved to a server that has had it for long and where all was read."""
    items = has_long_had(run, there)
    run.server.store.set_mark(items, "read", value=True)
    run.add()
    feed_id, entry_ids = own_feed(run, here)
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    return entry_ids, items


def test_what_is_not_here_stays_there_and_is_asked_for_once(run: AccountRun) -> None:
    entry_ids, items = moved(run, 2, 300)
    run.simulation.run_until(run.simulation.now + 600)
    assert sorted(marks_here(run, entry_ids)) == items[:2]
    assert run.connection.execute("SELECT count(*) FROM entry WHERE link LIKE 'https://site.test/%'").fetchone() == (2,)
    asked = len([each for each in run.asked if lists_one_feed(each)])
    assert asked == 1
    run.simulation.run_until(run.simulation.now + DAY)
    assert len([each for each in run.asked if lists_one_feed(each)]) == asked


def test_a_server_that_will_not_list_a_feed_is_asked_again_and_holds_up_nothing(run: AccountRun) -> None:
    run.spoil = lambda asked: Response(400, b"[]") if lists_one_feed(asked) else None
    entry_ids, items = moved(run, 2, 3)
    run.simulation.run_until(run.simulation.now + 60)
    assert run.sync().problem is None
    assert marks_here(run, entry_ids) == {}
    run.spoil = lambda asked: None
    run.start(run.simulation.now)
    assert run.sync().problem is None
    assert sorted(marks_here(run, entry_ids)) == items[:2]


def test_of_a_server_that_was_set_up_again_all_is_found_that_was_here(run: AccountRun) -> None:
    items = has_long_had(run, 30)
    run.add()
    entry_ids = [run.entry_of(item) for item in items]
    store = run.server.store
    with store.writing():
        store.database.execute("UPDATE item SET id = id + 700000, is_read = 1")
    if run.sign_in is SignIn.KEY:
        run.simulation.send(SignInAgain(run.account.account_id, "", run.secret))
    else:
        run.sync()
    run.simulation.send(ConfirmServer(run.account.account_id, is_same=True))
    run.simulation.run_until(run.simulation.now + 600)
    assert marks_here(run, entry_ids) == marks_there(run, [item + 700_000 for item in items])


def both(run: AccountRun) -> tuple[FeedId, list[EntryId], list[int]]:
    """A feed that this computer follows with four articles, and the account with six: the former, its articles, and the account's items."""
    items = has_long_had(run, 6)
    run.add()
    feed_id, entry_ids = own_feed(run, 4)
    return feed_id, entry_ids, items


def shown(run: AccountRun) -> dict[int, tuple[bool, bool]]:
    """The marks of the account's items in feeds that are followed."""
    rows = run.connection.execute(
        """SELECT r.item_id, s.is_read, s.is_starred FROM remote_item r JOIN entry_status s ON s.entry_id = r.entry_id
        JOIN subscription u ON u.feed_id = s.feed_id AND u.removed_at IS NULL WHERE NOT s.is_removed"""
    ).fetchall()
    return {item: (bool(read), bool(star)) for item, read, star in rows}


def marks_of_copy(run: AccountRun, items: list[int]) -> None:
    """Marks given to the account's articles: of two that are here too, and of two that only the account has."""
    run.simulation.send(MarkRead((run.entry_of(items[0]), run.entry_of(items[4])), is_read=True))
    run.simulation.send(SetMark((run.entry_of(items[1]), run.entry_of(items[5])), Mark.STARRED))


def said_of(run: AccountRun, entry_ids: list[EntryId]) -> list[tuple[EntryId, str, bool]]:
    """What an open list was told of the marks of these articles."""
    return [
        (entry_id, "read" if each.is_read is not None else str(each.mark), each.is_set if each.is_read is None else each.is_read)
        for each in published(run.simulation, StatusesChanged)
        for entry_id in each.entry_ids
        if entry_id in entry_ids
    ]


MARKED = [(True, False), (False, True), (False, False), (False, False), (True, False), (False, True)]


@pytest.mark.parametrize("is_sent", [False, True], ids=["waiting", "sent"])
def test_marks_of_the_accounts_own_copy_go_to_the_feed_that_takes_its_place(run: AccountRun, *, is_sent: bool) -> None:
    feed_id, entry_ids, items = both(run)
    marks_of_copy(run, items)
    if is_sent:
        run.simulation.run_until(run.simulation.now + 600)
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    assert said_of(run, entry_ids) == [(entry_ids[0], "read", True), (entry_ids[1], "starred", True)]
    run.simulation.run_until(run.simulation.now + 600)
    there = marks_there(run, items)
    assert [there[item] for item in items] == MARKED
    assert {item: marks for item, marks in shown(run).items() if item in items} == there
    assert run.waiting() == 0


def test_they_do_so_where_its_articles_were_copies_of_those_of_another_feed_here(run: AccountRun) -> None:
    run.world.pages["http://first.test/feed"] = Page(rss(1, 2, 3, 4))
    run.simulation.send(AddSubscription("http://first.test/feed"))
    run.simulation.events.clear()
    feed_id, entry_ids, items = both(run)
    (copied,) = run.connection.execute("SELECT count(*) FROM entry_status WHERE feed_id = ? AND copy_of", (feed_id,)).fetchone()
    assert copied == len(entry_ids)
    marks_of_copy(run, items)
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    run.simulation.run_until(run.simulation.now + 600)
    there = marks_there(run, items)
    assert [there[item] for item in items] == MARKED
    assert marks_here(run, entry_ids) == {item: there[item] for item in items[:4]}


@pytest.mark.parametrize("seconds", [0, 600, DAY], ids=["at once", "later", "a day later"])
def test_when_that_is_undone_the_account_has_its_copy_again_and_all_marks(run: AccountRun, seconds: int) -> None:
    feed_id, entry_ids, items = both(run)
    marks_of_copy(run, items)
    copies = [run.entry_of(item) for item in items]
    command = MoveToAccount((feed_id,), run.account.account_id)
    run.simulation.send(command)
    run.simulation.run_until(run.simulation.now + seconds)
    run.simulation.send(SetMark((entry_ids[3],), Mark.STARRED))
    (moved,) = [each for each in published(run.simulation, SubscriptionsChanged) if each.cause == command.command_id]
    assert moved.undo is not None
    run.simulation.send(moved.undo)
    assert not published(run.simulation, CommandFailed)
    run.simulation.run_until(run.simulation.now + 2 * 3600)
    assert run.server.store.rows("SELECT 1 FROM feed WHERE url = ?", (URL,))
    there = marks_there(run, items)
    assert [there[item] for item in items] == [*MARKED[:3], (False, True), *MARKED[4:]]
    assert marks_here(run, copies) == there
    assert run.waiting() == 0


def test_a_star_that_comes_from_the_server_is_seen_in_an_open_list(run: AccountRun) -> None:
    run.add()
    items = has_long_had(run, 3)
    run.server.store.set_mark(items[1:2], "starred", value=True)
    feed_id, entry_ids = own_feed(run, 3)
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    run.simulation.run_until(run.simulation.now + 600)
    assert said_of(run, entry_ids) == [(entry_ids[1], "starred", True)]


def test_what_was_read_in_a_feed_that_the_server_has_again_is_seen_in_an_open_list(run: AccountRun) -> None:
    items = has_long_had(run, 3)
    run.add()
    entry_ids = [run.entry_of(item) for item in items]
    store = run.server.store
    (number,) = store.column("SELECT feed_id FROM item WHERE id = ?", (items[0],))
    run.simulation.send(MarkRead((entry_ids[2],), is_read=True))
    run.simulation.run_until(run.simulation.now + 600)
    with store.writing():
        store.database.execute("UPDATE feed SET id = 70 WHERE id = ?", (number,))
        store.database.execute("UPDATE item SET feed_id = 70, id = id + 700000 WHERE feed_id = ?", (number,))
    store.set_mark([items[0] + 700_000], "read", value=True)
    store.set_mark([items[2] + 700_000], "read", value=False)
    run.simulation.run_until(run.simulation.now + 2 * 3600)
    shown_last = dict.fromkeys(entry_ids, False) | {entry_id: is_read for entry_id, _, is_read in said_of(run, entry_ids)}
    assert list(shown_last.values()) == [True, False, False]
    rows = run.connection.execute("SELECT entry_id, is_read FROM entry_status").fetchall()
    assert {each: bool(is_read) for each, is_read in rows if each in entry_ids} == shown_last


def test_what_waits_for_a_feed_that_the_server_has_again_is_sent(run: AccountRun) -> None:
    items = has_long_had(run, 3)
    run.add()
    entry_ids = [run.entry_of(item) for item in items]
    store = run.server.store
    (number,) = store.column("SELECT feed_id FROM item WHERE id = ?", (items[0],))
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(MarkRead((entry_ids[0],), is_read=True))
    run.simulation.run_until(run.simulation.now + 3 * 3600)
    with store.writing():
        store.database.execute("UPDATE feed SET id = 70 WHERE id = ?", (number,))
        store.database.execute("UPDATE item SET feed_id = 70, id = id + 700000 WHERE feed_id = ?", (number,))
    store.set_mark([items[1] + 700_000], "read", value=True)
    run.spoil = lambda _: None
    assert run.sync().problem is None
    run.simulation.run_until(run.simulation.now + 2 * 3600)
    again = [item + 700_000 for item in items]
    assert [read for read, _ in marks_there(run, again).values()] == [True, True, False]
    assert marks_here(run, entry_ids) == marks_there(run, again)


def test_an_account_that_goes_leaves_its_marks_to_the_feeds_that_are_followed_here_too(run: AccountRun) -> None:
    _, entry_ids, items = both(run)
    marks_of_copy(run, items)
    account_id = run.account.account_id
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(RemoveAccount(account_id, keeps_feeds=True))
    assert published(run.simulation, AccountRemoved)
    assert said_of(run, entry_ids) == [(entry_ids[0], "read", True), (entry_ids[1], "starred", True)]
    run.spoil = lambda _: None
    run.simulation.send(RestoreAccount(account_id))
    run.simulation.run_until(run.simulation.now + 600)
    there = marks_there(run, items)
    assert [there[item] for item in items] == MARKED
    assert shown(run).items() >= there.items()
    assert run.waiting() == 0


def test_a_copy_that_was_unsubscribed_a_moment_ago_leaves_its_marks_too(run: AccountRun) -> None:
    feed_id, _, items = both(run)
    marks_of_copy(run, items)
    (copy,) = run.connection.execute("SELECT feed_id FROM entry_status WHERE entry_id = ?", (run.entry_of(items[0]),)).fetchone()
    run.simulation.send(RemoveSubscription((copy,)))
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    run.simulation.run_until(run.simulation.now + 2 * 3600)
    there = marks_there(run, items)
    assert [there[item] for item in items] == MARKED
    assert {item: marks for item, marks in shown(run).items() if item in items} == there


@pytest.mark.parametrize("way", ["moved", "removed"])
def test_tags_and_places_in_episodes_that_go_along_are_seen_where_an_article_is_open(run: AccountRun, way: str) -> None:
    feed_id, entry_ids, items = both(run)
    copies = [run.entry_of(item) for item in items]
    run.simulation.send(TagEntries((copies[0],), add=("Garden",)))
    run.simulation.send(TagEntries((copies[1], entry_ids[1]), add=("House",)))
    heard = Listening(
        copies[2], FeedId(0), "https://site.test/2.mp3", 60, 600, is_finished=False, at=int(START), utc_offset_seconds=0
    )
    run.simulation.send(RecordListening(heard))
    run.simulation.events.clear()
    run.simulation.send(
        MoveToAccount((feed_id,), run.account.account_id)
        if way == "moved"
        else RemoveAccount(run.account.account_id, keeps_feeds=True)
    )
    assert shown_again(run) == ({entry_ids[0]}, {entry_ids[2]})
    (undo,) = [each.undo for each in published(run.simulation, SubscriptionsChanged) if each.undo] or [None]
    if undo is not None:
        run.simulation.send(TagEntries((entry_ids[3],), add=("Water",)))
        run.simulation.events.clear()
        run.simulation.send(undo)
        assert shown_again(run) == ({copies[3]}, set())


def shown_again(run: AccountRun) -> tuple[set[EntryId], set[EntryId]]:
    """The articles whose tags, and those whose places in episodes are read again where they are shown."""
    tagged = {entry_id for each in published(run.simulation, TagsChanged) for entry_id in each.entry_ids}
    return tagged, {each.entry_id for each in published(run.simulation, ListeningChanged) if each.listening is not None}


FROM, TO = "https://old.test/feed.xml", "https://new.test/feed.xml"


def named(simulation: Simulation, feed_id: FeedId, title: str) -> EntryId:
    query = "SELECT e.entry_id FROM entry e JOIN entry_status s USING (entry_id) WHERE s.feed_id = ? AND e.title = ?"
    ((entry_id,),) = simulation.core.state.connection.execute(query, (feed_id, title)).fetchall()
    return EntryId(entry_id)


def flags(simulation: Simulation, entry_id: EntryId) -> tuple[int, ...]:
    query = "SELECT is_read, is_starred, is_later FROM entry_status WHERE entry_id = ?"
    ((*found,),) = simulation.core.state.connection.execute(query, (entry_id,)).fetchall()
    return tuple(found)


@pytest.mark.parametrize("there", [rss(1, 2), rss(1)], ids=["same document", "another document"])
def test_marks_and_tags_go_along_and_undo_brings_the_other_back_with_its_own(tmp_path: Path, there: bytes) -> None:
    world = World({FROM: Page(rss(1, 2)), TO: Page(there)})
    simulation = simulate(tmp_path, world)
    state = simulation.core.state
    for url in (FROM, TO):
        simulation.send(AddSubscription(url))
    moved, kept = (feed.feed_id for feed in state.feeds.values())
    source, target = named(simulation, moved, "Entry 1"), named(simulation, kept, "Entry 1")
    only = named(simulation, moved, "Entry 2")
    simulation.send(MarkRead((source,)))
    for mark in Mark:
        simulation.send(SetMark((source, only), mark))
    simulation.send(TagEntries((source,), add=("Garden",)))
    simulation.send(JudgeEntry(source, 1))
    heard = Listening(
        source, moved, "https://site.test/1.mp3", 60, 600, is_finished=False, at=int(simulation.now), utc_offset_seconds=0
    )
    with transaction(state.connection):
        episodes.record_listening(state.connection, heard)
    world.pages[FROM] = Page(moved_to=TO)
    state.remember(replace(state.feeds[moved], move=Move(TO, int(simulation.now) - 8 * DAY, 5)))
    simulation.now += DAY
    simulation.events.clear()
    simulation.send(RetrieveNow((moved,)))
    assert only_feed(simulation).feed_id == kept
    assert flags(simulation, target) == (1, 1, 1)
    assert tags.tags_of(state.connection, [source, target]) == {source: ("Garden",), target: ("Garden",)}
    assert episodes.listening_of_entry(state.connection, target) == (replace(heard, entry_id=target, feed_id=kept),)
    assert readings.judge(state.connection, target, 1, 0) == 1
    notified = {each.mark for each in published(simulation, StatusesChanged) if target in each.entry_ids}
    assert notified >= set(Mark)
    # also where it is open
    assert [each.entry_ids for each in published(simulation, TagsChanged)] == [(target,)]
    assert [each.listening for each in published(simulation, ListeningChanged)] == [replace(heard, entry_id=target, feed_id=kept)]
    assert only in entries.entry_ids(state.connection, Selection(View.LATER))
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert isinstance(undo, RestoreSubscription)
    simulation.send(undo)
    assert set(state.feeds) == {moved, kept}
    assert flags(simulation, source) == (1, 1, 1)
