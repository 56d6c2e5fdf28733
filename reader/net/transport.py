"""HTTP transport: connections that check their peer, keep the deadline and are reused. One per fetch thread. requests'
HTTPAdapter is used without its Session: a Session reads the bodies of redirects whole and without limit.
"""

import base64
import errno
import io
import logging
import math
import socket
import ssl
import threading
from collections.abc import Callable
from http import HTTPStatus
from http.client import HTTPResponse, parse_headers
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import getproxies

from urllib3 import HTTPConnectionPool, HTTPSConnectionPool, PoolManager, ProxyManager
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import ConnectTimeoutError, NameResolutionError, NewConnectionError, ProxyError

from reader.domain.ids import Clock
from reader.domain.preferences import NO_PROXY
from reader.domain.retrieval import Purpose
from reader.domain.value_classes import dataclass
from reader.net.http_names import HTTPAdapter, PreparedRequest, Response, get_environ_proxies, select_proxy
from reader.supervision import run_in_thread


class TooLargeError(Exception):
    """Raised if more bytes came than allowed."""


class Allowance:
    """Remaining time and bytes of a fetch; the sockets of one thread share it, and it is reset for each fetch."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ends_at = 0.0
        self._wire_bytes = 0

    def set(self, seconds: float, wire_bytes: int) -> None:
        self._ends_at = self._clock.monotonic() + seconds
        self._wire_bytes = wire_bytes

    def renew(self, seconds: float) -> None:
        """Extend the time while a long body arrives fast enough; its bytes are still counted."""
        self._ends_at = self._clock.monotonic() + seconds

    def now(self) -> float:
        return self._clock.monotonic()

    def left(self) -> float:
        """Return the seconds left. Raises TimeoutError if there are none."""
        left = self._ends_at - self._clock.monotonic()
        if left <= 0:
            raise TimeoutError("the total time limit was reached")
        return left

    def count(self, wire_bytes: int) -> None:
        """Count received bytes. Raises TooLargeError if there are too many."""
        self._wire_bytes -= wire_bytes
        if self._wire_bytes < 0:
            raise TooLargeError


class BoundedSocket:
    """Connected socket (plain or TLS) for http.client and urllib3, whose reads keep the allowance."""

    def __init__(self, sock: socket.socket, allowance: Allowance) -> None:
        self._sock = sock
        self._allowance = allowance
        self._open_files = 0
        self._is_closing = False
        self.used_at = allowance.now()

    def makefile(self, mode: str = "rb", *_: Any, **__: Any) -> io.BufferedReader:
        """Return a file for http.client to read an answer; the socket stays open until the last such file is closed."""
        if mode != "rb":
            raise ValueError(mode)
        self._open_files += 1
        return io.BufferedReader(_SocketReader(self))

    def read_into(self, buffer: memoryview) -> int:
        self._sock.settimeout(self._allowance.left())
        count = self._sock.recv_into(buffer)
        self.used_at = self._allowance.now()
        self._allowance.count(count)
        return count

    def sendall(self, data: Any) -> None:
        self._sock.settimeout(self._allowance.left())
        self._sock.sendall(data)

    def close(self) -> None:
        """Close once all files are closed."""
        self._is_closing = True
        if self._open_files <= 0:
            self._sock.close()

    def file_closed(self) -> None:
        self._open_files -= 1
        if self._is_closing:
            self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sock, name)


class _SocketReader(io.RawIOBase):
    def __init__(self, owner: BoundedSocket) -> None:
        super().__init__()
        self._owner = owner

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        return self._owner.read_into(memoryview(buffer))

    def close(self) -> None:
        if not self.closed:
            super().close()
            self._owner.file_closed()


Resolver = Callable[[str, int, float], list[str]]
"""Takes host, port and timeout in seconds; returns numeric addresses, preferred ones first. Raises OSError if there are none."""


def resolve(host: str, port: int, timeout_seconds: float) -> list[str]:
    """Ask the operating system. Its look-up cannot be interrupted, so one that takes too long is abandoned in its own thread."""
    try:
        return _look_up(host, port, socket.AI_NUMERICHOST)
    except socket.gaierror:
        pass
    answer: list[list[str] | OSError | UnicodeError] = []
    answered = threading.Event()

    def ask() -> None:
        try:
            answer.append(_look_up(host, port, 0))
        except (OSError, UnicodeError) as error:
            answer.append(error)
        finally:
            answered.set()

    if not run_in_thread("name look-up", ask):
        # systems end a look-up after half a minute
        ask()
    answered.wait(timeout_seconds)
    if not answer:
        raise socket.gaierror(socket.EAI_AGAIN, "name lookup took too long")
    if isinstance(answer[0], list):
        return answer[0]
    raise socket.gaierror(socket.EAI_NONAME, "name not found") from answer[0]


def _look_up(host: str, port: int, flags: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


MIB = 1024 * 1024
MEDIA_STEP_BYTES = 64 * 1024
ANSWER_BYTES = {
    "/stream/items/contents": 32 * MIB,
    "/v1/entries": 32 * MIB,
    "/stream/items/ids": 4 * MIB,
    "/subscription/list": 16 * MIB,
    "/v1/feeds": 16 * MIB,
    "/api/entries.json": 16 * MIB,
    "/accounts/ClientLogin": 16 * 1024,
    "/reader/api/0/token": 16 * 1024,
}
OTHER_ANSWER_BYTES = 4 * MIB


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a fetch. `total_seconds` covers everything from the name look-up to the last byte, all redirects included. Sizes
    are of the decoded body. A connection idle for longer than `idle_seconds` is not reused: a router or a sleep may have dropped
    it silently. Of media at least MEDIA_STEP_BYTES have to come in `media_stall_seconds`, and so much of the disk stays free. An
    account's server has `call_seconds`: it may contact a site before it answers.
    """

    connect_seconds: float = 10.0
    total_seconds: float = 30.0
    idle_seconds: float = 30.0
    body_bytes: int = 10 * MIB
    opml_bytes: int = 20 * MIB
    page_bytes: int = 5 * MIB
    icon_bytes: int = 64 * 1024
    chapters_bytes: int = MIB
    media_bytes: int = 4096 * MIB
    media_stall_seconds: float = 60.0
    disk_reserve_bytes: int = 256 * MIB
    call_seconds: float = 90.0
    redirects: int = 10
    url_characters: int = 8192

    def body_bytes_for(self, purpose: Purpose) -> int:
        """Return the largest size of a decoded body."""
        own = {
            Purpose.OPML: self.opml_bytes,
            Purpose.PAGE: self.page_bytes,
            Purpose.ICON: self.icon_bytes,
            Purpose.CHAPTERS: self.chapters_bytes,
            Purpose.MEDIA: self.media_bytes,
        }
        return own.get(purpose, self.body_bytes)

    def answer_bytes_for(self, path: str) -> int:
        """Return the largest size of an account server's answer, by the requested path."""
        return next((size for end, size in ANSWER_BYTES.items() if path.endswith(end)), OTHER_ANSWER_BYTES)


