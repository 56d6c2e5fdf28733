"""Finds the feed of an article that names none, by the site its link leads to. Pure; any thread."""

from collections import defaultdict
from collections.abc import Iterable
from posixpath import dirname
from urllib.parse import urlsplit

from reader.formats.urls import canonical_url


class Sites:
    """Index of feeds by feed and site address. Ambiguous or uncertain matches give no feed."""

    def __init__(self, feeds: Iterable[tuple[str, str]]) -> None:
        self._feeds: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        self._sites: defaultdict[str, set[str]] = defaultdict(set)
        for url, site_url in feeds:
            host, path = _place(site_url)
            if host:
                self._sites[canonical_url(site_url)].add(url)
            else:
                host, path = _place(url)
                path = dirname(path)
            self._feeds[host].append((path.rstrip("/"), url))

    def feed_of(self, link: str, site_url: str = "") -> str:
        """Return the feed's address, or ''. On a host of many sites, the article must be below the path of its site."""
        named = self._sites.get(canonical_url(site_url), set()) if site_url else set()
        if len(named) == 1:
            return next(iter(named))
        host, path = _place(link)
        above = [(len(start), url) for start, url in self._feeds.get(host, ()) if path.startswith(f"{start}/")]
        deepest = max((depth for depth, _ in above), default=0)
        urls = {url for depth, url in above if depth == deepest}
        return next(iter(urls)) if len(urls) == 1 else ""


def _place(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
        return (parts.hostname or "").removeprefix("www.").rstrip("."), parts.path or "/"
    except ValueError:
        return "", "/"
