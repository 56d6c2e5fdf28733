"""Calls to accounts' servers; each account has its own connection and sign-in. Any fetch thread."""

import dataclasses
import hashlib
import json
import re
import secrets
import threading
from collections.abc import Callable

from reader.domain.accounts import UNENCRYPTED, ApiCall, Server, ServerKind, SignIn
from reader.domain.addresses import host_of, is_private_name
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.net.addresses import DEFAULT_PORTS, PERMANENT, REDIRECTING, next_url, origin, without_user
from reader.net.credentials import AccountPlaces, Login, LookUp, look_up_account, send_place
from reader.net.exchange import (
    UNWATCHED,
    WITH_BODY,
    Course,
    Exchange,
    Message,
    StopError,
    is_post,
    message_of,
    read_body,
    release,
)
from reader.net.http_names import Response
from reader.net.problems import is_page
from reader.net.server_finding import API_TOKEN, LOGIN, OWN_API, judge_api, refuses_as_own
from reader.net.tls import AccountTransport
from reader.net.transport import Limits, TooLargeError, proxy_of

NO_CONTENT, UNAUTHORIZED, GONE = 204, 401, 410
ERROR_BYTES = 2048
"""Bytes read of an error's body, for its message."""
SHOWN = frozenset({DetailKind.CERTIFICATE_SELF_SIGNED, DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY})
"""Certificate problems that a user may accept by fingerprint; an expired or wrong certificate is to be replaced at the server."""


class AccountExchange(Exchange):
    """Exchange of one account, used by one thread at a time; its transport is an AccountTransport."""

    _transport: AccountTransport

    def call(self, request: FetchRequest, message: Message, *, may_be_open: bool) -> FetchResult:
        """Send a message and read the answer. `may_be_open`: secrets may go unencrypted through the internet."""
        is_open = message.is_signed and not may_be_open and not message.url.startswith("https://")
        self._guard.must_be_private = is_open
        if is_open and proxy_of(request.proxy, message.url) and not is_private_name(host_of(message.url)):
            return self.failed(request, Problem(ProblemKind.UNENCRYPTED, host_of(message.url)))
        result = self._carried_out(request, UNWATCHED, self._answer, message)
        problem = result.problem
        if problem is None or problem.kind is not ProblemKind.TLS or self._transport.is_pinned:
            return result
        if not isinstance(problem.detail, Detail) or problem.detail.kind not in SHOWN:
            return result
        return self._with_fingerprint(result, message)

    def failed(self, request: FetchRequest, problem: Problem) -> FetchResult:
        now = self._clock.now()
        return FetchResult(request, 0, without_user(request.url), now, now, problem=problem)

    def _with_fingerprint(self, result: FetchResult, message: Message) -> FetchResult:
        """Connect again, only as far as the server's certificate."""
        self._transport.show_certificate()
        try:
            seen = self._carried_out(result.request, UNWATCHED, self._answer, message).problem
        finally:
            self._transport.trust_authorities()
        is_shown = seen is not None and seen.kind is ProblemKind.CERTIFICATE_UNKNOWN
        return dataclasses.replace(result, problem=seen) if is_shown else result

    def _answer(self, course: Course) -> tuple[bytes, Problem | None]:
        response = self._final(course)
        status = response.status_code
        if status not in WITH_BODY | {NO_CONTENT}:
            body = _said(response)
            return body, self._problem_of_answer(course, response)
        body = read_body(response.raw, course.message.limit_bytes)
        response.raw.release_conn()
        if course.message.is_signed and is_page(body):
            return b"", Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.WEB_PAGE))
        return body, None

    def _final(self, course: Course) -> Response:
        """Return the response after the redirects of a GET, which stay at the origin unless the server is being searched for."""
        # the user typed the address, whatever it resolves to
        self._guard.may_be_private = True
        response = self._ask(course)
        while response.status_code in REDIRECTING and response.headers.get("Location") and course.message.may_be_redirected:
            if not course.message.may_leave:
                self._refuse_other_origin(course, response)
            self._step(course, response)
            response = self._ask(course)
        return response

    def _refuse_other_origin(self, course: Course, response: Response) -> None:
        """Refuse redirects to other origins: a temporary one is a network's sign-in."""
        url = next_url(course.url, response.headers["Location"])
        if not url or origin(url) == origin(course.home):
            return
        release(response.raw)
        if host_of(url) != host_of(course.home) and response.status_code not in PERMANENT:
            raise StopError(ProblemKind.PORTAL)
        raise StopError(ProblemKind.REDIRECT, Detail(DetailKind.LEADS_TO, (_site(url),)))

    def _is_same_service(self, home: str, url: str) -> bool:
        """Return whether an account may be redirected to a private address: only its own host, on its port or those of the web."""
        (_, home_host, home_port), (_, host, port) = origin(home), origin(url)
        return host == home_host and (port == home_port or port in DEFAULT_PORTS.values())

    def _problem_of_answer(self, course: Course, response: Response) -> Problem:
        status = response.status_code
        if status in REDIRECTING:
            return Problem(ProblemKind.REDIRECT, Detail(DetailKind.LEADS_TO, (_site(_leads_to(course, response)),)))
        asked = response.headers.get("WWW-Authenticate", "").lower()
        if status == UNAUTHORIZED and asked.startswith("basic") and "/v1/" not in course.url:
            return Problem(ProblemKind.NOT_A_SYNC_SERVER, Detail(DetailKind.OTHER_LOGIN))
        # a missing article or feed says nothing about the server
        return Problem(ProblemKind.HTTP_STATUS, str(status)) if status == GONE else self._problem_of_status(course, status)


