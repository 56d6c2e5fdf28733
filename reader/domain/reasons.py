"""Reasons for the time of a feed's refresh or for its refusal, and the table of their sentences.

A reason is stored and passed between threads as kind and arguments; `ui` translates the sentence, the command line prints it.
"""

from collections.abc import Mapping
from enum import StrEnum, auto

from reader.domain.ids import DAY_SECONDS
from reader.domain.sentences import PLACE, Argument, Language, Saying, english, fill, format_integer, number_of, said, text_of
from reader.domain.value_classes import dataclass

MINUTE = 60
HOUR = 3600
_MANY = 1.95
_HARDLY_ANY = 0.05


class ReasonKind(StrEnum):
    """Kinds of reasons; the arguments are in the order of the placeholders in their sentence, times in seconds."""

    # limits of the publisher, the server and the program
    HARD_FLOOR = auto()
    TTL = auto()
    UPDATE_PERIOD = auto()
    MAX_AGE = auto()
    RETRY_AFTER = auto()
    RATE_LIMITED = auto()
    NO_SUCCESS_YET = auto()
    FAILED = auto()
    REFUSED = auto()
    GONE = auto()
    CLOSED_HOUR = auto()
    OPENS_LATER = auto()
    HOST_COOLDOWN = auto()
    JUST_REFRESHED = auto()
    JUST_DOWNLOADED = auto()
    # what happened
    NEW = auto()
    SUBSCRIBED = auto()
    MANUAL = auto()
    CANCELLED = auto()
    URL_CHANGED = auto()
    PASSWORD_ENTERED = auto()
    NOT_SAVED = auto()
    NO_LONGER_REFRESHED = auto()
    ONLY_BY_HAND = auto()
    INTERVAL_CHANGED = auto()
    # what a policy worked out
    EXPECTED = auto()
    MAY_DROP = auto()
    DAILY = auto()
    AT_LEAST = auto()
    OPENED = auto()
    RETURNED = auto()
    INTERVAL = auto()
    RATE = auto()
    DROPS_ON_VACATION = auto()
    LONGEST_ON_VACATION = auto()
    BEFORE_RETURN = auto()
    TEXT = auto()
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
        ReasonKind.JUST_REFRESHED,
        ReasonKind.JUST_DOWNLOADED,
    }
)
"""Reasons that move a retrieval later than wanted."""
ON_VACATION = frozenset({ReasonKind.DROPS_ON_VACATION, ReasonKind.LONGEST_ON_VACATION, ReasonKind.BEFORE_RETURN})

_FORECAST = "{articles}{visit}{budget}"
SENTENCES: dict[ReasonKind, str] = {
    ReasonKind.HARD_FLOOR: "a feed is refreshed at most once in {time}",
    ReasonKind.TTL: "the publisher asks for {time} (ttl)",
    ReasonKind.UPDATE_PERIOD: "the publisher updates every {time} (updatePeriod)",
    ReasonKind.MAX_AGE: "the server asked for {time} (max-age)",
    ReasonKind.RETRY_AFTER: "the server asked for {time} (Retry-After)",
    ReasonKind.RATE_LIMITED: "the server asked to wait %n times in a row (429)",
    ReasonKind.NO_SUCCESS_YET: "no success yet: tried after 2, 10 and 30 minutes, then hourly",
    ReasonKind.FAILED: "failed %n times in a row, so it is tried less often",
    ReasonKind.REFUSED: "the server refused it or does not have it, so it is tried once a day",
    ReasonKind.GONE: "the publisher removed the feed (410)",
    ReasonKind.CLOSED_HOUR: "the publisher asks for no refreshes at that hour (skipHours, skipDays)",
    ReasonKind.OPENS_LATER: "the publisher asks for no earlier refreshes (skipHours, skipDays)",
    ReasonKind.HOST_COOLDOWN: "its server asked to wait",
    ReasonKind.JUST_REFRESHED: "it was refreshed less than a minute ago",
    ReasonKind.JUST_DOWNLOADED: "it was downloaded in full less than a day ago",
    ReasonKind.NEW: "new subscription",
    ReasonKind.SUBSCRIBED: "you subscribed",
    ReasonKind.MANUAL: "you asked for it",
    ReasonKind.CANCELLED: "you cancelled the last one",
    ReasonKind.URL_CHANGED: "its address changed",
    ReasonKind.PASSWORD_ENTERED: "password entered",
    ReasonKind.NOT_SAVED: "the last answer could not be saved",
    ReasonKind.NO_LONGER_REFRESHED: "removed by its publisher, no longer refreshed",
    ReasonKind.ONLY_BY_HAND: "refreshed only by hand, as you chose",
    ReasonKind.INTERVAL_CHANGED: "you changed how often it is refreshed",
    ReasonKind.EXPECTED: _FORECAST,
    ReasonKind.MAY_DROP: "the feed may drop articles, " + _FORECAST,
    ReasonKind.DAILY: "at least once a day, " + _FORECAST,
    ReasonKind.AT_LEAST: "at least every {time}, as you chose",
    ReasonKind.OPENED: "you opened the window, " + _FORECAST,
    ReasonKind.RETURNED: "you just came back, " + _FORECAST,
    ReasonKind.INTERVAL: "every {time}, like every feed ({name})",
    ReasonKind.RATE: "{rate}, so about every {time}",
    ReasonKind.DROPS_ON_VACATION: "on vacation, and the feed may drop articles by then",
    ReasonKind.LONGEST_ON_VACATION: "on vacation, so after {time} at the latest",
    ReasonKind.BEFORE_RETURN: "refreshed before you return",
    ReasonKind.TEXT: "{text}",
}
ARTICLES, HARDLY_ANY = "about {number} new articles expected", "hardly any new article expected"
VISIT, BUDGET = ", and you by {clock}", "; the budget is used up"
PER_DAY, PER_WEEK, RARELY = "posts about %n times a day", "posts about %n times a week", "rarely posts"
SECONDS, MINUTES, HOURS, DAYS = "{number} s", "{number} min", "{number} h", "%n days"
PARTS = (ARTICLES, HARDLY_ANY, VISIT, BUDGET, PER_DAY, PER_WEEK, RARELY, SECONDS, MINUTES, HOURS, DAYS)
_FOR_ONE = {
    SENTENCES[ReasonKind.RATE_LIMITED]: "the server asked to wait once (429)",
    SENTENCES[ReasonKind.FAILED]: "failed once, so it is tried less often",
    PER_DAY: "posts about once a day",
    PER_WEEK: "posts about once a week",
    DAYS: "1 day",
}


