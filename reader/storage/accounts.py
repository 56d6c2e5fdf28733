"""Accounts on servers, and the folder of each. A removed account stays, with its marks and waiting changes, until the keyring has
deleted its password, so that it can be restored.
"""

import json
from collections.abc import Mapping

from reader.domain.accounts import Account, Server, SignIn
from reader.domain.ids import AccountId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import Rows, storable, whole
from reader.storage.subscriptions import add_folder

SECRET_NUMBER = "secret_number"  # noqa: S105 -- not one
"""Key in `high_water` (`Account`)."""
REFRESHING_FIRST, REFRESHING_SINCE, REFRESHING_UNTIL = "refreshing_first", "refreshing_since", "refreshing_until"
"""Keys in `high_water`: when the planned refreshes by the server began, first and last, and when they ended (0: not yet)."""
_ACCOUNT = Rows(
    Account,
    "account",
    alias="a",
    computed={
        "name": "coalesce(f.title, a.url)",
        "folder_id": "coalesce(a.folder_id, 0)",
        "secret_number": f"coalesce(json_extract(a.seen, '$.{SECRET_NUMBER}'), 0)",
    },
)


def accounts(connection: ReadConnection) -> list[Account]:
    """Return all accounts that were not removed."""
    return _accounts_where(connection, "a.removed_at IS NULL ORDER BY a.account_id")


def servers(connection: ReadConnection) -> dict[AccountId, str]:
    return {each.account_id: each.server.url for each in accounts(connection)}


def account(connection: ReadConnection, account_id: AccountId) -> Account | None:
    """Return an account, unless it was removed."""
    return next(iter(_accounts_where(connection, "a.removed_at IS NULL AND a.account_id = ?", account_id)), None)


def _accounts_where(connection: ReadConnection, wanted: str, *parameters: int) -> list[Account]:
    query = f"SELECT {_ACCOUNT.columns} FROM account a LEFT JOIN folder f ON f.folder_id = a.folder_id WHERE {wanted}"  # noqa: S608 -- our own words
    return _ACCOUNT.read(connection.execute(query, parameters).fetchall())


def add(
    connection: WriteConnection,
    server: Server,
    name: str,
    username: str,
    now: int,
    *,
    sign_in: SignIn = SignIn.PASSWORD,
    refreshes_server: bool = False,
    secret_number: int = 0,
) -> Account:
    """Store an account with its folder, last at the top level."""
    folder_id = add_folder(connection, name)
    cursor = connection.execute(
        """INSERT INTO account (kind, url, version, certificate, username, sign_in, folder_id, has_labels, refreshes_server, added_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            server.kind.value,
            storable(server.url),
            storable(server.version),
            storable(server.certificate),
            storable(username),
            sign_in.value,
            folder_id,
            int(server.has_labels),
            int(refreshes_server),
            whole(now),
        ),
    )
    account_id = AccountId(cursor.lastrowid or 0)
    if secret_number:
        set_high_water(connection, account_id, {SECRET_NUMBER: secret_number})
    switches = {"refreshes_server": refreshes_server, "secret_number": secret_number}
    return Account(account_id, server, name, username, folder_id, sign_in, **switches)  # type: ignore[arg-type]  # each of its own kind


def save(connection: WriteConnection, account: Account) -> None:
    """Store an account's state, and its name as its folder's title. Unknown accounts are ignored."""
    _ACCOUNT.save(connection, [account])
    account_id, title = account.account_id, storable(account.name)
    connection.execute("UPDATE account SET has_labels = ? WHERE account_id = ?", (int(account.server.has_labels), account_id))
    connection.execute(
        "UPDATE folder SET title = :title WHERE folder_id = (SELECT folder_id FROM account WHERE account_id = :id) AND title <> :title",
        {"title": title, "id": account_id},
    )


def high_water(connection: ReadConnection, account_id: AccountId) -> dict[str, int]:
    """Return listing progress at the server by name; missing names were never listed."""
    rows = connection.execute("SELECT seen FROM account WHERE account_id = ?", (account_id,)).fetchall()
    return dict(json.loads(rows[0][0])) if rows else {}


def set_high_water(connection: WriteConnection, account_id: AccountId, marks: Mapping[str, int]) -> None:
    """Store listing progress; other names stay."""
    after = {**high_water(connection, account_id), **{name: whole(value) for name, value in marks.items()}}
    connection.execute("UPDATE account SET seen = ? WHERE account_id = ?", (json.dumps(after, sort_keys=True), account_id))
