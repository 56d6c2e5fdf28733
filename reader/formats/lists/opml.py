"""Reads subscription lists of other readers and our own: OPML 1.0, 1.1 and 2.0, well formed or not.

A list is hostile input: nothing in it is fetched, opened or run. Declared entities are refused; addresses that are not http(s)
are skipped and listed; folders are walked without recursion.
"""

import html
import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from email.utils import formatdate
from types import MappingProxyType
from xml.parsers import expat

from reader.domain.addresses import is_mail
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import AccountId, FolderId
from reader.domain.rules import is_from_here
from reader.domain.subscription import HERE_ONLY, Folder, OpmlDocument, OpmlFeed, SkippedOutline, Subscription, refused_address
from reader.domain.value_classes import dataclass
from reader.formats.encoding import decode
from reader.formats.text import literal_line, without_controls
from reader.formats.urls import LINK_LENGTH_LIMIT, canonical_url, normal_url, safe_link, without_credentials

PREFIX = "beforehand"
NAMESPACE = "urn:beforehand:opml"
DEPTH_LIMIT = 20
TITLE_LIMIT = 2000

_SHOWN_LIMIT = 200
_NOT_A_FEED = {
    "include": DetailKind.LINKED_LIST,
    "link": DetailKind.LINK,
}


@dataclass(slots=True)
class _Frame:
    """An open outline: the folder its children belong to, and its own meaning if it has none."""

    path: tuple[str, ...]
    attributes: Mapping[str, str]
    is_decided: bool


class OutlineReader:
    """Handles the start and end of every outline in document order; attribute names are case-insensitive."""

    def __init__(self) -> None:
        self.title = ""
        self.outlines = 0
        self.is_flattened = False
        self._open: list[_Frame] = []
        self._feeds: list[OpmlFeed] = []
        self._folders: dict[tuple[str, ...], int] = {}
        self._folder_settings: dict[tuple[str, ...], dict[str, str]] = {}
        self._skipped: list[SkippedOutline] = []
        self._accounts: dict[tuple[str, ...], str] = {}
        self._seen: set[tuple[str, ...]] = set()
        self._duplicates = 0
        self._next_position: dict[tuple[str, ...], int] = defaultdict(int)

    @property
    def depth(self) -> int:
        return len(self._open)

    def start(self, attributes: Mapping[str, str]) -> None:
        self.outlines += 1
        attributes = {name.lower(): value for name, value in attributes.items()}
        path = self._parent_path()
        is_feed = bool(attributes.get("xmlurl", "").strip()) and attributes.get("type", "").strip().lower() != "include"
        if is_feed:
            self._add_feed(attributes, path)
        self._open.append(_Frame(path, attributes, is_decided=is_feed))

    def end(self) -> None:
        if not self._open:
            return
        frame = self._open.pop()
        if frame.is_decided:
            return
        if frame.attributes.get(f"{PREFIX}:folder"):
            self._add_folder(frame)
        else:
            self._skip(frame.attributes, frame.attributes.get("url", ""), _reason(frame.attributes))

    def document(self) -> OpmlDocument:
        """Return everything read so far, closing open outlines."""
        while self._open:
            self.end()
        return OpmlDocument(
            title=_one_line(self.title),
            feeds=tuple(self._feeds),
            folders=tuple(self._folders),
            skipped=tuple(self._skipped),
            duplicates=self._duplicates,
            folder_positions=tuple(self._folders.values()),
            folder_settings=tuple(self._folder_settings[path] for path in self._folders),
            accounts=tuple(self._accounts.items()),
        )

    def _parent_path(self) -> tuple[str, ...]:
        if not self._open:
            return ()
        parent = self._open[-1]
        if not parent.is_decided:
            self._add_folder(parent)
        return parent.path

    def _add_folder(self, frame: _Frame) -> None:
        """Make an outline a folder whose path ends in its title. Without a title its children join the parent folder."""
        frame.is_decided = True
        title = _shown_title(frame.attributes)
        if not title:
            return
        if len(frame.path) == DEPTH_LIMIT:
            self.is_flattened = True
            return
        parent = frame.path
        frame.path = (*parent, title)
        if frame.path not in self._folders:
            self._folders[frame.path] = self._place(parent)
        server = safe_link(frame.attributes.get(f"{PREFIX}:account", ""))
        if server:
            self._accounts.setdefault(frame.path, server)
        settings = _settings(frame.attributes.get(f"{PREFIX}:settings", ""))
        self._folder_settings[frame.path] = settings | self._folder_settings.get(frame.path, {})

    def _add_feed(self, attributes: Mapping[str, str], path: tuple[str, ...]) -> None:
        address = attributes["xmlurl"]
        url = _feed_url(address)
        if not url:
            self._skip(attributes, address, Detail(DetailKind.NO_WEB_ADDRESS))
            return
        # an account may follow what this computer follows too
        owner = next((each for each in self._accounts if path[: len(each)] == each), ())
        same = (canonical_url(url), *owner)
        if same in self._seen:
            self._duplicates += 1
            return
        self._seen.add(same)
        self._feeds.append(
            OpmlFeed(
                url=url,
                title=_shown_title(attributes),
                site_url=safe_link(attributes.get("htmlurl", "")),
                path=path,
                settings=_settings(attributes.get(f"{PREFIX}:settings", "")),
                custom_title=_one_line(attributes.get(f"{PREFIX}:customtitle", "")),
                position=self._place(path),
            )
        )

    def _place(self, path: tuple[str, ...]) -> int:
        position = self._next_position[path]
        self._next_position[path] += 1
        return position

    def _skip(self, attributes: Mapping[str, str], url: str, reason: Detail) -> None:
        self._skipped.append(SkippedOutline(_shown_title(attributes)[:_SHOWN_LIMIT], refused_address(_one_line(url)), reason))


