"""Opens a profile's database to read it. Any thread."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage.connection import DatabaseError, ReadConnection, open_reader, problem_of


def is_unused(database: Path) -> bool:
    return not database.exists() or database.stat().st_size == 0


@contextmanager
def reading(database: Path) -> Iterator[ReadConnection]:
    """Open a read connection; an unused profile reads as empty, and is not created. Errors become a ReaderError."""
    if is_unused(database):
        from reader.storage.writer import open_in_memory

        with closing(open_in_memory(0)) as empty:
            yield empty
        return
    try:
        connection = open_reader(database)
        try:
            yield connection
        finally:
            connection.close()
    except DatabaseError as error:
        problem = problem_of(error, str(database))
        if problem is None:
            raise ReaderError(ProblemKind.DAMAGED_DATABASE, f"{database}: {error}") from error
        raise ReaderError(problem.kind, problem.detail) from error
