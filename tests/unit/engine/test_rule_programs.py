"""Programs that rules run: stored with the articles, one at a time, at most once for each, and never in the way."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, ApplyRule, RemoveRule, RetrieveNow, SaveRule
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import Event, RequestLogged, RuleProgramEnded, RuleStopped, SubscriptionAdded
from reader.domain.ids import RuleId
from reader.domain.retrieval import Outcome, RequestKind
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.engine.messages import FetchFinished, ParseFinished, ProgramFinished, Publish, StartFetch, StartParse, StartProgram
from reader.formats.wire import perform
from reader.storage import program_runs, rules
from reader.storage.activity import LineFilter, lines
from tests.e2e.test_background_requests import Program, open_program, profile, server  # noqa: F401 -- fixtures
from tests.fakes.feed_server import FeedServer
from tests.fakes.world import START, Page, World, make_core, rss

URL = "https://site.test/feed.xml"


def rule(program: str = "tell", name: str = "Tell", words: str = "Entry") -> ArrivalRule:
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, words)
    return ArrivalRule(None, name, (condition,), (RuleAction(RuleActionKind.RUN, program),))


class Hand:
    """A core whose effects are carried out by hand: programs wait in `started` until they are said to have ended."""

    def __init__(self, folder: Path, *, core: object = None) -> None:
        self.world = World({URL: Page(rss(1))})
        self.folder = folder
        self.core = make_core(folder)
        self.started: list[StartProgram] = []
        self.events: list[Event] = []
        self.now = START
        self.core.start(self.now)
        self.go_on()

    def send(self, message: object) -> None:
        self.core.handle(message, self.now)  # type: ignore[arg-type]
        self.go_on()

    def go_on(self) -> None:
        """Whatever can happen without a program's end."""
        for _ in range(20):
            self.core.tick(self.now)
            effects = self.core.drain_effects()
            for effect in effects:
                match effect:
                    case StartFetch():
                        self.core.handle(FetchFinished(self.world.answer(effect.request, self.now)), self.now)
                    case StartParse():
                        self.core.handle(ParseFinished(effect.job.job_id, perform(effect.job)), self.now)
                    case StartProgram():
                        self.started.append(effect)
                    case Publish():
                        self.events.append(effect.event)

    def post(self, *numbers: int) -> None:
        self.world.pages[URL] = Page(rss(*numbers))
        self.now += 3600
        self.send(RetrieveNow())

    def end(self, problem: Problem | None = None) -> None:
        self.send(ProgramFinished(self.started[-1].run_id, problem))

    def titles(self) -> list[str]:
        return [json.loads(each.given)["title"] for each in self.started]


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    made = Hand(tmp_path)
    made.send(SaveRule(rule()))
    made.send(AddSubscription(URL))
    return made


def test_new_articles_are_given_to_the_program_one_after_the_other(hand: Hand) -> None:
    hand.post(1, 2, 3)
    assert hand.titles() == ["Entry 1"]
    hand.end()
    hand.end()
    hand.end()
    assert hand.titles() == ["Entry 1", "Entry 2", "Entry 3"]
    assert {each.name for each in hand.started} == {"tell"}
    first = json.loads(hand.started[0].given)
    assert (first["rule"], first["feed"], first["link"]) == ("Tell", "A feed", "https://site.test/1")
    hand.post(1, 2, 3)
    assert len(hand.started) == 3
    assert [event for event in hand.events if isinstance(event, RuleProgramEnded)] == []


def test_what_a_rule_found_before_it_was_stopped_for_its_conditions_is_still_given_to_the_program(hand: Hand) -> None:
    hand.post(1, 2)
    rules.stop(hand.core.state.connection, RuleId(1), Problem(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE)))
    hand.end()
    assert hand.titles() == ["Entry 1", "Entry 2"]


def test_a_failure_is_kept_at_the_rule_until_a_run_succeeds(hand: Hand) -> None:
    problem = Problem(ProblemKind.PROGRAM_FAILED, Detail(DetailKind.EXIT_CODE, (3, "no")))
    connection = hand.core.state.connection
    hand.post(1, 2, 3)
    hand.end(problem)
    assert program_runs.failed(connection) == {RuleId(1): problem}
    hand.end(problem)
    hand.end()
    assert program_runs.failed(connection) == {}
    assert [event.problem for event in hand.events if isinstance(event, RuleProgramEnded)] == [problem, None]
    logged = [line for line in lines(connection, LineFilter(kinds=(RequestKind.PROGRAM,))) if line.place[1]]
    assert [(line.record.outcome, line.record.problem, line.record.url, line.title, line.article) for line in logged] == [
        (Outcome.DONE, None, "program:tell", "A feed", "Entry 3"),
        (Outcome.FAILED, problem, "program:tell", "A feed", "Entry 2"),
        (Outcome.FAILED, problem, "program:tell", "A feed", "Entry 1"),
    ]
    assert len([event for event in hand.events if isinstance(event, RequestLogged)]) >= len(logged)


