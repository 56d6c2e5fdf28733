"""Marks waiting to be sent to servers: triggers write them, the server's agreement deletes them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from reader.domain.accounts import LABEL, READ, STARRED, OutboxMark
from reader.domain.ids import AccountId, EntryId, FeedId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list
from reader.storage.tags import plain_name

_BASES = {READ: "base_read", STARRED: "base_starred"}
_THESE = """entry_id IN (SELECT entry_id FROM remote_item WHERE account_id = ? AND item_id IN (SELECT value FROM json_each(?)))
    AND seq IN (SELECT value FROM json_each(?))"""


def marks(
    connection: ReadConnection, account_id: AccountId, mark: str = "", item_ids: Iterable[int] | None = None
) -> list[OutboxMark]:
    """Return waiting marks of an account, oldest first; of one mark or some items, if given."""
    source = "FROM outbox o CROSS JOIN remote_item r ON r.entry_id = o.entry_id"
    if item_ids is not None:
        source = """FROM json_each(:among) AS j CROSS JOIN remote_item r ON r.account_id = :account_id AND r.item_id = j.value
            CROSS JOIN outbox o ON o.entry_id = r.entry_id"""
    rows = connection.execute(
        f"""SELECT r.item_id, o.mark, o.value, o.seq, o.refusals {source}
        WHERE r.account_id = :account_id AND :mark IN ('', o.mark) ORDER BY o.seq""",
        {"account_id": account_id, "mark": mark, "among": id_list(item_ids or ())},
    ).fetchall()
    return [OutboxMark(item_id, name, bool(value), seq, refusals) for item_id, name, value, seq, refusals in rows]


def counts(connection: ReadConnection) -> dict[AccountId, int]:
    rows = connection.execute(
        "SELECT r.account_id, count(*) FROM outbox o CROSS JOIN remote_item r ON r.entry_id = o.entry_id GROUP BY r.account_id"
    ).fetchall()
    return {AccountId(number): count for number, count in rows}


def latest(connection: ReadConnection) -> int:
    """Return the `seq` of the last change of any mark; another value means that something changed."""
    return int(connection.execute("SELECT seq FROM outbox_seq").fetchone()[0])


def sending(connection: WriteConnection, account_id: AccountId, sent: Sequence[OutboxMark]) -> None:
    """Record before a request that the server may receive these: if reverted from here on, they are sent again."""
    connection.execute(f"UPDATE outbox SET was_sent = 1 WHERE {_THESE}", _these(account_id, sent))  # noqa: S608 -- our own words


def refused(connection: WriteConnection, account_id: AccountId, kept: Sequence[OutboxMark]) -> None:
    """Count that the server answered OK but kept the other value."""
    connection.execute(f"UPDATE outbox SET refusals = refusals + 1 WHERE {_THESE}", _these(account_id, kept))  # noqa: S608 -- our own words


def finish(connection: WriteConnection, account_id: AccountId, ended: Sequence[OutboxMark]) -> None:
    """Delete marks that the server agrees with, unless they changed again; their values become the server's known state.
    Abandoned marks are deleted too: `remote_items.apply` then applies the server's state.
    """
    rows = connection.execute(
        f"DELETE FROM outbox WHERE {_THESE} RETURNING entry_id, mark, value",  # noqa: S608 -- our own words
        _these(account_id, ended),
    ).fetchall()
    done: defaultdict[tuple[str, int], list[EntryId]] = defaultdict(list)
    for entry_id, mark, value in rows:
        done[mark, value].append(entry_id)
    for (mark, value), entry_ids in done.items():
        if mark in _BASES:
            connection.execute(
                f"UPDATE remote_item SET {_BASES[mark]} = ? WHERE entry_id IN (SELECT value FROM json_each(?))",  # noqa: S608 -- our own names
                (value, id_list(entry_ids)),
            )
        else:
            _note_label(connection, mark.removeprefix(LABEL), entry_ids, is_set=bool(value))


def drop_of(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Delete waiting marks of feeds that the server was asked to unsubscribe."""
    connection.execute(
        """DELETE FROM outbox WHERE entry_id IN (
            SELECT entry_id FROM entry_status WHERE feed_id IN (SELECT value FROM json_each(?)))""",
        (id_list(feed_ids),),
    )


def drop_stray(connection: WriteConnection) -> None:
    """Delete waiting marks of entries without an item or an account's feed: no server will receive them."""
    connection.execute(
        """DELETE FROM outbox WHERE NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = outbox.entry_id) AND NOT EXISTS (
            SELECT 1 FROM entry_status s JOIN remote_feed f ON f.feed_id = s.feed_id WHERE s.entry_id = outbox.entry_id)"""
    )


def _these(account_id: AccountId, named: Sequence[OutboxMark]) -> tuple[int, str, str]:
    return account_id, id_list(each.item_id for each in named), id_list(each.seq for each in named)


def _note_label(connection: WriteConnection, name: str, entry_ids: Iterable[EntryId], *, is_set: bool) -> None:
    if is_set:
        rows = [(entry_id, name, plain_name(name)) for entry_id in entry_ids]
        connection.executemany("INSERT OR IGNORE INTO remote_label (entry_id, name, tag) VALUES (?, ?, ?)", rows)
    else:
        connection.executemany(
            "DELETE FROM remote_label WHERE name = ? AND entry_id = ?", [(name, entry_id) for entry_id in entry_ids]
        )
