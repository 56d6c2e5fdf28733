"""Texts for a row of the activity log, and the words by which the log is searched. GUI thread only."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QLocale

from reader.domain.addresses import host_of
from reader.domain.errors import DetailKind, ProblemKind
from reader.domain.feed import Expectation, Rule
from reader.domain.ids import Clock
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import Outcome, RequestKind, RequestRecord, RetrievalRecord
from reader.domain.rules import program_of
from reader.domain.sentences import PLACE, parts_of
from reader.domain.subscription import shown_address
from reader.storage.activity import LogLine, Word
from reader.ui.text.problems import sentence, technical_reason
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, dotted, fill, labelled

_tr = Translator("ActivityPage")

NOTHING = "\N{EN DASH}"
_NAMES_ITS_RULE = {ReasonKind.OPENED, ReasonKind.RETURNED}


def outcome_text(outcome: Outcome) -> str:
    """Return the label of a retrieval's outcome, as used in the filter."""
    return {
        Outcome.NEW: _tr("New articles"),
        Outcome.NOTHING_NEW: _tr("Nothing new"),
        Outcome.NOT_MODIFIED: _tr("Unchanged"),
        Outcome.REFUSED: _tr("Refused"),
        Outcome.FAILED: _tr("Failed"),
        Outcome.NO_NETWORK: _tr("No network"),
        Outcome.DONE: _tr("Done"),
        Outcome.STOPPED: _tr("Stopped"),
    }[outcome]


def kind_text(kind: RequestKind) -> str:
    return {
        RequestKind.DOWNLOAD: _tr("download of an episode"),
        RequestKind.STREAM: _tr("episode played"),
        RequestKind.CHAPTERS: _tr("chapters of an episode"),
        RequestKind.PROGRAM: _tr("program run by a rule"),
        RequestKind.FULL_TEXT: _tr("full text"),
        RequestKind.FULL_TEXT_AHEAD: _tr("full text in advance"),
        RequestKind.PICTURE: _tr("picture of an article"),
        RequestKind.THUMBNAIL: _tr("picture in the list"),
        RequestKind.OFFLINE: _tr("picture for offline reading"),
        RequestKind.ICON: _tr("feed icon"),
        RequestKind.MISSING: _tr("missing articles"),
        RequestKind.NEW_ADDRESS: _tr("search for a new address"),
        RequestKind.SITE_RULES: _tr("common rules for full texts"),
        RequestKind.ADDING: _tr("adding a feed"),
        RequestKind.IMPORT: _tr("import from a URL"),
        RequestKind.SEND: _tr("article sent"),
        RequestKind.SYNC: _tr("synchronisation of an account"),
        RequestKind.REFRESH: _tr("refresh by the account's server"),
    }[kind]


def result_text(record: RetrievalRecord | RequestRecord) -> str:
    if isinstance(record, RequestRecord):
        return outcome_text(record.outcome)
    if record.outcome is not Outcome.NEW:
        text = outcome_text(record.outcome)
        return text + _tr(", %n changed", record.changed_entries) if record.changed_entries else text
    return _tr("%n articles", record.new_entries)


def rule_text(rule: Rule) -> str:
    return {
        Rule.FIRST: _tr("first refresh"),
        Rule.SCHEDULED: _tr("on schedule"),
        Rule.FLOOR: _tr("shortest interval"),
        Rule.OVERFLOW: _tr("before articles go missing"),
        Rule.ON_OPEN: _tr("you opened the window"),
        Rule.RETURNED: _tr("you came back"),
        Rule.MANUAL: _tr("manually"),
        Rule.CATCH_UP: _tr("to catch up"),
        Rule.RECOVERY: _tr("after a failure"),
        Rule.ELSEWHERE: _tr("on another computer"),
    }[rule]


def why_text(record: RetrievalRecord | RequestRecord) -> str:
    """Return the reason: the rule, and the stored reason, which may name the rule itself."""
    if isinstance(record, RequestRecord):
        return kind_text(record.kind)
    if record.reason is not None and record.reason.kind in _NAMES_ITS_RULE:
        return technical_reason(record.reason)
    return labelled(rule_text(record.rule), technical_reason(record.reason)) if record.reason else rule_text(record.rule)


