"""Full texts in the real core: one polite request for each page, kept or honestly refused."""

import itertools
import math
import os
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    EraseHabits,
    FetchFullText,
    FetchSiteRules,
    MarkRead,
    RecordOpenedLink,
    ReportConditions,
    RetrieveNow,
    SetPreference,
    SetSubscriptionSettings,
    ViewText,
)
from reader.domain.entry import INSIDE, OWN_PAGE, SHOWN_IN_FULL, OpenedLink
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, FullTextFailed, FullTextReady, PageViewed, SiteRulesStored
from reader.domain.feed import Rule
from reader.domain.ids import CommandId, EntryId, FeedId
from reader.domain.page_rule import PageView
from reader.domain.retrieval import JobKind, ParseJob, ParseResult, RequestKind, RequestRecord
from reader.engine.jobs import background as background_requests
from reader.engine.jobs import full_text as full_text_job
from reader.engine.jobs.full_text import COMMON_RULES_URL, FAILURES_IN_A_ROW, PAUSE_SECONDS, PER_DOCUMENT, AskedPageTask, PageTask
from reader.engine.tasks import FeedTask
from reader.formats import wire
from reader.lab.simulation import Simulation
from reader.storage import activity, entries, full_text, subscriptions
from reader.storage.site_rules import COMMON, rules_for
from reader.storage.writer import transaction
from tests.fakes.world import START, Page, World, make_core, published, rss, simulate
from tests.unit.formats.test_site_rules import COMMON as FILES
from tests.unit.formats.test_site_rules import archived

URL = "https://site.test/feed.xml"
DAY = 86_400.0
ONE = EntryId(1)
TEXT = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns. "
ARTICLE = f"<html><body><article><h1>Entry</h1>{f'<p>{TEXT}</p>' * 4}</article></body></html>".encode()
SHORT = b"<html><body><p>Nothing here.</p></body></html>"


def html(body: bytes = ARTICLE, **options: object) -> Page:
    return replace(Page(body, content_type="text/html"), **options)


def link(number: int) -> str:
    return f"https://site.test/{number}"


def subscribed(folder: Path, world: World, *numbers: int) -> Simulation:
    world.pages[URL] = Page(rss(*numbers))
    simulation = simulate(folder, world)
    simulation.send(AddSubscription(URL))
    return simulation


def asked(world: World) -> list[str]:
    return [line.url for line in world.log if line.url != URL]


def in_pages(simulation: Simulation, world: World, folder: Path, pages: dict[str, str], *rules: str) -> str:
    """Ask for the text of an article in pages; what is stored."""
    state = simulation.core.state
    state.site_rules_folder = folder / "site-rules"
    state.site_rules_folder.mkdir()
    (state.site_rules_folder / "site.test.txt").write_text("\n".join(("body: //article", *rules)))
    for address, body in pages.items():
        world.pages[address] = html(ARTICLE.replace(b"<h1>", f"{body}{f'<p>{TEXT}</p>' * 8}<h1>".encode()))
    simulation.send(FetchFullText(ONE))
    simulation.run_until(simulation.now + 600)
    found = full_text.load(state.connection, ONE)
    return found.html if found is not None else ""


NEXT, WHOLE = "next_page_link: //a[@rel='next']", "single_page_link: //a[@rel='whole']"


def test_the_pages_of_an_article_are_read_one_after_the_other_and_five_at_most(tmp_path: Path) -> None:
    world = World()
    simulation = subscribed(tmp_path, world, 1)
    pages = {
        link(1) + f"/{n}" * (n > 1): f"<p>Page number {n}.</p><a rel=next href='{link(1)}/{n + 1}'>next</a>" for n in range(1, 9)
    }
    text = in_pages(simulation, world, tmp_path, pages, NEXT)
    assert [n for n in range(1, 9) if f"Page number {n}." in text] == [1, 2, 3, 4, 5]
    assert asked(world) == [link(1), *(f"{link(1)}/{n}" for n in range(2, 6))]
    times = [line.at for line in world.log if line.url != URL]
    assert all(later - earlier >= 1 for earlier, later in itertools.pairwise(times))


