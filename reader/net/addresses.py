"""Who may name an address that belongs to this computer or its own network: only the user, and what was private itself. Pure; any thread."""

from reader.domain.private_hosts import is_private_url
from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of


def may_name(result: FetchResult, url: str) -> bool:
    """Whether an answer may lead to this address: to a private one only if it came from one, redirects included."""
    came_from_private = result.request.may_be_private and is_private_url(result.final_url)
    return came_from_private or not is_private_url(url)


def is_beside(url: str, feed_url: str) -> bool:
    """Whether an address is on the private host that the feed itself comes from."""
    return is_private_url(url) and host_of(url) == host_of(feed_url)
