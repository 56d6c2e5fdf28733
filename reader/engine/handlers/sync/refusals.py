"""Changes refused by a server: logged in Activity, since they no longer wait."""

import logging

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import RequestLogged
from reader.domain.ids import EntryId, FeedId
from reader.domain.request_log import RequestKind, RequestRecord
from reader.domain.retrieval import Outcome
from reader.engine.handlers.sync.part import Sync
from reader.net.redaction import redact
from reader.storage import request_log

log = logging.getLogger(__name__)


def note_refused(sync: Sync, name: str, *, feed_id: FeedId | None = None, entry_id: EntryId | None = None) -> None:
    """Log that a change was abandoned after repeated refusals and the server's state applied; `name` is the subject of the
    change.
    """
    at, url = int(sync.now), redact(sync.account.server.url)
    problem = Problem(ProblemKind.CHANGE_REFUSED, name)
    log.info("A change was not taken over by %s", url)
    record = RequestRecord(RequestKind.SYNC, at, at, Outcome.REFUSED, 0, 0, problem, url, feed_id, entry_id)
    request_log.add(sync.connection, record)
    sync.state.publish(RequestLogged())
