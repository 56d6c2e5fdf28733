"""The folder that computers share, and the others that use it."""

from collections.abc import Sequence

from reader.domain.computers import Computer, Joined, Place, stamp_at
from reader.domain.errors import FOLDER_NEEDS_USER, Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS, ComputerId
from reader.domain.value_classes import dataclass
from reader.storage import preferences
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import json_list, storable, whole

AUTHORS_MAX = 1000


@dataclass(frozen=True, slots=True)
class Own:
    """This computer as its log is written: frames up to `last_frame` are in it, `pending_frame` may be."""

    computer_id: ComputerId
    name: str
    folder: str
    last_frame: int = 0
    pending_frame: int | None = None
    exchanged_at: int | None = None
    joined_at: int = 0
    problem: Problem | None = None
    salt: str = ""


def own(connection: ReadConnection) -> Own | None:
    """Return this computer, None while it uses no folder."""
    rows = connection.execute(
        """SELECT computer, name, folder, last_frame, pending_frame, exchanged_at, joined_at, problem, problem_detail, salt
        FROM computer"""
    ).fetchall()
    for computer, name, folder, last, pending, exchanged_at, joined_at, kind, detail, salt in rows:
        return Own(ComputerId(computer), name, folder, last, pending, exchanged_at, joined_at, _problem(kind, detail), salt)
    return None


def lasting_problem(connection: ReadConnection, now: int) -> Problem | None:
    """Return the problem of the folder if it needs the user, or kept changes from being exchanged for more than a day."""
    if not connection.execute("SELECT 1 FROM computer WHERE problem IS NOT NULL").fetchall():
        return None
    this = own(connection)
    if this is None or this.problem is None:
        return None
    since = this.exchanged_at if this.exchanged_at is not None else this.joined_at
    return this.problem if this.problem.kind in FOLDER_NEEDS_USER or now - since > DAY_SECONDS else None


def joined(connection: ReadConnection) -> Joined | None:
    """Return the folder with its computers as they are shown, None while this computer uses no folder."""
    this = own(connection)
    if this is None:
        return None
    others = connection.execute(
        """SELECT computer, name, version, seen_at, problem, problem_detail FROM other_computer
        WHERE is_forgotten = 0 ORDER BY name COLLATE NOCASE, computer"""
    ).fetchall()
    return Joined(
        this.folder,
        Computer(this.computer_id, this.name),
        tuple(
            Computer(ComputerId(computer), name or computer, version, seen_at, _problem(kind, detail))
            for computer, name, version, seen_at, kind, detail in others
        ),
        waiting(connection),
        this.exchanged_at,
        this.problem,
        bool(this.salt),
    )


def waiting(connection: ReadConnection) -> int:
    rows = connection.execute(
        """SELECT (SELECT count(*) FROM article_register r WHERE r.computer = 0 AND r.stamp > c.sent)
        + (SELECT count(*) FROM register r WHERE r.computer = 0 AND r.stamp > c.sent) FROM computer c"""
    ).fetchall()
    return int(rows[0][0]) if rows else 0


def drop_unsent(connection: WriteConnection) -> None:
    """Date waiting changes before all others, so that whatever was changed elsewhere holds; they are sent with all the rest."""
    for table in ("article_register", "register"):
        connection.execute(f"UPDATE {table} SET stamp = 1 WHERE computer = 0 AND stamp > (SELECT sent FROM computer)")  # noqa: S608 -- our own names
    connection.execute("UPDATE computer SET sent = 0")


def join(connection: WriteConnection, folder: str, computer_id: ComputerId, name: str, now: float, salt: str = "") -> None:
    """Begin to use a folder, while none is used; `salt` is that of its passphrase."""
    connection.execute(
        "INSERT INTO computer (number, computer, name, folder, hlc, joined_at, salt) VALUES (0, ?, ?, ?, ?, ?, ?)",
        (computer_id, storable(name), storable(folder), stamp_at(int(now * 1000)), whole(now), salt),
    )


def set_salt(connection: WriteConnection, salt: str) -> None:
    """Record that the passphrase was entered again."""
    connection.execute("UPDATE computer SET salt = ?", (salt,))


def become(connection: WriteConnection, computer_id: ComputerId) -> None:
    """Give this computer another id, under which nothing is written yet; the former one is read like any other's."""
    connection.execute("UPDATE computer SET computer = ?, sent = 0, last_frame = 0, pending_frame = NULL", (computer_id,))


def is_ahead(connection: ReadConnection, latest: int) -> bool:
    """Return whether the clock by which changes are stamped is later than a stamp."""
    return bool(connection.execute("SELECT 1 FROM computer WHERE hlc > ?", (latest,)).fetchall())


def set_clock_back(connection: WriteConnection, now: float) -> None:
    """Date what this computer changed in the future to now; others did not take it over yet."""
    stamp = stamp_at(int(now * 1000))
    for table in ("article_register", "register"):
        connection.execute(f"UPDATE {table} SET stamp = :stamp WHERE computer = 0 AND stamp > :stamp", {"stamp": stamp})  # noqa: S608 -- our own names
    connection.execute("UPDATE computer SET hlc = ? + 1", (stamp,))


