"""Computers that share a folder by a carrier that delivers late, twice, halves, older versions and flipped bits; nothing is feigned
but the carrier, the clock, and where a kill happens. Each computer has a profile and a folder of its own.
"""

import random
import shutil
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import zip_longest
from pathlib import Path
from unittest.mock import patch

from reader.domain.computers import Change
from reader.domain.entry import Mark
from reader.domain.errors import ReaderError
from reader.domain.ids import ComputerId, EntryId, FeedId, FolderId, RuleId
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.retrieval import VISIT, AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.engine import answers, shared_visits
from reader.engine.computers.exchange import Exchange, read
from reader.engine.computers.folder import OwnState, SharedFolder, begin, check_in
from reader.engine.state import Answer, FolderUse, Run, Work
from reader.formats.computer_log import is_sound, split
from reader.formats.urls import canonical_url
from reader.formats.wire import perform
from reader.storage import (
    computers,
    feeds,
    history,
    preferences,
    registers,
    rules,
    saved,
    selection,
    statuses,
    subscriptions,
    tags,
)
from reader.storage.connection import WriteConnection
from reader.storage.selection import MARKED_AT_ALL, OF_SAVED
from reader.storage.writer import open_database, transaction
from tests.fakes.world import core_over
from tests.unit.storage.examples import NOW, parsed, store

ARTICLES = 12
FEEDS = [f"https://f{number}.example/feed" for number in range(14)]
SKEWS = {"tower": 5 * 3600, "laptop": 0, "work": -9 * 3600}
LOST, HALVES, OLD, CONFLICT, FLIPPED = 0.4, 0.5, 0.57, 0.62, 0.66
CHAOS = 0.06
CHOSEN = [key for key, each in PREFERENCES.items() if each.is_shared and isinstance(each.default, bool)][:4]


class Killed(BaseException):
    """Stands for SIGKILL: nothing after it happens, and what was not committed is gone."""


