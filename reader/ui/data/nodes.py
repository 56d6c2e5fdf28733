"""The sidebar's tree as plain objects, and the minimal steps from one tree to another. GUI thread only."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import field
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QCollatorSortKey

from reader.domain.entry import LISTS_OF_MARKS, SavedSearch, Selection, Tag, View
from reader.domain.ids import AccountId, FeedId, FolderId, SearchId, TagId
from reader.domain.subscription import FAVOURITE, MOST_FAVOURITES, Folder, Subscription, favourite_place
from reader.domain.value_classes import dataclass
from reader.ui.data.collation import sort_key
from reader.ui.data.standing import Health


class Kind(StrEnum):
    SMART = "smart"
    PAGE = "page"
    SECTION = "section"
    FOLDER = "folder"
    FEED = "feed"
    FAVOURITE = "favourite"
    """Used only in keys: a feed's second row, among the favourites."""
    NOTE = "note"
    """A note on hidden rows that shows them."""
    SEARCH = "search"
    TAG = "tag"


OWN_KINDS = frozenset({Kind.FOLDER, Kind.FEED, Kind.SEARCH, Kind.TAG})
"""Kinds the user created, and may rename and remove."""
MOVABLE_KINDS = frozenset({Kind.FOLDER, Kind.FEED})

Key = tuple[Kind, str | int]


@dataclass(frozen=True, slots=True)
class AccountLine:
    """An account in the sidebar: its top folder, and its status line."""

    account_id: AccountId
    folder_id: FolderId
    state: str
    is_in_trouble: bool = False


@dataclass(eq=False, slots=True)
class Node:
    """One row; a folder's `unread` is the sum of its contents; `address` is a feed's site, else `url`, the feed's own. `query` is
    that of a saved search.
    """

    key: Key
    title: str = ""
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)
    unread: int = 0
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
        return Kind.FEED if self.is_favourite else self.key[0]

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
        """Return the number of enclosing folders."""
        depth, node = 0, self.parent
        while node is not None and node.kind is Kind.FOLDER:
            depth, node = depth + 1, node.parent
        return depth

    @property
    def folder(self) -> "Node | None":
        """Return the parent folder; None at the top."""
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
        """Return the account whose server has it; None for local rows."""
        line = self.top.account
        return line.account_id if line is not None else None

    def walk(self) -> Iterator["Node"]:
        for child in self.children:
            yield child
            yield from child.walk()

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
HEALTH_ROW: Key = (Kind.PAGE, "health")
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
    """Return the position of the first item that passes a test."""
    return next((position for position, item in enumerate(items) if test(item)), None)