def places(connection: ReadConnection) -> dict[str, Place]:
    """Return up to which place each log was read and applied."""
    rows = connection.execute("SELECT path, at, digest FROM log_place").fetchall()
    return {path: Place(at, digest) for path, at, digest in rows}


def set_place(connection: WriteConnection, path: str, place: Place) -> None:
    connection.execute("INSERT OR REPLACE INTO log_place (path, at, digest) VALUES (?, ?, ?)", (path, *place))


def forget_places(connection: WriteConnection, paths: Sequence[str]) -> None:
    connection.executemany("DELETE FROM log_place WHERE path = ?", [(path,) for path in paths])


def rename(connection: WriteConnection, name: str) -> None:
    connection.execute("UPDATE computer SET name = ?", (storable(name),))


def note_exchange(connection: WriteConnection, exchanged_at: int | None, problem: Problem | None) -> None:
    """Record how an exchange ended; without a time the last one stays."""
    connection.execute(
        "UPDATE computer SET exchanged_at = coalesce(?, exchanged_at), problem = ?, problem_detail = ?",
        (exchanged_at, *_stored(problem)),
    )


def note_computers(connection: WriteConnection, computers: Sequence[Computer]) -> bool:
    """Record what the folder says of the other computers, and show no others; return whether one of before is gone."""
    connection.executemany(
        """INSERT INTO other_computer (number, computer, name, version, seen_at, problem, problem_detail)
        VALUES ((SELECT 1 + coalesce(max(number), 0) FROM other_computer), ?, ?, ?, ?, ?, ?)
        ON CONFLICT (computer) DO UPDATE SET name = excluded.name, version = excluded.version, seen_at = excluded.seen_at,
        problem = coalesce(excluded.problem, iif(problem = 'computer_excess', problem, NULL)),
        problem_detail = iif(excluded.problem IS NULL, problem_detail, excluded.problem_detail), is_forgotten = 0""",
        [
            (
                each.computer_id,
                storable(each.name),
                storable(each.version),
                None if each.seen_at is None else whole(each.seen_at),
                *_stored(each.problem),
            )
            for each in computers
        ],
    )
    gone = connection.execute(
        """UPDATE other_computer SET is_forgotten = 1
        WHERE is_forgotten = 0 AND computer NOT IN (SELECT value FROM json_each(?)) RETURNING number""",
        (json_list(each.computer_id for each in computers),),
    ).fetchall()
    return bool(gone)


def author_of(connection: ReadConnection, author: ComputerId, owner: ComputerId) -> ComputerId:
    """Return who is noted as the author of a frame: the owner of its log beyond as many computers as no person ever had."""
    is_known, count = connection.execute(
        "SELECT coalesce(max(computer = ?), 0), count(*) FROM (SELECT computer FROM computer UNION ALL SELECT computer FROM other_computer)",
        (author,),
    ).fetchone()
    return author if is_known or count < AUTHORS_MAX else owner


def note_excess(connection: WriteConnection, owner: ComputerId) -> bool:
    """Record that not all of a computer's log could be kept; return whether its row did not say so."""
    # the row says one problem, and may say another one by the time that the log is to be read again
    cut = dict.fromkeys((*preferences.listed(connection, preferences.COMPUTERS_CUT), owner))
    preferences.set_listed(connection, preferences.COMPUTERS_CUT, list(cut))
    kind = ProblemKind.COMPUTER_EXCESS.value
    return bool(
        connection.execute(
            "UPDATE other_computer SET problem = ?, problem_detail = name WHERE computer = ? AND problem IS NOT ? RETURNING 1",
            (kind, owner, kind),
        ).fetchall()
    )


def read_excess_again(connection: WriteConnection) -> None:
    """Have logs read again of which not all could be kept: this version may know more, or there is room now."""
    for computer in preferences.listed(connection, preferences.COMPUTERS_CUT):
        connection.execute("DELETE FROM log_place WHERE path GLOB ? || '/*'", (computer,))
    preferences.set_listed(connection, preferences.COMPUTERS_CUT, [])
    connection.execute("UPDATE other_computer SET problem = NULL WHERE problem = ?", (ProblemKind.COMPUTER_EXCESS.value,))


def forget(connection: WriteConnection, computer_id: ComputerId) -> None:
    """Show a computer no longer. What it changed is kept under its number."""
    connection.execute("UPDATE other_computer SET is_forgotten = 1 WHERE computer = ?", (computer_id,))


def _stored(problem: Problem | None) -> tuple[str | None, str]:
    if problem is None:
        return None, ""
    return problem.kind.value, storable(problem.detail if isinstance(problem.detail, str) else problem.detail.sentence())


def _problem(kind: str | None, detail: str) -> Problem | None:
    return None if kind is None else Problem(ProblemKind(kind), detail)
