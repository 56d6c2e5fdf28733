"""Invented sites with rhythms of their own: when each posts, how long its list is, and which of them make trouble. Times are UTC."""

import bisect
import datetime as dt
import hashlib
import json
import math
import random
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Validators
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from tests.fakes.documents import Posting, rss

HOUR, DAY = 3600, 86_400
HISTORY_DAYS = 60
"""What was posted before the first look: as far as a first document reaches back."""
NETWORK_LOST = (7 * HOUR, 5 * HOUR)
"""Within these times before the end nothing is reached."""
WORDS = ("harbour", "tide", "gauge", "kiln", "glaze", "lantern", "orchard", "compiler", "tram", "quay", "window", "rain", "comet")
ALL_WEEK, WEEKDAYS = frozenset(range(7)), frozenset(range(5))


@dataclass(frozen=True, slots=True)
class Site:
    """One feed. `peaks` are hour, width in hours and weight; `window` is how many entries its list holds."""

    title: str
    folder: str
    per_day: float
    peaks: tuple[tuple[float, float, float], ...]
    days: frozenset[int] = ALL_WEEK
    window: int = 20
    refuses: tuple[float, float] | None = None
    skip_hours: tuple[int, ...] = ()
    max_age_seconds: int | None = None
    fails_for_days: float = 0.0
    silent_for_days: float = 0.0
    postings: list[int] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Its address, on a host of its own."""
        name = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in self.title.lower()).strip("-")
        return f"https://{name or 'mado'}.example/feed"


OWN_SITES = (
    Site("The Tidewater Almanac", "Sea and sky", 7, ((8.2, 1.1, 0.8), (9.5, 0.5, 0.5), (17, 1.5, 0.35)), frozenset({1, 2, 3, 4})),
    Site("Small Observatory", "Sea and sky", 0.8, ((21, 2, 1),)),
    Site("Harbour Bulletin", "Sea and sky", 12, ((7.5, 1.2, 1), (11.5, 1.6, 0.7), (15, 1.8, 0.8), (19, 1, 0.4)), window=30),
    Site("Notes from a Kiln", "Making", 1.6, ((10.4, 0.9, 0.6), (20, 1.4, 0.3)), WEEKDAYS),
    Site("Hollow Oak Woodshop", "Making", 0.5, ((14, 3, 1),), fails_for_days=2.2),
    Site("Slow Compiler", "Making/Software", 2.2, ((16, 1.4, 0.9), (20, 1, 0.5)), WEEKDAYS),
    Site("Byte Orchard", "Making/Software", 9, ((10, 2.2, 0.75), (14, 2, 0.85), (18, 2, 0.6)), refuses=(7.6, 9.4)),
    Site("Northlight Review", "Reading", 1.1, ((6, 1, 0.9), (12, 0.7, 0.25)), WEEKDAYS),
    Site("窓の外", "Reading", 2.0, ((1.5, 1.2, 0.7), (4, 1, 0.9), (23, 1, 0.5))),
    Site("Lantern Press", "Reading", 0.3, ((9, 2, 1),), skip_hours=(0, 1, 2, 3, 4, 5), silent_for_days=19),
    Site("Tram and Quay", "City", 60, ((8, 2, 1), (13, 3, 0.8), (18, 2, 1)), window=15),
    Site("City Wire", "City", 30, ((9, 3, 1), (16, 3, 1)), window=40, max_age_seconds=7200),
    Site("The Paper Garden", "Kitchen and garden", 0.9, ((7, 1, 1),)),
)
_FIRST = ("Quiet", "Salt", "Second", "Copper", "North", "Cloud", "Ferry", "Maple", "Stone", "Winter", "Paper", "Attic", "Blue")
_SECOND = ("Ledger", "Gazette", "Workshop", "Notebook", "Signal", "Kitchen", "Archive", "Meridian", "Lighthouse", "Dispatch")
_FOLDERS = ("City", "Kitchen and garden", "Reading", "Making", "Sea and sky")


def invented_sites(count: int, begin: int, end: int, seed: int = 1) -> list[Site]:
    """The first `count` sites with all they post from two months before `begin` to `end`; the well-known ones come first."""
    chance = random.Random(seed)
    more = [_random_site(number, chance) for number in range(max(0, count - len(OWN_SITES)))]
    sites = [replace(site, postings=[]) for site in (*OWN_SITES, *more)[:count]]
    for site in sites:
        until = end - site.silent_for_days * DAY
        site.postings.extend(_postings(site, begin - HISTORY_DAYS * DAY, int(until), chance))
    return sites


def _random_site(number: int, chance: random.Random) -> Site:
    title = f"{_FIRST[number % len(_FIRST)]} {_SECOND[(number * 7 + number // len(_FIRST)) % len(_SECOND)]}"
    rounds = number // (len(_FIRST) * len(_SECOND))
    peaks = tuple((chance.uniform(5, 23), chance.uniform(0.6, 3), chance.uniform(0.3, 1)) for _ in range(chance.randint(1, 3)))
    per_day = min(40.0, math.exp(chance.gauss(0.3, 1.2)))
    days = WEEKDAYS if chance.random() < 0.4 else ALL_WEEK
    return Site(f"{title} {rounds + 1}" if rounds else title, _FOLDERS[number % len(_FOLDERS)], per_day, peaks, days)


def _postings(site: Site, begin: int, end: int, chance: random.Random) -> list[int]:
    """A Poisson number each day, at hours drawn from the peaks."""
    times: list[int] = []
    weights = [peak[2] for peak in site.peaks]
    for day in range(begin // DAY * DAY, end, DAY):
        if dt.datetime.fromtimestamp(day, dt.UTC).weekday() not in site.days:
            continue
        for _ in range(_poisson(site.per_day * 7 / len(site.days), chance)):
            hour, width, _weight = chance.choices(site.peaks, weights)[0]
            times.append(day + int(chance.gauss(hour, width) * HOUR))
    return sorted(at for at in times if begin <= at < end)


def _poisson(mean: float, chance: random.Random) -> int:
    """Knuth's way; the means here are small."""
    count, product, limit = 0, chance.random(), math.exp(-mean)
    while product > limit:
        count, product = count + 1, product * chance.random()
    return count


