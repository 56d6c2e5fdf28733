"""Misses of a user: Sia et al., Monitoring RSS Feeds Based on User Browsing Pattern (2007)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field, replace

import numpy as np

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab import metrics
from reader.lab.experiments.alerts import AFTER_DAYS, CLUSTERS, PHASES
from reader.lab.metrics import LEAST_POSTINGS, SMOOTHINGS, Patterns, histogram, histograms, patterns_of, rates_of
from reader.lab.papers.allocation import whole_allocation
from reader.lab.papers.schedule import Slots
from reader.lab.report import Cell, Findings, Table, Terms, percent, row
from reader.lab.schedules import SCHEMES, Counts, Scheme, Timetables, Timing, allocated, even_times
from reader.lab.workload import (
    BLOGS,
    NEWS,
    OFFICE,
    FeedMix,
    Kind,
    Rows,
    UserMix,
    Workload,
    draw_feeds,
    draw_times,
    draw_users,
    everybody_follows,
    synthetic,
    within,
)
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.scorecard import Times, mean_phase_miss_delay, mean_phase_misses

BEFORE_DAYS = 2
"""Days before the test whose postings may still wait at its first access."""
LEARNED, RATIOS_TESTED = range(14), range(14, 21)


@dataclass(frozen=True, slots=True)
class Variant:
    """A policy with the choices that the paper leaves open: `clusters` of feeds (0: none) and the smoothing of histograms."""

    name: str
    scheme: Scheme
    clusters: int = 20
    smoothing: str = "linear"


@dataclass(frozen=True, slots=True)
class Span:
    learned: range = LEARNED
    tested: range = RATIOS_TESTED


@dataclass(frozen=True, slots=True)
class Ratios:
    """Ratios to the timer [V, B, U] of U users by variant and budget, NaN if the timer misses nothing; miss-delay alike."""

    names: tuple[str, ...]
    misses: Numbers
    miss_delay: Numbers

    def mean(self, name: str) -> Numbers:
        """Return the mean of the users' ratios for each budget [B]."""
        return _mean_known(self.misses[self.names.index(name)])

    def mean_delay(self, name: str) -> Numbers:
        """Return the mean of the users' ratios of miss-delay for each budget [B]."""
        return _mean_known(self.miss_delay[self.names.index(name)])

    def relative(self, name: str, to: str) -> float:
        """Return the mean over budgets of one variant as a share of another's."""
        return float(self.mean(name).mean() / self.mean(to).mean())


def ratios(
    workload: Workload,
    variants: Sequence[Variant],
    budgets: Sequence[float],
    *,
    span: Span | None = None,
    common_phase: bool = False,
    progress: Callable[[str], None] = lambda _user: None,
) -> Ratios:
    """Measure every user, variant and budget (retrievals per feed and day). Raises ReaderError: no visits."""
    if min(budgets) < 1:
        raise ReaderError(ProblemKind.BAD_VALUE, f"a budget of {min(budgets):g}: this experiment needs 1 or more a day")
    days = span or Span()
    workload.require_days(days.tested.start + 1, "this experiment")
    feeds = _Feeds(workload, days)
    found: list[Numbers] = []
    for number, accesses in enumerate(workload.accesses):
        user = _User.of(feeds, workload.followed[number], accesses, days)
        if user is not None:
            timer = np.array([user.timer(user.postings, budget, common_phase=common_phase) for budget in budgets])
            if timer.any():
                each = np.array([[user.under(feeds, variant, budget) for budget in budgets] for variant in variants])
                found.append(np.divide(each, timer, out=np.full(each.shape, np.nan), where=timer > 0))
        progress(f"{number + 1} of {len(workload.accesses)} users")
    if not found:
        raise ReaderError(ProblemKind.BAD_VALUE, f"no user misses anything in the {len(days.tested)} days to test on")
    table = np.array(found).transpose(3, 1, 2, 0)
    return Ratios(tuple(variant.name for variant in variants), table[0], table[1])


@dataclass(frozen=True, slots=True)
class _Feeds:
    """Feeds of a workload, with values that depend only on the set of followed feeds computed once."""

    workload: Workload
    span: Span
    found: dict[tuple[bytes, int], "_Group"] = field(default_factory=dict)

    def group(self, followed: Rows, clusters: int) -> "_Group":
        key = (followed.tobytes(), clusters)
        if key not in self.found:
            self.found[key] = _Group.of([self.workload.postings[row] for row in followed.tolist()], clusters, self.span)
        return self.found[key]


