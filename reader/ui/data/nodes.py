"""The sidebar's tree as plain objects: rows with counts and states, their commands, and the minimal steps from one tree to
another. GUI thread only.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from enum import StrEnum
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale, Qt

from reader.domain.changes import ChangeKind
from reader.domain.commands import (
    Batch,
    Command,
    MoveFolder,
    MoveSubscription,
    MoveToAccount,
    RemoveAccount,
    RemoveFolder,
    RemoveSearch,
    RemoveSubscription,
    RemoveTag,
    RenameFolder,
    RenameSubscription,
    RenameTag,
    RetrieveNow,
    SaveSearch,
    SetAccount,
    SetSubscriptionSettings,
)
from reader.domain.entry import LISTS_OF_MARKS, SavedSearch, Selection, Tag, View
from reader.domain.errors import Problem
from reader.domain.health import Concern, mark_of, retrieval_concern
from reader.domain.ids import AccountId, FeedId, FolderId, SearchId, TagId
from reader.domain.subscription import FAVOURITE, MOST_FAVOURITES, Folder, Subscription, favourite_place
from reader.domain.value_classes import dataclass
from reader.storage import feeds, selection, statuses, tags
from reader.storage.connection import ReadConnection


def sort_key(name: str) -> QCollatorSortKey:
    return _collator(QLocale().name()).sortKey(name)


@cache
def _collator(locale: str) -> QCollator:
    collator = QCollator(QLocale(locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    return collator


@dataclass(frozen=True, slots=True)
class Health:
    """A feed's problem, its beginning, and the next try; `is_passing` while it may be temporary (`domain.health`)."""

    problem: Problem
    since: int | None
    next_at: int | None
    is_passing: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """State of retrieval: problems by feed, last success, next retrieval. `fresh` are feeds not tried yet, `unreached` those
    tried without success, and since when (UTC seconds). `by_hand` are those refreshed only manually. `ready` is the number of
    feeds refreshed with success before.
    """

    health: Mapping[FeedId, Health]
    last_at: int | None
    next_at: int | None
    fresh: frozenset[FeedId] = frozenset()
    unreached: Mapping[FeedId, int] = field(default_factory=dict)
    by_hand: frozenset[FeedId] = frozenset()
    ready: int = 0


def load_standing(connection: ReadConnection, now: float) -> Standing:
    known = feeds.standings(connection)
    health = {feed.feed_id: found for feed in known if (found := _health(feed, now)) is not None}
    last = max((feed.succeeded_at for feed in known if feed.succeeded_at is not None), default=None)
    due = min(
        (feed.next_at for feed in known if feed.next_at is not None and not (feed.is_paused or feed.is_gone or feed.is_by_hand)),
        default=None,
    )
    fresh = frozenset(feed.feed_id for feed in known if feed.retrieved_at is None and not (feed.is_paused or feed.is_by_hand))
    unreached = {
        feed.feed_id: feed.problem_since
        for feed in known
        if feed.succeeded_at is None and feed.problem_since is not None and not (feed.is_paused or feed.is_gone)
    }
    by_hand = frozenset(feed.feed_id for feed in known if feed.is_by_hand)
    ready = sum(feed.succeeded_at is not None for feed in known)
    return Standing(health, last, due, fresh, unreached, by_hand, ready)


def _health(feed: feeds.FeedStanding, now: float) -> Health | None:
    """Judge a problem as the health page does; None for paused feeds and ignored problems."""
    trouble = retrieval_concern(feed, now)
    if feed.problem is None or trouble in {None, Concern.PAUSED}:
        return None
    if trouble is not None and feed.dismissed == mark_of(trouble, feed.problem_since):
        return None
    return Health(feed.problem, feed.problem_since, None if feed.is_gone else feed.next_at, trouble is Concern.PASSING)


class Kind(StrEnum):
    SMART = "smart"
    SECTION = "section"
    FOLDER = "folder"
    FEED = "feed"
    FAVOURITE = "favourite"
    """Used only in keys: a feed's second row, among the favourites."""
    NOTE = "note"
    """A note on hidden rows that shows them."""
    SEARCH = "search"
    TAG = "tag"
    PAGE = "page"
    """A page instead of a list of articles; its key names the page."""


OWN_KINDS = frozenset({Kind.FOLDER, Kind.FEED, Kind.SEARCH, Kind.TAG})
"""Kinds the user created, and may rename and remove."""
MOVABLE_KINDS = frozenset({Kind.FOLDER, Kind.FEED})

Key = tuple[Kind, str | int]


@dataclass(frozen=True, slots=True)
class AccountLine:
    """An account in the sidebar: its top folder, its status line, and its problem unless this computer is offline."""

    account_id: AccountId
    folder_id: FolderId
    state: str
    health: Health | None = None

    @property
    def is_in_trouble(self) -> bool:
        return self.health is not None and not self.health.is_passing


