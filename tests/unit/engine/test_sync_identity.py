"""What a server calls something is not what it is: ids that are used again, feeds with another number, labels of one spelling or several, defaults."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import (
    AddSubscription,
    ConfirmServer,
    MarkRead,
    MoveToAccount,
    RemoveAccount,
    RetrieveNow,
    SetMark,
    TagEntries,
)
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountRemoved, SubscriptionAdded, SubscriptionsChanged
from reader.domain.ids import DAY_SECONDS, EntryId
from reader.storage import remote_feeds
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import Posting
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23, Store
from tests.fakes.world import Page, published, rss
from tests.unit.engine.test_feeds_numbered_again import follow_twice
from tests.unit.engine.test_sync_feeds import set_up_again, subscribes

HOUR = 3600
URL = "http://here.test/feed"
WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_22, SignIn.PASSWORD), (MINIFLUX_22, SignIn.KEY)]
NAMES = ["freshrss", "miniflux", "miniflux 2.2", "key"]


@pytest.fixture(params=WAYS, ids=NAMES)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
    made.keeps_time = True
    with made.server:
        yield made


def live(run: AccountRun, seconds: float) -> None:
    run.simulation.run_until(run.simulation.now + seconds)


def marked(store: Store) -> dict[str, tuple[bool, bool]]:
    """Whether articles are read and starred there, by what they are."""
    rows = store.rows("SELECT link, is_read, is_starred FROM item")
    return {link: (bool(read), bool(starred)) for link, read, starred in rows}


def shown(run: AccountRun) -> dict[str, tuple[bool, bool]]:
    """The same of those here; an article that is here twice is under its link and number."""
    found: dict[str, tuple[bool, bool]] = {}
    rows = run.connection.execute(
        """SELECT e.link, s.is_read, s.is_starred, s.entry_id FROM entry e JOIN entry_status s USING (entry_id)
        JOIN subscription u ON u.feed_id = s.feed_id WHERE u.removed_at IS NULL"""
    )
    for link, read, starred, number in rows.fetchall():
        found[f"{link} {number}" if link in found else link] = (bool(read), bool(starred))
    return found


def titles(run: AccountRun) -> set[tuple[str, str]]:
    return {(url, title) for url, title in run.server.store.rows("SELECT url, title FROM feed")}


# ---- feeds that are numbered again while marks wait


@pytest.mark.parametrize("after", [0, 600], ids=["at once", "ten minutes later"])
def test_marks_that_wait_while_a_feed_is_numbered_again_arrive(run: AccountRun, after: int) -> None:
    """Soon after the feeds were listed: nothing tells the articles that are gone from those that are read."""
    run.add()
    live(run, HOUR + 60)
    first, second, third, *_ = sorted(run.server.store.column("SELECT id FROM item WHERE feed_id = 1"))
    link = dict(run.server.store.rows("SELECT id, link FROM item"))
    run.server.store.set_mark([third], "read", value=True)
    run.sync()
    run.simulation.send(MarkRead((run.entry_of(first),), is_read=True))
    run.simulation.send(SetMark((run.entry_of(second),), Mark.STARRED))
    run.simulation.send(MarkRead((run.entry_of(third),), is_read=False))
    if after:
        kept = run.server.store.rows("SELECT key, title, html, link, posted / 1000000 FROM item WHERE feed_id = 1")
        run.server.store.remove_feed(1)
        live(run, after)
        run.server.store.add_feed("http://site.test/a", title="A", folder="News", items=[Posting(*row) for row in kept])
    else:
        follow_twice(run, "http://site.test/a")
    live(run, 30 * HOUR)
    assert shown(run) == marked(run.server.store)
    assert [marked(run.server.store)[link[item]] for item in (first, second, third)] == [
        (True, False),
        (False, True),
        (False, False),
    ]
    assert run.waiting() == 0


def test_a_star_taken_and_an_article_marked_unread_arrive_at_a_feed_that_is_numbered_again(run: AccountRun) -> None:
    run.add()
    live(run, HOUR + 60)
    first, second, *_ = sorted(run.server.store.column("SELECT id FROM item WHERE feed_id = 1"))
    link = dict(run.server.store.rows("SELECT id, link FROM item"))
    run.server.store.set_mark([first], "starred", value=True)
    run.server.store.set_mark([second], "read", value=True)
    run.sync()
    run.simulation.send(SetMark((run.entry_of(first),), Mark.STARRED, is_set=False))
    run.simulation.send(MarkRead((run.entry_of(second),), is_read=False))
    follow_twice(run, "http://site.test/a")
    again = [run.server.store.column("SELECT id FROM item WHERE link = ?", (link[each],))[0] for each in (first, second)]
    run.server.store.set_mark(again[:1], "starred", value=True)
    run.server.store.set_mark(again[1:], "read", value=True)
    live(run, 30 * HOUR)
    assert [marked(run.server.store)[link[item]] for item in (first, second)] == [(False, False), (False, False)]
    assert shown(run) == marked(run.server.store)
    assert run.waiting() == 0


# ---- defaults


def own_feed(run: AccountRun, count: int) -> list[EntryId]:
    """A feed of this computer; its articles, the first one first."""
    run.world.pages[URL] = Page(rss(*range(1, count + 1)))
    run.simulation.send(AddSubscription(URL))
    (added,) = published(run.simulation, SubscriptionAdded)
    rows = run.connection.execute(
        "SELECT entry_id FROM entry JOIN entry_status USING (entry_id) WHERE feed_id = ? ORDER BY link", (added.feed_id,)
    ).fetchall()
    return [EntryId(row[0]) for row in rows]


def test_a_feed_that_is_moved_to_a_server_unreads_nothing_there(run: AccountRun) -> None:
    """Unread is how articles come, and no mark; nor is the title that a site gives itself one that the user gave."""
    run.add()
    store = run.server.store
    items = [Posting(str(n), f"Entry {n}", link=f"https://site.test/{n}", at=1_795_300_000 + n) for n in range(1, 9)]
    number = store.add_feed(URL, title="As I call it there", folder="News", items=items)
    there = store.column("SELECT id FROM item WHERE feed_id = ? ORDER BY link", (number,))
    store.set_mark(there[:7], "read", value=True)
    store.set_mark(there[:1], "starred", value=True)
    entries = own_feed(run, 8)
    run.simulation.send(MarkRead((entries[7],), is_read=True))
    run.simulation.send(SetMark((entries[3],), Mark.STARRED))
    (added,) = published(run.simulation, SubscriptionAdded)
    run.simulation.send(MoveToAccount((added.feed_id,), run.account.account_id))
    live(run, 2 * HOUR)
    assert set(there) & store.unread() == set()
    assert store.starred() == {there[0], there[3]}
    assert (URL, "As I call it there") in titles(run)
    assert shown(run) == marked(store)
    assert run.waiting() == 0


@pytest.mark.parametrize("comes_back", ["moved", "kept"])
def test_what_a_site_calls_a_feed_while_it_is_followed_here_renames_nothing_there(run: AccountRun, comes_back: str) -> None:
    run.add()
    run.server.store.change_feed(1, title="As I call it there")
    live(run, 2 * HOUR)
    run.world.pages["http://site.test/a"] = run.world.pages["http://site.test/b"] = Page(rss(1))
    (feed_id,) = [each.feed_id for each in run.simulation.core.state.feeds.values() if each.url == "http://site.test/a"]
    if comes_back == "moved":
        run.simulation.send(MoveToAccount((feed_id,), None))
        back = published(run.simulation, SubscriptionsChanged)[-1].undo
    else:
        run.simulation.send(RemoveAccount(run.account.account_id, keeps_feeds=True))
        back = published(run.simulation, AccountRemoved)[-1].undo
    # its server is not reached meanwhile, and could not let it go
    run.spoil = lambda _: Problem(ProblemKind.TIMEOUT)
    live(run, 2 * HOUR)
    run.simulation.send(RetrieveNow(feed_ids=(feed_id,)))
    live(run, 300)
    assert run.world.asked("http://site.test/a")
    run.spoil = lambda _: None
    assert back is not None
    run.simulation.send(back)
    live(run, 10 * HOUR)
    assert ("http://site.test/a", "As I call it there") in titles(run)
    assert not [each for each in run.asked if each.path.endswith("subscription/edit") or each.method == "PUT"]
    assert remote_feeds.waiting(run.connection)[run.account.account_id].total == 0


# ---- labels


SPELLINGS = ("sea", "Sea", "SEA", "two  blanks", "Caf\u00e9", "Cafe\u0301", "\u00dcber", "\u00fcber", "A & B", "A \uff06 B")


@pytest.fixture
def labelled(tmp_path: Path) -> Iterator[AccountRun]:
    """FreshRSS tells labels of several spellings apart: each is on an article of its own, and those of one word together on the last."""
    made = account_run(tmp_path)
    with made.server:
        for number, name in enumerate(SPELLINGS):
            made.server.store.set_label(made.server.store.ids()[number : number + 1], name, value=True)
        made.server.store.set_label(made.server.store.ids()[-1:], "sea", value=True)
        made.server.store.set_label(made.server.store.ids()[-1:], "SEA", value=True)
        made.add()
        yield made


def labels(run: AccountRun) -> set[tuple[int, str]]:
    return {(item, name) for item, name in run.server.store.rows("SELECT item_id, name FROM label")}


def tagged(run: AccountRun) -> set[tuple[int, str]]:
    """The tags of articles here; case does not count."""
    rows = "SELECT r.item_id, t.name FROM entry_tag e JOIN tag t USING (tag_id) JOIN remote_item r USING (entry_id)"
    return {(item, name.lower() if name.isascii() else name) for item, name in run.connection.execute(rows).fetchall()}


def plain(name: str) -> str:
    name = " ".join(name.split())
    return name.lower() if name.isascii() else name


def test_labels_that_differ_by_case_or_blanks_or_composition_stay(labelled: AccountRun) -> None:
    there = labels(labelled)
    wanted = {(item, plain(name)) for item, name in there}
    assert tagged(labelled) == wanted
    for _ in range(4):
        live(labelled, DAY_SECONDS + 60)
        assert tagged(labelled) == wanted
        assert labels(labelled) == there
    assert labelled.waiting() == 0


def test_a_tag_taken_off_here_goes_there_by_each_spelling_and_comes_back_as_it_was(labelled: AccountRun) -> None:
    there = labels(labelled)
    last = labelled.server.store.ids()[-1]
    labelled.simulation.send(TagEntries((labelled.entry_of(last),), remove=("Sea",)))
    live(labelled, 2 * DAY_SECONDS)
    assert labels(labelled) == {each for each in there if each[0] != last}
    assert (last, "sea") not in tagged(labelled)
    labelled.simulation.send(TagEntries((labelled.entry_of(last),), add=("seA",)))
    live(labelled, 2 * DAY_SECONDS)
    assert {plain(name) for item, name in labels(labelled) if item == last} == {"sea"}
    assert (last, "sea") in tagged(labelled)
    assert labelled.waiting() == 0


def test_one_spelling_of_two_that_goes_there_leaves_the_tag(labelled: AccountRun) -> None:
    last = labelled.server.store.ids()[-1]
    labelled.server.store.set_label([last], "sea", value=False)
    live(labelled, 2 * DAY_SECONDS)
    assert (last, "sea") in tagged(labelled)
    labelled.server.store.set_label([last], "SEA", value=False)
    live(labelled, 2 * DAY_SECONDS)
    assert (last, "sea") not in tagged(labelled)
    assert labelled.waiting() == 0


def test_folders_are_called_exactly_as_there(run: AccountRun) -> None:
    for number, name in enumerate(("News", "news", "two  blanks", "A \uff06 B")):
        run.server.store.add_feed(f"http://site.test/{number}", title=f"F{number}", folder=name, items=1)
    run.add()
    before = run.server.store.rows("SELECT url, name FROM feed JOIN folder ON folder.id = folder_id ORDER BY url")
    names = [row[0] for row in run.connection.execute("SELECT title FROM folder").fetchall()]
    assert {"News", "news", "two  blanks", "A \uff06 B"} <= set(names)
    live(run, 30 * HOUR)
    assert run.server.store.rows("SELECT url, name FROM feed JOIN folder ON folder.id = folder_id ORDER BY url") == before
    assert run.server.store.column("SELECT name FROM folder WHERE name LIKE 'two%'") == ["two  blanks"]


# ---- numbers that are given twice


def news(number: int, site: str = "a") -> Posting:
    return Posting(f"news {number}", f"News {number}", link=f"http://site.test/{site}/news/{number}")


def confirm(run: AccountRun) -> None:
    assert run.account.problem == Problem(ProblemKind.SERVER_REPLACED)
    run.simulation.send(ConfirmServer(run.account.account_id, is_same=True))
    live(run, 3 * HOUR)
    assert run.account.problem is None


def follows_when_asked(run: AccountRun, url: str, items: list[Posting]) -> None:
    """The server subscribes to what is no site here, and its answer is lost."""

    def answer(asked: Asked) -> Response | None:
        if subscribes(asked) and not run.server.store.rows("SELECT 1 FROM feed WHERE url = ?", (url,)):
            run.server.store.add_feed(url, title="Called by its site", items=items)
            return Response(200, b"lost")
        return None

    run.spoil = answer


def entry_called(run: AccountRun, link: str) -> EntryId:
    return EntryId(run.connection.execute("SELECT entry_id FROM entry WHERE link = ?", (link,)).fetchone()[0])


@pytest.mark.parametrize("is_filled", [True, False], ids=["with others in their place", "before it fetched any"])
def test_a_server_restored_from_an_older_backup_is_asked_about_before_a_mark_lands_on_another_article(
    run: AccountRun, *, is_filled: bool
) -> None:
    store = run.server.store
    run.add()
    with contextlib.closing(store.dump()) as dump:
        live(run, 60)
        store.post(1, [news(number) for number in range(30)])
        run.sync()
        new, starred, unread = news(3).link, news(4).link, news(5).link
        old = store.column("SELECT link FROM item WHERE feed_id = 1 ORDER BY id LIMIT 1")[0]
        run.simulation.send(MarkRead((entry_called(run, old), entry_called(run, new), entry_called(run, unread)), is_read=True))
        live(run, 300)
        # these are not sent yet when it happens
        run.simulation.send(SetMark((entry_called(run, starred),), Mark.STARRED))
        run.simulation.send(MarkRead((entry_called(run, unread),), is_read=False))
        store.restore(dump)
    if is_filled:
        # other articles come first
        store.advance(60_000_000)
        store.post(2, [news(number, "b") for number in range(25)])
        store.post(1, [news(number) for number in range(25)])
        store.post(2, [news(number, "b") for number in range(25, 30)])
    before = marked(store)
    live(run, HOUR)
    assert marked(store) == before
    confirm(run)
    store.post(1, [news(number) for number in range(30)])
    live(run, 30 * HOUR)
    there = marked(store)
    assert [there[link] for link in (old, new, starred, unread)] == [(True, False), (True, False), (False, True), (False, False)]
    assert sum(read for read, _ in there.values()) == 2
    assert sum(star for _, star in there.values()) == 1
    assert shown(run) == there
    assert run.waiting() == 0


def test_one_article_in_the_place_of_another_is_a_new_one(run: AccountRun) -> None:
    """Nobody is asked for so few."""
    store = run.server.store
    run.add()
    with contextlib.closing(store.dump()) as dump:
        store.post(1, [news(1)])
        run.sync()
        run.simulation.send(SetMark((entry_called(run, news(1).link),), Mark.STARRED))
        store.restore(dump)
    store.advance(60_000_000)
    store.post(1, [news(2)])
    live(run, HOUR)
    assert run.account.problem is None
    if not run.server.quirks.ids_are_times:
        assert store.starred() == set()
    store.post(1, [news(1)])
    live(run, 30 * HOUR)
    assert marked(store)[news(1).link] == (False, True)
    assert shown(run)[news(2).link] == marked(store)[news(2).link] == (False, False)
    assert run.waiting() == 0


@pytest.mark.parametrize("site", ["", "http://site.test/"])
def test_a_new_feed_that_has_the_number_of_another_one_does_not_take_its_place(run: AccountRun, site: str) -> None:
    """Nor where both are of one site."""
    store = run.server.store
    run.add()
    with contextlib.closing(store.dump()) as dump:
        items = [news(n, "c") for n in range(5)]
        number = store.add_feed("http://site.test/c", title="C", site_url=site, folder="News", items=items)
        live(run, 2 * HOUR)
        mine = entry_called(run, news(2, "c").link)
        run.simulation.send(SetMark((mine,), Mark.STARRED))
        live(run, 300)
        store.restore(dump)
    store.advance(60_000_000)
    again = store.add_feed("http://site.test/d", title="D", site_url=site, folder="Fun", items=[news(n, "d") for n in range(5)])
    assert again == number
    follows_when_asked(run, "http://site.test/c", [news(n, "c") for n in range(5)])
    live(run, 2 * HOUR)
    confirm(run)
    live(run, 30 * HOUR)
    assert {url for url, _ in titles(run)} == {f"http://site.test/{name}" for name in "abcd"}
    assert {link for link, (_, star) in marked(store).items() if star} == {news(2, "c").link}
    assert shown(run) == marked(store)
    rows = run.connection.execute("SELECT url FROM feed JOIN subscription USING (feed_id) WHERE removed_at IS NULL").fetchall()
    assert sorted(row[0] for row in rows) == sorted(url for url, _ in titles(run))
    assert run.waiting() == 0


def test_a_feed_is_the_same_where_its_articles_are_and_is_called_by_its_new_address(run: AccountRun) -> None:
    store = run.server.store
    run.add()
    count = len(shown(run))
    store.database.execute("UPDATE feed SET url = 'http://elsewhere.test/feed' WHERE id = 1")
    store.database.execute("UPDATE item SET title = 'Now called ' || title WHERE feed_id = 1")
    live(run, 30 * HOUR)
    assert run.account.problem is None
    assert len(shown(run)) == count
    rows = run.connection.execute("SELECT url FROM feed JOIN subscription USING (feed_id) WHERE removed_at IS NULL").fetchall()
    assert sorted(row[0] for row in rows) == sorted(url for url, _ in titles(run))


def test_a_server_that_was_set_up_again_is_asked_about_when_its_feeds_are_listed_first(run: AccountRun) -> None:
    run.add()
    read = sorted(run.items())[:5]
    links = dict(run.server.store.rows("SELECT id, link FROM item"))
    run.simulation.send(MarkRead(tuple(map(run.entry_of, read)), is_read=True))
    live(run, 60)
    set_up_again(run)
    live(run, 6 * HOUR)
    confirm(run)
    assert {link for link, (is_read, _) in marked(run.server.store).items() if is_read} == {links[item] for item in read}
    assert shown(run) == marked(run.server.store)


def test_what_a_server_clears_away_is_no_reason_to_ask(run: AccountRun) -> None:
    """The oldest articles that were read; Miniflux does that with the newest too, where its user wants it."""
    store = run.server.store
    run.add()
    read = sorted(store.ids())[:40] if run.server.quirks.ids_are_times else sorted(store.ids())[-40:]
    store.set_mark(read, "read", value=True)
    live(run, 2 * HOUR)
    store.remove_items(read)
    store.post(1, [news(1)])
    live(run, 30 * HOUR)
    assert run.account.problem is None
