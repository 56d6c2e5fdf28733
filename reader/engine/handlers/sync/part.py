"""What the parts of a synchronisation share."""

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
"""So often it is noted of a feed that its server had nothing new,"""
NOTED_AT_ONCE = 100
"""and of so many in one step."""


class ServerReplacedError(Exception):
    """The server has none of what was known of it, or gave its numbers to others."""


class OldChangesError(Exception):
    """What waits was made so long ago that the user has to say whether it still counts."""


@dataclass(slots=True)
class Sync:
    """A synchronisation under way: of which account, by which run, and what it came to so far. `is_first`: nothing was synchronised before.

    `arrived`: when the new articles of feeds were posted that the plan has the server refresh.
    `is_thorough`: somebody wants to know, so that what the counts hide is found too. `is_asked`: the user said so, and gets at once all that is
    otherwise done hourly or daily. `survey` is the last one, and `has_doubts` says that what it showed is not all stored: the next one has
    to show it again. `absent` are items that the server had no contents for.
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
        """Of which account."""
        return self.account.account_id

    @property
    def login(self) -> Login:
        """Who asks."""
        return login_of(self.account)

    @property
    def connection(self) -> WriteConnection:
        """The writer."""
        return self.state.connection

    @property
    def now(self) -> float:
        """The time of the present step."""
        return self.run.now

    @property
    def is_first(self) -> bool:
        """Whether none went through before."""
        return self.account.synced_at is None

    def may_ask(self, least: int = 0) -> bool:
        """Whether there are requests left for more than what has to be: always at the user's word."""
        return self.run.is_by_hand or ledger.left(self.state, self.account_id, self.now) >= least

    def share(self, most: int) -> int:
        """How many requests may go to something that can be done in parts."""
        if self.run.is_by_hand:
            return most
        return max(min(most, int(ledger.left(self.state, self.account_id, self.now)) - Need.READING), 1)

    def count(self, *, new_articles: int = 0, taken_over: int = 0, sent: int = 0) -> None:
        """Add to what it came to."""
        before = self.counts
        self.counts = replace(
            before,
            new_articles=before.new_articles + new_articles,
            taken_over=before.taken_over + taken_over,
            sent=before.sent + sent,
        )

    def note_survey(self) -> None:
        """All that the survey showed is stored, or nothing followed from it."""
        if self.survey is not None and not self.has_doubts:
            accounts.set_high_water(self.connection, self.account_id, self.survey.seen)

    def mark_feeds_fetched(self) -> Steps:
        """Note that the account's feeds are as the server has them, some at a time."""
        now = int(self.now)
        for number, feed_id in enumerate(self.feed_ids()):
            if number % NOTED_AT_ONCE == NOTED_AT_ONCE - 1:
                yield GiveWay()
            feed = self.state.feeds.get(feed_id)
            if feed is not None and feed.account_id == self.account_id and (feed.succeeded_at or 0) <= now - NOTED_SECONDS:
                # when we had it refreshed is what the next time follows from
                asked_at = feed.retrieved_at if feed.is_refreshed_there and feed.retrieved_at is not None else now
                fetched = replace(feed, retrieved_at=asked_at, succeeded_at=now)
                feeds.save_feed(self.connection, fetched)
                self.state.remember(fetched)

    def feed_ids(self) -> list[FeedId]:
        """The feeds of the account that are followed."""
        return [feed.feed_id for feed in self.state.feeds.values() if feed.account_id == self.account_id]


def note_waiting(state: EngineState, account_id: AccountId, count: int) -> None:
    """Say how many changes wait for a server, where that is another number."""
    if count != state.accounts.waiting.get(account_id, 0):
        state.accounts.waiting[account_id] = count
        state.publish(ChangesWaiting(account_id, count))


def waiting_of(state: EngineState, account_id: AccountId) -> int:
    """How many marks and changes of subscriptions wait for a server."""
    return remote_feeds.waiting(state.connection).get(account_id, NOTHING_WAITS).total