def test_pages_that_lead_in_a_circle_or_nowhere_end_the_text_and_keep_it(tmp_path: Path) -> None:
    for number, target in enumerate((link(1), f"{link(1)}/2", f"{link(1)}/gone", "https://other.test/2")):
        folder, world = tmp_path / str(number), World()
        folder.mkdir()
        simulation = subscribed(folder, world, 1)
        first = f"<p>Page number 1.</p><a rel=next href='{link(1)}/2'>next</a>"
        second = f"<p>Page number 2.</p><a rel=next href='{target}'>next</a>"
        text = in_pages(simulation, world, folder, {link(1): first, f"{link(1)}/2": second}, NEXT)
        assert text.count("Page number") == 2
        assert len(asked(world)) == 2 + target.endswith("gone")


def test_pages_that_are_asked_for_again_replace_the_text_once_all_are_there(tmp_path: Path) -> None:
    world = World()
    simulation = subscribed(tmp_path, world, 1)
    pages = {
        link(1): f"<p>Page number 1.</p><a rel=next href='{link(1)}/2'>next</a>",
        f"{link(1)}/2": "<p>Page number 2.</p>",
    }
    in_pages(simulation, world, tmp_path, pages, NEXT)
    first, second = world.pages[link(1)], world.pages.pop(f"{link(1)}/2")
    world.pages[link(1)] = replace(first, body=first.body.replace(b"number 1.", b"number one."))
    for is_whole in (False, True):
        simulation.send(FetchFullText(ONE, again=True))
        simulation.run_until(simulation.now + 600)
        found = full_text.load(simulation.core.state.connection, ONE)
        assert ("Page number 2." in found.html, "Page number one." in found.html) == (True, is_whole)
        world.pages[f"{link(1)}/2"] = second


def test_a_first_page_that_is_elsewhere_is_read_once(tmp_path: Path) -> None:
    world = World()
    simulation = subscribed(tmp_path, world, 1)
    world.pages[link(1)] = Page(moved_to=f"{link(1)}/")
    first = f"<p>Page number 1.</p><a rel=next href='{link(1)}/2'>next</a>"
    last = f"<p>Page number 2.</p><a rel=next href='{link(1)}/'>from the beginning</a>"
    text = in_pages(simulation, world, tmp_path, {f"{link(1)}/": first, f"{link(1)}/2": last}, NEXT)
    assert text.count("Page number") == 2
    assert asked(world) == [link(1), f"{link(1)}/2"]


def test_a_page_with_the_whole_text_takes_the_place_of_the_first(tmp_path: Path) -> None:
    world = World()
    simulation = subscribed(tmp_path, world, 1)
    first = f"<p>Page number 1.</p><a rel=whole href='{link(1)}/print'>all</a><a rel=next href='{link(1)}/2'>next</a>"
    whole = f"<p>The whole of it.</p><a rel=whole href='{link(1)}/print2'>all</a>"
    text = in_pages(simulation, world, tmp_path, {link(1): first, f"{link(1)}/print": whole}, WHOLE, NEXT)
    assert ("Page number" in text, "The whole of it." in text) == (False, True)
    assert asked(world) == [link(1), f"{link(1)}/print"]


def show_full_text(simulation: Simulation) -> None:
    state = simulation.core.state
    state.background.is_allowed = True
    state.preferences = state.preferences.with_value("reading.icons", value=False)
    with transaction(state.connection):
        subscriptions.set_settings(state.connection, FeedId(1), {"full_text": "full"})


def retrieve(simulation: Simulation, world: World, *numbers: int) -> None:
    """The feed's next document."""
    world.pages[URL] = Page(rss(*numbers))
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())


def test_a_full_text_is_fetched_once_and_kept(tmp_path: Path) -> None:
    world = World({link(1): html()})
    simulation = subscribed(tmp_path, world, 1)
    command = FetchFullText(ONE)
    simulation.send(command)
    simulation.run_until(START + 5)
    assert published(simulation, FullTextReady) == [FullTextReady(ONE, cause=command.command_id)]
    article = entries.article(simulation.core.state.connection, ONE)
    assert TEXT.strip() in article.full_text.html
    assert article.full_text.problem is None
    assert "Text of entry 1" in article.html
    again = FetchFullText(ONE)
    simulation.send(again)
    assert published(simulation, FullTextReady)[-1].cause == again.command_id
    assert asked(world) == [link(1)]