class LivedWeb:
    """Answers what a Simulation asks."""

    def __init__(self, sites: list[Site], end: int) -> None:
        self._sites = {site.url: site for site in sites}
        self._end = end
        self.requests = 0

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        """A list, a confirmation, a refusal or nothing."""
        self.requests += 1
        site = self._sites.get(request.url)
        if site is None or request.purpose is not Purpose.FEED:
            return _answered(request, now, 404, problem=Problem(ProblemKind.NOT_FOUND, ""))
        if self._end - NETWORK_LOST[0] <= now <= self._end - NETWORK_LOST[1]:
            return _answered(request, now, 0, problem=Problem(ProblemKind.NO_NETWORK, ""))
        if now > self._end - site.fails_for_days * DAY:
            return _answered(request, now, 0, problem=Problem(ProblemKind.DNS, urlsplit(site.url).hostname or ""))
        if self._is_refused(site, now):
            refused = _answered(request, now, 429, problem=Problem(ProblemKind.RATE_LIMITED, ""))
            return replace(refused, retry_after_seconds=6 * HOUR)
        count = bisect.bisect_right(site.postings, now)
        validators = Validators(f'"{count}"')
        if request.validators == validators:
            return replace(_answered(request, now, 304), validators=validators, max_age_seconds=site.max_age_seconds)
        body = _rss(site, count) if site.skip_hours else _json(site, count)
        return replace(_answered(request, now, 200, body), validators=validators, max_age_seconds=site.max_age_seconds)

    def _is_refused(self, site: Site, now: float) -> bool:
        """On every second day, the last one included, within the hours in which a site wants nobody."""
        if site.refuses is None or int((self._end - now) // DAY) % 2:
            return False
        return site.refuses[0] * HOUR <= now % DAY <= site.refuses[1] * HOUR


def _numbers(site: Site, count: int) -> range:
    return range(count - 1, max(count - site.window, 0) - 1, -1)


def _words(site: Site, number: int) -> str:
    chance = random.Random(f"{site.title} {number}")
    return " ".join(chance.choices(WORDS, k=60)).capitalize()


def _json(site: Site, count: int) -> bytes:
    home = site.url.removesuffix("feed")
    items = [
        {
            "id": f"{home}{number}",
            "url": f"{home}{number}",
            "title": _words(site, number)[:48].rpartition(" ")[0],
            "content_html": f"<p>{_words(site, number)}.</p>",
            "date_published": dt.datetime.fromtimestamp(site.postings[number], dt.UTC).isoformat(),
        }
        for number in _numbers(site, count)
    ]
    whole = {"version": "https://jsonfeed.org/version/1.1", "title": site.title, "home_page_url": home, "items": items}
    return json.dumps(whole).encode()


def _rss(site: Site, count: int) -> bytes:
    home = site.url.removesuffix("feed")
    entries = [
        Posting(f"{home}{n}", _words(site, n)[:40], f"<p>{_words(site, n)}</p>", f"{home}{n}", site.postings[n])
        for n in _numbers(site, count)
    ]
    hours = "".join(f"<hour>{hour}</hour>" for hour in site.skip_hours)
    return rss(entries=entries, title=site.title, link=home, extra=f"<skipHours>{hours}</skipHours>")


def _answered(
    request: FetchRequest, now: float, status: int, body: bytes = b"", *, problem: Problem | None = None
) -> FetchResult:
    return FetchResult(
        request=request,
        status=status,
        final_url=request.url,
        started_at=now,
        finished_at=now,
        content_type="application/feed+json" if body.startswith(b"{") else "application/rss+xml",
        body=body,
        body_hash=hashlib.sha256(body).hexdigest() if body else "",
        wire_bytes=len(body) or 240,
        problem=problem,
    )
