"""Output of a comparison as a table and as JSON. Pure."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from reader.domain.fill import counted
from reader.domain.value_classes import dataclass
from reader.lab.replay.comparison import Standing

HEADINGS = (
    "policy",
    "misses/visit",
    "of uniform [95 %]",
    "late",
    "of uniform",
    "miss-delay",
    "requests/feed/day",
    "lost",
    "complete",
    "window",
    "seen after h: median",
    "95 %",
    "refreshed after h: mean",
    "max",
)


@dataclass(frozen=True, slots=True)
class Setting:
    """Description of a comparison, for the first line and for JSON."""

    budget: float
    users: int
    feeds: int
    postings: int
    accesses: int
    window: int
    returns: int = 0
    blind_seconds: int = 0

    def counted(self) -> str:
        return ", ".join(
            (
                counted(self.users, "user"),
                counted(self.feeds, "feed"),
                counted(self.postings, "posting"),
                counted(self.accesses, "visit"),
                *([counted(self.returns, "return")] if self.returns else ()),
            )
        )


def as_json(setting: Setting, standings: Mapping[str, Standing]) -> dict[str, object]:
    """Return the comparison as plain values; null if unknown."""
    policies = {name: {key: _plain(value) for key, value in asdict(each).items()} for name, each in standings.items()}
    budget = int(setting.budget) if setting.budget % 1 == 0 else setting.budget
    return {**asdict(setting), "budget": budget, "policies": policies}


def as_table(setting: Setting, standings: Mapping[str, Standing]) -> list[str]:
    rows = [HEADINGS, *(_cells(name, each) for name, each in standings.items())]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    window = f"documents hold the last {setting.window} postings" if setting.window else "documents hold all that is new"
    about = f"{setting.counted()}; {setting.budget:g} requests per feed and day; {window}"
    if setting.blind_seconds:
        about += f"; the {setting.blind_seconds} s before a visit do not count"
    return [about, *(_line(row, widths) for row in rows)]


def _cells(name: str, each: Standing) -> tuple[str, ...]:
    return (
        name,
        _number(each.misses_per_access, 2),
        "-" if math.isnan(each.ratio) else f"{each.ratio:.3f} [{each.ratio_low:.3f}-{each.ratio_high:.3f}]",
        str(each.late),
        _number(each.late_ratio, 3),
        _number(each.miss_delay_ratio, 3),
        _number(each.requests_per_feed_day, 2),
        str(each.overflow_lost),
        _number(each.completeness, 3),
        _number(each.window_freshness, 3),
        _number(each.delay_hours_median, 1),
        _number(each.delay_hours_p95, 1),
        _number(each.retrieval_hours_mean, 1),
        _number(each.retrieval_hours_max, 1),
    )


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    name, *numbers = (
        cell.ljust(width) if place == 0 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join([name, *numbers])


def _number(value: float, digits: int) -> str:
    return "-" if math.isnan(value) else f"{value:.{digits}f}"


def _plain(value: float) -> float | None:
    if isinstance(value, int):
        return value
    return None if math.isnan(value) else round(value, 4)