def test_pressing_twice_asks_once(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1)), link(1): html()})
    simulation = Simulation(make_core(tmp_path), world.answer, now=START, latency_seconds=5.0)
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 30)
    for at in (30, 32, 34):
        simulation.run_until(START + at)
        simulation.send(FetchFullText(ONE))
    simulation.run_until(START + 60)
    assert asked(world) == [link(1)]
    assert len(published(simulation, FullTextReady)) == 1


@pytest.mark.parametrize(
    ("page", "kind"),
    [
        (html(status=404, problem=ProblemKind.NOT_FOUND), ProblemKind.NOT_FOUND),
        (html(SHORT), ProblemKind.NO_ARTICLE),
        (html(b"%PDF-1.7", content_type="application/pdf"), ProblemKind.NOT_A_PAGE),
        (html(SHORT.replace(b"</p>", b"</p><input type=password>")), ProblemKind.SIGN_IN_PAGE),
    ],
)
def test_what_fails_is_reported_kept_and_left_alone_for_a_day(tmp_path: Path, page: Page, kind: ProblemKind) -> None:
    world = World({link(1): page})
    simulation = subscribed(tmp_path, world, 1)
    simulation.send(FetchFullText(ONE))
    simulation.run_until(START + 5)
    simulation.send(FetchFullText(ONE))
    assert [event.problem.kind for event in published(simulation, FullTextFailed)] == [kind, kind]
    kept = full_text.load(simulation.core.state.connection, ONE)
    assert (kept.html, kept.problem is not None) == ("", True)
    assert asked(world) == [link(1)]
    world.pages[link(1)] = html()
    simulation.now = kept.retrieved_at + DAY - 1
    simulation.send(FetchFullText(ONE))
    assert asked(world) == [link(1)]
    simulation.now = kept.retrieved_at + DAY
    simulation.send(FetchFullText(ONE))
    simulation.run_until(simulation.now + 60)
    assert published(simulation, FullTextReady) != []


@pytest.mark.parametrize(
    ("target", "is_reported"),
    [("https://site.test/login?next=/1", True), ("https://id.test/Consent", True), ("https://site.test/logins/1", False)],
)
def test_a_page_that_leads_to_a_sign_in_is_reported(tmp_path: Path, target: str, is_reported: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    world = World({link(1): html(moved_to=target, moved_status=302), target: html()})
    simulation = subscribed(tmp_path, world, 1)
    simulation.send(FetchFullText(ONE))
    simulation.run_until(START + 5)
    kinds = [event.problem.kind for event in published(simulation, FullTextFailed)]
    assert kinds == ([ProblemKind.SIGN_IN_PAGE] if is_reported else [])
    assert len(published(simulation, FullTextReady)) == 1 - len(kinds)


def test_a_page_with_no_more_than_the_feed_changes_nothing(tmp_path: Path) -> None:
    world = World({link(1): html()})
    body = rss(1).replace(b"Text of entry 1", (TEXT * 6).encode())
    world.pages[URL] = Page(body)
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    simulation.send(FetchFullText(ONE))
    simulation.run_until(START + 5)
    (failed,) = published(simulation, FullTextFailed)
    assert failed.problem.kind is ProblemKind.NO_MORE_THAN_FEED


def test_an_entry_without_an_address(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1).replace(b"<link>https://site.test/1</link>", b""))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    for entry_id in (ONE, EntryId(99)):
        simulation.send(FetchFullText(entry_id))
    assert [event.problem.kind for event in published(simulation, FullTextFailed)] == [ProblemKind.NO_LINK] * 2


def test_a_host_that_wants_quiet_gets_it(tmp_path: Path) -> None:
    world = World()
    simulation = subscribed(tmp_path, world, 1)
    simulation.core.state.gate.set_cooldown("site.test", int(START) + 600)
    simulation.send(FetchFullText(ONE))
    assert [event.problem.kind for event in published(simulation, FullTextFailed)] == [ProblemKind.RATE_LIMITED]
    assert full_text.load(simulation.core.state.connection, ONE) is None
    assert asked(world) == []


