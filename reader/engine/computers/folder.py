"""Files of a shared folder: what is new in the logs of others, and our own log. For an effect's thread: the disk may be a network's.

    Beforehand/README.txt, format.json                 written once, by the first computer
    Beforehand/computers/tower-k3f9/name.json          its name, version, and when it was last here
    Beforehand/computers/tower-k3f9/0002-000001.log    generation and segment; only that computer writes or removes them

Whatever is read was written by anybody: only regular files below real folders are opened, sizes and numbers of files are limited
before reading, and a frame is unpacked here only after the parser process has unpacked it.
"""

import errno
import json
import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import field, replace
from enum import StrEnum
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from reader.domain.computers import COMPUTER_ID, FRAME_CHANGES_MAX, Change, Computer, Frame, LogFault, Place
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.ids import ComputerId
from reader.domain.retrieval import JobKind, LogCheck, ParseJob, ParseResult
from reader.domain.value_classes import dataclass
from reader.formats.computer_log import (
    SALT_BYTES,
    FolderCipher,
    SealedFrame,
    can_encrypt,
    check_of,
    key_of,
    open_body,
    pack,
    read_frame,
    sealed_frames,
)
from reader.own_process import measured
from reader.whole_file import flush_folder, remove_drafts, write_whole

FORMAT_VERSION = 1
TOP, COMPUTERS, FORMAT, NAME, README = "Beforehand", "computers", "format.json", "name.json", "README.txt"
README_TEXT = """\
Beforehand keeps the feeds, read marks and stars of several computers in step through this folder.
Each computer writes in its own folder below "computers" and reads the others. There is nothing to edit here.
To end this, leave the folder on each computer (beforehand computers leave); then everything here may be deleted.
"""

SEGMENT_BYTES = 64 * 1024
"""Size from which a new segment begins: some programs that carry the folder send whole files again."""
FILE_BYTES_MAX = 64 << 20
SMALL_FILE_BYTES_MAX = 4096
COMPUTERS_MAX = 200
FILES_MAX = 2000
NAME_LENGTH_MAX = 60
ENTRIES_MAX = 20_000
"""Entries of a folder that are listed at most; what we and programs that carry the folder make of it is far below."""
FRAMES_MAX = 10_000
"""Frames of a file; ours hold a seventh of that, even if each has one change."""
SEGMENTS_MAX = 500
LONG_FROM_BYTES = 512 * 1024
"""Least gain for which a new generation is written."""
GENERATION_LIMIT = 99_999_999
TIME_LIMIT = 1 << 40
START = Place(0, b"")
_PROBLEMS = {
    LogFault.DAMAGED: ProblemKind.COMPUTER_DAMAGED,
    LogFault.AHEAD: ProblemKind.CLOCK_AHEAD,
    LogFault.SEALED: ProblemKind.OTHER_PASSPHRASE,
}
_LINKS = {0xA0000003, 0xA000000C}
"""Tags of Windows for junctions and links; those of files that a cloud keeps are others."""
_CAREFULLY = (
    getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)

ATTEMPTS = 5
ATTEMPT_SECONDS = 0.5
_HELD_OPEN = {5, 32, 33}
"""Errors of Windows for a file that another program has open: access denied, sharing violation, lock violation."""

_OWN_NAME = re.compile(r"([0-9]{4,8})-([0-9]{6})\.log")
_LOG_NAME = re.compile(r"[0-9]{4,8}-[0-9]{6}(?:[^0-9\x00-\x1f\ud800-\udfff][^\x00-\x1f\ud800-\udfff]{0,80})?\.log")
"""Names of segments and of conflict copies, which all begin as the segment and keep the suffix. Temporary files and placeholders of
the programs that carry them have another beginning or another suffix.
"""

Check = Callable[[ComputerId, Sequence[bytes]], int]
"""Unpacks bodies of frames in the parser process and returns how many are sound, from the first on. Raises ReaderError if there is no
such process.
"""
CHECKED_BYTES = 256 * 1024
"""Bytes of frames that the parser process is given together."""
T = TypeVar("T")


class Contents(NamedTuple):
    """Contents of a folder before it is joined."""

    has_passphrase: bool
    computers: tuple[Computer, ...]


