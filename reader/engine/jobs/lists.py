"""Imports of subscription lists and from other readers: parsed in the parser process, previewed, then stored in one transaction."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from typing import TypeVar

from reader.domain.accounts import Account
from reader.domain.addresses import host_of, is_private_url
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    Batch,
    Command,
    ForgetImported,
    ImportOpml,
    MarkRead,
    MoveSubscription,
    PreviewOpml,
    PreviewOpmlUrl,
    RemoveFolder,
    RemoveSubscription,
    SetFolderSettings,
    SetMark,
    TagEntries,
)
from reader.domain.entry import Mark
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import (
    EntriesArrived,
    EntriesRemoved,
    OpmlImported,
    OpmlPreviewed,
    StatusesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.ids import CommandId, EntryId, FeedId
from reader.domain.retrieval import FetchRequest, FetchResult, JobKind, ParseResult, Purpose, RequestKind
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline, Subscription, shown_address
from reader.domain.user_data import KeptArticle, ReadArticle
from reader.domain.value_classes import dataclass
from reader.engine.state import EngineState
from reader.engine.tasks import CommandTask
from reader.formats.feeds.reconcile import copy_key, match_entries, settled
from reader.formats.lists.plan import Sites, account_in, folder_path, owner_of, plan_import
from reader.formats.text import index_text
from reader.formats.urls import canonical_url, normal_url
from reader.net.addresses import may_name
from reader.storage import accounts, entries, entry_changes, feeds, imported, news, remote_feeds, statuses, subscriptions, tags
from reader.storage.connection import WriteConnection

Article = TypeVar("Article", KeptArticle, ReadArticle)


@dataclass(slots=True)
class ImportedData:
    """Data that came with an import. Marks of entries that were here before are apart: undo reverts only those."""

    starred: int = 0
    tagged: int = 0
    read: int = 0
    left_out: int = 0
    new: dict[FeedId, list[EntryId]] = field(default_factory=dict)
    newly_read: list[EntryId] = field(default_factory=list)
    newly_starred: list[EntryId] = field(default_factory=list)
    newly_tagged: dict[str, list[EntryId]] = field(default_factory=dict)
    feed_ids: list[FeedId] = field(default_factory=list)

    def stored(self) -> tuple[EntryId, ...]:
        return tuple(entry_id for ids in self.new.values() for entry_id in ids)


def import_marks(state: EngineState, document: OpmlDocument, now: float) -> ImportedData:
    """Store the data of the document's feeds that are followed."""
    done = ImportedData()
    if not document.kept and not document.read:
        return done
    subscribed = subscriptions.subscriptions(state.connection)
    followed = {(each.account_id, canonical_url(each.url)): each.feed_id for each in subscribed}
    owners = accounts.accounts(state.connection)
    kept, read = _of_feeds(document.kept), _of_feeds(document.read)
    for feed in document.feeds:
        owner = owner_of(document, feed, owners, followed)
        feed_id = followed.get((owner, canonical_url(feed.url)))
        if feed_id is not None and (feed.url in kept or feed.url in read):
            done.feed_ids.append(feed_id)
            wanted = _without_folders(state, feed_id, kept.get(feed.url, []))
            _bring_kept(state, feed_id, wanted, done, int(now), is_remote=owner is not None)
            _bring_read(state, feed_id, read.get(feed.url, []), done, int(now), is_remote=owner is not None)
    return done


def undo_steps_of_import(document: OpmlDocument, done: ImportedData) -> list[Command]:
    """Return the undo commands in the order of execution."""
    if not done.feed_ids:
        return []
    steps: list[Command] = [ForgetImported(_marks_of(document), tuple(done.feed_ids), done.stored())]
    steps += [TagEntries(tuple(ids), remove=(name,)) for name, ids in done.newly_tagged.items()]
    if done.newly_starred:
        steps.append(SetMark(tuple(done.newly_starred), Mark.STARRED, is_set=False))
    if done.newly_read:
        steps.append(MarkRead(tuple(done.newly_read), is_read=False))
    return steps


def publish_imported(state: EngineState, command: ImportOpml, done: ImportedData) -> None:
    """Publish the changes without an undo, which belongs to the import."""
    cause = command.command_id
    for feed_id, ids in done.new.items():
        state.publish(EntriesArrived(feed_id, tuple(ids), cause=cause))
    if done.newly_read:
        state.publish(StatusesChanged(tuple(done.newly_read), is_read=True, cause=cause))
    if done.newly_starred:
        state.publish(StatusesChanged(tuple(done.newly_starred), mark=Mark.STARRED, cause=cause))
    if tagged := dict.fromkeys(entry_id for ids in done.newly_tagged.values() for entry_id in ids):
        state.publish(TagsChanged(tuple(tagged), None, cause=cause))


