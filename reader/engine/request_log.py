"""Requests that are no retrieval of a feed, as the log file names them. Engine thread only."""

import logging

from reader.domain.retrieval import FetchResult
from reader.engine.state import Flight
from reader.engine.tasks import (
    AddTask,
    BackfillTask,
    ChaptersTask,
    DownloadTask,
    IconTask,
    OfflineTask,
    OpmlTask,
    PageTask,
    PictureTask,
    SeekTask,
)
from reader.net.redaction import redact

log = logging.getLogger(__name__)

REASONS: dict[type, str] = {
    AddTask: "subscribing",
    OpmlTask: "importing",
    PictureTask: "shown in an open article",
    OfflineTask: "for offline reading",
    PageTask: "full text requested",
    IconTask: "feed icon",
    SeekTask: "finding a new address",
    BackfillTask: "finding missing articles",
    ChaptersTask: "chapters of an episode",
    DownloadTask: "episode to save",
}


def note(flight: Flight, result: FetchResult) -> None:
    """Requests that are no retrieval of a feed have their line in the log file: what was asked for, why, and what came of it."""
    outcome = result.problem.kind.value if result.problem is not None else str(result.status)
    is_in_list = isinstance(flight.task, PictureTask) and flight.task.cause is None
    reason = "shown in the list" if is_in_list else REASONS[type(flight.task)]
    log.info("GET %s (%s): %s", redact(result.final_url or result.request.url), reason, outcome)
