"""Requests of the Google Reader API, without decisions. Ids are sent in the long form, which all versions read alike; one mark
per request; parameters come before the ids, so that a truncated list of ids loses none of them.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import field, replace

from reader.domain.accounts import LABEL, READ, Account, AnswerKind, ApiCall, Server, ServerKind, SignIn
from reader.domain.ids import AccountId, FeedId
from reader.domain.value_classes import dataclass
from reader.engine.state import Call

API = "/reader/api/0/"
PAGE = 10_000
"""Ids per page; servers send as many, or fewer."""
READING_LIST = "user/-/state/com.google/reading-list"
_STATES = "user/-/state/com.google/"
_LABELS = "user/-/label/"
_ITEM = "tag:google.com,2005:reader/item/%016x"
_JSON = ("output", "json")
_PAGE = "/i/"


@dataclass(frozen=True, slots=True)
class Login:
    """Server and user of a request; the `secret` is in the keyring once there is an account."""

    server: Server
    username: str
    sign_in: SignIn = SignIn.PASSWORD
    account_id: AccountId | None = None
    secret: str = field(default="", repr=False)
    secret_number: int = 0

    def get(self, path: str, answer: AnswerKind | None, query: Sequence[tuple[str, str]] = ()) -> Call:
        return Call(self._call(path, query=tuple(query)), answer)

    def post(self, path: str, answer: AnswerKind | None, form: Iterable[tuple[str, str]]) -> Call:
        """Return a POST request, for changes or parameters too long for an address."""
        return Call(self._call(path, form=tuple(form)), answer)

    def send(self, method: str, path: str, answer: AnswerKind | None = None, data: object = None) -> Call:
        """Return a change request with a JSON body."""
        body = b"" if data is None else json.dumps(data).encode()
        return Call(replace(self._call(path), json=body, method=method), answer)

    def _call(self, path: str, *, query: tuple[tuple[str, str], ...] = (), form: tuple[tuple[str, str], ...] = ()) -> ApiCall:
        who = (self.server, self.username, path, self.sign_in, self.account_id)
        return ApiCall(*who, query, form, secret=self.secret, secret_number=self.secret_number)


def login_of(account: Account) -> Login:
    return Login(account.server, account.username, account.sign_in, account.account_id, secret_number=account.secret_number)


def item_ids(login: Login, stream: str, *, is_unread: bool = False, since: int = 0, continuation: str = "") -> Call:
    """Return a request for one page of a list; servers differ in whose time `since` is."""
    query = [_JSON, ("n", str(PAGE)), ("s", stream)]
    if is_unread:
        query.append(("xt", stream_of(READ)))
    if since:
        query.append(("ot", str(since)))
    if continuation:
        query.append(("c", continuation))
    return login.get(API + "stream/items/ids", AnswerKind.ITEM_IDS, query)


def marked_ids(login: Login, mark: str, continuation: str = "") -> Call:
    """Return a request for one page of a mark's list: the unread items, or those with the star or the label."""
    if mark == READ:
        return item_ids(login, READING_LIST, is_unread=True, continuation=continuation)
    return item_ids(login, stream_of(mark), continuation=continuation)


def contents(login: Login, ids: Iterable[int]) -> Call:
    return login.post(API + "stream/items/contents", AnswerKind.ITEMS, [_JSON, *_items(ids)])


def edit_mark(login: Login, mark: str, ids: Iterable[int], *, value: bool) -> Call:
    """Return a request to set or clear one mark; the answer is a plain OK, which proves nothing."""
    return login.post(API + "edit-tag", None, [("a" if value else "r", stream_of(mark)), *_items(ids)])


def feeds(login: Login) -> Call:
    return login.get(API + "subscription/list", AnswerKind.FEEDS, [_JSON])


def counts(login: Login) -> Call:
    """Return a request for the unread count and newest article of each feed."""
    return login.get(API + "unread-count", AnswerKind.COUNTS, [_JSON])


def labels(login: Login) -> Call:
    """Return a request for all labels; only lists of labels named here are requested."""
    return login.get(API + "tag/list", AnswerKind.LABELS, [_JSON])


def subscribe(login: Login, url: str) -> Call:
    return login.post(API + "subscription/quickadd", AnswerKind.ADDED, [_JSON, ("quickadd", url)])


def unsubscribe(login: Login, remote_id: str) -> Call:
    """Return a request to unsubscribe; the server deletes the feed's articles with their stars."""
    return login.post(API + "subscription/edit", None, [("ac", "unsubscribe"), ("s", remote_id)])


def rename(login: Login, remote_id: str, title: str) -> Call:
    return login.post(API + "subscription/edit", None, [("ac", "edit"), ("s", remote_id), ("t", title)])


def move(login: Login, remote_id: str, folder: str) -> Call:
    """Return a request to put a subscription into a named folder; taking it out of one differs from server to server."""
    return login.post(API + "subscription/edit", None, [("ac", "edit"), ("s", remote_id), ("a", _LABELS + folder)])


def move_out(login: Login, remote_id: str, folder: str) -> Call:
    """Return a request to take a subscription out of its folder; the server decides where it goes."""
    return login.post(API + "subscription/edit", None, [("ac", "edit"), ("s", remote_id), ("r", _LABELS + folder)])


def refresh(account: Account, remote_id: str, feed_id: FeedId, secret: str = "") -> Call:
    """Return a request that the server refresh one feed. `secret` is a token or key that is tried before it is stored."""
    number = remote_id.rpartition("/")[2]
    is_own = account.server.kind is ServerKind.MINIFLUX
    path = f"/v1/feeds/{number}/refresh" if is_own else _PAGE
    query = () if is_own else (("c", "feed"), ("a", "actualize"), ("ajax", "1"), ("id", number))
    account_id = None if secret else account.account_id
    method = "PUT" if is_own else ""
    return Call(replace(_refreshing(account, path, query), account_id=account_id, method=method, secret=secret), feed_id=feed_id)


def own_feeds(account: Account) -> Call:
    """Return a request for all subscriptions by Miniflux's own interface, including those it does not refresh."""
    return Call(_refreshing(account, "/v1/feeds"), AnswerKind.OWN_FEEDS)


def fetched_feeds(account: Account) -> Call:
    """Return a request for the feeds that FreshRSS refreshes: no other list omits muted ones."""
    query = (("c", "index"), ("a", "opml"), ("get", "a"))
    return Call(_refreshing(account, _PAGE, query), AnswerKind.FETCHED_FEEDS)


def _refreshing(account: Account, path: str, query: tuple[tuple[str, str], ...] = ()) -> ApiCall:
    """Return a request by which the server refreshes feeds, or lists those it does not refresh."""
    who = (account.server, account.username, path, account.refresh_sign_in, account.account_id)
    return ApiCall(*who, query, secret_number=account.secret_number)


def stream_of(mark: str) -> str:
    return _LABELS + mark.removeprefix(LABEL) if mark.startswith(LABEL) else _STATES + mark


def _items(ids: Iterable[int]) -> list[tuple[str, str]]:
    return [("i", _ITEM % (item & 0xFFFFFFFFFFFFFFFF)) for item in ids]
