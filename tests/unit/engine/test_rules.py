"""Rules on what arrives and on what is stored, and the programs that rules run."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from reader.domain import commands
from reader.domain.commands import AddSubscription, ApplyRule, RemoveRule, RetrieveNow, SaveRule
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import (
    CommandFailed,
    EntriesArrived,
    Event,
    RequestLogged,
    RuleApplied,
    RuleProgramEnded,
    RulesChanged,
    RuleStopped,
    StatusesChanged,
    SubscriptionAdded,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.ids import EntryId, FeedId, RuleId
from reader.domain.retrieval import Outcome, RequestKind
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.engine.messages import FetchFinished, ParseFinished, ProgramFinished, Publish, StartFetch, StartParse, StartProgram
from reader.formats.expression import Expressions, _compiled
from reader.formats.wire import perform
from reader.lab.simulation import Simulation
from reader.storage import entries, program_runs, rules, statuses, subscriptions, tags
from reader.storage.activity import LineFilter, lines
from tests.e2e.test_background_requests import Program, open_program, profile, server  # noqa: F401 -- fixtures
from tests.fakes.feed_server import FeedServer
from tests.fakes.world import START, Page, World, make_core, published, rss, simulate

URL, OTHER = "https://site.test/feed.xml", "https://other.test/feed.xml"
DAY = 86_400


def rule(word: str, *kinds: RuleActionKind, field: RuleField = RuleField.TITLE, tag: str = "") -> ArrivalRule:
    actions = [RuleAction(kind) for kind in kinds] + ([RuleAction(RuleActionKind.TAG, tag)] if tag else [])
    return ArrivalRule(None, word, (RuleCondition(field, RuleTest.CONTAINS, word),), tuple(actions))


def rows(simulation: Simulation, view: View = View.ALL) -> dict[str, EntryId]:
    connection = simulation.core.state.connection
    ids = [EntryId(each) for each in entries.entry_ids(connection, Selection(view, feed_id=FeedId(1), tag_id=None))]
    return {row.title: row.entry_id for row in entries.entry_rows(connection, ids)}


def bring(simulation: Simulation, world: World, *numbers: int) -> EntriesArrived:
    world.pages[URL] = Page(rss(*numbers))
    simulation.run_until(simulation.now + 3600)
    simulation.send(commands.RetrieveNow())
    simulation.run_until(simulation.now + 60)
    return published(simulation, EntriesArrived)[-1]


def test_a_changed_rule_can_be_changed_back_and_stays_in_its_place(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    connection = simulation.core.state.connection
    for word in ("one", "two"):
        simulation.send(commands.SaveRule(rule(word, RuleActionKind.STAR)))
    before = rules.rules(connection)
    change = commands.SaveRule(replace(rule("other", RuleActionKind.HIDE), rule_id=before[0].rule_id))
    simulation.send(change)
    changed = published(simulation, RulesChanged)[-1]
    assert changed.cause == change.command_id
    assert [each.name for each in rules.rules(connection)] == ["other", "two"]
    assert changed.undo is not None
    simulation.send(changed.undo)
    assert rules.rules(connection) == before


def test_rules_are_carried_out_before_the_arrival_is_published(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1, 2, 3, 4, 5))})
    simulation = simulate(tmp_path, world)
    for made in (
        rule("entry 1", RuleActionKind.MARK_READ, RuleActionKind.STAR),
        rule("ENTRY 2", RuleActionKind.LATER, tag="Work"),
        rule("entry 3", RuleActionKind.HIDE, RuleActionKind.NOTIFY),
        rule("text of entry 4", RuleActionKind.NOTIFY, field=RuleField.TEXT),
    ):
        simulation.send(commands.SaveRule(made))
    simulation.send(
        commands.SaveRule(
            ArrivalRule(
                None, "off", rule("entry", RuleActionKind.STAR).conditions, (RuleAction(RuleActionKind.STAR),), is_enabled=False
            )
        )
    )
    simulation.send(commands.AddSubscription(URL))
    (arrived,) = published(simulation, EntriesArrived)
    connection = simulation.core.state.connection
    stored = {row.title: row for row in entries.entry_rows(connection, arrived.entry_ids)}
    assert (stored["Entry 1"].is_read, stored["Entry 1"].marks) == (True, {Mark.STARRED})
    assert (stored["Entry 2"].marks, stored["Entry 2"].tags, stored["Entry 2"].is_read) == ({Mark.LATER}, ("Work",), False)
    assert set(rows(simulation)) == {"Entry 1", "Entry 2", "Entry 4", "Entry 5"}
    assert sum(statuses.unread_counts(connection).values()) == 3
    assert published(simulation, StatusesChanged) == []
    assert [tag.name for tag in tags.tags(connection)] == ["Work"]


def test_a_rule_never_meets_an_entry_twice(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(commands.SaveRule(rule("entry", RuleActionKind.STAR)))
    simulation.send(commands.AddSubscription(URL))
    (first,) = rows(simulation).values()
    simulation.send(commands.SetMark((first,), Mark.STARRED, is_set=False))
    arrived = bring(simulation, world, 1, 2)
    assert (len(arrived.entry_ids), statuses.unread_counts(simulation.core.state.connection)) == (1, {arrived.feed_id: 2})
    assert set(rows(simulation, View.STARRED)) == {"Entry 2"}


def test_a_copy_meets_the_rules_and_is_not_counted_twice(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1)), OTHER: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(commands.SaveRule(rule("entry", RuleActionKind.STAR)))
    simulation.send(commands.AddSubscription(URL))
    simulation.run_until(simulation.now + 60)
    simulation.send(commands.AddSubscription(OTHER))
    first, _ = published(simulation, EntriesArrived)
    connection = simulation.core.state.connection
    assert statuses.unread_counts(connection) == {first.feed_id: 1}
    assert len(entries.entry_ids(connection, Selection(View.STARRED))) == 2


def test_applying_a_rule_is_reported_in_parts_and_undone_as_one(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1, 2, 3))}))
    simulation.send(commands.AddSubscription(URL))
    connection = simulation.core.state.connection
    before = connection.execute("SELECT is_read, is_starred, is_later, is_hidden FROM entry_status").fetchall()
    changed_before = len(published(simulation, SubscriptionsChanged))
    kinds = (RuleActionKind.STAR, RuleActionKind.LATER, RuleActionKind.MARK_READ, RuleActionKind.HIDE, RuleActionKind.NOTIFY)
    simulation.send(commands.ApplyRule(rule("entry", *kinds, tag="All")))
    (applied,) = published(simulation, RuleApplied)
    assert applied.entries == 3
    parts = published(simulation, StatusesChanged)
    assert [(part.mark, part.is_set, part.is_read, part.is_hidden, part.undo) for part in parts] == [
        (Mark.STARRED, True, None, None, None),
        (Mark.LATER, True, None, None, None),
        (None, True, True, None, None),
        (None, True, True, True, None),
    ]
    assert [len(each.entry_ids) for each in published(simulation, TagsChanged)] == [3]
    assert len(published(simulation, SubscriptionsChanged)) == changed_before + 1
    assert applied.undo is not None
    simulation.send(applied.undo)
    assert connection.execute("SELECT is_read, is_starred, is_later, is_hidden FROM entry_status").fetchall() == before
    assert tags.tags(connection) == []


def test_rules_keep_their_order_and_come_back_where_they_were(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    connection = simulation.core.state.connection
    for name in "abc":
        simulation.send(commands.SaveRule(rule(name, RuleActionKind.STAR)))
    stored = rules.rules(connection)
    assert [each.name for each in stored] == ["a", "b", "c"]
    simulation.send(commands.SaveRule(stored[2], 0))
    moved = rules.rules(connection)
    assert [each.name for each in moved] == ["c", "a", "b"]
    rule_id = moved[1].rule_id
    assert rule_id is not None
    simulation.send(commands.RemoveRule(rule_id))
    undo = published(simulation, RulesChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    assert rules.rules(connection) == moved


def test_feeds_and_folders_are_matched_by_id_and_the_newest_are_tried(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(*range(8)))}))
    simulation.send(commands.AddFolder("outer"))
    simulation.send(commands.AddSubscription(URL))
    connection = simulation.core.state.connection
    outer = subscriptions.folders(connection)[0].folder_id
    inner = subscriptions.add_folder(connection, "inner", outer)
    subscriptions.move(connection, FeedId(1), inner)
    within = ArrivalRule(None, "", (RuleCondition(RuleField.FOLDER, RuleTest.IS, str(outer)),), ())
    elsewhere = ArrivalRule(None, "", (RuleCondition(RuleField.FEED, RuleTest.IS_NOT, "1"),), ())
    search = Expressions(2.0).search
    assert len(rules.matching(connection, within, search).entry_ids) == 8
    assert rules.matching(connection, elsewhere, search) == rules.Matches((), 8)
    assert rules.all_matching(connection, within, search) == rules.matching(connection, within, search).entry_ids
    assert rules.all_matching(connection, elsewhere, search) == ()
    either = ArrivalRule(None, "", (*elsewhere.conditions, *rule("entry 3").conditions), (), needs_all=False)
    assert len(rules.all_matching(connection, either, search)) == 1
    few = rules.matching(connection, within, search, 3)
    assert (list(few.entry_ids), few.checked) == (list(entries.entry_ids(connection, Selection(View.ALL), limit=3)), 3)


def expression(pattern: str, kind: RuleActionKind, test: RuleTest = RuleTest.MATCHES) -> ArrivalRule:
    return ArrivalRule(None, pattern, (RuleCondition(RuleField.TITLE, test, pattern),), (RuleAction(kind),))


SLOW = r"(\w+\s?)*[.?]"


def slow_page(*numbers: int) -> Page:
    body = rss(*numbers).decode()
    return Page(body.replace("<title>Entry 2</title>", f"<title>Entry 2 {'a' * 20_000}</title>").encode())


def test_expressions_match_what_arrives_and_what_is_stored(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1, 2, 3, 12))})
    simulation = simulate(tmp_path, world)
    simulation.send(commands.SaveRule(expression(r"entry [12]$", RuleActionKind.STAR)))
    simulation.send(commands.SaveRule(expression(r"\b\d\b", RuleActionKind.LATER, RuleTest.LACKS_MATCH)))
    simulation.send(commands.AddSubscription(URL))
    connection = simulation.core.state.connection
    found = {row.title: row.marks for row in entries.entry_rows(connection, list(rows(simulation).values()))}
    assert found == {
        "Entry 1": {Mark.STARRED},
        "Entry 2": {Mark.STARRED},
        "Entry 3": frozenset(),
        "Entry 12": {Mark.LATER},
    }
    simulation.send(commands.ApplyRule(expression("3|12", RuleActionKind.MARK_READ)))
    assert published(simulation, RuleApplied)[-1].entries == 2


@patch("reader.engine.rules.ARRIVAL_SECONDS", 0.2)
def test_an_expression_that_takes_for_ever_costs_its_rule_alone_until_it_is_saved_again(tmp_path: Path) -> None:
    world = World({URL: slow_page(1, 2, 3)})
    simulation = simulate(tmp_path, world)
    connection = simulation.core.state.connection
    for made in (expression(SLOW, RuleActionKind.HIDE), expression("entry", RuleActionKind.STAR)):
        simulation.send(commands.SaveRule(made))
    simulation.send(commands.AddSubscription(URL))
    (stopped,) = published(simulation, RuleStopped)
    assert (stopped.name, stopped.problem.detail) == (SLOW, Detail(DetailKind.EXPRESSION_SLOW))
    assert len(rows(simulation, View.STARRED)) == 3, "the other rule, and every article, is as without it"
    slow = rules.rules(connection)[0]
    assert slow.is_enabled
    assert {rule_id: problem.detail for rule_id, problem in rules.stopped(connection).items()} == {
        slow.rule_id: Detail(DetailKind.EXPRESSION_SLOW)
    }
    world.pages[URL] = Page(rss(1, 3, 4))
    simulation.run_until(simulation.now + 3600)
    simulation.send(commands.RetrieveNow())
    simulation.run_until(simulation.now + 60)
    assert len(published(simulation, RuleStopped)) == 1, "not tried again"
    again = commands.SaveRule(replace(slow, conditions=expression("4", RuleActionKind.HIDE).conditions))
    simulation.send(again)
    assert rules.stopped(connection) == {}
    world.pages[URL] = Page(rss(4, 14))
    simulation.run_until(simulation.now + 3600)
    simulation.send(commands.RetrieveNow())
    simulation.run_until(simulation.now + 60)
    assert "Entry 14" not in rows(simulation)


def test_without_the_library_for_expressions_their_rules_stop_and_articles_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1, 2))}))
    for made in (expression("a|b", RuleActionKind.HIDE), expression("entry", RuleActionKind.STAR)):
        simulation.send(commands.SaveRule(made))
    monkeypatch.setitem(sys.modules, "regex", None)
    _compiled.cache_clear()
    simulation.send(commands.AddSubscription(URL))
    assert len(rows(simulation)) == 2
    assert {type(each.problem.detail) for each in published(simulation, RuleStopped)} == {str}
    assert all("regex" in str(each.problem.detail) for each in published(simulation, RuleStopped))
    refused = commands.SaveRule(expression("c", RuleActionKind.HIDE))
    simulation.send(refused)
    (failed,) = published(simulation, CommandFailed)
    assert failed.cause == refused.command_id


@patch("reader.engine.rules.APPLY_SECONDS", 0.2)
def test_applying_an_expression_that_takes_for_ever_changes_nothing_and_says_why(tmp_path: Path) -> None:
    world = World({URL: slow_page(1, 2, 3)})
    simulation = simulate(tmp_path, world)
    simulation.send(commands.AddSubscription(URL))
    command = commands.ApplyRule(expression(SLOW, RuleActionKind.HIDE))
    simulation.send(command)
    (failed,) = published(simulation, CommandFailed)
    assert (failed.cause, failed.problem.detail) == (command.command_id, Detail(DetailKind.EXPRESSION_SLOW))
    assert len(rows(simulation)) == 3


def test_a_rule_whose_expression_is_none_is_not_stored_and_one_that_was_is_stopped(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    connection = simulation.core.state.connection
    simulation.send(commands.SaveRule(expression("(entry", RuleActionKind.HIDE)))
    (failed,) = published(simulation, CommandFailed)
    assert failed.problem.detail == Detail(DetailKind.EXPRESSION_END)
    assert rules.rules(connection) == []
    rules.save(connection, expression("(entry", RuleActionKind.HIDE))
    simulation.send(commands.AddSubscription(URL))
    assert [each.problem.detail for each in published(simulation, RuleStopped)] == [Detail(DetailKind.EXPRESSION_END)]
    assert len(rows(simulation)) == 1


FEED = "https://site.test/feed.xml"


def program_rule(program: str = "tell", name: str = "Tell", words: str = "Entry") -> ArrivalRule:
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, words)
    return ArrivalRule(None, name, (condition,), (RuleAction(RuleActionKind.RUN, program),))


class Hand:
    """A core whose effects are carried out by hand: programs wait in `started` until they are said to have ended."""

    def __init__(self, folder: Path, *, core: object = None) -> None:
        self.world = World({FEED: Page(rss(1))})
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
        self.world.pages[FEED] = Page(rss(*numbers))
        self.now += 3600
        self.send(RetrieveNow())

    def end(self, problem: Problem | None = None) -> None:
        self.send(ProgramFinished(self.started[-1].run_id, problem))

    def titles(self) -> list[str]:
        return [json.loads(each.given)["title"] for each in self.started]


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    made = Hand(tmp_path)
    made.send(SaveRule(program_rule()))
    made.send(AddSubscription(FEED))
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
    hand.send(ApplyRule(program_rule()))
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
    program.engine.submit(SaveRule(program_rule(words="")))
    program.engine.submit(SaveRule(ArrivalRule(None, "All", (RuleCondition(RuleField.LINK, RuleTest.CONTAINS, "/"),), (RuleAction(RuleActionKind.RUN, "tell"),))))  # fmt: skip
    server.feed("/feed", entries=1)
    program.send(AddSubscription(server.url("/feed")), SubscriptionAdded)
    ended = program.wait_for(RuleProgramEnded)
    assert ended.problem.sentence() == "The program failed: exit code 5: not today"
    assert json.loads((folder / "given").read_text(encoding="utf-8"))["rule"] == "All"
