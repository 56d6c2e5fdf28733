"""A feed moved for good to one that is followed too: of the two subscriptions one is left, and nothing that the user did is lost."""

from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, JudgeEntry, MarkRead, RestoreSubscription, RetrieveNow, SetMark, TagEntries
from reader.domain.entry import Mark, Selection, View
from reader.domain.episodes import Listening
from reader.domain.events import ListeningChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.feed import Move
from reader.domain.ids import EntryId, FeedId
from reader.lab.simulation import Simulation
from reader.storage import entries, episodes, readings, tags
from reader.storage.writer import transaction
from tests.fakes.world import Page, World, only_feed, published, rss, simulate

DAY = 86_400
OLD, NEW = "https://old.test/feed.xml", "https://new.test/feed.xml"


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
    world = World({OLD: Page(rss(1, 2)), NEW: Page(there)})
    simulation = simulate(tmp_path, world)
    state = simulation.core.state
    for url in (OLD, NEW):
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
    world.pages[OLD] = Page(moved_to=NEW)
    state.remember(replace(state.feeds[moved], move=Move(NEW, int(simulation.now) - 8 * DAY, 5)))
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