@dataclass(eq=False, slots=True)
class Node:
    """One row; a folder's `unread` and `new` are the sums of its contents; `address` is a feed's site, else `url`, the feed's own. `query` is
    that of a saved search.
    """

    key: Key
    title: str = ""
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)
    unread: int = 0
    new: int = 0
    health: Health | None = None
    is_by_hand: bool = False
    address: str = ""
    url: str = ""
    query: str = ""
    weight: float = 1.0
    position: int = 0
    account: AccountLine | None = None
    state: str = ""
    """Status line below the name, which makes the row higher."""

    @property
    def kind(self) -> Kind:
        """Return the row's kind; a favourite is a feed."""
        kind = self.key[0]
        return Kind.FEED if kind is Kind.FAVOURITE else kind

    @property
    def is_favourite(self) -> bool:
        """Check whether it is among the favourites; the feed has a row in its folder too."""
        return self.key[0] is Kind.FAVOURITE

    @property
    def number(self) -> int:
        """Return the id of the object behind the row; smart rows and headings have none."""
        return int(self.key[1])

    @property
    def depth(self) -> int:
        depth, node = 0, self.parent
        while node is not None and node.kind is Kind.FOLDER:
            depth, node = depth + 1, node.parent
        return depth

    @property
    def folder(self) -> "Node | None":
        return self.parent if self.parent is not None and self.parent.kind is Kind.FOLDER else None

    @property
    def top(self) -> "Node":
        """Return the enclosing first-level row: a section or an account."""
        node = self
        while node.parent is not None and node.parent.parent is not None:
            node = node.parent
        return node

    @property
    def account_id(self) -> AccountId | None:
        line = self.top.account
        return line.account_id if line is not None else None

    def walk(self) -> Iterator["Node"]:
        for child in self.children:
            yield child
            if child.children:
                yield from child.walk()

    def folders(self) -> Iterator["Node"]:
        """Yield the folders inside from top to bottom; nothing is called for a feed."""
        for child in self.children:
            if child.key[0] is Kind.FOLDER:
                yield child
            if child.children:
                yield from child.folders()

    def selection(self, since: int) -> Selection | None:
        """Return the selection of entries for this row; None for a heading."""
        match self.kind:
            case Kind.FEED:
                return Selection(View.FEED, feed_id=FeedId(self.number))
            case Kind.FOLDER:
                return Selection(View.FOLDER, folder_id=FolderId(self.number))
            case Kind.TAG:
                return Selection(View.TAG, tag_id=TagId(self.number))
            case Kind.SEARCH:
                return Selection(View.SAVED, search_id=SearchId(self.number), query=self.query, since=since)
            case Kind.SMART:
                view = View(str(self.key[1]))
                return Selection(view, since=since if view is View.TODAY else None)
            case _:
                return None


SMART_VIEWS = (View.FOR_YOU, View.ALL, View.TODAY, View.UNREAD, *LISTS_OF_MARKS)
WHOLE: frozenset[Key] = frozenset((Kind.SMART, view.value) for view in LISTS_OF_MARKS)
"""Rows filled by hand, which count all articles, read or not."""
FOR_YOU_ROW: Key = (Kind.SMART, View.FOR_YOU.value)
BRIEFING_ROW: Key = (Kind.PAGE, "briefing")
FAVOURITES: Key = (Kind.SECTION, "favourites")
TAGS: Key = (Kind.SECTION, "tags")
FEEDS: Key = (Kind.SECTION, "feeds")
HIDDEN_NOTE: Key = (Kind.NOTE, "hidden")


def smart_nodes(titles: Sequence[str]) -> list[Node]:
    return [Node((Kind.SMART, view.value), title) for view, title in zip(SMART_VIEWS, titles, strict=True)]


def search_nodes(searches: Sequence[SavedSearch]) -> list[Node]:
    ordered = sorted(searches, key=lambda search: sort_key(search.name))
    return [Node((Kind.SEARCH, search.search_id), search.name, query=search.query) for search in ordered]


def tag_nodes(tags: Sequence[Tag]) -> list[Node]:
    return [Node((Kind.TAG, tag.tag_id), tag.name) for tag in sorted(tags, key=lambda tag: sort_key(tag.name))]


def favourite_nodes(subscriptions: Sequence[Subscription]) -> list[Node]:
    """Return the pinned feeds by their positions, then in tree order."""
    nodes = [
        Node(
            (Kind.FAVOURITE, each.feed_id),
            each.title,
            address=each.site_url or each.url,
            url=each.url,
            position=favourite_place(each.settings[FAVOURITE]),
        )
        for each in subscriptions
        if each.settings.get(FAVOURITE)
    ]
    return sorted(nodes, key=lambda node: node.position or MOST_FAVOURITES + 1)


