"""Reads Thunderbird's feeds.json, and feeds.rdf of versions before 79: subscriptions and their mail folders. Pure; runs in the
parser process.
"""

import json
from typing import Any
from urllib.parse import unquote

from lxml import etree

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import OtherFeed, OtherReader

NAME = "Thunderbird"
_FEEDS_MAX = 100_000
_DC, _RDF = "{http://purl.org/dc/elements/1.1/}", "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
_IDENTIFIER, _TITLE, _LINK = f"{_DC}identifier", f"{_DC}title", "{http://purl.org/rss/1.0/}link"
_ABOUT, _RESOURCE, _FOLDER = f"{_RDF}about", f"{_RDF}resource", "{urn:forumzilla:}destFolder"


def looks_like_thunderbird(head: bytes) -> bool:
    """Check whether a document is a JSON list of feeds with a mail folder."""
    return head.lstrip()[:1] == b"[" and b'"destFolder"' in head


def read_thunderbird(text: str) -> OtherReader:
    """Read the feeds with their folders; ReaderError(NOT_OPML) for other JSON. Read states are in its mail, not here."""
    try:
        feeds = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNREADABLE_JSON)) from error
    return OtherReader(NAME, tuple(_feed(each) for each in feeds[:_FEEDS_MAX] if isinstance(each, dict)))


def looks_like_old_thunderbird(head: bytes) -> bool:
    """Check whether a document is RDF in the vocabulary of Forumzilla, the origin of Thunderbird's reader."""
    return b"urn:forumzilla:" in head and b"RDF" in head


def read_old_thunderbird(text: str) -> OtherReader:
    """Read the feeds of feeds.rdf; ReaderError(NOT_OPML) if it is no XML. Entities are never resolved."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True, huge_tree=False)
    root = etree.fromstring(text.encode(), parser)
    if root is None:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_XML))
    feeds = []
    for feed in root.iter("{urn:forumzilla:}feed"):
        values = {**feed.attrib, **{str(child.tag): child.text or child.get(_RESOURCE, "") for child in feed.iterchildren("*")}}
        url = values.get(_IDENTIFIER) or values.get(_ABOUT, "")
        feeds.append(_placed(url, values.get(_TITLE, ""), values.get(_LINK, ""), values.get(_FOLDER, "")))
    return OtherReader(NAME, tuple(feeds[:_FEEDS_MAX]))


def _feed(feed: dict[str, Any]) -> OtherFeed:
    return _placed(_text(feed, "url"), _text(feed, "title"), _text(feed, "link"), _text(feed, "destFolder"))


def _placed(url: str, title: str, site_url: str, mail_folder: str) -> OtherFeed:
    folders = [unquote(part) for part in mail_folder.partition("://")[2].split("/")[1:]]
    # usually every feed has its own folder with its name
    if folders and folders[-1] == title:
        del folders[-1]
    return OtherFeed(url, title, site_url, tuple(folders))


def _text(feed: dict[str, Any], key: str) -> str:
    value = feed.get(key)
    return value if isinstance(value, str) else ""
