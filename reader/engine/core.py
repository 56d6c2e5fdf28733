"""Engine without threads: messages and time in, effects out. The loop, the tests and the simulation drive this core."""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any

from reader.domain import (
    commands,
    episode_commands,
    feed_preview,
    import_commands,
    page_commands,
    picture_commands,
    presence_commands,
    program_commands,
    reading_commands,
    secret_commands,
)
from reader.domain.commands import Command
from reader.domain.events import EngineStopped
from reader.domain.parsing import ParseResult
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass
from reader.engine import background_requests, storing
from reader.engine.effects import Effect
from reader.engine.handlers import (
    accesses,
    account_feeds,
    accounts,
    adding,
    backfill,
    conditions,
    credentials,
    documents,
    downloads,
    episodes,
    failures,
    faults,
    followed_pages,
    full_text,
    habits,
    icons,
    moves,
    notices,
    offline_pictures,
    opml,
    other_reader,
    pausing,
    pictures,
    preferences,
    presences,
    programs,
    readings,
    rediscovery,
    retrievals,
    rule_programs,
    rules,
    searches,
    statuses,
    subscriptions,
    tags,
    upkeep,
    vacation,
    wrong_clock,
)
from reader.engine.handlers.batches import join_undo
from reader.engine.handlers.request_log import note
from reader.engine.handlers.sync import runs, schedule
from reader.engine.messages import (
    BackupFinished,
    ClockJumped,
    DownloadNoted,
    FetchFinished,
    LoginKept,
    Message,
    ParseFinished,
    ProgramFinished,
    RunContinues,
    SecretKept,
)
from reader.engine.state import EngineState
from reader.engine.tasks import (
    AddTask,
    BackfillTask,
    BackgroundTask,
    ChaptersTask,
    DownloadTask,
    FeedTask,
    IconTask,
    OfflineTask,
    OpmlTask,
    PageTask,
    PictureTask,
    SeekTask,
    SyncTask,
)
from reader.storage import history
from reader.storage.connection import DatabaseError, database_path
from reader.storage.writer import raising_problems

log = logging.getLogger(__name__)

LONGEST_SLEEP_SECONDS = 300.0
LEFT_OUT_SECONDS = 1.0
"""Seconds between ticks started by time while a part is left out."""

Handler = Callable[[EngineState, Any, float], None]

