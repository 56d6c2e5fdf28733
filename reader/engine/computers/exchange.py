"""One exchange with the folder: what changed here is written to the log of this computer, what others wrote is read and applied.

Each step is stored in the transaction of its message; files are worked with in another thread in between. Killed at any place, the
next exchange finds by the own log and the noted places what is still to be done.
"""

import logging
import math
import re
import secrets
import threading
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from reader import __version__
from reader.domain.computers import AHEAD_SECONDS, Change, Joined, stamp_at
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import (
    ComputersChanged,
    ExchangeFinished,
    ListeningChanged,
    PreferenceChanged,
    RulesChanged,
    StatusesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.ids import DAY_SECONDS, CommandId, ComputerId, EntryId
from reader.domain.value_classes import dataclass
from reader.engine import answers, shared_visits
from reader.engine.computers.folder import OwnLog, OwnState, SharedFolder, check_in, inspect, salt_of
from reader.engine.jobs import outcomes, saving
from reader.engine.messages import Ask
from reader.engine.reading import changed
from reader.engine.state import Answer, EngineState, FolderUse, Run, Steps, Wish, Work, YieldTurn
from reader.engine.sync import runs
from reader.formats.computer_log import FolderCipher, can_encrypt, split
from reader.formats.urls import canonical_url
from reader.net.credentials import LookUp, folder_place
from reader.net.redaction import holds_key
from reader.storage import computers, feeds, preferences, registers
from reader.storage.connection import ReadConnection, database_path, open_reader

log = logging.getLogger(__name__)

APPLIED_AT_ONCE = 1000
"""Changes applied in one transaction; others have their turn after it."""
NAME_SECONDS = 3600
"""Seconds after which it is written again that this computer was here."""
OLD_SECONDS = 30 * DAY_SECONDS
"""Age from which on the user confirms waiting changes: newer ones may have been made elsewhere meanwhile."""
_TRIES = 2
_RANDOM_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"

Part = tuple[ComputerId, Sequence[Change]]
"""Changes of one frame, with their author."""
T = TypeVar("T")


@dataclass(slots=True)
class Exchange:
    state: EngineState
    use: FolderUse
    run: Run
    received: int = 0
    sent: int = 0


def new_id(name: str) -> ComputerId:
    """Return an id for a computer of this name; the engine's own randomness may begin alike on two of them."""
    letters = re.sub("[^a-z0-9]", "", name.lower())[:16] or "computer"
    return ComputerId(f"{letters}-{''.join(secrets.choice(_RANDOM_LETTERS) for _ in range(8))}")


def files_of(exchange: Exchange) -> SharedFolder:
    """Return the folder once our own log was checked."""
    return cast("SharedFolder", exchange.use.files)


def work(done: Callable[[], T]) -> Generator[Wish, Answer, T]:
    """Work with files in another thread. Raises ReaderError."""
    return (yield from _work_asking(lambda _ask: done()))


def _work_asking(done: Callable[[Ask], T]) -> Generator[Wish, Answer, T]:
    answer = yield Work(done)
    if answer.problem is not None:
        raise ReaderError(answer.problem.kind, answer.problem.detail)
    return cast("T", answer.value)


def begin(state: EngineState, use: FolderUse, now: float, *, only_writes: bool) -> None:
    """Begin an exchange, while nothing else of ours works with the folder."""
    asked, use.asked = use.asked, []

    def failed(state: EngineState, problem: Problem, now: float) -> None:
        # what this exchange would have stored is found again by the next one, in the folder too
        use.needs_check, use.changed_at = True, min(use.changed_at, now)
        use.write_at = now + runs.after_failure(1)
        _finish(state, Exchange(state, use, run), problem, asked)

    run = runs.new_run(state, failed)
    use.run = run.number
    runs.begin(state, run, _whole(Exchange(state, use, run), asked, only_writes=only_writes), now)


def _whole(exchange: Exchange, asked: list[CommandId], *, only_writes: bool) -> Steps:
    state, connection = exchange.state, exchange.state.connection
    before = computers.joined(connection)
    problem: Problem | None = None
    if exchange.use.files is None:
        computers.read_excess_again(connection)
    try:
        _refuse_old(exchange)
        if not registers.has_sent(connection):
            # on joining, what the folder holds goes before what is here
            yield from open_folder(exchange)
            yield from read(exchange)
        try:
            yield from write(exchange)
        except ReaderError as error:
            if error.problem.kind is not ProblemKind.FOLDER_UNWRITABLE:
                raise
            # what others wrote can be read even so
            problem = error.problem
        if not only_writes:
            yield from read(exchange)
        if problem is None:
            yield from _forget_former(exchange)
    except ReaderError as error:
        problem = error.problem
    if problem is not None and problem.kind is ProblemKind.FOLDER_UNWRITABLE:
        # tried again with the next look into the folder
        exchange.use.write_at = math.inf
    computers.note_exchange(connection, int(exchange.run.now) if problem is None else None, problem)
    if exchange.sent or exchange.received or _differs(before, connection):
        state.publish(ComputersChanged())
    _finish(state, exchange, problem, asked)


def _finish(state: EngineState, exchange: Exchange, problem: Problem | None, asked: list[CommandId]) -> None:
    exchange.use.run = None
    for cause in asked:
        state.publish(ExchangeFinished(exchange.received, exchange.sent, problem, cause=cause))
    runs.note_end(state)


def _refuse_old(exchange: Exchange) -> None:
    """Refuse to exchange changes of a month ago from a computer that was off. Raises UNSENT_CHANGES."""
    own = own_of(exchange.state)
    since = own.exchanged_at if own.exchanged_at is not None else own.joined_at
    if exchange.run.now - since > OLD_SECONDS and computers.waiting(exchange.state.connection):
        raise ReaderError(ProblemKind.UNSENT_CHANGES)


def write(exchange: Exchange) -> Steps:
    """Write what changed here, or all of it again if our own log is not what it should be. Raises ReaderError."""
    use, connection = exchange.use, exchange.state.connection
    # as often as that, what carries the folder may have lost our log
    is_due = use.needs_check = use.needs_check or _needs_name(exchange)
    yield from open_folder(exchange)
    # a clock that is behind looks the same from here, as that of a computer without a battery until it hears from the network
    if computers.is_ahead(connection, _latest(exchange)) and outcomes.is_vouched_for(exchange.state, exchange.run.now):
        yield from _set_clock_back(exchange)
    if use.changed_at < math.inf or is_due:
        is_open = not own_of(exchange.state).salt
        came = registers.compare(connection, int(exchange.run.now), lambda url: is_open and holds_key(url))
        _publish(exchange.state, came, exchange.run.now)
    changed_at, use.changed_at, use.write_at = use.changed_at, math.inf, math.inf
    try:
        yield from _append(exchange)
    except ReaderError:
        # tried again with the next look into the folder
        use.changed_at = min(changed_at, use.changed_at)
        raise
    yield from _write_name(exchange)


def open_folder(exchange: Exchange) -> Steps:
    """Check our own log before the folder is used for the first time, and after somebody else was in it. Raises ReaderError."""
    use = exchange.use
    if use.files is None or use.needs_check or use.needs_all:
        yield from _check(exchange)


def _append(exchange: Exchange) -> Steps:
    connection, use = exchange.state.connection, exchange.use
    if not computers.waiting(connection) and exchange.run.now < use.answers_at:
        return
    given = answers.changes_of(use.answers, registers.feed_names(connection, use.answers))
    given += shared_visits.changes_of(use.visits)
    # lost if they cannot be written: others ask by themselves then, and a new generation holds the visits
    use.answers, use.visits, use.answers_at = {}, [], math.inf
    failure = ReaderError(ProblemKind.FOLDER_UNWRITABLE, own_of(exchange.state).folder)
    for _ in range(_TRIES):
        if not computers.waiting(connection) and not given:
            return
        own, up_to = own_of(exchange.state), registers.begin_sending(connection)
        frames = yield from work(partial(_unsent, own.computer_id, Path(database_path(connection)), up_to, given))
        last = own.last_frame + len(frames)
        registers.note_pending(connection, last)
        is_written = not frames
        try:
            is_written = is_written or (yield from work(partial(files_of(exchange).append, own.last_frame + 1, frames)))
        except ReaderError as error:
            failure = error
        if is_written:
            registers.note_sent(connection, last, up_to)
            exchange.sent += _count(frames)
            return
        # somebody else changed or removed our log; if all of the folder is gone, this says so
        yield from _check(exchange)
    raise failure


def _unsent(own: ComputerId, database: Path, up_to: int, given: Sequence[Change]) -> list[Part]:
    """Return changes that were not written yet, and those given, cut into frames. In a thread with a reader of its own."""
    changes = list(given)
    with closing(open_reader(database)) as connection:
        after: EntryId | None = None
        while True:
            found, after = registers.unsent(connection, up_to, after)
            changes += found
            if after is None:
                break
    return [(own, part) for part in split(changes)]


def write_generation(exchange: Exchange, *, without: ComputerId | None = None) -> Steps:
    """Write everything again as a new generation, with what computers changed whose own logs are gone, or (`without`) will be."""
    own, connection = own_of(exchange.state), exchange.state.connection
    registers.forget_removed(connection, int(exchange.run.now))
    up_to = registers.begin_sending(connection)
    visits = shared_visits.remembered(connection, exchange.run.now)
    frames = yield from work(partial(_everything, own, Path(database_path(connection)), up_to, without, visits))
    last = own.last_frame + len(frames)
    registers.note_pending(connection, last)
    yield from work(partial(files_of(exchange).write_generation, own.last_frame + 1, frames))
    registers.note_sent(connection, last, up_to)
    exchange.sent += _count(frames)
    exchange.use.needs_all = False


def forget(exchange: Exchange, computer_id: ComputerId) -> Steps:
    """Write what a computer changed into our own log, and only then remove its files. Raises ReaderError."""
    yield from write_generation(exchange, without=computer_id)
    yield from work(partial(files_of(exchange).remove, computer_id))
    computers.forget(exchange.state.connection, computer_id)


def _forget_former(exchange: Exchange) -> Steps:
    """Forget what this computer was before it left a folder and joined it again: else it is listed twice."""
    connection = exchange.state.connection
    former = preferences.former_computer(connection)
    if former:
        joined = computers.joined(connection)
        if joined is not None and any(each.computer_id == former for each in joined.others):
            yield from forget(exchange, ComputerId(former))
        preferences.set_former_computer(connection, "")


def _everything(
    own: computers.Own, database: Path, up_to: int, without: ComputerId | None, visits: Sequence[Change]
) -> list[Part]:
    """Return what a new generation of our own log has to hold, cut into frames. In a thread with a reader of its own."""
    present = {each.computer_id for each in inspect(Path(own.folder)).computers} - {without}
    by_author: defaultdict[ComputerId, list[Change]] = defaultdict(list)
    if visits:
        by_author[own.computer_id] += visits
    with closing(open_reader(database)) as connection:
        after: EntryId | None = None
        while True:
            found, after = registers.snapshot(connection, present, up_to, after)
            for author, changes in found.items():
                by_author[author] += changes
            if after is None:
                break
    return [(author, part) for author, changes in by_author.items() for part in split(changes)]


def _count(frames: Iterable[Part]) -> int:
    return sum(_count_changes(changes) for _, changes in frames)


def _count_changes(changes: Iterable[Change]) -> int:
    """Count what a user would call a change."""
    return sum(each.kind not in registers.MESSAGES for each in changes)


def _check(exchange: Exchange) -> Steps:
    """Compare our own log with what was noted as sent: finish what a kill interrupted, write again what is lost, and become another
    computer if somebody else wrote as this one.
    """
    own, connection, use = own_of(exchange.state), exchange.state.connection, exchange.use
    use.needs_check = True
    checked = yield from _open(exchange, own.last_frame, own.pending_frame or 0)
    use.needs_check = False
    match checked.state:
        case OwnState.FOREIGN:
            yield from _become_another(exchange)
        case OwnState.LOST:
            registers.note_sent(connection, max(own.last_frame, checked.last))
            yield from write_generation(exchange)
        case _:
            # after a kill, the changes of frames that did arrive are sent again, with their stamps: that changes nothing
            registers.note_sent(connection, checked.last)
            if checked.is_long or use.needs_all:
                yield from write_generation(exchange)


def kept_cipher(salt: str, look_up: LookUp) -> FolderCipher | None:
    """Return the cipher of a folder by the key in the keyring; None without a passphrase. Raises ReaderError."""
    if not salt:
        return None
    if not can_encrypt():
        raise ReaderError(ProblemKind.NO_ENCRYPTION)
    login = look_up(folder_place(salt))
    try:
        return FolderCipher(bytes.fromhex(login.password if login is not None else ""))
    except ValueError:
        raise ReaderError(ProblemKind.NEEDS_PASSPHRASE) from None


def _open(exchange: Exchange, sent: int, pending: int) -> Generator[Wish, Answer, OwnLog]:
    """Open the folder and check our own log. Where only the latter failed, others can be read all the same."""
    own, use = own_of(exchange.state), exchange.use
    use.files, salt = yield from _work_asking(partial(_opened, own, use.salt, exchange.state.look_up))
    if salt != own.salt:
        computers.set_salt(exchange.state.connection, salt)
    return (yield from work(partial(files_of(exchange).check_own, sent, pending)))


def _opened(own: computers.Own, chosen: str, look_up: LookUp, ask: Ask) -> tuple[SharedFolder, str]:
    """Return the folder, and the salt of its passphrase: the one that was `chosen` here, if the folder has that."""
    path = Path(own.folder)
    there = salt_of(path)
    salt = chosen if chosen and there == chosen else own.salt
    if salt and there not in {"", salt}:
        raise ReaderError(ProblemKind.PASSPHRASE_CHANGED)
    return SharedFolder(path, own.computer_id, kept_cipher(salt, look_up), check=check_in(ask), wait=threading.Event().wait), salt


def _become_another(exchange: Exchange) -> Steps:
    """Take a new id, since a copy of this profile or a newer state of it writes under the present one."""
    own, connection = own_of(exchange.state), exchange.state.connection
    computer_id = new_id(own.name)
    log.warning("This computer no longer writes as %s, but as %s", own.computer_id, computer_id)
    computers.become(connection, computer_id)
    exchange.use.named_at = -math.inf
    yield from _open(exchange, 0, 0)
    yield from write_generation(exchange)


def _latest(exchange: Exchange) -> int:
    """Return the latest stamp that is believed now."""
    return stamp_at(int((exchange.run.now + AHEAD_SECONDS) * 1000))


def _set_clock_back(exchange: Exchange) -> Steps:
    """Write changes dated far ahead by a wrong clock again, as another computer."""
    before = own_of(exchange.state).computer_id
    computers.set_clock_back(exchange.state.connection, exchange.run.now)
    yield from _become_another(exchange)
    yield from work(partial(files_of(exchange).remove, before))


def _needs_name(exchange: Exchange) -> bool:
    own, use = own_of(exchange.state), exchange.use
    return use.name != own.name or not 0 <= exchange.run.now - use.named_at < NAME_SECONDS


def _write_name(exchange: Exchange) -> Steps:
    if _needs_name(exchange):
        own, use, now = own_of(exchange.state), exchange.use, exchange.run.now
        yield from work(partial(files_of(exchange).write_name, own.name, __version__, int(now)))
        use.name, use.named_at = own.name, now


def read(exchange: Exchange) -> Steps:
    """Read and apply what others wrote, in parts."""
    state, connection, use = exchange.state, exchange.state.connection, exchange.use
    while True:
        arrivals = yield from work(partial(files_of(exchange).read_new, computers.places(connection), _latest(exchange)))
        own = own_of(state)
        others = [each for each in arrivals.computers if each.computer_id != own.computer_id]
        if len(others) == len(arrivals.computers) and own.last_frame:
            # somebody removed our log
            use.needs_check, use.named_at, use.write_at = True, -math.inf, exchange.run.now
        # nobody else may have what a computer wrote whose log is gone
        use.needs_all |= computers.note_computers(connection, others)
        for file in arrivals.files:
            for frame in file.frames:
                author = computers.author_of(connection, frame.author, file.computer)
                for at in range(0, len(frame.changes), APPLIED_AT_ONCE):
                    part = frame.changes[at : at + APPLIED_AT_ONCE]
                    registers.raise_clock(connection, exchange.run.now)
                    came = registers.apply(connection, author, part, int(exchange.run.now), canonical=canonical_url)
                    _publish(state, came, exchange.run.now)
                    if came.is_cut and computers.note_excess(connection, file.computer):
                        log.warning("What %s writes is more than is kept of what this version does not know", file.computer)
                    if received := _count_changes(part):
                        exchange.received += received
                        use.came_at = exchange.run.now
                    yield YieldTurn()
            computers.set_place(connection, file.path, file.place)
        computers.forget_places(connection, arrivals.gone)
        if arrivals.is_foreign:
            yield from _become_another(exchange)
        if not arrivals.is_more:
            return


def _publish(state: EngineState, came: registers.Came, now: float) -> None:
    """Save pages that came; publish what came for lists and counts, and plan feeds."""
    for page in saving.take_over(state, came.pages, now):
        came.add(registers.page_saved(state.connection, page.feed_id, int(now)))
    for mark, value, entry_ids in came.marks:
        is_hiding = mark == registers.HIDDEN
        state.publish(StatusesChanged(entry_ids, is_hidden=value) if is_hiding else changed(mark, entry_ids, value=value))
    if came.tagged:
        state.publish(TagsChanged(tuple(came.tagged), None))
    if came.added or came.removed or came.has_tree:
        followed = {feed.feed_id: feed for feed in feeds.feeds(state.connection)}
        for feed_id in state.feeds.keys() - followed.keys():
            del state.feeds[feed_id]
            state.memory.forget_feed(feed_id)
        state.drop_waiting(lambda task: task.feed_id not in followed)
        for feed_id, feed in followed.items():
            if state.feeds.get(feed_id) != feed:
                state.remember(feed)
    if came.added or came.removed or came.has_tree or came.tagged or came.has_searches:
        # a tag may be new, or gone with its last article
        state.publish(SubscriptionsChanged())
    if came.has_rules:
        state.publish(RulesChanged())
    answers.take_all(state, came.messages, now)
    shared_visits.take_all(state, came.messages, came.forget_before, now)
    for heard in came.heard:
        state.publish(ListeningChanged(heard.entry_id, heard.url, heard))
    for key, chosen in came.preferences:
        preferences.save(state.connection, key, chosen)
        state.preferences = state.preferences.with_value(key, chosen)
        state.publish(PreferenceChanged(key, chosen))


def _differs(before: Joined | None, connection: ReadConnection) -> bool:
    """Return whether the page would show something else, but for the time of the exchange."""
    after = computers.joined(connection)
    return before is None or after is None or replace(before, exchanged_at=after.exchanged_at) != after


def own_of(state: EngineState) -> computers.Own:
    """Return this computer. Raises NO_FOLDER."""
    own = computers.own(state.connection)
    if own is None:
        raise ReaderError(ProblemKind.NO_FOLDER)
    return own
