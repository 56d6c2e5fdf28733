"""Articles waiting to be sent to a target, or given up. A kill in between sends one twice at most."""

from collections.abc import Iterable

from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, id_list, storable, stored_problem

WAITING_MAX = 500


@dataclass(frozen=True, slots=True)
class Sending:
    """An article that is due at a target; it was tried `tries` times."""

    entry_id: EntryId
    target: str
    tries: int = 0


@dataclass(frozen=True, slots=True)
class GivenUp:
    """Articles that could not be sent to a target, with the last one's problem."""

    target: str
    entry_ids: tuple[EntryId, ...]
    problem: Problem | None


def queue(connection: WriteConnection, target: str, entry_ids: Iterable[EntryId], now: int) -> None:
    """Have articles sent, also those given up before; those beyond the limit are given up at once."""
    waiting = int(connection.execute("SELECT count(*) FROM sending WHERE next_at IS NOT NULL").fetchone()[0])
    for place, entry_id in enumerate(sorted(entry_ids)):
        has_room = waiting + place < WAITING_MAX
        problem = None if has_room else ProblemKind.SEND_QUEUE.value
        connection.execute(
            """INSERT INTO sending (entry_id, target, queued_at, next_at, problem_kind)
            SELECT entry_id, ?, ?, ?, ? FROM entry WHERE entry_id = ?
            ON CONFLICT (entry_id, target) DO UPDATE SET next_at = excluded.next_at, tries = 0,
                problem_kind = excluded.problem_kind, problem_detail = ''""",
            (storable(target), now, now if has_room else None, problem, entry_id),
        )


def remove(connection: WriteConnection, target: str, entry_ids: Iterable[EntryId]) -> None:
    """Forget articles that were sent, or are no longer to be."""
    connection.execute(
        "DELETE FROM sending WHERE target = ? AND entry_id IN (SELECT value FROM json_each(?))", (target, id_list(entry_ids))
    )


def next_due(connection: ReadConnection, now: int) -> Sending | None:
    """Return the first one that is due; a time more than two days ahead was written by a clock that was wrong."""
    row = connection.execute(
        """SELECT entry_id, target, tries FROM sending WHERE next_at <= :now OR next_at > :now + 172800
        ORDER BY next_at, queued_at, entry_id LIMIT 1""",
        {"now": now},
    ).fetchone()
    return None if row is None else Sending(EntryId(row[0]), row[1], row[2])


def next_at(connection: ReadConnection) -> int | None:
    found = connection.execute("SELECT min(next_at) FROM sending").fetchone()[0]
    return None if found is None else int(found)


def postpone(connection: WriteConnection, sending: Sending, at: int, *, is_of_target: bool) -> None:
    """Try an article later, or with `is_of_target` all that wait for the target, without counting that as a failure."""
    connection.execute(
        "UPDATE sending SET next_at = ? WHERE target = ? AND next_at IS NOT NULL AND (entry_id = ? OR ?)",
        (at, sending.target, sending.entry_id, is_of_target),
    )


def note_failure(connection: WriteConnection, sending: Sending, problem: Problem, at: int | None, *, is_of_target: bool) -> int:
    """Store why an article was not sent and when it is tried again, None for never; with `is_of_target` so for all that wait for the
    target. Return how many that were.
    """
    return connection.execute(
        """UPDATE sending SET next_at = ?, tries = ?, problem_kind = ?, problem_detail = ?
        WHERE target = ? AND (entry_id = ? OR (? AND next_at IS NOT NULL))""",
        (at, sending.tries + 1, problem.kind.value, detail_json(problem), sending.target, sending.entry_id, is_of_target),
    ).rowcount


def given_up(connection: ReadConnection) -> list[GivenUp]:
    rows = connection.execute(
        """SELECT target, entry_id, problem_kind, problem_detail FROM sending WHERE next_at IS NULL ORDER BY target, queued_at, entry_id"""
    ).fetchall()
    found: dict[str, GivenUp] = {}
    for target, entry_id, kind, detail in rows:
        ids = (*(found[target].entry_ids if target in found else ()), EntryId(entry_id))
        found[target] = GivenUp(target, ids, stored_problem(kind, detail))
    return list(found.values())


def retry(connection: WriteConnection, target: str, now: int) -> None:
    """Have everything that was given up for a target tried again."""
    connection.execute("UPDATE sending SET next_at = ?, tries = 0 WHERE target = ? AND next_at IS NULL", (now, target))