ENGLISH = english(_FOR_ONE)


@dataclass(frozen=True, slots=True)
class Reason:
    kind: ReasonKind
    arguments: tuple[Argument, ...] = ()

    @property
    def is_over_budget(self) -> bool:
        """Return whether a forecast's retrieval waits for the budget."""
        return SENTENCES[self.kind].endswith(_FORECAST) and bool(self.arguments[-1])

    def sentence(self) -> str:
        """Return English text for the command line and files."""
        return sentence(self, ENGLISH)


def sentence(reason: Reason, language: Language) -> str:
    """Return a reason's text without capital and full stop. Raises ValueError if its arguments do not match its kind."""
    return said(SENTENCES[reason.kind], reason.arguments, language, _SAYINGS)


def parts_of(kind: ReasonKind) -> list[str]:
    """Return every text used in sentences of a kind, for searching."""
    parts = {
        "{time}": (SECONDS, MINUTES, HOURS, DAYS),
        "{articles}": (ARTICLES, HARDLY_ANY),
        "{visit}": (VISIT,),
        "{budget}": (BUDGET,),
        "{rate}": (PER_DAY, PER_WEEK, RARELY),
    }
    return [SENTENCES[kind], *(text for place in PLACE.findall(SENTENCES[kind]) for text in parts.get(place, ()))]


def rate_text(per_day: float, language: Language = ENGLISH) -> str:
    """Describe a rate: 'posts about 4 times a day', 'rarely posts'."""
    if per_day >= 0.75:
        return language.translate(PER_DAY, round(per_day) if per_day >= 1.5 else 1)
    return language.translate(PER_WEEK, round(per_day * 7)) if per_day * 7 >= 0.75 else language.translate(RARELY, -1)


def _time(value: Argument, language: Language) -> str:
    seconds = number_of(value)
    if seconds >= 2 * DAY_SECONDS:
        return language.translate(DAYS, round(seconds / DAY_SECONDS))
    unit, size = (SECONDS, 1) if seconds < 2 * MINUTE else (MINUTES, MINUTE) if seconds < 2 * HOUR else (HOURS, HOUR)
    return fill(language.translate(unit, -1), number=language.number(seconds / size, 0))


def _articles(value: Argument, language: Language) -> str:
    amount = number_of(value)
    if amount < _HARDLY_ANY:
        return language.translate(HARDLY_ANY, -1)
    return fill(language.translate(ARTICLES, -1), number=language.number(amount, 0 if amount >= _MANY else 1))


def _visit(value: Argument, language: Language) -> str:
    clock = text_of(value, language)
    return fill(language.translate(VISIT, -1), clock=clock) if clock else ""


_SAYINGS: Mapping[str, Saying] = {
    "{time}": _time,
    "{name}": text_of,
    "{text}": text_of,
    "{rate}": lambda value, language: rate_text(number_of(value), language),
    "{articles}": _articles,
    "{visit}": _visit,
    "{budget}": lambda value, language: language.translate(BUDGET, -1) if value else "",
    "%n": format_integer,
}
