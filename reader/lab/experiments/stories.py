"""Quality of stories: on labelled collections, each read from a folder by its own layout, and pairs of a profile for the eye. Pure, but
for reading files.

Known words come from what is not judged, as a user's library would teach them. Collections, each a checked-out repository or its
part: ECB+ (`ECB+/<topic>/<number>_<n>ecb[plus].xml`, CC BY), the UCI news aggregator (`uci-news-aggregator.csv`), and the pairs of the
Telegram contest of 2020 (`*_pool.tsv` with titles, texts and GOLDEN:quality).

Seen: ECB+, topics 23 to 45, precision 1.00 at recall .63 and .82 without look-alikes, .90 at .67 with all of them in one day; UCI,
2,613 of 6,366 headlines joined, 96.2 % within one cluster; Telegram's pairs, chosen to be hard, precision .81 (English), .70 to .87.
By eye, groups of real feeds of 2025 and 2026, headlines and summaries: of 60 three wrong, four doubtful; by another judge, of 60 of
another year of four news sites, five and six. Summaries need .40 since, chosen on one half of these: of 60 of the other one and three.
"""

import csv
import itertools
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from zlib import crc32

import numpy as np
from lxml import etree

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS, EntryId
from reader.domain.value_classes import dataclass
from reader.engine.stories import site_number
from reader.lab.report import Findings, Table, Terms, row
from reader.learning import stories
from reader.learning.stories import Stories, words
from reader.storage import stories as stored
from reader.storage.connection import DatabaseError, open_reader

ORDERS = 20
LAST_TUNED_TOPIC = 22
SHOWN_PAIRS = 60
_INVENTED_STORIES, _REPORTS, _LETTERS = 60, 3, "bdfgklmnprstvzaeiou"
_READ_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Report:
    """One article with its story; that of a stranger is None."""

    title: str
    text: str
    story: Hashable = None


def pairs(terms: Terms) -> Findings:
    """List pairs of articles that would be joined, the least alike first, for the eye; of a profile's database or invented."""
    articles = _invented(terms.seed) if terms.corpus is None else list(_stored(terms.corpus))
    index, joined, found = Stories(), 0, []
    for number, (title, text, language, at, site) in enumerate(articles):
        article = words(title, text, language)
        link = index.add(number, article, at, site) if article is not None else None
        if link is not None:
            joined += 1
            found.append((link.likeness, articles[link.key][0], title))
    lines = [f"{likeness:.2f}  {one}  =  {other}" for likeness, one, other in sorted(found)[:SHOWN_PAIRS]]
    table = Table(
        "Articles joined to another one",
        "",
        ("articles", "read", "joined"),
        (row("all", [len(articles), index.known, joined]),),
        0,
    )
    about = "invented articles" if terms.corpus is None else terms.corpus.name
    return Findings(about, (Table(table.title, table.first, table.columns, table.rows, 0, notes=tuple(lines)),))