@dataclass(frozen=True, slots=True)
class _Group:
    """Feeds followed together: histograms and rates of the learning days, patterns, and postings that a test can miss."""

    rates: Numbers
    patterns: Patterns
    postings: tuple[Times, ...]

    @classmethod
    def of(cls, postings: Sequence[Times], clusters: int, span: Span) -> "_Group":
        counts = histograms(postings, span.learned.start, span.learned.stop)
        begin, end = span.tested.start - BEFORE_DAYS, span.tested.stop
        tested = tuple(within(times, begin, end) for times in postings)
        return cls(rates_of(counts, len(span.learned)), patterns_of(counts, clusters), tested)

    def merged(self, counts: Slots) -> Iterator[tuple[int, int, Times]]:
        """Yield the postings of feeds with the same pattern and the same number of retrievals."""
        keys = np.column_stack([self.patterns.labels, counts])
        for label, count in np.unique(keys, axis=0).tolist():
            yield label, count, _merged([self.postings[row] for row in np.flatnonzero((keys == [label, count]).all(axis=1))])


@dataclass(frozen=True, slots=True)
class _User:
    followed: Rows
    habit: Numbers
    accesses: Times
    postings: Times
    span: Span
    timetables: dict[tuple[Timing, int, str], Timetables] = field(default_factory=dict)

    @classmethod
    def of(cls, feeds: _Feeds, followed: Rows, accesses: Times, span: Span) -> "_User | None":
        """Return None for a user without feeds or without accesses in one of the two spans."""
        habit = histogram(accesses, span.learned.start, span.learned.stop)
        in_test = within(accesses, span.tested.start, span.tested.stop)
        if not (in_test.size and habit.any() and followed.size):
            return None
        begin, end = span.tested.start - BEFORE_DAYS, span.tested.stop
        postings = _merged([within(feeds.workload.postings[row], begin, end) for row in followed.tolist()])
        return cls(followed, habit, in_test, postings, span)

    def timer(self, postings: Times, budget: float, *, common_phase: bool = False) -> tuple[float, float]:
        """Return misses and miss-delay under a timer: the mean over all phases, or with one phase of all feeds at midnight."""
        if common_phase:
            days = range(self.span.tested.start - BEFORE_DAYS - 1, self.span.tested.stop + 1)
            return self._measured(postings, even_times(budget, 0.0, days))
        interval = DAY_SECONDS / budget
        missed = mean_phase_misses(postings, self.accesses, interval_seconds=interval)
        delayed = mean_phase_miss_delay(postings, postings, self.accesses, interval_seconds=interval)
        return float(missed.sum()), float(delayed.sum())

    def under(self, feeds: _Feeds, variant: Variant, budget: float) -> tuple[float, float]:
        """Return misses and miss-delay under a variant; feeds without postings so far are retrieved by a timer."""
        group = feeds.group(self.followed, variant.clusters)
        shares = allocated(variant.scheme.counts, group.rates, budget)
        counts = whole_allocation(shares, round(budget * shares.size))
        timetables = self._timetables(group.patterns, variant)
        days = range(self.span.tested.start - BEFORE_DAYS - 1, self.span.tested.stop + 1)
        unknown = len(group.patterns.shapes) - 1
        total = np.zeros(2)
        for label, count, postings in group.merged(counts):
            if label == unknown or variant.scheme.timing is Timing.EVEN:
                total += self.timer(postings, count)
            else:
                total += self._measured(postings, timetables.daily(label, count, days))
        return float(total[0]), float(total[1])

    def _timetables(self, patterns: Patterns, variant: Variant) -> Timetables:
        key = (variant.scheme.timing, variant.clusters, variant.smoothing)
        if key not in self.timetables:
            self.timetables[key] = Timetables.of(variant.scheme.timing, patterns, self.habit, SMOOTHINGS[variant.smoothing])
        return self.timetables[key]

    def _measured(self, postings: Times, retrievals: Times) -> tuple[float, float]:
        missed = metrics.misses(postings, self.accesses, retrievals)
        return missed, metrics.miss_delay(postings, self.accesses, retrievals)


