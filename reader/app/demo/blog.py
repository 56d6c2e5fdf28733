"""Models an invented blog and its timeline: pure functions of the demo's start and the current time."""

import random
from string import Template

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass

HISTORY_SECONDS = 28 * DAY_SECONDS
LONGEST_FEED = 40


@dataclass(frozen=True, slots=True)
class Text:
    """A title and HTML with $slots that each posting fills differently."""

    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Blog:
    """An invented blog.

    `kind` is the format of its feed: rss, atom, json, podcast, broken, or vanishing. If `gives_summaries`, full articles are on
    their own pages only. It posted about every `hours` in the four weeks before the demo, and posts every `live_seconds` while it
    runs.
    """

    slug: str
    title: str
    summary: str
    author: str
    folder: str
    kind: str
    hours: float
    live_seconds: int
    texts: tuple[Text, ...]
    language: str = "en"
    gives_summaries: bool = False


@dataclass(frozen=True, slots=True)
class Posting:
    """A posting: `number` counts from the oldest, `at` is UTC seconds."""

    number: int
    at: int
    title: str
    html: str


def postings(blog: Blog, opened_at: int, now: float) -> list[Posting]:
    """Return the current content of the blog's feed, newest first."""
    return all_postings(blog, opened_at, now, LONGEST_FEED)


def all_postings(blog: Blog, opened_at: int, now: float, most: int | None = None) -> list[Posting]:
    """Return the blog's postings so far, newest first, at `most` so many."""
    times = [at for at in (*_history(blog, opened_at), *_live(blog, opened_at, now)) if at <= now]
    return [_fill(blog, number, at) for number, at in sorted(enumerate(times), reverse=True)[:most]]


def _history(blog: Blog, opened_at: int) -> list[int]:
    """Return posting times of the four weeks before, oldest first, at least twenty minutes ago."""
    chance = _chance(blog.slug, "history")
    times: list[int] = []
    age = chance.uniform(0.15, 0.6) * blog.hours * 3600
    while age < HISTORY_SECONDS:
        times.append(opened_at - int(max(age, 1200)))
        age += chance.uniform(0.6, 1.4) * blog.hours * 3600
    return times[::-1]


def _live(blog: Blog, opened_at: int, now: float) -> list[int]:
    """Return posting times since the demo's start, with a different offset for each blog so that they take turns."""
    first = opened_at + _chance(blog.slug, "live").randrange(10, blog.live_seconds)
    return list(range(first, int(now) + 1, blog.live_seconds))


def _fill(blog: Blog, number: int, at: int) -> Posting:
    text = blog.texts[number % len(blog.texts)]
    chance = _chance(blog.slug, str(number))
    slots = {
        "number": str(number + 101),
        "hour": f"{chance.randrange(24):02}:{chance.randrange(60):02}",
        "later": f"{chance.randrange(24):02}:{chance.randrange(60):02}",
        "low": f"0.{chance.randrange(2, 9)}",
        "high": f"{chance.randrange(3, 6)}.{chance.randrange(10)}",
        "small": str(chance.randrange(3, 12)),
        "large": str(chance.randrange(40, 400)),
        "degrees": str(chance.randrange(1180, 1290, 5)),
        "wind": chance.choice(("north-west", "south-west", "east", "south")),
        "place": chance.choice(("Saltmarsh Quay", "Old Ferry Steps", "Lantern Point", "the Rope Walk")),
        "street": chance.choice(("Market Street", "Cooper's Lane", "Station Peak", "the Corn Exchange", "Orchard Row")),
        "name": chance.choice(("Ines", "Tobias", "Maud", "Rafi", "Hanne")),
    }
    title = Template(text.title).safe_substitute(slots)
    if title == text.title and number >= len(blog.texts):
        # identical title and text would count as one article
        title = f"{title} ({number // len(blog.texts) + 1})"
    return Posting(number, at, title, Template(text.html).safe_substitute(slots))


def _chance(*parts: str) -> random.Random:
    return random.Random("/".join(parts))  # noqa: S311 - invented texts need no secrecy, only the same dice each time
