"""The commands list and status, which only read; and the refresh state that `status` prints. They work beside a running window,
without Qt. An unused profile reads as empty and is not created.
"""

import argparse
import datetime as dt
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Line, Say
from reader.domain.entry import Selection, View
from reader.domain.feed import NOTHING_EXPECTED, Expectation, Feed, Plan
from reader.domain.health import Concern, retrieval_concern
from reader.domain.ids import AccountId, Clock, EntryId, FeedId, FolderId, iso_time
from reader.domain.preferences import USUAL, throttling
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import counted
from reader.domain.subscription import PROXY, REFRESH, Folder, shown_address
from reader.domain.value_classes import dataclass
from reader.domain.visits import HourRange, quiet_until
from reader.engine.system_clock import SystemClock
from reader.storage import accounts, entries, feeds, history, news, preferences, statuses
from reader.storage.connection import ReadConnection
from reader.storage.history import BATTERY_LOW_SINCE, METERED_SINCE, PAUSED_UNTIL, VACATION_UNTIL, milestones
from reader.storage.subscriptions import folders, subscriptions

if TYPE_CHECKING:
    from reader.domain.computers import Joined


def register(name: str, parser: argparse.ArgumentParser) -> None:
    if name == "list":
        help_text = "list the new articles instead: what arrived since your last visit ended, read or not"
        parser.add_argument("--new", action="store_true", help=help_text)
    parser.set_defaults(run={"list": _run_list, "status": _run_status}[name])