def test_no_network_is_nobodys_fault(tmp_path: Path) -> None:
    world = World({link(1): html(problem=ProblemKind.NO_NETWORK, status=0)})
    simulation = subscribed(tmp_path, world, 1)
    simulation.send(FetchFullText(ONE))
    simulation.run_until(START + 5)
    assert [event.problem.kind for event in published(simulation, FullTextFailed)] == [ProblemKind.NO_NETWORK]
    assert full_text.load(simulation.core.state.connection, ONE) is None


def test_a_feed_shown_with_full_texts_gets_those_of_new_entries_spaced_and_newest_first(tmp_path: Path) -> None:
    world = World({link(number): html() for number in range(1, 6)})
    simulation = subscribed(tmp_path, world, 1, 2)
    show_full_text(simulation)
    simulation.send(MarkRead((ONE,)))
    retrieve(simulation, world, 1, 2, 3, 4, 5)
    simulation.run_until(simulation.now + 600)
    assert asked(world) == [link(5), link(4), link(3), link(2)]
    times = [line.at for line in world.log if line.url != URL]
    assert min(after - before for before, after in itertools.pairwise(times)) >= PAUSE_SECONDS
    assert [event.cause for event in published(simulation, FullTextReady)] == [None] * 4
    assert simulation.core.is_idle


def test_without_the_setting_no_page_is_asked_for(tmp_path: Path) -> None:
    world = World({link(1): html()})
    simulation = subscribed(tmp_path, world, 1)
    simulation.core.state.background.is_allowed = True
    simulation.core.state.preferences = simulation.core.state.preferences.with_value("reading.icons", value=False)
    retrieve(simulation, world, 1, 2)
    simulation.run_until(simulation.now + 600)
    assert asked(world) == []


def test_old_entries_and_more_than_a_few_are_left_alone(tmp_path: Path) -> None:
    world = World({link(number): html() for number in range(1, 60)})
    simulation = subscribed(tmp_path, world, 1)
    show_full_text(simulation)
    body = rss(*range(1, 41)).replace(b"<pubDate>Sun, 04 Jan 2026", b"<pubDate>Tue, 04 Nov 2025")
    old = body.count(b"Nov 2025")
    world.pages[URL] = Page(body)
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 1_200)
    assert old > 0
    assert len(asked(world)) == min(PER_DOCUMENT, 40 - old)


def test_after_failures_in_a_row_the_pages_rest_for_a_day(tmp_path: Path) -> None:
    world = World({link(number): html(SHORT) for number in range(1, 30)})
    simulation = subscribed(tmp_path, world, 1)
    show_full_text(simulation)
    retrieve(simulation, world, *range(1, 10))
    simulation.run_until(simulation.now + 900)
    assert len(asked(world)) == FAILURES_IN_A_ROW
    assert simulation.core.is_idle
    simulation.send(FetchFullText(ONE))
    simulation.run_until(simulation.now + 60)
    assert len(asked(world)) == FAILURES_IN_A_ROW + 1
    simulation.now += 2 * DAY
    retrieve(simulation, world, *range(5, 12))
    simulation.run_until(simulation.now + 900)
    assert len(asked(world)) > FAILURES_IN_A_ROW + 1


def test_retrievals_go_before_pages_that_nobody_waits_for(tmp_path: Path) -> None:
    state = subscribed(tmp_path, World(), 1).core.state
    state.background.add(PageTask(ONE, FeedId(1), "https://other.test/1", 0))
    state.background.add(AskedPageTask(ONE, FeedId(1), "https://other.test/1", 0, CommandId(5)))
    pages, asked_pages = state.background.of(PageTask), state.background.of(AskedPageTask)
    assert background_requests.next_start_of(state, pages, START) == START
    state.queue.add([("slow.test", FeedTask(FeedId(1), Rule.SCHEDULED, None))])
    assert background_requests.next_start_of(state, pages, START) == math.inf
    assert list(background_requests.startable(state, PageTask, START)) == []
    assert background_requests.next_start_of(state, asked_pages, START) == START
    assert [task.cause for task in background_requests.startable(state, AskedPageTask, START)] == [CommandId(5)]


