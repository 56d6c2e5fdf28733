"""Targets of redirects, detection of a permanent move, and who may name a private address. Pure; any thread."""

import itertools
import re
from urllib.parse import urljoin, urlsplit, urlunsplit

from reader.domain.addresses import host_of, is_private_url
from reader.domain.retrieval import FetchResult


def may_name(result: FetchResult, url: str) -> bool:
    """Return whether an answer may refer to this address: to a private one only if it came from one, redirects included."""
    came_from_private = result.request.may_be_private and is_private_url(result.final_url)
    return came_from_private or not is_private_url(url)


def is_beside(url: str, feed_url: str) -> bool:
    """Return whether an address is on the feed's own private host."""
    return is_private_url(url) and host_of(url) == host_of(feed_url)


REDIRECTING = frozenset({301, 302, 303, 307, 308})
PERMANENT = frozenset({301, 308})
_SIGN_IN = re.compile(r"/(?:log-?in|sign-?in|auth|sso|consent|subscribe|paywall|register)(?:[/.?]|$)", re.IGNORECASE)
DEFAULT_PORTS = {"http": 80, "https": 443}


def moved_to(result: FetchResult) -> str | None:
    """Return the new address if every hop was permanent and none left https for http or the web for a private network; the caller
    counts sightings over days. A feed whose URL has a user name never moves automatically: its secret belongs to the old address.
    """
    if result.problem is not None or not result.redirects or "@" in urlsplit(result.request.url).netloc:
        return None
    if any(hop.status not in PERMANENT for hop in result.redirects):
        return None
    schemes = [urlsplit(url).scheme for url in (result.request.url, *(hop.url for hop in result.redirects))]
    if any(before == "https" != after for before, after in itertools.pairwise(schemes)):
        return None
    target = result.redirects[-1].url
    if not may_name(result, target):
        return None
    return None if target == without_fragment(result.request.url) else target


def next_url(current: str, location: str) -> str:
    """Return the absolute URL of a Location header (Latin-1 as it came); empty if there is none. User names in it are dropped: a
    server does not choose whose secrets are sent.
    """
    try:
        text = location.encode("latin-1").decode("utf-8")
    except UnicodeError:
        text = location
    try:
        return without_user(without_fragment(urljoin(current, text.strip())))
    except ValueError:
        return ""


def leads_to_sign_in(result: FetchResult) -> bool:
    """Return whether a redirect led to a page to sign in, subscribe or consent, by its address."""
    return bool(result.redirects and _SIGN_IN.search(result.final_url) and not _SIGN_IN.search(result.request.url))


def without_fragment(url: str) -> str:
    return url.partition("#")[0]


def without_user(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:
        return url
    if "@" not in parts.netloc:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def origin(url: str) -> tuple[str, str, int | None]:
    """Return scheme, host and port, which must not change for a secret to be sent."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname or "", parts.port or DEFAULT_PORTS.get(parts.scheme)


def is_same_service(typed: str, target: str) -> bool:
    """Return whether a private target is covered by the private URL that the user typed. The port must be equal, or one of the
    host's web ports: access to one service does not open the printer's.
    """
    _, typed_host, typed_port = origin(typed)
    _, host, port = origin(target)
    return port == typed_port or (host == typed_host and port in DEFAULT_PORTS.values())
