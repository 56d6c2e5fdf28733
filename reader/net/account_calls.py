"""Calls to the interfaces of accounts' servers, beside the fetcher; each account has its own connection and sign-in. Any fetch
thread.
"""

import hashlib
import secrets
import threading
from collections.abc import Callable

from reader.domain.accounts import ApiCall, Server, SignIn
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.net.account_exchange import AccountExchange
from reader.net.account_session import AccountSession, LookUp
from reader.net.limits import Limits

KEPT_SESSIONS = 16
"""Sessions kept: more than anybody has accounts, including those being checked."""


class AccountCalls:
    """Account calls; `fetch` never raises. All credentials belong to the session's key; of a secret given with a call only a
    digest is kept.
    """

    def __init__(self, make_exchange: Callable[[Server], AccountExchange], limits: Limits, look_up: LookUp) -> None:
        self._make_exchange = make_exchange
        self._limits = limits
        self._look_up = look_up
        self._salt = secrets.token_bytes(32)
        self._sessions: dict[tuple[object, ...], tuple[AccountSession, threading.Lock]] = {}
        self._lock = threading.Lock()

    def fetch(self, request: FetchRequest, call: ApiCall) -> FetchResult:
        """Make one call and wait for its answer; calls of one account run one after the other."""
        if call.sign_in is SignIn.NONE:
            session = self._new_session(call)
            try:
                return session.fetch(request, call)
            finally:
                session.close()
        session, turn = self._session(call)
        with turn:
            return session.fetch(request, call)

    def close(self) -> None:
        """End all connections; to be called when no call is under way."""
        with self._lock:
            for session, _ in self._sessions.values():
                session.close()
            self._sessions.clear()

    def _session(self, call: ApiCall) -> tuple[AccountSession, threading.Lock]:
        with self._lock:
            key = self._key(call)
            found = self._sessions.pop(key, None) or (self._new_session(call), threading.Lock())
            self._sessions[key] = found
            self._drop_oldest()
            return found

    def _drop_oldest(self) -> None:
        """Drop the oldest unused session; one in use is dropped the next time."""
        oldest = next(iter(self._sessions))
        session, turn = self._sessions[oldest]
        if len(self._sessions) > KEPT_SESSIONS and turn.acquire(blocking=False):
            del self._sessions[oldest]
            session.close()
            turn.release()

    def _new_session(self, call: ApiCall) -> AccountSession:
        return AccountSession(self._make_exchange(call.server), self._limits, self._look_up)

    def _key(self, call: ApiCall) -> tuple[object, ...]:
        secret = hashlib.sha256(self._salt + call.secret.encode("utf-8", "replace")).digest() if call.secret else b""
        return call.account_id, call.server.url, call.server.certificate, call.username, call.sign_in, secret
