"""Which ETag and Last-Modified to keep after an answer. Pure; any thread."""

from reader.domain.feed import Validators
from reader.domain.retrieval import FetchResult

NOT_MODIFIED = 304
REPLACING = frozenset({200, 203, 226})


def merge(old: Validators, result: FetchResult) -> Validators:
    """The pair to store with the entries of this answer.

    A full answer replaces the pair and forgets what it lacks; a 304 updates what it names; anything else changes nothing.
    """
    if result.problem is not None:
        return old
    if result.status in REPLACING:
        return result.validators
    if result.status == NOT_MODIFIED:
        return Validators(result.validators.etag or old.etag, result.validators.last_modified or old.last_modified)
    return old