def _mean_known(of_users: Numbers) -> Numbers:
    """Return the mean over users [B], ignoring NaN; NaN if all are."""
    known = np.isfinite(of_users)
    sums, counts = np.where(known, of_users, 0.0).sum(axis=1), known.sum(axis=1)
    means: Numbers = np.divide(sums, counts, out=np.full(counts.shape, np.nan), where=counts > 0)
    return means


def _merged(each: Sequence[Times]) -> Times:
    return np.sort(np.concatenate([np.empty(0), *each]))


BUDGETS = (2.0, 3.0, 4.0, 5.0)
USER_CLUSTERS = (5, 20)
SEEDS = 4
DATA_ONLY, USER_DATA, EXACT = "data-only", "user-data", "user-data-exact"
PAPER = {DATA_ONLY: 0.80, USER_DATA: 0.60}
"""Sia et al. 2007 give two figures: 40 % less than uniform, 25 % less than data-only. So data-only is at 0.6 / 0.75."""
PAPER_NOTE = "The paper: 40 % less than a timer and 25 % less than data-only, with two to five a day; so data-only is at 0.80."
RATIO_TITLE = "Misses as a share of what a timer misses, by refreshes per feed and day: mean of the users' ratios"


def figure_10(terms: Terms) -> Findings:
    """Report ratios of data-only and user-data by budget and number of clusters, also with counts by square root."""
    workload = terms.workload()
    clusters, smoothing = terms.clusters or USER_CLUSTERS, terms.smoothing or "linear"
    most = max(clusters)
    variants = [
        Variant(f"{name}, {_clusters(count)}", SCHEMES[scheme], count, smoothing)
        for name, scheme in ((DATA_ONLY, "scheduling"), (USER_DATA, "user-data"), (EXACT, "user-data-exact"))
        for count in sorted(set(clusters), reverse=True)
    ]
    variants += [
        Variant(f"user-data-refined, {_clusters(most)}", SCHEMES["user-data-refined"], most, smoothing),
        Variant("user-data-sqrt", SCHEMES["user-data-sqrt"], most, smoothing),
        Variant("user-data-exact-sqrt", SCHEMES["user-data-exact-sqrt"], most, smoothing),
        Variant("even-sqrt", SCHEMES["allocation"], most, smoothing),
    ]
    budgets = tuple(terms.budgets or BUDGETS)
    papers = set(clusters) & set(USER_CLUSTERS) if budgets == BUDGETS else ()
    paper = {f"{name}, {_clusters(count)}": value for name, value in PAPER.items() for count in papers}
    found = ratios(workload, variants, budgets, common_phase=terms.common_phase, progress=terms.progress)
    delay = tuple(row(name, [*found.mean_delay(name), found.mean_delay(name).mean()]) for name in found.names)
    title = "Miss-delay as a share of the timer's"
    return Findings(
        workload.described(),
        (
            ratio_table(found, budgets, paper),
            Table(title, "policy", budget_columns(budgets), delay, x=tuple(budgets)),
        ),
    )


def synthetic_users(terms: Terms) -> Findings:
    """Run Algorithm 1 under the assumptions of its paper, with several seeds."""
    budgets, smoothing = terms.budgets or BUDGETS, terms.smoothing or "linear"
    variants = [
        Variant(DATA_ONLY, SCHEMES["scheduling"], 20, smoothing),
        Variant(USER_DATA, SCHEMES["user-data"], 20, smoothing),
        Variant(f"{USER_DATA}, 5 clusters", SCHEMES["user-data"], 5, smoothing),
        Variant(EXACT, SCHEMES["user-data-exact"], 20, smoothing),
    ]
    each: list[Ratios] = []
    for seed in range(terms.seed, terms.seed + SEEDS):
        each.append(ratios(synthetic(days=21, seed=seed), variants, budgets))
        terms.progress(f"{len(each)} of {SEEDS} seeds")
    mean = Ratios(each[0].names, *(np.concatenate([_users(one, kind) for one in each], axis=2) for kind in (0, 1)))
    is_papers = tuple(budgets) == BUDGETS
    said = (PAPER[USER_DATA], 0.75) if is_papers else ()
    headline = tuple(
        row(f"seed {terms.seed + number}", (_mean(one, USER_DATA), one.relative(USER_DATA, DATA_ONLY)), said)
        for number, one in enumerate(each)
    )
    return Findings(
        f"synthetic: nine office users, 240 feeds, {SEEDS} seeds",
        (
            ratio_table(mean, budgets, PAPER if is_papers else {}),
            Table("User-data by seed, mean of the budgets", "seed", ("of uniform", "of data-only"), headline),
        ),
    )