def _said(response: Response) -> bytes:
    """Return the beginning of an error's body."""
    try:
        body = read_body(response.raw, ERROR_BYTES)
    except TooLargeError:
        response.raw.close()
        return b""
    response.raw.release_conn()
    return body


def _leads_to(course: Course, response: Response) -> str:
    return next_url(course.url, response.headers.get("Location", "")) or course.url


def _site(url: str) -> str:
    """Return an address without path and query, for messages."""
    scheme, host, port = origin(url)
    host = f"[{host}]" if ":" in host else host
    return f"{scheme}://{host}" + ("" if port == DEFAULT_PORTS.get(scheme) else f":{port}")


KEY_FIELD, AUTH_FIELD = "X-Auth-Token", "Authorization"
FORBIDDEN = 403
REFUSING = frozenset({400, UNAUTHORIZED, FORBIDDEN})
_AUTH = re.compile(rb"^Auth=([\x21-\x7e]{1,4096})\r?$", re.MULTILINE)
WALLABAG_INFO, WALLABAG_LOGIN = "/api/info", "/oauth/v2/token"
_ACCESS = re.compile(rb'"access_token"\s*:\s*"([\x21\x23-\x5b\x5d-\x7e]{1,4096})"')
_KEY = re.compile(r"[\x21-\x7e]{1,4096}")
_TOKEN = re.compile(rb"[\x21-\x7e]{1,4096}")

_REFUSALS = {SignIn.PASSWORD: ProblemKind.SIGN_IN_LOST, SignIn.WALLABAG: ProblemKind.WALLABAG_LOGIN}


class _NotSignedInError(Exception):
    """Raised if a step towards a signed call fails."""

    def __init__(self, result: FetchResult) -> None:
        super().__init__()
        self.result = result


