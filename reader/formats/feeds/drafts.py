"""Entry drafts shared by XML and JSON feeds, and their completion: text, identities, dates, size limits."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from reader.domain.entry import Enclosure, ParsedEntry
from reader.domain.ids import short
from reader.domain.value_classes import dataclass
from reader.formats.articles.pictures import first_picture, is_tracker
from reader.formats.articles.sanitizer import Clean, cleaned
from reader.formats.feeds.dates import DATE_TEXT_LIMIT, ReadDate, times_mean_nothing
from reader.formats.text import literal_line, one_line, snippet, without_controls
from reader.formats.urls import without_credentials


@dataclass(frozen=True, slots=True)
class IdentityParts:
    """Parts of an entry that form its identity, as the document gives them."""

    guid: str
    link: str
    title: str
    date_text: str
    text: str


def identities(entries: Sequence[IdentityParts]) -> list[str | None]:
    """Return an identity for each entry of a document: guid, else link, else a hash of title and date or text. A guid shared by
    different links identifies nothing and becomes `guid|link`. None marks a repetition of an earlier entry.
    """
    links = defaultdict(set)
    for parts in entries:
        if parts.guid:
            links[parts.guid].add(parts.link)
    used: set[str] = set()
    repetitions: Counter[tuple[str, str]] = Counter()
    found: list[str | None] = []
    for parts in entries:
        base = _base(parts, is_shared=len(links[parts.guid]) > 1 if parts.guid else False)
        content = _identity_hash(parts)
        repetition = repetitions[base, content]
        repetitions[base, content] += 1
        if repetition and (parts.guid or parts.link):
            found.append(None)
            continue
        identity = _unused(base, content, repetition, used)
        used.add(identity)
        found.append(identity)
    return found


def _base(parts: IdentityParts, *, is_shared: bool) -> str:
    if parts.guid and is_shared:
        return short(f"{parts.guid}|{parts.link}")
    if parts.guid or parts.link:
        return short(parts.guid or parts.link)
    return "hash:" + _identity_hash(parts)


def _unused(base: str, content: str, repetition: int, used: set[str]) -> str:
    """Append a content hash or number to the base if it is already used."""
    if base not in used:
        return base
    longer = short(f"{base}|{content}|{repetition}")
    while longer in used:
        longer = "sha256:" + hashlib.sha256(longer.encode("utf-8", "replace")).hexdigest()
    return longer


def _identity_hash(parts: IdentityParts) -> str:
    words = "\n".join((parts.title, parts.date_text or parts.text))
    return hashlib.sha256(words.encode("utf-8", "replace")).hexdigest()[:32]


TITLE_LIMIT = 2_000
DESCRIPTION_LIMIT = 5_000
AUTHOR_LIMIT = 1_000
CONTENT_BYTES_LIMIT = 1024 * 1024
DOCUMENT_BYTES_LIMIT = 32 * 1024 * 1024
CATEGORY_LIMIT = 100
CATEGORY_LENGTH_LIMIT = 200
ENCLOSURE_LIMIT = 50
ENTRY_LIMIT = 5_000
FALLBACK_TITLE_LENGTH = 100


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry as its document gives it: links checked, `html` still raw with `base_url` for its links."""

    guid: str = ""
    link: str = ""
    title: str = ""
    author: str = ""
    html: str = ""
    base_url: str = ""
    date_text: str = ""
    published: ReadDate | None = None
    updated: ReadDate | None = None
    categories: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()
    thumbnail_url: str = ""
    comments_url: str = ""
    language: str = ""


def finished_entries(drafts: Sequence[Draft]) -> tuple[ParsedEntry, ...]:
    """Complete the entries of one document for storage, skipping repetitions."""
    drafts = drafts[:ENTRY_LIMIT]
    bodies = _bodies(drafts)
    parts = [
        IdentityParts(without_controls(draft.guid), draft.link, draft.title, draft.date_text, text)
        for draft, (_, text) in zip(drafts, bodies, strict=True)
    ]
    is_midnight = times_mean_nothing([draft.published for draft in drafts if draft.published])
    return tuple(
        _finished(draft, identity, html, text, is_midnight=is_midnight)
        for draft, identity, (html, text) in zip(drafts, identities(parts), bodies, strict=True)
        if identity is not None
    )


def tidy_categories(terms: Iterable[str]) -> tuple[str, ...]:
    names = dict.fromkeys(one_line(term)[:CATEGORY_LENGTH_LIMIT] for term in terms)
    return tuple(name for name in names if name)[:CATEGORY_LIMIT]


def _bodies(drafts: Sequence[Draft]) -> list[Clean]:
    """Return sanitised HTML and text of each entry; entries beyond the document's limit lose their body."""
    room = DOCUMENT_BYTES_LIMIT
    bodies = []
    for draft in drafts:
        body = _clamped(draft.html, draft.base_url) if room > 0 else Clean("", "")
        room -= _size(body.html) + _size(body.text)
        bodies.append(body)
    return bodies


def _clamped(raw: str, base_url: str) -> Clean:
    body = cleaned(raw, base_url)
    while _size(body.html) > CONTENT_BYTES_LIMIT:
        body = cleaned(body.html[: len(body.html) // 2], base_url)
    return body


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())


def _finished(draft: Draft, identity: str, html: str, text: str, *, is_midnight: bool) -> ParsedEntry:
    title = draft.title[:TITLE_LIMIT] or literal_line(snippet(text, FALLBACK_TITLE_LENGTH)) or _title_without_words(draft)
    published = draft.published
    enclosures = draft.enclosures[:ENCLOSURE_LIMIT]
    return ParsedEntry(
        identity=identity,
        guid=short(without_controls(draft.guid)) if draft.guid else "",
        link=draft.link,
        title=title,
        author=draft.author[:AUTHOR_LIMIT],
        html=html,
        text=text,
        snippet=snippet(text),
        published_at=published.at if published else None,
        updated_at=draft.updated.at if draft.updated else None,
        date_text=without_controls(draft.date_text)[:DATE_TEXT_LIMIT],
        is_date_only=published is not None and (is_midnight or published.is_date_only),
        categories=draft.categories,
        enclosures=enclosures,
        thumbnail_url=_thumbnail(draft.thumbnail_url) or first_picture(html),
        comments_url=draft.comments_url,
        language=draft.language,
        content_hash=_content_hash(draft, title, html, enclosures),
    )


def _thumbnail(declared: str) -> str:
    return "" if not declared or is_tracker(declared, None, None) else declared


def _title_without_words(draft: Draft) -> str:
    """Return a title for an article without title and text: its file's name, else its address."""
    named = next((enclosure.title for enclosure in draft.enclosures if enclosure.title), "")
    return named or without_credentials(draft.link)[:TITLE_LIMIT]


def _content_hash(draft: Draft, title: str, html: str, enclosures: Sequence[Enclosure]) -> str:
    named = [*(enclosure.url for enclosure in enclosures)]
    for enclosure in enclosures:
        if enclosure.chapters or enclosure.chapters_url:
            named += [enclosure.chapters_url, *(f"{each.start_seconds} {each.title}" for each in enclosure.chapters)]
    seen = "\x00".join((title, draft.author, draft.link, html, *named))
    return hashlib.sha256(seen.encode()).hexdigest()[:32]
