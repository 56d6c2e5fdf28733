"""A user with three weeks behind him who comes back to a desktop: what is fetched then, and how soon."""

import time
from collections.abc import Callable
from contextlib import closing

from reader.app.paths import profile_in
from reader.domain.feed import Rule
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import AccessRecord, RetrievalRecord
from reader.domain.visits import Presence, Signal
from reader.engine.system_clock import SystemClock
from reader.storage import history, readings
from reader.storage.connection import open_reader
from reader.storage.writer import open_database, transaction
from reader.ui.text.problems import reason_text
from tests.desktop.program import Program
from tests.fakes.documents import Posting, rss
from tests.fakes.feed_server import FeedServer
from tests.fakes.waiting import until

DAY, HOUR, MINUTE = 86_400, 3600, 60
DAYS, FEEDS, EARLIER = 21, 12, 4 * 3600
CAME_HOURS, STAYS_SECONDS = (-13, -7), 1800
"""Before the hour it is now, on each day: he is not expected at this hour, but always looks soon after he came back, and after such
absences: the longest class of `returned_row`, as the one now is.
"""

FOUND = "When you come back is known from: "


def follow_for_weeks(program: Program, server: FeedServer, now: float) -> None:
    """Feeds that posted every hour and were refreshed four hours ago, by somebody who came back twice a day for three weeks."""
    outlines = []
    for number in range(FEEDS):
        path = f"/{number}"
        entries = [Posting(f"{path} {hour}", f"Hour {hour}", at=int(now) - hour * HOUR) for hour in range(4, 40)]
        server.answer(path, body=rss(entries=entries, title=f"Feed {number}"), headers={"Content-Type": "application/rss+xml"})
        outlines.append(f'<outline text="Feed {number}" type="rss" xmlUrl="{server.url(path)}"/>')
    given = f'<opml version="2.0"><body>{"".join(outlines)}</body></opml>'.encode()
    assert program.run("import", "-", "--refresh", given=given).returncode == 0
    past = [
        Presence(int(began), int(began + STAYS_SECONDS), 0, Signal.UNLOCK)
        for day in range(-DAYS, 1)
        for hours in CAME_HOURS
        for began in [now + day * DAY + hours * HOUR]
    ]
    path = profile_in(program.profile).database
    with closing(open_database(path, now=int(now), backup_folder=None)) as connection, transaction(connection):
        for each in past:
            readings.add_presence(connection, each)
            history.add_access(connection, AccessRecord(each.began_at + 2 * MINUTE, 0, "window"))
        connection.execute("UPDATE retrieval SET started_at = started_at - ?, finished_at = finished_at - ?", (EARLIER, EARLIER))
        connection.execute(
            "UPDATE feed SET retrieved_at = retrieved_at - ?, succeeded_at = succeeded_at - ?, next_at = ?, not_before_at = 0",
            (EARLIER, EARLIER, int(now) + DAY),
        )


def stored(program: Program) -> list[Presence]:
    with closing(open_reader(profile_in(program.profile).database)) as connection:
        return readings.presences(connection, 0)


def at_returns(program: Program) -> list[RetrievalRecord]:
    with closing(open_reader(profile_in(program.profile).database)) as connection:
        return [each for each in history.retrievals(connection) if each.rule is Rule.RETURNED]


def found(program: Program) -> set[str]:
    """The signals that the program found at last, from its log; nothing while it does not listen."""
    lines = [line for each in profile_in(program.profile).logs.glob("*.log") for line in each.read_text().splitlines()]
    known = [line.partition(FOUND)[2].split(", ") for line in lines if FOUND in line]
    return {*known[-1]} if known else set()


def come_back(program: Program, server: FeedServer, act: Callable[[], object], saw: Callable[[str], None]) -> Presence:
    """Do what brings the user back to a program that waits for him: what is stored of it, once that fetched something."""
    known, asked = len(stored(program)), len(server.requests)
    began = time.monotonic()
    act()
    until(lambda: len(server.requests) > asked, "something is fetched")
    first = time.monotonic() - began
    until(lambda: at_returns(program), "it is written down")
    until(lambda: len(stored(program)) > known, "the return is stored")
    back = stored(program)[-1]
    (*_, line) = at_returns(program)
    assert line.reason is not None
    assert line.reason.kind is ReasonKind.RETURNED
    saw(
        f"back by {back.signal.value}: the first request {first:.1f} s after it, {len(server.requests) - asked} until it was written"
    )
    saw(f"the log says: {reason_text(line.reason)}")
    return back


def leave(program: Program, act: Callable[[], object]) -> None:
    """Do what takes the user away: the presence ends."""
    (*_, last) = stored(program)
    until(lambda: SystemClock().now() >= last.ended_at + 1, "it lasts a second: whole ones are stored")
    act()
    until(lambda: stored(program)[-1].ended_at > last.ended_at, "the presence has ended")
