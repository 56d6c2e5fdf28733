"""Telling this computer's network from the feeds: is there a route at all, and is a sign-in page in the way. Nothing is sent."""

import socket
from collections.abc import Sequence

from reader.domain.errors import ProblemKind
from reader.domain.retrieval import FetchResult
from reader.net.addresses import is_private_name
from reader.net.host_gate import host_of

UNREACHABLE = frozenset({ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT, ProblemKind.NETWORK})
HOSTS_FOR_AN_OUTAGE = 5
FEEDS_FOR_A_PORTAL = 3
NETWORK_AUTHENTICATION_REQUIRED = 511
HTML_STARTS = (b"<!doctype html", b"<html", b"<head", b"<body")
DOCUMENTATION_ADDRESSES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""RFC 5737 and 3849: nobody's, so routed like the rest of the world."""


def has_route() -> bool:
    """Whether the routing table leads anywhere. Connecting a UDP socket asks the table and sends nothing."""
    return any(_is_routed(family, address) for family, address in DOCUMENTATION_ADDRESSES)


def is_outage(results: Sequence[FetchResult], *, has_route: bool) -> bool:
    """Whether the latest results say that there is no network here: `results` newest last.

    Without a route one unreachable public host is enough. With one it takes five hosts in a row and nothing in between that answered.
    """
    hosts: set[str] = set()
    for result in reversed(results):
        host = host_of(result.request.url)
        if is_private_name(host):
            continue
        if result.problem is None or result.problem.kind not in UNREACHABLE:
            break
        hosts.add(host)
    return bool(hosts) and (not has_route or len(hosts) >= HOSTS_FOR_AN_OUTAGE)


def looks_like_portal(result: FetchResult, expected_host: str) -> bool:
    """Whether a network's sign-in page answered in a feed's place: HTML after being sent to another host, or status 511."""
    if result.status == NETWORK_AUTHENTICATION_REQUIRED:
        return True
    if not result.redirects or not is_html(result):
        return False
    return host_of(result.final_url) != expected_host.lower().rstrip(".")


def is_portal_wave(results: Sequence[FetchResult]) -> bool:
    """Whether several feeds at once were answered by one and the same page of HTML: a sign-in page without a redirect to tell it."""
    pages: dict[str, set[str]] = {}
    for result in results:
        if is_html(result) and result.body_hash:
            pages.setdefault(result.body_hash, set()).add(result.request.url)
    return any(len(urls) >= FEEDS_FOR_A_PORTAL for urls in pages.values())


def is_html(result: FetchResult) -> bool:
    """Whether the answer is a web page: by its first bytes, or by its type where those say nothing."""
    start = result.body[:512].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if start.startswith(HTML_STARTS):
        return True
    return result.content_type.partition(";")[0].strip().lower() == "text/html" and not start.startswith(
        (b"<?xml", b"<rss", b"<feed", b"{")
    )


def _is_routed(family: int, address: str) -> bool:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
    except OSError:
        return False
    return True
