"""Media types of feeds, used in requests, pages and Link headers."""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

FEED_TYPES: Mapping[str, float] = {
    "application/atom+xml": 1,
    "application/rss+xml": 1,
    "application/feed+json": 1,
    "application/rdf+xml": 0.9,
    "application/xml": 0.8,
    "text/xml": 0.8,
    "application/json": 0.7,
    "application/x-rss+xml": 0,
    "application/x-atom+xml": 0,
    "application/rss": 0,
    "application/atom": 0,
    "text/rss": 0,
    "text/rss+xml": 0,
    "text/atom": 0,
    "text/atom+xml": 0,
}
"""Types with their weight in a request (RFC 9110, 12.4.2); 0 for types that are recognised but never requested."""

ACCEPTED = ", ".join(name if weight == 1 else f"{name};q={weight}" for name, weight in FEED_TYPES.items() if weight)

_ONLY_AT_FEEDS = {"application/json": re.compile(r"feed[^/]*$|/feed/", re.IGNORECASE)}
"""Types that count only if the path says feed: WordPress announces its REST API as JSON."""


def announces_feed(media_type: str, url: str) -> bool:
    """Return whether an alternate of this type and address is a feed; parameters of the type are ignored."""
    name = media_type.partition(";")[0].strip().lower()
    path = _ONLY_AT_FEEDS.get(name)
    return name in FEED_TYPES and (path is None or bool(path.search(urlsplit(url).path)))
