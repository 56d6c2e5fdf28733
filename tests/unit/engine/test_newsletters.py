"""Newsletters of a mailbox: found, followed and planned like feeds, announced by their server, and what is never done for them."""

from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddNewsletters,
    AddSubscription,
    FetchPicture,
    FindNewsletters,
    PauseRetrievals,
    RemoveFolder,
    RemoveSubscription,
    ReportConditions,
    SetCredentials,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, FeedsFound, PictureFailed, PictureReady, SubscriptionsChanged
from reader.domain.feed import Validators
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.domain.subscription import LOAD, PICTURES, FoundFeed
from reader.engine.jobs.retrievals import count_done
from reader.engine.messages import KeepLogin, LoginKept, MailCame, WatchMail
from reader.formats.lists.opml import write_opml
from reader.lab.simulation import Simulation
from reader.own_process import measured
from reader.storage import subscriptions
from tests.fakes.dovecot import issue
from tests.fakes.world import START, Page, World, published, simulate

FOLDER = "imaps://me@mail.example/News"
WEEKLY, DAILY = f"{FOLDER}#weekly.example.com", f"{FOLDER}#daily.example.com"
PICTURE = "https://example.com/me.png"
DAY = 86_400


def letters(*numbers: int, newsletter: str = "weekly.example.com") -> bytes:
    html = f"<p>x<img src='{PICTURE}'></p>"
    return b"".join(measured(bytes(issue(number, newsletter, html=html))) for number in numbers)


class Bench:
    """Two newsletters that are followed, in a simulated world that counts its requests."""

    def __init__(self, folder: Path) -> None:
        self.watched: list[tuple[str, ...]] = []
        self.kept: list[KeepLogin] = []
        self.world = World(
            {WEEKLY: Page(letters(1, 2), etag="7:3"), DAILY: Page(letters(1, newsletter="daily.example.com"), etag="7:3")}
        )
        self.simulation = simulate(folder, self.world)
        self.state = self.simulation.core.state
        drain = self.simulation.core.drain_effects

        def noted() -> list[object]:
            effects = drain()
            self.watched += [each.urls for each in effects if isinstance(each, WatchMail)]
            self.kept += [each for each in effects if isinstance(each, KeepLogin)]
            return [each for each in effects if not isinstance(each, WatchMail)]

        self.simulation.core.drain_effects = noted  # type: ignore[assignment,method-assign]
        self.simulation.send(AddNewsletters((FoundFeed(WEEKLY, "Weekly"), FoundFeed(DAILY, "Daily"))))
        self.run(5)

    def run(self, seconds: float) -> None:
        self.simulation.run_until(self.simulation.now + seconds)

    def came(self, *urls: str) -> None:
        self.simulation.core.handle(MailCame(urls), self.simulation.now)
        self.run(5)

    def feed_id(self, url: str = WEEKLY) -> FeedId:
        return next(feed.feed_id for feed in self.state.feeds.values() if feed.url == url)

    def titles(self, url: str = WEEKLY) -> list[str]:
        query = "SELECT title FROM entry JOIN entry_status USING (entry_id) WHERE feed_id = ? ORDER BY title"
        return [str(title) for (title,) in self.state.connection.execute(query, (self.feed_id(url),)).fetchall()]


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_they_are_followed_together_and_taken_back_together(bench: Bench) -> None:
    assert (bench.titles(), bench.titles(DAILY)) == (["Issue 1", "Issue 2"], ["Issue 1"])
    changed = next(each for each in published(bench.simulation, SubscriptionsChanged) if each.undo is not None)
    assert isinstance(changed.undo, RemoveSubscription)
    bench.simulation.send(changed.undo)
    bench.run(1)
    assert subscriptions.subscriptions(bench.state.connection) == []
    assert bench.watched[-1] == ()
    assert {line.url for line in bench.world.log} == {WEEKLY, DAILY}


@pytest.mark.parametrize("problem", [None, Problem(ProblemKind.KEYRING, "no")])
def test_a_password_is_stored_with_the_first_newsletter_and_before_anything_is_read(
    bench: Bench, problem: Problem | None
) -> None:
    url = f"{FOLDER}#other.example.com"
    bench.world.pages[FOLDER] = Page(letters(1, newsletter="other.example.com"))
    bench.world.pages[url] = Page(letters(1, newsletter="other.example.com"))
    bench.simulation.send(FindNewsletters(FOLDER, "secret"))
    bench.run(1)
    found = published(bench.simulation, FeedsFound)[-1]
    assert bench.kept == []
    bench.simulation.send(AddNewsletters(found.feeds, password="secret"))
    bench.run(1)
    (keep,) = bench.kept
    assert (keep.url, keep.username, keep.password) == ("imaps://me@mail.example/", "me", "secret")
    assert bench.world.asked(url) == []
    kept = LoginKept(keep.feed_id, has_login=True, problem=problem, cause=keep.cause)
    bench.simulation.core.handle(kept, bench.simulation.now)
    bench.run(1)
    if problem is None:
        assert bench.titles(url) == ["Issue 1"]
    else:
        assert published(bench.simulation, CommandFailed)[-1].problem == problem
        assert subscriptions.find_subscription(bench.state.connection, url) is None


