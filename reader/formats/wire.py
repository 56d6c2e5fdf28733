"""The parser process: `beforehand --parser` reads job frames from standard input and writes result frames. A job is the length of its
JSON head, the head, the raw body. The process ends with its input. The system counts its processor time; elapsed time is limited from
outside, by killing it.
"""

import contextlib
import json
import os
import sys
from dataclasses import replace
from typing import BinaryIO

from reader.domain.accounts import (
    AddedFeed,
    AnswerKind,
    ItemIds,
    ServerCounts,
    ServerFeeds,
    ServerFolders,
    ServerItems,
    ServerLabels,
    ServerStates,
    ServerUser,
)
from reader.domain.addresses import file_of, is_mail
from reader.domain.entry import packed
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.ids import ComputerId
from reader.domain.mailbox import MAIL_SUFFIXES
from reader.domain.page_rule import PageRule, PageView, rule_in, text_rules_in
from reader.domain.retrieval import (
    EpisodeChapters,
    JobKind,
    LogCheck,
    PageFeeds,
    PageIcons,
    PageText,
    ParseJob,
    ParseResult,
    SiteRules,
)
from reader.domain.subscription import OpmlDocument
from reader.formats.plain_data import from_plain, to_plain
from reader.own_process import STARTED, framed, limit_resources, measured, processor_time, read_frame

