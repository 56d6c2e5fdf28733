"""Newsletters in folders of mailboxes, read by IMAP (RFC 3501, 2177): nothing is marked, moved, deleted or sent. Folders are opened
with EXAMINE and messages read with BODY.PEEK; what they contain is read in the parser process alone.

`Mailboxes.fetch` answers like a server of feeds: a document of raw messages, each with its length before it, and as ETag the folder's
UIDVALIDITY and the number from which the next answer begins. Called by several fetch threads; `watch` has a thread for each folder
that waits for news (IDLE).
"""

import base64
import hashlib
import ipaddress
import logging
import re
import select
import socket
import ssl
import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import takewhile
from types import SimpleNamespace
from typing import Any

from urllib3.exceptions import HTTPError

from reader.domain.addresses import is_private_address, is_private_name
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.feed import Validators
from reader.domain.ids import DAY_SECONDS, Clock
from reader.domain.mailbox import INBOX, PORTS, MailFolder, Mark, mail_folder, mark_in
from reader.domain.preferences import NO_PROXY
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.domain.subscription import refused_address
from reader.domain.value_classes import dataclass
from reader.net import tls
from reader.net.credentials import Login, LookUp
from reader.net.credentials import look_up as look_up_in_keyring
from reader.net.problems import problem_of_exception
from reader.net.transport import MIB, AddressCheck, Allowance, ConnectionGuard, Limits, Resolver, TooLargeError, resolve
from reader.own_process import measured
from reader.supervision import Loop

log = logging.getLogger(__name__)

DAYS = 90
"""Age of what is read the first time."""
MESSAGES = 200
HEADERS = 1_000
FOLDERS = 500
MESSAGE_BYTES = 2 * MIB
ANSWER_BYTES = 8 * MIB
OVERHEAD_BYTES = 2 * MIB
"""All that an answer contains besides its messages."""
LINE_BYTES = 64 * 1024
LINES = 20_000
IDLE_SECONDS = 9 * 60.0
"""Shorter than routers forget a silent connection, and many servers too."""
NOTICE_SECONDS = 10.0
PAUSES = (60.0, 300.0, 900.0)
REFUSED_SECONDS = 600.0
"""Seconds for which a refused password is not sent again: servers lock mailboxes whose password is guessed."""
LISTED = "LIST-ID LIST-UNSUBSCRIBE PRECEDENCE FROM SUBJECT DATE"
"""Header fields by which newsletters are found."""
MESSAGE_TYPE = "message/rfc822"
_LITERAL = re.compile(rb"\{(\d{1,10})\}\Z")
_CODE = re.compile(rb"\[(UIDVALIDITY|UIDNEXT) (\d{1,10})\]", re.IGNORECASE)
_STRING = rb'"(?:[^"\\]|\\.)*"'
_STRINGS = re.compile(_STRING)
_UID = re.compile(rb"\bUID (\d{1,10})\b", re.IGNORECASE)
_SIZE = re.compile(rb"\bRFC822\.SIZE (\d{1,10})\b", re.IGNORECASE)
_BODY = re.compile(rb"%b|(\bBODY\[[^\]]*\](?:<\d+>)?) ?(%b)?" % (_STRING, _STRING), re.IGNORECASE)
_LISTED = re.compile(rb"\* LIST \(([^)]*)\) (?:NIL|%b) ?(.*)" % _STRING, re.IGNORECASE)
_CODED = re.compile(rb"&([A-Za-z0-9+,]*)-")
_WITHOUT_NEWS = {b"\\NOSELECT", b"\\NONEXISTENT", b"\\SENT", b"\\DRAFTS", b"\\TRASH"}
_BUSY = re.compile(rb"\[(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG)\]", re.IGNORECASE)
_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


class RefusedError(Exception):
    """Raised if the server answers a command with NO or BAD; `text` is what it says."""

    def __init__(self, text: bytes) -> None:
        super().__init__("refused")
        self.text = text


