"""A clock that stands still until it is moved."""

from dataclasses import dataclass


@dataclass
class FakeClock:
    """`at` is UTC seconds; `offset_seconds` the user's distance from UTC."""

    at: float = 1_767_600_000.0
    offset_seconds: int = 0

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at

    def utc_offset_seconds(self, at: float) -> int:
        return self.offset_seconds

    def advance(self, seconds: float) -> None:
        self.at += seconds
