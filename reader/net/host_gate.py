"""Turns at a host: one request at a time, a pause between two, and none during a cooldown. Pure; one thread."""

from collections.abc import Iterable, Mapping
from functools import cache

from reader.domain.private_hosts import is_private_name

SPACING_SECONDS: Mapping[str, float] = {"reddit.com": 60.0}
"""Longer pauses for sites that block frequent requests."""

SHARED_SITES = frozenset({"reddit.com", "tumblr.com", "wordpress.com", "blogspot.com", "substack.com", "livejournal.com"})
"""Sites that serve each blog under a name of its own from the same machines; their names share one turn."""


class HostGate:
    """Decides when a host may be contacted. Hosts are names as in a URL; all names of a shared site count as one. Private hosts
    (localhost, 192.168.1.2) get one request at a time but no pause: they are the user's own machines. A request that waits for a
    slow server releases its slot among `max_in_flight`, but its own host stays busy.
    """

    def __init__(self, spacing_seconds: float = 1.0, max_in_flight: int = 8) -> None:
        self._spacing_seconds = spacing_seconds
        self._max_in_flight = max_in_flight
        self._in_flight: set[str] = set()
        self._lingering: set[str] = set()
        self._started_at: dict[str, float] = {}
        self._background_at: dict[str, float] = {}
        self._cooldowns: dict[str, int] = {}

    def may_start(self, host: str, now: float) -> bool:
        if self.is_full or site_of(host) in self._in_flight:
            return False
        return self.next_start_at(host, now) <= now

    def next_start_at(self, host: str, now: float) -> float:
        """Return the earliest time for the next start by spacing and cooldown, ignoring requests under way."""
        site = site_of(host)
        last = self._started_at.get(site)
        spaced = now if last is None or last > now else last + self._spacing(site)
        return max(now, spaced, self._cooldowns.get(site, 0))

    def started(self, host: str, now: float) -> None:
        site = site_of(host)
        self._in_flight.add(site)
        self._started_at[site] = now

    def next_background_at(self, host: str, now: float, pause_seconds: float) -> float:
        """Return the start time of a background request: `pause_seconds` after the previous one to a public host."""
        site = site_of(host)
        last = self._background_at.get(site)
        rested = now if last is None or last > now or is_private_name(site) else last + pause_seconds
        return max(self.next_start_at(host, now), rested)

    def background_started(self, host: str, now: float) -> None:
        """Note the start of a background request; it takes a turn like any other."""
        self.started(host, now)
        self._background_at[site_of(host)] = now

    def finished(self, host: str) -> None:
        self._in_flight.discard(site_of(host))
        self._lingering.discard(site_of(host))

    def keep(self, hosts: Iterable[str]) -> None:
        """Keep only requests to these hosts; those to others have ended with an error."""
        sites = {site_of(host) for host in hosts}
        self._in_flight &= sites
        self._lingering &= sites

    def linger(self, host: str) -> None:
        """Release the slot of a slow request at this host."""
        if site_of(host) in self._in_flight:
            self._lingering.add(site_of(host))

    def is_busy(self, host: str) -> bool:
        return site_of(host) in self._in_flight

    @property
    def is_full(self) -> bool:
        return len(self._in_flight) - len(self._lingering) >= self._max_in_flight

    def set_cooldown(self, host: str, until: int) -> None:
        """Set a cooldown; an earlier time never shortens one."""
        site = site_of(host)
        self._cooldowns[site] = max(until, self._cooldowns.get(site, 0))

    def shorten_cooldowns(self, latest: int) -> None:
        """End all cooldowns by this time, after the clock was set back."""
        self._cooldowns = {site: min(until, latest) for site, until in self._cooldowns.items()}

    def is_cooling(self, host: str, now: float) -> bool:
        """Return whether the host is in a cooldown, so that waiting work is to be delayed."""
        return self._cooldowns.get(site_of(host), 0) > now

    def cooldowns(self, now: float) -> dict[str, int]:
        """Return current cooldowns, for storing; `set_cooldown` restores them."""
        return {site: until for site, until in self._cooldowns.items() if until > now}

    def _spacing(self, site: str) -> float:
        return 0.0 if is_private_name(site) else max(self._spacing_seconds, SPACING_SECONDS.get(site, 0.0))


@cache
def site_of(host: str) -> str:
    """Return the name under which a host takes its turn: its own, or that of the shared site."""
    name = host.lower().rstrip(".")
    parent = ".".join(name.split(".")[-2:])
    return parent if parent in SHARED_SITES else name
