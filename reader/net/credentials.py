"""Names and passwords of feeds, in the system's keyring. A keyring may be slow and may ask its user to unlock it: only fetch
threads and dedicated threads call this, never the engine's or the window's. It is called in a thread of its own, so that one that
never answers blocks a request and not a thread of the pool.
"""

import json
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import field
from types import ModuleType
from typing import TypeVar
from urllib.parse import quote

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import AccountId
from reader.domain.mailbox import mail_folder
from reader.domain.value_classes import dataclass
from reader.net.addresses import origin
from reader.supervision import NO_THREAD, run_in_thread

SERVICE = "beforehand"
WAIT_SECONDS = 60.0
"""Seconds to wait, enough to type the keyring's own password."""
REASONS = {
    "NoKeyringError": Detail(DetailKind.NO_KEYRING),
    "KeyringLocked": Detail(DetailKind.KEYRING_LOCKED),
    "InitError": Detail(DetailKind.KEYRING_SILENT),
    "PasswordSetError": Detail(DetailKind.PASSWORD_NOT_ACCEPTED),
    "PasswordDeleteError": Detail(DetailKind.PASSWORD_NOT_DELETED),
}

T = TypeVar("T")

_turn = threading.Lock()
"""Allows one question at a time, or each feed would open an unlock window."""


@dataclass(frozen=True, slots=True)
class Login:
    username: str
    password: str = field(repr=False)


LookUp = Callable[[str], Login | None]
"""Looks up the login of a feed, or of another place, for one profile."""


def look_up(url: str, profile: str = "") -> Login | None:
    """Return the stored login of a feed; None if there is none. Raises ReaderError(KEYRING). All profiles of a user share one
    keyring: `profile` is what this one is called there. An entry of earlier versions, common to all, is copied.
    """
    return _ask(lambda: _found(_service(url, profile), place(url)))


def keep(url: str, username: str, password: str, profile: str = "") -> None:
    """Store the login of a feed; an empty name deletes it. Raises ReaderError(KEYRING). At the places of accounts an empty
    password deletes it too, but only this user's. At a `fields_place` the password is a JSON object of header fields, which are
    merged with those stored; an empty value deletes one.
    """
    _ask(lambda: _keep(url, username, password, _service(url, profile)))


def _found(service: str, name: str) -> Login | None:
    kept = _stored(service, name)
    if kept is None and service != SERVICE:
        kept = _stored(SERVICE, name)
        if kept is not None:
            with suppress(Exception):
                _store(service, name, kept)
    return kept


def _keep(url: str, username: str, password: str, service: str) -> None:
    name = place(url)
    if url.startswith(_FIELDS_PLACE) and username:
        fields = {key: value for key, value in (fields_of(_found(service, name)) | json.loads(password)).items() if value}
        username, password = (FIELDS, json.dumps(fields)) if fields else ("", "")
    if not username or (not password and url.startswith(ACCOUNT_PLACES)):
        kept = _found(service, name)
        if kept is not None and username in {"", kept.username}:
            for each in dict.fromkeys((service, SERVICE)):
                stored = _stored(each, name)
                if stored is not None and stored.username == kept.username:
                    _keyring().delete_password(each, name)
        return
    wanted = Login(username, password)
    _store(service, name, wanted)
    if _stored(service, name) != wanted:
        # a disabled backend accepts everything and stores nothing
        raise ReaderError(ProblemKind.KEYRING, Detail(DetailKind.PASSWORD_NOT_STORED))


def _service(url: str, profile: str) -> str:
    """Return the first of an entry's two names: an account has a number of its own in the second."""
    return f"{SERVICE} {profile}" if profile and not url.startswith(ACCOUNT_PLACES) else SERVICE


def _stored(service: str, name: str) -> Login | None:
    kept = _keyring().get_password(service, name)
    try:
        username, password = json.loads(kept) if kept else ("", "")
    except (ValueError, TypeError, RecursionError):
        raise ReaderError(ProblemKind.KEYRING, Detail(DetailKind.FOREIGN_LOGIN)) from None
    return Login(str(username), str(password)) if username else None


def _store(service: str, name: str, login: Login) -> None:
    _keyring().set_password(service, name, json.dumps([login.username, login.password]))


def place(url: str) -> str:
    """Return the keyring name of a login: origin and path, without the query, or the mailbox of newsletters."""
    if (folder := mail_folder(url)) is not None:
        return folder.mailbox
    try:
        scheme, host, port = origin(url)
    except ValueError:
        # of a list or database of somebody else
        return url
    path = url.partition("://")[2].partition("#")[0].partition("?")[0].partition("/")[2]
    return f"{scheme}://{host}:{port}/{path}"


def proxy_place(proxy: str) -> str:
    return f"proxy+{proxy}"


def send_place(server_url: str) -> str:
    """Return the keyring name of a login for sending articles to a server."""
    return f"send+{server_url}"


def folder_place(salt: str) -> str:
    """Return the keyring name of the key of a folder that computers share."""
    return f"folder://{salt}"


def fields_place(url: str) -> str:
    return f"{_FIELDS_PLACE}{url}"


@dataclass(frozen=True, slots=True)
class AccountPlaces:
    """Keyring names of an account: for its password or key, and for the token that refreshes feeds. All profiles of a computer
    share one keyring, so a name contains the server, the user there, and a number drawn for the account alone.
    """

    account_id: AccountId
    server_url: str
    username: str
    number: int

    @property
    def sign_in(self) -> str:
        return f"account+{self.server_url}/{quote(self.username, safe='')}/{self.number:x}"

    @property
    def refresh(self) -> str:
        return f"refresh+{self.sign_in}"


def look_up_account(look_up: LookUp, places: AccountPlaces, *, is_refresh: bool) -> str:
    """Return the secret of an account; '' if there is none."""
    kept = look_up(places.refresh if is_refresh else places.sign_in)
    return kept.password if kept is not None and kept.username == places.username else ""


FIELDS = "headers"
"""Replaces the user name if the password is a JSON object of header fields."""
_FIELDS_PLACE = "headers+"
ACCOUNT_PLACES = ("account+", "refresh+account+")


def fields_of(kept: Login | None) -> dict[str, str]:
    """Return stored header fields; none if something else was stored."""
    try:
        found = json.loads(kept.password) if kept is not None and kept.username == FIELDS else {}
    except ValueError:
        return {}
    return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def _keyring() -> ModuleType:
    """Import keyring at the first call, in its thread: the import searches for all backends, and a faulty one may raise."""
    import keyring

    return keyring


def _ask(question: Callable[[], T]) -> T:
    """Call the keyring in a thread of its own; nobody else changes anything meanwhile. On a timeout it is abandoned, and asks nothing
    that it has not yet asked.
    """
    answer: list[T] = []
    faults: list[Detail | str] = []
    answered, given_up = threading.Event(), threading.Event()

    def ask() -> None:
        with _turn:
            if given_up.is_set():
                return
            try:
                answer.append(question())
            except ReaderError as error:
                faults.append(error.problem.detail)
            except Exception as error:  # noqa: BLE001 - backends raise what their system raises; its words may hold the secret
                faults.append(REASONS.get(type(error).__name__, type(error).__name__))
            finally:
                answered.set()

    if not run_in_thread("keyring", ask):
        raise ReaderError(ProblemKind.KEYRING, NO_THREAD)
    answered.wait(WAIT_SECONDS)
    if faults:
        raise ReaderError(ProblemKind.KEYRING, faults[0])
    if not answer:
        given_up.set()
        raise ReaderError(ProblemKind.KEYRING, Detail(DetailKind.KEYRING_LATE))
    return answer[0]
