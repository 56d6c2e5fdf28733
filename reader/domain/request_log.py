"""Log of requests other than feed retrievals, and of programs run by rules, as shown in Activity. Times are UTC seconds."""

from enum import StrEnum

from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import Outcome
from reader.domain.value_classes import dataclass


class RequestKind(StrEnum):
    DOWNLOAD = "download"
    STREAM = "stream"
    CHAPTERS = "chapters"
    PROGRAM = "program"
    FULL_TEXT = "full_text"
    PICTURE = "picture"
    THUMBNAIL = "thumbnail"
    OFFLINE = "offline"
    ICON = "icon"
    MISSING = "missing"
    NEW_ADDRESS = "new_address"
    ADDING = "adding"
    IMPORT = "import"
    SYNC = "sync"
    REFRESH = "refresh"


EPISODES = (RequestKind.DOWNLOAD, RequestKind.STREAM, RequestKind.CHAPTERS)
PICTURES = (RequestKind.PICTURE, RequestKind.THUMBNAIL, RequestKind.OFFLINE, RequestKind.ICON)
REFUSALS = frozenset({ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE, ProblemKind.FORBIDDEN})
"""Problems by which a server refuses further requests."""


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One line of the log. The `url` of a program is `program:` and its name; feed and entry are set if it was for one."""

    kind: RequestKind
    started_at: int
    finished_at: int
    outcome: Outcome
    status: int
    wire_bytes: int
    problem: Problem | None
    url: str
    feed_id: FeedId | None = None
    entry_id: EntryId | None = None


def outcome_of(problem: Problem | None) -> Outcome:
    if problem is None:
        return Outcome.DONE
    if problem.kind is ProblemKind.INTERRUPTED:
        return Outcome.STOPPED
    if problem.kind in CONNECTIVITY:
        return Outcome.NO_NETWORK
    return Outcome.REFUSED if problem.kind in REFUSALS else Outcome.FAILED
