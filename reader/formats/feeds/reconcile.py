"""Finds the new, changed and known entries of a feed document, and entries lost before it."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit, urlunsplit

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.feed import ChangedEntry, Feed, KnownEntry, ParsedFeed, Reconciliation, plain, without_scheme
from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass

_COUNTING_PREFIXES = ("utm_", "at_", "mc_", "pk_", "mtm_", "hsa_", "_hs")
_COUNTING = frozenset(
    [
        "fbclid",
        "gclid",
        "dclid",
        "msclkid",
        "yclid",
        "twclid",
        "igshid",
        "mkt_tok",
        "ref",
        "ref_src",
        "ref_url",
        "referrer",
        "source",
        "src",
        "cmp",
        "cmpid",
        "cid",
        "ncid",
        "icid",
        "ftag",
        "partner",
        "rss",
        "feed",
        "xtor",
        "spm",
        "wt_mc",
        "ocid",
        "smid",
        "share",
        "campaign",
        "via",
    ]
)

_VISITS = frozenset(
    [
        "_",
        "cache",
        "cachebuster",
        "cb",
        "jsessionid",
        "nocache",
        "nonce",
        "phpsessid",
        "r",
        "rand",
        "random",
        "rnd",
        "s",
        "session",
        "session_id",
        "sessid",
        "sessionid",
        "sid",
        "t",
        "time",
        "timestamp",
        "token",
        "ts",
        "uid",
        "uuid",
        "visit",
        "visitor",
    ]
)
_DRAWN = re.compile(
    r"(?=[^/]*\d)(?=[^/]*[A-Za-z])[0-9A-Za-z]{8,}|[0-9A-Fa-f]{16,}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
)
"""Random-looking ids: letters and digits without a word in between."""
_PATH_VISIT = re.compile(r";[^/]*|/\([A-Z]\([^/()]*\)\)")
"""Sessions in a path: `;jsessionid=...`, and ASP.NET's `/(S(...))`."""


def copy_key(link: str, title: str) -> int | None:
    """Return a 64-bit key shared by copies of one article; None if link or title is too unspecific."""
    words = plain(title)
    place = _place(link)
    if not words or not place:
        return None
    return int.from_bytes(blake2b(f"{place}\n{words}".encode(errors="replace"), digest_size=8).digest(), signed=True)


