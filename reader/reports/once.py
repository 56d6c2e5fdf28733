"""What several reports of one moment read from the database, read once. One query thread."""

from collections.abc import Callable
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Once:
    """Lives as long as the reports of that moment are being made: it never reads again."""

    def __init__(self) -> None:
        self._answers: dict[tuple[object, ...], Any] = {}

    def read(self, query: Callable[..., Answer], connection: object, *arguments: object) -> Answer:
        """The answer of a query to these arguments, not to be changed."""
        asked = (query, *arguments)
        if asked not in self._answers:
            self._answers[asked] = query(connection, *arguments)
        answer: Answer = self._answers[asked]
        return answer