def opening(folder: Path, world: World, *depths: int, arrived: int = 10) -> Simulation:
    """A feed whose articles are all read, the first of them opened to these depths."""
    world.pages |= {link(number): html() for number in range(1, 60)}
    simulation = subscribed(folder, world, *range(1, arrived + 1))
    state = simulation.core.state
    state.background.is_allowed = True
    state.preferences = state.preferences.with_value("reading.icons", value=False)
    for entry_id, depth in enumerate(depths, 1):
        opened = OpenedLink(EntryId(entry_id), FeedId(1), int(simulation.now), 0, "site.test", depth)
        simulation.send(RecordOpenedLink(opened))
    simulation.send(MarkRead(tuple(EntryId(number) for number in range(1, arrived + 1))))
    return simulation


IN_FULL = (SHOWN_IN_FULL, OWN_PAGE, SHOWN_IN_FULL, OWN_PAGE, SHOWN_IN_FULL)


def test_a_feed_opened_in_full_gets_the_texts_of_new_articles_in_advance(tmp_path: Path) -> None:
    world = World()
    simulation = opening(tmp_path, world, *IN_FULL)
    retrieve(simulation, world, *range(1, 13))
    simulation.run_until(simulation.now + 600)
    assert asked(world) == [link(12), link(11)]
    times = [line.at for line in world.log if line.url != URL]
    assert times[1] - times[0] >= PAUSE_SECONDS
    records = [line.record for line in activity.lines(simulation.core.state.connection, activity.LineFilter())]
    kinds = [record.kind for record in records if isinstance(record, RequestRecord) and record.entry_id]
    assert kinds == [RequestKind.FULL_TEXT_AHEAD] * 2
    assert simulation.core.is_idle


@pytest.mark.parametrize(
    ("depths", "arrived"),
    [(IN_FULL[:4], 10), (IN_FULL, 16), ((INSIDE,) * 8, 10)],
    ids=["seldom", "of fewer than a third", "links inside"],
)
def test_a_feed_opened_otherwise_gets_none(tmp_path: Path, depths: tuple[int, ...], arrived: int) -> None:
    world = World()
    simulation = opening(tmp_path, world, *depths, arrived=arrived)
    retrieve(simulation, world, *range(1, arrived + 3))
    simulation.run_until(simulation.now + 600)
    assert asked(world) == []


def test_without_the_preference_what_was_opened_is_not_even_read(tmp_path: Path) -> None:
    world = World()
    simulation = opening(tmp_path, world, *IN_FULL)
    simulation.send(SetPreference("fetch.full_texts", value=False))
    queries: list[str] = []
    simulation.core.state.connection.set_trace_callback(queries.append)
    retrieve(simulation, world, *range(1, 13))
    simulation.run_until(simulation.now + 600)
    assert asked(world) == []
    assert [query for query in queries if "FROM opened_link l" in query] == []


def test_what_was_opened_is_learned_once_a_day(tmp_path: Path) -> None:
    world = World()
    simulation = opening(tmp_path, world, *IN_FULL)
    queries: list[str] = []
    simulation.core.state.connection.set_trace_callback(queries.append)
    for last in range(11, 15):
        retrieve(simulation, world, *range(1, last + 1))
        simulation.run_until(simulation.now + 1200)
    assert len(asked(world)) == 4
    assert len([query for query in queries if "FROM opened_link l" in query]) == 1


def test_pages_in_advance_wait_while_the_network_is_metered_and_the_one_asked_for_does_not(tmp_path: Path) -> None:
    world = World()
    simulation = opening(tmp_path, world, *IN_FULL)
    simulation.send(ReportConditions(is_battery_low=False, is_metered=True))
    retrieve(simulation, world, *range(1, 13))
    simulation.run_until(simulation.now + 600)
    assert asked(world) == []
    simulation.send(FetchFullText(EntryId(11)))
    simulation.run_until(simulation.now + 600)
    assert len(asked(world)) == 1
    simulation.send(ReportConditions(is_battery_low=False, is_metered=False))
    simulation.run_until(simulation.now + 600)
    assert sorted(asked(world)) == [link(11), link(12)]


def test_no_more_than_the_days_pages_are_asked_for_in_advance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_text_job, "DAY_MAX", 3)
    world = World()
    simulation = opening(tmp_path, world, *IN_FULL)
    retrieve(simulation, world, *range(1, 13))
    simulation.run_until(simulation.now + 1200)
    retrieve(simulation, world, *range(1, 16))
    simulation.run_until(simulation.now + 1200)
    assert asked(world) == [link(12), link(11), link(15)]


