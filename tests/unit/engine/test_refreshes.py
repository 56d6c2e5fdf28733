"""Feeds that the plan has an account's server refresh: when, how often at most, and what ends it. The server is the double, on the same clock."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddToAccount,
    Command,
    PauseRetrievals,
    RecordAccess,
    RetrieveNow,
    SetAccount,
    SetPreference,
    SignInAgain,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountChanged, CommandFailed, SyncFinished
from reader.domain.retrieval import AccessRecord, Outcome, RequestKind, RequestRecord
from reader.engine.sync import runs
from reader.storage import accounts, activity, history, remote_feeds
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import Posting
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, Quirks
from tests.fakes.world import published

HOUR, DAY = 3600, 86_400
A, B = "http://site.test/a", "http://site.test/b"


def is_refresh(asked: Asked) -> bool:
    return ("a", "actualize") in asked.fields or asked.path.endswith("/refresh")


def is_listing(asked: Asked) -> bool:
    """Whether it asks which feeds the server fetches."""
    return ("a", "opml") in asked.fields or (asked.path == "/v1/feeds" and asked.method == "GET")


def listings(run: AccountRun) -> list[Asked]:
    return [each for each in run.asked if is_listing(each)]


def refreshed(run: AccountRun) -> list[tuple[float, int]]:
    """When the server was asked to refresh which feed."""
    return [(each.at, int(dict(each.fields).get("id") or each.path.split("/")[-2])) for each in run.asked if is_refresh(each)]


def refusals(run: AccountRun) -> list[Asked]:
    """Requests that show a token or key."""
    return [each for each in run.asked if each.path == "/i/" or each.path.startswith("/v1/")]


def posts(first: int, last: int, every: int, url: str) -> list[Posting]:
    """Newest first."""
    return [Posting(f"{url}-{at}", f"At {at}", "<p>x</p>", f"{url}/{at}", at) for at in range(first, last, every)][::-1]


def live(run: AccountRun, seconds: float, *, timer: bool = True) -> None:
    """Let time pass, with visits at 8 and 20 o'clock; the server's own timer runs every six hours."""
    simulation = run.simulation
    end = simulation.now + seconds
    while simulation.now < end:
        hour = (int(simulation.now) // HOUR + 1) * HOUR
        simulation.run_until(min(hour, end))
        run.pass_time(simulation.now)
        if timer and hour // HOUR % 6 == 0:
            run.server.run_timer()
        if hour // HOUR % 24 in {8, 20}:
            simulation.run_until(hour + hour // DAY * 97 % 1200)
            simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))


def made(folder: Path, quirks: Quirks) -> AccountRun:
    run = account_run(folder, quirks)
    run.keeps_time = True
    start = int(run.simulation.now)
    run.server.postings = {
        A: posts(start - 9 * DAY, start + 40 * DAY, HOUR, A),
        B: posts(start - 9 * DAY, start + 40 * DAY, DAY, B),
    }
    run.pass_time(start)
    run.add()
    live(run, 2 * DAY)
    run.asked.clear()
    return run


def switch_on(run: AccountRun, secret: str = "") -> None:
    """The token or key is tried: that is no refresh of the plan's."""
    run.asked.clear()
    run.simulation.send(SetAccount(run.account.account_id, refreshes_server=True, refresh_secret=secret))
    run.asked.clear()


def named(quirks: Quirks) -> str:
    return f"{quirks.name}{quirks.version}"