def ratio_table(found: Ratios, budgets: Sequence[float], paper: dict[str, float]) -> Table:
    """Return a row for each variant: its ratio by budget and on average, beside the paper's average."""
    nothing = [np.nan] * len(budgets)
    rows = tuple(
        row(name, [*found.mean(name), _mean(found, name)], [*nothing, paper[name]] if name in paper else ())
        for name in found.names
    )
    return Table(RATIO_TITLE, "policy", budget_columns(budgets), rows, x=tuple(budgets), notes=(PAPER_NOTE,) if paper else ())


def budget_columns(budgets: Sequence[float]) -> tuple[str, ...]:
    """Return the budgets as headings, and one for their mean."""
    return (*(f"{budget:g} a day" for budget in budgets), "mean")


def _mean(found: Ratios, name: str) -> float:
    return float(found.mean(name).mean())


def _users(found: Ratios, kind: int) -> Numbers:
    return (found.misses, found.miss_delay)[kind]


def _clusters(count: int) -> str:
    return f"{count} clusters" if count else "own patterns"


DAYS = RATIOS_TESTED.stop
BUDGET = 4.0
MANY = 150.0
CAUSES_USER_DATA, CAUSES_EXACT = "user-data", "user-data-exact"
VARIANTS = (Variant(CAUSES_USER_DATA, SCHEMES["user-data"]), Variant(CAUSES_EXACT, SCHEMES["user-data-exact"]))
COLUMNS = (CAUSES_USER_DATA, CAUSES_EXACT)

Row = tuple[str, tuple[Cell, ...]]


def why(terms: Terms) -> Findings:
    """Combine synthetic and real users and feeds, then change one property of synthetic ones at a time."""
    tables = [_crossed(terms), *(() if terms.traces is None else (_learning(terms, terms.traces),))]
    tables += [_width(terms), _irregular(terms), _number(terms), _rate(terms), _kinds(terms)]
    about = "invented office users and feeds" if terms.traces is None else terms.traces.described()
    return Findings(f"{about}; misses as a share of a timer's, {BUDGET:g} a day, mean of the users' ratios", tuple(tables))


def _crossed(terms: Terms) -> Table:
    """Let every user follow every feed, so that users and feeds can be exchanged."""
    feeds, users = draw_feeds(_chance(terms), BLOGS, DAYS), draw_users(_chance(terms, 1), OFFICE, DAYS)
    rows = [_row(terms, "invented users, invented feeds", feeds, users)]
    if terms.traces is not None:
        real = [within(times, 0, DAYS) for times in terms.traces.postings]
        people = [within(times, 0, DAYS) for times in terms.traces.accesses]
        redrawn, many = _redrawn(people, terms), _redrawn(people, terms, per_day=MANY)
        rows += [
            _row(terms, "invented users, feeds of the traces", real, users),
            _row(terms, "users of the traces, invented feeds", feeds, people),
            _row(terms, "users and feeds of the traces", real, people),
            _row(terms, "users redrawn from their own hours, as many visits", real, redrawn),
            _row(terms, f"users redrawn from their own hours, {MANY:g} visits a day", real, many),
            _row(terms, "these, feeds redrawn from their own hours too", _redrawn(real, terms), many),
        ]
    return Table("Users and feeds (everybody follows all)", "", COLUMNS, tuple(rows))


def _learning(terms: Terms, traces: Workload) -> Table:
    """Vary the learning data, with each user's own feeds: more days of it, or the test week itself."""
    late = range(35, 42)
    spans = [("two weeks, tested on the third", Span()), ("the week of the test itself", Span(RATIOS_TESTED, RATIOS_TESTED))]
    if traces.days >= late.stop:
        spans += [("five weeks, tested on the sixth", Span(range(late.start), late))]
    shapes = (*VARIANTS, *(Variant(f"{each.name}, own patterns", each.scheme, 0) for each in VARIANTS))
    columns, rows = tuple(each.name for each in shapes), []
    for name, span in spans:
        terms.progress(name)
        found = ratios(traces, shapes, (BUDGET,), span=span)
        rows.append(row(name, [float(found.mean(each)[0]) for each in columns]))
    return Table("What is learned from", "", columns, tuple(rows))


