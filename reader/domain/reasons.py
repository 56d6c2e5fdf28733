"""Reasons for the time of a feed's refresh or for its refusal, each kind with its sentence. A reason is stored and passed between
threads as kind and arguments; `ui` translates the sentence, the command line prints it.
"""

from reader.domain.sentences import ENGLISH, Argument, Language, SaidKind, said
from reader.domain.value_classes import dataclass


class ReasonKind(SaidKind):
    """Kinds of reasons; times are in seconds."""

    # limits of the publisher, the server and the program
    HARD_FLOOR = "hard_floor", "a feed is refreshed at most once in {time}"
    TTL = "ttl", "the publisher asks for {time} (ttl)"
    UPDATE_PERIOD = "update_period", "the publisher updates every {time} (updatePeriod)"
    MAX_AGE = "max_age", "the server asked for {time} (max-age)"
    RETRY_AFTER = "retry_after", "the server asked for {time} (Retry-After)"
    RATE_LIMITED = "rate_limited", "the server asked to wait %n times in a row (429)", "the server asked to wait once (429)"
    NO_SUCCESS_YET = "no_success_yet", "no success yet: tried after 2, 10 and 30 minutes, then hourly"
    FAILED = "failed", "failed %n times in a row, so it is tried less often", "failed once, so it is tried less often"
    REFUSED = "refused", "the server refused it or does not have it, so it is tried once a day"
    GONE = "gone", "the publisher removed the feed (410)"
    CLOSED_HOUR = "closed_hour", "the publisher asks for no refreshes at that hour (skipHours, skipDays)"
    OPENS_LATER = "opens_later", "the publisher asks for no earlier refreshes (skipHours, skipDays)"
    HOST_COOLDOWN = "host_cooldown", "its server asked to wait"
    ASKED_ELSEWHERE = "asked_elsewhere", "the server asked another of your computers for {time}"
    JUST_REFRESHED = "just_refreshed", "it was refreshed less than a minute ago"
    JUST_DOWNLOADED = "just_downloaded", "it was downloaded in full less than a day ago"
    # what happened
    NEW = "new", "new subscription"
    ANSWERED_ELSEWHERE = "answered_elsewhere", "another of your computers found nothing new"
    SUBSCRIBED = "subscribed", "you subscribed"
    MANUAL = "manual", "you asked for it"
    CANCELLED = "cancelled", "you cancelled the last one"
    URL_CHANGED = "url_changed", "its address changed"
    PASSWORD_ENTERED = "password_entered", "password entered"
    MAIL = "mail", "its mail server announced a message"
    NOT_SAVED = "not_saved", "the last answer could not be saved"
    NO_LONGER_REFRESHED = "no_longer_refreshed", "removed by its publisher, no longer refreshed"
    ONLY_BY_HAND = "only_by_hand", "refreshed only by hand, as you chose"
    INTERVAL_CHANGED = "interval_changed", "you changed how often it is refreshed"
    # what a policy worked out
    EXPECTED = "expected", "{articles}{visit}{budget}"
    MAY_DROP = "may_drop", "the feed may drop articles, {articles}{visit}{budget}"
    DAILY = "daily", "at least once a day, {articles}{visit}{budget}"
    AT_LEAST = "at_least", "at least every {time}, as you chose"
    OPENED = "opened", "you opened the window, {articles}{visit}{budget}"
    RETURNED = "returned", "you just came back, {articles}{visit}{budget}"
    INTERVAL = "interval", "every {time}, like every feed ({name})"
    RATE = "rate", "{rate}, so about every {time}"
    DROPS_ON_VACATION = "drops_on_vacation", "on vacation, and the feed may drop articles by then"
    LONGEST_ON_VACATION = "longest_on_vacation", "on vacation, so after {time} at the latest"
    BEFORE_RETURN = "before_return", "refreshed before you return"
    TEXT = "text", "{text}"
    """A text shown unchanged: from an older version, or from a policy of `lab`."""


LIMITS = frozenset(
    {
        ReasonKind.HARD_FLOOR,
        ReasonKind.TTL,
        ReasonKind.UPDATE_PERIOD,
        ReasonKind.MAX_AGE,
        ReasonKind.RETRY_AFTER,
        ReasonKind.RATE_LIMITED,
        ReasonKind.NO_SUCCESS_YET,
        ReasonKind.FAILED,
        ReasonKind.REFUSED,
        ReasonKind.GONE,
        ReasonKind.CLOSED_HOUR,
        ReasonKind.OPENS_LATER,
        ReasonKind.HOST_COOLDOWN,
        ReasonKind.ASKED_ELSEWHERE,
        ReasonKind.JUST_REFRESHED,
        ReasonKind.JUST_DOWNLOADED,
    }
)
"""Reasons that move a retrieval later than wanted."""
ON_VACATION = frozenset({ReasonKind.DROPS_ON_VACATION, ReasonKind.LONGEST_ON_VACATION, ReasonKind.BEFORE_RETURN})


@dataclass(frozen=True, slots=True)
class Reason:
    kind: ReasonKind
    arguments: tuple[Argument, ...] = ()

    @property
    def is_over_budget(self) -> bool:
        """Return whether a forecast's retrieval waits for the budget."""
        return self.kind.text.endswith("{budget}") and bool(self.arguments[-1])

    def sentence(self, language: Language = ENGLISH) -> str:
        """Return its text without capital and full stop. Raises ValueError if the arguments do not match the kind."""
        return said(self.kind, self.arguments, language)
