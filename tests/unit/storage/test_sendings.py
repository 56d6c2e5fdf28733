"""What waits to be sent: stored with its article, sent in order, given up and tried again."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId
from reader.storage import sendings
from reader.storage.connection import WriteConnection
from reader.storage.sendings import GivenUp, Sending
from tests.unit.storage.examples import NOW, follow, open_fresh, parsed, store


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(open_fresh(tmp_path)) as connection:
        yield connection


@pytest.fixture
def ids(connection: WriteConnection) -> list[EntryId]:
    return sorted(store(connection, follow(connection, "a"), *(parsed(f"x{each}") for each in range(4))))


def test_articles_wait_once_for_each_target_until_they_were_sent(connection: WriteConnection, ids: list[EntryId]) -> None:
    sendings.queue(connection, "Notes", ids[:2], NOW)
    sendings.queue(connection, "Notes", ids[:1], NOW + 5)
    sendings.queue(connection, "Bag", [*ids[:1], EntryId(999)], NOW + 1)
    assert sendings.next_at(connection) == NOW
    assert sendings.next_due(connection, NOW) == Sending(ids[1], "Notes")
    sendings.remove(connection, "Notes", ids[1:2])
    assert sendings.next_due(connection, NOW + 9) == Sending(ids[0], "Bag")
    sendings.remove(connection, "Bag", ids)
    sendings.remove(connection, "Notes", ids)
    assert sendings.next_at(connection) is None


def test_what_fails_for_a_target_waits_together_and_is_given_up_together(connection: WriteConnection, ids: list[EntryId]) -> None:
    sendings.queue(connection, "Bag", ids[:2], NOW)
    sendings.queue(connection, "Notes", ids[:1], NOW)
    first = Sending(ids[0], "Bag")
    down = Problem(ProblemKind.CONNECT, "refused")
    assert sendings.note_failure(connection, first, down, NOW + 60, is_of_target=True) == 2
    assert sendings.next_due(connection, NOW) == Sending(ids[0], "Notes")
    assert sendings.next_due(connection, NOW + 60) == Sending(ids[0], "Notes")
    sendings.remove(connection, "Notes", ids)
    assert sendings.next_due(connection, NOW + 60) == Sending(ids[0], "Bag", 1)
    assert sendings.note_failure(connection, Sending(ids[1], "Bag", 4), down, None, is_of_target=False) == 1
    assert sendings.given_up(connection) == [GivenUp("Bag", (ids[1],), down)]
    sendings.retry(connection, "Bag", NOW + 9)
    assert (sendings.given_up(connection), sendings.next_due(connection, NOW + 9)) == ([], Sending(ids[1], "Bag"))


def test_more_than_can_wait_are_kept_for_a_press_of_the_user(
    connection: WriteConnection, ids: list[EntryId], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sendings, "WAITING_MAX", 3)
    sendings.queue(connection, "Bag", ids, NOW)
    (left,) = sendings.given_up(connection)
    assert (left.entry_ids, left.problem) == ((ids[3],), Problem(ProblemKind.SEND_QUEUE))


def test_a_removed_article_takes_what_waits_with_it(connection: WriteConnection, ids: list[EntryId]) -> None:
    sendings.queue(connection, "Bag", ids[:1], NOW)
    connection.execute("DELETE FROM entry WHERE entry_id = ?", (ids[0],))
    assert sendings.next_at(connection) is None
