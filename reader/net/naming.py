"""Who may name a private address: the user, and what was private itself; never something public. Pure; any thread.

By name. A public name that leads to a private address is refused when connecting, see `transport`.
"""

from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of
from reader.net.addresses import is_private_name


def is_private_url(url: str) -> bool:
    """Whether an absolute URL names this computer or something in its network."""
    host = host_of(url)
    return bool(host) and is_private_name(host)


def may_name(result: FetchResult, url: str) -> bool:
    """Whether an answer may lead to this address: to a private one only if it came from one, redirects included."""
    came_from_private = result.request.may_be_private and is_private_url(result.final_url)
    return came_from_private or not is_private_url(url)


def is_beside(url: str, feed_url: str) -> bool:
    """Whether an address is on the private host that the feed itself comes from."""
    return is_private_url(url) and host_of(url) == host_of(feed_url)