def without_visit(link: str) -> str:
    """Remove per-visit parts of a link: sessions, counters, random numbers."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        return link
    query = (each.partition("=") for each in _naming_query(parts).split("&"))
    named = [f"{name}={value}" for name, _, value in query if name.lower() not in _VISITS and not _DRAWN.fullmatch(value)]
    return f"{(parts.hostname or '').removeprefix('www.')}{_PATH_VISIT.sub('', parts.path)}?{'&'.join(named)}"


def _place(link: str) -> str:
    """Return host, path and identifying query parameters; '' for the root of a site."""
    try:
        parts = urlsplit(link.strip())
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:
        return ""
    query = _naming_query(parts)
    path = parts.path.rstrip("/")
    return f"{host}{path}?{query}" if host and (path or query) else ""


def _naming_query(parts: SplitResult) -> str:
    named = [each for each in parts.query.split("&") if each and not _only_counts(each.partition("=")[0].lower())]
    return "&".join(sorted(named))


def _only_counts(name: str) -> bool:
    return name in _COUNTING or name.startswith(_COUNTING_PREFIXES)


_WORD = re.compile(r"\w+")
_COMPARED_CHARACTERS = 500
_COMPARED_CANDIDATES = 20
_SIMILAR_SHARE = 0.7
_OTHER_SHARE = 0.5
_FEWEST_WORDS = 5
_SAME_POSTING_SECONDS = DAY_SECONDS


class _Match:
    """The pairs found so far; entries and stored entries belong to at most one pair each."""

    def __init__(self, entries: Sequence[ParsedEntry], known: Sequence[KnownEntry]) -> None:
        self.entries = entries
        self.known = known
        self.partner: dict[int, int] = {}
        self.used: set[int] = set()

    def pair(self, entry_index: int, known_index: int) -> None:
        self.partner[entry_index] = known_index
        self.used.add(known_index)

    def open_entries(self) -> list[int]:
        return [index for index in range(len(self.entries)) if index not in self.partner]

    def open_known(self) -> list[int]:
        return [index for index in range(len(self.known)) if index not in self.used]


def settled(entries: Sequence[ParsedEntry], known: Sequence[KnownEntry]) -> list[ParsedEntry]:
    """Return the entries, with a new identity where a publisher reused the guid of another article.

    The stored article keeps its identity and marks; the new one is identified by guid and link, in this and every later document.
    `known` holds the entries stored under either.
    """
    by_identity = {stored.identity: stored for stored in known}

    def is_reused(entry: ParsedEntry) -> bool:
        stored = by_identity.get(entry.identity)
        return entry.own_identity in by_identity or (stored is not None and _is_another(entry, stored))

    return [
        replace(entry, identity=entry.own_identity) if entry.own_identity and is_reused(entry) else entry for entry in entries
    ]


def match_entries(entries: Sequence[ParsedEntry], known: Sequence[KnownEntry]) -> list[KnownEntry | None]:
    """Return the stored entry matching each entry, else None. Each stored entry is used once, in this order of trust:

    1. identical identity;

    2. equal guid apart from http/https, unique on both sides and not reused for another article;

    3. equal link apart from http/https, unique on both sides. If the guids differ, the text must agree as well: a page announced
    repeatedly under one link ("today's picture") is a new entry every time;

    4. equal title and similar text, unless the dates are more than a day apart: a weekly "open thread" is not one entry.
    Headlines alone also need an equal date or, without dates, an equal link apart from tracking parameters.
    """
    match = _Match(entries, known)
    _match_identities(match)
    if match.open_entries() and match.open_known():
        _match_unique(match, lambda item: without_scheme(item.guid), lambda entry, stored: not _is_another(entry, stored))
        _match_unique(match, lambda item: without_scheme(item.link), _links_agree)
        _match_titles(match)
    return [known[match.partner[index]] if index in match.partner else None for index in range(len(entries))]


def _match_identities(match: _Match) -> None:
    by_identity = {stored.identity: index for index, stored in enumerate(match.known)}
    for index, entry in enumerate(match.entries):
        found = by_identity.get(entry.identity)
        if found is not None and found not in match.used:
            match.pair(index, found)


def _match_unique(
    match: _Match,
    key: Callable[[ParsedEntry | KnownEntry], str],
    agrees: Callable[[ParsedEntry, KnownEntry], bool],
) -> None:
    # Uniqueness is checked among all, paired or not: a shared key identifies none of them.
    in_document = _unique_keys(key(entry) for entry in match.entries)
    in_store = _unique_keys(key(stored) for stored in match.known)
    for value, entry_index in in_document.items():
        known_index = in_store.get(value)
        if known_index is None or entry_index in match.partner or known_index in match.used:
            continue
        if agrees(match.entries[entry_index], match.known[known_index]):
            match.pair(entry_index, known_index)


def _unique_keys(values: Iterable[str]) -> dict[str, int]:
    places: dict[str, list[int]] = defaultdict(list)
    for index, value in enumerate(values):
        if value:
            places[value].append(index)
    return {value: indexes[0] for value, indexes in places.items() if len(indexes) == 1}


def _is_another(entry: ParsedEntry, stored: KnownEntry) -> bool:
    """Check whether title, link and text all differ; a rewritten article keeps one of them."""
    if plain(entry.title) == plain(stored.title) or without_scheme(entry.link) == without_scheme(stored.link):
        return False
    start = entry.text[:_COMPARED_CHARACTERS]
    if not start.strip() and not stored.text_start.strip():
        is_same_time = entry.published_at is not None and entry.published_at == stored.published_at
        return not is_same_time and not _words(entry.title) & _words(stored.title)
    return _similarity(start, stored.text_start) < _OTHER_SHARE


def _links_agree(entry: ParsedEntry, stored: KnownEntry) -> bool:
    if not entry.guid or not stored.guid or without_scheme(entry.guid) == without_scheme(stored.guid):
        return True
    start = entry.text[:_COMPARED_CHARACTERS]
    if plain(entry.title) == plain(stored.title) and plain(start) == plain(stored.text_start):
        return True
    return not _dates_contradict(entry, stored) and _similarity(start, stored.text_start) >= _SIMILAR_SHARE


def _match_titles(match: _Match) -> None:
    by_title: dict[str, list[int]] = defaultdict(list)
    for index in match.open_known():
        by_title[_title_key(match.known[index].title, match.known[index].text_start)].append(index)
    for index in match.open_entries():
        entry = match.entries[index]
        candidates = by_title.get(_title_key(entry.title, entry.text[:_COMPARED_CHARACTERS]), [])
        best = _most_similar(entry, [at for at in candidates[-_COMPARED_CANDIDATES:] if at not in match.used], match.known)
        if best is not None:
            match.pair(index, best)


def _title_key(title: str, text: str) -> str:
    return plain(title) or "\n" + plain(text)


def _most_similar(entry: ParsedEntry, candidates: Sequence[int], known: Sequence[KnownEntry]) -> int | None:
    rated = [(_likeness(entry, known[index]), index) for index in candidates]
    share, best = max(rated, default=(0.0, -1))
    return best if share >= _SIMILAR_SHARE else None


def _likeness(entry: ParsedEntry, stored: KnownEntry) -> float:
    text = entry.text[:_COMPARED_CHARACTERS]
    if _dates_contradict(entry, stored):
        return 0.0
    if not text.strip() and not stored.text_start.strip():
        return float(bool(entry.title) and _is_same_headline(entry, stored))
    return _similarity(text, stored.text_start)


def _is_same_headline(entry: ParsedEntry, stored: KnownEntry) -> bool:
    """Compare entries that have only a title: the date must agree or, without dates, the link apart from tracking parameters."""
    if entry.published_at is None and stored.published_at is None:
        return without_visit(entry.link) == without_visit(stored.link)
    return entry.published_at is not None and stored.published_at is not None


def _dates_contradict(entry: ParsedEntry, stored: KnownEntry) -> bool:
    if entry.published_at is None or stored.published_at is None:
        return False
    return abs(entry.published_at - stored.published_at) > _SAME_POSTING_SECONDS


def _similarity(text: str, other: str) -> float:
    """Return the share of the shorter text's distinct words found in the other; short texts must be equal."""
    if plain(text) == plain(other):
        return 1.0 if text.strip() else 0.0
    words, other_words = _words(text), _words(other)
    shorter = min(len(words), len(other_words))
    return len(words & other_words) / shorter if shorter >= _FEWEST_WORDS else 0.0


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold()))


