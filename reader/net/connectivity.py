"""Detection of network faults as opposed to feeds' faults: sign-in pages, and the number of failures needed. Pure."""

from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of

HOSTS_FOR_AN_OUTAGE = 5
FEEDS_FOR_A_PORTAL = 3
NETWORK_AUTHENTICATION_REQUIRED = 511
HTML_STARTS = (b"<!doctype html", b"<html", b"<head", b"<body")


def looks_like_portal(result: FetchResult, expected_host: str) -> bool:
    """Return whether a network's sign-in page answered in place of a feed: HTML after a redirect to another host, or status 511."""
    if result.status == NETWORK_AUTHENTICATION_REQUIRED:
        return True
    if not result.redirects or not is_html(result):
        return False
    return host_of(result.final_url) != expected_host.lower().rstrip(".")


def is_html(result: FetchResult) -> bool:
    """Return whether the answer is a web page: by its first bytes or, if those are unclear, by its type."""
    if is_page(result.body):
        return True
    start = _start(result.body)
    return result.content_type.partition(";")[0].strip().lower() == "text/html" and not start.startswith(
        (b"<?xml", b"<rss", b"<feed", b"{")
    )


def is_page(body: bytes) -> bool:
    """Return whether a body is a web page by its first bytes."""
    return _start(body).startswith(HTML_STARTS)


def _start(body: bytes) -> bytes:
    return body[:512].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