def _run_list(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    if options.new:
        return list_news(profile.database, as_json=options.json, clock=SystemClock(), say=say)
    return list_subscriptions(profile.database, as_json=options.json, say=say)


def _run_status(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    return print_status(profile.database, as_json=options.json, clock=SystemClock(), say=say)


@dataclass(frozen=True, slots=True)
class FetchingState:
    """Times in UTC seconds or None; `share` of the usual requests, and `why` it is reduced. Power and network are reported by a
    running program; after a kill they may be outdated.
    """

    paused_until: int | None = None
    quiet_until: int | None = None
    away_until: int | None = None
    share: str = USUAL
    why: tuple[str, ...] = ()


def fetching_state(connection: ReadConnection, clock: Clock) -> FetchingState:
    now, noted, values = clock.now(), milestones(connection), preferences.load(connection)
    paused, away = noted.get(PAUSED_UNTIL, 0), noted.get(VACATION_UNTIL, 0)
    quiet = int(quiet_until(values.fetch_quiet_hours, now, clock.utc_offset_seconds))
    spared = throttling(values, is_battery_low=BATTERY_LOW_SINCE in noted, is_metered=METERED_SINCE in noted)
    why = [reason for reason, is_so in (("metered connection", spared.by_metered), ("low battery", spared.by_battery)) if is_so]
    return FetchingState(paused if paused > now else None, quiet or None, away if away > now else None, spared.share, tuple(why))


def list_subscriptions(database: Path, *, as_json: bool, say: Say) -> int:
    with reading(database) as connection:
        unread = statuses.unread_counts(connection)
        paths = folder_paths(folders(connection))
        rows = [
            {
                "url": shown_address(each.url),
                "title": each.title,
                "folder": paths[each.folder_id],
                "unread": unread.get(each.feed_id, 0),
                "refresh": each.settings.get(REFRESH, "") or "automatic",  # these two as in `explain --json`
                "proxy": each.settings.get(PROXY, ""),
            }
            for each in subscriptions(connection)
        ]
    if as_json:
        _say_json(rows, say)
        return 0
    for row in rows:
        place = f"{row['folder']}/" if row["folder"] else ""
        say(Line(f"{row['unread']:5}  {place}{row['title']}  {row['url']}"))
    _say_if_empty(rows, say)
    return 0


def list_news(database: Path, *, as_json: bool, clock: Clock, say: Say) -> int:
    with reading(database) as connection:
        current = news.current(connection)
        since = current.since
        ids = entries.entry_ids(connection, Selection(View.ALL, new_after=current.after))
        rows = entries.entry_rows(connection, map(EntryId, ids))
    if as_json:
        found = [
            {"title": row.title, "link": row.link, "feed": row.feed_title, "at": iso_time(row.sort_at), "is_read": row.is_read}
            for row in rows
        ]
        say(Line(json.dumps({**_counted_since(len(found), since), "articles": found}, ensure_ascii=False, indent=2)))
        return 0
    for row in rows:
        say(Line("  ".join(part for part in (local_time(row.sort_at, clock), row.feed_title, row.title, row.link) if part)))
    if not rows:
        say(Line(_news_line(0, since, clock), is_error=True))
    return 0


def _counted_since(count: int, since: int | None) -> dict[str, object]:
    return {"new": count, "since": iso_time(since)}


def _news_line(count: int, since: int | None, clock: Clock) -> str:
    if since is None:
        return "Nothing counts as new before your first visit has ended."
    return (
        f"{counted(count, 'new article')} since {local_time(since, clock)}"
        if count
        else f"Nothing new since {local_time(since, clock)}"
    )


def print_status(database: Path, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Print the refresh state, and every feed's last and next retrieval with the reason."""
    joined: Joined | None = None
    with reading(database) as connection:
        rows, state = _statuses(connection, clock.now()), fetching_state(connection, clock)
        current = news.current(connection)
        count = news.entry_count(connection, current)
        if preferences.uses_folder(connection):
            from reader.storage.computers import joined as read_joined

            joined = read_joined(connection)
    if as_json:
        _say_json(rows, say, **_counted_since(count, current.since), fetching=_fetching(state), **_shared(joined))
        return 0
    if current.since is not None:
        say(Line(_news_line(count, current.since, clock)))
    for line in _fetching_lines(state):
        say(Line(line))
    if joined is not None and joined.problem is not None:
        say(Line(f"In step with other computers: {joined.problem.sentence()}"))
    for row in rows:
        say(Line(f"{row['title']}  {row['url']}"))
        why = f" ({row['why']})" if row["why"] else ""
        planned = f"by the server of {row['account']}" if row["account"] else f"next {row['next'] or 'not planned'}{why}"
        say(Line(f"    last {row['last'] or 'never'}, {planned}"))
        lost = f", {row['gaps']} with missing articles" if row["gaps"] else ""
        say(Line(f"    {counted(row['entries'], 'article')}, {row['unread']} unread{lost}"))
        if row["problem"]:
            say(Line(f"    {row['problem']}{' Probably temporary.' if row['concern'] is Concern.PASSING else ''}"))
    _say_if_empty(rows, say)
    return 0


def folder_paths(tree: list[Folder]) -> dict[FolderId | None, str]:
    """Return each folder's titles from the top, joined by slashes; parents come first. None is the top level."""
    paths: dict[FolderId | None, str] = {None: ""}
    for folder in tree:
        around = paths[folder.parent_id]
        paths[folder.folder_id] = f"{around}/{folder.title}" if around else folder.title
    return paths


def expected(numbers: Expectation) -> dict[str, Any] | None:
    """Return the numbers behind a plan as in JSON, None for none."""
    if numbers == NOTHING_EXPECTED:
        return None
    access = iso_time(numbers.access_at)
    return {"postings": numbers.postings, "access": access, "saving": numbers.saving, "price": numbers.price}


def as_planned(feed: Feed) -> Feed:
    """Return the feed as it is planned now: what is stored of a paused one holds once it is resumed."""
    return feed.planned(Plan(None, Reason(ReasonKind.TEXT, ("paused",)))) if feed.is_paused else feed


def _statuses(connection: ReadConnection, now: float) -> list[dict[str, Any]]:
    """Return the feeds as in `status --json`; times are ISO 8601 or None, `gaps` counts them.

    `rule` and `expected` belong to the next retrieval: the rule that set its time, and the numbers, if its policy has any.
    `concern` is the severity of the problem, as on the health page: "passing" is probably temporary. `account` names the account
    whose server refreshes the feed.
    """
    remembered: dict[FeedId, Feed] = {feed.feed_id: feed for feed in feeds.feeds(connection)}
    unread, gaps = statuses.unread_counts(connection), history.gap_counts(connection)
    paths = folder_paths(folders(connection))
    names: dict[AccountId | None, str] = {each.account_id: each.name for each in accounts.accounts(connection)}
    return [
        {
            "url": shown_address(each.url),
            "title": each.title,
            "folder": paths[each.folder_id],
            "entries": len(entries.entry_ids(connection, Selection(View.FEED, feed_id=each.feed_id))),
            "unread": unread.get(each.feed_id, 0),
            "last": iso_time(feed.retrieved_at),
            "next": iso_time(feed.next_at),
            "why": feed.next_reason.sentence() if feed.next_reason else None,
            "rule": None if feed.next_at is None else feed.next_rule.value,
            "expected": None if feed.next_at is None else expected(feed.next_expected),
            "problem": feed.problem.sentence() if feed.problem else None,
            "concern": retrieval_concern(feed, now),
            "gaps": gaps.get(each.feed_id, 0),
            "account": names.get(each.account_id),
        }
        for each in subscriptions(connection)
        if (feed := as_planned(remembered[each.feed_id]))
    ]


def _fetching(state: FetchingState) -> dict[str, object]:
    times = {"paused_until": state.paused_until, "quiet_until": state.quiet_until, "away_until": state.away_until}
    return {**{name: iso_time(at) for name, at in times.items()}, "share": state.share, "why": list(state.why)}


def _shared(joined: "Joined | None") -> dict[str, object]:
    """Describe the folder that is used with other computers, if one is."""
    if joined is None:
        return {}
    from reader.app.commands.computers import described

    return {"shared": described(joined)}


def _fetching_lines(state: FetchingState) -> Iterator[str]:
    """Describe the refresh state; yields nothing in the normal state."""
    if state.paused_until is not None:
        yield f"Paused until {iso_time(state.paused_until)}; manual refreshes still work"
    elif state.quiet_until is not None:
        yield f"Quiet hours until {iso_time(state.quiet_until)}; manual refreshes still work"
    if state.away_until is not None:
        yield f"On vacation until {iso_time(state.away_until)}; only feeds that would lose articles are refreshed, and all shortly before"
    if state.why:
        yield f"{'Half' if state.share == 'half' else 'A third'} of the requests: {', '.join(state.why)}"


def _say_json(rows: list[dict[str, Any]], say: Say, **more: object) -> None:
    say(Line(json.dumps({**more, "feeds": rows}, ensure_ascii=False, indent=2)))


def _say_if_empty(rows: list[dict[str, Any]], say: Say) -> None:
    if not rows:
        say(Line("No subscriptions yet. Add one with: beforehand add URL, or beforehand import FILE", is_error=True))


_DAYS_OF_A_WEEK = 7
_WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_NEAR_DAYS = {-1: "yesterday", 0: "today", 1: "tomorrow"}


def local_time(at: int, clock: Clock) -> str:
    """Return 'today 08:51', 'Thu 08:51' or '2026-05-12 08:51'."""
    local = _local(at, clock)
    days_on = (local.date() - _local(clock.now(), clock).date()).days
    if days_on in _NEAR_DAYS:
        day = _NEAR_DAYS[days_on]
    else:
        day = _WEEKDAYS[local.weekday()] if abs(days_on) < _DAYS_OF_A_WEEK else f"{local:%Y-%m-%d}"
    return f"{day} {local:%H:%M}"


def full_time(at: int, clock: Clock) -> str:
    """Return a time followed by ISO 8601: 'today 08:51 (2026-05-12T07:51:00Z)'."""
    return f"{local_time(at, clock)} ({iso_time(at)})"


def local_hour(at: int, clock: Clock) -> int:
    """Return the hour 0 to 23 of the user's day, by the offset that applied then."""
    return _local(at, clock).hour


def describe_hours(ranges: Iterable[HourRange]) -> str:
    """Return '7-10 and 17-19 h'."""
    return f"{_joined(f'{begin}-{end}' for begin, end in ranges)} h"


def describe_weekdays(weekdays: Iterable[int]) -> str:
    """Return 'Sat and Sun', from Monday 0."""
    return _joined(_WEEKDAYS[weekday] for weekday in sorted(weekdays))


def _local(at: float, clock: Clock) -> dt.datetime:
    return dt.datetime.fromtimestamp(at + clock.utc_offset_seconds(at), dt.UTC)


def _joined(items: Iterable[str]) -> str:
    *some, last = items
    return f"{', '.join(some)} and {last}" if some else last