Pair = tuple[ParsedEntry, KnownEntry]

_SMALL_WINDOW = 3
_PINNED_LIMIT = 2
_HISTORY_SPANS = 7
_SHORTEST_HISTORY_SECONDS = 2 * DAY_SECONDS


def find_gap(
    feed: Feed,
    entries: Sequence[ParsedEntry],
    pairs: Sequence[Pair],
    known: Sequence[KnownEntry],
    now: int,
    *,
    posted_at: Sequence[int] = (),
) -> Gap | None:
    """Return the gap before a complete document, or None if there is none or the data do not tell.

    `entries` is the document, `pairs` are those of its entries that are stored, `known` are stored entries, ideally including
    those of the old window (they reveal pinned entries and a moved site); `posted_at` are the feed's publication times of the
    last weeks (default: those of `known`).

    A publisher shows the last W entries. If two consecutive documents share one, nothing was lost in between. If they share none,
    at least W entries were posted since, and all but the last W of them are lost. Renamed entries (matched by guid, link or text)
    are shared. Pinned entries are not: those still present although everything newer of the old document is gone.

    No gap is reported for a first document; for a window less than half the size of the new document (a young feed that still
    grows); for a document whose dates cover the range of the old one (a site that moved and renamed everything). A site that
    moved and starts over does count as a gap: its older entries are unavailable. For windows under three entries a gap is
    reported only if the posting rate supports it: a feed of one entry replaces it every time.

    Limitation: exactly W entries since the last document also leave no shared entry although nothing is lost. A gap is reported
    then, because missing a loss is worse; it is rare if windows hold several retrievals' worth (in simulations 0.2 % of the
    retrievals without loss, 1.5 % for feeds that post in batches about as large as their window).
    """
    if feed.window_at is None or not _is_full(feed.window, entries) or _meets(feed.window, pairs, known):
        return None
    paired = {entry.identity for entry, _stored in pairs}
    fresh = [entry for entry in entries if entry.identity not in paired]
    pinned = {stored.identity for _entry, stored in pairs}
    old_dates = _dates_of([identity for identity in feed.window if identity not in pinned], known)
    new_dates = sorted(entry.published_at for entry in fresh if entry.published_at is not None)
    if not fresh or _covers(new_dates, old_dates):
        return None
    seen_at = max(feed.window_at, feed.succeeded_at or 0)
    history = posted_at or [at for stored in known if (at := stored.published_at) is not None]
    lost = _fewest_lost(seen_at, new_dates, history, has_times=not any(entry.is_date_only for entry in fresh))
    if len(feed.window) < _SMALL_WINDOW and lost == 0:
        return None
    after_at = min(old_dates[-1], seen_at) if old_dates else seen_at
    before_at = min(new_dates[0], now) if new_dates else now
    after_at, before_at = (after_at, before_at) if after_at < before_at else (min(seen_at, now), now)
    return Gap(feed_id=feed.feed_id, at_least=max(1, lost), after_at=after_at, before_at=before_at)


