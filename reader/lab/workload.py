"""Workloads of experiments: postings of feeds, accesses of users, and subscriptions, from traces or synthetic."""

import math
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS
from reader.domain.sentences import counted
from reader.domain.value_classes import dataclass
from reader.lab.replay.traces import Spans, Traces, joined
from reader.learning.day import HOURS_PER_DAY, SLOTS_PER_DAY, Numbers, hour_of_day, slots_of_hours, smoothed, tallied
from reader.learning.scorecard import Times

Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Workload:
    """Ascending times of F feeds and U users in seconds since day 0; `followed` are the rows of each user's feeds."""

    name: str
    postings: tuple[Times, ...]
    accesses: tuple[Times, ...]
    followed: tuple[Rows, ...]

    @property
    def days(self) -> int:
        """Count the days that the postings span, including the last one."""
        return int(max((times[-1] for times in self.postings if times.size), default=-1.0) // DAY_SECONDS) + 1

    def described(self) -> str:
        posted = counted(sum(times.size for times in self.postings), "posting")
        accessed = counted(sum(times.size for times in self.accesses), "visit")
        people = f"{counted(len(self.accesses), 'user')}, {counted(len(self.postings), 'feed')}"
        return f"{self.name}: {people}, {posted}, {accessed} in {counted(self.days, 'day')}"

    def require_days(self, days: int, what: str) -> None:
        """Raise ReaderError if the postings span fewer days."""
        if self.days < days:
            raise ReaderError(ProblemKind.BAD_VALUE, f"the postings span {counted(self.days, 'day')}, {what} needs {days}")


def from_traces(traces: Traces) -> Workload:
    """Convert traces, with day 0 at the midnight (UTC) before the first posting; users without accesses or feeds are left out."""
    sources = sorted({*traces.postings, *(source for followed in traces.followed.values() for source in followed)})
    rows = {source: row for row, source in enumerate(sources)}
    began_at = min(times[0] for times in traces.postings.values()) // DAY_SECONDS * DAY_SECONDS
    nothing: Times = np.array([], dtype=np.float64)
    return Workload(
        "traces",
        tuple(traces.postings.get(source, nothing + began_at) - began_at for source in sources),
        tuple(_since(traces.accesses[user], began_at) for user in traces.followed),
        tuple(np.array([rows[source] for source in followed], dtype=np.int64) for followed in traces.followed.values()),
    )


def everybody_follows(name: str, postings: Sequence[Times], accesses: Sequence[Times]) -> Workload:
    rows = np.arange(len(postings), dtype=np.int64)
    return Workload(name, tuple(postings), tuple(accesses), (rows,) * len(accesses))


def within(times: Times, begin_day: float, end_day: float) -> Times:
    begin, end = np.searchsorted(times, [begin_day * DAY_SECONDS, end_day * DAY_SECONDS])
    return times[begin:end]


def _since(times: Times, began_at: float) -> Times:
    return times[np.searchsorted(times, began_at) :] - began_at


DAYS = 42
_WEEKEND = (5, 6)


class Kind(StrEnum):
    UNIFORM = "uniform"
    WAVES = "waves"
    PEAKS = "peaks"


@dataclass(frozen=True, slots=True)
class FeedMix:
    """Feeds of alternating kinds with lognormal rates: `median` a day, `spread` the deviation of the logarithm. `is_even`: the
    rates are those of equally probable parts of the distribution, in random order, so that every seed's are as skewed.
    """

    name: str
    median: float
    spread: float
    kinds: tuple[Kind, ...] = (Kind.UNIFORM, Kind.UNIFORM, Kind.WAVES, Kind.WAVES, Kind.WAVES, Kind.PEAKS)
    feeds: int = 240
    weekend: float = 0.7
    is_even: bool = False

    def rates(self, generator: np.random.Generator) -> Iterator[float]:
        """Yield postings a day of each feed; random ones are drawn when requested."""
        if self.is_even:
            levels = [NormalDist().inv_cdf((place + 0.5) / self.feeds) for place in range(self.feeds)]
            yield from self.median * np.exp(self.spread * generator.permutation(levels))
        else:
            for _ in range(self.feeds):
                yield self.median * float(np.exp(generator.normal(0, self.spread)))


def spread_of(share: float) -> float:
    """Return the deviation of the logarithm of lognormal rates with (E sqrt(rate))^2 / E(rate) = `share`: that is exp(-spread^2 /
    4). By theorem 1 of Sia and Cho, allocation by square roots leaves this share of the delay of equal counts.
    """
    return math.sqrt(-4 * math.log(share))


BLOGS = FeedMix("synthetic", median=3.0, spread=0.8)
"""Feeds followed by the nine users of Sia et al. 2007, by our assumptions."""

NEWS_PER_DAY = 180_000 / 7 / 9_634
NEWS_SHARE = (109 / 180 + 145 / 256 + 217 / 352 + 433 / 645) / 4
"""Allocation's delay as a share of uniform's, the mean over the columns of Table II of Sia and Cho: .61 .57 .62 .67.

Relative to 180, 240, 360 and 720 minutes, a timer's mean over its phases, allocation leaves .60 in every column.
"""
NEWS_SPREAD = spread_of(NEWS_SHARE)

NEWS = FeedMix(
    "synthetic, rates as skewed as those of Sia and Cho",
    median=NEWS_PER_DAY * math.exp(-(NEWS_SPREAD**2) / 2),
    spread=NEWS_SPREAD,
    feeds=1000,
    is_even=True,
)
"""Feeds with as many postings a day on average as theirs, 2.7, and as skewed as Table II implies. Half of these feeds post daily,
of theirs a third: no lognormal distribution has all three figures.
"""


@dataclass(frozen=True, slots=True)
class UserMix:
    """Users of one habit: `office` hours or a `box` of hours; accesses a day; random shift of each day in hours."""

    users: int = 9
    per_day: float = 150.0
    box_hours: int | None = None
    irregular_hours: float = 0.0
    weekend: float = 0.4


OFFICE = UserMix()


def synthetic(mix: FeedMix = BLOGS, users: UserMix = OFFICE, *, days: int = DAYS, seed: int = 0) -> Workload:
    """Return users who follow all feeds of a mix."""
    generator = np.random.default_rng(seed)
    postings = draw_feeds(generator, mix, days)
    return everybody_follows(mix.name, postings, draw_users(generator, users, days))


def draw_feeds(generator: np.random.Generator, mix: FeedMix, days: int) -> list[Times]:
    rates = mix.rates(generator)
    return [
        draw_times(
            generator, SHAPES[mix.kinds[number % len(mix.kinds)]](generator), float(next(rates)), days, weekend=mix.weekend
        )
        for number in range(mix.feeds)
    ]


def draw_users(generator: np.random.Generator, mix: UserMix, days: int) -> list[Times]:
    shapes = [_office(generator) if mix.box_hours is None else _box(generator, mix.box_hours) for _ in range(mix.users)]
    return [
        draw_times(generator, shape, mix.per_day, days, weekend=mix.weekend, irregular_hours=mix.irregular_hours)
        for shape in shapes
    ]


def draw_times(
    generator: np.random.Generator,
    by_hour: Numbers,
    per_day: float,
    days: int,
    *,
    weekend: float = 1.0,
    irregular_hours: float = 0.0,
) -> Times:
    """Draw Poisson events of `days` days by the pattern `by_hour` [24]; at weekends (days 5 and 6) `weekend` times as many."""
    numbers = np.arange(days)
    counts = generator.poisson(np.where(np.isin(numbers % 7, _WEEKEND), per_day * weekend, per_day))
    shifts = generator.normal(0, irregular_hours * 3600, days) if irregular_hours else np.zeros(days)
    summed = np.concatenate([[0.0], np.cumsum(slots_of_hours(by_hour))])
    at = np.interp(generator.random(int(counts.sum())) * summed[-1], summed, np.arange(SLOTS_PER_DAY + 1))
    day = np.repeat(numbers, counts)
    times = np.sort(day * DAY_SECONDS + at * (DAY_SECONDS / SLOTS_PER_DAY) + np.repeat(shifts, counts))
    return np.asarray(times[(times >= 0) & (times < days * DAY_SECONDS)], dtype=np.float64)


def uniform_hours(generator: np.random.Generator) -> Numbers:
    del generator
    return np.ones(HOURS_PER_DAY)


def wave_hours(generator: np.random.Generator) -> Numbers:
    """Return a pattern with more by day than by night."""
    hours = np.arange(HOURS_PER_DAY) + 0.5
    noon, height = generator.normal(13, 4), generator.uniform(1, 2.5)
    return np.asarray(np.exp(height * np.cos((hours - noon) / HOURS_PER_DAY * 2 * np.pi)), dtype=np.float64)


def peak_hours(generator: np.random.Generator) -> Numbers:
    """Return a pattern with nearly everything in one to three hours."""
    hours = np.full(HOURS_PER_DAY, 0.02)
    chosen = generator.choice(HOURS_PER_DAY, int(generator.integers(1, 4)), replace=False)
    hours[chosen] += generator.uniform(0.5, 1, chosen.size)
    return hours


SHAPES: Mapping[Kind, Callable[[np.random.Generator], Numbers]] = {
    Kind.UNIFORM: uniform_hours,
    Kind.WAVES: wave_hours,
    Kind.PEAKS: peak_hours,
}


def _office(generator: np.random.Generator) -> Numbers:
    """Draw an office user's day: start between 8 and 10, lunch at 12 or 13, end between 17 and 19, and sometimes an evening."""
    hours = np.zeros(HOURS_PER_DAY)
    start, lunch, end = (int(generator.integers(*each)) for each in ((8, 11), (12, 14), (17, 20)))
    hours[start:end] = generator.uniform(0.6, 1.4, end - start)
    hours[lunch] *= 0.4
    hours[end:] = generator.uniform(0, 0.7) * generator.uniform(0.5, 1.2, HOURS_PER_DAY - end)
    hours[end] *= 0.4
    return hours + 0.01


def _box(generator: np.random.Generator, width: int) -> Numbers:
    hours = np.zeros(HOURS_PER_DAY)
    hours[(generator.integers(0, HOURS_PER_DAY) + np.arange(width)) % HOURS_PER_DAY] = 1
    return hours


RETURNS_A_DAY, LONG_RETURNS_A_DAY, HOURS_PRESENT = 8.3, 3.9, 4.8
SHORT_SECONDS, LONG_SECONDS = 300, 1800
"""Inactivity after which someone is away, and away for long."""

DELAYS = ((20, 0.135), (60, 0.22), (300, 0.40), (900, 0.575), (1800, 0.69))
"""Seconds since the return, and the share of accesses that come sooner: the mean of four kinds of pages."""
_LAST_DELAY = 3 * 3600
_BREAKS = ((900, 0.34), (1800, 0.60), (3600, 0.74), (6 * 3600, 1.0))
"""Share of the breaks within a day that are shorter: a day's returns after 5, 15, 30 and 60 minutes, less the one in the morning.
"""
_STAY_SECONDS = HOURS_PRESENT * 3600 / RETURNS_A_DAY
_DAY_HOURS = 12
_MOST_A_DAY = 80


def draw_presence(accesses: Times, days: int, seed: int, name: str = "") -> Spans:
    """Draw a user's presence in `days` days from 0 on: some independent of the accesses except for their hours, and some around
    each access. Each access comes a drawn delay after a return, unless there was one before; `name` seeds an independent draw.
    """
    chance = np.random.default_rng([seed, zlib.crc32(name.encode())])
    alone = draw_alone(chance, first_hour(accesses), days)
    began = accesses - draw_delays(chance, accesses.size)
    around = np.column_stack([began, accesses + chance.exponential(_STAY_SECONDS, accesses.size)])
    return _as_signs(np.concatenate([alone, around]), days)


def draw_alone(chance: np.random.Generator, first_hour: int, days: int) -> Spans:
    """Draw stays of exponential length and breaks, from about `first_hour` on for half of each day."""
    stays = chance.exponential(_STAY_SECONDS, (days, _MOST_A_DAY))
    breaks = _drawn(chance.random((days, _MOST_A_DAY)), (SHORT_SECONDS, 0.0), *_BREAKS)
    first = np.arange(days)[:, None] * DAY_SECONDS + first_hour * 3600 + chance.uniform(-1800, 1800, (days, 1))
    began = first + np.cumsum(stays + breaks, axis=1) - stays - breaks
    is_today = began < first + _DAY_HOURS * 3600
    return _as_signs(np.column_stack([began[is_today], (began + stays)[is_today]]), days)


def draw_delays(chance: np.random.Generator, number: int) -> Numbers:
    return _drawn(chance.random(number), (1, 0.0), *DELAYS, (_LAST_DELAY, 1.0))


def first_hour(accesses: Times) -> int:
    """Return the first hour of the half of the day with most accesses."""
    hours = smoothed(tallied(hour_of_day(accesses), np.ones(accesses.size), HOURS_PER_DAY))
    return int(np.argmax([np.roll(hours, -hour)[:_DAY_HOURS].sum() for hour in range(HOURS_PER_DAY)]))


@dataclass(frozen=True, slots=True)
class Figures:
    """Returns a day after 5 and 30 minutes, hours present a day; shares of accesses within DELAYS after a return."""

    returns: float
    long_returns: float
    hours: float
    shares: Numbers


def figures(spans: Spans, accesses: Times, days: int) -> Figures:
    """Measure a draw; accesses outside of any presence count in no share."""
    away = spans[1:, 0] - spans[:-1, 1]
    place = np.searchsorted(spans[:, 0], accesses, side="right") - 1
    is_here = (place >= 0) & (accesses <= spans[place, 1])
    since = np.where(is_here, accesses - spans[place, 0], np.inf)
    return Figures(
        float((away >= SHORT_SECONDS).sum()) / days,
        float((away >= LONG_SECONDS).sum()) / days,
        float((spans[:, 1] - spans[:, 0]).sum()) / days / 3600,
        np.array([(since < seconds).mean() if accesses.size else np.nan for seconds, _ in DELAYS]),
    )


def _drawn(chances: Numbers, *points: tuple[float, float]) -> Numbers:
    seconds, shares = np.array(points).T
    return np.asarray(np.exp(np.interp(chances, shares, np.log(seconds))), dtype=np.float64)


def _as_signs(spans: Spans, days: int) -> Spans:
    """Round spans to whole seconds within the days, and close gaps too short for an absence."""
    longer = joined(np.column_stack([spans[:, 0], spans[:, 1] + SHORT_SECONDS]))
    whole = np.floor(np.column_stack([longer[:, 0], longer[:, 1] - SHORT_SECONDS]))
    kept = np.clip(whole, 0, days * DAY_SECONDS)
    return np.asarray(kept[kept[:, 1] > kept[:, 0]], dtype=np.float64)


LEAST_TOPICS, LEAST_TEXTS = 3, 30
READ_CHARACTERS = 20_000
_TOPICS, _TEXTS, _WORDS = 8, 1600, 35
_OWN_WORDS, _COMMON_WORDS = 150, 400
_OWN_SHARE = 0.25


@dataclass(frozen=True, slots=True)
class Text:
    """One text, its title on the first line of its file."""

    topic: str
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Corpus:
    """Texts, and one line that describes them."""

    about: str
    texts: tuple[Text, ...]


def read_corpus(folder: Path) -> Corpus:
    """Read the texts of all topics without duplicates. Raises ReaderError if there are too few, or a file cannot be read."""
    found: dict[str, Text] = {}
    for path in _files(folder):
        try:
            content = path.read_bytes()[:READ_CHARACTERS].decode("utf-8", "replace")
        except OSError as error:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error.strerror})") from error
        title, _, body = content.strip().partition("\n")
        found.setdefault(content, Text(path.parent.name, title.strip(), body.strip()))
    topics = [text.topic for text in found.values() if text.title]
    large = sorted(topic for topic in set(topics) if topics.count(topic) >= LEAST_TEXTS)
    if len(large) < LEAST_TOPICS:
        what = f"{LEAST_TOPICS} folders with {LEAST_TEXTS} or more different texts each are needed, it has {len(large)}"
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{folder}: {what}")
    texts = tuple(text for text in found.values() if text.topic in large and text.title)
    return Corpus(f"{len(texts)} texts on {len(large)} topics in {folder.name}", texts)