def _reason(attributes: Mapping[str, str]) -> Detail:
    kind = attributes.get("type", "").strip().lower()
    return Detail(_NOT_A_FEED.get(kind, DetailKind.NO_FEED_ADDRESS if kind else DetailKind.EMPTY_OUTLINE))


def _feed_url(address: str) -> str:
    if len(address) > LINK_LENGTH_LIMIT:
        return ""
    try:
        return normal_url(address)
    except ReaderError:
        return ""


def _shown_title(attributes: Mapping[str, str]) -> str:
    return _one_line(attributes.get("text", "")) or _one_line(attributes.get("title", ""))


def _one_line(text: str) -> str:
    return literal_line(text)[:TITLE_LIMIT]


def _settings(text: str) -> dict[str, str]:
    """Return our own settings of a feed or folder; {} if the attribute is missing or invalid."""
    try:
        settings = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    if not isinstance(settings, dict):
        return {}
    return {name: value for name, value in settings.items() if isinstance(value, str)}


_COMMENT_START, _COMMENT_END = "<!--", "-->"
_TAG = re.compile(r"<(/?)outline(?![\w:.-])|</(?:body|opml)\s*>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"(?<![\w:.-])([A-Za-z_][\w:.-]*)\s*=\s*([\"'])")
_AFTER_VALUE = r"(?=\s*[A-Za-z_][\w:.-]*\s*=\s*[\"']|\s*/?>\s*(?:<|\Z))"
_VALUE_END = {quote: re.compile(quote + _AFTER_VALUE) for quote in "\"'"}
_TAG_END = re.compile(r"/?>")
_TITLE = re.compile(r"<title>([^<]{0,2000})</title", re.IGNORECASE)
_REFERENCE = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_FIRST_NAME = re.compile(r"<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")


@dataclass(slots=True)
class Repairs:
    """Counts of repaired ampersands, folders, and outlines with quotation marks or < inside a value."""

    ampersands: int = 0
    quoted: int = 0
    angled: int = 0
    unclosed: int = 0

    def details(self) -> list[Detail]:
        counted = (
            (DetailKind.BARE_AMPERSANDS, self.ampersands),
            (DetailKind.QUOTATION_MARKS, self.quoted),
            (DetailKind.ANGLE_BRACKETS, self.angled),
            (DetailKind.UNCLOSED_FOLDERS, self.unclosed),
        )
        return [Detail(kind, (count,)) for kind, count in counted if count]


def recover_outlines(text: str, outlines: OutlineReader) -> Repairs:
    """Read as much as possible of a broken list into `outlines`."""
    repairs = Repairs()
    text = _CONTROLS.sub(" ", _without_comments(text))
    tags = list(_TAG.finditer(text))
    title = _TITLE.search(text, 0, tags[0].start() if tags else len(text))
    outlines.title = _plain_value(title[1], repairs) if title else ""
    for number, tag in enumerate(tags):
        if tag[1] is None:
            continue
        if tag[1]:
            outlines.end()
            continue
        end = tags[number + 1].start() if number + 1 < len(tags) else len(text)
        attributes, is_empty = _read_tag(text[tag.end() : end], repairs)
        outlines.start(attributes)
        if is_empty:
            outlines.end()
    repairs.unclosed = outlines.depth
    return repairs


def root_name(text: str) -> str:
    """Return the root element's name in lower case without prefix; '' if none."""
    found = _FIRST_NAME.search(_without_comments(text))
    return found[1].lower() if found else ""


def _without_comments(text: str) -> str:
    kept: list[str] = []
    at = 0
    while (start := text.find(_COMMENT_START, at)) >= 0:
        kept.append(text[at:start])
        end = text.find(_COMMENT_END, start)
        at = len(text) if end < 0 else end + len(_COMMENT_END)
    kept.append(text[at:])
    return "".join(kept)


def _read_tag(tag: str, repairs: Repairs) -> tuple[dict[str, str], bool]:
    """Return an outline's attributes and whether it is self-closing; `tag` extends to the next tag."""
    attributes: dict[str, str] = {}
    is_quoted = is_angled = False
    # A search that found no end up to the tag's finds none further on either: not looking again keeps this linear.
    hopeless: set[str] = set()
    at = 0
    while start := _ATTRIBUTE.search(tag, at):
        end = None if start[2] in hopeless else _VALUE_END[start[2]].search(tag, start.end())
        if end is None:
            hopeless.add(start[2])
        stop = end.start() if end else tag.find(start[2], start.end())
        if stop < 0:
            break
        value = tag[start.end() : stop]
        is_quoted = is_quoted or start[2] in value
        is_angled = is_angled or "<" in value
        attributes.setdefault(start[1], _plain_value(value, repairs))
        at = stop + 1
    repairs.quoted += is_quoted
    repairs.angled += is_angled
    close = _TAG_END.search(tag, at)
    return attributes, close is not None and close[0] == "/>"


def _plain_value(value: str, repairs: Repairs) -> str:
    references = _REFERENCE.findall(value)
    repairs.ampersands += value.count("&") - len(references)
    return _REFERENCE.sub(lambda match: html.unescape(match[0]), value)


_BOM = b"\xef\xbb\xbf"
_DECLARATION = re.compile(r"<\?xml[^>]{0,500}\?>", re.IGNORECASE)
_DECLARED_CHARSET = re.compile(rb"<\?xml[^>]{0,500}?encoding\s*=\s*[\"']\s*(?!utf-?8)", re.IGNORECASE)
_ENTITY = re.compile(r"<!ENTITY", re.IGNORECASE)
_OTHER_ROOTS = frozenset({"html", "rss", "rdf", "feed"})


def read_opml(data: bytes) -> OpmlDocument:
    """Read the feeds and folders of a list; ReaderError EMPTY, XML_ENTITY or NOT_OPML if it is invalid."""
    if not data.strip(b" \t\r\n\x00"):
        raise ReaderError(ProblemKind.EMPTY)
    text, repairs = _readable(data)
    outlines = OutlineReader()
    try:
        names = _read_strictly(text, outlines)
    except expat.ExpatError as error:
        if _ENTITY.search(text):
            raise ReaderError(ProblemKind.XML_ENTITY) from None
        repairs.append(Detail(DetailKind.NOT_WELL_FORMED, (error.lineno,)))
        outlines = OutlineReader()
        repairs += recover_outlines(text, outlines).details()
        names = [root_name(text)]
    root = names[0]
    if root in _OTHER_ROOTS:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.OTHER_ROOT, (f"<{root}>",)))
    is_empty_list = root == "opml" and "body" in names
    if not outlines.outlines and not is_empty_list:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_SUBSCRIPTIONS if root else DetailKind.NO_XML))
    if names[0] != "opml":
        repairs.append(Detail(DetailKind.NO_OPML_ELEMENT))
    document = outlines.document()
    if outlines.is_flattened:
        repairs.append(Detail(DetailKind.DEEP_FOLDERS, (DEPTH_LIMIT,)))
    return replace(document, repairs=tuple(repairs))