def test_a_program_that_fails_ten_times_in_a_row_stops_its_rule_and_is_named(hand: Hand) -> None:
    connection = hand.core.state.connection
    problem = Problem(ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (30,)))
    (stored,) = rules.rules(connection)
    hand.send(SaveRule(replace(stored, actions=(*stored.actions, RuleAction(RuleActionKind.STAR)))))
    hand.post(*range(1, 16))
    for number in range(12):
        hand.end(None if number == 1 else problem)
    assert [event.name for event in hand.events if isinstance(event, RuleStopped)] == ["Tell"]
    why = rules.stopped(connection)[RuleId(1)]
    assert why.sentence().endswith("the program tell failed 10 times in a row; the other actions continue")
    assert len(hand.started) == 12
    # what waited for it is not run either, and nothing new
    hand.post(*range(1, 18))
    assert (len(hand.started), program_runs.next_waiting(connection)) == (12, None)
    assert connection.execute("SELECT count(*) FROM entry_status WHERE is_starred = 1").fetchone() == (16,)
    (stored,) = rules.rules(connection)
    hand.send(SaveRule(stored))
    hand.post(*range(1, 30))
    for number in range(10):
        assert (len(hand.started), rules.stopped(connection)) == (13 + number, {})
        hand.end(problem)
    assert len(hand.started) == 22
    assert list(rules.stopped(connection)) == [RuleId(1)]


def test_what_waited_runs_after_a_kill_and_what_had_begun_does_not(hand: Hand, tmp_path: Path) -> None:
    hand.post(1, 2, 3)
    assert hand.titles() == ["Entry 1"]
    hand.core.close()
    again = Hand(tmp_path)
    assert again.titles() == ["Entry 2"]
    assert program_runs.failed(again.core.state.connection) == {RuleId(1): Problem(ProblemKind.INTERRUPTED)}
    again.end()
    again.end()
    assert again.titles() == ["Entry 2", "Entry 3"]
    logged = lines(again.core.state.connection, LineFilter(has_refreshes=False, kinds=(RequestKind.PROGRAM,)))
    assert [(line.article, line.record.outcome) for line in logged] == [
        ("Entry 3", Outcome.DONE),
        ("Entry 2", Outcome.DONE),
        ("Entry 1", Outcome.FAILED),
    ]


def change(hand: Hand, how: str) -> None:
    (kept,) = rules.rules(hand.core.state.connection)
    assert kept.rule_id is not None
    if how == "removed":
        hand.send(RemoveRule(kept.rule_id))
    else:
        is_on, program = how != "disabled", "other" if how == "other program" else "tell"
        hand.send(
            SaveRule(
                ArrivalRule(kept.rule_id, "Tell", kept.conditions, (RuleAction(RuleActionKind.RUN, program),), is_enabled=is_on)
            )
        )


@pytest.mark.parametrize("how", ["removed", "disabled", "other program"])
def test_what_waits_for_a_rule_that_is_none_now_is_not_run(hand: Hand, how: str) -> None:
    hand.post(1, 2, 3)
    change(hand, how)
    hand.end()
    assert hand.titles() == ["Entry 1"]
    assert program_runs.next_waiting(hand.core.state.connection) is None


def test_the_queue_is_bounded_and_says_so(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_runs, "WAITING_MAX", 2)
    hand.post(1, 2, 3, 4)
    while program_runs.next_waiting(hand.core.state.connection) is not None:
        hand.end()
    hand.end()
    assert hand.titles() == ["Entry 1", "Entry 2", "Entry 3"]
    assert program_runs.failed(hand.core.state.connection) == {RuleId(1): Problem(ProblemKind.PROGRAM_QUEUE)}


def test_only_the_latest_runs_are_kept(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_runs, "KEPT", 2)
    hand.post(1, 2, 3, 4, 5)
    for _ in range(5):
        hand.end()
    assert hand.core.state.connection.execute("SELECT count(*) FROM program_run").fetchone() == (2,)


def test_applying_a_rule_to_stored_articles_runs_nothing(hand: Hand) -> None:
    hand.end()
    hand.send(ApplyRule(rule()))
    assert len(hand.started) == 1


def test_a_real_program_gets_the_article_and_its_failure_is_kept(
    open_program: Callable[..., Program],  # noqa: F811
    server: FeedServer,  # noqa: F811
) -> None:
    program = open_program(automatic=True)
    folder = program.profile.programs
    folder.mkdir(mode=0o700)
    (folder / "tell").write_text("#!/bin/sh\ncat > given\necho not today >&2\nexit 5\n", encoding="utf-8")
    (folder / "tell").chmod(0o700)
    program.engine.submit(SaveRule(rule(words="")))
    program.engine.submit(SaveRule(ArrivalRule(None, "All", (RuleCondition(RuleField.LINK, RuleTest.CONTAINS, "/"),), (RuleAction(RuleActionKind.RUN, "tell"),))))  # fmt: skip
    server.feed("/feed", entries=1)
    program.send(AddSubscription(server.url("/feed")), SubscriptionAdded)
    ended = program.wait_for(RuleProgramEnded)
    assert ended.problem is not None
    assert ended.problem.sentence() == "The program failed: exit code 5: not today"
    assert json.loads((folder / "given").read_text(encoding="utf-8"))["rule"] == "All"