# its messages contain URLs with secrets
logging.getLogger("urllib3").setLevel(logging.CRITICAL)

KEPT_HOSTS = 8
PROXIES_SECONDS = 10.0
"""Seconds for which the absence of a system proxy is cached: asking takes a sixth of a request's time."""
AddressCheck = Callable[[str], bool]


class BlockedAddressError(OSError):
    """Raised if the name leads into a private network."""


class PublicAddressError(OSError):
    """Raised if a secret would go unencrypted through the internet."""


class ConnectionGuard:
    """State shared by the connections of one thread: `peer` is the last address. `may_be_private` (and `must_be_private`, for
    unencrypted secrets) is set for each request; `is_reused` says whether the last one used a kept connection.
    """

    def __init__(self, allowance: Allowance, limits: Limits, resolver: Resolver, is_private: AddressCheck) -> None:
        self.allowance = allowance
        self.limits = limits
        self.resolver = resolver
        self.is_private = is_private
        self.may_be_private = False
        self.must_be_private = False
        self.peer = ""
        self.is_reused = False

    def connect(self, connection: HTTPConnection) -> socket.socket:
        """Connect to the first address that answers; all of them have to be allowed unless there is a proxy."""
        host = connection.host.strip("[]")
        port = connection.port or connection.default_port
        budget = min(self.limits.connect_seconds, self.allowance.left())
        ends_at = self.allowance.now() + budget
        try:
            addresses = self.resolver(host, port, budget)
        except socket.gaierror as error:
            raise NameResolutionError(host, connection, error) from error
        if connection.proxy is None:
            self.check(addresses)
        return self._connect_to_any(connection, addresses, port, ends_at)

    def check(self, addresses: list[str]) -> None:
        """Refuse private addresses unless allowed: one among public ones is an attack, not a choice."""
        blocked = [] if self.may_be_private else [address for address in addresses if self.is_private(address)]
        if blocked:
            raise BlockedAddressError(blocked[0])
        if self.must_be_private and not all(self.is_private(address) for address in addresses):
            raise PublicAddressError

    def _connect_to_any(self, connection: HTTPConnection, addresses: list[str], port: int, ends_at: float) -> socket.socket:
        failure: OSError = OSError("the name has no address")
        for place, address in enumerate(addresses):
            try:
                # each address gets its share of the time, so that a dead IPv6 route leaves some for IPv4
                share = max((ends_at - self.allowance.now()) / (len(addresses) - place), 0.001)
                sock = socket.create_connection((address, port), timeout=min(share, self.allowance.left()))
            except OSError as error:
                failure = error
                continue
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return sock
        if isinstance(failure, TimeoutError):
            raise ConnectTimeoutError(connection, "connecting took too long") from failure
        raise NewConnectionError(connection, str(failure)) from failure


