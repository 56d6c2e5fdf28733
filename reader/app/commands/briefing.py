"""The command briefing: stories chosen of what is new, printed without Qt or as an e-book. Stores nothing."""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path

from reader.app.commands.arguments import as_path
from reader.app.commands.lists import local_time
from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Line, Say
from reader.domain.entry import EntryRow
from reader.domain.ids import Clock, EntryId, iso_time
from reader.domain.news import Briefing, BriefStory
from reader.domain.sentences import counted
from reader.domain.value_classes import dataclass
from reader.engine.system_clock import SystemClock
from reader.storage import entries

NOTHING = "Nothing is new, so there is no briefing."


@dataclass(frozen=True, slots=True)
class PrintedStory:
    """A story as in `briefing --json`; `others` are the links of its other reports."""

    section: str
    title: str
    lead: str
    feed: str
    link: str
    minutes: int
    others: tuple[str, ...]


def register(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run)
    parser.add_argument("--epub", type=as_path, metavar="FILE", help="write it as an e-book, with the pictures stored here")


def _run(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    if options.epub is not None:
        return export_epub(profile, Path(options.epub), SystemClock(), say)
    return print_briefing(profile.database, as_json=options.json, clock=SystemClock(), say=say)


def print_briefing(database: Path, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Print the last briefing, or what one made now would hold; return the exit code."""
    from reader.reports.briefing import present_briefing

    with reading(database) as connection:
        found = present_briefing(connection, int(clock.now()))
        ids = [each for story in found.stories for each in (story.entry_id, *story.others)] if found is not None else []
        rows = {row.entry_id: row for row in entries.entry_rows(connection, ids)}
    stories = [_printed(story, rows) for story in found.stories if story.entry_id in rows] if found is not None else []
    if as_json:
        made_at, rest = (iso_time(found.made_at), found.rest) if found is not None else (None, 0)
        report = {"made_at": made_at, "stories": [asdict(each) for each in stories], "rest": rest}
        say(Line(json.dumps(report, ensure_ascii=False, indent=2)))
        return 0
    if found is None or not stories:
        say(Line(NOTHING, is_error=True))
        return 0
    for line in _lines(found, stories, clock):
        say(Line(line))
    return 0


def export_epub(profile: Profile, target: Path, clock: Clock, say: Say) -> int:
    """Write the last briefing, or what one made now would hold, as an e-book; return the exit code. Raises ReaderError."""
    from reader.app.commands.books import export_briefing
    from reader.reports.briefing import present_briefing

    with reading(profile.database) as connection:
        found = present_briefing(connection, int(clock.now()))
    if found is None:
        say(Line(NOTHING, is_error=True))
        return 0
    return export_briefing(profile, found, target, say)


def _printed(story: BriefStory, rows: Mapping[EntryId, EntryRow]) -> PrintedStory:
    row = rows[story.entry_id]
    others = tuple(rows[each].link for each in story.others if each in rows)
    return PrintedStory(story.section, row.title, story.lead, row.feed_title, row.link, story.minutes, others)


def _lines(found: Briefing, stories: list[PrintedStory], clock: Clock) -> Iterator[str]:
    minutes = sum(each.minutes for each in stories)
    yield f"Briefing of {local_time(found.made_at, clock)}: {counted(len(stories), 'story', 'stories')}, {minutes} min"
    section = None
    for each in stories:
        if each.section != section:
            section = each.section
            yield from ("", section) if section else ("",)
        yield f"  {each.title or 'Untitled'}"
        if each.lead:
            yield f"    {each.lead}"
        more = f" and {len(each.others)} more" if each.others else ""
        yield "  ".join(part for part in (f"    {each.feed}{more}, {each.minutes} min", each.link) if part)
    if found.rest:
        yield from ("", f"{counted(found.rest, 'more new article', 'more new articles')}")
