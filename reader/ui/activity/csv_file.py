"""The log as a table for other programs. Any thread with its own connection."""

import csv
import datetime as dt
from pathlib import Path

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.storage.activity import LogLine, Narrowing, all_lines
from reader.storage.connection import ReadConnection
from reader.storage.given_files import refuse_other_than_files
from reader.whole_file import whole_text

COLUMNS = (
    "started",
    "seconds",
    "feed",
    "rule",
    "reason",
    "outcome",
    "status",
    "new",
    "changed",
    "bytes",
    "problem",
    "address",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def save_csv(connection: ReadConnection, wanted: Narrowing, path: Path) -> int | Problem:
    """Write every line that fits, newest first, times in UTC; how many they were. The file appears when it is whole."""
    count = 0
    try:
        refuse_other_than_files(path)
        with whole_text(path) as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            for line in all_lines(connection, wanted):
                table.writerow(_cells(line))
                count += 1
    except ReaderError as error:
        return error.problem
    except OSError as error:
        return Problem(ProblemKind.FILE_UNWRITABLE, f"{path.name}: {error.strerror}")
    return count


def _cells(line: LogLine) -> list[str | int]:
    record = line.record
    started = dt.datetime.fromtimestamp(record.started_at, dt.UTC).isoformat().replace("+00:00", "Z")
    return [
        started,
        record.finished_at - record.started_at,
        _plain(line.title),
        record.rule.value,
        _plain(record.reason.sentence() if record.reason else ""),
        record.outcome.value,
        record.status,
        record.new_entries,
        record.changed_entries,
        record.wire_bytes,
        _plain(record.problem.sentence()) if record.problem is not None else "",
        _plain(record.url),
    ]


def _plain(text: str) -> str:
    """What a feed calls itself must not be evaluated as a formula by the program that opens the table."""
    return f"'{text}" if text.startswith(_FORMULA) else text
