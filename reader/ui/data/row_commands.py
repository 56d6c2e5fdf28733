"""Commands that rename, move and remove rows of the sidebar. Pure; GUI thread."""

from collections.abc import Sequence

from reader.domain.account_commands import MoveToAccount, RemoveAccount, SetAccount
from reader.domain.changes import ChangeKind
from reader.domain.commands import (
    Batch,
    Command,
    MoveFolder,
    MoveSubscription,
    RemoveFolder,
    RemoveSearch,
    RemoveSubscription,
    RemoveTag,
    RenameFolder,
    RenameSubscription,
    RenameTag,
    RetrieveNow,
    SaveSearch,
    SetSubscriptionSettings,
)
from reader.domain.ids import FeedId, FolderId, SearchId, TagId
from reader.domain.subscription import FAVOURITE
from reader.ui.data.nodes import MOVABLE_KINDS, Kind, Node


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