def _width(terms: Terms) -> Table:
    feeds = draw_feeds(_chance(terms), replace(BLOGS, kinds=(Kind.UNIFORM,)), DAYS)
    rows = []
    for hours in (4, 8, 12, 14, 16, 20, 24):
        users = draw_users(_chance(terms, 1), UserMix(box_hours=hours, weekend=1.0), DAYS)
        name, cells = _row(terms, f"{hours} hours", feeds, users)
        rows.append((name, (*cells, Cell(hours / 24))))
    return Table("Hours of the day with visits; feeds that post evenly", "", (*COLUMNS, "w / 24"), tuple(rows))


def _irregular(terms: Terms) -> Table:
    feeds = draw_feeds(_chance(terms), BLOGS, DAYS)
    return Table(
        "Irregular days: each shifted by so many hours (sd)",
        "",
        COLUMNS,
        tuple(_drawn(terms, f"{shift} hours", feeds, UserMix(irregular_hours=shift)) for shift in (0, 1, 2, 4, 8)),
    )


def _number(terms: Terms) -> Table:
    feeds = draw_feeds(_chance(terms), BLOGS, DAYS)
    return Table(
        "Visits a day",
        "",
        COLUMNS,
        tuple(_drawn(terms, f"{number}", feeds, UserMix(users=18, per_day=number)) for number in (1, 3, 10, 30, 100, 300)),
    )


def _rate(terms: Terms) -> Table:
    rows = tuple(_of_mix(terms, f"{median:g} a day", replace(BLOGS, median=median)) for median in (0.1, 0.3, 1, 3, 10))
    return Table("Feeds by their median rate", "", COLUMNS, rows)


def _kinds(terms: Terms) -> Table:
    return Table(
        "Feeds of one kind", "", COLUMNS, tuple(_of_mix(terms, str(kind), replace(BLOGS, kinds=(kind,))) for kind in Kind)
    )


def _of_mix(terms: Terms, name: str, mix: FeedMix) -> Row:
    return _drawn(terms, name, draw_feeds(_chance(terms), mix, DAYS), OFFICE)


def _drawn(terms: Terms, name: str, feeds: Sequence[Times], users: UserMix) -> Row:
    return _row(terms, name, feeds, draw_users(_chance(terms, 1), users, DAYS))


def _row(terms: Terms, name: str, feeds: Sequence[Times], users: Sequence[Times]) -> Row:
    terms.progress(name)
    found = ratios(everybody_follows(name, feeds, users), VARIANTS, (BUDGET,))
    return row(name, [float(found.mean(each)[0]) for each in COLUMNS])


def _redrawn(times: Sequence[Times], terms: Terms, *, per_day: float | None = None) -> list[Times]:
    """Redraw times with all days alike, by the hourly histogram of the three weeks."""
    chance, found = _chance(terms, 2), []
    for each in times:
        hours = histogram(each, LEARNED.start, DAYS)
        often = float(hours.sum()) / DAYS if per_day is None else per_day
        found.append(draw_times(chance, hours, often, DAYS) if hours.any() else each)
    return found


def _chance(terms: Terms, part: int = 0) -> np.random.Generator:
    return np.random.default_rng([terms.seed, part])


TESTED = range(28, 42)
WINDOW_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 28)
PATTERN_WEEKS = (1, 2, 3, 4)
ALLOCATED, SCHEDULED = 4.0, (4, 1)
TITLE_8 = "Mean minutes to refresh, 4 a day by allocation learned daily from so many days"
TITLE_11 = "Mean minutes to refresh, scheduling by patterns learned from so many weeks"


def figure_8(terms: Terms) -> Findings:
    """Report the window for rates: allocation alone, learned again every day."""
    workload = _enough(terms)
    return Findings(workload.described(), (_rates(workload, terms),))