class OwnState(StrEnum):
    """Comparison of our own log with what the database notes as sent.

    SENT: what was pending arrived before we were killed; UNSENT: it did not. LOST: it lacks what was sent, and all has to be written
    again. FOREIGN: somebody else wrote as this computer (a restored backup, a copied profile), which needs another id.
    """

    AS_NOTED = "as_noted"
    SENT = "sent"
    UNSENT = "unsent"
    LOST = "lost"
    FOREIGN = "foreign"


class OwnLog(NamedTuple):
    """State of our own log, and the highest number in it. `is_long`: a new generation would make it much shorter."""

    state: OwnState
    last: int
    is_long: bool = False


class _Format(NamedTuple):
    """Passphrase of a folder as `format.json` describes it; `check` is empty without one."""

    salt: bytes
    check: str


class _OwnFile(NamedTuple):
    """A segment of our own log."""

    generation: int
    segment: int
    path: Path


class Arrived(NamedTuple):
    """New frames of one file. `place` holds once all of them are applied."""

    path: str
    computer: ComputerId
    frames: tuple[Frame, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Arrivals:
    """Everything new in the folder, up to a limit (`is_more`). `computers` are those that have a directory, this one included, each
    with what is wrong with its files; `gone` are paths of places without a file.

    `is_foreign`: a conflict copy of our own log holds what we did not write, so that this computer needs another id.
    """

    files: tuple[Arrived, ...]
    computers: tuple[Computer, ...]
    gone: tuple[str, ...]
    is_more: bool = False
    is_foreign: bool = False


class _Seen(NamedTuple):
    """Caches how far a file could be read, until it changes."""

    size: int
    changed_at: int
    place: Place
    fault: LogFault | None


def check_in(ask: Callable[[ParseJob], ParseResult]) -> Check:
    """Return a check that asks the parser process. One frame that ends the process costs only itself."""

    def check(computer: ComputerId, bodies: Sequence[bytes]) -> int:
        result = ask(ParseJob(0, JobKind.LOG, computer, "", b"".join(map(measured, bodies))))
        if isinstance(result, LogCheck):
            return result.sound
        problem = result if isinstance(result, Problem) else Problem(ProblemKind.BUG, type(result).__name__)
        if problem.kind not in {ProblemKind.PARSE_LIMIT, ProblemKind.PARSE_ERROR}:
            raise ReaderError(problem.kind, problem.detail)
        if len(bodies) == 1:
            return 0
        sound = [check(computer, [body]) for body in bodies]
        return sound.index(0) if 0 in sound else len(sound)

    return check


def inspect(path: Path) -> Contents:
    """Return what a folder holds. Raises ReaderError: FOLDER_MISSING, NEWER_FOLDER, FILE_UNREADABLE."""
    _require_folder(path)
    known = _format_of(path)
    if known is None:
        return Contents(has_passphrase=False, computers=())
    computers = (_computer(path / TOP / COMPUTERS / each, each, None) for each in _computer_ids(path))
    return Contents(bool(known.check), tuple(computers))


def begin(path: Path, passphrase: str = "") -> bytes | None:
    """Make what all computers share, unless it is there; return its key, None without a passphrase. Raises ReaderError:
    FOLDER_MISSING, FOLDER_UNWRITABLE, NEWER_FOLDER, and those of `unlock`.
    """
    _require_folder(path)
    with _writing(path):
        (path / TOP).mkdir(exist_ok=True)
        if not _is_real(path / TOP):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path / TOP))
        if _format_of(path) is None:
            said = _protection(*new_key(passphrase)) if passphrase else {}
            write_whole(path / TOP / README, README_TEXT.encode())
            write_whole(path / TOP / FORMAT, _json({"version": FORMAT_VERSION, **said}))
    return unlock(path, passphrase)


def new_key(passphrase: str) -> tuple[bytes, bytes]:
    """Return the salt and the key of a passphrase that is chosen now. Raises NO_ENCRYPTION."""
    _require_encryption()
    salt = os.urandom(SALT_BYTES)
    return salt, key_of(passphrase, salt)


def protect(path: Path, salt: bytes, key: bytes) -> None:
    """Give the folder another passphrase: every computer asks for it, and writes its log again. Raises ReaderError."""
    if _format_of(path) is None:
        raise ReaderError(ProblemKind.FOLDER_MISSING, str(path))
    with _writing(path):
        write_whole(path / TOP / FORMAT, _json({"version": FORMAT_VERSION, **_protection(salt, key)}))


