"""Whatever is done to articles of an account, and taken back, what waits for its server is what is otherwise here than there: nothing else."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from reader.domain import commands
from reader.domain.commands import Command
from reader.domain.entry import Mark, Selection, View
from reader.domain.events import CommandFailed, Event, RulesChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.lab.simulation import Simulation
from reader.storage import entry_changes, outbox, remote_items, tags
from reader.storage.connection import ReadConnection
from reader.storage.selection import READ_THERE
from reader.storage.writer import transaction
from tests.fakes.world import World, simulate
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, parsed

TAGS = ("sea", "tide", "Gauge")
ARTICLES = 10
RULE = ArrivalRule(
    None,
    "All",
    (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Same"),),
    (RuleAction(RuleActionKind.MARK_READ), RuleAction(RuleActionKind.STAR), RuleAction(RuleActionKind.TAG, "ruled")),
)
Choose = Callable[[random.Random, ReadConnection], Command]


def some(rng: random.Random, ids: Sequence[int] = range(1, 3 * ARTICLES + 1)) -> tuple[EntryId, ...]:
    return tuple(EntryId(each) for each in rng.sample(list(ids), rng.randint(1, 6)))


def a_tag(rng: random.Random, connection: ReadConnection) -> Command:
    there = tags.tags(connection)
    if not there:
        return commands.TagEntries(some(rng), add=TAGS[:1])
    chosen = rng.choice(there).tag_id
    return commands.RenameTag(chosen, rng.choice([*TAGS, "new", "SEA"])) if rng.random() < 0.5 else commands.RemoveTag(chosen)


FEEDS = (FeedId(1), FeedId(2), FeedId(3))
CHOICES: tuple[Choose, ...] = (
    lambda rng, _: commands.MarkRead(some(rng), rng.random() < 0.6),
    lambda rng, _: commands.SetMark(some(rng), rng.choice(list(Mark)), rng.random() < 0.6),
    lambda rng, _: commands.HideEntries(some(rng), rng.random() < 0.6),
    lambda rng, _: commands.TagEntries(some(rng), add=(rng.choice(TAGS),), remove=(rng.choice(TAGS),)),
    a_tag,
    lambda rng, _: commands.MarkAllRead(Selection(rng.choice((View.ALL, View.UNREAD))), EntryId(rng.randint(1, 40))),
    lambda rng, _: commands.MarkAllRead(Selection(View.FEED, feed_id=rng.choice(FEEDS)), EntryId(99), before=NOW),
    lambda rng, _: commands.SetPreference("reading.merge_copies", value=rng.random() < 0.5),
    lambda rng, _: commands.RemoveSubscription((rng.choice(FEEDS),)),
    lambda rng, _: commands.RestoreSubscription(FEEDS),
    lambda rng, _: commands.ApplyRule(RULE),
    lambda rng, _: commands.Batch((commands.MarkRead(some(rng)), commands.SetMark(some(rng), Mark.STARRED))),
)


def otherwise(connection: ReadConnection) -> set[tuple[int, str, int]]:
    """What is here and not as the server was last known to have it."""
    marks = connection.execute(
        f"""SELECT r.item_id, 'read', {READ_THERE} FROM remote_item r JOIN entry_status s USING (entry_id) WHERE {READ_THERE} <> r.base_read
        UNION ALL SELECT r.item_id, 'starred', s.is_starred FROM remote_item r JOIN entry_status s USING (entry_id)
        WHERE s.is_starred <> r.base_starred"""  # noqa: S608 -- our own words
    ).fetchall()
    here = set(
        connection.execute(
            """SELECT r.item_id, lower(t.name) FROM remote_item r JOIN entry_tag e USING (entry_id) JOIN tag t USING (tag_id)"""
        ).fetchall()
    )
    there = set(
        connection.execute("SELECT r.item_id, lower(l.name) FROM remote_item r JOIN remote_label l USING (entry_id)").fetchall()
    )
    return {
        *marks,
        *((item, f"label:{name}", 1) for item, name in here - there),
        *((item, f"label:{name}", 0) for item, name in there - here),
    }


def waits(connection: ReadConnection) -> set[tuple[int, str, int]]:
    rows = connection.execute(
        "SELECT r.item_id, lower(o.mark), o.value FROM outbox o JOIN remote_item r USING (entry_id)"
    ).fetchall()
    assert sum(outbox.counts(connection).values()) == len(rows)
    return set(rows)


def profile(tmp_path: Path) -> Simulation:
    """Three feeds of an account that all have the same articles, some read, starred or labelled there."""
    simulation = simulate(tmp_path, World())
    connection = simulation.core.state.connection
    with transaction(connection):
        account = account_of(connection)
        for place, name in enumerate("abc"):
            feed_id = follow_there(connection, account, name)
            new = [
                parsed(f"item:{100 * place + number}", link=f"https://same.example/{number}", title=f"Same {number}")
                for number in range(ARTICLES)
            ]
            ids = entry_changes.insert_entries(
                connection, feed_id, new, NOW, index_text=str, copy_key=lambda link, _: int(link.rpartition("/")[2])
            )
            items = [
                remote_items.NewItem(
                    entry_id, 100 * place + number, number % 3 == 0, number % 4 == 0, ("sea",) if number % 5 == 0 else ()
                )
                for number, entry_id in enumerate(ids)
            ]
            remote_items.add(connection, account.account_id, items, NOW)
            entry_changes.fold_copies(connection, ids, NOW)
    simulation.send(commands.RestoreSubscription(()))
    for feed_id in FEEDS:
        simulation.send(commands.RemoveSubscription((feed_id,))) if feed_id in simulation.core.state.feeds else None
        simulation.send(commands.RestoreSubscription((feed_id,)))
    return simulation


def undo_of(event: Event) -> Command | None:
    kinds = StatusesChanged | TagsChanged | SubscriptionsChanged | RulesChanged
    return event.undo if isinstance(event, kinds) else None


@pytest.mark.parametrize("seed", range(4))
def test_after_anything_and_its_undo_what_waits_is_what_is_otherwise(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    simulation = profile(tmp_path)
    connection = simulation.core.state.connection
    steps = changed = 0
    undos: list[Command] = []
    for _ in range(60):
        command = undos.pop() if undos and rng.random() < 0.3 else rng.choice(CHOICES)(rng, connection)
        before = len(simulation.events)
        simulation.send(command)
        fresh = simulation.events[before:]
        undos += [undo for event in fresh if (undo := undo_of(event)) is not None]
        steps += not any(isinstance(event, CommandFailed) for event in fresh)
        assert waits(connection) == otherwise(connection), command
        changed += bool(waits(connection))
    assert (steps > 40, changed > 20) == (True, True)