def figure_11(terms: Terms) -> Findings:
    """Report the window for patterns: scheduling alone."""
    workload = _enough(terms)
    return Findings(workload.described(), (_patterns(workload, terms),))


def _enough(terms: Terms) -> Workload:
    workload = terms.workload(NEWS)
    workload.require_days(TESTED.stop, "this experiment")
    return workload


def _rates(workload: Workload, terms: Terms) -> Table:
    postings = _posting(workload)
    phases = np.random.default_rng(terms.seed).random(len(postings))
    tested = [within(times, TESTED.start, TESTED.stop) for times in postings]
    found = []
    for days in WINDOW_DAYS:
        terms.progress(f"rates of {days} days")
        shifted = [(phases + shift / PHASES) % 1 for shift in range(PHASES)]
        pairs = [pair for retrievals in _learned_daily(postings, shifted, days) for pair in zip(tested, retrievals, strict=True)]
        found.append(metrics.summed_up([metrics.delays(times, at) for times, at in pairs]).mean)
    columns = tuple(f"{days} d" for days in WINDOW_DAYS)
    least = min(found)
    notes = (
        "The paper: falls until 14 days, then flat.",
        f"Here: least with {columns[found.index(least)]}; "
        + ", ".join(f"{columns[at]} {percent(found[at] / least - 1)} above" for at in (0, WINDOW_DAYS.index(14), -1))
        + ".",
    )
    x = tuple(float(days) for days in WINDOW_DAYS)
    return Table(TITLE_8, "", columns, (row("allocation", found),), 1, x, notes)


def _learned_daily(postings: list[Times], shifted: list[Numbers], days: int) -> list[list[Times]]:
    """Return even retrievals by each of these draws of phases, allocated for each day of the test."""
    edges = np.arange(TESTED.start, TESTED.stop + 1)
    last = np.array([np.searchsorted(times, edges[:-1] * DAY_SECONDS) for times in postings])
    first = np.array([np.searchsorted(times, (edges[:-1] - days) * DAY_SECONDS) for times in postings])
    rates = np.maximum(last - first, LEAST_POSTINGS) / days
    per_day = np.array([allocated(Counts.SQUARE_ROOT, each, ALLOCATED) for each in rates.T]).T
    reached = np.cumsum(np.column_stack([np.zeros(len(postings)), per_day, per_day[:, -1] * AFTER_DAYS]), axis=1)
    moments = np.append(edges, TESTED.stop + AFTER_DAYS) * float(DAY_SECONDS)
    return [
        [np.interp(np.arange(phase, total[-1]), total, moments) for phase, total in zip(phases.tolist(), reached, strict=True)]
        for phases in shifted
    ]


def _patterns(workload: Workload, terms: Terms) -> Table:
    postings = _posting(workload)
    tested = [within(times, TESTED.start, TESTED.stop) for times in postings]
    found: dict[int, list[float]] = {count: [] for count in SCHEDULED}
    for weeks in PATTERN_WEEKS:
        terms.progress(f"patterns of {weeks} weeks")
        patterns = patterns_of(histograms(postings, TESTED.start - 7 * weeks, TESTED.start), CLUSTERS)
        timetables = Timetables.of(Timing.DELAY, patterns, np.ones(HOURS_PER_DAY), SMOOTHINGS["linear"])
        days = range(TESTED.start, TESTED.stop + 2)
        for count, means in found.items():
            pairs = zip(tested, patterns.labels.tolist(), strict=True)
            each = [metrics.delays(times, timetables.daily(label, count, days)) for times, label in pairs]
            means.append(metrics.summed_up(each).mean)
    rows = tuple(row(f"{count} a day", means) for count, means in found.items())
    columns = tuple(f"{weeks} w" for weeks in PATTERN_WEEKS)
    x = tuple(float(weeks) for weeks in PATTERN_WEEKS)
    seen = ", ".join(
        f"{count} a day {min(means):.0f} to {max(means):.0f} minutes, {percent(max(means) / min(means) - 1)} apart"
        for count, means in found.items()
    )
    return Table(TITLE_11, "", columns, rows, 0, x, ("The paper: the length hardly changes anything.", f"Here: {seen}."))


def _posting(workload: Workload) -> list[Times]:
    return [times for times in workload.postings if within(times, 0, TESTED.stop).size]
