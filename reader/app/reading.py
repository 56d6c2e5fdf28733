"""Opens a profile's database to read it. Any thread."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage.connection import DatabaseError, ReadConnection, open_reader, problem_of


@contextmanager
def reading(database: Path) -> Iterator[ReadConnection | None]:
    """Open a read connection, None for an unused profile; errors become a ReaderError."""
    if not database.exists() or database.stat().st_size == 0:
        yield None
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
