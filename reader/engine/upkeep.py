"""Daily upkeep: a verified backup, retention, and feed weights from readings. It runs in small steps so that nothing waits."""

import logging
import math
from pathlib import Path

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesRemoved, StorageFailed
from reader.domain.ids import DAY_SECONDS
from reader.domain.link_templates import TargetKind, services_of
from reader.domain.visits import KEPT_DAYS
from reader.engine.credentials import forget_logins
from reader.engine.jobs import outcomes
from reader.engine.jobs import pictures as picture_files
from reader.engine.messages import BackupFinished, RemoveFiles, StartBackup
from reader.engine.state import EngineState, KeepSecret, Steps
from reader.engine.sync import runs
from reader.engine.sync.accounts import forget_removed
from reader.formats.lists.opml import write_opml
from reader.net.credentials import folder_place, place, send_place
from reader.reports.postings import feed_weights
from reader.storage import (
    accounts,
    activity,
    database_file,
    episodes,
    history,
    pictures,
    preferences,
    readings,
    retention,
    subscriptions,
)
from reader.storage import history as stored_times
from reader.storage.connection import database_path

log = logging.getLogger(__name__)

FIRST_AFTER_SECONDS = 300
RETRY_SECONDS = 3600
UNVOUCHED_SECONDS = 600
"""Seconds until the next check whether servers confirm the clock."""
REMOVALS_PER_STEP = 500
LOG_DAYS = 120
ICON_DAYS = 90
PICTURE_BYTES_MAX = 256 * 1024 * 1024


def review(state: EngineState, now: float) -> None:
    """Run due upkeep in a transaction; after a failure nothing is published, and it is retried in an hour."""
    if now >= state.upkeep_at:
        state.upkeep_at = now + RETRY_SECONDS
        with state.storing():
            next_at = run_upkeep(state, now)
        state.upkeep_at = next_at
    if state.may_forget and now >= state.forget_at:
        state.forget_at = now + UNVOUCHED_SECONDS
        with state.storing():
            is_done = forget_the_old(state, now)
        if is_done is not None:
            state.may_forget, state.forget_at = not is_done, now + 1


def next_review_at(state: EngineState, _now: float) -> float:
    return min(state.upkeep_at, state.forget_at if state.may_forget else math.inf)


def forget_the_old(state: EngineState, now: float) -> bool | None:
    """Delete expired data, one step; return whether nothing is left, or None while no server confirms the clock."""
    if not outcomes.is_vouched_for(state, now):
        return None
    outcomes.put_right(state, now)
    return _forget_the_old(state, int(now))


def run_upkeep(state: EngineState, now: float) -> float:
    """Delete expired data if the clock is trusted, back up unless that is off, then wait a day. Return the time of the next step."""
    if retention.trusts_clock(state.connection, int(now)):
        state.may_forget, state.forget_at = True, now
        # without accounts no server is left that could confirm the clock
        forget_removed(state, now)
        _forget_unused(state, forget_logins(state, now), now)
        # once a week
        if pictures.unused(state.connection, int(now) - picture_files.UNUSED_SECONDS - 7 * DAY_SECONDS):
            runs.begin(state, runs.new_run(state, _left_until_tomorrow), picture_files.forget_unused(state, now), now)
    kept = pictures.prune(state.connection, PICTURE_BYTES_MAX)
    strays = picture_files.stray_picture_files(state.pictures_folder, kept)
    if strays:
        state.outbox.append(RemoveFiles(strays))
    state.memory.weights = feed_weights(state.connection, now)
    folders, followed = subscriptions.folders(state.connection), subscriptions.subscriptions(state.connection)
    if followed and state.preferences.storage_backups:
        servers = accounts.servers(state.connection)
        opml = write_opml(folders, followed, title="Beforehand", created_at=now, with_credentials=True, servers=servers)
        state.outbox.append(StartBackup(opml))
    return now + DAY_SECONDS


def _forget_unused(state: EngineState, in_use: set[str], now: float) -> None:
    """Delete what belonged to former addresses, proxies, targets of articles and folders, which no subscription names any more."""
    for service in services_of(state.preferences.share_services):
        if service.kind is TargetKind.WALLABAG:
            in_use.add(place(send_place(service.server_url)))
    from reader.storage import computers  # few share a folder

    own = computers.own(state.connection)
    if own is not None and own.salt:
        in_use.add(place(folder_place(own.salt)))
    before = preferences.keyring_places(state.connection)
    unused = {each: 0 if each in in_use else min(since or int(now), int(now)) for each, since in before.items()}
    if unused != before:
        preferences.set_keyring_places(state.connection, unused)
    for each, since in unused.items():
        if 0 < since <= now - DAY_SECONDS:
            runs.begin(state, runs.new_run(state, _not_forgotten), _forgotten(state, each), now)


def _left_until_tomorrow(_state: EngineState, _problem: Problem, _now: float) -> None:
    """Do nothing: the next upkeep tries again."""


def _forgotten(state: EngineState, unused: str) -> Steps:
    kept = yield KeepSecret(unused, "", "")
    if kept.problem is not None:
        _not_forgotten(state, kept.problem, 0)
        return
    left = preferences.keyring_places(state.connection)
    # another may have been entered meanwhile
    if left.get(unused):
        del left[unused]
        preferences.set_keyring_places(state.connection, left)


def _not_forgotten(_state: EngineState, problem: Problem, _now: float) -> None:
    log.info("A password that is no longer used is still in the keyring: %s", problem.sentence())


def _forget_the_old(state: EngineState, now: int) -> bool:
    """Return whether nothing is left to delete; entries are deleted in rounds."""
    keep_days = state.preferences.storage_keep_days
    removed = retention.apply_retention(state.connection, now, keep_days, REMOVALS_PER_STEP)
    if removed:
        state.publish(EntriesRemoved(tuple(removed)))
        return False
    history.prune(state.connection, now - LOG_DAYS * DAY_SECONDS)
    activity.prune_requests(state.connection, now - LOG_DAYS * DAY_SECONDS)
    readings.forget_shown(state.connection, now - LOG_DAYS * DAY_SECONDS)
    readings.forget_opened_links(state.connection, now - readings.OPENED_LINKS_KEPT_DAYS * DAY_SECONDS)
    episodes.forget_listening(state.connection, now - episodes.LISTENING_KEPT_DAYS * DAY_SECONDS)
    readings.forget_presences(state.connection, now - KEPT_DAYS * DAY_SECONDS)
    pictures.forget_icon(state.connection, now - ICON_DAYS * DAY_SECONDS)
    stored_times.forget(state.connection, now - LOG_DAYS * DAY_SECONDS)
    return True


def backup_finished(state: EngineState, message: BackupFinished, now: float) -> None:
    """Record the result of a backup; a failed one is retried in an hour, damage is repaired at the next start."""
    if message.problem is None:
        log.info("Backup written: %s", message.path)
    else:
        log.warning("Backup failed: %s", message.problem.sentence())
        state.upkeep_at = min(state.upkeep_at, now + 3600)
        if message.problem.kind is ProblemKind.DAMAGED_DATABASE:
            database_file.suspect(Path(database_path(state.connection)))
            state.publish(StorageFailed(message.problem))
