"""Builds the engine from its parts and starts it. Imports the network and numpy, so import this late."""

import platform
import random
import secrets
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from reader import PAGE, __version__
from reader.app.memory import give_back_memory
from reader.app.paths import Profile, make_folders
from reader.app.reading import reading
from reader.app.restoring import style_in
from reader.domain.addresses import is_mail
from reader.domain.events import Event
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.domain.rules import is_from_here, program_of
from reader.engine.core import EngineCore
from reader.engine.feed_files import fetch_file
from reader.engine.planning.policies import POLICIES, Policy, make_planner
from reader.engine.program_process import ProgramRunner
from reader.engine.queues import BackgroundRequests, RetrievalQueue
from reader.engine.state import FEEDS_IN_FLIGHT, EngineState, load_memory
from reader.engine.system_clock import SystemClock
from reader.engine.thread import Engine
from reader.net import credentials
from reader.net.credentials import Login, LookUp
from reader.net.fetcher import Fetcher
from reader.net.politeness import HostGate
from reader.storage import backup, feeds, preferences
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.writer import open_database, raising_problems, transaction

if TYPE_CHECKING:
    from reader.net.mail import Mailboxes

USER_AGENT = f"Beforehand/{__version__} (+{PAGE})" if PAGE else f"Beforehand/{__version__}"
SPACING_SECONDS = 1.0


def open_core(
    profile: Profile,
    clock: Clock,
    *,
    automatic: bool,
    spacing_seconds: float = SPACING_SECONDS,
    look_up: LookUp = credentials.look_up,
) -> EngineCore:
    """Open the profile's database for writing and load the engine's state. Raises ReaderError."""
    make_folders(profile)
    connection = open_database(profile.database, now=int(clock.now()), backup_folder=profile.backups)
    try:
        with raising_problems(profile.database):
            if not preferences.name_in_keyring(connection):
                with transaction(connection):
                    preferences.set_name_in_keyring(connection, secrets.token_hex(6))
            state = _state(profile, connection, clock, automatic=automatic, spacing_seconds=spacing_seconds)
            state.look_up = look_up
            return EngineCore(state)
    except BaseException:
        connection.close()
        raise


def _state(
    profile: Profile, connection: WriteConnection, clock: Clock, *, automatic: bool, spacing_seconds: float
) -> EngineState:
    values = preferences.load(connection)
    # differs between installations but is stable for each, to spread requests over time
    seed = zlib.crc32(f"{platform.node()}:{profile.folder}".encode())
    chance = random.Random(seed)  # noqa: S311 -- spreads load, guards nothing
    memory = load_memory(connection, clock.utc_offset_seconds, clock.now())
    return EngineState(
        connection=connection,
        memory=memory,
        make_planner=lambda values, memory, share: make_planner(values, memory, seed, share, _policies(values)),
        planner=make_planner(values, memory, seed, policies=_policies(values)),
        gate=HostGate(spacing_seconds, FEEDS_IN_FLIGHT),
        chance=chance,
        pictures_folder=profile.pictures,
        utc_offset=clock.utc_offset_seconds,
        preferences=values,
        feeds={feed.feed_id: feed for feed in feeds.feeds(connection)},
        queue=RetrievalQueue(chance),
        automatic=automatic,
        default_podcasts_folder=profile.podcasts,
        site_rules_folder=profile.site_rules,
        background=BackgroundRequests(is_allowed=automatic),
    )


def _policies(values: Preferences) -> Mapping[str, Policy]:
    """Return the shipped policies; those of the literature are included only if chosen, as most starts need none."""
    if values.fetch_policy in POLICIES:
        return POLICIES
    from reader.lab.policies import ALL_POLICIES

    return ALL_POLICIES


def start_engine(
    profile: Profile,
    publish: Callable[[Event], None],
    *,
    automatic: bool = True,
    clock: Clock | None = None,
    spacing_seconds: float = SPACING_SECONDS,
    make_fetcher: Callable[..., Fetcher] = Fetcher,
) -> Engine:
    """Start the engine of a profile; `automatic=False` retrieves only on request. Raises ReaderError. `make_fetcher` takes the
    User-Agent, the clock and `look_up`; tests replace it to set other limits, names and certificates.
    """
    time = clock or SystemClock()

    @cache
    def name_in_keyring() -> str:
        with reading(profile.database) as connection:
            return preferences.name_in_keyring(connection)

    def look_up(url: str) -> Login | None:
        return credentials.look_up(url, name_in_keyring())

    def keep_login(url: str, username: str, password: str) -> None:
        credentials.keep(url, username, password, name_in_keyring())

    fetcher = make_fetcher(USER_AGENT, time, look_up=look_up)

    def write_backup(opml: bytes, now: float) -> Path:
        # a single sequential read needs little cache
        connection = open_reader(profile.database, cache_kilobytes=1000)
        try:
            return backup.backup(connection, profile.backups, int(now), opml, style_in(profile.folder))
        finally:
            connection.close()

    programs = ProgramRunner(profile.programs, time.now)

    @cache
    def mailboxes() -> "Mailboxes":
        # few follow newsletters of a mailbox
        from reader.net.mail import Mailboxes

        return Mailboxes(time, look_up=look_up)

    def fetch(request: FetchRequest) -> FetchResult:
        if is_mail(request.url):
            return mailboxes().fetch(request)
        if not is_from_here(request.url):
            return fetcher.fetch(request)
        return programs.fetch(request) if program_of(request.url) else fetch_file(request, time.now)

    def stop_mail() -> None:
        if mailboxes.cache_info().currsize:
            mailboxes().stop()

    engine = Engine(
        lambda: open_core(profile, time, automatic=automatic, spacing_seconds=spacing_seconds, look_up=look_up),
        clock=time,
        publish=publish,
        fetch=fetch,
        run_program=programs.act,
        stop_programs=programs.stop,
        watch_mail=lambda urls, came: mailboxes().watch(urls, came),
        stop_mail=stop_mail,
        save=fetcher.fetch,
        write_backup=write_backup,
        keep_login=keep_login,
        give_back_memory=give_back_memory,
    )
    engine.start()
    return engine
