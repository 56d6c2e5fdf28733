"""What is removed leaves the database for good, whatever brought it: no byte of it stays once it can no longer be restored."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddNewsletters,
    AddProgram,
    AddSubscription,
    Command,
    FetchPicture,
    RemoveSubscription,
    RetrieveNow,
    SavePage,
    SendEntries,
    SetMark,
    SetPreference,
)
from reader.domain.entry import Mark, Selection, View, picture_file_name
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.domain.subscription import FoundFeed
from reader.engine.jobs import pictures
from reader.engine.state import YieldTurn
from reader.lab.simulation import Simulation
from reader.own_process import measured
from reader.storage import entries
from reader.storage import pictures as stored
from tests.fakes.dovecot import issue
from tests.fakes.world import START, Page, World, rss, simulate, vouch

SECRET = "quartz-lighthouse"
FEED, PROGRAM, LETTERS = "https://site.test/feed", "program:weather", "imaps://me@mail.test/News#weekly.test"
SAVED = "https://paper.test/first"
PNG = next((Path(__file__).parents[2] / "ui" / "references").glob("*.png")).read_bytes()
FIRST, ONE = FeedId(1), EntryId(1)
PAGE = f"<html><body><article>{f'<p>The {SECRET} was quiet all night, as it is before the tide turns again.</p>' * 9}</article></body></html>"


def secretly(document: bytes) -> bytes:
    return document.replace(b"Text of entry 1", f"Text of the {SECRET}".encode())


def holds_secret(folder: Path) -> bool:
    return any(SECRET.encode() in path.read_bytes() for path in folder.glob("reader.sqlite3*"))


def days(simulation: Simulation, number: int) -> None:
    for _ in range(number):
        vouch(simulation, simulation.now)
        simulation.run_until(simulation.now + DAY_SECONDS)


@pytest.mark.parametrize(
    ("brought_by", "removed_by"),
    [
        ((AddSubscription(FEED),), (RemoveSubscription((FIRST,)),)),
        ((AddProgram("weather"),), (RemoveSubscription((FIRST,)),)),
        ((AddNewsletters((FoundFeed(LETTERS, "Weekly"),)),), (RemoveSubscription((FIRST,)),)),
        ((SavePage(SAVED),), (SetMark((ONE,), Mark.LATER, is_set=False),)),
        (
            (
                AddSubscription(FEED),
                SetPreference(Preferences.share_services.key, f"{SECRET}: /nowhere/at/all"),
                SendEntries((ONE,), SECRET),
            ),
            (RemoveSubscription((FIRST,)), SetPreference(Preferences.share_services.key, "")),
        ),
    ],
    ids=["feed", "program", "newsletter", "saved page", "outbox"],
)
def test_nothing_stays_of_what_was_removed(tmp_path: Path, brought_by: Sequence[Command], removed_by: Sequence[Command]) -> None:
    letter = measured(bytes(issue(1, "weekly.test", html=f"<p>{SECRET}</p>")))
    pages = {FEED: Page(secretly(rss(1))), PROGRAM: Page(secretly(rss(1)), content_type=""), LETTERS: Page(letter, etag="7:2")}
    simulation = simulate(tmp_path, World(pages | {SAVED: Page(PAGE.encode(), content_type="text/html")}))
    simulation.core.state.background.is_allowed = True
    for each in brought_by:
        simulation.send(each)
        simulation.run_until(simulation.now + 60)
    assert holds_secret(tmp_path)
    for each in removed_by:
        simulation.send(each)
    days(simulation, 20)
    assert holds_secret(tmp_path), "it may be wanted back"
    days(simulation, 14)
    simulation.core.state.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert not holds_secret(tmp_path)


def test_a_page_leaves_though_others_of_its_site_are_saved(tmp_path: Path) -> None:
    pages = {
        f"https://paper.test/{number}": Page(PAGE.replace(SECRET, "x").encode(), content_type="text/html") for number in range(9)
    }
    simulation = simulate(tmp_path, World(pages | {SAVED: Page(PAGE.encode(), content_type="text/html")}))
    simulation.core.state.background.is_allowed = True
    simulation.send(SavePage(SAVED))
    simulation.run_until(START + 60)
    simulation.send(SetMark((ONE,), Mark.LATER, is_set=False))
    for number in range(9):
        days(simulation, 5)
        simulation.send(SavePage(f"https://paper.test/{number}"))
    simulation.core.state.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert not holds_secret(tmp_path)


@pytest.mark.parametrize("is_starred", [False, True])
def test_pictures_leave_unless_an_article_is_put_aside(tmp_path: Path, *, is_starred: bool) -> None:
    picture = f"https://site.test/{SECRET}.png"
    shown = rss(1).replace(b"Text of entry 1", f"&lt;img src='{picture}'&gt; One".encode())
    world = World({FEED: Page(shown), picture: Page(PNG + SECRET.encode(), content_type="image/png")})
    simulation = simulate(tmp_path, world)
    for each in (AddSubscription(FEED), FetchPicture(picture, ONE)):
        simulation.send(each)
        simulation.run_until(simulation.now + 60)
    if is_starred:
        simulation.send(SetMark((ONE,), Mark.STARRED, is_set=True))
    simulation.send(RemoveSubscription((FIRST,)))
    files = tmp_path / "pictures"
    for _ in range(2):
        assert [SECRET.encode() in each.read_bytes() for each in files.iterdir()] == [True]
        days(simulation, 34)
    simulation.core.state.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert (len(list(files.iterdir())), holds_secret(tmp_path)) == (is_starred, is_starred)


def test_articles_put_aside_are_read_in_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "READ_AT_ONCE", 2)
    spared, shown = "https://site.test/1.png", "https://site.test/2.png"
    document = rss(*range(5)).replace(b"Text of entry 1", f"&lt;img src='{spared}'&gt; One".encode())
    simulation = simulate(tmp_path, World({FEED: Page(document)}))
    simulation.send(AddSubscription(FEED))
    state, later = simulation.core.state, simulation.now + 60 * DAY_SECONDS
    entry_ids = entries.entry_ids(state.connection, Selection(View.ALL))
    simulation.send(SetMark(tuple(entry_ids), Mark.STARRED, is_set=True))
    for url, at in ((spared, START), ("https://site.test/gone.png", START), (shown, later - DAY_SECONDS)):
        stored.add(state.connection, url, "", 1, int(at))
    assert list(pictures.forget_unused(state, later)) == [YieldTurn(), YieldTurn()]
    assert stored.unused(state.connection, int(later)) == {spared, shown}
    assert stored.prune(state.connection, 1) == {picture_file_name(shown)}, "what is spared is not as if it were shown"


def test_an_earlier_version_leaves_with_its_article(tmp_path: Path) -> None:
    world = World({FEED: Page(secretly(rss(1, 2, 3)))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 60)
    world.pages[FEED] = Page(rss(1, 2, 3))
    simulation.send(RetrieveNow())
    days(simulation, 1)
    connection = simulation.core.state.connection
    assert connection.execute("SELECT count(*) FROM entry_version").fetchone() == (1,)
    simulation.send(RemoveSubscription((FIRST,)))
    days(simulation, 34)
    assert connection.execute("SELECT count(*) FROM entry_version").fetchone() == (0,)