def remark_text(line: LogLine) -> str:
    """Return the most useful remark: the problem, else the reason."""
    record = line.record
    if isinstance(record, RetrievalRecord):
        return sentence(record.problem) if record.problem is not None else why_text(record)
    what_for = _what_for(line)
    return labelled(why_text(record), what_for) if what_for else why_text(record)


def _what_for(line: LogLine) -> str:
    """Return the problem of a request, else the program or article it was for."""
    record = line.record
    if record.problem is not None and record.outcome is not Outcome.STOPPED:
        return sentence(record.problem)
    return program_of(record.url) or line.article


def name_text(line: LogLine) -> str:
    """Return the feed it was for, else the host."""
    return line.title or host_of(line.record.url)


def travelled_text(record: RetrievalRecord | RequestRecord) -> str:
    if not record.wire_bytes:
        return NOTHING
    return QLocale().formattedDataSize(record.wire_bytes, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def duration_text(record: RetrievalRecord | RequestRecord) -> str:
    return fill(_tr("{seconds} s"), seconds=max(record.finished_at - record.started_at, 0))


def line_text(line: LogLine, clock: Clock) -> str:
    """Return the whole row as text, for the clipboard and screen readers."""
    record = line.record
    parts = [clock_time(record.started_at, clock), name_text(line), result_text(record)]
    if record.status:
        parts.append(str(record.status))
    return dotted(*parts, travelled_text(record), duration_text(record), remark_text(line))


def detail_lines(line: LogLine, clock: Clock) -> list[str]:
    record = line.record
    begun, done = clock_time(record.started_at, clock), clock_time(record.finished_at, clock)
    found = [fill(_tr("Started {begun}, finished {done}."), begun=begun, done=done)]
    if record.problem is not None and record.outcome is not Outcome.STOPPED:
        found.append(sentence(record.problem))
    found.append(fill(_tr("Reason: {why}."), why=why_text(record)))
    if isinstance(record, RequestRecord):
        found += [fill(_tr("Article: {title}."), title=line.article)] if line.article else []
    else:
        found += _expected_lines(record.expected, clock)
    found.append(shown_address(record.url))
    return found


def _expected_lines(expected: Expectation, clock: Clock) -> list[str]:
    found = [] if expected.postings is None else [_expected_text(round(expected.postings, 1))]
    if expected.access_at is not None:
        found.append(fill(_tr("Visit expected by {time}."), time=clock_time(expected.access_at, clock)))
    return found


def _expected_text(postings: float) -> str:
    if not postings:
        return _tr("Expected: hardly any articles.")
    if postings.is_integer():
        return _tr("Expected: %n articles.", int(postings))
    return fill(_tr("Expected: {number} articles."), number=QLocale().toString(postings, "f", 1))


Kind = TypeVar("Kind", bound=StrEnum)

_COUNTS = (1, 2)
"""Examples for each plural form in our languages."""


def search_words(typed: str) -> tuple[Word, ...]:
    """Return the words of a search, each with the kinds whose text contains it."""
    words = typed.split()
    if not words:
        return ()
    reasons = {kind: _shown("Reasons", parts_of(kind)) for kind in ReasonKind}
    problems = {kind: _shown("Problems", [kind.text]) for kind in ProblemKind}
    details = {kind: _shown("Details", [kind.text]) for kind in DetailKind}
    rules = {rule: rule_text(rule).casefold() for rule in Rule}
    kinds = {kind: kind_text(kind).casefold() for kind in RequestKind}
    by_kind = (rules, reasons, problems, details, kinds)
    return tuple(Word(word, *(_holding(texts, word) for texts in by_kind)) for word in words)


def _shown(context: str, texts: Iterable[str]) -> str:
    """Join all texts that may be shown, without their values."""
    translate = Translator(context)
    said = {translate(text, count) for text in texts if PLACE.sub("", text) for count in (_COUNTS if "%n" in text else (-1,))}
    return " ".join(PLACE.sub(" ", text) for text in sorted(said)).casefold()


def _holding(texts: Mapping[Kind, str], word: str) -> tuple[Kind, ...]:
    return tuple(kind for kind, text in texts.items() if word.casefold() in text)
