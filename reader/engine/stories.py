"""Stories: articles that arrived are joined to what other sites report of the same. While that is off, nothing of it is here.

One way for all: whatever brought them, articles are read by their ids once they are stored, some at a time, and go through an index that
lives in memory alone. At the start, or when it is switched on, that begins with those that were stored last; what a crash or an
undone transaction left without its story is joined then.
"""

import math
from zlib import crc32

from reader.domain.addresses import host_of, is_private_name, site_of
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import RejoinReport, SeparateReport
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import StoriesChanged
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.subscription import is_grouped
from reader.engine.state import EngineState, StoryState
from reader.storage import entries, stories, subscriptions

FIRST_AFTER_SECONDS, PAUSE_SECONDS = 20.0, 0.1
"""Seconds after the start before the first articles are read, and between some and the next."""
READ_AT_ONCE = 20
LOADED_LEAST, LOADED_MOST = 4000, 100_000
WINDOW_SECONDS = 3 * DAY_SECONDS


def review(state: EngineState, now: float) -> None:
    """Join the next articles to their stories, if that is on and any have arrived."""
    if not state.preferences.reading_stories:
        state.stories = None
        return
    own = state.stories = state.stories or StoryState(now + FIRST_AFTER_SECONDS)
    if now < own.next_at:
        return
    if own.until is None:
        own.until = _first(state, now)
    own.is_behind = own.until < entries.newest_entry_id(state.connection)
    if own.is_behind:
        try:
            with state.storing():
                _read(state, own, now)
        except BaseException:
            # the index may know of a link that was not stored
            state.stories = None
            raise
        own.next_at = now + PAUSE_SECONDS


def next_review_at(state: EngineState, _now: float) -> float:
    return state.stories.next_at if state.stories is not None and state.stories.is_behind else math.inf


def _first(state: EngineState, now: float) -> EntryId:
    """Return the article after which all are read: the last days, and enough before them to know which words are rare."""
    count = LOADED_LEAST
    first, seen_at = stories.before_newest(state.connection, count)
    while count < LOADED_MOST and seen_at >= now - WINDOW_SECONDS:
        count *= 2
        first, seen_at = stories.before_newest(state.connection, count)
    return first


def _read(state: EngineState, own: StoryState, now: float) -> None:
    from reader.learning.stories import Stories, words  # nothing of it is imported while stories are off

    newest = entries.newest_entry_id(state.connection)
    read = stories.arrived(state.connection, own.until or EntryId(0), READ_AT_ONCE)
    own.until = read[-1].entry_id if len(read) == READ_AT_ONCE else newest
    joined = stories.joined(state.connection, [each.entry_id for each in read])
    left_out = _left_out(state)
    changed: list[EntryId] = []
    for each in read:
        found = words(each.title, each.text, each.language)
        if found is None:
            continue
        if each.account_id not in own.indexes:
            own.indexes[each.account_id] = Stories()
        index: Stories = own.indexes[each.account_id]
        if each.at < now - WINDOW_SECONDS or each.feed_id in left_out:
            index.learn(found)
            continue
        link = index.add(each.entry_id, found, each.at, site_number(each))
        if link is not None and each.entry_id not in joined:
            other = EntryId(link.key)
            if stories.join(state.connection, each.entry_id, other):
                changed += [other, each.entry_id]
    for index in own.indexes.values():
        index.forget(int(now) - WINDOW_SECONDS)
    if changed:
        state.publish(StoriesChanged(tuple(dict.fromkeys(changed))))


def site_number(article: stories.Arrived) -> int:
    """Return a number for the site of an article; feeds of the local network are a site each."""
    host = next(filter(None, map(host_of, article.addresses)), "")
    is_public = bool(host) and not is_private_name(host)
    return crc32((site_of(host) if is_public else f"feed {article.feed_id}").encode())


def _left_out(state: EngineState) -> set[FeedId]:
    if not stories.has_setting(state.connection):
        return set()
    folders = {each.folder_id: each for each in subscriptions.folders(state.connection)}
    followed = subscriptions.subscriptions(state.connection)
    return {each.feed_id for each in followed if not is_grouped(each, folders)}


def separate_report(state: EngineState, command: SeparateReport, now: float) -> None:
    """Take an article out of its story. Raises ReaderError if it is in none."""
    del now
    others = stories.separate(state.connection, command.entry_id)
    if not others:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    undo = RejoinReport(command.entry_id, others[0])
    ids = (command.entry_id, *others)
    state.publish(StoriesChanged(ids, undo, Change(ChangeKind.SEPARATED), cause=command.command_id))


def rejoin_report(state: EngineState, command: RejoinReport, now: float) -> None:
    """Put an article back into its story. Raises ReaderError if that is gone."""
    del now
    if not stories.rejoin(state.connection, command.entry_id, command.other_id):
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    undo = SeparateReport(command.entry_id)
    ids = (command.entry_id, command.other_id)
    state.publish(StoriesChanged(ids, undo, Change(ChangeKind.REJOINED), cause=command.command_id))


def feeds_changed(state: EngineState) -> None:
    """Take the articles of feeds that are left out now out of their stories, and let those of others find theirs again."""
    stories.leave(state.connection, _left_out(state))
    state.stories = None