class AccountSession:
    """Session of an account; `exchange` is its own connection."""

    def __init__(self, exchange: AccountExchange, limits: Limits, look_up: LookUp) -> None:
        self._exchange = exchange
        self._limits = limits
        self._look_up = look_up
        self._proof = ""
        self._token = ""

    def close(self) -> None:
        """Close the connection and forget the session's token."""
        self._proof = self._token = ""
        self._exchange.close()

    def fetch(self, request: FetchRequest, call: ApiCall) -> FetchResult:
        """Make a call, signed in if needed; an expired sign-in is renewed once."""
        if call.sign_in is SignIn.NONE:
            return self._send(request, call)
        was_signed_in = bool(self._proof)
        try:
            result = self._signed(request, call)
            if was_signed_in and _is_refused(result, call):
                self._proof = self._token = ""
                result = self._signed(request, call)
        except _NotSignedInError as stop:
            return dataclasses.replace(stop.result, request=request, body=b"", body_hash="")
        except ReaderError as stop:
            return self._exchange.failed(request, stop.problem)
        if _has_token(call):
            # it is in the address
            result = dataclasses.replace(result, final_url=request.url, redirects=(), links=())
        if _is_refused(result, call):
            self._proof = self._token = ""
            refusal = _REFUSALS.get(call.sign_in, ProblemKind.KEY_REFUSED)
            return result if _is_own(result) else dataclasses.replace(result, problem=Problem(refusal))
        return result

    def _signed(self, request: FetchRequest, call: ApiCall) -> FetchResult:
        if not self._proof:
            self._proof = self._first_proof(request, call)
        if call.sign_in is SignIn.PASSWORD and is_post(call) and not self._token:
            self._token = self._fetch_token(request, call)
        return self._send(request, call)

    def _send(self, request: FetchRequest, call: ApiCall) -> FetchResult:
        fields: dict[str, str] = {}
        proof: tuple[tuple[str, str], ...] = ()
        if self._proof and call.sign_in is SignIn.PASSWORD:
            fields = {AUTH_FIELD: f"GoogleLogin auth={self._proof}"}
        elif self._proof and _has_token(call):
            proof = (("user", call.username), ("token", self._proof))
        elif self._proof and call.sign_in is SignIn.WALLABAG:
            fields = {AUTH_FIELD: f"Bearer {self._proof}"}
        elif self._proof:
            fields = {KEY_FIELD: self._proof}
        token = self._token if call.form and call.sign_in is SignIn.PASSWORD else ""
        message = message_of(call, self._limits, fields, token, proof)
        return self._exchange.call(request, message, may_be_open=call.server.certificate == UNENCRYPTED)

    def _secret(self, call: ApiCall) -> str:
        """Return the password or key: given with a check, else from the keyring. Raises ReaderError."""
        secret = call.secret
        if not secret and call.account_id is not None:
            places = AccountPlaces(call.account_id, call.server.url, call.username, call.secret_number)
            secret = look_up_account(self._look_up, places, is_refresh=call.sign_in is SignIn.REFRESH)
        if not secret:
            raise ReaderError(ProblemKind.KEY_REFUSED if call.sign_in is SignIn.REFRESH else ProblemKind.UNAUTHORIZED)
        if call.sign_in is not SignIn.PASSWORD and not _KEY.fullmatch(secret):
            raise ReaderError(ProblemKind.KEY_REFUSED)
        return secret

    def _first_proof(self, request: FetchRequest, call: ApiCall) -> str:
        """Return the first credentials. FreshRSS gets its token once it refused a sign-in in its own words."""
        if call.sign_in is SignIn.PASSWORD:
            return self._sign_in(request, call)
        if call.sign_in is SignIn.WALLABAG:
            return self._wallabag_token(request, call)
        if not _has_token(call):
            return self._key(request, call)
        secret = self._secret(call)
        self._verify_server_type(request, dataclasses.replace(call, sign_in=SignIn.PASSWORD))
        return secret

    def _key(self, request: FetchRequest, call: ApiCall) -> str:
        """Return the key, sent only after a refusal typical of such a server: the address may be another's."""
        key = self._secret(call)
        result = self._send(request, _step(call, OWN_API))
        if not refuses_as_own(result):
            raise _NotSignedInError(dataclasses.replace(result, problem=result.problem or Problem(ProblemKind.BAD_ANSWER)))
        return key

    def _sign_in(self, request: FetchRequest, call: ApiCall) -> str:
        """Return the server's token for name and password, which are sent only after an answer typical of such a server."""
        secret = self._secret(call)
        self._verify_server_type(request, call)
        form = (("Email", call.username), ("Passwd", secret))
        result = self._send(request, _step(call, LOGIN, form))
        found = _AUTH.search(result.body)
        if result.status in REFUSING and not _is_own(result):
            raise _NotSignedInError(dataclasses.replace(result, problem=Problem(ProblemKind.SIGN_IN_FAILED)))
        if result.problem is not None or found is None:
            raise _NotSignedInError(dataclasses.replace(result, problem=result.problem or judge_api(result)))
        return found[1].decode("ascii")

    def _wallabag_token(self, request: FetchRequest, call: ApiCall) -> str:
        """Return wallabag's token for a login, which is sent only after such a server answered."""
        kept = self._look_up(send_place(call.server.url))
        secrets = fields_of_login(kept)
        refused = Problem(ProblemKind.WALLABAG_LOGIN)
        if kept is None or not secrets:
            raise ReaderError(refused.kind)
        info = self._send(request, _step(call, WALLABAG_INFO))
        if info.problem is not None or b'"wallabag"' not in info.body:
            raise _NotSignedInError(dataclasses.replace(info, problem=info.problem or Problem(ProblemKind.BAD_ANSWER)))
        form = (("grant_type", "password"), ("username", kept.username), *secrets)
        result = self._send(request, _step(call, WALLABAG_LOGIN, form))
        found = _ACCESS.search(result.body)
        if result.status in REFUSING:
            raise _NotSignedInError(dataclasses.replace(result, problem=refused))
        if result.problem is not None or found is None:
            raise _NotSignedInError(dataclasses.replace(result, problem=result.problem or Problem(ProblemKind.BAD_ANSWER)))
        return found[1].decode("ascii")

    def _verify_server_type(self, request: FetchRequest, call: ApiCall) -> None:
        """Check the server's type, every time: at the same private address, another network has another computer."""
        result = self._send(request, _step(call, API_TOKEN))
        problem = judge_api(result)
        if problem == Problem(ProblemKind.NOT_A_SYNC_SERVER, Detail(DetailKind.WEB_PAGE)):
            # the address was valid before: something else answers in its place
            problem = Problem(ProblemKind.BAD_ANSWER, problem.detail)
        if problem is not None:
            raise _NotSignedInError(dataclasses.replace(result, problem=problem))

    def _fetch_token(self, request: FetchRequest, call: ApiCall) -> str:
        result = self._send(request, _step(call, API_TOKEN))
        token = result.body.strip()
        if result.problem is not None or not _TOKEN.fullmatch(token):
            raise _NotSignedInError(dataclasses.replace(result, problem=result.problem or Problem(ProblemKind.BAD_ANSWER, "T")))
        return token.decode("ascii")


