"""Newsletters in folders of mailboxes: finds them, follows them, and has their servers announce messages (`net.mail`)."""

from dataclasses import replace

from reader.domain.addresses import is_private_name
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import AddNewsletters, FindNewsletters, RemoveSubscription
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, FeedsFound, MailFoldersFound, SubscriptionsChanged
from reader.domain.feed import Feed, Rule
from reader.domain.ids import CommandId, FeedId
from reader.domain.mailbox import MailFolder, mail_folder
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult, JobKind, PageFeeds, ParseResult, Purpose, RequestKind
from reader.domain.subscription import refused_address
from reader.domain.value_classes import dataclass
from reader.engine import borders
from reader.engine.jobs import retrievals
from reader.engine.messages import KeepLogin, LoginKept, MailCame, WatchMail
from reader.engine.state import EngineState
from reader.engine.tasks import CommandTask
from reader.formats.urls import canonical_url
from reader.storage import feeds, subscriptions

NO_FEED = FeedId(0)


@dataclass(frozen=True, slots=True)
class MailTask(CommandTask):
    """Search for the newsletters of a folder."""

    url: str
    cause: CommandId
    kind = RequestKind.ADDING
    job = JobKind.DISCOVER

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        if result.folders:
            state.publish(MailFoldersFound(result.folders, cause=self.cause))
        CommandTask.fetched(self, state, result, now)

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, now: float) -> None:
        """Offer the newsletters that are not followed yet."""
        del result, now
        if not isinstance(parsed, PageFeeds):
            self.fail(state, parsed if isinstance(parsed, Problem) else Problem(ProblemKind.NO_NEWSLETTERS, self.url))
            return
        new = tuple(each for each in parsed.feeds if subscriptions.find_subscription(state.connection, each.url) is None)
        state.publish(FeedsFound(self.url, new, cause=self.cause))


def find_newsletters(state: EngineState, command: FindNewsletters, now: float) -> None:
    """Ask the server for the headers of a folder, with the given password, else with the stored one."""
    folder = mail_folder(command.url)
    if folder is None:
        raise ReaderError(ProblemKind.BAD_URL, refused_address(command.url))
    folder = replace(folder, newsletter="")
    login = (folder.username, command.password) if command.password else None
    may_be_private = is_private_name(folder.host)
    request = replace(state.request(folder.url, Purpose.FEED, may_be_private=may_be_private), login=login)
    state.send(MailTask(folder.url, command.command_id), request, folder.host, now)


def add_newsletters(state: EngineState, command: AddNewsletters, now: float) -> None:
    """Follow newsletters, once their password is stored; their messages come with the retrievals that follow."""
    borders.check_here(state, None, command.folder_id)
    folders = [_newsletter(each.url) for each in command.newsletters]
    if command.password and folders:
        state.mail.adding[command.command_id] = command
        login = (folders[0].username, command.password)
        state.keep_login(KeepLogin(NO_FEED, folders[0].mailbox, *login, command.command_id))
    else:
        _follow(state, command, now)


def login_kept(state: EngineState, message: LoginKept, now: float) -> bool:
    """Follow what waited for this password; return whether something did."""
    command = state.mail.adding.pop(message.cause, None) if message.cause is not None else None
    if command is not None and message.problem is not None:
        state.publish(CommandFailed(message.problem, cause=message.cause))
    elif command is not None:
        _follow(state, command, now)
    return command is not None


def _newsletter(url: str) -> MailFolder:
    folder = mail_folder(url)
    if folder is None or not folder.newsletter:
        raise ReaderError(ProblemKind.BAD_URL, refused_address(url))
    return folder


def _follow(state: EngineState, command: AddNewsletters, now: float) -> None:
    added: list[Feed] = []
    for each in command.newsletters:
        folder = _newsletter(each.url)
        if subscriptions.find_subscription(state.connection, canonical_url(folder.url)) is not None:
            continue
        feed_id = feeds.add_feed(state.connection, folder.url, canonical_url(folder.url), int(now))
        subscriptions.add(state.connection, feed_id, command.folder_id)
        subscriptions.set_settings(state.connection, feed_id, {"credentials": "keyring"})
        feed = Feed(feed_id=feed_id, url=folder.url, title=each.title, added_at=int(now))
        feeds.save_feed(state.connection, feed)
        state.remember(feed)
        added.append(feed)
    titles = tuple(feed.title for feed in added)
    undo = RemoveSubscription(tuple(feed.feed_id for feed in added)) if added else None
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SUBSCRIBED, titles), cause=command.command_id))
    retrievals.enqueue(state, added, Rule.FIRST, reason=Reason(ReasonKind.SUBSCRIBED))


def mail_came(state: EngineState, message: MailCame, now: float) -> None:
    """Retrieve newsletters that have new messages; those being retrieved, again afterwards."""
    if not is_watching(state, now):
        return
    came = [state.feeds[feed_id] for feed_id in sorted(state.mail.feeds) if feed_id in state.feeds]
    came = [feed for feed in came if feed.url in message.urls and feed.is_scheduled]
    state.mail.again.update(feed.feed_id for feed in came if feed.feed_id in state.busy)
    retrievals.enqueue(state, came, Rule.SCHEDULED, reason=Reason(ReasonKind.MAIL))


def is_watching(state: EngineState, now: float) -> bool:
    """Return whether servers may announce messages now. On a connection that is paid for by its use the plan alone decides."""
    is_held = state.pause.held_until > now
    return retrievals.is_scheduling(state) and not (is_held or state.conditions.is_metered or state.is_stopping)


def review(state: EngineState, now: float) -> None:
    """Have the servers of newsletters announce messages, or no longer. Called on every tick; costs nothing without newsletters."""
    if not state.mail.feeds:
        return
    followed = [state.feeds[feed_id] for feed_id in state.mail.feeds if feed_id in state.feeds]
    wanted = frozenset(feed.url for feed in followed if feed.is_scheduled) if is_watching(state, now) else frozenset()
    if wanted != state.mail.watched:
        state.mail.watched = wanted
        state.outbox.append(WatchMail(tuple(sorted(wanted))))
