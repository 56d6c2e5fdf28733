"""One fetch from the first request to the last byte, checking every hop. One object per fetch thread."""

import base64
import errno
import hashlib
import logging
import os
import re
import shutil
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from http.client import HTTPException, RemoteDisconnected
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import quote, unquote, urlencode, urlsplit

from urllib3.exceptions import HTTPError
from urllib3.util import make_headers

from reader import whole_file
from reader.domain.accounts import ApiCall, SignIn
from reader.domain.addresses import host_of
from reader.domain.episodes import PART, Saved, Target
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.feed import Validators
from reader.domain.ids import Clock
from reader.domain.retrieval import ACCEPTED, FetchRequest, FetchResult, Purpose, Redirect
from reader.domain.value_classes import dataclass
from reader.net.addresses import REDIRECTING, is_same_service, next_url, origin, without_fragment, without_user
from reader.net.credentials import Login, LookUp, fields_of, fields_place, proxy_place
from reader.net.headers import answered_at, feed_links, max_age_seconds, read_validators, retry_after_seconds, sendable
from reader.net.http_names import RequestException, Response
from reader.net.problems import (
    PROXY_LOGIN_WANTED,
    causes,
    problem_of_exception,
    problem_of_proxy,
    problem_of_status,
    refused_by_proxy,
)
from reader.net.transport import (
    MEDIA_STEP_BYTES,
    MIB,
    Allowance,
    ConnectionGuard,
    Limits,
    TooLargeError,
    Transport,
    prepared_request,
    proxy_host,
    proxy_of,
)

FORM, JSON = "application/x-www-form-urlencoded", "application/json"
TOKEN = "T"  # noqa: S105 -- how the field is called


@dataclass(frozen=True, slots=True)
class Message:
    """HTTP message of a call. `fields` have the credentials and go to the origin of `url` only. Only a GET is retried or
    redirected. `may_leave`: also to another origin. `has_token`: the query of `url` has one, so that it is never redirected.
    """

    url: str = field(repr=False)
    limit_bytes: int
    seconds: float
    method: str = "GET"
    body: bytes = field(default=b"", repr=False)
    content_type: str = ""
    may_leave: bool = False
    has_token: bool = False
    fields: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def is_get(self) -> bool:
        return self.method == "GET"

    @property
    def is_signed(self) -> bool:
        return bool(self.fields) or self.has_token or not self.is_get

    @property
    def may_be_redirected(self) -> bool:
        return self.is_get and not self.has_token


def is_post(call: ApiCall) -> bool:
    return bool(call.form or call.json or call.method not in {"", "GET"})


def method_of(call: ApiCall) -> str:
    return call.method or ("POST" if is_post(call) else "GET")


def message_of(
    call: ApiCall, limits: Limits, fields: Mapping[str, str], token: str = "", proof: tuple[tuple[str, str], ...] = ()
) -> Message:
    """Return a call's message. The token comes first: FreshRSS drops fields after 1,000. The query gets `proof`."""
    query = f"?{urlencode([*call.query, *proof])}" if call.query or proof else ""
    form = [(TOKEN, token), *call.form] if token else call.form
    has_form = bool(form) and is_post(call)
    return Message(
        url=f"{call.url}{query}",
        limit_bytes=limits.answer_bytes_for(call.path),
        seconds=limits.call_seconds,
        method=method_of(call),
        body=urlencode(form).encode() if has_form else call.json,
        content_type=FORM if has_form else JSON if call.json else "",
        fields=fields,
        may_leave=call.sign_in is SignIn.NONE,
        has_token=bool(proof),
    )


