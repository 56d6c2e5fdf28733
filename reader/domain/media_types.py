"""The media types of feeds: asked for in requests, recognised in pages and in Link headers."""

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
"""Each with its weight in a request (RFC 9110, 12.4.2); 0 for what is met, but never asked for."""

ACCEPTED = ", ".join(name if weight == 1 else f"{name};q={weight}" for name, weight in FEED_TYPES.items() if weight)
"""What a request for a feed says that it takes."""

_ONLY_AT_FEEDS = {"application/json": re.compile(r"feed[^/]*$|/feed/", re.IGNORECASE)}
"""Types that count only where the path says feed: WordPress announces its programming interface as JSON."""


def announces_feed(media_type: str, url: str) -> bool:
    """Whether an alternate of this type at this address is a feed; parameters of the type do not matter."""
    name = media_type.partition(";")[0].strip().lower()
    path = _ONLY_AT_FEEDS.get(name)
    return name in FEED_TYPES and (path is None or bool(path.search(urlsplit(url).path)))
