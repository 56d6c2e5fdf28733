"""Edits of articles as refreshes bring them: the version before is kept, unless the user does not want it."""

import subprocess
import sys
from pathlib import Path

from reader.domain.commands import AddSubscription, RetrieveNow, SetPreference
from reader.domain.entry import Version
from reader.domain.ids import DAY_SECONDS, EntryId
from reader.domain.preferences import Preferences
from reader.lab.simulation import Simulation
from reader.storage import entries
from tests.fakes.world import START, Page, World, rss, simulate

FEED = "https://site.test/feed.xml"


def edited(simulation: Simulation, world: World, word: str) -> None:
    world.pages[FEED] = Page(rss(1, 2, 3).replace(b"Text of entry 1", f"Text of the {word} entry".encode()))
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + DAY_SECONDS)


def versions(simulation: Simulation) -> list[tuple[Version, ...]]:
    connection = simulation.core.state.connection
    found = [entries.article(connection, EntryId(number)) for (number,) in connection.execute("SELECT entry_id FROM entry")]
    return [article.versions for article in found if article is not None and article.versions]


def test_a_refresh_keeps_what_it_replaces(tmp_path: Path) -> None:
    world = World({FEED: Page(rss(1, 2, 3))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 600)
    assert versions(simulation) == []
    edited(simulation, world, "first")
    ((version,),) = versions(simulation)
    assert START + 600 <= version.at <= simulation.now
    assert (version.title, version.html) == ("Entry 1", "Text of entry 1")
    simulation.send(SetPreference(Preferences.reading_versions.key, value=False))
    edited(simulation, world, "second")
    assert versions(simulation) == [(version,)]


def test_nothing_of_versions_is_imported_by_a_start_or_by_an_article_without_any(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 600)
    script = f"""
import sys
from pathlib import Path
from reader.engine import core
from reader.storage import entries
from reader.storage.connection import open_reader
article = entries.article(open_reader(Path({str(tmp_path / "reader.sqlite3")!r})), 1)
assert article is not None and article.versions == ()
print([name for name in sys.modules if name.endswith((".versions", ".changes", "difflib")) and "domain" not in name])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
