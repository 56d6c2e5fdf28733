"""Pages saved to Read later in the real core: stored at once, fetched politely, kept as long as the mark, and nobody's feed."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.changes import ChangeKind
from reader.domain.commands import AddSubscription, FetchFullText, HideEntries, RetrieveNow, SavePage, SetMark, TagEntries
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntriesChanged, FullTextFailed, FullTextReady, PageSaved, StatusesChanged
from reader.domain.ids import DAY_SECONDS, EntryId
from reader.formats.urls import PAGE_ADDRESS_LIMIT
from reader.lab.simulation import Simulation
from reader.storage import entries, feeds, full_text, pictures, retention, statuses, subscriptions
from reader.storage.writer import transaction
from tests.fakes.world import START, Page, World, core_over, published, rss, simulate

URL = "https://paper.test/harbour?page=2"
TEXT = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns. "
PICTURE = "https://paper.test/tide.png"
_PNG = next((Path(__file__).parents[2] / "ui" / "references").glob("*.png")).read_bytes()
HEAD = (
    '<head><title>Harbour | Paper</title><meta property="og:title" content="The harbour">'
    '<meta name="author" content="Ines"><meta property="article:published_time" content="2026-01-02T08:00:00Z"></head>'
)
ARTICLE = f'<html lang="en">{HEAD}<body><article><h1>The harbour</h1><p><img src="{PICTURE}"></p>{f"<p>{TEXT}</p>" * 4}</article></body></html>'


def page(body: str = ARTICLE, **options: object) -> Page:
    return replace(Page(body.encode(), content_type="text/html"), **options)  # type: ignore[arg-type]


def saved(folder: Path, world: World, url: str = URL, title: str = "") -> Simulation:
    simulation = simulate(folder, world)
    simulation.send(SavePage(url, title))
    return simulation


def later(simulation: Simulation) -> list[int]:
    return list(entries.entry_ids(simulation.core.state.connection, Selection(View.LATER)))


def only(simulation: Simulation) -> EntryId:
    (event,) = published(simulation, PageSaved)
    return event.entry_id


def test_a_page_is_there_at_once_and_its_text_follows(tmp_path: Path) -> None:
    world = World({URL: page()})
    simulation = simulate(tmp_path, world)
    command = SavePage(URL, "A  link's\nwords")
    simulation.send(command)
    connection = simulation.core.state.connection
    entry_id = only(simulation)
    assert published(simulation, PageSaved) == [PageSaved(entry_id, "A link's words", cause=command.command_id)]
    assert later(simulation) == [entry_id]
    simulation.run_until(START + 5)
    row, article = entries.entry_rows(connection, [entry_id])[0], entries.article(connection, entry_id)
    assert (row.title, row.feed_title, row.author) == ("The harbour", "paper.test", "Ines")
    assert TEXT.strip() in article.html
    assert (article.link, article.language, article.shows_full_text) == (URL, "en", False)
    assert article.published_at == 1_767_340_800
    assert [event.cause for event in published(simulation, EntriesChanged)] == [command.command_id]
    assert [line.url for line in world.log] == [URL]


def test_it_is_found_by_a_search_and_belongs_to_no_feed(tmp_path: Path) -> None:
    simulation = saved(tmp_path, World({URL: page()}))
    simulation.run_until(START + 5)
    connection, entry_id = simulation.core.state.connection, only(simulation)
    found = entries.entry_ids(connection, Selection(View.SEARCH, query="gauge metres"))
    assert list(found) == [entry_id]
    for view in (View.ALL, View.UNREAD, View.TODAY):
        assert list(entries.entry_ids(connection, Selection(view, since=0))) == []
    assert subscriptions.subscriptions(connection) == []
    assert feeds.checkups(connection) == []
    assert simulation.core.state.feeds == {}
    counts = statuses.smart_counts(connection, 0)
    assert (counts.all, counts.unread, counts.marked[Mark.LATER]) == (0, 0, 1)
    simulation.send(RetrieveNow())
    simulation.run_until(START + 90 * DAY_SECONDS)
    assert len(simulation.core.state.feeds) == 0


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("javascript:alert(1)", ProblemKind.BAD_URL),
        ("file:///etc/passwd", ProblemKind.BAD_URL),
        ("beforehand:save?url=https://paper.test/", ProblemKind.BAD_URL),
        ("", ProblemKind.BAD_URL),
        ("https://", ProblemKind.BAD_URL),
        ("https://paper.test/" + "a" * PAGE_ADDRESS_LIMIT, ProblemKind.BAD_URL),
        ("https://paper.test/" + "a" * 10_000_000, ProblemKind.BAD_URL),
        ("http://127.0.0.1:8080/x", ProblemKind.BLOCKED_ADDRESS),
        ("http://2130706433/", ProblemKind.BLOCKED_ADDRESS),
        ("http://[::1]/", ProblemKind.BLOCKED_ADDRESS),
        ("http://[::ffff:192.168.0.1]/", ProblemKind.BLOCKED_ADDRESS),
        ("http://localhost/", ProblemKind.BLOCKED_ADDRESS),
        ("http://fritz.box.local/", ProblemKind.BLOCKED_ADDRESS),
        ("http://169.254.169.254/latest/meta-data", ProblemKind.BLOCKED_ADDRESS),
        ("http://router/", ProblemKind.BLOCKED_ADDRESS),
    ],
)
def test_what_is_no_public_page_is_refused_and_asks_nobody(tmp_path: Path, url: str, kind: ProblemKind) -> None:
    world = World()
    simulation = saved(tmp_path, world, url)
    simulation.run_until(START + 60)
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [kind]
    assert later(simulation) == []
    assert simulation.core.state.connection.execute("SELECT count(*) FROM feed").fetchone() == (0,)
    assert world.log == []


def test_a_login_in_the_address_is_left_out(tmp_path: Path) -> None:
    world = World({"https://paper.test/x": page()})
    simulation = saved(tmp_path, world, "https://ines:secret@paper.test/x")
    simulation.run_until(START + 5)
    assert [line.url for line in world.log] == ["https://paper.test/x"]
    assert "secret" not in repr(list(simulation.core.state.connection.iterdump()))


def test_a_page_that_was_saved_before_is_not_saved_twice(tmp_path: Path) -> None:
    world = World({URL: page()})
    simulation = saved(tmp_path, world)
    simulation.run_until(START + 5)
    again = SavePage(URL.replace("https", "http") + "#part")
    simulation.send(again)
    simulation.run_until(START + 60)
    last = published(simulation, PageSaved)[-1]
    assert (last.was_there, last.is_complete, last.title) == (True, True, "The harbour")
    assert len(later(simulation)) == 1
    assert len(world.log) == 1


def test_an_article_of_a_feed_gets_the_mark_and_is_not_fetched(tmp_path: Path) -> None:
    world = World({"https://site.test/feed.xml": Page(rss(1, 2))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/feed.xml"))
    asked = len(world.log)
    simulation.send(SavePage("https://site.test/2"))
    simulation.run_until(START + 5)
    row = entries.entry_rows(simulation.core.state.connection, [only(simulation)])[0]
    assert (row.title, row.feed_title, row.marks) == ("Entry 2", "A feed", frozenset({Mark.LATER}))
    assert published(simulation, PageSaved)[0].is_complete
    assert len(world.log) == asked


def test_an_article_that_a_rule_hid_is_shown_again(tmp_path: Path) -> None:
    world = World({"https://site.test/feed.xml": Page(rss(1, 2))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/feed.xml"))
    simulation.send(HideEntries((EntryId(1),)))
    simulation.send(SavePage("https://site.test/1"))
    assert later(simulation) == [1]


def test_undo_removes_it_and_the_page_goes_for_good_with_the_next_upkeep(tmp_path: Path) -> None:
    simulation = saved(tmp_path, World({URL: page()}))
    simulation.run_until(START + 5)
    connection = simulation.core.state.connection
    (event,) = [each for each in published(simulation, StatusesChanged) if each.undo is not None]
    assert event.change.kind is ChangeKind.PAGE_SAVED
    assert event.undo is not None
    simulation.send(event.undo)
    assert later(simulation) == []
    with transaction(connection):
        assert retention.apply_retention(connection, int(START) + 5 + 29 * DAY_SECONDS, 30, 100) == []
        removed = retention.apply_retention(connection, int(START) + 5 + 31 * DAY_SECONDS, 30, 100)
    assert removed == [only(simulation)]
    assert connection.execute("SELECT count(*) FROM feed").fetchone() == (0,)


@pytest.mark.parametrize(
    "keeps", [lambda entry_id: SetMark((entry_id,), Mark.STARRED), lambda entry_id: TagEntries((entry_id,), ("sea",))]
)
def test_it_is_kept_as_long_as_a_mark_or_tag_is(tmp_path: Path, keeps: object) -> None:
    simulation = saved(tmp_path, World({URL: page()}))
    simulation.run_until(START + 5)
    connection, entry_id = simulation.core.state.connection, only(simulation)
    assert callable(keeps)
    simulation.send(keeps(entry_id))
    simulation.send(SetMark((entry_id,), Mark.LATER, is_set=False))
    with transaction(connection):
        assert retention.apply_retention(connection, int(START) + 4000 * DAY_SECONDS, 30, 100) == []
    article = entries.article(connection, entry_id)
    assert TEXT.strip() in article.html


def test_a_page_that_cannot_be_fetched_stays_and_is_tried_again_three_days(tmp_path: Path) -> None:
    world = World({URL: page(status=404, problem=ProblemKind.NOT_FOUND)})
    simulation = simulate(tmp_path, world)
    simulation.core.state.background.is_allowed = True
    command = SavePage(URL)
    simulation.send(command)
    simulation.run_until(START + 5)
    connection, entry_id = simulation.core.state.connection, only(simulation)
    (event,) = published(simulation, FullTextFailed)
    assert (event.problem.kind, event.cause) == (ProblemKind.NOT_FOUND, command.command_id)
    article = entries.article(connection, entry_id)
    assert (article.title, article.html, article.shows_full_text) == ("paper.test/harbour?page=2", "", True)
    simulation.run_until(START + 20 * DAY_SECONDS)
    tries = world.asked(URL)
    assert len(tries) == 4
    assert all(DAY_SECONDS <= after - before < DAY_SECONDS + 7300 for before, after in itertools.pairwise(tries))


def test_its_text_can_be_asked_for_again(tmp_path: Path) -> None:
    world = World({URL: page(status=404, problem=ProblemKind.NOT_FOUND)})
    simulation = saved(tmp_path, world)
    simulation.run_until(START + 5)
    world.pages[URL] = page()
    simulation.now = START + 2 * DAY_SECONDS
    simulation.send(FetchFullText(only(simulation)))
    simulation.run_until(simulation.now + 60)
    assert published(simulation, FullTextReady) != []
    article = entries.article(simulation.core.state.connection, only(simulation))
    assert TEXT.strip() in article.html
    assert full_text.load(simulation.core.state.connection, only(simulation)) is None


def test_a_restart_fetches_what_was_not_fetched(tmp_path: Path) -> None:
    world = World({URL: page()})
    simulation = simulate(tmp_path, world)
    connection = simulation.core.state.connection
    simulation.core.handle(SavePage(URL), START)
    assert world.log == []
    simulation = Simulation(core_over(connection, tmp_path / "pictures", now=START + 1), world.answer, now=START + 1)
    simulation.core.state.background.is_allowed = True
    simulation.run_until(START + 120)
    assert world.asked(URL) != []
    article = entries.article(connection, EntryId(later(simulation)[0]))
    assert TEXT.strip() in article.html


def test_a_page_given_as_html_asks_nobody(tmp_path: Path) -> None:
    world = World()
    simulation = simulate(tmp_path, world)
    simulation.send(SavePage(URL, html=ARTICLE.encode()))
    simulation.run_until(START + 5)
    article = entries.article(simulation.core.state.connection, only(simulation))
    assert (article.title, TEXT.strip() in article.html) == ("The harbour", True)
    assert world.log == []


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        (
            '<html><head><title>Film</title><meta name="description" content="A &lt;b&gt; of the sea"></head><body>x</body></html>',
            "A &lt;b&gt; of the sea",
        ),
        ("<html><head><title>Film</title></head><body>x</body></html>", None),
    ],
)
def test_a_page_without_an_article_shows_what_it_says_of_itself(tmp_path: Path, body: str, shown: str | None) -> None:
    simulation = saved(tmp_path, World({URL: page(body)}))
    simulation.run_until(START + 5)
    article = entries.article(simulation.core.state.connection, only(simulation))
    assert article is not None
    if shown is None:
        assert [event.problem.kind for event in published(simulation, FullTextFailed)] == [ProblemKind.NO_ARTICLE]
        assert article.html == ""
    else:
        assert (article.title, shown in article.html) == ("Film", True)


def test_its_pictures_are_fetched_and_outlive_all_others(tmp_path: Path) -> None:
    world = World({URL: page(), PICTURE: Page(_PNG, content_type="image/png")})
    simulation = simulate(tmp_path, world)
    state = simulation.core.state
    state.background.is_allowed = True
    simulation.send(SavePage(URL))
    simulation.run_until(START + 600)
    assert world.asked(PICTURE) != []
    with transaction(state.connection):
        for number in range(3):
            pictures.add(state.connection, f"https://other.test/{number}.jpg", "x", 40, int(START) + 9000)
        pictures.prune(state.connection, len(_PNG) + 50)
    left = {url for (url,) in state.connection.execute("SELECT url FROM picture").fetchall()}
    assert PICTURE in left
    assert len(left) == 2
