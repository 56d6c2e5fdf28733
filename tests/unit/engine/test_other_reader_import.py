"""Stars, tags and read states of another reader: stored with the import, applied to what arrives, undone as a whole."""

import json
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    Batch,
    ImportOpml,
    MoveSubscription,
    PauseRetrievals,
    PreviewOpml,
    RetrieveNow,
    SetMark,
)
from reader.domain.entry import Mark
from reader.domain.errors import Detail, DetailKind
from reader.domain.events import EntriesArrived, OpmlImported, OpmlPreviewed, StatusesChanged, SubscriptionsChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import OpmlDocument
from reader.domain.user_data import OtherArticle, OtherFeed, OtherReader
from reader.formats.lists.other import document_of, read_google_reader
from reader.lab.simulation import Simulation
from reader.storage import subscriptions
from tests.fakes.world import START, Page, World, published, rss, simulate

URL = "https://site.test/feed.xml"
OTHER = "https://other.test/feed.xml"
STATE = (
    """SELECT s.identity, s.is_read, s.is_starred, e.title FROM entry_status s JOIN entry e USING (entry_id)
    JOIN subscription u USING (feed_id) WHERE u.removed_at IS NULL ORDER BY 1""",
    """SELECT s.identity, t.name FROM entry_tag JOIN tag t USING (tag_id) JOIN entry_status s USING (entry_id)
    JOIN subscription u USING (feed_id) WHERE u.removed_at IS NULL ORDER BY 1, 2""",
    "SELECT f.url FROM subscription u JOIN feed f USING (feed_id) WHERE u.removed_at IS NULL ORDER BY 1",
    "SELECT feed_id, key FROM read_elsewhere",
)


def article(number: int, feed: str = URL, **values: object) -> OtherArticle:
    base = OtherArticle(
        feed, f"e{number}", f"https://site.test/{number}", f"Entry {number}", published_at=int(START) - 86_400 + number * 3600
    )
    return OtherArticle(**{name: values.get(name, getattr(base, name)) for name in base.__slots__})  # type: ignore[attr-defined]


def library(*articles: OtherArticle, feeds: tuple[str, ...] = (URL,)) -> OpmlDocument:
    return document_of(OtherReader("Liferea", tuple(OtherFeed(url, "A feed") for url in feeds), articles))


def state(simulation: Simulation) -> list[list[tuple[object, ...]]]:
    return [simulation.core.state.connection.execute(query).fetchall() for query in STATE]


def fresh(tmp_path: Path, *numbers: int) -> Simulation:
    """A simulation that fetches only what it is asked to."""
    simulation = simulate(tmp_path, World({URL: Page(rss(*numbers)), OTHER: Page(rss(7, title="Other"))}))
    simulation.send(PauseRetrievals(int(START) + 10 * 86_400))
    return simulation


def test_stars_and_tags_are_there_at_once_and_read_states_with_the_first_document(tmp_path: Path) -> None:
    world = World()
    simulation = simulate(tmp_path, world)
    old = article(
        1,
        guid="old",
        link="https://site.test/old",
        title="No longer there",
        html="<p>Its <b>text</b><script>x</script></p>",
        is_starred=True,
        is_read=True,
    )
    document = library(old, article(2, is_starred=True, tags=("tides", "salt")), article(3, is_read=True), article(4))
    simulation.send(ImportOpml(document))
    (imported,) = published(simulation, OpmlImported)
    assert (imported.added, imported.reader, imported.starred, imported.tagged, imported.read) == (1, "Liferea", 2, 1, 1)
    before = state(simulation)
    assert before[0] == [("e2", 0, 1, "Entry 2"), ("old", 1, 1, "No longer there")]
    assert before[1] == [("e2", "salt"), ("e2", "tides")]
    world.pages[URL] = Page(rss(1, 2, 3, 4))
    simulation.run_until(START + 2 * 86_400)
    after = state(simulation)
    assert after[0] == [
        ("e1", 0, 0, "Entry 1"),
        ("e2", 0, 1, "Entry 2"),
        ("e3", 1, 0, "Entry 3"),
        ("e4", 0, 0, "Entry 4"),
        ("old", 1, 1, "No longer there"),
    ]
    assert after[1] == before[1]
    assert after[3] == []
    assert len(published(simulation, EntriesArrived)[-1].entry_ids) == 3
    text = simulation.core.state.connection.execute("SELECT text FROM entry_text WHERE title = 'No longer there'").fetchone()
    assert text == ("Its text",)


