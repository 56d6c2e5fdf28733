"""One HTTP GET, or one call to an account's server; every error is a value. Any fetch thread."""

import threading
from collections.abc import Callable
from ssl import SSLContext
from typing import Self

from reader.domain.accounts import UNENCRYPTED, Server
from reader.domain.addresses import is_private_address
from reader.domain.ids import Clock
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.net import tls
from reader.net.account_calls import AccountCalls, AccountExchange
from reader.net.addresses import moved_to
from reader.net.credentials import LookUp
from reader.net.credentials import look_up as look_up_in_keyring
from reader.net.exchange import UNWATCHED, Exchange, Watch
from reader.net.tls import AccountTransport
from reader.net.transport import AddressCheck, Allowance, ConnectionGuard, Limits, Resolver, Transport, resolve

__all__ = ["Fetcher", "moved_to"]


class Fetcher:
    """HTTP client; `fetch` never raises. Connections are kept for each calling thread; `close` ends them all. `resolver`,
    `is_private`, `tls_context` and `look_up` can be replaced in tests: other names, other private addresses, other certificates,
    another keyring.
    """

    def __init__(
        self,
        user_agent: str,
        clock: Clock,
        *,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        resolver: Resolver | None = None,
        is_private: AddressCheck = is_private_address,
        tls_context: Callable[[], SSLContext] = tls.make_context,
        look_up: LookUp = look_up_in_keyring,
    ) -> None:
        self._user_agent = user_agent
        self._clock = clock
        self._limits = limits
        self._resolver = resolver or resolve
        self._is_private = is_private
        self._tls_context = tls_context
        self._look_up = look_up
        self._accounts = AccountCalls(self._account_exchange, limits, look_up)
        self._threads = threading.local()
        self._exchanges: list[Exchange] = []
        self._lock = threading.Lock()

    def fetch(self, request: FetchRequest, watch: Watch = UNWATCHED) -> FetchResult:
        """Make the request, redirects included, and wait for the whole answer; `watch` follows a body that is stored in a file."""
        if request.call is not None:
            return self._accounts.fetch(request, request.call)
        return self._exchange().fetch(request, watch)

    def new_exchange(self) -> Exchange:
        """Return separate connections for one stream at a time; the caller closes it."""
        guard = self._guard()
        return Exchange(self._user_agent, self._clock, guard, Transport(guard, self._tls_context), self._look_up)

    def _account_exchange(self, server: Server) -> AccountExchange:
        guard = self._guard()
        pin = "" if server.certificate == UNENCRYPTED else server.certificate
        transport = AccountTransport(guard, self._tls_context, server.url, pin)
        return AccountExchange(self._user_agent, self._clock, guard, transport, self._look_up)

    def _guard(self) -> ConnectionGuard:
        return ConnectionGuard(Allowance(self._clock), self._limits, self._resolver, self._is_private)

    def close(self) -> None:
        """Close all connections; to be called when no fetch is under way."""
        self._accounts.close()
        with self._lock:
            for exchange in self._exchanges:
                exchange.close()
            self._exchanges.clear()
        self._threads = threading.local()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _exchange(self) -> Exchange:
        exchange: Exchange | None = getattr(self._threads, "exchange", None)
        if exchange is None:
            exchange = self.new_exchange()
            self._threads.exchange = exchange
            with self._lock:
                self._exchanges.append(exchange)
        return exchange