def _is_full(window: Sequence[str], entries: Sequence[ParsedEntry]) -> bool:
    return bool(window) and 2 * len(window) >= len(entries)


def _meets(window: Sequence[str], pairs: Sequence[Pair], known: Sequence[KnownEntry]) -> bool:
    """Check whether the document shares an entry with the previous window, pinned entries aside."""
    in_window = set(window)
    still_there = {stored.identity for _entry, stored in pairs} | {entry.identity for entry, _stored in pairs}
    shared = [stored for entry, stored in pairs if stored.identity in in_window or entry.identity in in_window]
    if not shared:
        # Partial documents store entries without becoming the window: their entries connect the two complete documents.
        newest = max((_date(stored) for stored in known if stored.identity in in_window), default=0)
        return any(stored.published_at is None or stored.published_at > newest for _entry, stored in pairs)
    gone = [stored for stored in known if stored.identity in in_window and stored.identity not in still_there]
    return not _are_pinned(shared, gone)


def _are_pinned(shared: Sequence[KnownEntry], gone: Sequence[KnownEntry]) -> bool:
    if len(shared) > _PINNED_LIMIT or not gone:
        return False
    if any(stored.published_at is None for stored in (*shared, *gone)):
        return False
    return max(map(_date, shared)) < min(map(_date, gone))


def _date(stored: KnownEntry) -> int:
    return stored.published_at or 0


def _dates_of(window: Sequence[str], known: Sequence[KnownEntry]) -> list[int]:
    in_window = set(window)
    return sorted(at for stored in known if stored.identity in in_window and (at := stored.published_at) is not None)


def _covers(new_dates: Sequence[int], old_dates: Sequence[int]) -> bool:
    """Check whether at least half of the old document's dates lie within the new document's range."""
    if len(new_dates) < _SMALL_WINDOW or len(old_dates) < _SMALL_WINDOW:
        return False
    inside = [at for at in old_dates if new_dates[0] <= at <= new_dates[-1]]
    return 2 * len(inside) >= len(old_dates)


def _fewest_lost(seen_at: int, new_dates: Sequence[int], history: Sequence[int], *, has_times: bool) -> int:
    """Estimate the number of lost entries conservatively; 0 if the dates do not tell.

    They were posted between the last sight of the old document (a 304 counts) and the oldest entry of this one. Two rates are
    compared: the fewest entries in any stretch of that length, which covers nights and weekends, and the new document's current
    rate, which covers a feed that slowed down. Half of the smaller is reported.
    """
    if not has_times or len(new_dates) < _SMALL_WINDOW or new_dates[0] <= seen_at:
        return 0
    length = new_dates[0] - seen_at
    present = (len(new_dates) - 1) * length / max(1, new_dates[-1] - new_dates[0])
    return int(min(_fewest_expected(sorted(at for at in history if at <= seen_at), seen_at, length), present) / 2)