CHECKPOINT_BYTES = 8 * 1024 * 1024
CHECKPOINT_SECONDS = 2.0
PARTIAL, RANGE_NOT_SATISFIABLE = 206, 416
_RANGE = re.compile(r"bytes (\d{1,18})-(\d{1,18})/(\d{1,18}|\*)")
_WHOLE = re.compile(r"bytes \*/(\d{1,18})")
_PAGE = re.compile(rb"\s*<(?:!doctype\s+html|html|head|body)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Watch:
    """Observer of a download: whether it is still wanted, and its progress on the disk."""

    is_wanted: Callable[[], bool]
    note: Callable[[Saved], None]


def range_fields(target: Target) -> dict[str, str]:
    """Return header fields that request the rest of a file, or all of it without a validator."""
    if target.offset and not target.path:
        # a stream that is only played may be recompressed
        return {"Range": f"bytes={target.offset}-"}
    if not target.offset or not target.validator:
        return {}
    return {"Range": f"bytes={target.offset}-", "If-Range": target.validator}


def strong_validator(fields: Any) -> str:
    """Return a validator for If-Range: a strong ETag, else the date."""
    found = read_validators(fields)
    return found.etag if found.etag and not found.etag.startswith("W/") else "" if found.etag else found.last_modified


class Saving:
    def __init__(self, response: Response, target: Target, allowance: Allowance, limits: Limits, watch: Watch) -> None:
        self._response, self._allowance, self._limits, self._watch = response, allowance, limits, watch
        self._path = Path(target.path)
        self._part = self._path.with_name(self._path.name + PART)
        fields: Any = response.raw.headers
        self._is_encoded = fields.get("Content-Encoding", "identity").strip().lower() not in {"", "identity"}
        self._start, self._size = self._extent(fields, target)
        self._validator = "" if self._is_encoded else strong_validator(fields)

    def save(self) -> Saved:
        """Store everything and rename the file. Raises ReaderError, TooLargeError and errors of reading."""
        try:
            return self._stored()
        except TooLargeError:
            # it will never be resumed, and is as large as the limit
            with _raising_problems(self._path):
                self._part.unlink(missing_ok=True)
            self._watch.note(Saved(0, None, ""))
            raise

    def _stored(self) -> Saved:
        if self._size is not None and self._size > self._limits.media_bytes:
            raise TooLargeError
        with _raising_problems(self._path):
            self._check_room((self._size or self._start) - self._start)
            self._part.parent.mkdir(parents=True, exist_ok=True)
            file = self._part.open("r+b" if self._start else "wb")
        with file:
            with _raising_problems(self._path):
                file.seek(self._start)
                file.truncate()
            try:
                length = self._pour(file)
            finally:
                self._checkpoint(file)
        if self._size is not None and length != self._size:
            raise ReaderError(ProblemKind.NETWORK, Detail(DetailKind.ENDED_EARLY))
        if not length:
            raise ReaderError(ProblemKind.EMPTY)
        with _raising_problems(self._path):
            place = put_in_place(self._part, self._path)
        return Saved(length, length, self._validator, str(place))

    def _extent(self, fields: Any, target: Target) -> tuple[int, int | None]:
        """Return the first byte of the body, and the total length."""
        kind = fields.get("Content-Type", "").partition(";")[0].strip().lower()
        if kind in {"text/html", "application/xhtml+xml"}:
            raise ReaderError(ProblemKind.NOT_MEDIA, kind)
        if self._response.status_code != PARTIAL:
            return 0, None if self._is_encoded else _number(fields.get("Content-Length", ""))
        found = _RANGE.fullmatch(fields.get("Content-Range", "").strip())
        if found is None or int(found[1]) != target.offset or self._is_encoded or not range_fields(target):
            raise ReaderError(ProblemKind.FILE_CHANGED)
        return target.offset, None if found[3] == "*" else int(found[3])

    def _pour(self, file: BinaryIO) -> int:
        raw: Any = self._response.raw
        length, step, noted, noted_at = self._start, 0, self._start, self._allowance.now()
        self._allowance.renew(self._limits.media_stall_seconds)
        while data := raw.read1(MEDIA_STEP_BYTES, decode_content=True):
            if not self._watch.is_wanted():
                raise ReaderError(ProblemKind.INTERRUPTED)
            if not length and _PAGE.match(data):
                raise ReaderError(ProblemKind.NOT_MEDIA, "text/html")
            length, step = length + len(data), step + len(data)
            if length > self._limits.media_bytes:
                raise TooLargeError
            with _raising_problems(self._path):
                file.write(data)
            if step >= MEDIA_STEP_BYTES:
                step = 0
                self._allowance.renew(self._limits.media_stall_seconds)
            if length - noted >= CHECKPOINT_BYTES or self._allowance.now() - noted_at >= CHECKPOINT_SECONDS:
                self._checkpoint(file)
                self._check_room(0)
                noted, noted_at = length, self._allowance.now()
        return length

    def _checkpoint(self, file: BinaryIO) -> None:
        with _raising_problems(self._path):
            file.flush()
            os.fsync(file.fileno())
        self._watch.note(Saved(file.tell(), self._size, self._validator))

    def _check_room(self, wanted_bytes: int) -> None:
        folder = next(each for each in self._path.parents if each.exists())
        if shutil.disk_usage(folder).free < wanted_bytes + self._limits.disk_reserve_bytes:
            raise ReaderError(ProblemKind.DISK_FULL, str(self._path.parent))


def put_in_place(part: Path, path: Path) -> Path:
    """Rename a complete file, never over another, even a new one; return its path."""
    names = (path if not number else path.with_name(f"{path.stem} {number + 1}{path.suffix}") for number in count())
    for name in names:
        try:
            name.open("xb").close()
        except FileExistsError:
            continue
        whole_file.put_in_place(part, name)
        return name
    raise AssertionError


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 18 else None


@contextmanager
def _raising_problems(path: Path) -> Iterator[None]:
    """Convert errors of the disk, which are not the server's fault."""
    try:
        yield
    except OSError as error:
        is_full = error.errno in {errno.ENOSPC, errno.EDQUOT}
        raise ReaderError(
            ProblemKind.DISK_FULL if is_full else ProblemKind.FILE_UNWRITABLE, f"{path.parent} ({error.strerror})"
        ) from error


ACCEPT = {
    Purpose.FEED: f"{ACCEPTED}, text/html;q=0.5, */*;q=0.1",
    Purpose.PAGE: "text/html, application/xhtml+xml, */*;q=0.1",
    Purpose.ICON: "image/png, image/x-icon, image/webp, image/jpeg, image/gif, image/*;q=0.5",
    Purpose.PICTURE: "image/webp, image/png, image/jpeg, image/gif, image/*;q=0.5",
    Purpose.ARCHIVE: "application/zip, application/octet-stream;q=0.9, */*;q=0.1",
    Purpose.CHAPTERS: "application/json+chapters, application/json;q=0.9, */*;q=0.1",
    Purpose.MEDIA: "audio/*, video/*, application/octet-stream;q=0.9, */*;q=0.1",
    Purpose.SYNC: "application/json, text/plain;q=0.9, */*;q=0.1",
    Purpose.OPML: "text/x-opml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5",
}
ACCEPT_ENCODING = make_headers(accept_encoding=True)["accept-encoding"].replace(",", ", ")
"""Accepted encodings: gzip and deflate, br and zstd if their decoders are installed."""


def request_headers(request: FetchRequest, user_agent: str) -> dict[str, str]:
    """Return the header fields of a request; the user's for a feed go to its own origin only."""
    fields = {
        "User-Agent": request.user_agent or user_agent,
        "Accept": ACCEPT[request.purpose],
        # a compressed body cannot be resumed
        "Accept-Encoding": "identity" if request.purpose is Purpose.MEDIA else ACCEPT_ENCODING,
    }
    if request.target is not None:
        return fields | range_fields(request.target)
    etag = sendable(request.validators.etag)
    last_modified = sendable(request.validators.last_modified)
    if etag:
        fields["If-None-Match"] = etag
    if last_modified:
        fields["If-Modified-Since"] = last_modified
    if (etag or last_modified) and request.purpose is Purpose.FEED:
        fields["A-IM"] = "feed"
    return fields


CHUNK_BYTES = 64 * 1024
LARGEST_DRAIN_BYTES = 16 * 1024


def read_body(raw: Any, limit_bytes: int) -> bytes:
    """Return the decoded body. Raises TooLargeError as soon as it exceeds the limit, on the wire or decoded."""
    announced = raw.length_remaining
    if announced is not None and announced > limit_bytes:
        raise TooLargeError
    parts: list[bytes] = []
    size = 0
    while part := raw.read1(CHUNK_BYTES, decode_content=True):
        size += len(part)
        if size > limit_bytes or raw.tell() > limit_bytes:
            raise TooLargeError
        parts.append(part)
    return b"".join(parts)


def release(raw: Any) -> None:
    """Release an answer with an unwanted body: read a short one so that the connection can be reused, else close it."""
    remaining = raw.length_remaining
    if remaining is None or remaining > LARGEST_DRAIN_BYTES:
        raw.close()
    else:
        raw.drain_conn()
    raw.release_conn()


WITH_BODY = frozenset({200, 201, 202, 203, 226})
WITH_VALIDATORS = frozenset({200, 203, 226, 304})
NOT_MODIFIED = 304
_CONTROL = re.compile("[\0-\x1f\x7f]")
EXPECTED = (RequestException, HTTPError, HTTPException, OSError, ValueError)
"""Exceptions of requests, urllib3, http.client, the socket and URL parsing about a server or a URL."""

log = logging.getLogger(__name__)


class StopError(Exception):
    """Raised to end a fetch with a known problem."""

    def __init__(self, kind: ProblemKind, detail: Detail | str = "") -> None:
        self.problem = Problem(kind, detail)
        super().__init__(detail)


UNWATCHED = Watch(lambda: True, lambda _: None)


@dataclass(slots=True)
class Course:
    request: FetchRequest
    started_at: float
    url: str
    home: str
    message: Message
    login: Login | None = None
    fields: Mapping[str, str] = field(default_factory=dict)
    proxy: str = ""
    redirects: list[Redirect] = field(default_factory=list)
    response: Response | None = None
    watch: Watch = UNWATCHED
    saved: Saved | None = None
    is_left_open: bool = False


class Exchange:
    """Resources of one fetch thread, kept from fetch to fetch."""

    def __init__(self, user_agent: str, clock: Clock, guard: ConnectionGuard, transport: Transport, look_up: LookUp) -> None:
        self._user_agent = user_agent
        self._look_up = look_up
        self._clock = clock
        self._guard = guard
        self._limits = guard.limits
        self._transport = transport

    def close(self) -> None:
        self._transport.close()

    def fetch(self, request: FetchRequest, watch: Watch = UNWATCHED) -> FetchResult:
        return self._carried_out(request, watch, self._conclude)

    def _carried_out(
        self,
        request: FetchRequest,
        watch: Watch,
        conclude: Callable[["Course"], tuple[bytes, Problem | None]],
        message: Message | None = None,
    ) -> FetchResult:
        message = message or Message(request.url, self._limits.body_bytes_for(request.purpose), self._limits.total_seconds)
        limit_bytes = message.limit_bytes
        course = Course(request, self._clock.now(), without_fragment(message.url), message.url, message, watch=watch)
        try:
            # before the time is counted: the user may have to unlock it
            self._ask_keyring(course)
            # headers and the bodies of redirects come on top of the body itself
            self._guard.allowance.set(message.seconds, 2 * limit_bytes + MIB)
            return self._result(course, *conclude(course))
        except (StopError, ReaderError) as stop:
            return self._result(course, b"", stop.problem)
        except TooLargeError:
            return self._result(course, b"", Problem(ProblemKind.TOO_LARGE, Detail(DetailKind.MEGABYTES, (limit_bytes / MIB,))))
        except EXPECTED as error:
            return self._result(course, b"", self._problem(course, error))
        except Exception as error:  # noqa: BLE001 - a bug, or what a library failed to foresee, costs this fetch only
            # the lines without the message, which may contain the URL and its secrets
            lines = "".join(traceback.format_tb(error.__traceback__))
            log.critical("unexpected %s in a fetch:\n%s", type(error).__name__, lines)
            return self._result(course, b"", self._problem(course, error))
        finally:
            if course.response is not None and not course.is_left_open:
                course.response.raw.close()

    def open(self, request: FetchRequest) -> tuple[Response | None, FetchResult]:
        """Start a request whose body the caller reads and closes; without one the result has the problem."""
        opened: list[Response] = []

        def conclude(course: Course) -> tuple[bytes, Problem | None]:
            response = self._final(course)
            if response.status_code not in WITH_BODY | {PARTIAL}:
                release(response.raw)
                return b"", problem_of_status(response.status_code)
            opened.append(response)
            course.is_left_open = True
            return b"", None

        result = self._carried_out(request, UNWATCHED, conclude)
        return (opened[0] if opened and result.problem is None else None), result

    def renew(self, seconds: float) -> None:
        """Extend the time for a body being read."""
        self._guard.allowance.renew(seconds)

    def _conclude(self, course: Course) -> tuple[bytes, Problem | None]:
        """Follow redirects to the end, then read the body."""
        response = self._final(course)
        if response.status_code == NOT_MODIFIED and _is_conditional(response):
            release(response.raw)
            return b"", None
        if course.request.target is not None:
            return self._save(course, response, course.request.target)
        if response.status_code not in WITH_BODY:
            release(response.raw)
            return b"", self._problem_of_status(course, response.status_code)
        body = read_body(response.raw, self._limits.body_bytes_for(course.request.purpose))
        response.raw.release_conn()
        return body, None

    def _final(self, course: Course) -> Response:
        self._guard.may_be_private = course.request.may_be_private
        response = self._ask(course)
        while response.status_code in REDIRECTING and response.headers.get("Location"):
            self._step(course, response)
            response = self._ask(course)
        return response

    def _save(self, course: Course, response: Response, target: Target) -> tuple[bytes, Problem | None]:
        """Store the body in a file, unless it was stored before."""
        found = _WHOLE.fullmatch(response.headers.get("Content-Range", "").strip())
        is_whole = response.status_code == RANGE_NOT_SATISFIABLE and found is not None and int(found[1]) == target.offset
        length = target.offset if is_whole else None
        if length is None and response.status_code not in WITH_BODY | {PARTIAL}:
            release(response.raw)
            is_changed = response.status_code == RANGE_NOT_SATISFIABLE
            return b"", Problem(ProblemKind.FILE_CHANGED) if is_changed else self._problem_of_status(course, response.status_code)
        if length is not None:
            release(response.raw)
            path = Path(target.path)
            place = put_in_place(path.with_name(path.name + PART), path)
            course.saved = Saved(length, length, target.validator, str(place))
        else:
            course.saved = Saving(response, target, self._guard.allowance, self._limits, course.watch).save()
            response.raw.release_conn()
        return b"", None

    def _step(self, course: Course, response: Response) -> None:
        """Follow one redirect, or stop."""
        url = next_url(course.url, response.headers["Location"])
        release(response.raw)
        if len(course.redirects) >= self._limits.redirects:
            raise StopError(ProblemKind.REDIRECT, Detail(DetailKind.MANY_REDIRECTS, (self._limits.redirects,)))
        if url in {without_user(without_fragment(course.home)), *(hop.url for hop in course.redirects)}:
            raise StopError(ProblemKind.REDIRECT, Detail(DetailKind.REDIRECT_LOOP))
        if fault := self._fault(url):
            raise StopError(ProblemKind.REDIRECT, fault)
        course.redirects.append(Redirect(response.status_code, url))
        course.url = url
        # after an answer of a public server, no private address is allowed any more
        stays_private = self._guard.is_private(self._guard.peer) and self._is_same_service(course.home, url)
        self._guard.may_be_private &= stays_private

    def _is_same_service(self, home: str, url: str) -> bool:
        return is_same_service(home, url)

    def _ask(self, course: Course) -> Response:
        """Send the request for the current URL; retried once if a kept connection proves dead."""
        if fault := self._fault(course.url):
            raise StopError(ProblemKind.BAD_URL, fault)
        fields = request_headers(course.request, self._user_agent) | self._private_fields(course)
        message = course.message
        if message.content_type:
            fields["Content-Type"] = message.content_type
        prepared = prepared_request(message.method, without_user(course.url), fields, message.body)
        course.response = None
        try:
            course.response = self._transport.send_within(prepared, course.proxy)
        except Exception as error:
            # anything but a GET may have been carried out before the connection died
            may_repeat = self._guard.is_reused and message.is_get
            if not may_repeat or not any(isinstance(cause, (RemoteDisconnected, ConnectionError)) for cause in causes(error)):
                raise
            course.response = self._transport.send_within(prepared, course.proxy)
        return course.response

    def _private_fields(self, course: Course) -> dict[str, str]:
        """Return the feed's own header fields, user name and password: for the scheme, host and port of its address only."""
        if origin(course.url) != origin(course.home):
            return {}
        fields = dict(course.fields)
        login = course.login or _login_of(course.request.url) or _login_of(course.request.login_url)
        if login is not None:
            secret = f"{login.username}:{login.password}".encode()
            fields = {name: value for name, value in fields.items() if name.lower() != "authorization"}
            fields["Authorization"] = f"Basic {base64.b64encode(secret).decode('ascii')}"
        return fields

    def _ask_keyring(self, course: Course) -> None:
        """Look up the login, secret header fields and the proxy's login, if any. Raises ReaderError(KEYRING)."""
        request = course.request
        url = request.login_url or course.url
        course.login = self._look_up(url) if request.needs_keyring else None
        secret = {} if all(value for _, value in request.fields) else fields_of(self._look_up(fields_place(url)))
        given = {name: value or secret.get(name, "") for name, value in request.fields}
        course.fields = {name: value for name, value in given.items() if value} | dict(course.message.fields)
        proxy_login = self._look_up(proxy_place(request.proxy)) if request.proxy_has_login else None
        course.proxy = request.proxy if proxy_login is None else _with_login(request.proxy, proxy_login)

    def _fault(self, url: str) -> Detail | None:
        """Return the reason why a URL cannot be fetched; None if it can."""
        if len(url) > self._limits.url_characters:
            return Detail(DetailKind.TOO_LONG)
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            return Detail(DetailKind.MALFORMED)
        if parts.scheme not in {"http", "https"}:
            return Detail(DetailKind.OTHER_SCHEME, (parts.scheme,)) if parts.scheme else Detail(DetailKind.NOT_HTTP)
        if not parts.hostname or any(character in ' \\"<>' for character in parts.netloc):
            return Detail(DetailKind.NO_HOST)
        if port == 0:
            return Detail(DetailKind.PORT_ZERO)
        return Detail(DetailKind.CONTROL_CHARACTERS) if _CONTROL.search(url) else None

    def _problem(self, course: Course, error: Exception) -> Problem:
        problem = problem_of_exception(error, host_of(course.url))
        if proxy := proxy_of(course.proxy, course.url):
            problem = problem_of_proxy(error, problem, proxy_host(proxy))
        if problem.kind is ProblemKind.BAD_URL and course.redirects:
            return Problem(ProblemKind.REDIRECT, problem.detail)
        return problem

    def _problem_of_status(self, course: Course, status: int) -> Problem:
        proxy = proxy_of(course.proxy, course.url)
        return (
            refused_by_proxy(status, proxy_host(proxy)) if status == PROXY_LOGIN_WANTED and proxy else problem_of_status(status)
        )

    def _result(self, course: Course, body: bytes, problem: Problem | None) -> FetchResult:
        response = course.response
        raw: Any = response.raw if response is not None else None
        fields = raw.headers if raw is not None else {}
        status = response.status_code if response is not None else 0
        now = self._clock.now()
        url = without_user(course.url)
        return FetchResult(
            request=course.request,
            status=status,
            final_url=url,
            started_at=course.started_at,
            finished_at=now,
            redirects=tuple(course.redirects),
            validators=read_validators(fields) if status in WITH_VALIDATORS and problem is None else Validators(),
            max_age_seconds=max_age_seconds(fields, now=now),
            retry_after_seconds=retry_after_seconds(fields, now=now),
            answered_at=answered_at(fields),
            content_type=fields.get("Content-Type", ""),
            links=feed_links(fields.get("Link", ""), url),
            body=body,
            body_hash=hashlib.sha256(body).hexdigest() if status in WITH_BODY and problem is None else "",
            wire_bytes=raw.tell() if raw is not None else 0,
            problem=problem,
            saved=course.saved,
        )


def _is_conditional(response: Response) -> bool:
    return any(name in response.request.headers for name in ("If-None-Match", "If-Modified-Since"))


def _with_login(proxy: str, login: Login) -> str:
    """Return the proxy's address with a login as requests expects it; it goes nowhere else."""
    scheme, _, rest = proxy.partition("://")
    return f"{scheme}://{quote(login.username, safe='')}:{quote(login.password, safe='')}@{rest}"


def _login_of(url: str) -> Login | None:
    parts = urlsplit(url)
    return Login(unquote(parts.username or ""), unquote(parts.password or "")) if "@" in parts.netloc else None
