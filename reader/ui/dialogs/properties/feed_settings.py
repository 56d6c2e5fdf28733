"""Shared settings of feeds and the commands that change them. Pure; GUI thread."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import field

from reader.domain.account_commands import MoveToAccount
from reader.domain.commands import (
    Batch,
    ChangeFeedUrl,
    Command,
    MoveSubscription,
    RenameSubscription,
    SetSubscriptionSettings,
)
from reader.domain.ids import AccountId, FolderId
from reader.domain.subscription import PROXY, PROXY_LOGIN, Folder, Subscription, shown_address
from reader.domain.value_classes import dataclass

USUAL = dict.fromkeys(
    (
        "full_text",
        "notify",
        "sound",
        "priority",
        "keep_days",
        "refresh",
        "offline_pictures",
        "user_agent",
        "headers",
        "credentials",
        PROXY,
        PROXY_LOGIN,
    ),
    "",
)
"""Defaults of missing settings; a value equal to its default is stored as nothing."""
MOST_HEADERS = 10


@dataclass(frozen=True, slots=True)
class Wishes:
    """Changes made in the sheet; others are None or missing. `moves` tells whether `folder` applies, as None is a valid one.
    `account_id` owns the folder.
    """

    title: str | None = None
    url: str | None = None
    moves: bool = False
    folder_id: FolderId | None = None
    account_id: AccountId | None = None
    settings: Mapping[str, str] = field(default_factory=dict)


def shared_setting(feeds: Sequence[Subscription], name: str) -> str | None:
    """Return the value shared by all; None if they differ."""
    values = {each.settings.get(name) or USUAL[name] for each in feeds}
    return values.pop() if len(values) == 1 else None


def change_command(feeds: Sequence[Subscription], wishes: Wishes) -> Command | None:
    commands: list[Command] = []
    only = feeds[0] if len(feeds) == 1 else None
    if only is not None and wishes.title is not None and wishes.title != only.title:
        commands.append(RenameSubscription(only.feed_id, "" if wishes.title == only.feed_title else wishes.title))
    if only is not None and wishes.url is not None and wishes.url not in {"", only.url, shown_address(only.url)}:
        commands.append(ChangeFeedUrl(only.feed_id, wishes.url))
    if wishes.moves:
        elsewhere = [each for each in feeds if each.folder_id != wishes.folder_id and each.account_id == wishes.account_id]
        commands += [MoveSubscription(each.feed_id, wishes.folder_id) for each in elsewhere]
    settings = {
        name: "" if value == USUAL[name] else value
        for name, value in wishes.settings.items()
        if value != shared_setting(feeds, name)
    }
    if settings:
        commands.append(SetSubscriptionSettings(tuple(each.feed_id for each in feeds), settings))
    if not commands:
        return None
    return commands[0] if len(commands) == 1 else Batch(tuple(commands))


def account_moves(feeds: Sequence[Subscription], wishes: Wishes) -> list[MoveToAccount]:
    """Return the commands that move feeds to an account or this computer, one per feed, as a server may refuse it."""
    strangers = [each.feed_id for each in feeds if wishes.moves and each.account_id != wishes.account_id]
    return [MoveToAccount((feed_id,), wishes.account_id, wishes.folder_id) for feed_id in strangers]


def account_of(folders: Sequence[Folder], folder_id: FolderId | None) -> AccountId | None:
    """Return the account of a folder; None for a local one."""
    known = {each.folder_id: each for each in folders}
    while folder_id is not None and folder_id in known:
        folder = known[folder_id]
        if folder.account_id is not None:
            return folder.account_id
        folder_id = folder.parent_id
    return None


def header_lines(stored: str, kept: str) -> str:
    """Return extra headers as text, one per line; `kept` stands for a value in the keyring."""
    try:
        headers = json.loads(stored) if stored else {}
    except ValueError:
        return ""
    return "\n".join(f"{name}: {value or kept}" for name, value in headers.items()) if isinstance(headers, dict) else ""


def headers_of(lines: str, kept: str) -> str:
    """Return headers as stored, without values that are in the keyring. Raises ValueError with the invalid line."""
    headers: dict[str, str] = {}
    for line in lines.splitlines():
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not (colon and name and value) or not name.replace("-", "").isalnum() or len(headers) == MOST_HEADERS:
            raise ValueError(line.strip())
        headers[name] = "" if value == kept else value
    return json.dumps(headers) if headers else ""