@dataclass(frozen=True, slots=True)
class Response:
    """An untagged response: its text without literals, and these."""

    text: bytes
    literals: tuple[bytes, ...]

    @property
    def items(self) -> bytes:
        """Return what is said without strings, which may hold anything."""
        return _STRINGS.sub(b"", self.text)

    def body(self) -> bytes | None:
        """Return the part of a message that FETCH was asked for; None if this says something else of it, as that it was marked."""
        found = next((each for each in _BODY.finditer(self.text) if each[1]), None)
        if found is None:
            return None
        return self.literals[0] if self.literals else re.sub(rb"\\(.)", rb"\1", (found[2] or b"")[1:-1])


@dataclass(frozen=True, slots=True)
class Opened:
    """A folder as EXAMINE found it."""

    validity: int
    next_uid: int


class Connection:
    """One encrypted connection to a mailbox, signed in. Raises ReaderError, RefusedError, TooLargeError, OSError."""

    def __init__(self, folder: MailFolder, guard: ConnectionGuard, make_context: Callable[[], ssl.SSLContext]) -> None:
        self._allowance = guard.allowance
        self._buffer = bytearray()
        self._number = 0
        self._capabilities: frozenset[bytes] = frozenset()
        peer: Any = SimpleNamespace(host=folder.host, port=folder.port, default_port=PORTS[folder.scheme], proxy=None)
        self._sock: socket.socket = guard.connect(peer)
        try:
            self._sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            self._begin(folder, make_context)
        except BaseException:
            self._sock.close()
            raise

    def _begin(self, folder: MailFolder, make_context: Callable[[], ssl.SSLContext]) -> None:
        if folder.scheme == "imaps":
            self._encrypt(folder.host, make_context)
        greeting, _ = self._response()
        if not greeting.upper().startswith(b"* OK"):
            raise ReaderError(ProblemKind.UNAVAILABLE)
        if folder.scheme == "imap":
            try:
                self.command(b"STARTTLS")
            except RefusedError:
                raise ReaderError(ProblemKind.TLS, Detail(DetailKind.NO_TLS)) from None
            # what came before the encryption may be anybody's
            self._buffer.clear()
            self._encrypt(folder.host, make_context)
        self._learn()

    def _learn(self) -> None:
        for each in self.command(b"CAPABILITY"):
            if each.text.upper().startswith(b"* CAPABILITY "):
                self._capabilities = frozenset(each.text.upper().split())

    def _encrypt(self, host: str, make_context: Callable[[], ssl.SSLContext]) -> None:
        context = make_context()
        if ipaddress.ip_address(self._sock.getpeername()[0]).is_loopback:
            # a bridge on this computer, which makes its certificate itself
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        self._sock.settimeout(self._allowance.left())
        self._sock = context.wrap_socket(self._sock, server_hostname=host)

    def allow(self, seconds: float, wire_bytes: int = OVERHEAD_BYTES) -> None:
        """Set the time and bytes for what follows."""
        self._allowance.set(seconds, wire_bytes)

    @property
    def can_wait(self) -> bool:
        return b"IDLE" in self._capabilities

    def sign_in(self, username: str, password: str) -> None:
        try:
            if b"AUTH=PLAIN" in self._capabilities:
                secret = base64.b64encode(f"\0{username}\0{password}".encode())
                self.command(b"AUTHENTICATE PLAIN", continued=[secret])
            else:
                # a quoted string holds no other letters than those of ASCII
                user, secret = username.encode(), password.encode()
                self.command(b"LOGIN {%d}" % len(user), continued=[b"%b {%d}" % (user, len(secret)), secret])
        except RefusedError as error:
            kind = ProblemKind.UNAVAILABLE if _BUSY.search(error.text) else ProblemKind.MAIL_SIGN_IN
            raise ReaderError(kind) from None
        self._learn()

    def folders(self) -> tuple[str, ...]:
        """Return the folders that can hold newsletters, the inbox first; none if the server does not say."""
        try:
            named = [_listed_folder(each) for each in self.command(b'LIST "" "*"')]
        except RefusedError:
            return ()
        # "Inbox" is the same folder (RFC 3501, 5.1)
        names = {INBOX if name.upper() == INBOX else name for name in named if name}
        return tuple(sorted(names, key=lambda name: (name != INBOX, name)))[:FOLDERS]

    def examine(self, folder: str) -> Opened:
        """Open a folder for reading only."""
        try:
            responses = self.command(b"EXAMINE " + quoted(folder, is_folder=True))
        except RefusedError:
            raise ReaderError(ProblemKind.NO_MAIL_FOLDER, folder) from None
        codes = {code.upper(): int(number) for each in responses for code, number in _CODE.findall(each.text)}
        if codes.get(b"UIDVALIDITY", 0) <= 0:
            raise ReaderError(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER))
        return Opened(codes[b"UIDVALIDITY"], codes.get(b"UIDNEXT", 0))

    def search(self, criteria: bytes, first_uid: int = 0) -> list[int]:
        """Return the messages that match, in order; `n:*` always finds the last one, whatever its number."""
        found = {
            int(number)
            for each in self.command(b"UID SEARCH " + criteria)
            if each.text.upper().startswith(b"* SEARCH")
            for number in each.text.split()[2:]
            if number.isdigit() and len(number) <= 10
        }
        return sorted(uid for uid in found if uid >= max(first_uid, 1))

    def sizes(self, uids: Sequence[int]) -> dict[int, int]:
        responses = self.command(b"UID FETCH %b (UID RFC822.SIZE)" % _numbers(uids))
        return {uid: int(size[1]) for uid, each in _by_uid(responses) if (size := _SIZE.search(each.items))}

    def bodies(self, uids: Sequence[int], part: bytes, into: dict[int, bytes]) -> None:
        """Fetch a part of messages, marking nothing; what came before an error is in `into` too."""

        def take(each: Response) -> None:
            into.update((uid, body) for uid, found in _by_uid([each]) if uid in wanted and (body := found.body()) is not None)

        wanted = frozenset(uids)
        self.command(b"UID FETCH %b (UID BODY.PEEK%b)" % (_numbers(uids), part), take=take)

    def command(
        self, words: bytes, *, continued: Iterable[bytes] = (), take: Callable[[Response], None] | None = None
    ) -> list[Response]:
        """Send a command; return its untagged responses, or pass them to `take`."""
        tag, answers = self._send(words), iter(continued)
        responses: list[Response] = []
        for _ in range(LINES):
            text, literals = self._response()
            if text.startswith(tag + b" "):
                if not text[len(tag) + 1 :].upper().startswith(b"OK"):
                    raise RefusedError(text)
                return responses
            if text.startswith(b"+"):
                # another question means that an answer was wrong
                self._sock.sendall(next(answers, b"*") + b"\r\n")
            elif text.upper().startswith(b"* BYE"):
                raise ConnectionAbortedError("the server ended the connection")
            elif take is not None:
                take(Response(text, literals))
            else:
                responses.append(Response(text, literals))
        raise TooLargeError

    def wait(self, seconds: float, stop: socket.socket) -> bool:
        """Wait for news of the folder; return whether there are any. Ends early if `stop` can be read."""
        has_news = False
        self._allowance.set(NOTICE_SECONDS, LINE_BYTES)
        tag = self._send(b"IDLE")
        while not self._response()[0].startswith(b"+"):
            pass
        ends_at = self._allowance.now() + seconds
        while not has_news and (left := ends_at - self._allowance.now()) > 0:
            is_ready = b"\n" in self._buffer or (isinstance(self._sock, ssl.SSLSocket) and self._sock.pending() > 0)
            ready = [self._sock] if is_ready else select.select([self._sock, stop], [], [], left)[0]
            if not ready or stop in ready:
                break
            self._allowance.set(NOTICE_SECONDS, LINE_BYTES)
            text, _ = self._response()
            if text.upper().startswith(b"* BYE"):
                raise ConnectionAbortedError("the server ended the connection")
            has_news = text.startswith(b"* ") and text.upper().endswith((b" EXISTS", b" RECENT"))
        self._allowance.set(NOTICE_SECONDS, MIB)
        self._sock.sendall(b"DONE\r\n")
        while not self._response()[0].startswith(tag):
            pass
        return has_news

    def close(self) -> None:
        self._sock.close()

    def _send(self, words: bytes) -> bytes:
        self._number += 1
        tag = b"a%d" % self._number
        self._sock.settimeout(self._allowance.left())
        self._sock.sendall(tag + b" " + words + b"\r\n")
        return tag

    def _response(self) -> tuple[bytes, tuple[bytes, ...]]:
        text, literals = self._line(), []
        while found := _LITERAL.search(text):
            literals.append(self._read(int(found[1])))
            text = text[: found.start()] + self._line()
            if len(text) > LINE_BYTES or len(literals) > LINES:
                raise TooLargeError
        return text, tuple(literals)

    def _line(self) -> bytes:
        while (end := self._buffer.find(b"\n")) < 0:
            if len(self._buffer) > LINE_BYTES:
                raise TooLargeError
            self._receive()
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return line.rstrip(b"\r")

    def _read(self, size: int) -> bytes:
        if size > ANSWER_BYTES:
            raise TooLargeError
        while len(self._buffer) < size:
            self._receive()
        data = bytes(self._buffer[:size])
        del self._buffer[:size]
        return data

    def _receive(self) -> None:
        self._sock.settimeout(self._allowance.left())
        data = self._sock.recv(64 * 1024)
        if not data:
            raise ConnectionAbortedError("the server ended the connection")
        self._allowance.count(len(data))
        self._buffer += data


