"""Telling this computer's network from the feeds: a sign-in page in the way, and how many feeds it takes to blame it. Pure."""

from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of

HOSTS_FOR_AN_OUTAGE = 5
FEEDS_FOR_A_PORTAL = 3
NETWORK_AUTHENTICATION_REQUIRED = 511
HTML_STARTS = (b"<!doctype html", b"<html", b"<head", b"<body")


def looks_like_portal(result: FetchResult, expected_host: str) -> bool:
    """Whether a network's sign-in page answered in a feed's place: HTML after being sent to another host, or status 511."""
    if result.status == NETWORK_AUTHENTICATION_REQUIRED:
        return True
    if not result.redirects or not is_html(result):
        return False
    return host_of(result.final_url) != expected_host.lower().rstrip(".")


def is_html(result: FetchResult) -> bool:
    """Whether the answer is a web page: by its first bytes, or by its type where those say nothing."""
    if is_page(result.body):
        return True
    start = _start(result.body)
    return result.content_type.partition(";")[0].strip().lower() == "text/html" and not start.startswith(
        (b"<?xml", b"<rss", b"<feed", b"{")
    )


def is_page(body: bytes) -> bool:
    """Whether a body is a web page by its first bytes."""
    return _start(body).startswith(HTML_STARTS)


def _start(body: bytes) -> bytes:
    return body[:512].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
