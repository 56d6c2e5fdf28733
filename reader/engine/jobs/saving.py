"""Saves web pages to Read later: stored at once with their address, their texts and pictures fetched afterwards as those of articles are
(`full_text`). A page that could not be fetched is tried again once a day, three times.
"""

import math
from collections.abc import Iterable, Iterator
from contextlib import suppress

from reader.domain.addresses import host_of, is_private_url
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import SavePage, SetMark
from reader.domain.entry import Mark, ParsedEntry
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import PageSaved, StatusesChanged
from reader.domain.ids import DAY_SECONDS
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.subscription import refused_address
from reader.engine.jobs import pictures
from reader.engine.jobs.full_text import AskedPageTask, PageTask, is_under_way, parse_page
from reader.engine.state import EngineState
from reader.formats.text import index_text, one_line
from reader.formats.urls import PAGE_ADDRESS_LIMIT, PAGE_TITLE_LIMIT, canonical_url, normal_url, without_credentials
from reader.storage import entries, saved, statuses
from reader.storage.saved import SavedPage

REVIEW_SECONDS = 3600
AT_ONCE = 20


def save_page(state: EngineState, command: SavePage, now: float) -> None:
    """Mark the article of a feed with this address, else store the page and fetch its text. Raises ReaderError."""
    url = _address(command.url)
    article = entries.of_link(state.connection, url)
    page = _stored(state, url, command.title, now) if article is None else None
    entry_id = article.entry_id if article is not None else page.entry_id if page is not None else None
    if entry_id is None:
        return
    shown = statuses.unhide(state.connection, [entry_id])
    if shown:
        state.publish(StatusesChanged(shown, is_hidden=False))
    marked = statuses.set_mark(state.connection, Mark.LATER, [entry_id], is_set=True, now=int(now))
    title = next((row.title for row in entries.entry_rows(state.connection, [entry_id])), url)
    is_complete = page is None or (page.is_complete and not command.html)
    state.publish(PageSaved(entry_id, title, not marked, is_complete, cause=command.command_id))
    undo = SetMark(marked, Mark.LATER, is_set=False)
    change = Change(ChangeKind.PAGE_SAVED)
    if marked:
        state.publish(StatusesChanged(marked, mark=Mark.LATER, undo=undo, change=change, cause=command.command_id))
    if page is not None and not is_complete:
        task = AskedPageTask(entry_id, page.feed_id, page.link, 0, command.command_id)
        if command.html:
            request = FetchRequest(0, page.link, Purpose.PAGE)
            given = FetchResult(request, 200, page.link, now, now, content_type="text/html", body=command.html)
            parse_page(state, task, given)
        elif state.gate.is_cooling(host_of(page.link), now):
            # `review` asks again
            task.fail(state, Problem(ProblemKind.RATE_LIMITED))
        elif not is_under_way(state, entry_id):
            state.background.add(task)


def take_over(state: EngineState, pages: Iterable[tuple[str, str]], now: float) -> Iterator[SavedPage]:
    """Store pages that another computer saved, but for addresses that are not of the public web."""
    for url, title in pages:
        with suppress(ReaderError):
            yield _stored(state, _address(url), title, now)
            state.background.saved_review_at = min(state.background.saved_review_at, now)


def review(state: EngineState, now: float) -> None:
    """Queue texts of saved pages that have none, and the pictures of recent ones: after a start, and once an hour."""
    requests = state.background
    if not requests.is_allowed or now < requests.saved_review_at:
        return
    requests.saved_review_at = now + REVIEW_SECONDS
    for page in saved.pending(state.connection, int(now), AT_ONCE):
        if not is_under_way(state, page.entry_id):
            requests.add(PageTask(page.entry_id, page.feed_id, page.link, 0))
    pictures.want_chosen_pictures(state, saved.recent(state.connection, int(now) - DAY_SECONDS, AT_ONCE), now)


def next_review_at(state: EngineState, _now: float) -> float:
    return state.background.saved_review_at if state.background.is_allowed else math.inf


def _address(typed: str) -> str:
    """Return the address without a login. Raises ReaderError if it is too long, no web address or in a private network."""
    url = without_credentials(normal_url(typed)) if len(typed) <= PAGE_ADDRESS_LIMIT else ""
    if not url:
        raise ReaderError(ProblemKind.BAD_URL, refused_address(typed))
    if is_private_url(url):
        raise ReaderError(ProblemKind.BLOCKED_ADDRESS, host_of(url))
    return url


def _stored(state: EngineState, url: str, title: str, now: float) -> SavedPage:
    entry = ParsedEntry(
        identity=canonical_url(url),
        # other computers that share a folder know it by this
        guid=canonical_url(url),
        link=url,
        title=one_line(title)[:PAGE_TITLE_LIMIT] or url.partition("://")[2],
        author="",
        html="",
        text="",
        snippet="",
        published_at=None,
        updated_at=None,
        date_text="",
        is_date_only=False,
        categories=(),
        enclosures=(),
        thumbnail_url="",
        comments_url="",
        language="",
        content_hash="",
    )
    host = host_of(url)
    return saved.add(state.connection, entry, host, f"{url.partition('://')[0]}://{host}/", int(now), index_text)