class TrialComputer:
    """A computer with its profile and its copy of the folder."""

    def __init__(self, root: Path, name: str, chance: random.Random) -> None:
        self.root, self.name, self.chance = root, name, chance
        self.place = root / name
        self.place.mkdir(exist_ok=True)
        begin(self.place)
        self.kills = 0
        self.is_calm = False
        self.seconds = 0
        self.answers: set[str] = set()
        self.path = root / f"{name}.sqlite"
        self.connection = self.open()
        self.connection.execute(
            "INSERT OR IGNORE INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, ?, ?, ?, 0, ?)",
            (f"{name}-0000", name, str(self.place), NOW),
        )

    def open(self) -> WriteConnection:
        connection = open_database(self.path, now=NOW, backup_folder=None)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    @property
    def now(self) -> int:
        return NOW + self.seconds + SKEWS[self.name]

    @property
    def past(self) -> int:
        """A time that is past by every clock."""
        return NOW + self.seconds + min(SKEWS.values())

    @property
    def own(self) -> ComputerId:
        return ComputerId(self.connection.execute("SELECT computer FROM computer").fetchone()[0])

    def kill(self, where: str) -> None:
        """End here, sometimes."""
        del where
        if not self.is_calm and self.chance.random() < CHAOS:
            self.kills += 1
            raise Killed

    def act(self, do: Callable[[], object]) -> None:
        """Do one thing in a transaction, as the engine does."""
        with suppress(ReaderError), transaction(self.connection):
            registers.raise_clock(self.connection, self.now)
            do()

    def exchange(self, *, whole: bool = False) -> None:
        try:
            self._write(whole=whole)
            self._read()
        except Killed:
            self.connection.close()
            self.connection = self.open()

    def _folder(self) -> SharedFolder:
        def wait(seconds: float) -> None:
            raise AssertionError(seconds)

        return SharedFolder(self.place, self.own, check=check_in(perform), wait=wait)

    def _write(self, *, whole: bool) -> None:
        connection = self.connection
        folder = self._folder()
        sent, pending = connection.execute("SELECT last_frame, coalesce(pending_frame, 0) FROM computer").fetchone()
        found = folder.check_own(sent, pending)
        if found.state is OwnState.FOREIGN:
            self.renew()
            folder, sent, whole = self._folder(), 0, True
            folder.check_own(0)
        elif found.state is OwnState.SENT:
            sent = found.last
            with transaction(connection):
                registers.note_sent(connection, sent)
        elif found.state in {OwnState.LOST, OwnState.UNSENT}:
            whole, sent = True, max(sent, found.last, pending)
        with transaction(connection):
            registers.raise_clock(connection, self.now)
            registers.compare(connection, self.now)
            stamp = registers.begin_sending(connection)
        frames = self._frames(stamp, whole=whole)
        self.kill("before a number is noted")
        if not frames:
            return
        last = sent + len(frames)
        with transaction(connection):
            registers.note_pending(connection, last)
        self.kill("before files")
        if whole:
            folder.write_generation(sent + 1, frames)
        else:
            assert folder.append(sent + 1, frames)
            self._cut()
        self.kill("after files")
        with transaction(connection):
            registers.note_sent(connection, last, stamp)

    def _frames(self, stamp: int, *, whole: bool) -> list[tuple[ComputerId, Sequence[Change]]]:
        found: defaultdict[ComputerId, list[Change]] = defaultdict(list)
        after: EntryId | None = None
        while True:
            if whole:
                present = [ComputerId(each.name) for each in self.logs().iterdir()] if self.logs().exists() else []
                part, after = registers.snapshot(self.connection, present, stamp, after, limit=50)
                for author, changes in part.items():
                    found[author] += changes
            else:
                changes, after = registers.unsent(self.connection, stamp, after, limit=50)
                found[self.own] += changes
            if after is None:
                break
        if whole or found[self.own]:
            # all of them each time, as a frame that comes again would bring them
            visits = history.visits(self.connection, 0, self.now)
            named = registers.feed_names(self.connection, [feed.feed_id for feed in subscriptions.subscriptions(self.connection)])
            asked = dict.fromkeys(named, answers.Answer(answers.DOCUMENT, self.past, 60, "abcdef", ""))
            found[self.own] += [*shared_visits.changes_of(visits), *answers.changes_of(asked, named)]
        return [(author, part) for author, changes in found.items() for part in split(filter(is_sound, changes))]

    def _cut(self) -> None:
        """Be killed while the last frame is on its way to the disk."""
        try:
            self.kill("in a frame")
        except Killed:
            newest = max(self.logs().joinpath(self.own).glob("*.log"))
            newest.write_bytes(newest.read_bytes()[: -self.chance.randrange(1, 40)])
            raise

    def _read(self) -> None:
        """Read as the program does, a transaction a step."""
        state = core_over(self.connection, self.root, now=self.now).state
        state.preferences = state.preferences.with_value(Preferences.computers_visits.key, True)  # noqa: FBT003 -- a value
        state.folder = FolderUse(files=self._folder_checked())
        run = Run(1, lambda *_: None, now=self.now)
        steps, answer = read(Exchange(state, state.folder, run)), None
        with patch("reader.engine.computers.exchange.new_id", lambda _: self.fresh_id()):
            while True:
                with transaction(self.connection):
                    try:
                        wish = steps.send(answer) if answer is not None else next(steps)
                    except StopIteration:
                        break
                self.kill("between steps")
                answer = Answer(value=wish.work(perform)) if isinstance(wish, Work) else None
        self.answers.update(registers.feed_names(self.connection, state.folder.counted).values())

    def _folder_checked(self) -> SharedFolder:
        """Return the folder with what is ours known, as after a check."""
        folder = self._folder()
        sent, pending = self.connection.execute("SELECT last_frame, coalesce(pending_frame, 0) FROM computer").fetchone()
        folder.check_own(sent, pending)
        return folder

    def renew(self) -> None:
        """Take another id."""
        with transaction(self.connection):
            computers.become(self.connection, self.fresh_id())

    def fresh_id(self) -> ComputerId:
        return ComputerId(f"{self.name}-{self.chance.randrange(36**3):04}")

    def logs(self) -> Path:
        return self.place / "Beforehand" / "computers"

    def fetch(self, feed_id: FeedId, url: str, count: int) -> None:
        """Get a feed's document: its newest articles."""
        items = [parsed(f"{url} {number}") for number in range(count)]
        store(self.connection, feed_id, *items)
        registers.arrived(self.connection, feed_id, self.now)

    def save_page(self, url: str) -> saved.SavedPage:
        """Have a page here, without its text."""
        return saved.add(self.connection, parsed(url, guid=url, link=url), "paper.example", url, self.now, str)

    def state(self) -> dict[str, list[tuple[object, ...]]]:
        """What the user sees."""
        folders = {each.folder_id: each for each in subscriptions.folders(self.connection)}
        return {
            "feeds": [
                (each.url, each.custom_title, folders[each.folder_id].title if each.folder_id else "", dict(each.settings))
                for each in subscriptions.subscriptions(self.connection)
            ],
            "folders": [
                (each.title, folders[each.parent_id].title if each.parent_id else "", dict(each.settings))
                for each in folders.values()
            ],
            "marks": self.connection.execute(
                """SELECT identity, is_read, is_starred, is_later, is_hidden FROM entry_status
                WHERE feed_id IN (SELECT feed_id FROM subscription WHERE removed_at IS NULL) ORDER BY 1"""
            ).fetchall(),
            "pages": self.connection.execute(
                f"""SELECT s.identity, s.is_starred, s.is_later FROM entry_status s JOIN feed f ON f.feed_id = s.feed_id
                WHERE {OF_SAVED} AND {MARKED_AT_ALL} ORDER BY 1"""  # noqa: S608 -- our own words
            ).fetchall(),
            "tags": self.connection.execute(
                """SELECT s.identity, lower(t.name) FROM entry_tag e JOIN tag t ON t.tag_id = e.tag_id JOIN entry_status s
                ON s.entry_id = e.entry_id WHERE s.feed_id IN (SELECT feed_id FROM subscription WHERE removed_at IS NULL) ORDER BY 1, 2"""
            ).fetchall(),
            "rules": [(each.name, each.conditions, each.actions, each.is_enabled) for each in rules.rules(self.connection)],
            "searches": sorted((each.name, each.query) for each in selection.searches(self.connection)),
            "preferences": [(key, preferences.load(self.connection).value_of(PREFERENCES[key])) for key in CHOSEN],
            "visits": self.connection.execute("SELECT at, utc_offset_seconds FROM access ORDER BY 1, 2").fetchall(),
        }


