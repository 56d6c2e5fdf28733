"""Runs of the user's programs for rules: waiting ones, and results of the last ones. Any thread may read with its own connection;
the engine thread writes. A started run is never started again.
"""

from collections.abc import Iterable

from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, RuleId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import detail_json, storable, stored_problem

WAITING_MAX = 500
KEPT = 200


@dataclass(frozen=True, slots=True)
class WaitingRun:
    """Waiting run of a program for an article that a rule matched."""

    run_id: int
    rule_id: RuleId
    entry_id: EntryId
    program: str


@dataclass(frozen=True, slots=True)
class StartedRun:
    """Started run of a program for an article."""

    run_id: int
    entry_id: EntryId
    program: str
    started_at: int


def queue(connection: WriteConnection, rule_id: RuleId, program: str, entry_ids: Iterable[EntryId], now: int) -> None:
    """Queue articles for a program, each once and the oldest first; those beyond the limit are dropped, which is recorded."""
    waiting = int(connection.execute("SELECT count(*) FROM program_run WHERE started_at IS NULL").fetchone()[0])
    for place, entry_id in enumerate(sorted(entry_ids)):
        is_left_out = waiting + place >= WAITING_MAX
        connection.execute(
            """INSERT OR IGNORE INTO program_run (rule_id, entry_id, program, queued_at, started_at, finished_at, problem_kind)
            VALUES (?, ?, ?, ?, ?, ?, ?)""",
            (
                rule_id,
                entry_id,
                storable(program),
                now,
                now if is_left_out else None,
                now if is_left_out else None,
                ProblemKind.PROGRAM_QUEUE.value if is_left_out else None,
            ),
        )


def next_waiting(connection: ReadConnection) -> WaitingRun | None:
    row = connection.execute(
        "SELECT run_id, rule_id, entry_id, program FROM program_run WHERE started_at IS NULL ORDER BY run_id LIMIT 1"
    ).fetchone()
    return None if row is None else WaitingRun(row[0], RuleId(row[1]), EntryId(row[2]), row[3])


def begin(connection: WriteConnection, run_id: int, now: int) -> None:
    connection.execute("UPDATE program_run SET started_at = ? WHERE run_id = ?", (now, run_id))


def drop(connection: WriteConnection, run_id: int) -> None:
    connection.execute("DELETE FROM program_run WHERE run_id = ?", (run_id,))


def finish(connection: WriteConnection, run_id: int, problem: Problem | None, now: int) -> None:
    """Store a run's result; only the latest ones are kept."""
    connection.execute(
        "UPDATE program_run SET finished_at = ?, problem_kind = ?, problem_detail = ? WHERE run_id = ?",
        (now, None if problem is None else problem.kind.value, detail_json(problem), run_id),
    )
    connection.execute(
        """DELETE FROM program_run WHERE finished_at IS NOT NULL AND run_id <= (SELECT run_id FROM program_run
        WHERE finished_at IS NOT NULL ORDER BY run_id DESC LIMIT 1 OFFSET ?)""",
        (KEPT,),
    )


def under_way(connection: ReadConnection) -> list[StartedRun]:
    """Return started runs without a known end."""
    rows = connection.execute(
        """SELECT run_id, entry_id, program, started_at FROM program_run
        WHERE started_at IS NOT NULL AND finished_at IS NULL ORDER BY run_id"""
    ).fetchall()
    return [StartedRun(row[0], EntryId(row[1]), row[2], row[3]) for row in rows]


def failed(connection: ReadConnection) -> dict[RuleId, Problem]:
    """Return the problem of each rule's last run; rules whose last run succeeded are left out."""
    rows = connection.execute(
        """SELECT rule_id, problem_kind, problem_detail, max(run_id) FROM program_run
        WHERE finished_at IS NOT NULL GROUP BY rule_id"""
    ).fetchall()
    problems = ((RuleId(rule_id), stored_problem(kind, detail)) for rule_id, kind, detail, _ in rows)
    return {rule_id: problem for rule_id, problem in problems if problem is not None}
