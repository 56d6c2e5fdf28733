"""Hosts of URLs, names and addresses of private networks, and addresses of files. Any thread."""

import ipaddress
import os
import re
from functools import lru_cache
from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit

_PLAIN = re.compile(r"https?://([a-z0-9.-]+)(?::[0-9]+)?(?:[/?#]|\Z)")
"""Matches the start of most addresses; splitting takes ten times as long."""


def host_of(url: str) -> str:
    """Return the host in lower case, without port and trailing dot; empty if there is none."""
    plain = _PLAIN.match(url)
    try:
        return (plain[1] if plain else urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


_PLATFORMS = frozenset(
    {"blogspot", "github", "gitlab", "medium", "substack", "tumblr", "typepad", "wordpress", "livejournal", "ghost"}
)
_SHORT_LABEL = 3


def site_of(host: str) -> str:
    """Return the part of a host that one publisher has: the last two labels, or three under a suffix such as co.uk; all of it under a
    platform that gives each of its writers a name.
    """
    labels = host.removeprefix("www.").split(".")
    if len(labels) > 2 and labels[-2] in _PLATFORMS:
        return ".".join(labels)
    has_suffix = len(labels) > 2 and len(labels[-2]) <= _SHORT_LABEL and len(labels[-1]) < _SHORT_LABEL
    return ".".join(labels[-3:] if has_suffix else labels[-2:])


PRIVATE_SUFFIXES = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".home", ".intranet")
"""Suffixes that are never in the public DNS (RFC 6761, 6762, 8375, and those of home routers)."""

IPV4_BYTES = 4
BYTE = 256
LONGEST_NUMBER = 14
NAT64 = ipaddress.ip_network("64:ff9b::/96")
SIX_TO_FOUR = ipaddress.ip_network("2002::/16")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_private_address(text: str) -> bool:
    """Return whether a numeric address is not public: loopback, private, link-local, metadata, multicast, unspecified. IPv6 forms
    that embed an IPv4 address (mapped, NAT64, 6to4) are judged by it. Unparsable ones are private.
    """
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return True
    return _is_private(_embedded(address) or address)


@lru_cache(maxsize=4096)
def is_private_name(host: str) -> bool:
    """Return whether a URL's host names this computer or its network: localhost, box.local, 192.168.1.2.

    Every spelling of an IPv4 address counts (127.1, 0x7f.1, 2130706433). A public name that resolves to a private address is
    caught by the check of the connected address instead.
    """
    name = host.strip("[]").rstrip(".").lower()
    if ":" in name:
        return is_private_address(name)
    numeric = _loose_ipv4(name)
    if numeric is not None:
        return _is_private(numeric)
    return "." not in name or name.endswith(PRIVATE_SUFFIXES)


def _is_private(address: Address) -> bool:
    is_old_local = isinstance(address, ipaddress.IPv6Address) and address.is_site_local
    return not address.is_global or address.is_multicast or address.is_reserved or is_old_local


def _embedded(address: Address) -> ipaddress.IPv4Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.sixtofour if address in SIX_TO_FOUR else None


def _loose_ipv4(name: str) -> ipaddress.IPv4Address | None:
    """Parse an IPv4 address as inet_aton does: one to four parts, each decimal, octal (0177) or hexadecimal (0x7f)."""
    numbers = [_number(part) for part in name.split(".")]
    known = [number for number in numbers if number is not None]
    if len(known) != len(numbers) or len(known) > IPV4_BYTES:
        return None
    *first, last = known
    if any(part >= BYTE for part in first) or last >= BYTE ** (IPV4_BYTES + 1 - len(known)):
        return None
    value = sum(part * BYTE ** (IPV4_BYTES - 1 - place) for place, part in enumerate(first))
    return ipaddress.IPv4Address(value + last)


def _number(part: str) -> int | None:
    if len(part) > LONGEST_NUMBER or not part.isascii() or not part.isalnum():
        return None
    try:
        if part.startswith("0x"):
            return int(part[2:] or "0", 16)
        return int(part, 8) if part.startswith("0") else int(part)
    except ValueError:
        return None


def is_private_url(url: str) -> bool:
    host = host_of(url)
    return bool(host) and is_private_name(host)


_FILE = "file:"
_DRIVE = re.compile(r"/[A-Za-z]:/")


def file_url(path: Path) -> str:
    """Return the address of a feed in a file. Raises ValueError for a path that is not absolute."""
    return path.as_uri()


def file_of(url: str) -> str:
    """Return the path of the file that a feed is read from; empty for a feed from elsewhere."""
    if not url.startswith(f"{_FILE}///"):
        return ""
    path = os.fsdecode(unquote_to_bytes(url.removeprefix(f"{_FILE}//")))
    return path[1:] if _DRIVE.match(path) else path


def is_mail(url: str) -> bool:
    """Return whether an address is that of a mailbox (`domain.mailbox`); it need not be a valid one."""
    return url[:8].lower().startswith(("imaps://", "imap://"))