one_server = pytest.mark.parametrize(
    "run", [FRESHRSS, pytest.param(MINIFLUX_23, marks=pytest.mark.long)], ids=named, indirect=True
)
"""For what the plan decides before it is known how this server is asked."""


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=named)
def run(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[AccountRun]:
    made_run = made(tmp_path, request.param)
    with made_run.server:
        yield made_run


def test_the_plan_has_the_server_refresh_feeds_and_what_they_bring_arrives(run: AccountRun) -> None:
    live(run, DAY)
    assert refreshed(run) == []
    switch_on(run)
    before = len(run.items())
    live(run, DAY, timer=False)
    asked = refreshed(run)
    by_feed = Counter(feed for _, feed in asked)
    # what posts every hour is not asked for less often than what posts once a day, and both no more often than their budget
    assert by_feed[1] >= by_feed[2] > 0
    assert 3 <= len(asked) <= 2 * run.simulation.core.state.preferences.fetch_budget + 4
    assert len(run.items()) - before >= 20
    # each is in Activity, with its feed
    switched_at = run.simulation.now - DAY
    assert activity.refreshes_since(run.connection, run.account.account_id, int(switched_at) + 1) == len(asked)
    for _, feed in set(asked):
        times = [at for at, each in asked if each == feed]
        assert min(later - earlier for earlier, later in pairwise(times)) >= 900
    assert len(run.asked) <= 200 + 4 * len(asked)


def test_refreshes_come_out_of_the_requests_of_a_day(run: AccountRun, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a refresh brings is synchronised at once: fewer other synchronisations are needed."""
    allowed: list[float] = []
    usual, state = runs.sync_intervals, run.simulation.core.state
    monkeypatch.setattr(
        runs, "sync_intervals", lambda *rates, **limits: allowed.append(limits["per_day"]) or usual(*rates, **limits)
    )
    feed_id = min(feed.feed_id for feed in state.feeds.values() if feed.account_id is not None)
    for hours_ago in (30, 2, 2, 1):
        at = int(run.simulation.now) - hours_ago * HOUR
        line = RequestRecord(RequestKind.REFRESH, at, at, Outcome.DONE, 200, 9, None, "http://server.test/i/", feed_id, None)
        activity.add_request(run.connection, line)
    for day in range(9):
        # whoever comes for a week has habits
        for hour in (3, 15):
            history.add_access(run.connection, AccessRecord(int(run.simulation.now) - day * DAY - hour * HOUR, 0, "window"))
    run.start(run.simulation.now)
    run.simulation.run_until(run.simulation.now + HOUR)
    assert allowed == [(runs.QUIET_REQUESTS - 3) / runs.REQUESTS_EACH]


def test_a_token_is_tried_before_it_is_kept(run: AccountRun) -> None:
    switch_on(run, "wrong")
    (failed,) = published(run.simulation, CommandFailed)
    assert failed.problem == Problem(ProblemKind.KEY_REFUSED)
    assert not run.account.refreshes_server
    right = run.server.refresh_token if run.server.quirks is FRESHRSS else run.server.api_key
    switch_on(run, right)
    assert run.account.is_refreshing
    undo = published(run.simulation, AccountChanged)[-1].undo
    assert undo is not None
    assert right not in repr(undo)
    run.simulation.send(undo)
    assert not run.account.is_refreshing


def test_a_token_that_is_refused_ends_refreshes_until_the_user_acts_and_the_sync_goes_on(run: AccountRun) -> None:
    switch_on(run)
    run.refresh_secret = "no longer right"
    live(run, DAY)
    # FreshRSS is asked for its feeds before, and may refuse that for reasons of its own
    tries = len(refusals(run))
    assert tries == (2 if run.server.quirks is FRESHRSS else 1)
    assert run.account.refresh_problem == Problem(ProblemKind.KEY_REFUSED)
    assert run.account.problem is None
    assert run.account.synced_at is not None
    assert run.simulation.now - run.account.synced_at < HOUR
    # also after a restart
    run.start(run.simulation.now)
    live(run, DAY)
    assert len(refusals(run)) == tries
    run.refresh_secret = ""
    switch_on(run)
    live(run, DAY)
    assert len(refreshed(run)) > 3
    assert run.account.refresh_problem is None


@pytest.mark.parametrize("status", [404, pytest.param(500, marks=pytest.mark.long)])
def test_a_server_that_refreshes_nothing_is_asked_less_and_less_and_the_sync_goes_on(run: AccountRun, status: int) -> None:
    switch_on(run)
    run.spoil = lambda asked: Response(status) if is_refresh(asked) else None
    live(run, 2 * DAY)
    assert 2 <= len(refreshed(run)) <= 24
    assert run.account.problem is None
    assert run.simulation.now - (run.account.synced_at or 0) < HOUR
    run.spoil = lambda _: None
    live(run, 2 * DAY)
    assert run.account.refresh_problem is None


@one_server
def test_what_the_server_asks_for_binds_refreshes_and_the_sync(run: AccountRun) -> None:
    switch_on(run)

    def spoil(asked: Asked) -> Response | None:
        return Response(429, headers=[("Retry-After", "7200")]) if is_refresh(asked) else None

    run.spoil = spoil
    live(run, DAY)
    (first, _), *_ = refreshed(run)
    assert not [each for each in run.asked if first < each.at < first + 7200]


@one_server
@pytest.mark.parametrize("beside", ["trial", "sign-in", "subscription"])
def test_what_the_server_asks_for_when_the_user_wants_something_binds_everything(run: AccountRun, beside: str) -> None:
    account_id, is_fresh = run.account.account_id, run.server.quirks is FRESHRSS
    commands: dict[str, Command] = {
        "trial": SetAccount(
            account_id, refreshes_server=True, refresh_secret=run.server.refresh_token if is_fresh else run.server.api_key
        ),
        "sign-in": SignInAgain(account_id, run.server.username, run.server.password),
        "subscription": AddToAccount(account_id, "http://site.test/new"),
    }
    run.asked.clear()
    run.spoil = lambda _: Response(429, headers=[("Retry-After", "7200")])
    run.simulation.send(commands[beside])
    first = run.asked[0].at
    # whoever asks again is answered without the server
    run.simulation.send(commands[beside])
    failed = published(run.simulation, CommandFailed)
    assert [each.problem.kind for each in failed] == [ProblemKind.RATE_LIMITED] * 2
    assert run.sync().problem == Problem(ProblemKind.RATE_LIMITED)
    assert len(run.asked) == 1
    live(run, 7100)
    assert len(run.asked) == 1
    run.spoil = lambda _: None
    live(run, 2 * HOUR)
    assert (run.account.synced_at or 0) > first
    assert run.account.problem is None


@one_server
def test_pauses_and_a_missing_network_hold_refreshes_up(run: AccountRun) -> None:
    switch_on(run)
    live(run, DAY)
    run.simulation.send(PauseRetrievals(int(run.simulation.now) + DAY))
    before = len(refreshed(run))
    live(run, DAY - 60)
    assert len(refreshed(run)) == before
    live(run, HOUR)
    run.simulation.send(SetPreference("fetch.automatic", value=False))
    before = len(refreshed(run))
    live(run, DAY)
    assert len(refreshed(run)) == before


def test_feeds_that_are_broken_or_disabled_cost_the_others_nothing(run: AccountRun) -> None:
    run.server.broken.add(2)
    run.server.disabled.add(1)
    switch_on(run)
    live(run, 2 * DAY)
    by_feed = Counter(feed for _, feed in refreshed(run))
    assert run.account.problem is None
    # the server was told not to fetch the first
    assert by_feed[1] == 0
    # FreshRSS says OK for the second too; with Miniflux it is left alone for longer each time
    assert 1 <= by_feed[2] <= (100 if run.server.quirks is FRESHRSS else 13)
    assert len(listings(run)) <= 3
    run.server.disabled.clear()
    before = len(refreshed(run))
    live(run, 2 * DAY)
    assert 1 in {feed for _, feed in refreshed(run)[before:]}


@pytest.mark.parametrize(
    "said", [Response(404), Response(403), Response(200, b"<html>Welcome</html>"), Response(200, b"<opml><body>")]
)
def test_a_freshrss_that_does_not_say_what_it_fetches_has_all_refreshed(tmp_path: Path, said: Response) -> None:
    run = made(tmp_path, FRESHRSS)
    with run.server:
        run.spoil = lambda asked: said if is_listing(asked) else None
        switch_on(run)
        live(run, 2 * DAY)
        assert {feed for _, feed in refreshed(run)} == {1, 2}
        assert 1 <= len(listings(run)) <= 3
        assert run.account.refresh_problem is None


def test_refreshing_by_hand_has_the_server_refresh_what_is_named_and_not_again_at_once(run: AccountRun) -> None:
    feed_id = next(
        each.feed_id for each in remote_feeds.feeds(run.connection, run.account.account_id) if each.remote_id == "feed/2"
    )
    run.simulation.send(RetrieveNow((feed_id,)))
    assert refreshed(run) == []
    switch_on(run)
    for _ in range(2):
        run.simulation.send(RetrieveNow((feed_id,)))
        assert [feed for _, feed in refreshed(run)] == [2]
    run.simulation.run_until(run.simulation.now + 901)
    before = len(refreshed(run))
    run.simulation.send(RetrieveNow(()))
    assert 2 in {feed for _, feed in refreshed(run)[before:]}
    assert published(run.simulation, SyncFinished)[-1].problem is None


@one_server
def test_switched_off_nothing_is_asked_for_and_it_is_noted_since_when(run: AccountRun) -> None:
    switch_on(run)
    live(run, DAY)
    marks = accounts.high_water(run.connection, run.account.account_id)
    assert marks[accounts.REFRESHING_FIRST] == marks[accounts.REFRESHING_SINCE] < run.simulation.now
    assert marks[accounts.REFRESHING_UNTIL] == 0
    run.simulation.send(SetAccount(run.account.account_id, refreshes_server=False))
    before = len(refreshed(run))
    live(run, DAY)
    assert len(refreshed(run)) == before
    assert accounts.high_water(run.connection, run.account.account_id)[accounts.REFRESHING_UNTIL]
    feeds = run.simulation.core.state.feeds.values()
    assert all(feed.next_at is None and not feed.is_scheduled for feed in feeds)


def test_other_servers_are_not_offered_it(run: AccountRun) -> None:
    account = run.account
    other = replace(account, refreshes_server=True, server=replace(account.server, kind=type(account.server.kind)("other")))
    assert not other.is_refreshing
    assert account.server.takes_refreshes