def events(terms: Terms) -> Findings:
    """Report precision and recall of pairs in labelled events that were not used for any choice (ECB+)."""
    if terms.corpus is None:
        reports = [Report(*each[:2], story=number // _REPORTS) for number, each in enumerate(_invented(terms.seed))]
        kinds: Mapping[str, list[Report]] = {"invented": reports}
        known: list[Report] = []
    else:
        every = list(_events(terms.corpus))
        known = [each for topic, _, each in every if topic <= LAST_TUNED_TOPIC]
        held = [(is_other, each) for topic, is_other, each in every if topic > LAST_TUNED_TOPIC]
        kinds = {
            "without look-alikes": [each for is_other, each in held if not is_other],
            "without look-alikes, the others": [each for is_other, each in held if is_other],
            "with look-alikes": [each for _, each in held],
        }
    rows = []
    for name, reports in kinds.items():
        figures = [_precision(reports, known, terms.seed + order) for order in range(ORDERS)]
        rows.append(row(name, np.array(figures).mean(0)))
        terms.progress(name)
    note = f"Means of {ORDERS} orders; a story takes {stored.REPORTS_MAX} reports."
    table = Table("Pairs of reports", "stories", ("precision", "recall"), tuple(rows), 3, notes=(note,))
    return Findings("invented reports" if terms.corpus is None else "ECB+, topics 23 to 45", (table,))


def headlines(terms: Terms) -> Findings:
    """Report how many headlines are joined, and the share of these that are of one cluster of the collection (UCI)."""
    if terms.corpus is None:
        rows = [(title, str(number // _REPORTS), number * 60, number) for number, (title, *_) in enumerate(_invented(terms.seed))]
    else:
        path = terms.corpus / "uci-news-aggregator.csv" if terms.corpus.is_dir() else terms.corpus
        rows = [
            (each["TITLE"], each["STORY"], int(each["TIMESTAMP"]) // 1000, crc32(each["PUBLISHER"].encode()))
            for each in _table(path, ",")
            if each.get("TIMESTAMP")
        ]
    index, links, right = Stories(), 0, 0
    for number, (title, story, at, site) in enumerate(rows):
        article = words(title, "", "en")
        link = index.add(number, article, at, site) if article is not None else None
        if link is not None:
            links += 1
            right += rows[link.key][1] == story
    figures = row("all", [len(rows), links, right / max(links, 1)])
    table = Table("Headlines joined to another publisher's", "", ("headlines", "joined", "of one cluster"), (figures,), 3)
    return Findings("invented headlines" if terms.corpus is None else path.name, (table,))


def judged_pairs(terms: Terms) -> Findings:
    """Report precision and recall on pairs that people judged, most of them chosen to be hard (Telegram contest)."""
    judged: dict[str, list[tuple[Report, Report, bool]]] = {}
    if terms.corpus is None:
        made = [Report(*each[:2]) for each in _invented(terms.seed)]
        judged["invented"] = [
            (one, other, number % _REPORTS < _REPORTS - 1) for number, (one, other) in enumerate(itertools.pairwise(made))
        ]
    for path in sorted(terms.corpus.rglob("*_pool.tsv")) if terms.corpus is not None else ():
        for each in _table(path, "\t"):
            quality = each.get("GOLDEN:quality", "")
            if quality:
                one, other = (Report(each[f"INPUT:{side}_title"], each[f"INPUT:{side}_text"]) for side in ("first", "second"))
                judged.setdefault(path.stem, []).append((one, other, quality == "OK"))
    index = _knowing([each for found in judged.values() for one, other, _ in found for each in (one, other)])
    rows, at = [], 0
    for name, found in judged.items():
        joined = []
        for one, other, _ in found:
            # there is no other pair at its time
            at += stories.WINDOW_SECONDS + DAY_SECONDS
            joined.append(_are_joined(index, one, other, at))
        same = [is_same for *_, is_same in found]
        both = sum(map(min, joined, same))
        rows.append(row(name, [len(found), both / max(sum(joined), 1), both / max(sum(same), 1)]))
    table = Table("Judged pairs", "file", ("pairs", "precision", "recall"), tuple(rows), 3)
    return Findings("invented pairs" if terms.corpus is None else terms.corpus.name, (table,))


def _precision(reports: Sequence[Report], known: Sequence[Report], seed: int) -> tuple[float, float]:
    """Return precision and recall of the pairs in the stories that are made of reports in a random order."""
    index = _knowing(known)
    story: dict[int, int] = {}
    sizes: Counter[int] = Counter()
    for number in np.random.default_rng(seed).permutation(len(reports)).tolist():
        story[number] = number
        article = words(reports[number].title, reports[number].text, "en")
        link = index.add(number, article, 0, number) if article is not None else None
        if link is not None and sizes[story[link.key]] < stored.REPORTS_MAX:
            story[number] = story[link.key]
        sizes[story[number]] += 1
    together: defaultdict[int, Counter[Hashable]] = defaultdict(Counter)
    for number, report in enumerate(reports):
        together[story[number]][report.story] += 1
    right = sum(_pairs(count) for counts in together.values() for count in counts.values())
    made = sum(_pairs(counts.total()) for counts in together.values())
    return right / max(made, 1), right / max(sum(map(_pairs, Counter(each.story for each in reports).values())), 1)


def _pairs(count: int) -> int:
    return count * (count - 1) // 2


def _knowing(reports: Sequence[Report]) -> Stories:
    index = Stories()
    for each in reports:
        article = words(each.title, each.text)
        if article is not None:
            index.learn(article)
    return index


def _are_joined(index: Stories, one: Report, other: Report, at: int) -> bool:
    first, second = words(one.title, one.text), words(other.title, other.text)
    if first is None or second is None:
        return False
    index.add(0, first, at, 0)
    return index.add(1, second, at, 1) is not None


def _events(folder: Path) -> Iterator[tuple[int, bool, Report]]:
    """Yield the articles of ECB+ with their topics, and whether they are of its second story; the first sentence is the title."""
    paths = sorted(folder.rglob("*ecb*.xml"))
    if not paths:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{folder} (no articles of ECB+)")
    for path in paths:
        sentences: defaultdict[int, list[str]] = defaultdict(list)
        try:
            for token in etree.parse(path, etree.XMLParser(resolve_entities=False, no_network=True)).iter("token"):
                sentences[int(token.get("sentence", "0"))].append(token.text or "")
            topic = int(path.parent.name)
        except (OSError, ValueError, etree.XMLSyntaxError) as error:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error})") from error
        lines = [" ".join(each) for each in sentences.values()]
        is_other = "plus" in path.name
        lines = lines[1:] if is_other and lines and lines[0].startswith("http") else lines
        if lines:
            yield topic, is_other, Report(lines[0], " ".join(lines[1:]), (topic, is_other))


def _table(path: Path, delimiter: str) -> list[dict[str, str]]:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file, delimiter=delimiter))
    except (OSError, ValueError, csv.Error) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error})") from error


_Article = tuple[str, str, str, int, int]


def _stored(path: Path) -> Iterator[_Article]:
    """Yield title, text, language, time and site of the articles of a profile's database, in the order in which they came."""
    try:
        with closing(open_reader(path / "beforehand.sqlite3" if path.is_dir() else path)) as connection:
            after = EntryId(0)
            while found := stored.arrived(connection, after, _READ_AT_ONCE):
                after = found[-1].entry_id
                for each in found:
                    yield each.title, each.text, each.language, each.at, site_number(each)
    except DatabaseError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error})") from error


def _invented(seed: int) -> list[_Article]:
    """Return reports of made-up stories, three of each: they share half of their words, and all have a few in common."""
    chance = np.random.default_rng(seed)

    def made(count: int) -> list[str]:
        return ["".join(chance.choice(list(_LETTERS), 8)) for _ in range(count)]

    common, articles = made(200), []
    for number in range(_INVENTED_STORIES):
        own = made(20)
        for report in range(_REPORTS):
            text = [*chance.permutation(own)[:14].tolist(), *chance.choice(common, 20).tolist(), *made(6)]
            at = number * 3600 + report * 600
            articles.append((" ".join(chance.permutation(own)[:8].tolist()), " ".join(text), "", at, report))
    return articles
