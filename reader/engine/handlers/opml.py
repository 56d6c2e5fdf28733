"""OPML subscription lists: parsed in the parser process, previewed, then imported in one transaction."""

from dataclasses import replace

from reader.domain.accounts import Account
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
from reader.domain.ids import FeedId
from reader.domain.parsing import JobKind, ParseResult
from reader.domain.private_hosts import is_private_url
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.subscription import ImportPreview, OpmlDocument, SkippedOutline
from reader.domain.urls import host_of
from reader.engine.handlers import other_reader
from reader.engine.handlers.placing import placed
from reader.engine.state import EngineState
from reader.engine.tasks import OpmlTask
from reader.formats.opml_import import account_in, plan_import
from reader.formats.urls import canonical_url, normal_url
from reader.net.addresses import may_name
from reader.storage import accounts, feeds, remote_feeds, subscriptions

PRIVATE = Detail(DetailKind.PRIVATE_ADDRESS)


def preview(state: EngineState, command: PreviewOpml, now: float) -> None:
    request = FetchRequest(0, command.source, Purpose.OPML)
    given = FetchResult(request, 200, command.source, now, now, body=command.data)
    state.parse(OpmlTask(command.source, command.command_id, is_file=True), given, JobKind.OPML)


def preview_url(state: EngineState, command: PreviewOpmlUrl, now: float) -> None:
    """Fetch and parse a document, unless its server is in a cooldown."""
    url = normal_url(command.url)
    host = host_of(url)
    if state.gate.is_cooling(host, now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    task = OpmlTask(url, command.command_id)
    state.fetch(task, url, host, Purpose.OPML, may_be_private=is_private_url(url), now=now)


def opml_fetched(state: EngineState, task: OpmlTask, result: FetchResult, now: float) -> None:
    del now
    if result.problem is not None:
        state.publish(CommandFailed(result.problem, cause=task.cause))
    else:
        state.parse(task, result, JobKind.OPML)


def opml_parsed(state: EngineState, task: OpmlTask, result: FetchResult, parsed: ParseResult) -> None:
    """Publish the preview of an import."""
    if isinstance(parsed, OpmlDocument):
        document = placed(state, parsed if task.is_file else _without_private(parsed, result))
        plan = _plan(state, document)
        state.publish(OpmlPreviewed(plan, task.source, cause=task.cause))
    elif isinstance(parsed, Problem):
        is_empty_file = task.is_file and parsed.kind is ProblemKind.EMPTY
        problem = Problem(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (task.source,))) if is_empty_file else parsed
        state.publish(CommandFailed(problem, cause=task.cause))


def _without_private(document: OpmlDocument, result: FetchResult) -> OpmlDocument:
    """Remove private addresses from a list fetched from the web, unless it came from a private network itself."""
    left = tuple(feed for feed in document.feeds if may_name(result, feed.url))
    refused = tuple(SkippedOutline(feed.title, feed.url, PRIVATE) for feed in document.feeds if not may_name(result, feed.url))
    return replace(document, feeds=left, skipped=document.skipped + refused)


def _plan(state: EngineState, document: OpmlDocument) -> ImportPreview:
    connection = state.connection
    return plan_import(document, subscriptions.folders(connection), subscriptions.subscriptions(connection), _accounts(state))


def _accounts(state: EngineState) -> list[Account]:
    return accounts.accounts(state.connection)


def _of_this_computer(state: EngineState, plan: ImportPreview) -> ImportPreview:
    """Return the preview without folders and feeds of known accounts."""
    document, known = plan.document, _accounts(state)
    left = [place for place, path in enumerate(document.folders) if account_in(document, path, known) is None]
    positions, settings = document.folder_positions, document.folder_settings
    return replace(
        plan,
        document=replace(
            document,
            folders=tuple(document.folders[place] for place in left),
            folder_positions=tuple(positions[place] for place in left if place < len(positions)),
            folder_settings=tuple(settings[place] for place in left if place < len(settings)),
        ),
        new=tuple(feed for feed in plan.new if account_in(document, feed.path, known) is None),
    )


def _to_accounts(state: EngineState, plan: ImportPreview, now: float) -> list[FeedId]:
    """Follow feeds that the accounts' servers are then asked to subscribe to, one by one."""
    known, added = _accounts(state), []
    for feed in plan.new:
        account_id, named = account_in(plan.document, feed.path, known), plan.document.account_of(feed.path)
        if account_id is None or named is None:
            continue
        folder = next(iter(feed.path[len(named[0]) :]), "")
        folder_id = remote_feeds.folder_named(state.connection, account_id, folder)
        url = canonical_url(feed.url)
        added.append(
            remote_feeds.add_here(
                state.connection, account_id, feed.url, url, int(now), title=feed.custom_title, folder_id=folder_id
            )
        )
    return added


def import_opml(state: EngineState, command: ImportOpml, now: float) -> None:
    """Import a document completely or not at all. First retrievals follow as their feeds fall due."""
    connection = state.connection
    plan = _plan(state, command.document)
    done = subscriptions.import_opml(connection, _of_this_computer(state, plan), canonical_url, int(now))
    done.added.extend(_to_accounts(state, plan, now))
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
            left_out=brought.left_out,
            cause=command.command_id,
        )
    )
