"""Folders and subscriptions: each change in one transaction, with its undo."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddFolder,
    Batch,
    Command,
    MoveFolder,
    MoveSubscription,
    PauseFeeds,
    RemoveFolder,
    RemoveSubscription,
    RenameFolder,
    RenameSubscription,
    RestoreFolder,
    RestoreSubscription,
    SetFolderSettings,
    SetSubscriptionSettings,
)
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import SubscriptionsChanged
from reader.domain.feed import Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, FeedId, FolderId
from reader.domain.page_rule import PAGE
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.subscription import (
    DISMISSED,
    FAVOURITE,
    OFFLINE_PICTURES,
    REFRESH,
    STORIES,
    Subscription,
    check_folder_setting,
    check_setting,
)
from reader.engine import borders, stories
from reader.engine.credentials import HEADERS, headers_to_store
from reader.engine.jobs import adding, pictures
from reader.engine.jobs.outcomes import spread_overdue
from reader.engine.planning.memory import REMEMBERED_DAYS
from reader.engine.planning.planner import ONLY_BY_HAND
from reader.engine.planning.timers import CeilingPlanner
from reader.engine.reading import publish_carried
from reader.engine.state import EngineState
from reader.net.headers import checked_fields, checked_user_agent
from reader.reports.postings import feed_weights
from reader.storage import entries, feeds, subscriptions
from reader.storage.subscriptions import folder, siblings


def interval_chosen(state: EngineState, feed_ids: Sequence[FeedId], refresh: str, now: float) -> None:
    """Plan these feeds by their new interval. Scheduled retrievals of feeds that are now refreshed only by hand leave the queue."""
    was_by_hand = any(state.feeds[feed_id].is_by_hand for feed_id in feed_ids)
    for feed_id in feed_ids:
        before = state.feeds[feed_id]
        after = replace(before, refresh=refresh)
        if before.account_id is None:
            after = after.planned(_plan(state, before, after, now))
        feeds.save_feed(state.connection, after)
        state.remember(after)
    left = {feed_id for feed_id in feed_ids if state.feeds[feed_id].is_by_hand}
    state.drop_waiting(lambda task: task.feed_id in left and task.rule is not Rule.MANUAL)
    if was_by_hand:
        spread_overdue(state, now)


def _plan(state: EngineState, before: Feed, after: Feed, now: float) -> Plan:
    if after.is_by_hand:
        return ONLY_BY_HAND
    stored = Plan(after.next_at, after.next_reason, after.next_rule, after.next_expected)
    if before.is_by_hand:
        stored = Plan(max(int(now), after.not_before_at), Reason(ReasonKind.INTERVAL_CHANGED))
    return state.planner.brought_forward(after, stored, now=now) if isinstance(state.planner, CeilingPlanner) else stored


def remove(state: EngineState, command: RemoveSubscription, now: float) -> None:
    """Unsubscribe; articles and marks are kept for thirty days."""
    for feed_id in command.feed_ids:
        state.known_feed(feed_id)
    names = subscriptions.titles(state.connection, command.feed_ids)
    subscriptions.remove(state.connection, command.feed_ids, int(now))
    for feed_id in command.feed_ids:
        del state.feeds[feed_id]
        state.memory.forget_feed(feed_id)
    state.drop_waiting(lambda task: task.feed_id in command.feed_ids)
    undo = RestoreSubscription(command.feed_ids)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.UNSUBSCRIBED, names), cause=command.command_id))


def restore(state: EngineState, command: RestoreSubscription, now: float) -> None:
    follow_again(state, command.feed_ids, now)
    undo = RemoveSubscription(command.feed_ids)
    names = subscriptions.titles(state.connection, command.feed_ids)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SUBSCRIBED_AGAIN, names), cause=command.command_id))


def follow_again(state: EngineState, feed_ids: Sequence[FeedId], now: float) -> None:
    """Restore removed subscriptions together with what planners had learned of them."""
    subscriptions.restore(state.connection, feed_ids)
    if state.accounts.known:
        from reader.storage import merged_feeds  # few computers have accounts

        for carried in merged_feeds.separate(state.connection, feed_ids, int(now)):
            publish_carried(state, carried)
    since = int(now) - REMEMBERED_DAYS * DAY_SECONDS
    state.memory.weights = feed_weights(state.connection, now)
    for feed_id in feed_ids:
        feed = feeds.feed(state.connection, feed_id)
        if feed is not None:
            state.remember(feed)
            state.memory.remember_postings(feed_id, entries.posted_at(state.connection, feed_id, since))


def rename(state: EngineState, command: RenameSubscription, now: float) -> None:
    del now
    before = _subscription(state, command.feed_id)
    subscriptions.rename(state.connection, command.feed_id, command.title.strip())
    undo = RenameSubscription(command.feed_id, before.custom_title)
    state.publish(
        SubscriptionsChanged(
            undo, Change(ChangeKind.RENAMED, (command.title.strip() or before.feed_title,)), cause=command.command_id
        )
    )


def set_settings(state: EngineState, command: SetSubscriptionSettings, now: float) -> None:
    checked = {name: check_setting(name, value) for name, value in command.settings.items()}
    checked_fields(checked.get("headers", ""))
    checked_user_agent(checked.get("user_agent", ""))
    steps: list[Command] = []
    was_pinned = True
    for feed_id in command.feed_ids:
        state.known_feed(feed_id)
        stored = checked
        if HEADERS in checked:
            stored = checked | {HEADERS: headers_to_store(state, feed_id, checked[HEADERS], command.command_id)}
        before = subscriptions.set_settings(state.connection, feed_id, stored)
        was_pinned = was_pinned and bool(before.get(FAVOURITE))
        if before != stored:
            steps.append(SetSubscriptionSettings((feed_id,), before))
            if before.get(PAGE, "") != checked.get(PAGE, ""):
                adding.rule_changed(state, feed_id, now)
    _follow(state, command.feed_ids, checked, now)
    undo = Batch(tuple(steps)) if len(steps) > 1 else steps[0] if steps else None
    kind = _kind_of(checked, was_pinned=was_pinned)
    names = subscriptions.titles(state.connection, command.feed_ids)
    state.publish(SubscriptionsChanged(undo, Change(kind, names), cause=command.command_id))


def _follow(state: EngineState, feed_ids: Sequence[FeedId], checked: Mapping[str, str], now: float) -> None:
    if REFRESH in checked:
        interval_chosen(state, feed_ids, checked[REFRESH], now)
    if OFFLINE_PICTURES in checked:
        for feed_id in feed_ids:
            pictures.want_offline_pictures(state, feed_id, now)
    if "priority" in checked:
        state.memory.weights = feed_weights(state.connection, now)
    if STORIES in checked:
        stories.feeds_changed(state)


def pause_feeds(state: EngineState, command: PauseFeeds, now: float) -> None:
    """Pause or resume feeds; after a pause, overdue retrievals are spread."""
    changed = [feed for feed_id in command.feed_ids if (feed := state.known_feed(feed_id)).is_paused != command.is_paused]
    for feed in changed:
        after = replace(feed, is_paused=command.is_paused)
        feeds.save_feed(state.connection, after)
        state.remember(after)
    state.drop_waiting(lambda task: task.feed_id in {feed.feed_id for feed in changed})
    if not command.is_paused:
        spread_overdue(state, now)
    undo = PauseFeeds(tuple(feed.feed_id for feed in changed), not command.is_paused) if changed else None
    kind = ChangeKind.PAUSED if command.is_paused else ChangeKind.RESUMED
    names = subscriptions.titles(state.connection, command.feed_ids)
    state.publish(SubscriptionsChanged(undo, Change(kind, names), cause=command.command_id))


def _kind_of(checked: Mapping[str, str], *, was_pinned: bool) -> ChangeKind:
    if set(checked) == {DISMISSED}:
        return ChangeKind.FINDING_IGNORED
    if set(checked) == {FAVOURITE}:
        if checked[FAVOURITE] and was_pinned:
            return ChangeKind.FAVOURITES_SORTED
        return ChangeKind.FAVOURITE_ADDED if checked[FAVOURITE] else ChangeKind.FAVOURITE_REMOVED
    return ChangeKind.SETTINGS_CHANGED


def set_folder_settings(state: EngineState, command: SetFolderSettings, now: float) -> None:
    del now
    checked = {name: check_folder_setting(name, value) for name, value in command.settings.items()}
    name = folder(state.connection, command.folder_id).title
    before = subscriptions.set_folder_settings(state.connection, command.folder_id, checked)
    if STORIES in checked:
        stories.feeds_changed(state)
    undo = SetFolderSettings(command.folder_id, before) if before != checked else None
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SETTINGS_CHANGED, (name,)), cause=command.command_id))


def move(state: EngineState, command: MoveSubscription, now: float) -> None:
    del now
    before = _subscription(state, command.feed_id)
    borders.check_feed(state, command.feed_id, command.folder_id)
    subscriptions.move(state.connection, command.feed_id, command.folder_id, command.position)
    undo = MoveSubscription(command.feed_id, before.folder_id, before.position)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.MOVED, (before.title,)), cause=command.command_id))


def add_folder(state: EngineState, command: AddFolder, now: float) -> None:
    del now
    folder_id = subscriptions.add_folder(state.connection, command.title.strip(), command.parent_id)
    name = command.title.strip()
    state.publish(
        SubscriptionsChanged(RemoveFolder(folder_id), Change(ChangeKind.FOLDER_ADDED, (name,)), cause=command.command_id)
    )


def rename_folder(state: EngineState, command: RenameFolder, now: float) -> None:
    del now
    before = folder(state.connection, command.folder_id)
    subscriptions.rename_folder(state.connection, command.folder_id, command.title.strip())
    undo = RenameFolder(command.folder_id, before.title)
    state.publish(
        SubscriptionsChanged(undo, Change(ChangeKind.FOLDER_RENAMED, (command.title.strip(),)), cause=command.command_id)
    )


def move_folder(state: EngineState, command: MoveFolder, now: float) -> None:
    del now
    before = folder(state.connection, command.folder_id)
    borders.check_folder(state, command.folder_id, command.parent_id)
    subscriptions.move_folder(state.connection, command.folder_id, command.parent_id, command.position)
    undo = MoveFolder(command.folder_id, before.parent_id, before.position)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.FOLDER_MOVED, (before.title,)), cause=command.command_id))


def remove_folder(state: EngineState, command: RemoveFolder, now: float) -> None:
    """Remove a folder; its children move up."""
    del now
    before = folder(state.connection, command.folder_id)
    borders.check_removal(state, command.folder_id, before.parent_id)
    children = siblings(state.connection, command.folder_id)
    inside = [FeedId(each.number) for each in children if not each.is_folder]
    below = [FolderId(each.number) for each in children if each.is_folder]
    subscriptions.remove_folder(state.connection, command.folder_id)
    undo = RestoreFolder(before.title, before.parent_id, before.position, tuple(inside), tuple(below), before.settings)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.FOLDER_REMOVED, (before.title,)), cause=command.command_id))


def restore_folder(state: EngineState, command: RestoreFolder, now: float) -> None:
    del now
    folder_id = subscriptions.restore_folder(
        state.connection,
        command.title,
        command.parent_id,
        command.position,
        command.feed_ids,
        command.folder_ids,
        command.settings,
    )
    state.publish(
        SubscriptionsChanged(
            RemoveFolder(folder_id), Change(ChangeKind.FOLDER_RESTORED, (command.title,)), cause=command.command_id
        )
    )


def _subscription(state: EngineState, feed_id: FeedId) -> Subscription:
    for each in subscriptions.followed(state.connection, [feed_id]):
        return each
    raise ReaderError(ProblemKind.NOT_SUBSCRIBED, Detail(DetailKind.NUMBERED_FEED, (feed_id,)))