_LENGTH = 4
_KINDS: dict[str, type[ParseResult]] = {
    "feed": ParsedFeed,
    "page": PageFeeds,
    "opml": OpmlDocument,
    "article": PageText,
    "icons": PageIcons,
    "blocks": PageView,
    "chapters": EpisodeChapters,
    "item_ids": ItemIds,
    "server_feeds": ServerFeeds,
    "server_labels": ServerLabels,
    "server_items": ServerItems,
    "added_feed": AddedFeed,
    "server_counts": ServerCounts,
    "server_user": ServerUser,
    "server_states": ServerStates,
    "server_folders": ServerFolders,
    "log_check": LogCheck,
    "site_rules": SiteRules,
    "problem": Problem,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def encode_job(job: ParseJob) -> bytes:
    """Return the frame of a job, length included."""
    head = json.dumps([job.job_id, job.kind.value, job.url, job.content_type, list(job.links), job.rule, job.answer]).encode()
    return framed(measured(head) + job.body)


def decode_job(frame: bytes) -> ParseJob:
    """Decode a job from a frame's content as `own_process.read_frame` returns it."""
    start = _LENGTH + int.from_bytes(frame[:_LENGTH], "big")
    job_id, kind, url, content_type, links, rule, answer = json.loads(frame[_LENGTH:start])
    wanted = AnswerKind(answer) if answer else None
    return ParseJob(job_id, JobKind(kind), url, content_type, frame[start:], tuple(links), rule, wanted)


def encode_result(job_id: int, result: ParseResult) -> bytes:
    """Return the frame of a result, length included."""
    return framed(json.dumps([job_id, _NAMES[type(result)], to_plain(result)], separators=(",", ":")).encode())


def decode_result(frame: bytes) -> tuple[int, ParseResult]:
    """Return a result and its job's number; ValueError or TypeError for a foreign frame."""
    job_id, name, plain = json.loads(frame)
    if not isinstance(job_id, int) or name not in _KINDS:
        raise ValueError("not a result")
    result: ParseResult = from_plain(_KINDS[name], plain)
    return job_id, result


def perform(job: ParseJob) -> ParseResult:
    """Perform a job in this thread. Never raises: any error becomes the result."""
    try:
        return _done(job)
    except ReaderError as error:
        return error.problem
    except (MemoryError, RecursionError):
        return Problem(ProblemKind.PARSE_LIMIT)
    except Exception as error:  # noqa: BLE001  # one bad document must not end the process that reads all of them
        return Problem(ProblemKind.PARSE_ERROR, type(error).__name__)


def _done(job: ParseJob) -> ParseResult:
    if job.kind is JobKind.OPML:
        from reader.formats.lists.other import read_list

        return read_list(job.body)
    if job.kind in {JobKind.ARTICLE, JobKind.PAGE}:
        from reader.formats.pages.page_text import extract_text, read_saved_page

        read = extract_text if job.kind is JobKind.ARTICLE else read_saved_page
        return read(job.body, url=job.url, content_type=job.content_type, rules=text_rules_in(job.rule))
    if job.kind in {JobKind.ICONS, JobKind.CHAPTERS, JobKind.ANSWER, JobKind.LOG, JobKind.SITE_RULES}:
        return _named_in(job)
    if job.kind in {JobKind.BLOCKS, JobKind.TEXT_BLOCKS}:
        return _view(job)
    if job.rule:
        from reader.formats.pages.followed import read_page_feed

        return read_page_feed(job.body, url=job.url, content_type=job.content_type, rule=_rule(job))
    return _feed_or_page(job)


def _view(job: ParseJob) -> PageView:
    if job.kind is JobKind.BLOCKS:
        from reader.formats.pages.followed import view_page

        return view_page(job.body, url=job.url, content_type=job.content_type, rule=_rule(job) if job.rule else None)
    from reader.formats.pages.page_text import view_text

    chosen = next((rule.text for rule in text_rules_in(job.rule)), None)
    return view_text(job.body, url=job.url, content_type=job.content_type, selector=chosen)


def _named_in(job: ParseJob) -> ParseResult:
    """Read what a document names: a page's icons, an episode's chapters, a sync server's response, changes in a log, or rules."""
    if job.answer is not None:
        from reader.formats.servers.answers import read_answer

        return read_answer(job.answer, job.body, job.url)
    if job.kind is JobKind.SITE_RULES:
        from reader.formats.pages.site_rules import read_archive

        return read_archive(job.body)
    if job.kind is JobKind.LOG:
        from reader.formats.computer_log import check_bodies

        return LogCheck(check_bodies(job.body, ComputerId(job.url)))
    if job.kind is JobKind.CHAPTERS:
        from reader.formats.feeds.xml_entry import read_chapters

        return read_chapters(job.body)
    from reader.formats.pages.page_text import find_icons

    return find_icons(job.body, url=job.url, content_type=job.content_type)


def _rule(job: ParseJob) -> PageRule:
    rule = rule_in(job.rule)
    if rule is None:
        raise ReaderError(ProblemKind.BAD_SELECTOR, job.rule[:200])
    return rule


def _feed_or_page(job: ParseJob) -> ParseResult:
    # here and not above: the engine's own process never parses and needs none of it
    if is_mail(job.url):
        from reader.formats.mail import read_mail

        return read_mail(job.body, job.url)
    if file_of(job.url).lower().endswith(MAIL_SUFFIXES):
        from reader.formats.mail import read_mail_file

        return read_mail_file(job.body)
    from reader.formats.feeds.parser import parse_feed

    try:
        return parse_feed(job.body, url=job.url, content_type=job.content_type)
    except ReaderError as error:
        if job.kind is JobKind.FEED or error.problem.kind is not ProblemKind.NOT_A_FEED:
            raise
    from reader.formats.pages.discovery import find_feeds

    page: PageFeeds = find_feeds(job.body, url=job.url, content_type=job.content_type, links=job.links)
    return page


NICENESS = 10
MEMORY_LIMIT_BYTES = 512 * 1024 * 1024
PROCESSOR_SECONDS = 10.0
LIST_PATIENCE = 6
"""Factor of both time limits for an imported list: another reader's brings thousands of articles."""


def run() -> None:
    """Serve until the input or the results' reader ends. Standard output is for frames: prints go to errors."""
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as frames_out:
        os.dup2(2, 1)
        limit_resources(NICENESS, MEMORY_LIMIT_BYTES)
        # imported in advance, so that its time is not charged to the document
        import reader.formats.feeds.parser  # noqa: F401

        frames_out.write(STARTED)
        frames_out.flush()
        serve(sys.stdin.buffer, frames_out)


def serve(jobs: BinaryIO, results: BinaryIO) -> None:
    """Answer each job frame with one result frame."""
    while _serve_one(jobs, results):
        pass


def _serve_one(jobs: BinaryIO, results: BinaryIO) -> bool:
    """Answer one job; False at the end. No document is kept while waiting for the next one."""
    frame = read_frame(jobs)
    if frame is None:
        return False
    job = decode_job(frame)
    with processor_time(PROCESSOR_SECONDS * patience(job)):
        answer = _answer(job)
    results.write(answer)
    results.flush()
    return True


def patience(job: ParseJob) -> int:
    """Return the factor of the time limits for a document."""
    return LIST_PATIENCE if job.kind is JobKind.OPML else 1


def _answer(job: ParseJob) -> bytes:
    try:
        return encode_result(job.job_id, _ready_to_store(perform(job)))
    except (MemoryError, RecursionError, ValueError):
        return encode_result(job.job_id, Problem(ProblemKind.PARSE_LIMIT))


def _ready_to_store(result: ParseResult) -> ParseResult:
    """Compress the HTML of a feed's articles here, where nobody waits and a third of it remains to transfer."""
    if not isinstance(result, ParsedFeed):
        return result
    entries = (replace(entry, html=packed(entry.html)) if isinstance(entry.html, str) else entry for entry in result.entries)
    return replace(result, entries=tuple(entries))