def test_importing_twice_doubles_nothing(tmp_path: Path) -> None:
    simulation = fresh(tmp_path, 1, 2, 3)
    document = library(article(9, is_starred=True, tags=("a",)), article(2, is_starred=True), article(3, is_read=True))
    simulation.send(ImportOpml(document))
    once = state(simulation)
    simulation.send(ImportOpml(document))
    assert state(simulation)[:3] == once[:3]
    simulation.send(RetrieveNow())
    fetched = state(simulation)
    simulation.send(ImportOpml(document))
    assert state(simulation)[:3] == fetched[:3]


@pytest.mark.parametrize("has_fetched", [False, True])
def test_an_import_is_undone_as_a_whole_and_done_again(tmp_path: Path, *, has_fetched: bool) -> None:
    """One feed was there with its articles, the other is new."""
    simulation = fresh(tmp_path, 1, 2, 3)
    simulation.send(AddSubscription(URL))
    simulation.send(SetMark((EntryId(1),), Mark.STARRED))
    before = state(simulation)
    document = library(
        article(1, is_starred=True, tags=("t",), is_read=True),
        article(2, is_starred=True),
        article(3, is_read=True),
        article(8, is_starred=True),
        article(7, OTHER, is_starred=True),
        article(6, OTHER, is_read=True),
        feeds=(URL, OTHER),
    )
    simulation.send(ImportOpml(document))
    (imported,) = published(simulation, OpmlImported)
    assert isinstance(imported.undo, Batch)
    after = state(simulation)
    assert after[0] == [
        ("e1", 1, 1, "Entry 1"),
        ("e2", 0, 1, "Entry 2"),
        ("e3", 1, 0, "Entry 3"),
        ("e7", 0, 1, "Entry 7"),
        ("e8", 0, 1, "Entry 8"),
    ]
    (change,) = [each for each in published(simulation, StatusesChanged) if each.is_read and each.cause == imported.cause]
    assert len(change.entry_ids) == 2
    if has_fetched:
        simulation.send(RetrieveNow())
    simulation.events.clear()
    simulation.send(imported.undo)
    assert state(simulation) == before
    (undone,) = [each for each in simulation.events if isinstance(each, SubscriptionsChanged | StatusesChanged) and each.undo]
    assert undone.undo is not None
    simulation.send(undone.undo)
    assert state(simulation)[:2] == after[:2]


def test_feeds_that_are_left_out_bring_nothing(tmp_path: Path) -> None:
    simulation = fresh(tmp_path, 1)
    document = library(article(1, is_starred=True), article(7, OTHER, is_starred=True), feeds=(URL, OTHER))
    simulation.send(ImportOpml(OpmlDocument("", document.feeds[:1], reader="Liferea", kept=document.kept, read=document.read)))
    assert [row[0] for row in state(simulation)[0]] == ["e1"]


def test_what_shares_only_a_link_or_a_guid_with_others_is_not_read(tmp_path: Path) -> None:
    """A feed whose articles all link to its home page, and one that gives every article the same guid."""
    page = rss(1, 2).replace(b"https://site.test/1", b"https://site.test/").replace(b"https://site.test/2", b"https://site.test/")
    simulation = simulate(tmp_path, World({URL: Page(page)}))
    simulation.send(ImportOpml(library(article(5, link="https://site.test/", is_read=True))))
    simulation.send(RetrieveNow())
    assert [row[1] for row in state(simulation)[0]] == [0, 0]


def test_without_a_guid_link_and_title_or_title_and_time_recognise_what_was_read(tmp_path: Path) -> None:
    simulation = fresh(tmp_path, 1, 2, 3)
    by_link = article(1, guid="", published_at=None, is_read=True)
    by_time = article(2, guid="", link="", is_read=True)
    simulation.send(ImportOpml(library(by_link, by_time, article(3, guid="", link="", published_at=None, is_read=True))))
    simulation.send(RetrieveNow())
    assert [(row[0], row[1]) for row in state(simulation)[0]] == [("e1", 1), ("e2", 1), ("e3", 0)]


def test_a_cut_document_leaves_read_states_waiting(tmp_path: Path) -> None:
    whole = rss(1, 2, 3)
    world = World({URL: Page(whole[: whole.rindex(b"<item>") + 20])})
    simulation = simulate(tmp_path, world)
    simulation.send(ImportOpml(library(article(1, is_read=True), article(3, is_read=True))))
    simulation.send(RetrieveNow())
    assert state(simulation)[3]
    world.pages[URL] = Page(whole)
    simulation.run_until(simulation.now + 2 * 86_400)
    assert [(row[0], row[1]) for row in state(simulation)[0]] == [("e1", 1), ("e2", 0), ("e3", 1)]
    assert state(simulation)[3] == []


def feedbin(*links: str) -> bytes:
    items = [{"title": f"Starred {link}", "url": link, "content": "x", "created_at": ""} for link in links]
    return json.dumps(items).encode()