def test_erased_habits_ask_for_nothing(tmp_path: Path) -> None:
    world = World()
    simulation = opening(tmp_path, world, *IN_FULL)
    retrieve(simulation, world, *range(1, 12))
    simulation.send(EraseHabits())
    retrieve(simulation, world, *range(1, 14))
    simulation.run_until(simulation.now + 600)
    assert asked(world) in ([], [link(11)])


BESIDE = "<div class=beside><p>Only this, which the reader chose.</p></div>"
WITH_MORE = ARTICLE.replace(b"</body>", f"{BESIDE}<div id=story>{f'<p>{TEXT}</p>' * 12}</div></body>".encode())


def text_by_rule(simulation: Simulation, number: int = 1) -> tuple[str, str]:
    simulation.send(FetchFullText(EntryId(number)))
    simulation.run_until(simulation.now + 60)
    kept = full_text.load(simulation.core.state.connection, EntryId(number))
    return kept.rule, kept.html


def test_a_text_is_found_by_the_feeds_selector_else_by_a_file_of_its_site(tmp_path: Path) -> None:
    world = World({link(each): html(WITH_MORE) for each in (1, 2, 3)})
    simulation = subscribed(tmp_path, world, 1, 2, 3)
    state = simulation.core.state
    assert text_by_rule(simulation)[0] == ""
    state.site_rules_folder = tmp_path / "site-rules"
    state.site_rules_folder.mkdir()
    (state.site_rules_folder / "site.test.txt").write_text("body: //div[@id='story']")
    rule, found = text_by_rule(simulation, 2)
    assert (rule, found.count("harbour")) == ("site.test.txt", 12)
    simulation.send(SetSubscriptionSettings((FeedId(1),), {"text": ".beside"}))
    rule, found = text_by_rule(simulation, 3)
    assert (rule, found.count("harbour"), "the reader chose" in found) == ("own", 0, True)
    assert full_text.found_by(state.connection, FeedId(1)) == {"": 1, "own": 1, "site.test.txt": 1}


def test_a_rule_that_takes_too_long_is_left_out_the_second_time(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1)), link(1): html(WITH_MORE)})
    jobs: list[ParseJob] = []

    def parse(job: ParseJob) -> ParseResult:
        jobs.append(job)
        return Problem(ProblemKind.PARSE_LIMIT) if job.kind is JobKind.ARTICLE and job.rule else wire.perform(job)

    simulation = Simulation(make_core(tmp_path), world.answer, now=START, parse=parse)
    simulation.send(AddSubscription(URL))
    simulation.core.state.site_rules_folder = tmp_path
    (tmp_path / "site.test.txt").write_text("body: //div[@id='story']")
    assert text_by_rule(simulation)[0] == ""
    assert [bool(job.rule) for job in jobs if job.kind is JobKind.ARTICLE] == [True, False]
    assert asked(world) == [link(1)]
    (tmp_path / "site.test.txt").unlink()
    world.pages[link(2)] = html(b"<html>" + b"<br>" * 100_001)
    retrieve(simulation, world, 1, 2)
    simulation.send(FetchFullText(EntryId(2)))
    simulation.run_until(simulation.now + 60)
    assert [bool(job.rule) for job in jobs if job.kind is JobKind.ARTICLE] == [True, False, False]


def view(simulation: Simulation, selector: str | None = None, number: int = 1) -> PageView:
    command = ViewText(EntryId(number), selector)
    simulation.send(command)
    simulation.run_until(simulation.now + 10)
    event = published(simulation, PageViewed)[-1]
    assert event.cause == command.command_id
    return event.view


def test_the_text_of_a_page_is_chosen_with_one_request(tmp_path: Path) -> None:
    world = World({link(1): html(WITH_MORE)})
    simulation = subscribed(tmp_path, world, 1)
    first = view(simulation)
    assert ("harbour" in first.text, first.rule in first.suggestions, first.found > 500) == (True, True, True)
    assert "div.beside" in {block.selector for block in first.blocks}
    assert view(simulation, "").text.startswith("The gauge")
    assert (view(simulation, ".none").found, view(simulation, "div[").wrong) == (0, "article")
    chosen = view(simulation, "div.beside")
    assert (chosen.text, chosen.found) == ("Only this, which the reader chose.", 29)
    simulation.send(SetSubscriptionSettings((FeedId(1),), {"text": "div.beside"}))
    simulation.send(FetchFullText(ONE, again=True))
    simulation.run_until(simulation.now + 10)
    kept = full_text.load(simulation.core.state.connection, ONE)
    assert (kept.rule, "the reader chose" in kept.html) == ("own", True)
    assert asked(world) == [link(1)]


