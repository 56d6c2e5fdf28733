"""Publishers that give the guid of an article to another one: nothing is overwritten, nothing comes twice."""

import random
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, FindMissing, MarkRead, RetrieveNow
from reader.domain.entry import Selection, View
from reader.lab.simulation import Simulation
from reader.storage import entries, history, retention
from tests.fakes.world import Page, World, only_feed, rss, simulate
from tests.unit.storage.examples import search_ids

URL = "https://site.test/feed.xml"
DAY = 86_400
STORIES = {
    "ferry": "The ferry to the islands runs again after the storm broke its mooring on Monday night",
    "library": "Readers may borrow telescopes and sewing machines from the town library beginning next week",
    "orchard": "An orchard of four hundred old apple trees was given to the school by its owner",
}

Item = tuple[str, str]
"""The guid and the story it stands for."""


def feed(*items: Item, more: str = "", date: str = "") -> bytes:
    """A document with these stories; `more` is added to every title and text."""
    listed = "".join(
        f"<item><guid isPermaLink='false'>{guid}</guid><link>https://site.test/{story}</link><title>About the {story}{more}</title>"
        f"<description>{STORIES[story]}{more}</description>{date}</item>"
        for guid, story in items
    )
    return f"<rss version='2.0'><channel><title>Town</title>{listed}</channel></rss>".encode()


def subscribed(folder: Path, *items: Item) -> tuple[Simulation, World]:
    world = World({URL: Page(feed(*items))})
    simulation = simulate(folder, world)
    simulation.send(AddSubscription(URL))
    return simulation, world


def served(simulation: Simulation, world: World, body: bytes) -> None:
    """Let the engine find this document for two days."""
    world.pages[URL] = Page(body)
    simulation.run_until(simulation.now + 2 * DAY)


def listed(simulation: Simulation) -> dict[int, tuple[str, int]]:
    """Title and read mark by id."""
    rows = simulation.core.state.connection.execute(
        "SELECT e.entry_id, e.title, s.is_read FROM entry e JOIN entry_status s USING (entry_id) ORDER BY 1"
    )
    return {entry_id: (title, is_read) for entry_id, title, is_read in rows.fetchall()}


def new_entries(simulation: Simulation) -> list[int]:
    """How many articles each retrieval brought, the first retrieval first."""
    records = history.retrievals(simulation.core.state.connection, only_feed(simulation).feed_id)
    return [record.new_entries for record in reversed(list(records))]


def mark_all_read(simulation: Simulation) -> None:
    simulation.send(MarkRead(tuple(entries.EntryId(each) for each in listed(simulation)), is_read=True))


@pytest.mark.parametrize("date", ["", "<pubDate>Mon, 05 Jan 2026 00:00:00 GMT</pubDate>"])
def test_a_guid_given_to_another_article_makes_two(tmp_path: Path, date: str) -> None:
    simulation, world = subscribed(tmp_path, ("latest", "ferry"))
    mark_all_read(simulation)
    served(simulation, world, feed(("latest", "library"), date=date))
    assert list(listed(simulation).values()) == [("About the ferry", 1), ("About the library", 0)]
    connection = simulation.core.state.connection
    assert [len(search_ids(connection, word, limit=9)) for word in ("mooring", "telescopes")] == [1, 1]
    served(simulation, world, feed(("latest", "library"), more=" (corrected)", date=date))
    assert list(listed(simulation).values()) == [("About the ferry", 1), ("About the library (corrected)", 0)]
    served(simulation, world, feed(("latest", "orchard"), date=date))
    assert [title for title, _ in listed(simulation).values()][2:] == ["About the orchard"]
    for story in ("ferry", "library", "orchard"):
        served(simulation, world, feed(("latest", story), date=date))
        assert len(listed(simulation)) == 3
    assert sum(new_entries(simulation)) == 3


