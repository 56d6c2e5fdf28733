"""Labels of a server are tags here, and its folders are not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, MoveToAccount
from reader.domain.events import SubscriptionAdded, TagsChanged
from reader.domain.ids import DAY_SECONDS
from reader.engine.sync import labels
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import Posting
from tests.fakes.loopback import Response
from tests.fakes.world import Page, published, rss


@pytest.fixture
def run(tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path)
    with made.server:
        made.server.store.set_label(made.server.store.ids()[:2], "to keep", value=True)
        made.add()
        yield made


def tagged(run: AccountRun) -> dict[str, set[int]]:
    """The items that have each tag here."""
    found: dict[str, set[int]] = {}
    rows = "SELECT t.name, r.item_id FROM entry_tag e JOIN tag t USING (tag_id) JOIN remote_item r USING (entry_id)"
    for name, item in run.connection.execute(rows).fetchall():
        found.setdefault(name, set()).add(item)
    return found


def test_the_folder_of_a_feed_is_no_tag_of_its_articles(run: AccountRun) -> None:
    assert tagged(run) == {"to keep": set(run.server.store.ids()[:2])}
    assert run.waiting() == 0


def test_nor_is_one_that_the_feed_was_moved_to_meanwhile(run: AccountRun) -> None:
    run.server.store.change_feed(1, folder="Somewhere else")
    run.server.store.post(1, [Posting("new", "A new one", link="http://site.test/a/new")])
    run.server.store.set_label(run.server.store.ids()[-1:], "never seen", value=True)
    run.sync()
    assert tagged(run) == {"to keep": set(run.server.store.ids()[:2]), "never seen": {run.server.store.ids()[-1]}}


def test_labels_that_could_not_be_listed_are_listed_by_the_next_synchronisation(run: AccountRun) -> None:
    def fails(asked: Asked) -> Response | None:
        return Response(500, b"no") if any("label/" in text for _, text in asked.fields) else None

    item = run.server.store.ids()[7]
    run.server.store.set_label([item], "to keep", value=True)
    run.spoil = fails
    run.simulation.run_until(run.simulation.now + DAY_SECONDS)
    assert run.sync().problem is not None
    assert item not in tagged(run)["to keep"]
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert item in tagged(run)["to keep"]


def test_labels_of_a_feed_that_is_moved_to_the_server_are_tags_of_its_articles_here(run: AccountRun) -> None:
    url = "http://here.test/feed"
    posting = Posting("1", "Entry 1", link="https://site.test/1")
    feed_id = run.server.store.add_feed(url, title="A feed", folder="News", items=[posting])
    (item,) = run.server.store.column("SELECT id FROM item WHERE feed_id = ?", (feed_id,))
    run.server.store.set_label([item], "only there", value=True)
    run.world.pages[url] = Page(rss(1))
    run.simulation.send(AddSubscription(url))
    (added,) = published(run.simulation, SubscriptionAdded)
    run.simulation.send(MoveToAccount((added.feed_id,), run.account.account_id))
    run.simulation.run_until(run.simulation.now + 600)
    assert tagged(run)["only there"] == {item}
    assert run.waiting() == 0
    (entry_ids,) = [each.entry_ids for each in published(run.simulation, TagsChanged)]
    assert entry_ids == (run.entry_of(item),)


def test_many_labels_take_turns_and_none_is_lost(run: AccountRun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "A_DAY", 3)
    store = run.server.store
    names = [f"label {number:02}" for number in range(8)]
    for name in names:
        store.set_label(store.ids()[:1], name, value=True)
    run.sync()
    everything = {name: {store.ids()[0]} for name in names} | {"to keep": set(store.ids()[:2])}
    assert tagged(run) == everything
    for name in names:
        store.set_label(store.ids()[1:2], name, value=True)
    for _ in range(3):
        before = len(run.asked)
        run.simulation.run_until(run.simulation.now + DAY_SECONDS + 3600)
        assert len([each for each in run.asked[before:] if any("label/" in text for _, text in each.fields)]) <= 3 * 2
        assert {name: items & {store.ids()[0]} for name, items in tagged(run).items() if name in names} == {
            name: {store.ids()[0]} for name in names
        }
    assert tagged(run) == {name: set(store.ids()[:2]) for name in [*names, "to keep"]}
