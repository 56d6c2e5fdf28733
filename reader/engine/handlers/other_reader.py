"""Data from another reader in an import: starred or tagged articles are stored at once, read marks wait for their articles.
Everything is in the import's transaction. Articles are matched like those of the feed's own document, so none is stored twice.
Feeds of an account have only their server's articles; marks of others are dropped.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from typing import TypeVar

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Command, ImportOpml, MarkRead, SetMark, TagEntries
from reader.domain.events import EntriesArrived, EntriesRemoved, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.import_commands import ForgetImported
from reader.domain.marks import Mark
from reader.domain.other_readers import KeptArticle, ReadArticle
from reader.domain.subscription import OpmlDocument
from reader.domain.value_classes import dataclass
from reader.engine.state import EngineState
from reader.formats.entry_matching import match_entries, settled
from reader.formats.opml_import import owner_of
from reader.formats.same_article import copy_key
from reader.formats.text import index_text
from reader.formats.urls import canonical_url
from reader.storage import accounts, copies, entries, folders, imported_entries, read_elsewhere, statuses, subscriptions, tags

Article = TypeVar("Article", KeptArticle, ReadArticle)


@dataclass(slots=True)
class Brought:
    """Data that came with an import. Marks of entries that were here before are listed separately, because undo reverts only
    those.
    """

    starred: int = 0
    tagged: int = 0
    read: int = 0
    left_out: int = 0
    new: dict[FeedId, list[EntryId]] = field(default_factory=dict)
    newly_read: list[EntryId] = field(default_factory=list)
    newly_starred: list[EntryId] = field(default_factory=list)
    newly_tagged: dict[str, list[EntryId]] = field(default_factory=dict)
    unread_deltas: Counter[FeedId] = field(default_factory=Counter)
    feed_ids: list[FeedId] = field(default_factory=list)

    def stored(self) -> tuple[EntryId, ...]:
        """Return all entries that were not here before."""
        return tuple(entry_id for ids in self.new.values() for entry_id in ids)


def bring(state: EngineState, document: OpmlDocument, now: float) -> Brought:
    """Store the data of the document's feeds that are followed."""
    done = Brought()
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


def undo_steps(document: OpmlDocument, done: Brought) -> list[Command]:
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


def publish(state: EngineState, command: ImportOpml, done: Brought) -> None:
    """Publish the changes without an undo, which belongs to the import."""
    cause = command.command_id
    for feed_id, ids in done.new.items():
        state.publish(EntriesArrived(feed_id, tuple(ids), statuses.count_unread(state.connection, ids), cause=cause))
    if done.newly_read:
        deltas = tuple(sorted(done.unread_deltas.items()))
        state.publish(StatusesChanged(tuple(done.newly_read), is_read=True, unread_deltas=deltas, cause=cause))
    if done.newly_starred:
        state.publish(StatusesChanged(tuple(done.newly_starred), mark=Mark.STARRED, cause=cause))
    if tagged := dict.fromkeys(entry_id for ids in done.newly_tagged.values() for entry_id in ids):
        state.publish(TagsChanged(tuple(tagged), None, cause=cause))


def forget(state: EngineState, command: ForgetImported, now: float) -> None:
    """Remove the articles that came only with an import, and its pending read marks. Redo is another import."""
    del now
    read_elsewhere.forget(state.connection, command.feed_ids)
    removed = imported_entries.remove_unconfirmed(state.connection, command.entry_ids)
    if removed:
        state.publish(EntriesRemoved(tuple(removed), cause=command.command_id))
    redo = ImportOpml(command.document)
    state.publish(SubscriptionsChanged(redo, Change(ChangeKind.IMPORTED), cause=command.command_id))


def document_stored(state: EngineState, feed_id: FeedId, now: float, *, is_whole: bool) -> None:
    """After a document is stored, mark entries read that were read elsewhere, before the event is sent."""
    read_elsewhere.apply(state.connection, feed_id, int(now))
    if is_whole:
        read_elsewhere.forget(state.connection, [feed_id])


def _of_feeds(articles: Iterable[Article]) -> dict[str, list[Article]]:
    found: defaultdict[str, list[Article]] = defaultdict(list)
    for article in articles:
        found[article.feed_url].append(article)
    return found


def _without_folders(state: EngineState, feed_id: FeedId, kept: Sequence[KeptArticle]) -> list[KeptArticle]:
    """Drop labels that name a folder of the feed: Google Reader's successors write folders among an article's labels. Articles
    kept only for such a label are dropped too.
    """
    if not any(article.may_name_folders and article.tags for article in kept):
        return list(kept)
    around = {title.casefold() for title in folders.around(state.connection, feed_id)}
    named = (
        replace(article, tags=tuple(tag for tag in article.tags if tag.casefold() not in around))
        if article.may_name_folders
        else article
        for article in kept
    )
    return [article for article in named if article.is_starred or article.tags or not article.may_name_folders]


def _bring_kept(
    state: EngineState, feed_id: FeedId, kept: Sequence[KeptArticle], done: Brought, now: int, *, is_remote: bool
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
    ids = imported_entries.ids_of(connection, feed_id, [entry.identity for entry in found])
    new = set(stored)
    if stored:
        done.new[feed_id] = stored
    marked = [(ids[entry.identity], article) for entry, article in zip(found, kept, strict=True)]
    _mark(state, feed_id, marked, new, done, now)
    copies.fold(connection, stored, now)


def _mark(
    state: EngineState,
    feed_id: FeedId,
    marked: Sequence[tuple[EntryId, KeptArticle]],
    new: set[EntryId],
    done: Brought,
    now: int,
) -> None:
    connection = state.connection
    read = [entry_id for entry_id, article in marked if article.is_read]
    _note_read(feed_id, statuses.mark_read(connection, read, is_read=True, now=now), new, done)
    starred = [entry_id for entry_id, article in marked if article.is_starred]
    done.newly_starred += statuses.set_mark(connection, Mark.STARRED, starred, is_set=True, now=now).entry_ids
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
    state: EngineState, feed_id: FeedId, read: Sequence[ReadArticle], done: Brought, now: int, *, is_remote: bool
) -> None:
    read_elsewhere.remember(state.connection, feed_id, read)
    change = read_elsewhere.apply(state.connection, feed_id, now)
    _note_read(feed_id, change, set(), done)
    done.read += len(change.entry_ids) if is_remote else len(read)
    if is_remote:
        # feeds of an account get no document of their own to wait for
        read_elsewhere.forget(state.connection, [feed_id])


def _note_read(feed_id: FeedId, change: statuses.StatusChange, new: set[EntryId], done: Brought) -> None:
    """Publish read marks of old entries; new ones are published with their mark."""
    before = [entry_id for entry_id in change.entry_ids if entry_id not in new]
    done.newly_read += before
    if before:
        done.unread_deltas[feed_id] -= len(before)


def _marks_of(document: OpmlDocument) -> OpmlDocument:
    return replace(document, folders=(), skipped=(), repairs=(), folder_positions=(), folder_settings=())