def test_numbers_of_places_as_guids_overwrite_nothing(tmp_path: Path) -> None:
    simulation, world = subscribed(tmp_path, ("1", "ferry"), ("2", "library"))
    before = listed(simulation)
    mark_all_read(simulation)
    served(simulation, world, feed(("1", "orchard"), ("2", "ferry"), ("3", "library")))
    after = listed(simulation)
    assert {entry_id: after[entry_id][0] for entry_id in before} == {entry_id: title for entry_id, (title, _) in before.items()}
    assert sorted(after.values()) == [("About the ferry", 1), ("About the library", 1), ("About the orchard", 0)]
    served(simulation, world, feed(("1", "ferry"), ("2", "library"), ("3", "orchard"), more="!"))
    assert {entry_id: title.removesuffix("!") for entry_id, (title, _) in listed(simulation).items()} == {
        entry_id: title for entry_id, (title, _) in after.items()
    }


def test_a_guid_of_an_article_that_was_removed_brings_the_new_one(tmp_path: Path) -> None:
    simulation, world = subscribed(tmp_path, ("latest", "ferry"))
    mark_all_read(simulation)
    retention._remove(simulation.core.state.connection, [entries.EntryId(each) for each in listed(simulation)])
    served(simulation, world, feed(("latest", "ferry"), more=" (again)"))
    assert listed(simulation) == {}
    served(simulation, world, feed(("latest", "library")))
    assert [title for title, _ in listed(simulation).values()] == ["About the library"]
    served(simulation, world, feed(("latest", "ferry"), ("older", "library")))
    assert [title for title, _ in listed(simulation).values()] == ["About the library"]


def test_a_lost_article_whose_guid_belongs_to_another_one_is_found_in_the_archive(tmp_path: Path) -> None:
    world = World({URL: Page(rss(*range(1, 11)))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    simulation.core.state.preferences = simulation.core.state.preferences.with_value("fetch.automatic", value=False)
    simulation.run_until(simulation.now + 20 * 3600)
    older = b"<link xmlns='http://www.w3.org/2005/Atom' rel='prev-archive' href='https://site.test/older'/>"
    world.pages[URL] = Page(rss(*range(21, 31)).replace(b"<channel>", b"<channel>" + older))
    world.pages["https://site.test/older"] = Page(rss(*range(7, 21)).replace(b">e15<", b">e5<"))
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 60)
    (gap,) = history.gaps(simulation.core.state.connection, Selection(View.ALL))
    simulation.send(FindMissing(gap.gap_id))
    simulation.run_until(simulation.now + 60)
    assert sorted(title for title, _ in listed(simulation).values()) == sorted(f"Entry {n}" for n in range(1, 31))


@pytest.mark.parametrize(
    "link",
    [
        "https://site.test/{n}?sid={r}",
        pytest.param("https://site.test/n.php?id={n}&PHPSESSID={r}", marks=pytest.mark.long),
        pytest.param("https://site.test/{n};jsessionid={r}", marks=pytest.mark.long),
        pytest.param("https://site.test/", marks=pytest.mark.long),
        "",
    ],
)
def test_headlines_with_guids_and_sessions_drawn_again_do_not_grow(tmp_path: Path, link: str) -> None:
    """No text, no date: title and place alone tell what was there before."""
    chance = random.Random(7)

    def headlines(*numbers: int) -> bytes:
        items = "".join(
            f"<item><guid isPermaLink='false'>{chance.randbytes(16).hex()}</guid><title>Headline {n}</title>"
            f"<link>{link.format(n=n, r=chance.randbytes(8).hex())}</link></item>"
            for n in numbers
        )
        return f"<rss version='2.0'><channel><title>Town</title>{items}</channel></rss>".encode()

    world = World({URL: Page(headlines(1, 2, 3))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    before = listed(simulation)
    mark_all_read(simulation)
    for _ in range(30):
        world.pages[URL] = Page(headlines(1, 2, 3))
        simulation.run_until(simulation.now + DAY)
    assert listed(simulation) == {entry_id: (title, 1) for entry_id, (title, _) in before.items()}
    served(simulation, world, headlines(3, 4, 1))
    assert [title for title, is_read in listed(simulation).values() if not is_read] == ["Headline 4"]
    assert len(listed(simulation)) == 4
