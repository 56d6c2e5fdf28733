"""Subscription lists: read in the parser process, previewed, then taken over in one transaction."""

from dataclasses import replace

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    Batch,
    ImportOpml,
    MoveSubscription,
    PreviewOpml,
    PreviewOpmlUrl,
    RemoveFolder,
    RemoveSubscription,
    SetFolderSettings,
)
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, OpmlImported, OpmlPreviewed, SubscriptionsChanged
from reader.domain.parsing import JobKind, ParseResult
from reader.domain.private_hosts import is_private_url
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.subscription import OpmlDocument, SkippedOutline
from reader.domain.urls import host_of
from reader.engine.handlers import other_reader
from reader.engine.handlers.placing import placed
from reader.engine.state import EngineState
from reader.engine.tasks import OpmlTask
from reader.formats.opml_import import plan_import
from reader.formats.urls import canonical_url, normal_url
from reader.net.addresses import may_name
from reader.storage import feeds, subscriptions

PRIVATE = Detail(DetailKind.PRIVATE_ADDRESS)


def preview(state: EngineState, command: PreviewOpml, now: float) -> None:
    """Have a document read."""
    request = FetchRequest(0, command.source, Purpose.OPML)
    given = FetchResult(request, 200, command.source, now, now, body=command.data)
    state.parse(OpmlTask(command.source, command.command_id, is_file=True), given, JobKind.OPML)


def preview_url(state: EngineState, command: PreviewOpmlUrl, now: float) -> None:
    """Fetch a document and have it read, unless its server asked to be left alone."""
    url = normal_url(command.url)
    host = host_of(url)
    if state.gate.is_cooling(host, now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    task = OpmlTask(url, command.command_id)
    state.fetch(task, url, host, Purpose.OPML, may_be_private=is_private_url(url), now=now)


def opml_fetched(state: EngineState, task: OpmlTask, result: FetchResult, now: float) -> None:
    """The document came, or did not."""
    del now
    if result.problem is not None:
        state.publish(CommandFailed(result.problem, cause=task.cause))
    else:
        state.parse(task, result, JobKind.OPML)


def opml_parsed(state: EngineState, task: OpmlTask, result: FetchResult, parsed: ParseResult) -> None:
    """Tell what an import would do."""
    if isinstance(parsed, OpmlDocument):
        document = placed(state, parsed if task.is_file else _without_private(parsed, result))
        plan = plan_import(document, subscriptions.folders(state.connection), subscriptions.subscriptions(state.connection))
        state.publish(OpmlPreviewed(plan, task.source, cause=task.cause))
    elif isinstance(parsed, Problem):
        is_empty_file = task.is_file and parsed.kind is ProblemKind.EMPTY
        problem = Problem(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (task.source,))) if is_empty_file else parsed
        state.publish(CommandFailed(problem, cause=task.cause))


def _without_private(document: OpmlDocument, result: FetchResult) -> OpmlDocument:
    """A list of the web without what it names on a private network, unless it came from one."""
    left = tuple(feed for feed in document.feeds if may_name(result, feed.url))
    refused = tuple(SkippedOutline(feed.title, feed.url, PRIVATE) for feed in document.feeds if not may_name(result, feed.url))
    return replace(document, feeds=left, skipped=document.skipped + refused)


def import_opml(state: EngineState, command: ImportOpml, now: float) -> None:
    """Take over a document: all of it or nothing. First retrievals follow as their feeds fall due."""
    connection = state.connection
    plan = plan_import(command.document, subscriptions.folders(connection), subscriptions.subscriptions(connection))
    done = subscriptions.import_opml(connection, plan, canonical_url, int(now))
    added = set(done.added)
    for feed in feeds.feeds(connection):
        if feed.feed_id in added:
            state.remember(feed)
    brought = other_reader.bring(state, command.document, now)
    steps = other_reader.undo_steps(command.document, brought)
    steps += [RemoveSubscription(tuple(done.added))] if done.added else []
    steps += [MoveSubscription(feed_id, folder_id, position) for feed_id, folder_id, position in done.moved]
    steps += [SetFolderSettings(folder_id, dict.fromkeys(names, "")) for folder_id, names in done.set_folders]
    steps += [RemoveFolder(folder_id) for folder_id in reversed(done.created_folders)]
    undo = Batch(tuple(steps)) if steps else None
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.IMPORTED), cause=command.command_id))
    other_reader.publish(state, command, brought)
    state.publish(
        OpmlImported(
            len(done.added),
            len(done.moved),
            len(plan.already_there),
            undo,
            command.document.reader,
            starred=brought.starred,
            tagged=brought.tagged,
            read=brought.read,
            feed_ids=tuple(done.added),
            stored=brought.stored(),
            cause=command.command_id,
        )
    )