def fields_of_login(kept: Login | None) -> tuple[tuple[str, str], ...]:
    """Return client and password of a wallabag login; none if something else was stored."""
    try:
        found = json.loads(kept.password) if kept is not None else {}
    except ValueError:
        return ()
    names = ("client_id", "client_secret", "password")
    values = [(name, str(found.get(name) or "")) for name in names] if isinstance(found, dict) else []
    return tuple(values) if all(value for _, value in values) else ()


def _has_token(call: ApiCall) -> bool:
    """Return whether the credentials are in the address, the only place FreshRSS accepts them."""
    return call.sign_in is SignIn.REFRESH and call.server.kind is ServerKind.FRESHRSS


def _is_refused(result: FetchResult, call: ApiCall) -> bool:
    """Return whether the server refuses the credentials. FreshRSS redirects bad tokens to its sign-in page."""
    if not _has_token(call):
        return result.status == UNAUTHORIZED
    is_page = result.problem == Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.WEB_PAGE))
    return is_page or result.status in REDIRECTING | {UNAUTHORIZED, FORBIDDEN}


def _step(call: ApiCall, path: str, form: tuple[tuple[str, str], ...] = ()) -> ApiCall:
    """Return a request that prepares a signed call."""
    return dataclasses.replace(call, path=path, form=form, query=(), json=b"", method="", secret="")


def _is_own(result: FetchResult) -> bool:
    """Return whether a refusal has another cause than name and password."""
    return result.problem is not None and result.problem.kind is ProblemKind.NOT_A_SYNC_SERVER


KEPT_SESSIONS = 16
"""Sessions kept: more than anybody has accounts, including those being checked."""


class AccountCalls:
    """Account calls; `fetch` never raises. Of a secret given with a call only a digest is kept."""

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
