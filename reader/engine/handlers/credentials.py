"""User names and passwords: handed to the system's keyring and to nobody else. What is stored here is that there are some."""

from dataclasses import replace

from reader.domain.commands import SetCredentials
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.effects import KeepLogin
from reader.engine.handlers.retrievals import MANUAL_FLOOR_SECONDS
from reader.engine.messages import LoginKept
from reader.engine.state import EngineState
from reader.storage import feeds, subscriptions

SETTING = "credentials"


def set_credentials(state: EngineState, command: SetCredentials, now: float) -> None:
    """Have the keyring asked: it may take long, and may ask its owner."""
    del now
    feed = state.known_feed(command.feed_id)
    state.outbox.append(KeepLogin(feed.feed_id, feed.url, command.username, command.password, command.command_id))


def login_kept(state: EngineState, message: LoginKept, now: float) -> None:
    """Note that the feed has a login, and try it soon; there is no undo, for that the password would have to be kept."""
    if message.problem is not None:
        state.publish(CommandFailed(message.problem, cause=message.cause))
        return
    feed = state.feeds.get(message.feed_id)
    if feed is None:
        return
    subscriptions.set_settings(state.connection, feed.feed_id, {SETTING: "keyring" if message.has_login else ""})
    if message.has_login and feed.problem is not None:
        at = max(int(now), feed.asked_until, (feed.retrieved_at or 0) + MANUAL_FLOOR_SECONDS)
        tried = replace(feed, next_at=at, not_before_at=at, not_before_rule=None, next_reason=Reason(ReasonKind.PASSWORD_ENTERED))
        feeds.save_feed(state.connection, tried)
        state.remember(tried)
    state.publish(SubscriptionsChanged(cause=message.cause))