def _readable(data: bytes) -> tuple[str, list[Detail]]:
    """Return the text from its first tag on, without an XML declaration, and the repairs made to its bytes."""
    repairs: list[Detail] = []
    # Without the mark, so that stray bytes of another encoding in a document that is marked as UTF-8 are still read as such.
    body = data.removeprefix(_BOM)
    text = decode(body)
    is_wide = b"\x00" in body[:4]
    if not is_wide and not _is_utf8(body) and not _DECLARED_CHARSET.search(body[:1024]):
        repairs.append(Detail(DetailKind.OTHER_ENCODING))
    start = text.lstrip("\ufeff \t\r\n")
    if len(start) < len(text):
        repairs.append(Detail(DetailKind.SPACES_BEFORE))
    return _DECLARATION.sub("", start, count=1) if start[:5].lower() == "<?xml" else start, repairs


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _read_strictly(text: str, outlines: OutlineReader) -> list[str]:
    """Read well-formed XML into `outlines` and return the distinct element names, the root first; raises expat.ExpatError."""
    parser = expat.ParserCreate(encoding="utf-8")
    open_names: list[str] = []
    seen: dict[str, None] = {}
    title: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        name = name.lower()
        seen[name] = None
        open_names.append(name)
        if name == "outline":
            outlines.start(attributes)

    def end(name: str) -> None:
        open_names.pop()
        if name.lower() == "outline":
            outlines.end()

    def characters(text: str) -> None:
        if open_names[-2:] == ["head", "title"]:
            title.append(text)

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.EntityDeclHandler = _refuse_entity
    parser.Parse(text.encode("utf-8", "replace"), True)  # noqa: FBT003 - expat takes it by position only
    outlines.title = "".join(title)
    return list(seen)


def _refuse_entity(*_declaration: object) -> None:
    raise ReaderError(ProblemKind.XML_ENTITY)


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
    """Return the document, in the order of positions. Feeds written by one of the user's programs are skipped: no other import
    may run one. Credentials in addresses are skipped unless requested. `servers` are those of the accounts.
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
    nodes: list[Node] = [*folders, *(each for each in subscriptions if not (is_from_here(each.url) or is_mail(each.url)))]
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
