"""Shared parts of a synchronisation."""

from dataclasses import field, replace

from reader.domain.account_events import ChangesWaiting
from reader.domain.accounts import Account, SyncCounts
from reader.domain.ids import AccountId, FeedId
from reader.domain.remote_state import NOTHING_WAITS
from reader.domain.value_classes import dataclass
from reader.engine.account_memory import GiveWay, Run, Steps
from reader.engine.handlers.sync import ledger
from reader.engine.handlers.sync.calls import Login, login_of
from reader.engine.handlers.sync.ledger import Need
from reader.engine.handlers.sync.survey import Survey
from reader.engine.state import EngineState
from reader.storage import accounts, feeds, remote_feeds
from reader.storage.connection import WriteConnection

NOTED_SECONDS = 3600
"""Seconds between records that a feed had nothing new at its server."""
NOTED_AT_ONCE = 100
"""Feeds recorded in one step."""


class ServerReplacedError(Exception):
    """Raised if the server has none of its known items, or reassigned their numbers."""


class OldChangesError(Exception):
    """Raised if waiting changes are so old that the user has to confirm them."""


@dataclass(slots=True)
class Sync:
    """Synchronisation under way: its account, its run and its results so far. `is_first`: nothing was synchronised before.
    `arrived`: posting times of new articles, by feed, where the plan has the server refresh. `is_thorough`: changes hidden by the
    counts are found too. `is_asked`: at the user's request, work otherwise done hourly or daily is done at once. `survey` is the
    last one, and `has_doubts` says that its result is not all stored: the next one has to show it again. `absent` are items
    without contents at the server.
    """

    state: EngineState
    run: Run
    account: Account
    counts: SyncCounts = field(default_factory=SyncCounts)
    has_structure: bool = False
    listed: set[str] = field(default_factory=set)
    lists_labels: bool = False
    arrived: dict[FeedId, tuple[float, ...]] = field(default_factory=dict)
    is_thorough: bool = False
    is_asked: bool = False
    has_doubts: bool = False
    is_checked: bool = False
    absent: set[int] = field(default_factory=set)
    survey: Survey | None = None

    @property
    def account_id(self) -> AccountId:
        return self.account.account_id

    @property
    def login(self) -> Login:
        return login_of(self.account)

    @property
    def connection(self) -> WriteConnection:
        return self.state.connection

    @property
    def now(self) -> float:
        """Return the time of the present step."""
        return self.run.now

    @property
    def is_first(self) -> bool:
        """Return whether no synchronisation of the account has completed."""
        return self.account.synced_at is None

    def may_ask(self, least: int = 0) -> bool:
        """Return whether requests are left for optional work; always at the user's request."""
        return self.run.is_by_hand or ledger.left(self.state, self.account_id, self.now) >= least

    def share(self, most: int) -> int:
        """Return the number of requests available for work that can be done in parts."""
        if self.run.is_by_hand:
            return most
        return max(min(most, int(ledger.left(self.state, self.account_id, self.now)) - Need.READING), 1)

    def count(self, *, new_articles: int = 0, taken_over: int = 0, sent: int = 0) -> None:
        before = self.counts
        self.counts = replace(
            before,
            new_articles=before.new_articles + new_articles,
            taken_over=before.taken_over + taken_over,
            sent=before.sent + sent,
        )

    def note_survey(self) -> None:
        """Record the survey as completely stored."""
        if self.survey is not None and not self.has_doubts:
            accounts.set_high_water(self.connection, self.account_id, self.survey.seen)

    def mark_feeds_fetched(self) -> Steps:
        """Record in steps that the account's feeds are up to date with the server."""
        now = int(self.now)
        for number, feed_id in enumerate(self.feed_ids()):
            if number % NOTED_AT_ONCE == NOTED_AT_ONCE - 1:
                yield GiveWay()
            feed = self.state.feeds.get(feed_id)
            if feed is not None and feed.account_id == self.account_id and (feed.succeeded_at or 0) <= now - NOTED_SECONDS:
                # the next time follows from the refresh
                asked_at = feed.retrieved_at if feed.is_refreshed_there and feed.retrieved_at is not None else now
                fetched = replace(feed, retrieved_at=asked_at, succeeded_at=now)
                feeds.save_feed(self.connection, fetched)
                self.state.remember(fetched)

    def feed_ids(self) -> list[FeedId]:
        return [feed.feed_id for feed in self.state.feeds.values() if feed.account_id == self.account_id]


def note_waiting(state: EngineState, account_id: AccountId, count: int) -> None:
    """Publish the number of changes that wait for a server, if it changed."""
    if count != state.accounts.waiting.get(account_id, 0):
        state.accounts.waiting[account_id] = count
        state.publish(ChangesWaiting(account_id, count))


def waiting_of(state: EngineState, account_id: AccountId) -> int:
    """Return the number of marks and subscription changes that wait for a server."""
    return remote_feeds.waiting(state.connection).get(account_id, NOTHING_WAITS).total
