"""Articles of another reader that name no feed: assigned to the feed that has them, or whose site they are on. Engine thread
only.
"""

from dataclasses import replace

from reader.domain.details import Detail, DetailKind
from reader.domain.ids import FeedId
from reader.domain.other_readers import KeptArticle
from reader.domain.subscription import OpmlDocument, OpmlFeed, SkippedOutline, Subscription
from reader.engine.state import EngineState
from reader.formats.article_sites import Sites
from reader.formats.opml_import import folder_path
from reader.formats.urls import canonical_url
from reader.storage import imported_entries, subscriptions

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
    by_link = imported_entries.feeds_of_links(state.connection, [each.entry.link for each in document.unplaced])
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
