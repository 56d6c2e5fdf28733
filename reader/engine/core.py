"""Engine without threads: messages and time in, effects out. The loop, tests and simulation drive it."""

import logging
import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from itertools import islice, takewhile
from typing import Any

from reader.domain import commands
from reader.domain.addresses import is_mail
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Batch, Command, SetPreference
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import (
    EngineStopped,
    PreferenceChanged,
    RulesChanged,
    StatusesChanged,
    StoriesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass
from reader.engine import briefings, credentials, faults, notices, pauses, reading, rules, stories, subscriptions, upkeep, visits
from reader.engine.jobs import (
    adding,
    backfill,
    background,
    episodes,
    full_text,
    icons,
    lists,
    mail,
    outcomes,
    pictures,
    retrievals,
    saving,
)
from reader.engine.jobs import programs as rule_programs
from reader.engine.jobs.request_log import note
from reader.engine.messages import (
    BackupFinished,
    BriefingMade,
    ClockJumped,
    DownloadNoted,
    Effect,
    FetchFinished,
    FilesDone,
    LoginKept,
    MailCame,
    Message,
    ParseFinished,
    ProgramFinished,
    Publish,
    RunContinues,
    SecretKept,
)
from reader.engine.state import Answer, EngineState
from reader.engine.sync import account_feeds, accounts, runs, schedule
from reader.engine.tasks import BackgroundTask, FeedTask
from reader.reports.postings import feed_weights
from reader.storage import entry_changes, history
from reader.storage import preferences as stored
from reader.storage.connection import DatabaseError, database_path
from reader.storage.writer import raising_problems, savepoint, transaction

ANSWERS_MAX = 8
"""Answers in one transaction; more save nothing per answer."""


def answers_first(state: EngineState, messages: Iterable[Message]) -> int:
    """Return how many of these messages may share a transaction: the answers at the head of the queue; else 1."""
    of_feeds = takewhile(lambda message: isinstance(faults.awaited(state, message)[0], FeedTask), islice(messages, ANSWERS_MAX))
    return max(sum(1 for _ in of_feeds), 1)


def store(state: EngineState, messages: Sequence[Message], act: Callable[[Message], None], now: float) -> int:
    """Handle messages in one transaction; return how many are done: those after a failed one have not begun. A failed message is
    rolled back alone. If the transaction itself fails, all of them have.
    """
    begun: list[faults.Pending] = []
    failed: tuple[faults.Pending, Exception] | None = None
    try:
        # a clock jump stores nothing: the database must not keep the engine from handling it
        with nullcontext() if isinstance(messages[0], ClockJumped) else transaction(state.connection):
            if not isinstance(messages[0], ClockJumped):
                state.stamp_changes(now)
            for message in messages:
                begun.append(faults.pending_before(state, message))
                if len(messages) == 1:
                    act(message)
                    continue
                try:
                    with savepoint(state.connection):
                        act(message)
                except Exception as error:
                    if not state.connection.in_transaction:
                        raise
                    failed = begun.pop(), error
                    break
    except Exception as error:  # noqa: BLE001 -- known or a bug, it ends these messages only
        begun += [failed[0]] if failed is not None else []
        begun = begun or [faults.pending_before(state, messages[0])]
        faults.roll_back(state, begun, faults.problem_in(state, error, type(messages[0]).__name__), now)
        return len(begun)
    if failed is not None:
        pending, reason = failed
        faults.roll_back(state, [pending], faults.problem_in(state, reason, type(pending.message).__name__), now)
    elif isinstance(messages[0], Command):
        faults.asked(state, now)
    return len(begun) + (failed is not None)


_Undoable = StatusesChanged | SubscriptionsChanged | TagsChanged | RulesChanged | StoriesChanged


def join_undo(effects: list[Effect], kind: ChangeKind | None = None) -> list[Effect]:
    """Combine the undos of a batch, in reverse order, on its last event. `kind` is the batch's own."""
    events = [effect.event for effect in effects if isinstance(effect, Publish) and isinstance(effect.event, _Undoable)]
    steps = tuple(event.undo for event in reversed(events) if event.undo is not None)
    if len(steps) < 2:
        return effects
    undoable = [event for event in events if event.undo is not None]
    trees = [event for event in events if isinstance(event, SubscriptionsChanged)]
    changes = [(event, event.change) for event in undoable if event.change is not None]
    kinds = {change.kind for _, change in changes}
    kind = kind or (kinds.pop() if len(kinds) == 1 else ChangeKind.CHANGED)
    joined: list[Effect] = []
    for effect in effects:
        event = effect.event if isinstance(effect, Publish) else None
        if event is undoable[-1] and isinstance(event, _Undoable):
            names = dict.fromkeys(name for each, change in changes if type(each) is type(event) for name in change.names)
            joined.append(Publish(replace(event, undo=Batch(steps), change=Change(kind, tuple(names)))))
        elif isinstance(event, SubscriptionsChanged) and event is not trees[-1]:
            continue
        elif isinstance(event, _Undoable):
            joined.append(Publish(replace(event, undo=None)))
        else:
            joined.append(effect)
    return joined


def set_preference(state: EngineState, command: SetPreference, now: float) -> None:
    preference = PREFERENCES.get(command.key)
    if preference is None:
        raise ReaderError(ProblemKind.BAD_VALUE, command.key)
    try:
        chosen = state.preferences.with_value(preference.key, command.value)
    except ValueError as error:
        raise ReaderError(ProblemKind.BAD_VALUE, command.key) from error
    value = chosen.value_of(preference)
    if preference is Preferences.podcasts_folder and state.preferences.podcasts_folder not in {"", value}:
        stored.add_former_folder(state.connection, state.preferences.podcasts_folder)
    stored.save(state.connection, preference.key, value)
    state.preferences = chosen
    if preference is Preferences.habits_record:
        state.memory.weights = feed_weights(state.connection, now)
    if preference is Preferences.computers_visits and state.folder is not None:
        from reader.engine import shared_visits

        shared_visits.share_past(state)
    visits.end_unwanted_presence(state, now)
    if preference.shapes_plan:
        state.replan()
    if preference is Preferences.reading_merge_copies and not value:
        entry_changes.release_copies(state.connection)
        state.publish(SubscriptionsChanged(cause=command.command_id))
    state.publish(PreferenceChanged(preference.key, value, cause=command.command_id))


def change_computers(state: EngineState, command: Command, now: float) -> None:
    from reader.engine.computers.commands import COMMANDS

    COMMANDS[type(command)](state, command, now)


def exchange_changes(state: EngineState, now: float) -> None:
    if state.folder is not None:
        from reader.engine.computers import schedule as folder_schedule

        folder_schedule.review(state, now)


def next_exchange_at(state: EngineState, now: float) -> float:
    if state.folder is None:
        return math.inf
    from reader.engine.computers import schedule as folder_schedule

    return folder_schedule.next_review_at(state, now)


def login_kept(state: EngineState, message: LoginKept, now: float) -> None:
    if not mail.login_kept(state, message, now):
        credentials.login_kept(state, message, now)


def send_on(state: EngineState, command: commands.SendEntries | commands.KeepSendLogin, now: float) -> None:
    """Carry out a command about articles that are sent elsewhere; the module is imported only then."""
    from reader.engine import sending

    if isinstance(command, commands.SendEntries):
        sending.send_entries(state, command, now)
    else:
        sending.keep_login(state, command, now)


def send_waiting(state: EngineState, now: float) -> None:
    if state.sending is not None:
        from reader.engine import sending

        sending.review(state, now)


def next_sending_at(state: EngineState, now: float) -> float:
    if state.sending is None:
        return math.inf
    from reader.engine import sending

    return sending.next_review_at(state, now)


log = logging.getLogger(__name__)

LONGEST_SLEEP_SECONDS = 300.0
LEFT_OUT_SECONDS = 1.0
"""Seconds between ticks started by time while a part is left out."""

Handler = Callable[[EngineState, Any, float], None]

COMMAND_HANDLERS: dict[type, Handler] = {
    commands.AddSubscription: adding.add_subscription,
    commands.PreviewFeed: adding.preview_feed,
    commands.PreviewProgram: adding.preview_program,
    commands.AddProgram: adding.add_program,
    commands.FindNewsletters: mail.find_newsletters,
    commands.AddNewsletters: mail.add_newsletters,
    commands.AddFile: adding.add_file,
    commands.FetchSiteRules: full_text.fetch_site_rules,
    commands.ViewPage: adding.view_page,
    commands.FollowPage: adding.follow_page,
    commands.RemoveSubscription: subscriptions.remove,
    commands.RestoreSubscription: subscriptions.restore,
    commands.RenameSubscription: subscriptions.rename,
    commands.MoveSubscription: subscriptions.move,
    commands.AddFolder: subscriptions.add_folder,
    commands.RenameFolder: subscriptions.rename_folder,
    commands.MoveFolder: subscriptions.move_folder,
    commands.RemoveFolder: subscriptions.remove_folder,
    commands.RestoreFolder: subscriptions.restore_folder,
    commands.PreviewOpml: lists.preview,
    commands.PreviewOpmlUrl: lists.preview_url,
    commands.ImportOpml: lists.import_opml,
    commands.ForgetImported: lists.forget_imported,
    commands.MarkRead: reading.mark_read,
    commands.MarkAllRead: reading.mark_all_read,
    commands.SetMark: reading.set_mark,
    commands.HideEntries: reading.hide_entries,
    commands.TagEntries: reading.tag_entries,
    commands.RenameTag: reading.rename_tag,
    commands.RemoveTag: reading.remove_tag,
    commands.SaveSearch: reading.save_search,
    commands.RemoveSearch: reading.remove_search,
    commands.SaveRule: rules.save_rule,
    commands.RemoveRule: rules.remove_rule,
    commands.ApplyRule: rules.apply_rule,
    commands.SetSubscriptionSettings: subscriptions.set_settings,
    commands.SetFolderSettings: subscriptions.set_folder_settings,
    commands.RetrieveNow: retrievals.retrieve_now,
    commands.CancelRetrievals: retrievals.cancel,
    commands.PauseRetrievals: pauses.pause,
    commands.SetVacation: pauses.set_vacation,
    commands.ReportConditions: pauses.set_conditions,
    commands.FetchPicture: pictures.fetch_picture,
    commands.ShowThumbnails: pictures.show_thumbnails,
    commands.KeepIcons: icons.keep_icons,
    commands.FetchFullText: full_text.fetch_full_text,
    commands.ViewText: full_text.view_text,
    commands.SavePage: saving.save_page,
    commands.SendEntries: send_on,
    commands.KeepSendLogin: send_on,
    commands.SetCredentials: credentials.set_credentials,
    commands.SetProxyLogin: credentials.set_proxy_login,
    commands.RecordAccess: visits.record_access,
    commands.NoteUse: visits.note_use,
    commands.TurnNews: visits.turn_news,
    commands.MakeBriefing: briefings.make_briefing,
    commands.RecordReturn: visits.record_return,
    commands.RecordLeaving: visits.record_leaving,
    commands.RecordReading: reading.record_reading,
    commands.RecordOpenedLink: reading.record_opened_link,
    commands.RecordShown: reading.record_shown,
    commands.JudgeEntry: reading.judge_entry,
    commands.SeparateReport: stories.separate_report,
    commands.RejoinReport: stories.rejoin_report,
    commands.SetPreference: set_preference,
    commands.EraseHabits: visits.erase_habits,
    commands.RestoreHabits: visits.restore_habits,
    commands.ChangeFeedUrl: outcomes.change_url,
    commands.PauseFeeds: subscriptions.pause_feeds,
    commands.FindFeedAgain: adding.find_feed_again,
    commands.FindMissing: backfill.find_missing,
    commands.OpenEpisode: episodes.open_episode,
    commands.RecordListening: episodes.record_listening,
    commands.ForgetListening: episodes.forget_listening,
    commands.ReportMedia: episodes.report_media,
    commands.FetchChapters: episodes.fetch_chapters,
    commands.DownloadEpisode: episodes.download_episode,
    commands.PauseDownload: episodes.pause_download,
    commands.RemoveDownload: episodes.remove_download,
    commands.RestoreDownload: episodes.restore_download,
    **account_feeds.COMMANDS,
    commands.CheckFolder: change_computers,
    commands.JoinFolder: change_computers,
    commands.LeaveFolder: change_computers,
    commands.RenameComputer: change_computers,
    commands.SetPassphrase: change_computers,
    commands.ForgetComputer: change_computers,
    commands.ExchangeNow: change_computers,
    commands.SettleUnsent: change_computers,
}

ANSWER_HANDLERS: dict[type, Handler] = {
    BackupFinished: upkeep.backup_finished,
    BriefingMade: briefings.briefing_made,
    ProgramFinished: rule_programs.program_finished,
    MailCame: mail.mail_came,
    LoginKept: login_kept,
    SecretKept: lambda state, message, now: runs.resume(state, message.run, Answer(problem=message.problem), now),
    RunContinues: lambda state, message, now: runs.resume(state, message.run, Answer(), now),
    FilesDone: lambda state, message, now: runs.resume(state, message.run, Answer(None, message.value, message.problem), now),
}


@dataclass(frozen=True, slots=True)
class Part:
    """Part of a tick, with the time of its next run; without one any tick will do."""

    tick: Callable[[EngineState, float], None]
    next_wake: Callable[[EngineState, float], float] | None = None


PARTS = (
    Part(faults.review, faults.next_review_at),
    Part(pauses.review_pause),
    Part(pauses.review_vacation),
    Part(pauses.review_conditions),
    Part(visits.review_accesses, visits.next_review_at),
    Part(visits.review_presences),
    Part(visits.sweep_habits, visits.next_sweep_at),
    Part(mail.review),
    Part(retrievals.enqueue_due, retrievals.next_enqueue_at),
    Part(retrievals.start_waiting, retrievals.next_start_at),
    Part(pictures.start_waiting),
    Part(rule_programs.start_programs),
    Part(background.starting(full_text.AskedPageTask, full_text.ViewedPageTask), background.next_start_at),
    Part(saving.review, saving.next_review_at),
    Part(full_text.start_in_advance, full_text.next_start_at),
    Part(icons.start_waiting),
    Part(pictures.start_offline_pictures, pictures.next_offline_picture_at),
    Part(stories.review, stories.next_review_at),
    Part(notices.publish),
    Part(briefings.review),
    Part(background.starting(adding.SeekTask)),
    Part(background.starting(backfill.BackfillTask)),
    Part(background.starting(episodes.ChaptersTask)),
    Part(episodes.start_downloads, episodes.next_download_at),
    Part(schedule.review, schedule.next_review_at),
    Part(exchange_changes, next_exchange_at),
    Part(send_waiting, next_sending_at),
    Part(upkeep.review, upkeep.next_review_at),
)
"""Parts in the order of a tick: those that may stop retrieval before those that retrieve, retrievals before background requests.
"""

# Called many thousand times a day, and in a test thousands of days.
_TICKS = tuple(part.tick for part in PARTS)
_NEXT_WAKES = tuple(part.next_wake for part in PARTS if part.next_wake is not None)


class EngineCore:
    """Owner of the database's writer. Call from one thread, then carry out the effects."""

    def __init__(self, state: EngineState) -> None:
        self.state = state

    def start(self, now: float) -> None:
        """Continue from the last run: cooldowns apply, overdue retrievals are spread. Raises ReaderError."""
        with raising_problems(database_path(self.state.connection)):
            self._resume(now)

    def _resume(self, now: float) -> None:
        for host, until in history.cooldowns(self.state.connection, int(now)).items():
            # one written by a clock far ahead would last for years
            self.state.gate.set_cooldown(host, min(until, int(now) + outcomes.LONGEST_COOLDOWN_SECONDS))
        outcomes.undo_future_times(self.state, now)
        outcomes.spread_overdue(self.state, now)
        visits.resume_news(self.state, now)
        pauses.load_pause(self.state)
        schedule.load(self.state, now)
        self.state.load_folder(now)
        self.state.load_sending(now)
        pauses.publish_vacation(self.state)
        if self.state.automatic:
            pauses.forget_conditions(self.state)
        self.state.upkeep_at = now + upkeep.FIRST_AFTER_SECONDS
        notices.begin(self.state, now)
        episodes.forget_others(self.state)
        credentials.hide_secrets(self.state)
        accounts.number_secrets(self.state)
        rule_programs.begin_program(self.state, now)
        self.state.mail.feeds.update(feed.feed_id for feed in self.state.feeds.values() if is_mail(feed.url))

    def handle(self, message: Message, now: float) -> None:
        """Handle one message in one transaction. Never raises for external errors."""
        if isinstance(message, commands.Stop):
            # stores only changes being sent to a server, so that the database cannot delay it
            self._stop(message, now)
            return
        faults.reload_if_doubtful(self.state, now)
        store(self.state, [message], partial(self._store_one, now=now), now)

    def handle_first(self, line: deque[Message], now: float) -> None:
        """Handle and remove the first message of a queue; an answer for a feed together with up to seven that follow."""
        together = list(islice(line, answers_first(self.state, line)))
        if len(together) == 1:
            self.handle(line.popleft(), now)
            return
        faults.reload_if_doubtful(self.state, now)
        for _ in range(store(self.state, together, partial(self._store_one, now=now), now)):
            line.popleft()

    def _store_one(self, message: Message, now: float) -> None:
        self._dispatch(message, now)
        if not isinstance(message, ClockJumped):
            schedule.notice_changes(self.state, now)
            if self.state.folder is not None:
                from reader.engine.computers import schedule as folder_schedule

                folder_schedule.notice(self.state, message, now)

    def tick(self, now: float) -> None:
        """Start due work. A failing part ends the tick, and is left out of others until the database's pause is over."""
        state = self.state
        if state.is_stopping:
            schedule.end(state, now)
            return
        faults.reload_if_doubtful(state, now)
        for part in _TICKS:
            if part in state.storage_rest.parts:
                if now < state.storage_rest.parts[part]:
                    continue
                del state.storage_rest.parts[part]
            try:
                part(state, now)
            except Exception as error:  # noqa: BLE001 -- known or a bug, it ends this tick only
                faults.part_failed(state, part, faults.problem_in(state, error, "tick"), now)
                return

    def next_wake(self, now: float) -> float:
        """Return the time at which `tick` has something to do, at most five minutes away."""
        state = self.state
        if state.is_stopping:
            return schedule.ends_at(state, now + LONGEST_SLEEP_SECONDS)
        soonest, resting = min([next_wake(state, now) for next_wake in _NEXT_WAKES]), state.storage_rest.parts
        if resting:
            # a part that is left out may wait for the same as another one
            wakes = [max(part.next_wake(state, now), resting.get(part.tick, 0.0)) for part in PARTS if part.next_wake]
            soonest = max(min(wakes), now + LEFT_OUT_SECONDS)
        return max(min(now + LONGEST_SLEEP_SECONDS, soonest), now)

    def drain_effects(self) -> list[Effect]:
        """Return pending effects, each once."""
        effects, self.state.outbox = self.state.outbox, []
        return effects

    def interrupt(self) -> None:
        """Interrupt the database as a loss of power would; from any thread."""
        with suppress(DatabaseError):
            self.state.connection.interrupt()

    def close(self) -> None:
        self.state.connection.close()

    @property
    def is_idle(self) -> bool:
        state = self.state
        return not (state.flights or state.parses or state.queue or state.pictures_waiting or any(state.background.queues))

    def _dispatch(self, message: Message, now: float) -> None:
        match message:
            case FetchFinished():
                outcomes.note_date(self.state, message.result)
                self._fetch_finished(message.result, now)
            case ParseFinished():
                task, result = self.state.parses.pop(message.job_id)
                if isinstance(task, FeedTask):
                    retrievals.feed_parsed(self.state, task, result, message.result, now)
                else:
                    task.parsed(self.state, result, message.result, now)
            case DownloadNoted():
                episodes.noted(self.state, message)
            case ClockJumped():
                self.state.is_aside_seen = False
                outcomes.undo_future_times(self.state, now)
                outcomes.spread_overdue(self.state, now)
            case Command():
                self._carry_out(message, now)
            case _:
                ANSWER_HANDLERS[type(message)](self.state, message, now)

    def _carry_out(self, command: Command, now: float) -> None:
        match command:
            case commands.Stop():
                self._stop(command, now)
            case commands.Batch():
                published_before = len(self.state.outbox)
                for each in command.commands:
                    self._carry_out(each, now)
                self.state.outbox[published_before:] = join_undo(self.state.outbox[published_before:], command.kind)
            case _:
                COMMAND_HANDLERS[type(command)](self.state, command, now)

    def _stop(self, command: commands.Stop, now: float) -> None:
        if self.state.folder is not None and not self.state.is_stopping:
            from reader.engine.computers import schedule as folder_schedule

            folder_schedule.leave(self.state, now)
        sends = not self.state.is_stopping and schedule.leave(self.state, command.command_id, now)
        self.state.is_stopping = True
        self.state.queue.clear()
        if not sends:
            self.state.publish(EngineStopped(cause=command.command_id))

    def _fetch_finished(self, result: FetchResult, now: float) -> None:
        state = self.state
        flight = state.flights.pop(result.request.request_id)
        if isinstance(flight.task, FeedTask | BackgroundTask):
            state.gate.finished(flight.host)
        if isinstance(flight.task, FeedTask):
            retrievals.cool_down(state, flight, result, now)
            retrievals.feed_fetched(state, flight.task, result, now)
        else:
            note(state, flight.task, result, now)
            retrievals.cool_down(state, flight, result, now)
            flight.task.fetched(state, result, now)
