"""Dispatches engine events to the parts of the window, refusals and results of searches for missing articles included. GUI thread
only.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from reader.domain import events
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import FindMissing, PauseFeeds
from reader.domain.entry import Gap
from reader.domain.errors import FOLDER_NEEDS_USER, Problem, ProblemKind
from reader.domain.events import BackfillEnded, BackfillStarted, Event, MissingFound, NothingToRetrieve, RetrievalRefused
from reader.domain.ids import FeedId, GapId
from reader.domain.link_templates import target_of
from reader.domain.subscription import Subscription
from reader.storage import accounts, entries, subscriptions
from reader.storage.selection import WITH_HIDDEN
from reader.ui.data.nodes import Kind, load_standing
from reader.ui.data.timers import single_shot, start_once, start_within
from reader.ui.kit.messages import Way
from reader.ui.list.model import Progress
from reader.ui.pages.health_watch import CHECK_MILLISECONDS
from reader.ui.shell.actions.table import Handlers
from reader.ui.shell.parts import WindowParts
from reader.ui.text.languages import number_text
from reader.ui.text.notices import QUIET, undo_text
from reader.ui.text.problems import detail_text, reason_text, sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, ended, fill, labelled

GATHER_MILLISECONDS = 60


class Refusals(QObject):
    def __init__(self, window: WindowParts, show_health: Callable[[], object]) -> None:
        super().__init__(window.widget)
        self._clock = window.clock
        self._title_of = window.subscriptions.title_of
        self._messages = window.messages
        self._show_health = show_health
        self._gathered: list[RetrievalRefused] = []
        self._timer = single_shot(self, GATHER_MILLISECONDS, self._report)

    def add(self, event: RetrievalRefused) -> None:
        self._gathered.append(event)
        start_once(self._timer)

    def nothing_to_do(self, event: NothingToRetrieve) -> None:
        """Report that all requested feeds are gone or paused, and offer a remedy."""
        text = self._nothing_text(event)
        if event.gone:
            self._messages.offer_action(text, self.tr("Show problems"), self._show_health)
        elif event.paused:
            self._messages.offer(text, self.tr("Resume"), PauseFeeds(event.paused, is_paused=False))
        else:
            self._messages.say(text)

    def _nothing_text(self, event: NothingToRetrieve) -> str:
        feeds = event.gone + event.paused
        title = self._title_of(feeds[0]) if len(feeds) == 1 else ""
        if event.gone and event.paused:
            return self.tr("Nothing to refresh: %n feeds are paused or were removed by their publishers", "", len(feeds))
        if event.gone:
            one = self.tr("Nothing to refresh: {title} was removed by its publisher")
            many = self.tr("Nothing to refresh: %n feeds were removed by their publishers", "", len(feeds))
        else:
            one = self.tr("Nothing to refresh: {title} is paused")
            many = self.tr("Nothing to refresh: %n feeds are paused", "", len(feeds))
        if not feeds:
            return self.tr("Nothing to refresh: there are no feeds")
        return fill(one, title=title) if title else many

    def _report(self) -> None:
        gathered, self._gathered = self._gathered, []
        if len(gathered) == 1:
            self._messages.say(self._text_for_one(gathered[0]))
        elif gathered:
            soonest = clock_time(min(event.until for event in gathered), self._clock)
            text = self.tr("%n feeds cannot be refreshed yet", "", len(gathered))
            self._messages.say(text + fill(self.tr("; the first at {time}"), time=soonest))

    def _text_for_one(self, event: RetrievalRefused) -> str:
        title, why = self._title_of(event.feed_id), reason_text(event.reason)
        text = self.tr("{title} cannot be refreshed before {time}: {why}") if title else self.tr("Not before {time}: {why}")
        return fill(text, time=clock_time(event.until, self._clock), why=why, title=title)


_tr = Translator("Backfills")


class Backfills:
    """Connects gap rows of the list to backfills in the engine."""

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._stopped: set[GapId] = set()
        self._feeds: dict[GapId, str] = {}
        window.entries.view.gap_pressed.connect(self._press)

    def handle(self, event: BackfillStarted | MissingFound | BackfillEnded) -> None:
        entries = self._window.entries
        match event:
            case BackfillStarted():
                entries.model.show_search(event.gap_id, Progress(event.page, event.pages))
            case MissingFound():
                self._window.subscriptions.counts.settle(None)
                entries.late.admit(event.entry_ids)
            case BackfillEnded():
                entries.model.show_search(event.gap_id, None)
                entries.late.admit(())
                self._report_end(event)

    def _press(self, gap: Gap) -> None:
        is_sought = self._window.entries.model.is_sought(gap.gap_id)
        self._feeds[gap.gap_id] = self._window.subscriptions.title_of(gap.feed_id)
        if is_sought:
            self._stopped.add(gap.gap_id)
        self._window.submit(FindMissing(gap.gap_id, is_wanted=not is_sought))

    def _report_end(self, event: BackfillEnded) -> None:
        if event.gap_id in self._stopped and not event.found:
            self._stopped.discard(event.gap_id)
            return
        self._stopped.discard(event.gap_id)
        text = sentence(event.problem) if event.problem is not None else _end_text(event)
        feed = self._feeds.pop(event.gap_id, "")
        self._window.say(labelled(feed, text) if feed else text)


def _end_text(event: BackfillEnded) -> str:
    if not event.found:
        return _tr("No more missing articles") if event.is_closed else _tr("No missing articles found")
    text = _tr("%n missing articles found", event.found)
    return fill(_tr("{found}: nothing is missing anymore"), found=text) if event.is_closed else text


_tr_event_flow = Translator("Events")

STANDING_MILLISECONDS = 300
NEW_MILLISECONDS = 300
ROUND_MILLISECONDS = 5000
"""Interval at which feeds are read again during a refresh, as every response changes one."""
_PROOFS_OF_STORAGE = (
    events.StatusesChanged,
    events.TagsChanged,
    events.SubscriptionsChanged,
    events.EntriesArrived,
    events.FeedChanged,
)
_HEALTH_CHANGES = (
    events.SubscriptionsChanged,
    events.FeedMoved,
    events.FeedChanged,
    events.RetrievalProgress,
    events.RetrievingPaused,
    events.RulesChanged,
    events.RuleStopped,
    events.RuleProgramEnded,
    events.ComputersChanged,
)
"""Events after which feed health may have changed."""
_OF_A_ROUND = events.FeedChanged | events.RetrievalProgress
_Undoable = (
    events.SendingChanged
    | events.StatusesChanged
    | events.TagsChanged
    | events.SubscriptionsChanged
    | events.RulesChanged
    | events.RuleApplied
    | events.HabitsChanged
    | events.EntryJudged
    | events.StoriesChanged
    | events.ListeningChanged
    | events.DownloadChanged
    | events.AccountChanged
    | events.AccountRemoved
    | events.ComputersChanged
)


class EventFlow:
    """Dispatches events; checks for new articles, problems and changed counts once per batch."""

    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        self._window, self._handlers = window, handlers
        self._said_of_folder: Problem | None = None
        self._standing_timer = single_shot(window.widget, STANDING_MILLISECONDS, self.read_status)
        self._new_timer = single_shot(window.widget, NEW_MILLISECONDS, window.entries.check_for_new)
        self._needs_new = False
        self._changed_feeds: set[FeedId] = set()
        self._to_name: set[FeedId] = set()
        self._feeds_timer = single_shot(window.widget, NEW_MILLISECONDS, self._name_feeds)
        self._lost = Backfills(window)
        self._refusals = Refusals(window, handlers.pages.go_health)

    def handle(self, batch: tuple[Event, ...]) -> None:
        self._needs_new = False
        self._window.news.handle(batch)
        last_progress = next((event for event in reversed(batch) if isinstance(event, events.RetrievalProgress)), None)
        for event in batch:
            if isinstance(event, events.RetrievalProgress) and event is not last_progress:
                continue
            if isinstance(event, _PROOFS_OF_STORAGE):
                self._window.banner.settle()
            self._handle_one(event)
            self._window.article.handle_event(event)
            self._handlers.player.handle_event(event)
            self._window.sheet.handle_event(event)
            self._window.first_start.handle_event(event)
            self._window.panes.pages.notify(event)
            self._window.subscriptions.footer.handle_event(event)
        arrived = [len(event.entry_ids) for event in batch if isinstance(event, events.EntriesArrived)]
        if arrived:
            self._window.subscriptions.counts.settle(None)
            self._window.subscriptions.status_line.show_first(sum(arrived))
            self._window.for_you.count_soon()
        if self._needs_new and not self._new_timer.isActive():
            self._new_timer.start()

    def read_status(self) -> None:
        self._window.runner.run(
            "standing", partial(load_standing, now=self._window.clock.now()), self._window.subscriptions.set_standing
        )

    def _handle_one(self, event: Event) -> None:  # noqa: C901, PLR0912, PLR0915 - a table of events, each with what it leads to
        match event:
            case events.StatusesChanged() | events.TagsChanged():
                self._marks_changed(event)
            case events.EntriesArrived():
                self._needs_new = True
            case events.SiteRulesStored():
                self._window.say(_tr("Rules for full texts of %n sites are here", event.sites))
            case events.EntriesChanged():
                self._window.entries.model.refresh(event.entry_ids)
            case events.StoriesChanged():
                self._window.entries.regroup(event.entry_ids, is_asked=event.cause is not None)
            case events.EntriesRemoved():
                self._window.subscriptions.counts.recount()
                self._window.entries.reload()
            case events.CommandFailed():
                self._command_failed(event)
            case events.RetrievalProgress():
                self._window.subscriptions.status_line.set_progress(event)
            case events.SubscriptionsChanged():
                self._window.article.page.shelf.ask_again()
                self._window.article.page.schedule_picture_requests()
                self._window.front.reload()
                self._needs_new = True
                if event.change is not None and event.change.kind is ChangeKind.SUBSCRIBED_AGAIN:
                    # articles that the list has passed by come back
                    self._window.entries.reload()
            case events.SubscriptionAdded():
                self._added(event)
            case events.PageSaved() if not event.was_there:
                if self._window.first_start.isVisible():
                    self._window.front.reload()
            case events.PageSaved():
                self._window.say(fill(_tr_event_flow("“{title}” is already in Read later"), title=event.title))
            case events.SendingChanged() if event.undo is None and event.change is not None:
                self._window.say(undo_text(event.change.kind, event.change.names))
            case events.EntriesSent():
                self._window.say(fill(_tr_event_flow("Sent to {name}"), name=event.target))
            case events.SendingFailed():
                self._sending_failed(event)
            case events.FeedsFound() if not self._is_answered_in_place(event):
                text = fill(_tr_event_flow("{address} has several feeds."), address=event.url)
                self._window.messages.offer_action(
                    text, _tr_event_flow("Choose…"), partial(self._handlers.feeds.offer_feeds, event.url, event)
                )
            case events.OpmlImported():
                self._imported(event)
            case events.FeedMoved():
                self._feed_moved(event)
            case events.FeedChanged():
                self._changed_feeds.add(event.feed_id)
                start_once(self._feeds_timer)
            case events.GapFound():
                self._needs_new = True
            case events.BackfillStarted() | events.MissingFound() | events.BackfillEnded():
                self._lost.handle(event)
            case events.RetrievalRefused():
                self._refusals.add(event)
            case events.NothingToRetrieve():
                self._refusals.nothing_to_do(event)
            case events.HabitsChanged():
                self._window.for_you.forget()
                self._window.briefing.refresh_soon()
            case events.BriefingReady():
                self._window.briefing.refresh()
            case events.EntryJudged():
                self._window.for_you.count_soon()
            case events.RuleStopped():
                text = fill(
                    _tr_event_flow("The rule {name} was stopped: {why}"), name=event.name, why=detail_text(event.problem.detail)
                )
                self._window.messages.offer_action(text, _tr_event_flow("Edit rules…"), self._handlers.general.edit_rules)
            case events.FeedStopped():
                text = fill(
                    _tr_event_flow("{feed} was paused: its program failed {number} times in a row"),
                    feed=event.name,
                    number=number_text(event.failures),
                )
                self._window.messages.offer_action(text, _tr_event_flow("Show problems"), self._handlers.pages.go_health)
            case events.IconsChanged():
                self._window.icons.reload(event.feed_ids)
            case events.NetworkChanged():
                self._window.subscriptions.status_line.set_network(event.problem)
                if event.problem is None:
                    self._window.entries.thumbnails.try_again()
            case events.RetrievingPaused():
                self._window.subscriptions.status_line.set_pause(event)
            case events.VacationChanged() | events.ConditionsChanged():
                self._window.subscriptions.status_line.spare(event)
            case events.StorageFailed():
                self._window.banner.storage_failed(event.problem)
            case events.EngineStopped() if event.problem is not None:
                self._window.banner.engine_stopped(event.problem)
            case events.PictureReady():
                self._window.entries.thumbnails.picture_came(event.url)
            case events.PictureFailed():
                self._window.entries.thumbnails.picture_failed(event.url, event.problem)
            case events.AccountAdded() | events.AccountRemoved():
                self._window.subscriptions.accounts.note(event)
                self._window.front.reload()
            case events.AccountChanged() | events.SyncProgress() | events.ChangesWaiting():
                self._window.subscriptions.refresh_accounts(event)
            case events.SyncFinished():
                self._window.subscriptions.refresh_accounts(event)
                self._check_health()
                # asked for and failed: nothing else in sight may change when the server is down as before
                account = accounts.account(self._window.connection, event.account_id)
                if event.problem is not None and event.cause is not None and account is not None:
                    self._window.say(labelled(account.name, sentence(event.problem)))
            case events.ServerReplaced():
                text = _tr_event_flow("An account's server no longer has the known articles.")
                self._window.messages.offer_action(
                    text, _tr_event_flow("Choose…"), partial(self._handlers.accounts.ask, event.account_id)
                )
            case events.ChangesTooOld():
                text = _tr_event_flow("Changes for an account are older than 30 days.")
                self._window.messages.offer_action(
                    text, _tr_event_flow("Choose…"), partial(self._handlers.accounts.ask, event.account_id)
                )
            case events.ComputersChanged():
                self._computers_changed()
            case events.PreferenceChanged():
                self._window.preferences.take(event.key, event.value)
        if isinstance(event, _Undoable):
            self._offer_undo(event)
        if isinstance(event, _Undoable | events.CommandFailed):
            self._window.undo_stack.note_answer(event.cause)
        if isinstance(event, _HEALTH_CHANGES):
            self._check_health(is_in_round=isinstance(event, _OF_A_ROUND) and self._window.subscriptions.status_line.is_busy)

    def _computers_changed(self) -> None:
        """Say once what the folder of several computers needs from the user."""
        from reader.storage import computers

        this = computers.own(self._window.connection)
        problem = this.problem if this is not None and self._window.sheet.shown is None else None
        if problem is not None and problem.kind in FOLDER_NEEDS_USER and problem != self._said_of_folder:
            self._window.messages.offer_action(
                sentence(problem), _tr_event_flow("Review"), self._handlers.accounts.show_computers
            )
        self._said_of_folder = problem

    def _sending_failed(self, event: events.SendingFailed) -> None:
        """Say why articles were not sent, and offer the login that is missing."""
        text = fill(_tr_event_flow("Not sent to {name}: {why}"), name=event.target, why=sentence(event.problem))
        if event.problem.kind is ProblemKind.WALLABAG_LOGIN:
            self._window.messages.offer_action(text, _tr_event_flow("Log in…"), partial(self._log_in, event.target))
        elif event.is_final:
            self._window.say(text)
        else:
            # some problems are whole sentences, with their full stop
            first = text if text.endswith(ended("")) else ended(text)
            self._window.say(fill(_tr_event_flow("{text} It is tried again."), text=first))

    def _log_in(self, target: str) -> None:
        from reader.ui.dialogs.send_login import SendLoginSheet

        window = self._window
        service = target_of(window.preferences.values.share_services, target)
        if service is not None:
            window.show_sheet(SendLoginSheet(window.theme, window.widget, service, window.submit))

    def _feed_moved(self, event: events.FeedMoved) -> None:
        text = _tr_event_flow("{title} has moved to a new address.")
        title = self._window.subscriptions.title_of(event.feed_id)
        self._window.messages.offer(fill(text, title=title), _tr_event_flow("Undo"), event.undo)
        self._window.front.reload_soon()

    def _marks_changed(self, event: events.StatusesChanged | events.TagsChanged) -> None:
        settled = self._window.overlay.settle(event.cause)
        self._window.briefing.refresh_soon()
        if isinstance(event, events.StatusesChanged) and event.is_read is not None:
            self._window.for_you.count_after_reading()
        self._window.subscriptions.counts.settle(event.cause)
        self._window.entries.model.refresh({*event.entry_ids, *settled})
        # marked articles may wait behind the button, whose number then needs an update
        if self._window.entries.new_articles_button.isVisible():
            self._window.entries.check_for_new()
        else:
            self._needs_new = True
        if isinstance(event, events.StatusesChanged) and event.is_hidden is not None:
            # hidden articles leave the list at once, restored ones need a reload
            if self._window.entries.selection.view in WITH_HIDDEN:
                return
            if event.is_hidden:
                self._window.entries.leave_out(event.entry_ids)
            else:
                self._window.entries.reload()

    def _command_failed(self, event: events.CommandFailed) -> None:
        settled = self._window.overlay.settle(event.cause)
        self._window.subscriptions.counts.settle(event.cause)
        self._window.entries.model.refresh(settled)
        if not (self._is_answered_in_place(event) or self._handlers.player.playback.waits_for(event.cause)):
            self._window.say(sentence(event.problem))

    def _is_answered_in_place(self, event: Event) -> bool:
        """Return True if the result is shown where the command was given: on a page, in a sheet or at first start."""
        window, cause = self._window, event.cause
        return (
            window.visits.use.waits_for(cause)
            or window.panes.pages.waits_for(cause)
            or window.sheet.waits_for(cause)
            or window.first_start.is_waiting_for(cause)
        )

    def _offer_undo(self, event: _Undoable) -> None:
        if event.cause is None or event.undo is None or event.change is None:
            return
        count = _concerned(event)
        is_part = self._window.undo_stack.is_part(event.cause)
        count += self._window.undo_stack.gathered(event.cause)
        step = self._window.undo_stack.push(
            undo_text(event.change.kind, self._names(event, event.change), count), event.undo, event.cause
        )
        if step is not None and not is_part and (event.change.kind not in QUIET or count > 1):
            self._window.messages.offer_undo(step)

    def _names(self, event: _Undoable, change: Change) -> tuple[str, ...]:
        """Return the title of the event's only article, or the names in its change."""
        match event:
            case (
                events.StatusesChanged(entry_ids=(only,))
                | events.TagsChanged(entry_ids=(only,))
                | events.EntryJudged(entry_id=only)
            ):
                return tuple(
                    row.title or _tr_event_flow("Untitled") for row in entries.entry_rows(self._window.connection, (only,))
                )
        return change.names

    def _imported(self, event: events.OpmlImported) -> None:
        """Announce an import that no open sheet shows; the tree change has already pushed the undo step."""
        step = self._window.undo_stack.step_of(event.undo) if event.undo is not None else None
        if step is not None and not self._is_answered_in_place(event):
            text = _tr_event_flow("%n subscriptions added", event.added)
            self._window.messages.offer_undo(step, text=text)

    def _added(self, event: events.SubscriptionAdded) -> None:
        """Announce a new subscription, and select it if it was added in this window."""
        window, key = self._window, (Kind.FEED, event.feed_id)
        if self._is_answered_in_place(event):
            window.subscriptions.select(key)
        node = window.subscriptions.model.find(key)
        text = _added_text(event, node.folder.title if node is not None and node.folder is not None else "")
        show = Way(_tr_event_flow("Show"), partial(window.subscriptions.select, key))
        step = window.undo_stack.step_of(event.undo) if event.undo is not None else None
        if step is not None:
            window.messages.offer_undo(step, text, show)
        else:
            window.messages.offer_action(text, show.text, show.act)

    def _name_feeds(self) -> None:
        """Request missing feed titles from the query thread; a slow query is replaced by the next, which covers both."""
        self._to_name |= self._changed_feeds
        self._changed_feeds.clear()
        query = partial(subscriptions.followed, feed_ids=frozenset(self._to_name))
        self._window.runner.run("names of feeds", query, self._show_names)

    def _show_names(self, found: Sequence[Subscription]) -> None:
        self._to_name.clear()
        self._window.subscriptions.model.update_feeds(found)

    def _check_health(self, *, is_in_round: bool = False) -> None:
        self._window.health.check_soon(ROUND_MILLISECONDS if is_in_round else CHECK_MILLISECONDS)
        start_within(self._standing_timer, ROUND_MILLISECONDS if is_in_round else STANDING_MILLISECONDS)


def _added_text(event: events.SubscriptionAdded, folder: str) -> str:
    text = _tr_event_flow("Added {title} to {folder}") if folder else _tr_event_flow("Added {title}")
    if event.is_plain:
        text = _tr_event_flow("Added {title}. Its site does not support https, so the connection is not encrypted.")
    return fill(text, title=event.title, folder=folder)


def _concerned(event: _Undoable) -> int:
    """Count the articles of an event; 0 for events about other things."""
    if isinstance(event, events.RuleApplied):
        return event.entries
    return len(event.entry_ids) if isinstance(event, events.StatusesChanged | events.TagsChanged) else 0