class _FinalAnswer(HTTPResponse):
    """Response that skips interim ones (102, 103 and others); Python itself knows 100 only."""

    def _read_status(self) -> Any:
        found = super()._read_status()  # type: ignore[misc] # the type stubs leave it out
        while HTTPStatus.CONTINUE < found[1] < HTTPStatus.OK and found[1] != HTTPStatus.SWITCHING_PROTOCOLS:
            parse_headers(self.fp)
            found = super()._read_status()  # type: ignore[misc] # the same
        return found


class _GuardedConnection(HTTPConnection):
    """Common part of both kinds of connection: they pass the guard, and their sockets keep the deadline."""

    response_class = _FinalAnswer
    guard: ConnectionGuard
    address = ""
    was_used = False

    def _new_conn(self) -> socket.socket:
        sock = self.guard.connect(self)
        self.address = str(sock.getpeername()[0])
        self.was_used = False
        # the TLS handshake follows, which uses this timeout as a whole
        sock.settimeout(self.guard.allowance.left())
        return sock

    def connect(self) -> None:
        super().connect()
        self.sock: Any = BoundedSocket(self.sock, self.guard.allowance)

    def request(self, *arguments: Any, **options: Any) -> None:
        self.guard.is_reused = self.was_used
        if self.sock is not None and self.proxy is None:
            self.guard.check([self.address])
        super().request(*arguments, **options)
        self.was_used = True
        self.guard.peer = self.address

    @property
    def is_connected(self) -> bool:
        idle_seconds = self.guard.allowance.now() - self.sock.used_at if self.sock is not None else 0.0
        return super().is_connected and idle_seconds <= self.guard.limits.idle_seconds


class _PlainConnection(_GuardedConnection):
    pass


class _SecureConnection(_GuardedConnection, HTTPSConnection):
    pass


class _PlainPool(HTTPConnectionPool):
    ConnectionCls = _PlainConnection
    guard: ConnectionGuard

    def _new_conn(self) -> Any:
        connection: Any = super()._new_conn()
        connection.guard = self.guard
        return connection


class _SecurePool(HTTPSConnectionPool):
    ConnectionCls = _SecureConnection
    guard: ConnectionGuard

    def _new_conn(self) -> Any:
        connection: Any = super()._new_conn()
        connection.guard = self.guard
        return connection


class _GuardedPools(PoolManager):
    def __init__(self, guard: ConnectionGuard, **options: Any) -> None:
        super().__init__(**options)
        self.pool_classes_by_scheme = {"http": _PlainPool, "https": _SecurePool}
        self._guard = guard

    def _new_pool(self, *arguments: Any, **options: Any) -> Any:
        pool: Any = super()._new_pool(*arguments, **options)
        pool.guard = self._guard
        return pool


class _GuardedProxyPools(_GuardedPools, ProxyManager):
    pass


