"""Stories as the engine keeps them: joined as articles arrive, taken out and put back by the user, and nothing of it while off."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddSubscription,
    RejoinReport,
    SeparateReport,
    SetFolderSettings,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, StoriesChanged, SubscriptionsChanged
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.storage import entries, entry_changes, stories, subscriptions
from reader.storage.writer import transaction
from tests.fakes.world import START, Page, World, published, rss, simulate
from tests.unit.learning.test_stories import BUDGET, QUAKE, QUAKE_AGAIN, made_up
from tests.unit.storage.examples import parsed, store

FEED, OTHER = "https://site.test/feed.xml", "https://other.test/feed.xml"
ONE, TWO = EntryId(1), EntryId(2)


def followed(folder: Path) -> Simulation:
    """Two feeds with an article each, which are in one story."""
    simulation = simulate(folder, World({FEED: Page(rss(1)), OTHER: Page(rss(2))}))
    for url in (FEED, OTHER):
        simulation.send(AddSubscription(url))
    simulation.run_until(START + 600)
    assert stories.join(simulation.core.state.connection, TWO, ONE)
    return simulation


def others(simulation: Simulation, entry_id: EntryId) -> list[EntryId]:
    return [report.entry_id for report in stories.of(simulation.core.state.connection, entry_id)]


def test_an_article_is_taken_out_of_its_story_and_put_back(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SeparateReport(ONE))
    (event,) = published(simulation, StoriesChanged)
    assert (event.entry_ids, event.undo) == ((ONE, TWO), RejoinReport(ONE, TWO, command_id=event.undo.command_id))
    assert event.change == Change(ChangeKind.SEPARATED)
    assert others(simulation, ONE) == []
    simulation.send(event.undo)
    assert others(simulation, ONE) == [TWO]
    assert published(simulation, StoriesChanged)[-1].undo is not None


def test_what_is_in_no_story_cannot_be_taken_out(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    for command in (SeparateReport(EntryId(9)), RejoinReport(ONE, TWO)):
        simulation.send(command)
        assert published(simulation, CommandFailed)[-1].problem.kind == ProblemKind.BAD_VALUE


def test_a_feed_is_left_out_by_its_setting(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetSubscriptionSettings((FeedId(1),), {"stories": "off"}))
    assert others(simulation, TWO) == []
    assert published(simulation, SubscriptionsChanged)[-1].undo is not None


FIRST = START + 600


def library(folder: Path, *, is_on: bool = True) -> Simulation:
    """Two feeds of two sites, and enough articles to know which words are rare."""
    simulation = simulate(folder, World({FEED: Page(rss(1)), OTHER: Page(rss(2))}))
    for url in (FEED, OTHER):
        simulation.send(AddSubscription(url))
    simulation.run_until(FIRST)
    chance = random.Random(2)
    with transaction(simulation.core.state.connection):
        for _ in range(120):
            bring(simulation, made_up(chance))
    if is_on:
        simulation.send(SetPreference("reading.stories", value=True))
    return simulation


def bring(simulation: Simulation, article: tuple[str, str], feed_id: int = 1) -> EntryId:
    """Store an article as a document would."""
    connection, now = simulation.core.state.connection, int(simulation.now)
    number = entries.newest_entry_id(connection)
    link = f"https://www.{'site' if feed_id == 1 else 'other'}{feed_id}.test/{number}"
    entry = parsed(f"n{number}", title=article[0], text=article[1], link=link, published_at=now - 60)
    return store(connection, FeedId(feed_id), entry, now=now)[0]


def test_articles_that_arrive_are_joined_to_their_stories(tmp_path: Path) -> None:
    simulation = library(tmp_path)
    first = bring(simulation, QUAKE)
    simulation.run_until(FIRST + 120)
    alone, second = bring(simulation, BUDGET, 2), bring(simulation, QUAKE_AGAIN, 2)
    simulation.run_until(FIRST + 600)
    assert others(simulation, first) == [second]
    assert others(simulation, alone) == []
    assert [event.entry_ids for event in published(simulation, StoriesChanged)] == [(first, second)]
    assert not simulation.core.state.stories.is_behind


def test_a_clock_that_is_set_back_keeps_no_article_out_of_its_story(tmp_path: Path) -> None:
    simulation = library(tmp_path)
    first = bring(simulation, QUAKE)
    simulation.run_until(FIRST + 120)
    simulation.now -= DAY_SECONDS
    simulation.send(ClockJumped(-DAY_SECONDS))
    second = bring(simulation, QUAKE_AGAIN, 2)
    simulation.run_until(simulation.now + 600)
    assert others(simulation, first) == [second]


def test_what_arrived_before_is_joined_once_that_is_switched_on(tmp_path: Path) -> None:
    simulation = library(tmp_path, is_on=False)
    first, second = bring(simulation, QUAKE), bring(simulation, QUAKE_AGAIN, 2)
    simulation.run_until(FIRST + 600)
    assert (others(simulation, first), simulation.core.state.stories) == ([], None)
    simulation.send(SetPreference("reading.stories", value=True))
    simulation.run_until(FIRST + 1200)
    assert others(simulation, first) == [second]
    simulation.send(SetPreference("reading.stories", value=False))
    simulation.run_until(FIRST + 1800)
    assert simulation.core.state.stories is None


def test_what_was_taken_out_stays_out_after_a_restart(tmp_path: Path) -> None:
    simulation = library(tmp_path)
    first, second = bring(simulation, QUAKE), bring(simulation, QUAKE_AGAIN, 2)
    simulation.run_until(FIRST + 600)
    simulation.send(SeparateReport(second))
    simulation.core.close()
    restarted = simulate(tmp_path, World({FEED: Page(rss(1)), OTHER: Page(rss(2))}), now=FIRST + 700)
    restarted.run_until(FIRST + 1200)
    assert restarted.core.state.stories is not None
    assert others(restarted, first) == others(restarted, second) == []


def test_what_a_paywall_says_of_every_article_joins_none(tmp_path: Path) -> None:
    simulation = library(tmp_path)
    wall = (
        "This article is for subscribers of the Northern Press Group only. Try thirty days for one krone, cancel whenever you like, "
        "read all regional newspapers of Finnmark, Troms and Nordland on phone, tablet and computer."
    )
    chance = random.Random(8)
    ids = [bring(simulation, (made_up(chance)[0], wall), 1 + number % 2) for number in range(8)]
    first, second = bring(simulation, (QUAKE[0], wall)), bring(simulation, (QUAKE[0], wall), 2)
    simulation.run_until(FIRST + 600)
    assert [others(simulation, each) for each in ids[2:]] == [[]] * 6, "all but the first of each feed"
    assert others(simulation, first) == [second], "by the title"


def test_a_copy_is_no_report(tmp_path: Path) -> None:
    simulation = library(tmp_path)
    first, copy = bring(simulation, QUAKE), bring(simulation, QUAKE_AGAIN, 2)
    simulation.core.state.connection.execute("UPDATE entry_status SET copy_of = ? WHERE entry_id = ?", (first, copy))
    simulation.run_until(FIRST + 600)
    assert others(simulation, first) == []
    entry_changes.release_copies(simulation.core.state.connection)
    assert others(simulation, first) == []


@pytest.mark.parametrize("is_on", [True, False])
def test_the_index_is_imported_only_while_stories_are_on(*, is_on: bool) -> None:
    source = f"""