def test_what_cannot_be_followed_once_its_password_is_stored_is_answered(bench: Bench) -> None:
    bench.simulation.send(AddFolder("Letters"))
    (folder,) = subscriptions.folders(bench.state.connection)
    command = AddNewsletters((FoundFeed(f"{FOLDER}#other.example.com", "Other"),), folder.folder_id, "secret")
    bench.simulation.send(command)
    bench.simulation.send(RemoveFolder(folder.folder_id))
    kept = LoginKept(bench.kept[-1].feed_id, has_login=True, problem=None, cause=bench.kept[-1].cause)
    bench.simulation.core.handle(kept, bench.simulation.now)
    bench.run(1)
    assert published(bench.simulation, CommandFailed)[-1].cause == command.command_id


def test_a_day_after_the_last_newsletter_the_password_leaves(bench: Bench) -> None:
    first, last = bench.feed_id(), bench.feed_id(DAILY)
    bench.simulation.send(RemoveSubscription((first,)))
    bench.run(3 * DAY)
    assert bench.kept == []
    bench.simulation.send(RemoveSubscription((last,)))
    bench.run(3 * DAY)
    asked = [(each.username, each.password, set(each.feed_ids)) for each in bench.kept]
    assert len(asked) >= 1
    # until the keyring did it, it is asked once a day
    assert set(map(repr, asked)) == {repr(("", "", {first, last}))}
    keep = bench.kept.pop()
    bench.simulation.core.handle(
        LoginKept(keep.feed_id, has_login=False, problem=None, cause=None, feed_ids=keep.feed_ids), bench.simulation.now
    )
    bench.kept.clear()
    bench.run(3 * DAY)
    assert bench.kept == []
    assert "credentials" not in subscriptions.settings_of(bench.state.connection, first)


def test_what_is_no_newsletter_of_a_mailbox_is_not_followed(bench: Bench) -> None:
    for url in ("https://example.com/feed", FOLDER, "imaps://mail.example/News#x", "program:weather"):
        bench.simulation.send(AddNewsletters((FoundFeed(url, "x"),)))
        assert published(bench.simulation, CommandFailed)[-1].problem.kind is ProblemKind.BAD_URL
    bench.simulation.send(AddSubscription(WEEKLY))
    assert published(bench.simulation, CommandFailed)[-1].problem.kind is ProblemKind.BAD_URL
    bench.simulation.send(FindNewsletters("https://example.com/"))
    assert published(bench.simulation, CommandFailed)[-1].problem.kind is ProblemKind.BAD_URL


def test_those_that_are_followed_are_not_offered(bench: Bench) -> None:
    bench.world.pages[FOLDER] = Page(letters(1) + letters(1, newsletter="other.example.com"))
    bench.simulation.send(FindNewsletters(f"{FOLDER}#ignored"))
    bench.run(1)
    assert [each.url for each in published(bench.simulation, FeedsFound)[-1].feeds] == [f"{FOLDER}#other.example.com"]


def test_an_announced_message_is_there_at_once_and_its_neighbour_is_left_alone(bench: Bench) -> None:
    assert bench.watched == [(DAILY, WEEKLY)]
    before = len(bench.world.asked(DAILY))
    bench.world.pages[WEEKLY] = Page(letters(3), status=226, etag="7:4")
    bench.came(WEEKLY)
    assert bench.titles() == ["Issue 1", "Issue 2", "Issue 3"]
    assert len(bench.world.asked(DAILY)) == before
    assert bench.world.log[-1].validators.etag == "7:3"


def test_a_message_that_comes_during_a_retrieval_is_read_after_it(bench: Bench) -> None:
    bench.state.busy.add(bench.feed_id())
    before = len(bench.world.asked(WEEKLY))
    bench.simulation.core.handle(MailCame((WEEKLY,)), bench.simulation.now)
    assert bench.state.mail.again == {bench.feed_id()}
    bench.state.busy.clear()
    bench.came(WEEKLY)
    assert len(bench.world.asked(WEEKLY)) == before + 2
    assert bench.state.mail.again == set()
    # unsubscribed in the meantime
    bench.state.mail.again.add(feed_id := bench.feed_id())
    bench.simulation.send(RemoveSubscription((feed_id,)))
    count_done(bench.state, feed_id)
    assert bench.state.mail.again == set()