def _protection(salt: bytes, key: bytes) -> dict[str, str]:
    return {"salt": salt.hex(), "check": check_of(key)}


def withdraw(path: Path) -> None:
    """Remove what `begin` made, unless a computer uses it. Raises ReaderError."""
    with _writing(path):
        if not _computer_ids(path):
            for name in (FORMAT, README):
                (path / TOP / name).unlink(missing_ok=True)
            with suppress(OSError):
                (path / TOP).rmdir()


def unlock(path: Path, passphrase: str) -> bytes | None:
    """Return the key of a folder, which takes a third of a second; None if it has no passphrase and none was entered. Raises
    ReaderError: NEEDS_PASSPHRASE, WRONG_PASSPHRASE, NOT_ENCRYPTED, NO_ENCRYPTION, FOLDER_MISSING, NEWER_FOLDER, FILE_UNREADABLE.
    """
    said = _format_of(path)
    if said is None:
        raise ReaderError(ProblemKind.FOLDER_MISSING, str(path))
    if not said.check:
        if passphrase:
            # whoever enters one wants nothing to be written in clear
            raise ReaderError(ProblemKind.NOT_ENCRYPTED)
        return None
    _require_encryption()
    if not passphrase:
        raise ReaderError(ProblemKind.NEEDS_PASSPHRASE)
    key = key_of(passphrase, said.salt)
    if check_of(key) != said.check:
        raise ReaderError(ProblemKind.WRONG_PASSPHRASE)
    return key


def salt_of(path: Path) -> str:
    """Return what belongs to the passphrase of a folder and is no secret; '' if it has none."""
    said = _format_of(path)
    return said.salt.hex() if said is not None and said.check else ""


def _require_folder(path: Path) -> None:
    with _reading(path):
        if not path.is_dir():
            raise FileNotFoundError(path)


def _require_encryption() -> None:
    if not can_encrypt():
        raise ReaderError(ProblemKind.NO_ENCRYPTION)