def test_articles_that_name_no_feed_go_to_the_one_that_has_them_or_to_their_site(tmp_path: Path) -> None:
    """One is here already under another host, one is of the site of a feed, one of nobody."""
    elsewhere = rss(7).replace(b"https://site.test/", b"https://third.test/")
    simulation = simulate(tmp_path, World({URL: Page(rss(1)), OTHER: Page(elsewhere)}))
    for url in (URL, OTHER):
        simulation.send(AddSubscription(url))
    simulation.run_until(START + 60)
    simulation.send(AddFolder("Sea"))
    (folder,) = subscriptions.folders(simulation.core.state.connection)
    (first, *_) = subscriptions.subscriptions(simulation.core.state.connection)
    simulation.send(MoveSubscription(first.feed_id, folder.folder_id, None))
    data = feedbin("http://third.test/7", "https://site.test/old", "https://nobody.test/1")
    simulation.send(PreviewOpml(data, "starred.json"))
    (previewed,) = published(simulation, OpmlPreviewed)
    plan = previewed.preview
    assert (plan.new, plan.moved) == ((), ())
    assert {feed.url: feed.path for feed in plan.already_there} == {URL: ("Sea",), OTHER: ()}
    assert [(each.text, each.url, each.reason) for each in plan.document.skipped] == [
        ("Starred https://nobody.test/1", "https://nobody.test/1", Detail(DetailKind.NO_FEED_OF_ARTICLE))
    ]
    before = state(simulation)
    simulation.send(ImportOpml(plan.document))
    (imported,) = published(simulation, OpmlImported)
    assert (imported.added, imported.starred, imported.reader) == (0, 2, "Feedbin")
    starred = "SELECT f.url, e.link FROM entry_status s JOIN entry e USING (entry_id) JOIN feed f USING (feed_id) WHERE is_starred = 1 ORDER BY 1"
    assert simulation.core.state.connection.execute(starred).fetchall() == [
        (OTHER, "https://third.test/7"),
        (URL, "https://site.test/old"),
    ]
    assert imported.undo is not None
    simulation.send(imported.undo)
    assert state(simulation) == before


@pytest.mark.parametrize("in_folder", [True, False])
def test_a_label_called_as_the_folder_of_its_feed_is_no_tag(tmp_path: Path, *, in_folder: bool) -> None:
    """Inoreader and FreshRSS write both among the labels."""
    simulation = fresh(tmp_path, 1, 2)
    simulation.send(AddSubscription(URL))
    simulation.send(AddFolder("Sea"))
    (sea,) = subscriptions.folders(simulation.core.state.connection)
    simulation.send(AddFolder("Harbours", sea.folder_id))
    inner = next(each for each in subscriptions.folders(simulation.core.state.connection) if each.title == "Harbours")
    if in_folder:
        simulation.send(MoveSubscription(FeedId(1), inner.folder_id))
    states = ["user/-/state/com.google/starred"]
    items = [
        {
            "id": f"i{number}",
            "title": f"Entry {number}",
            "canonical": [{"href": f"https://site.test/{number}"}],
            "categories": [f"user/-/label/{label}" for label in labels]
            + (states if number != 3 else ["user/-/state/com.google/read"]),
            "origin": {"streamId": f"feed/{URL}", "title": "A feed"},
        }
        for number, labels in ((1, ("sea", "Harbours", "keep")), (2, ("Harbours",)), (3, ("Harbours",)))
    ]
    document = document_of(read_google_reader(json.dumps({"items": items})))
    simulation.send(ImportOpml(document))
    around = subscriptions.folders_around(simulation.core.state.connection, FeedId(1))
    assert around == (["Harbours", "Sea"] if in_folder else []), "an export without folders moves no feed"
    tags = {name for _, name in state(simulation)[1]}
    assert tags == ({"keep"} if in_folder else {"sea", "Harbours", "keep"})
    assert sum(bool(row[2]) for row in state(simulation)[0]) == 2
    titles = {str(row[3]) for row in state(simulation)[0]}
    assert ("Entry 3" in titles) is not in_folder


def test_a_real_tag_called_as_a_folder_stays_where_tags_are_known_as_such(tmp_path: Path) -> None:
    simulation = fresh(tmp_path, 1)
    simulation.send(AddSubscription(URL))
    simulation.send(AddFolder("Sea"))
    (sea,) = subscriptions.folders(simulation.core.state.connection)
    simulation.send(MoveSubscription(FeedId(1), sea.folder_id))
    feeds = (OtherFeed(URL, "A feed", path=("Sea",)),)
    simulation.send(ImportOpml(document_of(OtherReader("Liferea", feeds, (article(1, tags=("Sea",)),)))))
    assert {name for _, name in state(simulation)[1]} == {"Sea"}