def forget_imported(state: EngineState, command: ForgetImported, now: float) -> None:
    """Remove the articles that came only with an import, and its pending read marks. Redo is another import."""
    del now
    imported.forget_read_elsewhere(state.connection, command.feed_ids)
    removed = imported.remove_unconfirmed(state.connection, command.entry_ids)
    if removed:
        state.publish(EntriesRemoved(tuple(removed), cause=command.command_id))
    redo = ImportOpml(command.document)
    state.publish(SubscriptionsChanged(redo, Change(ChangeKind.IMPORTED), cause=command.command_id))


def document_stored(state: EngineState, feed_id: FeedId, now: float, *, is_whole: bool) -> None:
    """Mark new entries of a document, before they are published, as read elsewhere and as other computers did."""
    imported.apply_read_elsewhere(state.connection, feed_id, int(now))
    if is_whole:
        imported.forget_read_elsewhere(state.connection, [feed_id])
    if state.folder is not None:
        from reader.storage import registers  # few computers use a folder

        if registers.arrived(state.connection, feed_id, int(now), is_whole=is_whole).tagged:
            state.publish(SubscriptionsChanged())


def _of_feeds(articles: Iterable[Article]) -> dict[str, list[Article]]:
    found: defaultdict[str, list[Article]] = defaultdict(list)
    for article in articles:
        found[article.feed_url].append(article)
    return found


def _without_folders(state: EngineState, feed_id: FeedId, kept: Sequence[KeptArticle]) -> list[KeptArticle]:
    """Drop labels that name a folder of the feed, as Google Reader's successors write, and what only they kept."""
    if not any(article.may_name_folders and article.tags for article in kept):
        return list(kept)
    around = {title.casefold() for title in subscriptions.folders_around(state.connection, feed_id)}
    named = (
        replace(article, tags=tuple(tag for tag in article.tags if tag.casefold() not in around))
        if article.may_name_folders
        else article
        for article in kept
    )
    return [article for article in named if article.is_starred or article.tags or not article.may_name_folders]


def _bring_kept(
    state: EngineState, feed_id: FeedId, kept: Sequence[KeptArticle], done: ImportedData, now: int, *, is_remote: bool
) -> None:
    if not kept:
        return
    connection = state.connection
    parsed = [article.entry for article in kept]
    known = entries.known_entries(connection, feed_id, parsed)
    parsed = settled(parsed, known)
    partners = match_entries(parsed, known)
    found = [
        entry if partner is None else replace(entry, identity=partner.identity)
        for entry, partner in zip(parsed, partners, strict=True)
    ]
    if is_remote:
        there = [place for place, partner in enumerate(partners) if partner is not None]
        done.left_out += len(kept) - len(there)
        found, kept = [found[place] for place in there], [kept[place] for place in there]
    stored = entries.insert_entries(connection, feed_id, found, now, index_text=index_text, copy_key=copy_key, is_late=True)
    ids = imported.ids_of(connection, feed_id, [entry.identity for entry in found])
    new = set(stored)
    if stored:
        done.new[feed_id] = stored
    marked = [(ids[entry.identity], article) for entry, article in zip(found, kept, strict=True)]
    _mark(connection, marked, new, done, now)
    entry_changes.fold_copies(connection, stored, now)
    news.set_old(connection, stored)


def _mark(
    connection: WriteConnection,
    marked: Sequence[tuple[EntryId, KeptArticle]],
    new: set[EntryId],
    done: ImportedData,
    now: int,
) -> None:
    read = [entry_id for entry_id, article in marked if article.is_read]
    # new articles are published with their mark
    done.newly_read += [each for each in statuses.mark_read(connection, read, is_read=True, now=now) if each not in new]
    starred = [entry_id for entry_id, article in marked if article.is_starred]
    done.newly_starred += statuses.set_mark(connection, Mark.STARRED, starred, is_set=True, now=now)
    done.starred += len(starred)
    done.tagged += sum(bool(article.tags) for _, article in marked)
    named: defaultdict[str, list[EntryId]] = defaultdict(list)
    for entry_id, article in marked:
        for name in article.tags:
            named[name].append(entry_id)
    for name, entry_ids in named.items():
        if tagged := tags.add(connection, entry_ids, name, now):
            done.newly_tagged.setdefault(name, []).extend(tagged)


