"""Presence of the user at the computer for the lane under the visits, and the effects of one return for its card. Any thread; UTC
seconds.
"""

from reader.domain.clock import DAY_SECONDS
from reader.domain.preferences import Preferences
from reader.domain.presence import KEPT_DAYS
from reader.domain.retrieval import Outcome
from reader.domain.value_classes import dataclass
from reader.reports.presence_stays import Stay, is_soon, stay_at, stays
from reader.storage import history, preferences, presences, rhythm
from reader.storage.connection import ReadConnection

VISIT_DAYS = 14
"""Default span of the scorecard."""
_LONGEST_ROUND = 3600
"""Maximum time that refreshes after a return may wait for the network."""
_GOOD = frozenset({Outcome.NEW, Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED})


@dataclass(frozen=True, slots=True)
class ReturnStory:
    """Refreshes caused by a return, by the log: feeds with and without a response, and the time until the last response.

    Of the `visits` of the last two weeks in a known stay, `soon` came within a minute of a return.
    """

    refreshed: int
    failed: int
    new_entries: int
    ready_seconds: int | None
    visits: int
    soon: int


def load_stays(connection: ReadConnection, chosen: Preferences, now: int) -> list[Stay] | None:
    """Load all stored stays; None if presence detection is off or there are none."""
    if not chosen.habits_presence:
        return None
    rows = presences.presences(connection, now - KEPT_DAYS * DAY_SECONDS)
    is_noticing = chosen.habits_record and now >= chosen.habits_pause_until
    return stays(rows, now, is_noticing=is_noticing) or None


def load_return(connection: ReadConnection, stay: Stay, *, now: int) -> ReturnStory:
    """Load the contents of a card for the return that began a stay."""
    found = load_stays(connection, preferences.load(connection), now) or []
    following = min((each.begins_at for each in found if each.begins_at > stay.begins_at), default=now + 1)
    lines = rhythm.returned_lines(connection, stay.begins_at, min(following, stay.begins_at + _LONGEST_ROUND))
    good = [line for line in lines if line.outcome in _GOOD]
    answered = {line.feed_id for line in good}
    visits = [visit.at for visit in history.visits(connection, now - VISIT_DAYS * DAY_SECONDS, now)]
    known = [(each, at) for at in visits if (each := stay_at(found, at)) is not None]
    return ReturnStory(
        len(answered),
        len({line.feed_id for line in lines} - answered),
        sum(line.new_entries for line in good),
        max((line.finished_at for line in good), default=stay.begins_at) - stay.begins_at if good else None,
        len(known),
        sum(is_soon(each, at) for each, at in known),
    )
