"""Problems of HTTP requests, and sign-in pages of networks in place of an answer. Pure; any thread."""

import errno
import http.client
import re
import socket
import ssl
from collections.abc import Iterator

from urllib3.exceptions import (
    ConnectTimeoutError,
    DecodeError,
    IncompleteRead,
    LocationParseError,
    NewConnectionError,
    ProxyError,
    ReadTimeoutError,
)

from reader.domain.addresses import host_of
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.retrieval import FetchResult
from reader.net import tls
from reader.net.http_names import InvalidURL, MissingSchema
from reader.net.tls import OtherCertificateError
from reader.net.transport import BlockedAddressError, PublicAddressError

PROXY_LOGIN_WANTED = 407
_TUNNEL = re.compile(r"Tunnel connection failed: (\d{3})")
Types = tuple[type[BaseException], ...]

STATUSES = {
    401: ProblemKind.UNAUTHORIZED,
    403: ProblemKind.FORBIDDEN,
    404: ProblemKind.NOT_FOUND,
    410: ProblemKind.GONE,
    429: ProblemKind.RATE_LIMITED,
    503: ProblemKind.UNAVAILABLE,
}

CONNECTING, WAS_CUT = Detail(DetailKind.CONNECTING), Detail(DetailKind.INTERRUPTED)
CUT: Types = (ssl.SSLEOFError, ssl.SSLZeroReturnError, ssl.SSLSyscallError)
KINDS: tuple[tuple[Types, ProblemKind], ...] = (
    ((BlockedAddressError,), ProblemKind.BLOCKED_ADDRESS),
    ((PublicAddressError,), ProblemKind.UNENCRYPTED),
    ((OtherCertificateError,), ProblemKind.CERTIFICATE_CHANGED),
    (CUT, ProblemKind.NETWORK),
    ((ssl.SSLError,), ProblemKind.TLS),
    ((socket.gaierror,), ProblemKind.DNS),
    ((InvalidURL, MissingSchema, LocationParseError, UnicodeError), ProblemKind.BAD_URL),
    ((ProxyError, NewConnectionError), ProblemKind.CONNECT),
    ((TimeoutError, ReadTimeoutError, ConnectTimeoutError), ProblemKind.TIMEOUT),
)
"""Exception types, most specific first: a NewConnectionError is a ConnectTimeoutError to urllib3, an SSLError an OSError to
Python.
"""

NETWORK_DETAILS: tuple[tuple[Types, Detail], ...] = (
    ((DecodeError,), Detail(DetailKind.INVALID_COMPRESSION)),
    ((IncompleteRead, http.client.IncompleteRead), Detail(DetailKind.ENDED_EARLY)),
    ((ConnectionError, http.client.RemoteDisconnected, *CUT), WAS_CUT),
)
_REFUSALS = {
    errno.ECONNREFUSED: DetailKind.CONNECTION_REFUSED,
    errno.EHOSTUNREACH: DetailKind.NO_ROUTE,
    errno.ENETUNREACH: DetailKind.NETWORK_UNREACHABLE,
    errno.EPROTONOSUPPORT: DetailKind.SOCKS,
}
_UNMET = {(ProblemKind.TIMEOUT, CONNECTING), (ProblemKind.NETWORK, WAS_CUT)}


def problem_of_status(status: int) -> Problem:
    """Return the problem of a status other than success or a conditional request's 304."""
    kind = STATUSES.get(status, ProblemKind.HTTP_STATUS)
    return Problem(kind, str(status) if kind is ProblemKind.HTTP_STATUS else "")


def problem_of_exception(error: BaseException, host: str) -> Problem:
    """Return the problem of an exception of requests, urllib3, http.client, ssl or the socket."""
    chain = list(causes(error))
    for types, kind in KINDS:
        found = next((link for link in chain if isinstance(link, types)), None)
        if isinstance(found, OtherCertificateError):
            return Problem(kind if found.pin else ProblemKind.CERTIFICATE_UNKNOWN, found.fingerprint)
        if found is not None:
            return Problem(kind, _detail(kind, found, host))
    return Problem(ProblemKind.NETWORK, _network_detail(chain))


def problem_of_proxy(error: BaseException, problem: Problem, proxy: str) -> Problem:
    """Return the problem behind a proxy: failed connections and refusals are the proxy's own."""
    if problem.detail == Detail(DetailKind.SOCKS):
        return Problem(ProblemKind.PROXY, problem.detail)
    refused = next((found for link in causes(error) if (found := _TUNNEL.search(str(link)))), None)
    if refused is not None:
        return refused_by_proxy(int(refused[1]), proxy)
    if problem.kind in {ProblemKind.CONNECT, ProblemKind.DNS} or problem == Problem(ProblemKind.TIMEOUT, CONNECTING):
        return Problem(ProblemKind.PROXY, Detail(DetailKind.PROXY_SILENT, (proxy,)))
    return problem


def refused_by_proxy(status: int, proxy: str) -> Problem:
    if status == PROXY_LOGIN_WANTED:
        return Problem(ProblemKind.PROXY, Detail(DetailKind.PROXY_LOGIN, (proxy,)))
    return Problem(ProblemKind.PROXY, Detail(DetailKind.PROXY_REFUSAL, (proxy, str(status))))


def nobody_speaks_tls(problem: Problem) -> bool:
    """Return whether there was no TLS at all, rather than untrusted TLS."""
    if problem.kind is ProblemKind.TLS:
        return problem.detail == Detail(DetailKind.NO_TLS)
    return problem.kind is ProblemKind.CONNECT or (problem.kind, problem.detail) in _UNMET


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield the error and all its causes, outermost first."""
    waiting: list[object] = [error]
    seen: set[int] = set()
    while waiting:
        link = waiting.pop(0)
        if not isinstance(link, BaseException) or id(link) in seen:
            continue
        seen.add(id(link))
        yield link
        waiting += [link.__cause__, link.__context__, getattr(link, "reason", None), *link.args]


def _detail(kind: ProblemKind, error: BaseException, host: str) -> Detail | str:
    if isinstance(error, CUT):
        return WAS_CUT
    if isinstance(error, ssl.SSLError):
        return tls.reason(error)
    if isinstance(error, BlockedAddressError):
        return str(error)
    if kind is ProblemKind.CONNECT:
        return _refusal([link for link in causes(error) if isinstance(link, OSError) and link.strerror])
    if kind is ProblemKind.TIMEOUT:
        return CONNECTING if isinstance(error, ConnectTimeoutError) else Detail(DetailKind.WAITING)
    return host


def _refusal(errors: list[OSError]) -> Detail | str:
    """Return the system's reason for a failed connection."""
    if not errors:
        return Detail(DetailKind.NO_CONNECTION)
    known = _REFUSALS.get(errors[-1].errno or 0)
    return Detail(known) if known is not None else str(errors[-1].strerror).lower()


def _network_detail(chain: list[BaseException]) -> Detail:
    for types, detail in NETWORK_DETAILS:
        if any(isinstance(link, types) for link in chain):
            return detail
    return Detail(DetailKind.INVALID_HTTP)


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
