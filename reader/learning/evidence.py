"""Evidence of interest in articles from the user's actions: wanted, or skipped. Pure; any thread."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from reader.domain.clock import DAY_SECONDS
from reader.domain.marks import MARKS, Mark
from reader.domain.reading_speed import LETTERS_PER_SECOND
from reader.domain.value_classes import dataclass

GLANCE_SECONDS = 3.0
"""An article left sooner counts as skipped."""
WHOLE_SECONDS = (8.0, 60.0)
"""Bounds in seconds of the reading time, derived from its length, after which an article counts as fully read."""
COUNTED_AN_HOUR = 60
"""Limit of actions counted per hour; nobody reads more than that."""
COUNTED_OF_AN_ARTICLE = 3.0
HOUR_SECONDS = 3600
PASSED_OVER = -0.2


class ActivityKind(StrEnum):
    """Actions on an article other than marking it."""

    READ = "read"
    SKIPPED = "skipped"
    TAGGED = "tagged"
    OPENED = "opened"
    FOLLOWED = "followed"
    """Followed a link inside it."""
    MORE = "more"
    LESS = "less"


WEIGHTS: Mapping[ActivityKind | Mark, float] = {
    ActivityKind.SKIPPED: PASSED_OVER,
    ActivityKind.TAGGED: 1.0,
    ActivityKind.OPENED: 0.7,
    ActivityKind.FOLLOWED: 1.0,
    ActivityKind.MORE: 2.0,
    ActivityKind.LESS: -2.0,
    **{mark: kind.interest for mark, kind in MARKS.items()},
}


def activity_kind(word: str) -> ActivityKind | Mark:
    return Mark(word) if word in MARKS else ActivityKind(word)


@dataclass(frozen=True, slots=True)
class Activity:
    """One action on an article (`seconds` of reading, `characters` of text), at a UTC time."""

    at: int
    entry_id: int
    feed_id: int
    kind: ActivityKind | Mark
    seconds: int = 0
    characters: int = 0


@dataclass(frozen=True, slots=True)
class Evidence:
    """Degree of interest in an article: positive for interest, negative for the lack of it."""

    at: int
    entry_id: int
    feed_id: int
    weight: float


def reading_weight(seconds: float, characters: int) -> float:
    """Return 0 to 1 by the share of the article that can have been read; negative after a mere glance."""
    if seconds < GLANCE_SECONDS:
        return PASSED_OVER
    least, most = WHOLE_SECONDS
    return min(1.0, seconds / min(max(characters / LETTERS_PER_SECOND, least), most))


def weigh(activities: Iterable[Activity]) -> Iterator[Evidence]:
    """Yield the evidence from actions in the order of time. Later actions never change earlier evidence."""
    hour, in_hour = -1, 0
    given: dict[int, float] = {}
    for activity in activities:
        if activity.at // HOUR_SECONDS != hour:
            hour, in_hour = activity.at // HOUR_SECONDS, 0
        in_hour += 1
        weight = (
            reading_weight(activity.seconds, activity.characters)
            if activity.kind is ActivityKind.READ
            else WEIGHTS[activity.kind]
        )
        is_said = activity.kind in {ActivityKind.MORE, ActivityKind.LESS}
        left = COUNTED_OF_AN_ARTICLE - given.get(activity.entry_id, 0.0)
        weight = weight if weight < 0 or is_said else min(weight, left)
        if weight == 0 or (in_hour > COUNTED_AN_HOUR and not is_said):
            continue
        given[activity.entry_id] = given.get(activity.entry_id, 0.0) + max(weight, 0.0)
        yield Evidence(activity.at, activity.entry_id, activity.feed_id, weight)


def days_of(evidence: Iterable[Evidence]) -> int:
    return len({each.at // DAY_SECONDS for each in evidence if each.weight > 0})
