"""Private addresses: only the user, and answers from a private address, may refer to one. Pure; any thread."""

from reader.domain.private_hosts import is_private_url
from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of


def may_name(result: FetchResult, url: str) -> bool:
    """Return whether an answer may refer to this address: to a private one only if it came from one, redirects included."""
    came_from_private = result.request.may_be_private and is_private_url(result.final_url)
    return came_from_private or not is_private_url(url)


def is_beside(url: str, feed_url: str) -> bool:
    """Return whether an address is on the feed's own private host."""
    return is_private_url(url) and host_of(url) == host_of(feed_url)
