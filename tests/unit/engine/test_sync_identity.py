"""What a server calls something is not what it is: ids that are used again, feeds with another number, labels of one spelling or several, defaults."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.account_commands import MoveToAccount
from reader.domain.accounts import SignIn
from reader.domain.clock import DAY_SECONDS
from reader.domain.commands import AddSubscription, MarkRead, SetMark, TagEntries
from reader.domain.events import SubscriptionAdded
from reader.domain.ids import EntryId
from reader.domain.marks import Mark
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import Posting
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23, Store
from tests.fakes.world import Page, published, rss
from tests.unit.engine.test_feeds_numbered_again import follow_twice

HOUR = 3600
URL = "http://here.test/feed"
WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_22, SignIn.PASSWORD), (MINIFLUX_22, SignIn.KEY)]
NAMES = ["freshrss", "miniflux", "miniflux 2.2", "key"]


@pytest.fixture(params=WAYS, ids=NAMES)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
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