class Transport(HTTPAdapter):
    """Sends one request and returns the answer's header; its body is read from `raw`. Close it in the end."""

    def __init__(self, guard: ConnectionGuard, tls_context: Callable[[], ssl.SSLContext]) -> None:
        self._guard = guard
        self._make_tls_context = tls_context
        self._tls_context: ssl.SSLContext | None = None
        self._has_no_proxy_until = -math.inf
        super().__init__(pool_connections=KEPT_HOSTS, pool_maxsize=1, max_retries=0)

    def init_poolmanager(self, connections: int, maxsize: int, block: bool = False, **options: Any) -> None:  # noqa: FBT001,FBT002 - requests' signature
        self.poolmanager = _GuardedPools(self._guard, num_pools=connections, maxsize=maxsize, block=block, **options)

    def proxy_manager_for(self, proxy: str, **options: Any) -> Any:
        """Create the pools of connections through a proxy, once for each proxy."""
        if proxy.lower().startswith("socks"):
            raise ProxyError("no SOCKS", OSError(errno.EPROTONOSUPPORT, "SOCKS proxies are not supported"))
        if proxy not in self.proxy_manager:
            self.proxy_manager[proxy] = _GuardedProxyPools(
                self._guard, proxy_url=proxy, proxy_headers=self.proxy_headers(proxy), num_pools=KEPT_HOSTS, maxsize=1, **options
            )
        return self.proxy_manager[proxy]

    def proxy_headers(self, proxy: str) -> dict[str, str]:
        """Return a proxy address's login as UTF-8, as for feeds; requests would refuse characters outside Latin-1."""
        parts = urlsplit(proxy)
        if not parts.username:
            return {}
        secret = f"{unquote(parts.username)}:{unquote(parts.password or '')}".encode()
        return {"Proxy-Authorization": f"Basic {base64.b64encode(secret).decode('ascii')}"}

    def build_connection_pool_key_attributes(self, request: PreparedRequest, verify: Any, cert: Any = None) -> Any:
        """Give https pools this thread's TLS context; it is created when first needed, as it reads the system's certificates."""
        host, pool = super().build_connection_pool_key_attributes(request, verify, cert)
        if host["scheme"] == "https":
            if self._tls_context is None:
                self._tls_context = self._make_tls_context()
            pool["ssl_context"] = self._tls_context
        return host, pool

    def cert_verify(self, conn: Any, url: str, verify: Any, cert: Any) -> None:
        """Do nothing: the TLS context has its trust store, and requests would add certifi's list."""

    def send_within(self, prepared: PreparedRequest, proxy: str = "") -> Response:
        """Send a request within the deadline, by the proxy of the preference fetch.proxy."""
        left = self._guard.allowance.left()
        connect_seconds = min(self._guard.limits.connect_seconds, left)
        proxies = {} if not proxy and self._has_no_proxy() else _proxies(proxy, prepared.url or "")
        return self.send(prepared, stream=True, timeout=(connect_seconds, left), proxies=proxies)

    def _has_no_proxy(self) -> bool:
        now = self._guard.allowance.now()
        if now >= self._has_no_proxy_until and not getproxies():
            self._has_no_proxy_until = now + PROXIES_SECONDS
        return now < self._has_no_proxy_until

    def build_response(self, req: PreparedRequest, resp: Any) -> Response:
        """Return status, header fields and the raw body, ignoring cookies."""
        response = Response()
        response.status_code, response.headers, response.raw, response.request = resp.status, resp.headers, resp, req
        return response


def prepared_request(method: str, url: str, fields: dict[str, str], body: bytes) -> PreparedRequest:
    """Return what `requests.Request.prepare` makes, without unused cookies, parameters, hooks and login."""
    prepared = PreparedRequest()
    prepared.prepare_method(method)
    prepared.prepare_url(url, None)
    prepared.prepare_headers(fields)
    prepared.prepare_body(body or None, None)
    return prepared


def proxy_of(proxy: str, url: str) -> str:
    """Return the proxy of a request; empty for none."""
    return select_proxy(url, _proxies(proxy, url)) or ""


def proxy_host(proxy: str) -> str:
    """Return a proxy's host and port, without a login, for messages."""
    return proxy.rpartition("@")[2].rpartition("://")[2].strip("/")


def _proxies(proxy: str, url: str) -> dict[str, str]:
    """Return proxies by scheme: the user's own for every address, none at all, or the system's for this address."""
    if not proxy:
        # the exceptions are looked up in the whole environment again
        return dict(get_environ_proxies(url)) if getproxies() else {}
    return {} if proxy == NO_PROXY else {"http": proxy, "https": proxy}