def _bring_read(
    state: EngineState, feed_id: FeedId, read: Sequence[ReadArticle], done: ImportedData, now: int, *, is_remote: bool
) -> None:
    imported.remember_read_elsewhere(state.connection, feed_id, read)
    changed = imported.apply_read_elsewhere(state.connection, feed_id, now)
    done.newly_read += changed
    done.read += len(changed) if is_remote else len(read)
    if is_remote:
        # feeds of an account get no document of their own to wait for
        imported.forget_read_elsewhere(state.connection, [feed_id])


def _marks_of(document: OpmlDocument) -> OpmlDocument:
    return replace(document, folders=(), skipped=(), repairs=(), folder_positions=(), folder_settings=())


NOWHERE = Detail(DetailKind.NO_FEED_OF_ARTICLE)


def placed(state: EngineState, document: OpmlDocument) -> OpmlDocument:
    """Return the document with these articles assigned to its feeds; followed feeds are added to it in their folders."""
    if not document.unplaced:
        return document
    subscribed = subscriptions.subscriptions(state.connection)
    own = {canonical_url(each.url) for each in subscribed if each.account_id is None}
    followed = {each.feed_id: each for each in subscribed if each.account_id is None or canonical_url(each.url) not in own}
    urls = {canonical_url(feed.url): feed.url for feed in document.feeds}
    known = [(urls.setdefault(canonical_url(each.url), each.url), each.site_url) for each in followed.values()]
    sites = Sites([*known, *((feed.url, feed.site_url) for feed in document.feeds)])
    by_link = imported.feeds_of_links(state.connection, [each.entry.link for each in document.unplaced])
    kept: list[KeptArticle] = []
    skipped: list[SkippedOutline] = []
    for article in document.unplaced:
        entry = article.entry
        there = followed.get(by_link.get(entry.link, FeedId(0)))
        url = urls[canonical_url(there.url)] if there is not None else sites.feed_of(entry.link, article.feed_url)
        if url:
            kept.append(replace(article, feed_url=url))
        else:
            skipped.append(SkippedOutline(entry.title or entry.link, entry.link, NOWHERE))
    return replace(
        document,
        feeds=document.feeds + _joining(state, document, {article.feed_url for article in kept}, list(followed.values())),
        kept=document.kept + tuple(kept),
        skipped=document.skipped + tuple(skipped),
        unplaced=(),
    )


def _joining(state: EngineState, document: OpmlDocument, wanted: set[str], followed: list[Subscription]) -> tuple[OpmlFeed, ...]:
    folders = {folder.folder_id: folder for folder in subscriptions.folders(state.connection)}
    missing = wanted - {feed.url for feed in document.feeds}
    return tuple(
        OpmlFeed(each.url, each.title, each.site_url, folder_path(each.folder_id, folders) if each.account_id is None else ())
        for each in followed
        if each.url in missing
    )


PRIVATE = Detail(DetailKind.PRIVATE_ADDRESS)


@dataclass(frozen=True, slots=True)
class OpmlTask(CommandTask):
    """Parsing of a subscription list for a preview. A file is the user's own (`is_file`)."""

    source: str
    cause: CommandId
    is_file: bool = False
    kind = RequestKind.IMPORT
    job = JobKind.OPML

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, _now: float) -> None:
        if isinstance(parsed, OpmlDocument):
            document = placed(state, parsed if self.is_file else _without_private(parsed, result))
            plan = _plan(state, document)
            state.publish(OpmlPreviewed(plan, self.source, cause=self.cause))
        elif isinstance(parsed, Problem):
            is_empty_file = self.is_file and parsed.kind is ProblemKind.EMPTY
            empty_file = Problem(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (self.source,)))
            self.fail(state, empty_file if is_empty_file else parsed)


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


def _without_private(document: OpmlDocument, result: FetchResult) -> OpmlDocument:
    """Remove private addresses from a list fetched from the web, unless it came from a private network itself."""
    left = tuple(feed for feed in document.feeds if may_name(result, feed.url))
    refused = tuple(
        SkippedOutline(feed.title, shown_address(feed.url), PRIVATE) for feed in document.feeds if not may_name(result, feed.url)
    )
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
    brought = import_marks(state, command.document, now)
    steps = undo_steps_of_import(command.document, brought)
    steps += [RemoveSubscription(tuple(done.added))] if done.added else []
    steps += [MoveSubscription(feed_id, folder_id, position) for feed_id, folder_id, position in done.moved]
    steps += [SetFolderSettings(folder_id, dict.fromkeys(names, "")) for folder_id, names in done.set_folders]
    steps += [RemoveFolder(folder_id) for folder_id in reversed(done.created_folders)]
    undo = Batch(tuple(steps)) if steps else None
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.IMPORTED), cause=command.command_id))
    publish_imported(state, command, brought)
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