def _by_uid(responses: Iterable[Response]) -> Iterable[tuple[int, Response]]:
    for each in responses:
        if uid := _UID.search(each.items):
            yield int(uid[1]), each


def _numbers(uids: Sequence[int]) -> bytes:
    return ",".join(map(str, uids)).encode()


def quoted(text: str, *, is_folder: bool = False) -> bytes:
    """Return a quoted string; names of folders are written in a kind of UTF-7 (RFC 3501, 5.1.3)."""
    data = folder_name(text) if is_folder else text.encode("ascii", "replace")
    return b'"' + data.replace(b"\\", b"\\\\").replace(b'"', b'\\"') + b'"'


def folder_name(text: str) -> bytes:
    parts = re.split(r"([^\x20-\x7e]+)", text.replace("&", "&-"))
    for place in range(1, len(parts), 2):
        code = base64.b64encode(parts[place].encode("utf-16-be")).rstrip(b"=").replace(b"/", b",")
        parts[place] = f"&{code.decode()}-"
    return "".join(parts).encode()


def _listed_folder(response: Response) -> str:
    """Return the folder that a response names; empty if it is none for newsletters, or none that an address can name."""
    found = _LISTED.fullmatch(response.text)
    if found is None or _WITHOUT_NEWS & set(found[1].upper().split()):
        return ""
    coded = response.literals[0] if response.literals else found[2]
    if coded.startswith(b'"') and not response.literals:
        coded = re.sub(rb"\\(.)", rb"\1", coded[1:-1])
    try:
        name = "".join(
            base64.b64decode(part.replace(b",", b"/") + b"==").decode("utf-16-be") or "&" if place % 2 else part.decode("ascii")
            for place, part in enumerate(_CODED.split(coded))
        )
        named = mail_folder(MailFolder("imaps", "host", PORTS["imaps"], "name", name).url)
    except ValueError:
        return ""
    return name if named is not None and named.folder == name and folder_name(name) == coded else ""


