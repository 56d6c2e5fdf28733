"""Requests to Miniflux's own interface. No decisions."""

from reader.domain.accounts import AnswerKind
from reader.engine.account_memory import Call
from reader.engine.handlers.sync.calls import Login

API = "/v1/"


def user(login: Login) -> Call:
    """Whose key it is."""
    return login.get(API + "me", AnswerKind.OWN_USER)


def feeds(login: Login) -> Call:
    """All subscriptions."""
    return login.get(API + "feeds", AnswerKind.OWN_FEEDS)


def counters(login: Login) -> Call:
    """How many articles of each feed are read and unread."""
    return login.get(API + "feeds/counters", AnswerKind.COUNTERS)
