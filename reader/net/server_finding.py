"""Search for an account's server from a typed address: candidates, their order, and the meaning of answers. Pure; any thread. No
secret is sent: the token is requested without a sign-in, and a server of this kind refuses it in its own words.
"""

import re
from collections.abc import Generator
from urllib.parse import urlsplit, urlunsplit

from reader.domain.accounts import FRESHRSS_API as FRESHRSS
from reader.domain.accounts import ApiCall, Server, ServerKind, SignIn
from reader.domain.addresses import host_of
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass
from reader.net.addresses import origin, without_user
from reader.net.problems import NETWORK_AUTHENTICATION_REQUIRED, is_page, nobody_speaks_tls

API_TOKEN = "/reader/api/0/token"  # noqa: S105 -- a path
LOGIN = "/accounts/ClientLogin"
OWN_API, VERSION = "/v1/me", "/version"
PARENTS = 2
"""Parent folders tried: an address copied from the browser names a page inside."""

_INSIDE = ("/api/", "/reader/api/", "/accounts/", "/v1/", "/p/", "/i/")
"""Parts of servers' own addresses: the server's base precedes them."""
_NUMBERS = re.compile(r"[0-9]+(\.[0-9]+)+")
_REFUSING = frozenset({401, 403})
_OFF = 503
_MISSING = frozenset({400, 404, 405, 410, 501})

Search = Generator[ApiCall, FetchResult, Server]


def candidates(url: str) -> tuple[str, ...]:
    """Return the possible bases of an address, likeliest first."""
    parts = urlsplit(without_user(url))
    path = parts.path.rstrip("/")
    root = min((path[:place] for mark in _INSIDE if (place := f"{path}/".find(mark)) >= 0), key=len, default=path)
    roots = [root.rstrip("/")]
    while roots[-1] and len(roots) <= PARENTS:
        roots.append(roots[-1].rpartition("/")[0].rstrip("/"))
    ends = (FRESHRSS, "", f"/p{FRESHRSS}") if FRESHRSS in path else ("", FRESHRSS, f"/p{FRESHRSS}")
    bases = dict.fromkeys(base + end for base in roots for end in ends)
    return tuple(urlunsplit((parts.scheme, parts.netloc, base, "", "")) for base in bases)


def searching(url: str, open_url: str = "") -> Search:
    """Yield calls to make, take their results and return the server. Raises ReaderError with the problem of the address. `url` is
    the typed address; `open_url` the one without TLS, if no scheme was typed and the server may not support it.
    """
    try:
        return (yield from _Search(url).run())
    except ReaderError as error:
        if not open_url or not nobody_speaks_tls(error.problem):
            raise
    return (yield from _Search(open_url).run())


def judge_api(result: FetchResult) -> Problem | None:
    """Return the problem of an answer to a token request without a sign-in; None if it comes from a supported server."""
    problem = result.problem
    if result.status in _REFUSING and _is_refusal(result.body) and (problem is None or problem.kind in _REFUSED):
        return None
    if result.status == _OFF and result.body.startswith(b"Service Unavailable!"):
        return Problem(ProblemKind.API_OFF)
    if result.status == NETWORK_AUTHENTICATION_REQUIRED:
        return Problem(ProblemKind.PORTAL)
    if result.status in _MISSING | _REFUSING and (problem is None or problem.kind is not ProblemKind.NOT_A_SYNC_SERVER):
        return _not_one(Detail(DetailKind.HTTP_ERROR, (str(result.status),)))
    if problem is not None:
        return problem
    return _not_one(Detail(DetailKind.WEB_PAGE if is_page(result.body) else DetailKind.OTHER_ANSWER))


def refuses_as_own(result: FetchResult) -> bool:
    """Return whether the answer to a call to Miniflux's own interface without a key is its own."""
    return result.status in _REFUSING and b'"error_message"' in result.body


def _is_refusal(body: bytes) -> bool:
    """Return whether it is refused in plain words, or as by Miniflux: JSON or a page comes from some other server."""
    return b'"error_message"' in body if body.lstrip()[:1] in {b"{", b"["} else not is_page(body)


