"""User names, passwords and secret header fields go to the system's keyring; the database knows they exist."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace

from reader.domain.commands import SetCredentials, SetProxyLogin
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.health import ADOPTED_SECONDS
from reader.domain.ids import DAY_SECONDS, CommandId, FeedId
from reader.domain.mailbox import mail_folder
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.subscription import MOVED_FROM, PROXY, PROXY_LOGIN, split_moved_from
from reader.engine.jobs.retrievals import MANUAL_FLOOR_SECONDS
from reader.engine.messages import KeepLogin, LoginKept
from reader.engine.state import EngineState
from reader.net.credentials import FIELDS, fields_place, place, proxy_place
from reader.net.headers import sendable_fields, without_secrets
from reader.storage import feeds, subscriptions

CREDENTIALS, HEADERS = "credentials", "headers"


def set_credentials(state: EngineState, command: SetCredentials, now: float) -> None:
    """Ask the keyring to store a login; this can take long, because it may prompt the user."""
    del now
    feed = state.known_feed(command.feed_id)
    folder = mail_folder(feed.url)
    # all newsletters of a mailbox have one login
    feed_ids = tuple(each for each in sorted(state.mail.feeds) if folder is not None and _mailbox(state, each) == folder.mailbox)
    state.keep_login(KeepLogin(feed.feed_id, feed.url, command.username, command.password, command.command_id, feed_ids=feed_ids))


def _mailbox(state: EngineState, feed_id: FeedId) -> str:
    folder = mail_folder(state.feeds[feed_id].url) if feed_id in state.feeds else None
    return folder.mailbox if folder is not None else ""


def set_proxy_login(state: EngineState, command: SetProxyLogin, now: float) -> None:
    """Store a proxy's login in the keyring by the proxy's address; all feeds that use it share one login."""
    del now
    for feed_id in command.feed_ids:
        state.known_feed(feed_id)
    first, url = command.feed_ids[0], proxy_place(command.proxy)
    login = KeepLogin(
        first, url, command.username, command.password, command.command_id, setting=PROXY_LOGIN, feed_ids=command.feed_ids
    )
    state.keep_login(login)


def headers_to_store(state: EngineState, feed_id: FeedId, given: str, cause: CommandId) -> str:
    """Return extra headers as they may be stored; values of secret ones move to the keyring, which deletes those that are gone."""
    shown, secret = without_secrets(given)
    left = {name for name, _ in sendable_fields(shown)}
    before = dict(sendable_fields(subscriptions.settings_of(state.connection, feed_id).get(HEADERS, "")))
    gone = {name: "" for name, value in before.items() if not value and name not in left}
    if secret or gone:
        _keep_fields(state, state.known_feed(feed_id), gone | secret, cause)
    return shown


def hide_secrets(state: EngineState) -> None:
    """At startup, move secret header fields stored by an earlier version to the keyring; without a keyring they stay in use."""
    for feed in state.feeds.values():
        _, secret = without_secrets(subscriptions.settings_of(state.connection, feed.feed_id).get(HEADERS, ""))
        if secret:
            _keep_fields(state, feed, secret, None)


def login_kept(state: EngineState, message: LoginKept, now: float) -> None:
    """Record that feeds have a login, and try one soon. There is no undo, since that would need the former password."""
    if message.problem is not None:
        if message.cause is not None:
            state.publish(CommandFailed(message.problem, cause=message.cause))
        return
    noted = message.feed_ids or (message.feed_id,)
    for feed_id in noted:
        subscriptions.set_settings(state.connection, feed_id, {message.setting: _noted(state, feed_id, message)})
        feed = state.feeds.get(feed_id)
        if message.has_login and feed is not None and feed.problem is not None:
            _try_soon(state, feed, now)
    # nobody waits any more at a mailbox that refused the former password
    state.mail.watched = frozenset()
    if not state.feeds.keys().isdisjoint(noted):
        state.publish(SubscriptionsChanged(cause=message.cause))


def forget_logins(state: EngineState, now: float) -> set[str]:
    """Delete what the keyring has for feeds that were unsubscribed more than a day ago, unless a feed that is followed uses the
    same; return the places that are in use. A locked keyring is tried again the next day.
    """
    left: dict[tuple[str, str], dict[FeedId, str]] = {}
    in_use = {place(feed.url) for feed in state.feeds.values()}
    for feed_id, url, settings, removed_at in subscriptions.with_secrets(state.connection):
        moved_at, former = split_moved_from(settings.get(MOVED_FROM, ""))
        if former and now - moved_at < ADOPTED_SECONDS:
            # Feed health offers to go back there
            in_use |= {place(address) for _, address in _secrets(former, settings)}
        for setting, address in _secrets(url, settings):
            if removed_at is None or removed_at > now - DAY_SECONDS:
                in_use.add(place(address))
            else:
                left.setdefault((setting, place(address)), {})[feed_id] = address
    for (setting, each), feed_ids in left.items():
        if each not in in_use:
            feed_id, address = next(iter(feed_ids.items()))
            state.outbox.append(KeepLogin(feed_id, address, "", "", None, setting=setting, feed_ids=tuple(feed_ids)))
    return in_use


def _secrets(url: str, settings: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the settings of a feed that say that something is in the keyring, and for which address."""
    if settings.get(CREDENTIALS) == "keyring":
        yield CREDENTIALS, url
    if not all(value for _, value in sendable_fields(settings.get(HEADERS, ""))):
        yield HEADERS, fields_place(url)
    if settings.get(PROXY_LOGIN) == "keyring":
        yield PROXY_LOGIN, proxy_place(settings.get(PROXY, ""))


def _noted(state: EngineState, feed_id: FeedId, message: LoginKept) -> str:
    settings = subscriptions.settings_of(state.connection, feed_id)
    if message.setting == HEADERS:
        shown = without_secrets(settings.get(HEADERS, ""))[0]
        left = {name: value for name, value in sendable_fields(shown) if value}
        return shown if message.has_login else json.dumps(left) if left else ""
    has_login = message.has_login and (message.setting != PROXY_LOGIN or bool(settings.get(PROXY)))
    return "keyring" if has_login else ""


def _try_soon(state: EngineState, feed: Feed, now: float) -> None:
    at = max(int(now), feed.asked_until, (feed.retrieved_at or 0) + MANUAL_FLOOR_SECONDS)
    tried = replace(feed, next_at=at, not_before_at=at, not_before_rule=None, next_reason=Reason(ReasonKind.PASSWORD_ENTERED))
    feeds.save_feed(state.connection, tried)
    state.remember(tried)


def _keep_fields(state: EngineState, feed: Feed, values: dict[str, str], cause: CommandId | None) -> None:
    state.keep_login(KeepLogin(feed.feed_id, fields_place(feed.url), FIELDS, json.dumps(values), cause, setting=HEADERS))