import sys, tempfile
from pathlib import Path
from tests.unit.engine.test_stories import FIRST, library
simulation = library(Path(tempfile.mkdtemp()), is_on={is_on})
sys.modules.pop("reader.learning.stories")
simulation.run_until(FIRST + 600)
print("reader.learning.stories" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout == f"{is_on}\n"


@pytest.mark.parametrize("setting", ["feed", "folder"])
def test_a_feed_that_is_left_out_is_joined_again_once_it_is_not(tmp_path: Path, setting: str) -> None:
    simulation = library(tmp_path)
    folder_id = subscriptions.add_folder(simulation.core.state.connection, "News")
    subscriptions.move(simulation.core.state.connection, FeedId(1), folder_id)
    for value, found in (("off", 0), ("", 1), ("off", 0)):
        command = SetSubscriptionSettings((FeedId(1),), {"stories": value})
        simulation.send(command if setting == "feed" else SetFolderSettings(folder_id, {"stories": value}))
        if not value:
            first, second = bring(simulation, QUAKE), bring(simulation, QUAKE_AGAIN, 2)
        simulation.run_until(simulation.now + 600)
        assert value == "off" or len(others(simulation, first)) == len(others(simulation, second)) == found
    assert others(simulation, first) == []


def test_while_stories_are_off_nothing_asks_for_them(tmp_path: Path) -> None:
    simulation = library(tmp_path, is_on=False)
    asked: list[str] = []
    simulation.core.state.connection.set_trace_callback(asked.append)
    bring(simulation, QUAKE)
    bring(simulation, QUAKE_AGAIN, 2)
    simulation.run_until(FIRST + 600)
    assert asked
    assert [sql for sql in asked if "story" in sql] == []


def test_what_could_not_be_stored_is_joined_later(tmp_path: Path) -> None:
    simulation = library(tmp_path)
    simulation.run_until(FIRST + 120)
    connection = simulation.core.state.connection
    connection.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON entry_story BEGIN SELECT RAISE(ABORT, 'no room'); END")
    first, second = bring(simulation, QUAKE), bring(simulation, QUAKE_AGAIN, 2)
    simulation.run_until(FIRST + 130)
    assert (others(simulation, first), simulation.core.state.stories) == ([], None)
    assert published(simulation, StoriesChanged) == []
    connection.execute("DROP TRIGGER full")
    simulation.run_until(FIRST + 3 * 3600)
    assert others(simulation, first) == [second]
