"""Visits after returns to the computer, for the scorecard. Any thread; times are UTC seconds."""

from collections.abc import Sequence

from reader.domain.value_classes import dataclass
from reader.reports.presence_stays import Stay, is_soon, stay_at


@dataclass(frozen=True, slots=True)
class ReturnVisits:
    """Of `visits` while the user's presence was known, those `within_minute` of a return, and how many of these missed nothing.
    `ready` is None if the misses of all of them are unknown.
    """

    visits: int
    within_minute: int
    ready: int | None


def return_visits(stays: Sequence[Stay], visits: Sequence[float], misses: Sequence[int | None]) -> ReturnVisits | None:
    """Count visits after returns, given the misses at each visit, None if unknown; None without a visit within a known stay."""
    known = [(stay, at, missed) for at, missed in zip(visits, misses, strict=True) if (stay := stay_at(stays, at)) is not None]
    if not known:
        return None
    soon = [missed for stay, at, missed in known if is_soon(stay, at)]
    judged = [missed for missed in soon if missed is not None]
    return ReturnVisits(len(known), len(soon), judged.count(0) if judged else None)
