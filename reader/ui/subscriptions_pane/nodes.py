"""The sidebar's tree as plain objects, and how one tree becomes another by the fewest steps. GUI thread only."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from reader.domain.entry import Selection, View
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Folder, Subscription
from reader.ui.library import Health


class Kind(StrEnum):
    """What a row of the sidebar is."""

    SMART = "smart"
    SECTION = "section"
    FOLDER = "folder"
    FEED = "feed"


Key = tuple[Kind, str | int]


@dataclass(eq=False, slots=True)
class Node:
    """One row; `unread` of a folder is the sum of what is in it; `address` is a feed's site, else its own."""

    key: Key
    title: str = ""
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)
    unread: int = 0
    health: Health | None = None
    address: str = ""

    @property
    def kind(self) -> Kind:
        """What the row is."""
        return self.key[0]

    @property
    def number(self) -> int:
        """The id of a folder or a feed."""
        return int(self.key[1])

    @property
    def depth(self) -> int:
        """How many folders are around it."""
        depth, node = -1, self.parent
        while node is not None:
            depth, node = depth + 1, node.parent
        return depth

    def walk(self) -> Iterator["Node"]:
        """Every node below this one."""
        for child in self.children:
            yield child
            yield from child.walk()

    def selection(self, since: int) -> Selection | None:
        """Which entries the list shows for this row; None for a heading."""
        if self.kind is Kind.FEED:
            return Selection(View.FEED, feed_id=FeedId(self.number))
        if self.kind is Kind.FOLDER:
            return Selection(View.FOLDER, folder_id=FolderId(self.number))
        if self.kind is Kind.SECTION:
            return None
        view = View(str(self.key[1]))
        return Selection(view, since=since if view is View.TODAY else None)


SMART_VIEWS = (View.ALL, View.TODAY, View.UNREAD, View.STARRED)


def smart_nodes(titles: Sequence[str], section: str) -> list[Node]:
    """The fixed rows at the top."""
    smart = [Node((Kind.SMART, view.value), title) for view, title in zip(SMART_VIEWS, titles, strict=True)]
    return [*smart, Node((Kind.SECTION, "feeds"), section)]


def build_nodes(folders: Sequence[Folder], subscriptions: Sequence[Subscription]) -> list[Node]:
    """Folders and feeds of the top level with everything below; what lies in an unknown folder is shown at the top."""
    known = {folder.folder_id for folder in folders}
    by_parent: dict[FolderId | None, list[tuple[int, int, Node]]] = {}
    for folder in folders:
        node = Node((Kind.FOLDER, folder.folder_id), folder.title)
        parent = folder.parent_id if folder.parent_id in known else None
        by_parent.setdefault(parent, []).append((folder.position, 0, node))
    for subscription in subscriptions:
        address = subscription.site_url or subscription.url
        node = Node((Kind.FEED, subscription.feed_id), subscription.title, address=address)
        parent = subscription.folder_id if subscription.folder_id in known else None
        by_parent.setdefault(parent, []).append((subscription.position, 1, node))

    def below(parent: FolderId | None) -> list[Node]:
        nodes = [node for *_, node in sorted(by_parent.get(parent, []), key=lambda item: (item[0], item[1], item[2].number))]
        for node in nodes:
            if node.kind is Kind.FOLDER:
                node.children = below(FolderId(node.number))
                for child in node.children:
                    child.parent = node
        return nodes

    return below(None)


Item = TypeVar("Item")


def first_where(items: Sequence[Item], test: Callable[[Item], bool]) -> int | None:
    """The position of the first item that passes a test."""
    return next((position for position, item in enumerate(items) if test(item)), None)
