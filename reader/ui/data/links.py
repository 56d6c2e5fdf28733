"""Decides which links of an article may be opened, their true target, and how that is shown. GUI thread only."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QUrl, QUrlQuery

from reader.domain.sentences import fill
from reader.domain.subscription import shown_address
from reader.formats.articles.blocks import Run

NEXT = "action:next"
BROWSER = "action:browser"
FOLD = "fold:"
COPY = "copy:"
TAG = "tag:"
ENTRY = "entry:"
STAR, READ, MENU, WHOLE = "star:", "read:", "menu:", "whole:"
"""Link schemes for actions at each of many articles on a page, followed by its number."""
CHAPTER = "chapter:"
CHANGES = "changes:"
"""Followed by the number of an earlier version, or nothing to show the article as it is."""
_OPENABLE = frozenset({"http", "https", "mailto"})
_SHOWN_LENGTH = 120
_SHOWN_HOST = 60
_SUFFIXES = frozenset(
    ("com", "org", "net", "edu", "gov", "mil", "info", "biz", "io", "co", "uk", "de", "fr", "eu", "nl", "it", "es", "ch", "at", "jp", "cn",
     "ru", "br", "in", "au", "ca", "us", "test")
)  # fmt: skip
"""Top-level domains that make a name an address even without http and www: others may be "Node.js" or "README.md"."""
_SCHEME = re.compile(r"(?:https?:)?[/\\]{2,}", re.IGNORECASE)
_AUTHORITY = re.compile(r"[^\s/?#\\]*")
_AROUND = re.compile(r"^\W+|[\s.,;:!?\"')\]>»\N{RIGHT SINGLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}]+$")


def openable(url: QUrl) -> str:
    """Return the address for the browser, rebuilt, pure ASCII and without a user name; empty if it must not be opened. A user
    name only serves to imitate another host.
    """
    if not url.isValid() or url.scheme() not in _OPENABLE or (url.scheme() != "mailto" and not url.host()):
        return ""
    if url.scheme() == "mailto" and _attaches(url):
        return ""
    return shown_address(bytes(url.toEncoded().data()).decode("ascii"))


def _attaches(url: QUrl) -> bool:
    """Check whether a mail link attaches a file: some mail programs accept any."""
    names = (name for name, _ in QUrlQuery(url).queryItems(QUrl.ComponentFormattingOption.FullyDecoded))
    return any(name.lower().startswith("attach") for name in names)


def without_user(href: str) -> str:
    """Remove the user name from a link, so that it is never copied or opened."""
    return openable(QUrl(href)) or href if "@" in href and href.startswith("http") else href


def true_host(url: QUrl) -> str:
    """Return the host in ASCII, so that look-alike letters show; of a very long one the end, which names its owner."""
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded)
    return host if len(host) <= _SHOWN_HOST else f"…{host[1 - _SHOWN_HOST :]}"


def described(url: QUrl, named: str = "") -> str:
    """Return a link's target as one line; '' for internal links. `named` is the other host that the link's text names."""
    address = openable(url)
    if url.scheme() != "mailto" and address:
        host = url.host(QUrl.ComponentFormattingOption.FullyEncoded)
        address = address.replace(host, true_host(url), 1)
    shown = address if len(address) <= _SHOWN_LENGTH else address[: _SHOWN_LENGTH - 1] + "…"
    if not named or not shown:
        return shown
    text = QCoreApplication.translate("ArticlePane", "Links to {host}, not {named}: {address}")
    return fill(text, host=true_host(url), named=named, address=shown)


def named_host(text: str) -> str:
    """Return the host that a text names as an address, in ASCII; '' if none."""
    plain = _AROUND.sub("", "".join(sign for sign in text if sign.isprintable()))
    scheme = _SCHEME.match(plain)
    rest = plain[scheme.end() :] if scheme else plain
    authority = _AUTHORITY.match(rest)
    host_text = authority[0] if authority else ""
    if (
        not scheme
        and not host_text.lower().startswith("www.")
        and (host_text != rest.partition("/")[0] or not _is_name(host_text))
    ):
        return ""
    hosts = [each.partition(":")[0] for each in host_text.split("@")]
    named = next((each for each in hosts if "." in each.strip(".")), "")
    return QUrl(f"http://{named}/").host(QUrl.ComponentFormattingOption.FullyEncoded).rstrip(".") if named else ""


def _is_name(host_text: str) -> bool:
    return "." in host_text and "@" not in host_text and host_text.partition(":")[0].rpartition(".")[2].lower() in _SUFFIXES


def misleads(text: str, href: str) -> str:
    """Return the host that a link's text names if its target is another one; else ''."""
    url = QUrl(href)
    named, host = named_host(text), url.host(QUrl.ComponentFormattingOption.FullyEncoded).rstrip(".")
    if not named or url.scheme() not in {"http", "https"}:
        return ""
    one, other = f".{named.removeprefix('www.')}", f".{host.removeprefix('www.')}"
    return "" if one.endswith(other) or other.endswith(one) else named


def with_misled(runs: Iterable[Run]) -> Iterator[tuple[Run, str]]:
    """Yield each run, and at the end of a misleading link the host that its text names."""
    for href, group in groupby(runs, key=lambda run: run.href):
        parts = list(group)
        named = misleads("".join(run.text for run in parts), href) if href else ""
        for run in parts[:-1]:
            yield run, ""
        yield parts[-1], named