class SharedFolder:
    """The folder as this computer uses it. `wait` pauses while another program holds a file open.

    One thread at a time. Every method raises ReaderError: FOLDER_MISSING, FOLDER_EMPTIED, FOLDER_UNWRITABLE, NEWER_FOLDER;
    NEEDS_PASSPHRASE, PASSPHRASE_CHANGED, PASSPHRASE_GONE if `cipher` is not, or no longer, that of the folder.
    """

    def __init__(
        self, path: Path, own: ComputerId, cipher: FolderCipher | None = None, *, check: Check, wait: Callable[[float], object]
    ) -> None:
        self._path = path
        self._own = own
        self._cipher = cipher
        self._check = check
        self._wait = wait
        self._computers = path / TOP / COMPUTERS
        self._home = self._computers / own
        self._seen: dict[str, _Seen] = {}
        self._digests: dict[int, bytes] = {}
        """Digests of our own frames by number."""
        self._noted = 0
        self._newest: tuple[int, int, int] | None = None
        """Generation, segment and size of our newest file; None unless checked."""

    def check_own(self, sent: int, pending: int = 0) -> OwnLog:
        """Compare our own log with the numbers of the last frame that was sent, and of one that was about to be; cut off what a
        kill left unfinished, and remove former generations.
        """
        self._require_folder()
        self._noted, self._newest, self._digests = max(sent, pending), None, {}
        with _writing(self._home):
            if os.path.lexists(self._home):
                _require_ours(self._home)
            files = self._own_files()
            generation = files[-1].generation if files else 1
            newest = [each for each in files if each.generation == generation]
            is_whole = [each.segment for each in newest] == list(range(len(newest)))
            numbers: list[int] = []
            sizes = [0]
            for each in files:
                frames, size, is_sound = self._own_frames(each.path, is_newest=each is files[-1])
                self._digests.update((frame.number, frame.digest) for frame in frames)
                if each.generation == generation:
                    is_whole = is_whole and is_sound
                    numbers.extend(frame.number for frame in frames)
                    sizes.append(size)
            last = max(self._digests, default=0)
            if last > self._noted or generation >= GENERATION_LIMIT:
                return OwnLog(OwnState.FOREIGN, last)
            if last < sent or not is_whole or numbers != list(range(last - len(numbers) + 1, last + 1)):
                return OwnLog(OwnState.LOST, last)
            for each in files[: -len(newest)]:
                each.path.unlink()
        self._newest = (generation, max(len(newest) - 1, 0), sizes[-1])
        state = OwnState.AS_NOTED if pending <= sent else OwnState.SENT if last == pending else OwnState.UNSENT
        is_long = len(newest) > SEGMENTS_MAX or sum(sizes) > 2 * sizes[min(len(newest), 1)] + LONG_FROM_BYTES
        return OwnLog(state, last, is_long)

    def append(self, number: int, frames: Sequence[tuple[ComputerId, Sequence[Change]]]) -> bool:
        """Write changes with their authors as frames from `number` on. False if our own log has to be checked first."""
        self._require_folder()
        if self._newest is None:
            return False
        generation, segment, size = self._newest
        if size >= SEGMENT_BYTES:
            segment, size = segment + 1, 0
        data = self._packed(number, frames)
        self._newest = None
        with _writing(self._home):
            self._make_home()
            path = self._home / _own_name(generation, segment)
            if not self._patiently(lambda: _append(path, size, data)):
                return False
        self._newest = (generation, segment, size + len(data))
        return True

    def write_generation(self, number: int, frames: Sequence[tuple[ComputerId, Sequence[Change]]]) -> None:
        """Write all changes again as a new generation, whole, before the former ones go."""
        self._require_folder()
        data = self._packed(number, frames)
        self._newest = None
        with _writing(self._home):
            self._make_home()
            former = self._own_files()
            generation = former[-1].generation + 1 if former else 1
            path = self._home / _own_name(generation, 0)
            self._patiently(lambda: write_whole(path, data))
            for each in former:
                self._patiently(each.path.unlink)
        self._newest = (generation, 0, len(data))

    def write_name(self, name: str, version: str, now: int) -> None:
        """Write what others call this computer, and that it was here."""
        self._require_folder()
        with _writing(self._home):
            self._make_home()
            data = _json({"name": name, "version": version, "seen_at": now})
            if self._cipher is not None:
                data = _json({"sealed": self._cipher.seal(data, _name_bound(self._own)).hex()})
            self._patiently(lambda: write_whole(self._home / NAME, data))

    def remove(self, computer: ComputerId) -> None:
        """Remove the files of a computer, but for what no computer wrote."""
        self._require_folder()
        home = self._computers / computer
        with _writing(home):
            if not _is_ours(home):
                return
            remove_drafts(home)
            for entry in _entries(home):
                is_theirs = entry.name == NAME or _LOG_NAME.fullmatch(entry.name)
                if is_theirs and not entry.is_dir(follow_symlinks=False):
                    self._patiently(Path(entry.path).unlink)
            with suppress(OSError):
                home.rmdir()

    def read_new(self, places: Mapping[str, Place], latest: int) -> Arrivals:
        """Read what is new in the logs since these places, up to `latest`; a file with another beginning from its start."""
        self._require_folder()
        reading = _Reading(latest, unmet=set(places))
        with _reading(self._computers):
            computers = [self._read_computer(each, places, reading) for each in _computer_ids(self._path)]
        return Arrivals(
            tuple(reading.files),
            tuple(computers),
            tuple(sorted(reading.unmet)),
            is_more=reading.is_over,
            is_foreign=reading.is_foreign,
        )

    def _read_computer(self, computer: ComputerId, places: Mapping[str, Place], reading: "_Reading") -> Computer:
        home = self._computers / computer
        try:
            names = _log_names(home)
            fault = None if names is not None else LogFault.DAMAGED
        except OSError:
            # gone meanwhile, or not to be opened: it is asked again next time
            names, fault = [], None
        if not names:
            reading.unmet.difference_update(path for path in places if path.startswith(f"{computer}/"))
        for name in names or ():
            path = f"{computer}/{name}"
            reading.unmet.discard(path)
            if computer == self._own and (_OWN_NAME.fullmatch(name) or self._is_removed(path, places.get(path, START))):
                continue
            if not reading.is_over:
                found = self._read_log(computer, path, places.get(path, START), reading)
                fault = fault or found
        known = _computer(home, computer, self._cipher)
        if fault in {None, LogFault.UNFINISHED}:
            return known
        return replace(known, problem=Problem(_PROBLEMS[fault], known.name))

    def _is_removed(self, path: str, place: Place) -> bool:
        """Remove a conflict copy of our own log once all that it holds is stored."""
        file, seen = self._computers / path, self._seen.get(path)
        with suppress(OSError):
            status = os.lstat(file)
            if seen == (status.st_size, status.st_mtime_ns, place, None):
                file.unlink()
                return True
        return False

    def _read_log(self, computer: ComputerId, path: str, known: Place, reading: "_Reading") -> LogFault | None:
        """Read a file from a known place on; return why its end was not reached, if it was not for the limit."""
        file = self._computers / path
        try:
            status = os.lstat(file)
            seen = self._seen.get(path)
            if seen is not None and seen[:3] == (status.st_size, status.st_mtime_ns, known):
                return seen.fault
            data = self._patiently(lambda: _read_file(file, FILE_BYTES_MAX))
        except OSError:
            # gone meanwhile, or held open: it is read next time
            return None
        if data is None:
            return LogFault.DAMAGED
        start = known.at if known == _place(data, known.at) else 0
        sealed, fault = sealed_frames(data, start, computer, FRAMES_MAX)
        frames, stop = self._frames(computer, sealed, reading)
        if computer == self._own:
            reading.is_foreign = reading.is_foreign or any(map(self._is_foreign, sealed[: len(frames)]))
        place = _place(data, frames[-1].end if frames else start)
        if frames or place != known:
            reading.files.append(Arrived(path, computer, tuple(frames), place))
        is_whole = fault is None and len(frames) == len(sealed)
        fault = stop or fault
        # what is still being copied may get its end within the two seconds that a stick tells apart, and keep its size
        if fault is not LogFault.AHEAD and (stop is not None or is_whole):
            self._seen[path] = _Seen(status.st_size, status.st_mtime_ns, place, fault)
        return fault

    def _frames(
        self, computer: ComputerId, sealed: Sequence[SealedFrame], reading: "_Reading"
    ) -> tuple[list[Frame], LogFault | None]:
        """Unpack frames, those of some kilobytes together, after the parser process has; stop at the first that cannot be read."""
        frames: list[Frame] = []
        for part in _parts(sealed):
            opened = [body for each in part if (body := open_body(each, computer, self._cipher)) is not None]
            sound = self._check(computer, opened) if opened else 0
            for each, body in zip(part, opened[:sound], strict=False):
                frame = read_frame(each, body, computer, reading.latest)
                if isinstance(frame, LogFault):
                    return frames, frame
                frames.append(frame)
                reading.changes += len(frame.changes)
                if reading.is_over:
                    return frames, None
            if sound < len(part):
                return frames, LogFault.SEALED if sound == len(opened) else LogFault.DAMAGED
        return frames, None

    def _is_foreign(self, frame: SealedFrame) -> bool:
        return frame.number > self._noted or self._digests.get(frame.number, frame.digest) != frame.digest

    def _require_folder(self) -> None:
        said = _format_of(self._path)
        if said is None:
            is_there = self._path.is_dir()
            raise ReaderError(ProblemKind.FOLDER_EMPTIED if is_there else ProblemKind.FOLDER_MISSING, str(self._path))
        if said.check != (self._cipher.check if self._cipher is not None else ""):
            if self._cipher is None:
                raise ReaderError(ProblemKind.NEEDS_PASSPHRASE)
            # whoever takes the passphrase away would have everything written in clear from now on
            raise ReaderError(ProblemKind.PASSPHRASE_CHANGED if said.check else ProblemKind.PASSPHRASE_GONE)

    def _make_home(self) -> None:
        for folder in (self._computers, self._home):
            folder.mkdir(exist_ok=True)
            _require_ours(folder)

    def _packed(self, number: int, frames: Sequence[tuple[ComputerId, Sequence[Change]]]) -> bytes:
        data = b"".join(pack(changes, self._own, number + i, author, self._cipher) for i, (author, changes) in enumerate(frames))
        written, _ = sealed_frames(data, 0, self._own, len(frames))
        self._digests.update((frame.number, frame.digest) for frame in written)
        self._noted = max(self._noted, number + len(frames) - 1)
        return data

    def _own_files(self) -> list["_OwnFile"]:
        """Find our own segments, oldest first, and remove what only looks like one."""
        found = []
        for entry in _entries(self._home):
            if named := _OWN_NAME.fullmatch(entry.name):
                if entry.is_file(follow_symlinks=False):
                    found.append(_OwnFile(int(named[1]), int(named[2]), Path(entry.path)))
                elif not entry.is_dir(follow_symlinks=False):
                    Path(entry.path).unlink()
        if _is_ours(self._home):
            remove_drafts(self._home)
        return sorted(found)

    def _own_frames(self, file: Path, *, is_newest: bool) -> tuple[list[SealedFrame], int, bool]:
        """Return the frames of a segment of ours, its size, and whether it is sound once an unfinished end is cut off."""
        data = self._patiently(lambda: _read_file(file, FILE_BYTES_MAX))
        if data is None:
            return [], 0, False
        frames, fault = sealed_frames(data, 0, self._own, FRAMES_MAX)
        if any(open_body(each, self._own, self._cipher) is None for each in frames):
            # nobody else can read them: the passphrase is another now
            return frames, len(data), False
        if fault is None:
            return frames, len(data), True
        end = frames[-1].end if frames else 0
        if is_newest:
            self._patiently(lambda: _cut(file, end))
        return frames, end, is_newest

    def _patiently(self, do: Callable[[], T]) -> T:
        """Do something with a file, again for two seconds while another program holds it open, as on Windows."""
        for _ in range(ATTEMPTS - 1):
            try:
                return do()
            except OSError as error:
                if getattr(error, "winerror", None) not in _HELD_OPEN:
                    raise
                self._wait(ATTEMPT_SECONDS)
        return do()


