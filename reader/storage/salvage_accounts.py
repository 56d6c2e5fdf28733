"""Salvage of accounts and their servers' known state. Any thread. Waiting changes are not copied (`withdrawal`), nor are the
places of a removed account, which refer to row ids: it returns with the feeds where its server had them.
"""

import sqlite3
from contextlib import suppress

from reader.storage.merge import Merge, Values


def merge_accounts(merge: Merge) -> None:
    """Copy accounts; those of one user at one server are the same."""
    known = {
        (str(url), str(username)): int(number)
        for number, url, username in merge.base.execute("SELECT account_id, url, username FROM account").fetchall()
    }
    rows, is_whole = merge.read("account", "account_id")
    for row in rows:
        values = row | {"folder_id": merge.folders.get(row["folder_id"]), "removed_tree": "{}"}
        same = known.get((row["url"], row["username"]))
        if same is None:
            same = merge.insert("account", values, "account_id")
        else:
            merge.update("account", values, "account_id", same)
        if same is not None:
            merge.accounts[row["account_id"]] = same
    if not is_whole:
        merge.accounts = {**{number: number for number in known.values()}, **merge.accounts}
    _give_folders(merge)


def owners_of_feeds(merge: Merge) -> dict[int, int]:
    """Return the accounts (of the base) of the damaged file's feeds."""
    found = {row["feed_id"]: merge.accounts.get(row["account_id"]) for row in merge.read("remote_feed", "feed_id")[0]}
    return {feed_id: account_id for feed_id, account_id in found.items() if account_id is not None}


def merge_remote_feeds(merge: Merge) -> None:
    """Copy the feeds' owners. A feed of a lost account is followed on this computer."""
    for row in merge.read("remote_feed", "feed_id")[0]:
        feed_id, account_id = merge.feeds.get(row["feed_id"]), merge.accounts.get(row["account_id"])
        if feed_id is not None and account_id is not None:
            merge.base.execute("DELETE FROM remote_feed WHERE feed_id = ?", (feed_id,))
            merge.base.execute(
                "DELETE FROM remote_feed WHERE account_id = ? AND remote_id = ? AND remote_id <> ''",
                (account_id, row["remote_id"]),
            )
            merge.insert("remote_feed", row | {"feed_id": feed_id, "account_id": account_id}, "")


def merge_remote_items(merge: Merge) -> None:
    columns = merge.columns("remote_item")
    if not columns:
        return
    rows, _ = merge.damaged.ends("remote_item", columns, ("entry_id",))
    for each in rows:
        row: Values = dict(zip(columns, each, strict=True))
        entry_id, account_id = merge.entries.get(row["entry_id"]), merge.accounts.get(row["account_id"])
        if entry_id is None or account_id is None:
            continue
        values = row | {"entry_id": entry_id, "account_id": account_id}
        with suppress(sqlite3.IntegrityError):
            names, marks = ", ".join(values), ", ".join("?" * len(values))
            merge.base.execute(f"INSERT OR REPLACE INTO remote_item ({names}) VALUES ({marks})", tuple(values.values()))  # noqa: S608 -- our own words


def _give_folders(merge: Merge) -> None:
    """Give accounts whose folder is lost a new one, named after the server."""
    for number, url in merge.base.execute(
        "SELECT account_id, url FROM account WHERE folder_id IS NULL AND removed_at IS NULL"
    ).fetchall():
        done = merge.base.execute("INSERT INTO folder (title, position) VALUES (?, 1000000)", (url,))
        merge.base.execute("UPDATE account SET folder_id = ? WHERE account_id = ?", (done.lastrowid, number))
        merge.folders[-number] = int(done.lastrowid or 0)