def with_children(node: Node, children: list[Node]) -> Node:
    node.children = children
    for child in children:
        child.parent = node
    return node


def build_nodes(folders: Sequence[Folder], subscriptions: Sequence[Subscription]) -> list[Node]:
    """Build the top-level folders and feeds with all descendants; content of an unknown folder is shown at the top."""
    known = {folder.folder_id for folder in folders}
    by_parent: dict[FolderId | None, list[tuple[int, int, Node]]] = {}
    for folder in folders:
        node = Node((Kind.FOLDER, folder.folder_id), folder.title, position=folder.position)
        parent = folder.parent_id if folder.parent_id in known else None
        by_parent.setdefault(parent, []).append((folder.position, 0, node))
    for subscription in subscriptions:
        address = subscription.site_url or subscription.url
        node = Node((Kind.FEED, subscription.feed_id), subscription.title, address=address, url=subscription.url)
        node.position = subscription.position
        with suppress(ValueError):
            node.weight = float(subscription.settings.get("priority") or 1)
        parent = subscription.folder_id if subscription.folder_id in known else None
        by_parent.setdefault(parent, []).append((subscription.position, 1, node))

    def below(parent: FolderId | None) -> list[Node]:
        nodes = [node for *_, node in sorted(by_parent.get(parent, []), key=lambda item: (item[0], item[1], item[2].number))]
        for node in nodes:
            if node.kind is Kind.FOLDER:
                with_children(node, below(FolderId(node.number)))
        return nodes

    return below(None)


def apart(nodes: Sequence[Node], accounts: Sequence[AccountLine]) -> tuple[list[Node], list[Node]]:
    """Separate local nodes from accounts, in the accounts' order, and attach their lines."""
    lines = {line.folder_id: line for line in accounts}
    found = {node.number: node for node in nodes if node.kind is Kind.FOLDER and node.number in lines}
    for number, node in found.items():
        node.account = lines[FolderId(number)]
        node.state = node.account.state
    ours = [node for node in nodes if node.account is None]
    return ours, [found[line.folder_id] for line in accounts if line.folder_id in found]


class FeedOrder(StrEnum):
    """Sort orders of folders and feeds; the values of the preference look.sidebar_order."""

    HAND = "hand"
    NAME = "name"
    UNREAD = "unread"
    PRIORITY = "priority"


def in_order(nodes: Sequence[Node], order: FeedOrder) -> list[Node]:
    """Sort the nodes of one folder; folders first, unless the user placed them by hand."""
    if order is FeedOrder.HAND:
        return sorted(nodes, key=lambda node: (node.position, node.kind is not Kind.FOLDER, node.number))

    def rank(node: Node) -> tuple[bool, float, QCollatorSortKey]:
        number = {FeedOrder.UNREAD: -float(node.unread), FeedOrder.PRIORITY: -weight_in(node)}.get(order, 0.0)
        return node.kind is not Kind.FOLDER, number, sort_key(node.title)

    return sorted(nodes, key=rank)


def weight_in(node: Node) -> float:
    """Return a feed's priority, or the highest in a folder."""
    if node.kind is Kind.FOLDER:
        return max(map(weight_in, node.children), default=0.0)
    return node.weight


def path_of(folder: Node | None) -> tuple[str, ...]:
    """Return the titles from the top down to a folder; empty for the top."""
    titles: list[str] = []
    while folder is not None:
        titles.insert(0, folder.title)
        folder = folder.folder
    return tuple(titles)


Item = TypeVar("Item")


def first_where(items: Sequence[Item], test: Callable[[Item], bool]) -> int | None:
    return next((position for position, item in enumerate(items) if test(item)), None)


def rename_command(node: Node, title: str) -> Command:
    if node.account is not None:
        return SetAccount(node.account.account_id, name=title)
    match node.kind:
        case Kind.FOLDER:
            return RenameFolder(FolderId(node.number), title)
        case Kind.SEARCH:
            return SaveSearch(title, node.query, SearchId(node.number))
        case Kind.TAG:
            return RenameTag(TagId(node.number), title)
        case _:
            return RenameSubscription(FeedId(node.number), title)


def remove_command(nodes: Sequence[Node]) -> Command:
    """Return the command that removes rows; the contents of a folder remain."""
    feed_ids = tuple(FeedId(node.number) for node in nodes if node.kind is Kind.FEED)
    commands: list[Command] = [RemoveSubscription(feed_ids)] if feed_ids else []
    for node in nodes:
        if node.account is not None:
            commands.append(RemoveAccount(node.account.account_id))
        elif node.kind is Kind.FOLDER:
            commands.append(RemoveFolder(FolderId(node.number)))
        elif node.kind is Kind.SEARCH:
            commands.append(RemoveSearch(SearchId(node.number)))
        elif node.kind is Kind.TAG:
            commands.append(RemoveTag(TagId(node.number)))
    return _joined(commands, ChangeKind.REMOVED)


