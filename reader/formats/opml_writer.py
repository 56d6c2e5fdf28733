"""Writes subscriptions as an OPML 2.0 file that other readers understand and that we can read back unchanged. Pure; any thread.

Our own data are in prefixed attributes that others ignore: `beforehand:customTitle` if the user chose the name,
`beforehand:settings` (JSON) for the settings of a feed or folder, `beforehand:folder` for an empty folder, `beforehand:account`
(the address of its server) for the folder of an account.
"""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from email.utils import formatdate
from types import MappingProxyType

from reader.domain.ids import AccountId, FolderId
from reader.domain.programs import program_of
from reader.domain.subscription import HERE_ONLY, Folder, Subscription
from reader.formats.opml_outlines import NAMESPACE, PREFIX
from reader.formats.text import without_controls
from reader.formats.urls import without_credentials

Node = Folder | Subscription

SECRET_SETTINGS = frozenset({"headers"})
"""Settings that may contain secrets, such as headers for one site."""

_ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"},
)


def write_opml(
    folders: Sequence[Folder],
    subscriptions: Sequence[Subscription],
    *,
    title: str,
    created_at: float,
    with_credentials: bool = False,
    servers: Mapping[AccountId, str] = MappingProxyType({}),
) -> bytes:
    """Return the document, in the order of positions.

    Feeds written by one of the user's programs are skipped: no other import may run one. Credentials in addresses are skipped
    unless requested. `servers` are those of the accounts.
    """
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<opml version="2.0" xmlns:{PREFIX}="{NAMESPACE}">',
        f"<head><title>{_escaped(title)}</title><dateCreated>{formatdate(created_at, usegmt=True)}</dateCreated></head>",
        "<body>",
        *_outlines(folders, subscriptions, servers, with_credentials=with_credentials),
        "</body>",
        "</opml>",
        "",
    ]
    return "\n".join(lines).encode("utf-8")


def _outlines(
    folders: Sequence[Folder], subscriptions: Sequence[Subscription], servers: Mapping[AccountId, str], *, with_credentials: bool
) -> list[str]:
    children = _children(folders, subscriptions)
    lines: list[str] = []
    waiting: list[Node | None] = list(reversed(children[None]))
    while waiting:
        node = waiting.pop()
        if node is None:
            lines.append("</outline>")
        elif isinstance(node, Subscription):
            lines.append(_feed_line(node, with_credentials=with_credentials))
        elif inside := children[node.folder_id]:
            lines.append(f"<outline{_attributes(_folder(node, servers))}>")
            waiting += [None, *reversed(inside)]
        else:
            lines.append(f"<outline{_attributes(_folder(node, servers) | {f'{PREFIX}:folder': 'true'})}/>")
    return lines


def _folder(folder: Folder, servers: Mapping[AccountId, str]) -> dict[str, str]:
    attributes = {"text": folder.title, "title": folder.title}
    if folder.account_id is not None and folder.account_id in servers:
        attributes[f"{PREFIX}:account"] = without_credentials(servers[folder.account_id])
    if folder.settings:
        attributes[f"{PREFIX}:settings"] = _json(folder.settings)
    return attributes


def _children(folders: Sequence[Folder], subscriptions: Sequence[Subscription]) -> dict[FolderId | None, list[Node]]:
    known = {folder.folder_id for folder in folders}
    children: dict[FolderId | None, list[Node]] = defaultdict(list)
    nodes: list[Node] = [*folders, *(each for each in subscriptions if not program_of(each.url))]
    for node in nodes:
        parent_id = node.parent_id if isinstance(node, Folder) else node.folder_id
        children[parent_id if parent_id in known else None].append(node)
    for siblings in children.values():
        siblings.sort(key=lambda node: node.position)
    return children


def _feed_line(subscription: Subscription, *, with_credentials: bool) -> str:
    url, site_url = subscription.url, subscription.site_url
    if not with_credentials:
        url, site_url = without_credentials(url), without_credentials(site_url)
    title = subscription.custom_title or subscription.feed_title or url
    attributes = {"type": "rss", "text": title, "title": title, "xmlUrl": url}
    if site_url:
        attributes["htmlUrl"] = site_url
    if subscription.custom_title:
        attributes[f"{PREFIX}:customTitle"] = subscription.custom_title
    left_out = HERE_ONLY if with_credentials else HERE_ONLY | SECRET_SETTINGS
    settings = {name: value for name, value in subscription.settings.items() if name not in left_out}
    if settings:
        attributes[f"{PREFIX}:settings"] = _json(settings)
    return f"<outline{_attributes(attributes)}/>"


def _json(settings: Mapping[str, str]) -> str:
    return json.dumps(dict(settings), sort_keys=True)


def _attributes(values: dict[str, str]) -> str:
    return "".join(f' {name}="{_escaped(value)}"' for name, value in values.items())


def _escaped(text: str) -> str:
    return without_controls(text).translate(_ESCAPES)