def _fewest_expected(history: Sequence[int], end: int, length: int) -> float:
    """Return the minimum number of entries expected in a stretch after a sorted history that reaches to its end; 0 if that is too
    short.

    The history must be seven times as long as the stretch, so a long absence is counted in shorter stretches, but never in parts
    of a day: a night holds fewer entries than any part of the day.
    """
    span = end - history[0] if history else 0
    stretch = min(length, span // _HISTORY_SPANS)
    if span < _SHORTEST_HISTORY_SECONDS or stretch < min(length, DAY_SECONDS):
        return 0
    # The minimum is right after a posting or right before the end.
    starts = [*(at + 1 for at in history if at + 1 + stretch <= end), end - stretch]
    fewest = min(bisect_left(history, start + stretch) - bisect_left(history, start) for start in starts)
    return fewest * length / stretch


REVISION_LIMIT = 24
"""Maximum replacements of an entry, for feeds that flap between versions."""


def reconcile(
    feed: Feed,
    parsed: ParsedFeed,
    known: Sequence[KnownEntry],
    now: int,
    *,
    is_partial: bool = False,
    posted_at: Sequence[int] = (),
) -> Reconciliation:
    """Compare a document with the stored entries of its feed. Nothing is removed because a document lacks it.

    `known` are the stored entries and tombstones of removed ones (which never return): at least all that share an identity, guid,
    link or title with the document, ideally also those of `feed.window`, with their dates. `posted_at` are the feed's publication
    times of the last weeks, to estimate the size of a gap. `is_partial`: the server sent only changes (226, A-IM: feed). Partial,
    truncated and empty documents leave the window unchanged and cannot show a gap; nor can one that declares itself complete (RFC
    5005). Read marks and stars stay: a changed entry keeps its id.
    """
    entries = tuple(_distinct(settled(parsed.entries, known)))
    partners = match_entries(entries, known)
    pairs = [(entry, stored) for entry, stored in zip(entries, partners, strict=True) if stored is not None]
    is_whole = bool(entries) and not parsed.is_cut and not is_partial
    return Reconciliation(
        new=tuple(entry for entry, stored in zip(entries, partners, strict=True) if stored is None),
        changed=tuple(changed for entry, stored in pairs if (changed := _change(entry, stored)) is not None),
        known=len(pairs),
        gap=find_gap(feed, entries, pairs, known, now, posted_at=posted_at) if is_whole and not parsed.is_complete else None,
        window=_window(entries) if is_whole else feed.window,
    )


def _distinct(entries: Sequence[ParsedEntry]) -> Iterable[ParsedEntry]:
    seen: set[str] = set()
    for entry in entries:
        if entry.identity not in seen:
            seen.add(entry.identity)
            yield entry


def _change(entry: ParsedEntry, stored: KnownEntry) -> ChangedEntry | None:
    if stored.entry_id is None:
        return None
    has_new_content = entry.content_hash != stored.content_hash and stored.revisions < REVISION_LIMIT
    if not has_new_content and entry.identity == stored.identity:
        return None
    return ChangedEntry(stored.entry_id, entry, has_new_content)


def _window(entries: Sequence[ParsedEntry]) -> tuple[str, ...]:
    dated = [(entry.published_at, entry.identity) for entry in entries if entry.published_at is not None]
    if len(dated) < len(entries):
        return tuple(entry.identity for entry in entries)
    return tuple(identity for _at, identity in sorted(dated, key=lambda pair: -pair[0]))


_WORDPRESS = re.compile(r"(?:https?://(?:www\.)?wordpress\.(?:org|com)(?:[/?]|$))|wordpress(?:\b|$)", re.IGNORECASE)
_FEED_PATH = re.compile(r"/feed(?:/(?:rss2?|rdf|atom))?/?$")
_COMMENTS = re.compile(r"/comments/feed(?:/|$)")
_FEED_KINDS = frozenset({"feed", "rss", "rss2", "rdf", "atom"})
_NUMBER = "paged"
_NUMBER_MAX = 1000
_WEB_PORTS = frozenset({None, 80, 443})


@dataclass(frozen=True, slots=True)
class ArchivePage:
    """Entries of an archive page, each with its stored match in `partners` (None: never seen); `places` maps identities of stored
    entries to their times in the article list. `window` is the feed's last document: entries still in it say nothing about the
    past.
    """

    entries: Sequence[ParsedEntry]
    partners: Sequence[KnownEntry | None]
    places: Mapping[str, int]
    window: frozenset[str]


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of matching a page to a gap: its lost entries, and how far back it reached into the gap (None: not at all). `meets`:
    the page holds an entry from before the gap, so nothing is missing in between; `is_beyond`: all entries are older than the
    gap.
    """

    lost: tuple[ParsedEntry, ...]
    reached_at: int | None
    meets: bool
    is_beyond: bool


def search_page(page: ArchivePage, gap: Gap, *, with_undated: bool) -> Finding:
    """Search a page for the entries lost in a gap.

    An entry is lost if it was never seen and is dated within the gap. An undated entry counts if `with_undated` is set and no
    entry from before the gap precedes it. Unseen entries older than the gap are not lost: the feed was not followed yet.
    """
    far = _first_from_before(page, gap)
    lost = tuple(
        entry
        for place, (entry, partner) in enumerate(zip(page.entries, page.partners, strict=True))
        if partner is None and _is_within(entry, gap, with_undated=with_undated and (far is None or place < far))
    )
    dates = [entry.published_at for entry in page.entries if entry.published_at is not None]
    within = [at for at in dates if gap.after_at <= at <= gap.before_at]
    return Finding(
        lost=lost,
        reached_at=min(within, default=None),
        meets=far is not None,
        is_beyond=bool(dates) and max(dates) < gap.after_at,
    )


def _is_within(entry: ParsedEntry, gap: Gap, *, with_undated: bool) -> bool:
    if entry.published_at is None:
        return with_undated
    return gap.after_at <= entry.published_at <= gap.before_at


def _first_from_before(page: ArchivePage, gap: Gap) -> int | None:
    """Return the index of the first entry stored before the gap, judged by both of its dates: an old entry may be reposted."""
    for place, (entry, partner) in enumerate(zip(page.entries, page.partners, strict=True)):
        if partner is None or not page.window.isdisjoint({partner.identity, entry.identity}):
            continue
        is_old_here = entry.published_at is None or entry.published_at <= gap.after_at
        if is_old_here and page.places.get(partner.identity, gap.before_at) <= gap.after_at:
            return place
    return None


def numbered_page(url: str, generator: str) -> str:
    """Return the next numbered page of a WordPress feed, or '' if the generator or address is not WordPress's."""
    if not _WORDPRESS.match(generator.strip()):
        return ""
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    is_feed = query.get("feed", "") in _FEED_KINDS or bool(_FEED_PATH.search(parts.path))
    number = query.get(_NUMBER, "1")
    if not is_feed or _COMMENTS.search(parts.path) or not number.isdecimal() or not 0 < int(number[:9]) < _NUMBER_MAX:
        return ""
    kept = [(name, value) for name, value in parse_qsl(parts.query, keep_blank_values=True) if name != _NUMBER]
    return urlunsplit(parts._replace(query=urlencode([*kept, (_NUMBER, str(int(number) + 1))]), fragment=""))


def is_numbered(url: str) -> bool:
    """Check whether an address is a numbered page; one that is missing lies behind the last."""
    return _NUMBER in dict(parse_qsl(urlsplit(url).query))


def page_address(feed_url: str, page_url: str) -> str:
    """Return the address of a page named by a feed, with the credentials of the feed's own address, or '' if it may not be
    fetched.

    A page must be on the feed's own host, or elsewhere over https. A feed fetched over https never continues over http: on the
    same host https is used instead, since sites behind a proxy often write the wrong scheme.
    """
    feed, page = urlsplit(feed_url), urlsplit(page_url)
    if not page.hostname or page.scheme not in {"http", "https"}:
        return ""
    if page.hostname != feed.hostname:
        return page_url if page.scheme == "https" else ""
    are_plain = page.port in _WEB_PORTS and feed.port in _WEB_PORTS
    if (page.scheme, feed.scheme) == ("http", "https"):
        return urlunsplit(page._replace(scheme="https", netloc=feed.netloc)) if are_plain else ""
    is_own_place = page.scheme == feed.scheme and (page.port == feed.port or are_plain)
    return urlunsplit(page._replace(netloc=feed.netloc)) if is_own_place else page_url
