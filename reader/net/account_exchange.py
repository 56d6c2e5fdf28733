"""One call to an account's server: only its own origin may be private or have a pinned certificate, and only a GET is redirected."""

import dataclasses

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind
from reader.domain.private_hosts import is_private_name
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.domain.urls import host_of
from reader.net.allowance import TooLargeError
from reader.net.connectivity import is_page
from reader.net.exchange import UNWATCHED, WITH_BODY, Course, Exchange, StopError, read_body, release
from reader.net.http_names import Response
from reader.net.message import Message
from reader.net.pinning import AccountTransport
from reader.net.redirects import DEFAULT_PORTS, PERMANENT, REDIRECTING, next_url, origin, without_user
from reader.net.transport import proxy_of

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
        """Refuse redirects to other origins: a server that moved redirects permanently; a temporary redirect is a network's
        sign-in.
        """
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