def _files(folder: Path) -> Iterator[Path]:
    if not folder.is_dir():
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{folder} (no folder)")
    for topic in sorted(path for path in folder.iterdir() if path.is_dir()):
        yield from sorted(path for path in topic.iterdir() if path.is_file())


def invented_corpus(seed: int) -> Corpus:
    """Generate texts of made-up words: a quarter of each is of its topic, and frequencies are as uneven as in a language."""
    chance = np.random.default_rng(seed)
    uneven = 1 / np.arange(1, _COMMON_WORDS + 1)
    common = _words(chance, _COMMON_WORDS)
    own = [_words(chance, _OWN_WORDS) for _ in range(_TOPICS)]
    texts = []
    for number in range(_TEXTS):
        topic = number % _TOPICS
        is_own = chance.random(_WORDS) < _OWN_SHARE
        of_topic = chance.choice(own[topic], _WORDS, p=uneven[:_OWN_WORDS] / uneven[:_OWN_WORDS].sum())
        words = np.where(is_own, of_topic, chance.choice(common, _WORDS, p=uneven / uneven.sum())).tolist()
        texts.append(Text(f"topic {topic}", " ".join(words[:5]), " ".join(words[5:])))
    return Corpus(f"{_TEXTS} invented texts on {_TOPICS} topics", tuple(texts))


def _words(chance: np.random.Generator, count: int) -> list[str]:
    return ["".join(chance.choice(list("bdfgklmnprstvz" + "aeiou" * 3), 8)) for _ in range(count)]