def test_what_cannot_be_shown_or_found_again_says_so_and_costs_no_text(tmp_path: Path) -> None:
    world = World({link(1): html(), link(2): html(status=404, problem=ProblemKind.NOT_FOUND)})
    simulation = subscribed(tmp_path, world, 1, 2)
    text_by_rule(simulation)
    simulation.send(ViewText(EntryId(2)))
    simulation.run_until(simulation.now + 10)
    simulation.send(ViewText(EntryId(99)))
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.NOT_FOUND, ProblemKind.NO_LINK]
    world.pages[link(1)] = html(SHORT)
    simulation.send(FetchFullText(ONE, again=True))
    simulation.run_until(simulation.now + 60)
    assert [event.problem.kind for event in published(simulation, FullTextFailed)] == [ProblemKind.NO_ARTICLE]
    kept = full_text.load(simulation.core.state.connection, ONE)
    assert TEXT.strip() in kept.html


def test_a_page_shown_at_the_same_time_does_not_keep_its_text_from_being_fetched(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1)), link(1): html()})
    simulation = Simulation(make_core(tmp_path), world.answer, now=START, latency_seconds=5.0)
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 30)
    simulation.send(ViewText(ONE))
    simulation.send(FetchFullText(ONE))
    simulation.run_until(START + 90)
    assert (len(published(simulation, PageViewed)), len(published(simulation, FullTextReady))) == (1, 1)


@pytest.fixture
def world() -> World:
    return World({COMMON_RULES_URL: Page(archived(**FILES), content_type="application/zip")})


@pytest.fixture
def simulation(tmp_path: Path, world: World) -> Simulation:
    simulation = simulate(tmp_path, world)
    simulation.core.state.site_rules_folder = tmp_path / "site-rules"
    return simulation


def test_rules_are_fetched_stored_and_not_asked_for_again_on_the_same_day(
    simulation: Simulation, world: World, tmp_path: Path
) -> None:
    command = FetchSiteRules()
    simulation.send(command)
    assert published(simulation, SiteRulesStored) == [SiteRulesStored(3, cause=command.command_id)]
    folder = tmp_path / "site-rules"
    assert [rule.name for rule in rules_for(folder, "example.org")] == ["example.org.txt"]
    os.utime(folder / COMMON, (START, START))
    simulation.send(FetchSiteRules())
    assert (len(published(simulation, SiteRulesStored)), len(world.log)) == (2, 1)
    simulation.run_until(START + 86_400)
    simulation.send(FetchSiteRules())
    assert (len(published(simulation, SiteRulesStored)), len(world.log)) == (3, 2)


def test_what_fails_says_so_and_leaves_the_rules_that_are_here(simulation: Simulation, world: World, tmp_path: Path) -> None:
    folder = tmp_path / "site-rules"
    folder.mkdir()
    (folder / COMMON).write_text("[a.example.txt]\nbody: //p\n")
    os.utime(folder / COMMON, (1, 1))
    world.pages[COMMON_RULES_URL] = Page(b"<html>", content_type="text/html")
    simulation.send(FetchSiteRules())
    world.pages[COMMON_RULES_URL] = Page(b"", status=429, problem=ProblemKind.RATE_LIMITED)
    simulation.send(FetchSiteRules())
    simulation.send(FetchSiteRules())
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.BAD_SITE_RULES, ProblemKind.RATE_LIMITED, ProblemKind.RATE_LIMITED]
    assert len(world.log) == 2
    assert len(rules_for(folder, "a.example")) == 1


def test_a_folder_that_cannot_be_written_is_said(simulation: Simulation, tmp_path: Path) -> None:
    (tmp_path / "site-rules").write_text("a file")
    simulation.send(FetchSiteRules())
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.FILE_UNWRITABLE]


def test_nothing_is_fetched_unless_asked_for(simulation: Simulation, world: World) -> None:
    simulation.run_until(START + 40 * 86_400)
    assert world.log == []