def retrieve_command(nodes: Sequence[Node], feed_ids: tuple[FeedId, ...]) -> RetrieveNow:
    """Return the command that retrieves the feeds of rows; a feed that is gone only if its own row is the only one."""
    return RetrieveNow(feed_ids, even_gone=[node.kind for node in nodes] == [Kind.FEED])


def move_command(nodes: Sequence[Node], folder: Node | None, position: int | None) -> Command:
    """Return the command that moves rows, in order, into a folder (None is the top) at a position (None is the end).

    The position counts the other children: if some rows are in the folder already, all move to its end first. Rows moved to or
    from an account take their marks along.
    """
    account_id = folder.account_id if folder is not None else None
    strangers = tuple(FeedId(node.number) for node in nodes if node.kind is Kind.FEED and node.account_id != account_id)
    if strangers:
        within = FolderId(folder.number) if folder is not None and folder.account is None else None
        comes = MoveToAccount(strangers, account_id, within)
        own = [node for node in nodes if FeedId(node.number) not in strangers or node.kind is not Kind.FEED]
        return _joined([comes, *(_move(node, folder, None) for node in own)], ChangeKind.MOVED)
    if position is None or len(nodes) == 1:
        return _joined([_move(node, folder, position) for node in nodes], ChangeKind.MOVED)
    aside = [_move(node, folder, None) for node in nodes] if any(node.folder is folder for node in nodes) else []
    return _joined([*aside, *(_move(node, folder, position + place) for place, node in enumerate(nodes))], ChangeKind.MOVED)


def favourites_command(pinned: Sequence[Node], feed_ids: Sequence[FeedId], position: int) -> Command | None:
    """Return the command that moves feeds to a position among all favourites; None if nothing changes."""
    before = [FeedId(node.number) for node in pinned]
    above = [feed_id for feed_id in before[:position] if feed_id not in feed_ids]
    order = [*above, *feed_ids, *(feed_id for feed_id in before if feed_id not in feed_ids and feed_id not in above)]
    if order == before:
        return None
    places = {FeedId(node.number): node.position for node in pinned}
    changed = [(feed_id, place) for place, feed_id in enumerate(order, 1) if places.get(feed_id, 0) != place]
    commands = [SetSubscriptionSettings((feed_id,), {FAVOURITE: str(place)}) for feed_id, place in changed]
    is_new = any(feed_id not in places for feed_id in feed_ids)
    return _joined(commands, ChangeKind.FAVOURITE_ADDED if is_new else ChangeKind.FAVOURITES_SORTED)


def outermost(nodes: Sequence[Node]) -> list[Node]:
    """Return the rows without those inside another selected folder."""
    chosen = [node for node in nodes if node.kind in MOVABLE_KINDS and node.account is None]
    inside = {below.key for node in chosen for below in node.walk()}
    return [node for node in chosen if node.key not in inside]


def _move(node: Node, folder: Node | None, position: int | None) -> Command:
    folder_id = FolderId(folder.number) if folder is not None else None
    if node.kind is Kind.FOLDER:
        return MoveFolder(FolderId(node.number), folder_id, position)
    return MoveSubscription(FeedId(node.number), folder_id, position)


def _joined(commands: Sequence[Command], kind: ChangeKind) -> Command:
    return commands[0] if len(commands) == 1 else Batch(tuple(commands), kind)


@dataclass(frozen=True, slots=True)
class Counts:
    """Unread by feed, by tag and by saved search, the counts of the smart rows by view, and the number of all articles."""

    unread: Mapping[FeedId, int]
    smart: Mapping[str, int]
    tags: Mapping[TagId, int] = field(default_factory=dict)
    searches: Mapping[SearchId, int] = field(default_factory=dict)
    articles: int = 0


def load_counts(connection: ReadConnection, since: int) -> Counts:
    """Count unread and marked articles; `since` is the start of the user's day."""
    unread = statuses.unread_counts(connection)
    smart = statuses.smart_counts(connection, since)
    by_view: dict[str, int] = {
        View.TODAY: smart.today,
        View.UNREAD: smart.unread,
        **{view: smart.marked[mark] for view, mark in LISTS_OF_MARKS.items()},
    }
    tagged = {tag_id: count.unread for tag_id, count in tags.counts(connection).items()}
    return Counts(unread, by_view, tagged, selection.unread_counts(connection, since), smart.all)
