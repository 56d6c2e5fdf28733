"""Cache of queries shared by several reports of one moment. One query thread."""

from collections.abc import Callable
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Once:
    """Caches query results while the reports of one moment are made; never reads again."""

    def __init__(self) -> None:
        self._answers: dict[tuple[object, ...], Any] = {}

    def read(self, query: Callable[..., Answer], connection: object, *arguments: object) -> Answer:
        """Return a query's result for these arguments, which must not be changed."""
        asked = (query, *arguments)
        if asked not in self._answers:
            self._answers[asked] = query(connection, *arguments)
        answer: Answer = self._answers[asked]
        return answer
