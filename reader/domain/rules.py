"""Rules that act on new entries, the function that decides whether one matches, and the programs they run."""

import re
from collections.abc import Callable
from enum import StrEnum

from reader.domain.addresses import file_of
from reader.domain.errors import Problem
from reader.domain.ids import FeedId, FolderId, RuleId
from reader.domain.value_classes import dataclass


class RuleField(StrEnum):
    """Subjects of conditions. FEED and FOLDER are compared by id (as text), a folder also by its ancestors."""

    FEED = "feed"
    FOLDER = "folder"
    TITLE = "title"
    TEXT = "text"
    AUTHOR = "author"
    CATEGORY = "category"
    LINK = "link"
    ANYWHERE = "anywhere"


class RuleTest(StrEnum):
    """Comparisons of conditions; case is ignored. MATCHES and LACKS_MATCH take a regular expression (`formats.expression`)."""

    CONTAINS = "contains"
    LACKS = "lacks"
    IS = "is"
    IS_NOT = "is_not"
    BEGINS = "begins"
    MATCHES = "matches"
    LACKS_MATCH = "lacks_match"


EXPRESSIONS = frozenset({RuleTest.MATCHES, RuleTest.LACKS_MATCH})
Search = Callable[[str, str], bool]
"""Function that searches a text for a regular expression. Raises ReaderError if it is invalid or takes too long."""


class RuleActionKind(StrEnum):
    """Actions of a rule; TAG needs a name, RUN one of the user's programs, SEND the name of a target."""

    MARK_READ = "mark_read"
    STAR = "star"
    LATER = "later"
    TAG = "tag"
    HIDE = "hide"
    NOTIFY = "notify"
    RUN = "run"
    SEND = "send"


@dataclass(frozen=True, slots=True)
class RuleCondition:
    field: RuleField
    test: RuleTest
    value: str


@dataclass(frozen=True, slots=True)
class RuleAction:
    """One action; `value` is the tag, program or target, and for NOTIFY "on" or "off" if the rule decides on sound."""

    kind: RuleActionKind
    value: str = ""


@dataclass(frozen=True, slots=True)
class ArrivalRule:
    """A rule; `rule_id` is None until it is stored. A rule without conditions matches nothing."""

    rule_id: RuleId | None
    name: str
    conditions: tuple[RuleCondition, ...]
    actions: tuple[RuleAction, ...]
    needs_all: bool = True
    is_enabled: bool = True


@dataclass(frozen=True, slots=True)
class RuleSubject:
    """One entry to match against rules, with its feed and that feed's folders (innermost first)."""

    feed_id: FeedId
    folder_ids: tuple[FolderId, ...]
    title: str
    text: str
    author: str
    categories: tuple[str, ...]
    link: str


def fits(rule: ArrivalRule, subject: RuleSubject, search: Search) -> bool:
    """Return whether a rule matches an entry, enabled or not; errors of `search` propagate."""
    if not rule.conditions:
        return False
    # Expressions last: the others usually decide.
    ordered = sorted(rule.conditions, key=lambda condition: condition.test in EXPRESSIONS)
    held = (_holds(condition, subject, search) for condition in ordered)
    return all(held) if rule.needs_all else any(held)


def _holds(condition: RuleCondition, subject: RuleSubject, search: Search) -> bool:
    if condition.test in EXPRESSIONS:
        is_found = any(search(condition.value.strip(), value) for value in _values(condition.field, subject))
        return is_found is (condition.test is RuleTest.MATCHES)
    return _compares(condition, subject)


def _compares(condition: RuleCondition, subject: RuleSubject) -> bool:
    wanted = condition.value.strip().casefold()
    values = [value.casefold() for value in _values(condition.field, subject)]
    match condition.test:
        case RuleTest.CONTAINS:
            return bool(wanted) and any(wanted in value for value in values)
        case RuleTest.LACKS:
            return bool(wanted) and not any(wanted in value for value in values)
        case RuleTest.IS:
            return any(wanted == value.strip() for value in values)
        case RuleTest.IS_NOT:
            return not any(wanted == value.strip() for value in values)
        case RuleTest.BEGINS:
            return bool(wanted) and any(value.lstrip().startswith(wanted) for value in values)
        case _:
            return False


def _values(field: RuleField, subject: RuleSubject) -> tuple[str, ...]:
    values: dict[RuleField, tuple[str, ...]] = {
        RuleField.FEED: (str(subject.feed_id),),
        RuleField.FOLDER: tuple(str(folder_id) for folder_id in subject.folder_ids),
        RuleField.TITLE: (subject.title,),
        RuleField.TEXT: (subject.text,),
        RuleField.AUTHOR: (subject.author,),
        RuleField.CATEGORY: subject.categories,
        RuleField.LINK: (subject.link,),
        RuleField.ANYWHERE: (subject.title, subject.text, subject.author, *subject.categories),
    }
    return values[field]


_SCHEME = "program:"
_NAME = re.compile(r"(?=[^\d]*\d*[^\d])\w[\w .+-]{0,98}(?<! )")
"""File name that is no path, option, hidden file or number (`program:80` would be a host and a port)."""


def program_url(name: str) -> str:
    return _SCHEME + name


def program_of(url: str) -> str:
    """Return the program that writes a feed; empty for a feed from the web."""
    return url.removeprefix(_SCHEME) if url.startswith(_SCHEME) else ""


MOST_FAILURES = 10
"""Failures in a row after which a program is no longer run until the user allows it again: each may take half a minute."""


def is_from_here(url: str) -> bool:
    """Return whether a feed comes from this computer, a program or a file of the user's."""
    return bool(program_of(url) or file_of(url))


def is_program_name(name: str) -> bool:
    return bool(_NAME.fullmatch(name)) and name.isprintable()


@dataclass(frozen=True, slots=True)
class FoundProgram:
    """A file in the programs folder; not run if it has a problem."""

    name: str
    problem: Problem | None = None
