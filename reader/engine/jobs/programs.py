"""Programs run by rules: one at a time, in order of arrival, without delaying articles. A run is stored as begun before it
begins, so that an article is given to a program at most once per rule: queued runs continue after a restart, interrupted ones do
not.
"""

import json
from datetime import UTC, datetime

from reader.domain.entry import Article
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import RuleProgramEnded, RuleStopped
from reader.domain.rules import MOST_FAILURES, ArrivalRule, RuleAction, RuleActionKind
from reader.engine.jobs.request_log import note_program
from reader.engine.messages import ProgramFinished, StartProgram
from reader.engine.state import EngineState
from reader.storage import entries, program_runs, rules
from reader.storage.program_runs import StartedRun, WaitingRun


def begin_program(state: EngineState, now: float) -> None:
    """At startup, mark interrupted runs as ended and start queued ones, but only beside the window, not in short-lived commands."""
    if state.automatic:
        with state.storing():
            for run in program_runs.under_way(state.connection):
                # not repeated: it may have done its work
                _finish(state, run, Problem(ProblemKind.INTERRUPTED), now)
        state.rule_programs.may_wait = True


def start_programs(state: EngineState, now: float) -> None:
    """Start the next run, if none is under way."""
    programs = state.rule_programs
    if not (state.automatic and programs.may_wait) or programs.run_id is not None:
        return
    try:
        with state.storing():
            programs.may_wait = _begin_next(state, now)
    except Exception:
        programs.run_id = None
        raise


def program_finished(state: EngineState, message: ProgramFinished, now: float) -> None:
    state.rule_programs.run_id = None
    state.rule_programs.may_wait = True
    failed_before = program_runs.failed(state.connection)
    for run in program_runs.under_way(state.connection):
        if run.run_id == message.run_id:
            _finish(state, run, message.problem, now)
            if message.problem is not None:
                _stop_after_failures(state, run)
    if program_runs.failed(state.connection) != failed_before:
        state.publish(RuleProgramEnded(state.rule_programs.rule_name, message.problem))


def _stop_after_failures(state: EngineState, run: StartedRun) -> None:
    """No longer run a rule's program that fails again and again, until the rule is saved again."""
    rule_id = program_runs.failing_rule(state.connection, run.run_id, MOST_FAILURES)
    if rule_id is not None and (found := rules.find(state.connection, rule_id)) is not None:
        problem = Problem(ProblemKind.BAD_VALUE, Detail(DetailKind.PROGRAM_FAILS, (run.program, MOST_FAILURES)))
        rules.stop(state.connection, rule_id, problem)
        program_runs.drop_waiting(state.connection, rule_id)
        state.publish(RuleStopped(found[1].name, problem))


def _finish(state: EngineState, run: StartedRun, problem: Problem | None, now: float) -> None:
    program_runs.finish(state.connection, run.run_id, problem, int(now))
    note_program(state, run, problem, now)


def _begin_next(state: EngineState, now: float) -> bool:
    while (waiting := program_runs.next_waiting(state.connection)) is not None:
        found = rules.find(state.connection, waiting.rule_id)
        article = entries.article(state.connection, waiting.entry_id)
        if found is None or article is None or not _still_runs(found[1], waiting):
            program_runs.drop(state.connection, waiting.run_id)
            continue
        program_runs.begin(state.connection, waiting.run_id, int(now))
        state.rule_programs.run_id, state.rule_programs.rule_name = waiting.run_id, found[1].name
        state.outbox.append(StartProgram(waiting.run_id, waiting.program, given(found[1], article)))
        return True
    return False


def _still_runs(rule: ArrivalRule, waiting: WaitingRun) -> bool:
    return rule.is_enabled and RuleAction(RuleActionKind.RUN, waiting.program) in rule.actions


def given(rule: ArrivalRule, article: Article) -> str:
    """Return an article as JSON for a program; times as ISO 8601."""
    return json.dumps(
        {
            "rule": rule.name,
            "id": article.entry_id,
            "feed": article.feed_title,
            "site": article.feed_site_url,
            "title": article.title,
            "author": article.author,
            "link": article.link,
            "published": None if article.published_at is None else datetime.fromtimestamp(article.published_at, UTC).isoformat(),
            "html": article.html,
        },
        ensure_ascii=False,
    )
