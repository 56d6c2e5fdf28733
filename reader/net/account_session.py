"""Session at one account's server: what the server gave for name and password is kept in memory only. Used by one thread at a
time. A password goes only to an endpoint that answered as one, encrypted or within the private network.
"""

import dataclasses
import re
from collections.abc import Callable

from reader.domain.accounts import UNENCRYPTED, ApiCall, ServerKind, SignIn
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.net.account_exchange import UNAUTHORIZED, AccountExchange
from reader.net.credentials import AccountPlaces, Login, look_up_account
from reader.net.limits import Limits
from reader.net.message import is_post, message_of
from reader.net.redirects import REDIRECTING
from reader.net.server_finding import API_TOKEN, LOGIN, OWN_API, judge_api, refuses_as_own

KEY_FIELD, AUTH_FIELD = "X-Auth-Token", "Authorization"
FORBIDDEN = 403
REFUSING = frozenset({400, UNAUTHORIZED, FORBIDDEN})
_AUTH = re.compile(rb"^Auth=([\x21-\x7e]{1,4096})\r?$", re.MULTILINE)
_KEY = re.compile(r"[\x21-\x7e]{1,4096}")
_TOKEN = re.compile(rb"[\x21-\x7e]{1,4096}")

LookUp = Callable[[str], Login | None]


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
            refusal = ProblemKind.SIGN_IN_LOST if call.sign_in is SignIn.PASSWORD else ProblemKind.KEY_REFUSED
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
        if not _has_token(call):
            return self._key(request, call)
        secret = self._secret(call)
        self._see_that_it_is_one(request, dataclasses.replace(call, sign_in=SignIn.PASSWORD))
        return secret

    def _key(self, request: FetchRequest, call: ApiCall) -> str:
        """Return the key, which is sent only after a refusal typical of such a server: in another network, its address may be
        another's.
        """
        key = self._secret(call)
        result = self._send(request, _step(call, OWN_API))
        if not refuses_as_own(result):
            raise _NotSignedInError(dataclasses.replace(result, problem=result.problem or Problem(ProblemKind.BAD_ANSWER)))
        return key

    def _sign_in(self, request: FetchRequest, call: ApiCall) -> str:
        """Return the server's token for name and password, which are sent only after an answer typical of such a server."""
        secret = self._secret(call)
        self._see_that_it_is_one(request, call)
        form = (("Email", call.username), ("Passwd", secret))
        result = self._send(request, _step(call, LOGIN, form))
        found = _AUTH.search(result.body)
        if result.status in REFUSING and not _is_own(result):
            raise _NotSignedInError(dataclasses.replace(result, problem=Problem(ProblemKind.SIGN_IN_FAILED)))
        if result.problem is not None or found is None:
            raise _NotSignedInError(dataclasses.replace(result, problem=result.problem or judge_api(result)))
        return found[1].decode("ascii")

    def _see_that_it_is_one(self, request: FetchRequest, call: ApiCall) -> None:
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
