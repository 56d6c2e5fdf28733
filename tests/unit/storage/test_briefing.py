"""The stored briefing: it comes back as it was made, and damage is no briefing."""

from pathlib import Path

import pytest

from reader.domain.briefing import Briefing, BriefStory
from reader.domain.ids import EntryId
from reader.storage import briefing, preferences
from tests.unit.storage.examples import NOW, open_fresh

STORY = BriefStory(EntryId(4), (EntryId(5), EntryId(9)), "Town", "The ferry is late.", 3)
MADE = Briefing(NOW, (STORY, BriefStory(EntryId(7), lead="看板を\ud800しまった。")), rest=12)


def test_a_briefing_comes_back_and_replaces_the_last_one(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    assert briefing.last(connection) is None
    briefing.save(connection, MADE)
    found = briefing.last(connection)
    assert found is not None
    assert found.stories[0] == STORY
    assert (found.made_at, found.rest, found.stories[1].lead) == (NOW, 12, "看板を\ufffdしまった。")
    later = Briefing(NOW + 1, (STORY,))
    briefing.save(connection, later)
    assert briefing.last(connection) == later
    assert preferences.load(connection).changed == {}, "no preference of the user's"
    briefing.forget(connection)
    assert briefing.last(connection) is None
    connection.close()


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "{}",
        "[]",
        "[1]",
        "[1,2,3]",
        "[1,2,[]]",
        '[1,2,{"a":1}]',
        '{"a":1,"b":2,"c":3}',
        '[1,2,[[1,["x"],"","",1]]]',
        '[1,2,[[1,[],5,"",1]]]',
        '[1,2,[[1,[],"",""]]]',
        f'[1,2,[[{2**60},[],"","",1]]]',
        '[-1,2,[[1,[],"","",1]]]',
        "[" * 100_000,
    ],
)
def test_damage_is_no_briefing(tmp_path: Path, stored: str) -> None:
    connection = open_fresh(tmp_path)
    connection.execute("INSERT INTO preference (key, value) VALUES (?, ?)", (briefing.LAST, stored))
    assert briefing.last(connection) is None
    connection.close()