@dataclass(slots=True)
class _Reading:
    """Collects what one reading of the folder finds; `unmet` are paths of places without a file yet."""

    latest: int
    unmet: set[str]
    files: list[Arrived] = field(default_factory=list)
    changes: int = 0
    is_foreign: bool = False

    @property
    def is_over(self) -> bool:
        return self.changes >= FRAME_CHANGES_MAX


def _parts(frames: Sequence[SealedFrame]) -> Iterator[list[SealedFrame]]:
    part: list[SealedFrame] = []
    for each in frames:
        if part and each.end - part[0].end > CHECKED_BYTES:
            yield part
            part = []
        part.append(each)
    if part:
        yield part


def _place(data: bytes, at: int) -> Place:
    return Place(at, blake2b(data[:at], digest_size=16).digest()) if 0 < at <= len(data) else START


def _own_name(generation: int, segment: int) -> str:
    return f"{generation:04}-{segment:06}.log"


def _json(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """Return the entries of a folder, no more than `ENTRIES_MAX`; none if it is not there."""
    if not _is_ours(folder):
        return []
    with os.scandir(folder) as entries:
        return list(islice(entries, ENTRIES_MAX))


def _is_real(folder: Path) -> bool:
    """Return whether a folder is one, and no link to another."""
    try:
        status = os.lstat(folder)
    except FileNotFoundError:
        return False
    return stat.S_ISDIR(status.st_mode) and getattr(status, "st_reparse_tag", 0) not in _LINKS


def _is_ours(folder: Path) -> bool:
    """Return whether neither a folder below ours nor the one above it is a link."""
    return _is_real(folder) and _is_real(folder.parent)


def _require_ours(folder: Path) -> None:
    if not _is_ours(folder):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def _computer_ids(path: Path) -> list[ComputerId]:
    """Return the computers that have files. Raises ReaderError if there are too many to be a person's."""
    entries = _entries(path / TOP / COMPUTERS)
    found = [ComputerId(entry.name) for entry in entries if COMPUTER_ID.fullmatch(entry.name)]
    if len(found) > COMPUTERS_MAX or len(entries) == ENTRIES_MAX:
        raise ReaderError(ProblemKind.FOLDER_CROWDED, str(path / TOP / COMPUTERS))
    return sorted(each for each in found if _has_files(path / TOP / COMPUTERS / each))


def _has_files(home: Path) -> bool:
    """Return whether a directory holds a computer's files; file managers and carriers leave others in it after those are gone."""
    try:
        return any(entry.name == NAME or _LOG_NAME.fullmatch(entry.name) for entry in _entries(home))
    except OSError:
        return True


def _log_names(home: Path) -> list[str] | None:
    """Return the names of a computer's segments and their conflict copies; None if there are too many."""
    entries = _entries(home)
    names = sorted(entry.name for entry in entries if _LOG_NAME.fullmatch(entry.name))
    return None if len(entries) == ENTRIES_MAX or len(names) > FILES_MAX else names


def _computer(home: Path, computer: ComputerId, cipher: FolderCipher | None) -> Computer:
    """Return what a computer says of itself, as far as it can be believed."""
    try:
        said = json.loads(_read_file(home / NAME, SMALL_FILE_BYTES_MAX) or b"")
        if cipher is not None:
            said = json.loads(cipher.open(bytes.fromhex(said["sealed"]), _name_bound(computer)) or b"")
        name, version, seen_at = _shown(said["name"]), _shown(said["version"]), said["seen_at"]
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return Computer(computer, str(computer))
    is_time = type(seen_at) is int and 0 <= seen_at < TIME_LIMIT
    return Computer(computer, name or str(computer), version, seen_at if is_time else None)


def _name_bound(computer: ComputerId) -> bytes:
    return f"{computer} name".encode()


def _shown(text: object) -> str:
    """Return a text of another computer as it may be shown."""
    return "".join(filter(str.isprintable, text))[:NAME_LENGTH_MAX].strip() if isinstance(text, str) else ""


def _format_of(path: Path) -> _Format | None:
    """Return what `format.json` says; None if there is none. Raises ReaderError: NEWER_FOLDER, FILE_UNREADABLE."""
    file = path / TOP / FORMAT
    with _reading(file):
        if not _is_real(path / TOP) or not os.path.lexists(file):
            return None
        data = _read_file(file, SMALL_FILE_BYTES_MAX)
    version, salt, check = 0, b"", ""
    with suppress(ValueError, TypeError, KeyError, AttributeError, RecursionError):
        said = json.loads(data or b"")
        version, salt, check = said["version"], bytes.fromhex(said.get("salt", "")), said.get("check", "")
    if type(version) is not int or version < 1 or type(check) is not str or (check and len(salt) != SALT_BYTES):
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.OTHER_CONTENT, (str(file),)))
    if version > FORMAT_VERSION:
        raise ReaderError(ProblemKind.NEWER_FOLDER, str(version))
    return _Format(salt, check)


