"""Contribution of each assumption of Sia et al. 2007 to figure 10, changed one at a time. Pure. Everything is learned from two
weeks and tested on the third, with twenty clusters and linear smoothing.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from reader.lab.experiments.browsing_ratios import LEARNED, TESTED, Span, Variant, ratios
from reader.lab.experiments.terms import Terms
from reader.lab.patterns import histogram
from reader.lab.report import Cell, Findings, Table, row
from reader.lab.schedules import SCHEMES
from reader.lab.synthetic import BLOGS, OFFICE, FeedMix, Kind, UserMix, draw_feeds, draw_times, draw_users
from reader.lab.workload import Workload, everybody_follows, within
from reader.learning.fixed_timer import Times

DAYS = TESTED.stop
BUDGET = 4.0
MANY = 150.0
USER_DATA, EXACT = "user-data", "user-data-exact"
VARIANTS = (Variant(USER_DATA, SCHEMES["user-data"]), Variant(EXACT, SCHEMES["user-data-exact"]))
COLUMNS = (USER_DATA, EXACT)

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
    spans = [("two weeks, tested on the third", Span()), ("the week of the test itself", Span(TESTED, TESTED))]
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