def criteria_of(newsletter: str) -> bytes:
    """Return the search for a newsletter: a part of a header field, which the parser compares whole."""
    sender = newsletter.removeprefix("from:")
    field = b"LIST-ID" if sender == newsletter else b"FROM"
    return b"HEADER %b %b" % (field, quoted(sender)) if sender.isascii() else b"ALL"


class Mailboxes:
    """Reads mailboxes; `fetch` never raises. The parameters are those of `Fetcher`. `stop` ends everything."""

    def __init__(
        self,
        clock: Clock,
        *,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        resolver: Resolver | None = None,
        is_private: AddressCheck = is_private_address,
        tls_context: Callable[[], ssl.SSLContext] = tls.make_context,
        look_up: LookUp = look_up_in_keyring,
    ) -> None:
        self._clock = clock
        self._limits = limits
        self._resolver = resolver or resolve
        self._is_private = is_private
        self._tls_context = tls_context
        self._look_up = look_up
        self._lock = threading.Lock()
        self._sessions: dict[str, _Session] = {}
        self._watchers: dict[str, Watcher] = {}
        self._refused: dict[str, tuple[Login, float]] = {}

    def fetch(self, request: FetchRequest) -> FetchResult:
        """Return new messages of a newsletter like a server's response; without one in the address, the headers of a folder."""
        started_at = self._clock.now()
        answer = FetchResult(request, 0, request.url, started_at, started_at)
        folder = mail_folder(request.url)
        if folder is None:
            return replace(answer, problem=Problem(ProblemKind.BAD_URL, refused_address(request.url)))
        if request.proxy not in {"", NO_PROXY}:
            return replace(answer, problem=Problem(ProblemKind.PROXY, Detail(DetailKind.MAIL_PROXY)))
        try:
            answer = self._answer(folder, request, answer)
        except Exception as error:  # noqa: BLE001 -- whatever a server sends is a problem of its feed
            answer = replace(answer, problem=self._problem(error, folder))
        return replace(answer, finished_at=self._clock.now())

    def watch(self, urls: Collection[str], came: Callable[[tuple[str, ...]], None]) -> None:
        """Wait for messages of these newsletters, and of no others; `came` is called with those that have some, in any thread."""
        wanted: dict[str, list[str]] = {}
        for url in urls:
            if folder := mail_folder(url):
                wanted.setdefault(replace(folder, newsletter="").url, []).append(url)
        for place in [
            each for each, watcher in self._watchers.items() if set(wanted.get(each, ())) != watcher.urls or watcher.is_over
        ]:
            self._watchers.pop(place).stop()
        for place, of_folder in wanted.items():
            if place not in self._watchers:
                watcher = Watcher(frozenset(of_folder), self._connect, came, self._clock)
                if watcher.start():
                    self._watchers[place] = watcher

    def stop(self) -> None:
        """End all connections."""
        self.watch((), lambda _: None)
        with self._lock:
            for session in self._sessions.values():
                session.close()
            self._sessions.clear()

    @staticmethod
    def _problem(error: Exception, folder: MailFolder) -> Problem:
        if isinstance(error, ReaderError):
            return error.problem
        if isinstance(error, TooLargeError):
            return Problem(ProblemKind.TOO_LARGE, Detail(DetailKind.MEGABYTES, (ANSWER_BYTES // MIB,)))
        if isinstance(error, RefusedError):
            return Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER))
        if isinstance(error, MemoryError):
            return Problem(ProblemKind.NO_RESOURCES, Detail(DetailKind.MEMORY))
        return problem_of_exception(error, folder.host)

    def _connect(self, folder: MailFolder, login: Login | None = None) -> Connection:
        """Return a connection that is signed in. Its address may be private if its name says so."""
        login = login or self._look_up(folder.mailbox)
        if login is None:
            raise ReaderError(ProblemKind.UNAUTHORIZED)
        refused, until = self._refused.get(folder.mailbox, (None, 0.0))
        if refused == login and self._clock.now() < until:
            raise ReaderError(ProblemKind.MAIL_SIGN_IN)
        guard = ConnectionGuard(Allowance(self._clock), self._limits, self._resolver, self._is_private)
        guard.may_be_private = is_private_name(folder.host)
        guard.allowance.set(self._limits.total_seconds, OVERHEAD_BYTES)
        connection = Connection(folder, guard, self._tls_context)
        try:
            connection.sign_in(folder.username, login.password)
        except ReaderError as error:
            connection.close()
            if error.problem.kind is ProblemKind.MAIL_SIGN_IN:
                self._refused[folder.mailbox] = (login, self._clock.now() + REFUSED_SECONDS)
            raise
        except BaseException:
            connection.close()
            raise
        return connection

    def _answer(self, folder: MailFolder, request: FetchRequest, answer: FetchResult) -> FetchResult:
        login = None if request.login is None else Login(*request.login)
        if login is not None:
            return _Session(self._limits).read(folder, request, answer, lambda: self._connect(folder, login), closes=True)
        with self._lock:
            session = self._sessions.setdefault(folder.mailbox, _Session(self._limits))
        return session.read(folder, request, answer, lambda: self._connect(folder))


class _Session:
    """The connection that fetches of a mailbox share, one after the other."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lock = threading.Lock()
        self._connection: Connection | None = None

    def read(
        self,
        folder: MailFolder,
        request: FetchRequest,
        answer: FetchResult,
        connect: Callable[[], Connection],
        *,
        closes: bool = False,
    ) -> FetchResult:
        """Return the answer, over the kept connection if that still works. Raises what connections raise."""
        with self._lock:
            was_kept = self._connection is not None
            try:
                return self._read(folder, request, answer, connect)
            except OSError:
                self.close()
                if not was_kept:
                    raise
            except Exception:
                self.close()
                raise
            finally:
                if closes:
                    self.close()
            return self._read(folder, request, answer, connect)

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _read(
        self, folder: MailFolder, request: FetchRequest, answer: FetchResult, connect: Callable[[], Connection]
    ) -> FetchResult:
        if self._connection is None:
            self._connection = connect()
        connection = self._connection
        connection.allow(self._limits.total_seconds)
        since = _since(answer.started_at)
        if not folder.newsletter:
            answer = replace(answer, folders=connection.folders())
            try:
                connection.examine(folder.folder)
            except ReaderError as error:
                return replace(answer, problem=error.problem)
            uids = connection.search(since)[-HEADERS:]
            bodies: dict[int, bytes] = {}
            if uids:
                connection.bodies(uids, b"[HEADER.FIELDS (%b)]" % LISTED.encode(), bodies)
            return _document(answer, bodies.values())
        opened = connection.examine(folder.folder)
        held = mark_in(request.validators.etag)
        first = held.number if held.validity == opened.validity else 0
        nothing_new = replace(answer, status=304, validators=_validators(opened, opened.next_uid))
        if first and first == opened.next_uid:
            return nothing_new
        wanted = criteria_of(folder.newsletter)
        uids = connection.search(b"UID %d:* %b" % (first, wanted), first) if first else connection.search(since + b" " + wanted)
        if first and not uids:
            return nothing_new
        is_single = held.is_single and held.validity == opened.validity
        uids = uids if first else uids[-MESSAGES:]
        taken, left = self._fetched(connection, uids, 1 if is_single else MESSAGES)
        next_uid = max(opened.next_uid, uids[-1] + 1 if uids else 0) if left is None else left
        found = _document(answer, taken, status=226 if first else 200)
        validators = _validators(opened, next_uid, is_single=left is not None and (is_single or left == uids[0]))
        return replace(found, validators=validators, has_more=left is not None)

    def _fetched(self, connection: Connection, uids: Sequence[int], most: int) -> tuple[list[bytes], int | None]:
        """Return messages within an answer's limits, and the number of the first that is left out."""
        if not uids:
            return [], None
        sizes, room, chosen = connection.sizes(uids), ANSWER_BYTES, []
        for uid in uids[:most]:
            room -= min(sizes.get(uid, 0), MESSAGE_BYTES)
            if room < 0:
                break
            chosen.append(uid)
        bodies: dict[int, bytes] = {}
        connection.allow(self._limits.total_seconds, ANSWER_BYTES + OVERHEAD_BYTES)
        try:
            connection.bodies(chosen, b"[]<0.%d>" % MESSAGE_BYTES, bodies)
        except (OSError, TooLargeError):
            if chosen[0] not in bodies:
                raise
            self.close()
        came = list(takewhile(bodies.__contains__, chosen))
        if not came and most == 1:
            # asked for alone, and left out again
            came = chosen
        left = uids[len(came)] if len(came) < len(uids) else None
        return [bodies[uid] for uid in came if uid in bodies], left


def _validators(opened: Opened, number: int, *, is_single: bool = False) -> Validators:
    return Validators(etag=str(Mark(opened.validity, number, is_single)))


def _since(now: float) -> bytes:
    day = datetime.fromtimestamp(max(now - DAYS * DAY_SECONDS, 0), UTC)
    return f"SINCE {day.day}-{_MONTHS[day.month - 1]}-{day.year}".encode()


def _document(answer: FetchResult, messages: Iterable[bytes], status: int = 200) -> FetchResult:
    body = b"".join(map(measured, messages))
    digest = hashlib.sha256(body).hexdigest()
    return replace(answer, status=status, body=body, body_hash=digest, wire_bytes=len(body), content_type=MESSAGE_TYPE)


class Watcher:
    def __init__(
        self,
        urls: frozenset[str],
        connect: Callable[[MailFolder], Connection],
        came: Callable[[tuple[str, ...]], None],
        clock: Clock,
    ) -> None:
        self.urls = urls
        self._connect = connect
        self._came = came
        self._clock = clock
        self._folders: Mapping[str, MailFolder] = {url: folder for url in urls if (folder := mail_folder(url)) is not None}
        self._failures = 0
        self._ending, self._ended = socket.socketpair()
        self._loop = Loop("mail", self._step, end=self._ended.close)

    def start(self) -> bool:
        return self._loop.start()

    @property
    def is_over(self) -> bool:
        """Return whether it has ended before it was stopped."""
        return not self._loop.is_running

    def stop(self) -> None:
        """End without waiting; the thread closes its connection."""
        self._loop.stop()
        self._ending.close()

    def _step(self) -> bool:
        """Wait at the server; a failure is followed by a pause. False if the server cannot tell, or refuses."""
        try:
            return self._wait_there()
        except ReaderError as error:
            if error.problem.kind not in {ProblemKind.UNAVAILABLE, ProblemKind.KEYRING}:
                log.info("A mailbox is not watched: %s", error)
                return False
        except (OSError, HTTPError, RefusedError, TooLargeError) as error:
            log.info("A mailbox could not be watched: %r", error)
        pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
        self._failures += 1
        return not select.select([self._ended], [], [], pause)[0]

    def _wait_there(self) -> bool:
        folder = next(iter(self._folders.values()))
        connection = self._connect(folder)
        try:
            if not connection.can_wait:
                return False
            opened = connection.examine(folder.folder)
            next_uid = opened.next_uid
            # what came since the connection before this one
            if self._failures:
                self._came(tuple(self.urls))
            self._failures = 0
            while not self._loop.is_stopping:
                if connection.wait(IDLE_SECONDS, self._ended):
                    next_uid = self._with_news(connection, next_uid)
            return False
        finally:
            connection.close()

    def _with_news(self, connection: Connection, first: int) -> int:
        """Report newsletters that have new messages; return the number after the last message."""
        connection.allow(NOTICE_SECONDS)
        uids = connection.search(b"UID %d:*" % first, first)
        if not uids:
            return first
        with_news = [
            url
            for url, folder in self._folders.items()
            if connection.search(b"UID %d:* %b" % (first, criteria_of(folder.newsletter)), first)
        ]
        if with_news:
            self._came(tuple(with_news))
        return uids[-1] + 1