@contextmanager
def _reading(path: Path, kind: ProblemKind = ProblemKind.FILE_UNREADABLE) -> Iterator[None]:
    """Turn errors of the system into problems."""
    try:
        yield
    except FileNotFoundError as error:
        raise ReaderError(ProblemKind.FOLDER_MISSING, str(path)) from error
    except OSError as error:
        raise ReaderError(kind, f"{path} ({error.strerror})") from error


def _writing(path: Path) -> AbstractContextManager[None]:
    return _reading(path, ProblemKind.FOLDER_UNWRITABLE)


def _open(path: Path, flags: int) -> int | None:
    """Open a regular file, never through a link, a pipe or a device; None if it is something else."""
    with suppress(FileNotFoundError):
        if not _is_file(os.lstat(path)):
            return None
    descriptor = os.open(path, flags | _CAREFULLY, 0o666)
    if _is_file(os.fstat(descriptor)):
        return descriptor
    os.close(descriptor)
    return None


def _is_file(status: os.stat_result) -> bool:
    return stat.S_ISREG(status.st_mode) and getattr(status, "st_reparse_tag", 0) not in _LINKS


def _read_file(path: Path, limit: int) -> bytes | None:
    """Read a regular file; None if it is something else or larger than the limit. Raises OSError."""
    descriptor = _open(path, os.O_RDONLY)
    if descriptor is None:
        return None
    with os.fdopen(descriptor, "rb") as file:
        if os.fstat(file.fileno()).st_size > limit:
            return None
        data = file.read(limit + 1)
    return data if len(data) <= limit else None


def _append(path: Path, size: int, data: bytes) -> bool:
    """Append to a file of an expected size and flush it; False if it is another. Raises OSError."""
    descriptor = _open(path, os.O_WRONLY | os.O_APPEND | (os.O_CREAT if size == 0 else 0))
    if descriptor is None:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with os.fdopen(descriptor, "ab") as file:
        if os.fstat(file.fileno()).st_size != size:
            return False
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if size == 0:
        flush_folder(path.parent)
    return True


def _cut(path: Path, size: int) -> None:
    descriptor = _open(path, os.O_RDWR)
    if descriptor is not None:
        with os.fdopen(descriptor, "r+b") as file:
            file.truncate(size)
            os.fsync(file.fileno())