class Trial:
    """Three computers and what they do, by one seed."""

    def __init__(self, root: Path, seed: int) -> None:
        self.root, self.chance = root, random.Random(seed)
        self.computers = [TrialComputer(root, name, self.chance) for name in SKEWS]
        self.old: defaultdict[Path, list[bytes]] = defaultdict(list)
        self.count = Counter[str]()

    def run(self, steps: int) -> None:
        for step in range(steps):
            for computer in self.computers:
                computer.seconds = step * 7
            computer = self.chance.choice(self.computers)
            computer.act(partial(self._do, computer))
            if self.chance.random() < 0.06:
                computer.exchange(whole=self.chance.random() < 0.05)
            if self.chance.random() < 0.05:
                self.carry(*self.chance.sample(self.computers, 2))
            if step == steps // 3:
                self.save()
            if step == steps // 2:
                self.restore()

    def save(self) -> None:
        self.computers[2].connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copyfile(self.computers[2].path, self.root / "saved")

    def restore(self) -> None:
        """The third computer's profile becomes one of some time ago."""
        computer = self.computers[2]
        computer.connection.close()
        for path in self.root.glob(f"{computer.path.name}-*"):
            path.unlink()
        shutil.copyfile(self.root / "saved", computer.path)
        computer.connection = computer.open()

    def _do(self, computer: TrialComputer) -> None:
        chance, connection = self.chance, computer.connection
        entry_ids = [row[0] for row in connection.execute("SELECT entry_id FROM entry_status").fetchall()]
        followed = subscriptions.subscriptions(connection)
        folders = [each.folder_id for each in subscriptions.folders(connection)]
        what = chance.random()
        if chance.random() < 0.05:
            self._change_rest(computer)
        elif what < 0.55 and entry_ids:
            self._mark(computer, chance.sample(entry_ids, min(len(entry_ids), chance.randrange(1, 4))))
        elif what < 0.65:
            url = chance.choice(FEEDS)
            feed_id = feeds.add_feed(connection, url, canonical_url(url), computer.now)
            if feed_id not in {each.feed_id for each in followed}:
                subscriptions.add(connection, feed_id, chance.choice([None, *folders]))
        elif what < 0.75 and followed:
            feed = chance.choice(followed)
            computer.fetch(feed.feed_id, feed.url, chance.randrange(1, ARTICLES))
        elif what < 0.9 and followed:
            self._change_feed(connection, chance.choice(followed).feed_id, folders, computer.now)
        else:
            self._change_folder(connection, folders)

    def _mark(self, computer: TrialComputer, entry_ids: list[EntryId]) -> None:
        chance, connection, now = self.chance, computer.connection, computer.now
        is_set = chance.random() < 0.6
        match chance.randrange(8):
            case 0 | 1 | 2:
                statuses.mark_read(connection, entry_ids, is_set, now)
            case 3 | 4:
                statuses.set_mark(connection, chance.choice(list(Mark)), entry_ids, is_set, now)
            case 5:
                statuses.hide(connection, entry_ids, now)
            case 6:
                statuses.unhide(connection, entry_ids)
            case _ if is_set:
                tags.add(connection, entry_ids, chance.choice(["Work", "work", "Zürich"]), now)
            case _:
                tags.remove_from(connection, entry_ids, chance.choice(["work", "zürich"]))

    def _change_feed(self, connection: WriteConnection, feed_id: FeedId, folders: list[FolderId], now: int) -> None:
        chance = self.chance
        match chance.randrange(5):
            case 0:
                subscriptions.remove(connection, [feed_id], now)
            case 1:
                subscriptions.rename(connection, feed_id, chance.choice(["", "One", "Two"]))
            case 2:
                subscriptions.set_settings(connection, feed_id, {"priority": chance.choice(["", "2", "0.5"])})
            case _:
                subscriptions.move(connection, feed_id, chance.choice([None, *folders]), chance.choice([None, 0, 1, 3]))

    def _change_rest(self, computer: TrialComputer) -> None:
        """Visit, choose, or change a rule or a saved search."""
        chance, connection = self.chance, computer.connection
        match chance.randrange(4):
            case 0:
                history.add_access(connection, AccessRecord(computer.past, 3600, VISIT))
            case 1:
                preferences.save(connection, chance.choice(CHOSEN), chance.random() < 0.5)
            case 2:
                known = selection.searches(connection)
                if known and chance.random() < 0.3:
                    selection.remove_search(connection, chance.choice(known).search_id)
                else:
                    some = chance.choice(known).search_id if known and chance.random() < 0.5 else None
                    selection.save_search(connection, chance.choice(["One", "Two"]), f"word{chance.randrange(9)}", some)
            case _:
                stored = rules.rules(connection)
                if stored and chance.random() < 0.3:
                    rules.remove(connection, RuleId(chance.choice(stored).rule_id or 0))
                else:
                    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, f"word{chance.randrange(9)}")
                    some_rule = chance.choice(stored).rule_id if stored and chance.random() < 0.5 else None
                    rule = ArrivalRule(some_rule, "Rule", (condition,), (RuleAction(RuleActionKind.STAR),))
                    rules.save(connection, rule)

    def _change_folder(self, connection: WriteConnection, folders: list[FolderId]) -> None:
        chance = self.chance
        what = chance.randrange(5)
        if what == 0 or not folders:
            subscriptions.add_folder(connection, f"Folder {chance.randrange(9)}", chance.choice([None, *folders]))
        elif what == 1:
            subscriptions.remove_folder(connection, chance.choice(folders))
        elif what == 2:
            subscriptions.rename_folder(connection, chance.choice(folders), f"Folder {chance.randrange(9)}")
        elif what == 3:
            subscriptions.set_folder_settings(
                connection, chance.choice(folders), {"notify": chance.choice(["", "off", "digest"])}
            )
        else:
            subscriptions.move_folder(
                connection, chance.choice(folders), chance.choice([None, *folders]), chance.choice([None, 0])
            )

    def carry(self, source: TrialComputer, target: TrialComputer, *, is_honest: bool = False) -> None:
        """Copy what one folder holds to another's, but for what that computer writes itself."""
        files = sorted(path for path in source.logs().rglob("*") if path.is_file())
        self.chance.shuffle(files)
        for path in files:
            name = path.relative_to(source.logs())
            owner = name.parts[0].split("-")[0]
            if owner == target.name or (owner != source.name and (target.logs() / name).exists()):
                continue
            self._deliver(path.read_bytes(), name, target.logs() / name, is_honest=is_honest)
        if is_honest or self.chance.random() < 0.5:
            for path in sorted(target.logs().rglob("*.log")):
                name = path.relative_to(target.logs())
                if name.parts[0].split("-")[0] == source.name and not (source.logs() / name).exists():
                    path.unlink()

    def _deliver(self, data: bytes, name: Path, place: Path, *, is_honest: bool) -> None:
        chance, luck = self.chance, 1.0 if is_honest else self.chance.random()
        if luck < LOST:
            return
        self.old[name] = [*self.old[name][-3:], data]
        place.parent.mkdir(parents=True, exist_ok=True)
        if luck < HALVES:
            data = data[: chance.randrange(len(data) + 1)]
        elif luck < OLD:
            data = chance.choice(self.old[name])
        elif luck < CONFLICT and place.exists():
            place.rename(place.with_name(f"{place.stem}.sync-conflict-20261124-0102{chance.randrange(60):02}-ABCDEFG.log"))
            self.count["conflicts"] += 1
        elif luck < FLIPPED and data:
            at = chance.randrange(len(data))
            data = data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]
        self.count["honest" if is_honest else "deliveries"] += 1
        place.write_bytes(data)

    def settle(self, rounds: int = 6) -> int:
        """Let the carrier be honest and nobody change anything; return after how many rounds all see the same (0: they do not)."""
        for computer in self.computers:
            computer.is_calm = True
        for number in range(1, rounds + 1):
            for computer in self.computers:
                computer.exchange()
            for source in self.computers:
                for target in self.computers:
                    if source is not target:
                        self.carry(source, target, is_honest=True)
            for computer in self.computers:
                computer.exchange()
                for feed in subscriptions.subscriptions(computer.connection):
                    computer.act(partial(computer.fetch, feed.feed_id, feed.url, ARTICLES))
            if not self.differences():
                return number
        return 0

    def differences(self) -> list[str]:
        first, *others = (computer.state() for computer in self.computers)
        return [
            f"{name}: {[one for one in zip_longest(first[name], other[name]) if one[0] != one[1]]}"
            for other in others
            for name in first
            if first[name] != other[name]
        ]

    def last_word(self) -> list[str]:
        """Each computer in turn takes back what it sees; return those whose word did not hold."""
        unheard = []
        for computer in self.computers:
            (url, feed_id) = next((each.url, each.feed_id) for each in subscriptions.subscriptions(computer.connection))
            identity = f"{url} 0"
            query = "SELECT entry_id, is_starred FROM entry_status WHERE identity = ? AND feed_id = ?"
            entry_id, was = computer.connection.execute(query, (identity, feed_id)).fetchone()
            star = partial(statuses.set_mark, computer.connection, Mark.STARRED, [entry_id], not was, computer.now)
            computer.act(star)
            self.settle()
            found = [
                each.connection.execute(
                    "SELECT is_starred FROM entry_status WHERE identity = ? AND is_removed = 0", (identity,)
                ).fetchall()
                for each in self.computers
            ]
            if any((was,) in each for each in found):
                unheard.append(computer.name)
        return unheard

    def close(self) -> None:
        for computer in self.computers:
            computer.connection.close()
