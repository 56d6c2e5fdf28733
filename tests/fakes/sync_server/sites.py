"""What the server fetches from sites on loopback itself when somebody subscribes or refreshes."""

import datetime as dt
import http.client
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

from lxml import etree

from tests.fakes.documents import Posting
from tests.fakes.waiting import PATIENCE

ATOM = "{http://www.w3.org/2005/Atom}"


class NoFeedError(Exception):
    """There is none at that address; says why."""


class Site:
    """A feed as it was fetched."""

    def __init__(self, url: str) -> None:
        root = _fetch(url)
        is_atom = root.tag == f"{ATOM}feed"
        channel = root if is_atom else root.find("channel")
        if channel is None:
            raise NoFeedError("no feed there")
        prefix = ATOM if is_atom else ""
        self.title = channel.findtext(f"{prefix}title") or url
        self.site_url = _link(channel, is_atom=is_atom)
        entries = channel.findall(f"{prefix}{'entry' if is_atom else 'item'}")
        self.items = [_posting(each, is_atom=is_atom) for each in entries]


def _fetch(url: str) -> etree._Element:
    parts = urlsplit(url)
    if not (parts.hostname or "").startswith("127."):
        # to look up a name that nobody has may take longer than a client waits for an answer
        raise NoFeedError("not on loopback")
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port or 80, timeout=PATIENCE)
    try:
        connection.request("GET", f"{parts.path}?{parts.query}" if parts.query else parts.path)
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise NoFeedError(f"status {response.status}")
        return etree.fromstring(body, etree.XMLParser(resolve_entities=False, no_network=True))
    except (OSError, http.client.HTTPException, etree.XMLSyntaxError) as error:
        raise NoFeedError(str(error)) from error
    finally:
        connection.close()


def _link(element: etree._Element, *, is_atom: bool) -> str:
    if not is_atom:
        return element.findtext("link") or ""
    return next(
        (str(each.get("href")) for each in element.findall(f"{ATOM}link") if each.get("rel", "alternate") == "alternate"), ""
    )


def _posting(element: etree._Element, *, is_atom: bool) -> Posting:
    prefix = ATOM if is_atom else ""
    link = _link(element, is_atom=is_atom)
    key = element.findtext(f"{prefix}{'id' if is_atom else 'guid'}") or link
    html = element.findtext(f"{prefix}{'content' if is_atom else 'description'}") or ""
    return Posting(key, element.findtext(f"{prefix}title") or "", html, link, _posted_at(element, is_atom=is_atom))


def _posted_at(element: etree._Element, *, is_atom: bool) -> int | None:
    text = element.findtext(f"{ATOM}published" if is_atom else "pubDate")
    if not text:
        return None
    when = dt.datetime.fromisoformat(text) if is_atom else parsedate_to_datetime(text)
    return int(when.timestamp())