def test_the_rest_of_a_long_answer_is_asked_for_at_once(bench: Bench) -> None:
    answer = bench.world.answer
    rest = {"7:3": ("7:4", 3, True), "7:4": ("7:5", 4, False)}

    def in_parts(request: FetchRequest, now: float) -> FetchResult:
        found = answer(request, now)
        etag, number, has_more = rest[request.validators.etag]
        return replace(found, status=226, validators=Validators(etag), body=letters(number), body_hash=etag, has_more=has_more)

    bench.simulation._answer = in_parts
    bench.came(WEEKLY)
    assert bench.titles() == ["Issue 1", "Issue 2", "Issue 3", "Issue 4"]


@pytest.mark.parametrize(
    "command",
    [ReportConditions(is_battery_low=False, is_metered=True), PauseRetrievals(START + DAY), SetPreference("fetch.automatic", value=False)],
)  # fmt: skip
def test_no_server_announces_where_the_plan_alone_decides(bench: Bench, command: object) -> None:
    bench.simulation.send(command)  # type: ignore[arg-type]
    bench.run(1)
    assert bench.watched[-1] == ()
    before = len(bench.world.log)
    bench.came(WEEKLY)
    assert len(bench.world.log) == before


def test_what_ended_the_parser_comes_one_by_one_and_then_not_at_all(bench: Bench) -> None:
    bench.simulation._parse = lambda _: Problem(ProblemKind.PARSE_LIMIT)  # type: ignore[method-assign]
    marks = []
    for _ in range(2):
        bench.world.pages[WEEKLY] = Page(letters(3), status=226, etag="7:4")
        bench.came(WEEKLY)
        marks.append(bench.state.feeds[bench.feed_id()].validators.etag)
    assert marks == ["7:3:1", "7:4"]
    assert bench.state.feeds[bench.feed_id()].problem == Problem(ProblemKind.PARSE_LIMIT)


def test_a_new_password_counts_for_all_newsletters_of_the_mailbox(bench: Bench) -> None:
    for url in (WEEKLY, DAILY):
        bench.world.pages[url] = Page(problem=ProblemKind.MAIL_SIGN_IN)
    bench.came(WEEKLY, DAILY)
    assert [bench.state.feeds[bench.feed_id(url)].problem is not None for url in (WEEKLY, DAILY)] == [True, True]
    bench.simulation.send(SetCredentials(bench.feed_id(), "me", "other"))
    (keep,) = bench.kept
    assert (keep.password, set(keep.feed_ids)) == ("other", {bench.feed_id(), bench.feed_id(DAILY)})
    asked, watched = len(bench.world.log), len(bench.watched)
    bench.simulation.core.handle(
        LoginKept(keep.feed_id, has_login=True, problem=None, cause=keep.cause, feed_ids=keep.feed_ids), bench.simulation.now
    )
    bench.run(120)
    assert len(bench.world.log) > asked + 1
    assert bench.watched[watched:] == [(DAILY, WEEKLY)]


def test_its_pictures_are_loaded_only_if_the_user_says_so(bench: Bench) -> None:
    bench.world.pages[PICTURE] = Page(b"x", content_type="image/png")
    (entry_id,) = bench.state.connection.execute(
        "SELECT entry_id FROM entry_status WHERE feed_id = ? LIMIT 1", (bench.feed_id(),)
    ).fetchone()
    bench.simulation.send(FetchPicture(PICTURE, EntryId(entry_id)))
    bench.run(1)
    assert published(bench.simulation, PictureFailed)[-1].url == PICTURE
    assert bench.world.asked(PICTURE) == []
    bench.simulation.send(SetSubscriptionSettings((bench.feed_id(),), {PICTURES: LOAD}))
    bench.simulation.send(FetchPicture(PICTURE, EntryId(entry_id)))
    bench.run(1)
    assert len(bench.world.asked(PICTURE)) == 1
    assert published(bench.simulation, PictureReady) == []


def test_nothing_but_its_mailbox_is_asked_for_it_in_a_week(bench: Bench) -> None:
    bench.state.background.is_allowed = True
    bench.run(7 * DAY)
    assert {line.url for line in bench.world.log} == {WEEKLY, DAILY}
    assert 2 < len(bench.world.log) < 7 * 48


def test_a_server_that_has_nothing_new_for_weeks_is_not_read_from_the_start(bench: Bench) -> None:
    bench.run(30 * DAY)
    assert {line.validators.etag for line in bench.world.log[2:]} == {"7:3"}


def test_no_list_carries_a_mailbox(bench: Bench) -> None:
    connection = bench.state.connection
    folders, followed = subscriptions.folders(connection), subscriptions.subscriptions(connection)
    assert len(followed) == 2
    assert b"mail.example" not in write_opml(folders, followed, title="t", created_at=0.0, with_credentials=True)


def test_without_newsletters_nothing_is_watched(tmp_path: Path) -> None:
    simulation: Simulation = simulate(tmp_path, World())
    simulation.run_until(simulation.now + DAY)
    assert simulation.core.state.mail.watched == frozenset()
