"""Runs of the user's programs for rules: waiting ones, and results of the last ones. A started run is never started again."""

import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.ids import EntryId, RuleId
from reader.domain.rules import FoundProgram, is_program_name
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, storable, stored_problem

WAITING_MAX = 500
KEPT = 200


@dataclass(frozen=True, slots=True)
class WaitingRun:
    run_id: int
    rule_id: RuleId
    entry_id: EntryId
    program: str


@dataclass(frozen=True, slots=True)
class StartedRun:
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


def drop_waiting(connection: WriteConnection, rule_id: RuleId) -> None:
    connection.execute("DELETE FROM program_run WHERE rule_id = ? AND started_at IS NULL", (rule_id,))


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


_BLAMELESS = (ProblemKind.PROGRAM_QUEUE, ProblemKind.INTERRUPTED, ProblemKind.NO_RESOURCES)


def failing_rule(connection: ReadConnection, run_id: int, times: int) -> RuleId | None:
    """Return the rule of a run if its program failed that many times in a row, or that many again."""
    rows = connection.execute(
        """SELECT each.rule_id, each.problem_kind FROM program_run run
        JOIN program_run each ON each.rule_id = run.rule_id AND each.program = run.program AND each.finished_at IS NOT NULL
        WHERE run.run_id = ? AND coalesce(each.problem_kind, '') NOT IN (?, ?, ?) ORDER BY each.run_id DESC""",
        (run_id, *_BLAMELESS),
    ).fetchall()
    failures = next((place for place, (_, kind) in enumerate(rows) if kind is None), len(rows))
    return RuleId(rows[0][0]) if failures and failures % times == 0 else None


IS_SUPPORTED = sys.platform != "win32"
"""On Windows, neither ending a program with all its children nor finding a file's owner works by the means used here."""
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_MOST_SHOWN = 100


def programs_folder(database: Path) -> Path:
    return database.parent / "programs"


def found_programs(folder: Path) -> list[FoundProgram]:
    """Return the files in the folder, by name; hidden files and folders are left out."""
    if not IS_SUPPORTED:
        return []
    try:
        names = sorted(entry.name for entry in os.scandir(folder) if not entry.name.startswith(".") and not entry.is_dir())
    except OSError:
        return []
    return [_found(folder, name) for name in names[:_MOST_SHOWN]]


def checked_program(folder: Path, name: str) -> Path:
    """Return the path of a runnable program. Raises ReaderError with the reason for any other."""
    if not IS_SUPPORTED:
        raise _refused(DetailKind.PROGRAM_SYSTEM)
    if not is_program_name(name):
        raise _refused(DetailKind.PROGRAM_NAME)
    path = folder / name
    try:
        around, held = folder.stat(), path.lstat()
    except FileNotFoundError:
        raise ReaderError(ProblemKind.NO_PROGRAM, name) from None
    except OSError as error:
        raise ReaderError(ProblemKind.PROGRAM_REFUSED, error.strerror or type(error).__name__) from error
    reason = _reason(around, held)
    if reason is not None:
        raise _refused(reason)
    return path


def _found(folder: Path, name: str) -> FoundProgram:
    try:
        checked_program(folder, name)
    except ReaderError as error:
        return FoundProgram(name, error.problem)
    return FoundProgram(name)


def _reason(around: os.stat_result, held: os.stat_result) -> DetailKind | None:
    checks = (
        (stat.S_ISLNK(held.st_mode), DetailKind.PROGRAM_LINK),
        (not stat.S_ISREG(held.st_mode), DetailKind.PROGRAM_NO_FILE),
        (around.st_mode & _OTHERS_WRITE or around.st_uid != os.geteuid(), DetailKind.PROGRAMS_WRITABLE),
        (held.st_uid != os.geteuid(), DetailKind.PROGRAM_OWNER),
        (held.st_mode & (_OTHERS_WRITE | stat.S_ISUID | stat.S_ISGID), DetailKind.PROGRAM_WRITABLE),
        (not held.st_mode & stat.S_IXUSR, DetailKind.PROGRAM_NO_RUN_BIT),
    )
    return next((reason for is_so, reason in checks if is_so), None)


def _refused(reason: DetailKind) -> ReaderError:
    return ReaderError(ProblemKind.PROGRAM_REFUSED, Detail(reason))