_REFUSED = frozenset({ProblemKind.UNAUTHORIZED, ProblemKind.FORBIDDEN})


@dataclass(slots=True)
class _Search:
    """One search; it has the certificate presented on the way, which the user may accept."""

    url: str
    certificate: str = ""
    found: Problem | None = None
    has_moved: bool = False

    def run(self) -> Search:
        bases = list(candidates(self.url))
        while bases:
            base = bases.pop(0)
            result = yield from self._ask(base, API_TOKEN)
            if moved := self._moved(result):
                bases = list(candidates(moved))
                self.certificate = ""
                continue
            problem = _portal(result) or judge_api(result)
            if problem is None and result.final_url.endswith(API_TOKEN):
                return (yield from self._server(result.final_url.removesuffix(API_TOKEN)))
            self._note(problem, result)
        raise _error(self.found or _not_one(Detail(DetailKind.OTHER_ANSWER)))

    def _ask(self, base: str, path: str) -> Generator[ApiCall, FetchResult, FetchResult]:
        result = yield _call(base, path, self.certificate)
        if result.problem is not None and result.problem.kind is ProblemKind.CERTIFICATE_UNKNOWN and not self.certificate:
            self.certificate = str(result.problem.detail)
            result = yield _call(base, path, self.certificate)
        return result

    def _moved(self, result: FetchResult) -> str:
        """Return the new address of a server that redirects to another origin, to be visited with its own certificate."""
        is_other = bool(result.redirects) and origin(result.final_url) != origin(result.request.url)
        is_blocked = result.problem is not None and result.problem.kind is ProblemKind.BLOCKED_ADDRESS
        if not is_other or is_blocked or self.has_moved or host_of(result.final_url) != host_of(self.url):
            return ""
        self.has_moved = True
        return urlunsplit(urlsplit(result.final_url)._replace(path=urlsplit(self.url).path, query="", fragment=""))

    def _note(self, problem: Problem | None, result: FetchResult) -> None:
        """Keep the most specific problem; one that no other path would change ends the search."""
        if problem is None:
            return
        if not result.status and not result.redirects:
            raise _error(problem)
        if self.found is None or (self.found.kind is ProblemKind.NOT_A_SYNC_SERVER and _says_more(problem)):
            self.found = problem

    def _server(self, base: str) -> Search:
        if base.endswith(FRESHRSS):
            return Server(ServerKind.FRESHRSS, base, certificate=self.certificate)
        result = yield from self._ask(base, OWN_API)
        if not refuses_as_own(result):
            return Server(ServerKind.OTHER, base, certificate=self.certificate)
        said = (yield from self._ask(base, VERSION)).body[:20].decode("ascii", "replace")
        return Server(ServerKind.MINIFLUX, base, said if _NUMBERS.fullmatch(said) else "", self.certificate)


def _call(base: str, path: str, certificate: str) -> ApiCall:
    return ApiCall(Server(ServerKind.OTHER, base, certificate=certificate), "", path, SignIn.NONE)


def _portal(result: FetchResult) -> Problem | None:
    """Return a problem for a network's sign-in page: every address is redirected to an unrelated host."""
    is_elsewhere = bool(result.redirects) and not _are_related(host_of(result.final_url), host_of(result.request.url))
    is_blocked = result.problem is not None and result.problem.kind is ProblemKind.BLOCKED_ADDRESS
    return Problem(ProblemKind.PORTAL) if is_elsewhere and (is_page(result.body) or is_blocked) else None


def _are_related(one: str, other: str) -> bool:
    return one.split(".")[-2:] == other.split(".")[-2:]


def _says_more(problem: Problem) -> bool:
    return problem.kind is not ProblemKind.NOT_A_SYNC_SERVER or problem.detail == Detail(DetailKind.OTHER_LOGIN)


def _not_one(detail: Detail) -> Problem:
    return Problem(ProblemKind.NOT_A_SYNC_SERVER, detail)


def _error(problem: Problem) -> ReaderError:
    return ReaderError(problem.kind, problem.detail)