COMMAND_HANDLERS: dict[type, Handler] = {
    commands.AddSubscription: adding.add_subscription,
    feed_preview.PreviewFeed: adding.preview_feed,
    program_commands.PreviewProgram: programs.preview_program,
    program_commands.AddProgram: programs.add_program,
    page_commands.ViewPage: followed_pages.view_page,
    page_commands.FollowPage: followed_pages.follow_page,
    commands.RemoveSubscription: subscriptions.remove,
    commands.RestoreSubscription: subscriptions.restore,
    commands.RenameSubscription: subscriptions.rename,
    commands.MoveSubscription: subscriptions.move,
    commands.AddFolder: subscriptions.add_folder,
    commands.RenameFolder: subscriptions.rename_folder,
    commands.MoveFolder: subscriptions.move_folder,
    commands.RemoveFolder: subscriptions.remove_folder,
    commands.RestoreFolder: subscriptions.restore_folder,
    commands.PreviewOpml: opml.preview,
    commands.PreviewOpmlUrl: opml.preview_url,
    commands.ImportOpml: opml.import_opml,
    import_commands.ForgetImported: other_reader.forget,
    commands.MarkRead: statuses.mark_read,
    commands.MarkAllRead: statuses.mark_all_read,
    commands.SetMark: statuses.set_mark,
    commands.HideEntries: statuses.hide_entries,
    commands.TagEntries: tags.tag_entries,
    commands.RenameTag: tags.rename_tag,
    commands.RemoveTag: tags.remove_tag,
    commands.SaveSearch: searches.save_search,
    commands.RemoveSearch: searches.remove_search,
    commands.SaveRule: rules.save_rule,
    commands.RemoveRule: rules.remove_rule,
    commands.ApplyRule: rules.apply_rule,
    commands.SetSubscriptionSettings: subscriptions.set_settings,
    commands.SetFolderSettings: subscriptions.set_folder_settings,
    commands.RetrieveNow: retrievals.retrieve_now,
    commands.CancelRetrievals: retrievals.cancel,
    commands.PauseRetrievals: pausing.pause,
    commands.SetVacation: vacation.set_vacation,
    commands.ReportConditions: conditions.set_conditions,
    commands.FetchPicture: pictures.fetch_picture,
    picture_commands.ShowThumbnails: pictures.show_thumbnails,
    picture_commands.KeepIcons: icons.keep_icons,
    commands.FetchFullText: full_text.fetch_full_text,
    commands.SetCredentials: credentials.set_credentials,
    secret_commands.SetProxyLogin: credentials.set_proxy_login,
    commands.RecordAccess: accesses.record_access,
    presence_commands.RecordReturn: presences.record_return,
    presence_commands.RecordLeaving: presences.record_leaving,
    reading_commands.RecordReading: readings.record_reading,
    reading_commands.RecordOpenedLink: readings.record_opened_link,
    reading_commands.RecordShown: readings.record_shown,
    reading_commands.JudgeEntry: readings.judge_entry,
    commands.SetPreference: preferences.set_preference,
    commands.EraseHabits: habits.erase_habits,
    commands.RestoreHabits: habits.restore_habits,
    commands.ChangeFeedUrl: moves.change_url,
    commands.PauseFeeds: subscriptions.pause_feeds,
    commands.FindFeedAgain: rediscovery.find_feed_again,
    commands.FindMissing: backfill.find_missing,
    episode_commands.OpenEpisode: episodes.open_episode,
    episode_commands.RecordListening: episodes.record_listening,
    episode_commands.ForgetListening: episodes.forget_listening,
    episode_commands.ReportMedia: episodes.report_media,
    episode_commands.FetchChapters: episodes.fetch_chapters,
    episode_commands.DownloadEpisode: downloads.download_episode,
    episode_commands.PauseDownload: downloads.pause_download,
    episode_commands.RemoveDownload: downloads.remove_download,
    episode_commands.RestoreDownload: downloads.restore_download,
    **account_feeds.COMMANDS,
}

ANSWER_HANDLERS: dict[type, Handler] = {
    BackupFinished: upkeep.backup_finished,
    ProgramFinished: rule_programs.program_finished,
    LoginKept: credentials.login_kept,
    SecretKept: lambda state, message, now: runs.kept(state, message.run, message.problem, now),
    RunContinues: lambda state, message, now: runs.kept(state, message.run, None, now),
}
FETCH_HANDLERS: dict[type, Callable[[EngineState, Any, FetchResult, float], None]] = {
    FeedTask: retrievals.feed_fetched,
    AddTask: adding.address_fetched,
    OpmlTask: opml.opml_fetched,
    PictureTask: pictures.picture_fetched,
    OfflineTask: offline_pictures.picture_fetched,
    PageTask: full_text.page_fetched,
    IconTask: icons.icon_fetched,
    SeekTask: rediscovery.page_fetched,
    BackfillTask: backfill.page_fetched,
    ChaptersTask: episodes.chapters_fetched,
    DownloadTask: downloads.download_fetched,
    SyncTask: runs.fetched,
}
PARSE_HANDLERS: dict[type, Callable[[EngineState, Any, FetchResult, ParseResult, float], None]] = {
    FeedTask: documents.feed_parsed,
    AddTask: adding.address_parsed,
    OpmlTask: lambda state, task, result, parsed, _: opml.opml_parsed(state, task, result, parsed),
    PageTask: lambda state, task, _, parsed, now: full_text.page_parsed(state, task, parsed, now),
    IconTask: lambda state, task, _, parsed, now: icons.page_parsed(state, task, parsed, now),
    SeekTask: rediscovery.page_parsed,
    BackfillTask: lambda state, task, _, parsed, now: backfill.page_parsed(state, task, parsed, now),
    ChaptersTask: lambda state, task, _, parsed, now: episodes.chapters_parsed(state, task, parsed, now),
    SyncTask: runs.parsed,
}


@dataclass(frozen=True, slots=True)
class Part:
    """Part of a tick, with the time of its next run; without one any tick will do."""

    tick: Callable[[EngineState, float], None]
    next_wake: Callable[[EngineState, float], float] | None = None


PARTS = (
    Part(faults.review, faults.next_review_at),
    Part(pausing.review),
    Part(vacation.review),
    Part(conditions.review),
    Part(accesses.review, accesses.next_review_at),
    Part(presences.review),
    Part(habits.sweep, habits.next_sweep_at),
    Part(retrievals.enqueue_due, retrievals.next_enqueue_at),
    Part(retrievals.start_waiting, retrievals.next_start_at),
    Part(pictures.start_waiting),
    Part(rule_programs.start_waiting),
    Part(full_text.start_waiting, background_requests.next_start_at),
    Part(icons.start_waiting),
    Part(offline_pictures.start_waiting, offline_pictures.next_start_at),
    Part(notices.publish),
    Part(rediscovery.start_waiting),
    Part(backfill.start_waiting),
    Part(episodes.start_waiting),
    Part(downloads.start_waiting, downloads.next_start_at),
    Part(schedule.review, schedule.next_review_at),
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
            self.state.gate.set_cooldown(host, min(until, int(now) + failures.LONGEST_COOLDOWN_SECONDS))
        failures.turn_back(self.state, now)
        failures.spread_overdue(self.state, now)
        pausing.load(self.state)
        schedule.load(self.state, now)
        vacation.publish(self.state)
        if self.state.automatic:
            conditions.forget(self.state)
        self.state.upkeep_at = now + upkeep.FIRST_AFTER_SECONDS
        notices.begin(self.state, now)
        downloads.forget_others(self.state)
        credentials.hide_secrets(self.state)
        accounts.number_secrets(self.state)
        rule_programs.begin(self.state, now)

    def handle(self, message: Message, now: float) -> None:
        """Handle one message in one transaction. Never raises for external errors."""
        if isinstance(message, commands.Stop):
            # stores only changes being sent to a server, so that the database cannot delay it
            self._stop(message, now)
            return
        faults.make_sure(self.state, now)
        storing.store(self.state, [message], partial(self._store_one, now=now), now)

    def handle_first(self, line: deque[Message], now: float) -> None:
        """Handle the first message of a queue and remove it; if it is an answer for a feed, together with up to seven that
        follow.
        """
        together = list(islice(line, storing.answers_first(self.state, line)))
        if len(together) == 1:
            self.handle(line.popleft(), now)
            return
        faults.make_sure(self.state, now)
        for _ in range(storing.store(self.state, together, partial(self._store_one, now=now), now)):
            line.popleft()

    def _store_one(self, message: Message, now: float) -> None:
        self._dispatch(message, now)
        if not isinstance(message, ClockJumped):
            schedule.notice_changes(self.state, now)

    def tick(self, now: float) -> None:
        """Start due work. A failing part ends the tick, and is left out of others until the database's pause is over."""
        state = self.state
        if state.is_stopping:
            schedule.end(state, now)
            return
        faults.make_sure(state, now)
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
                wrong_clock.note_date(self.state, message.result)
                self._fetch_finished(message.result, now)
            case ParseFinished():
                task, result = self.state.parses.pop(message.job_id)
                PARSE_HANDLERS[type(task)](self.state, task, result, message.result, now)
            case DownloadNoted():
                downloads.noted(self.state, message)
            case ClockJumped():
                self.state.is_aside_seen = False
                failures.turn_back(self.state, now)
                failures.spread_overdue(self.state, now)
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
        if not isinstance(flight.task, FeedTask):
            note(state, flight.task, result, now)
        retrievals.cool_down(state, flight, result, now)
        FETCH_HANDLERS[type(flight.task)](state, flight.task, result, now)
