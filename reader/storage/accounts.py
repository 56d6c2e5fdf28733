"""Accounts on servers, and the folder of each. Any thread may read with its own connection; the engine thread writes. A removed
account stays, with its marks and waiting changes, until the keyring has deleted its password, so that it can be restored.
"""

import json
from collections.abc import Mapping
from typing import Any

from reader.domain.accounts import Account, Server, ServerKind, SignIn
from reader.domain.errors import Problem
from reader.domain.ids import AccountId, FolderId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, storable, stored_problem, whole, whole_or_none
from reader.storage.subscriptions import add_folder

SECRET_NUMBER = "secret_number"  # noqa: S105 -- not one
"""Key in `high_water` (`Account`)."""
REFRESHING_FIRST, REFRESHING_SINCE, REFRESHING_UNTIL = "refreshing_first", "refreshing_since", "refreshing_until"
"""Keys in `high_water`: when the planned refreshes by the server began, first and last, and when they ended (0: not yet)."""
_READ = """SELECT a.account_id, a.kind, a.url, a.version, a.certificate, coalesce(f.title, a.url), a.username, a.folder_id, a.sign_in,
    a.runs_rules, a.refreshes_server, a.synced_at, a.next_at, a.not_before_at, a.problem_kind, a.problem_detail, a.problem_since, a.failures,
    a.refresh_problem_kind, a.refresh_problem_detail, coalesce(json_extract(a.seen, '$.secret_number'), 0)
FROM account a LEFT JOIN folder f ON f.folder_id = a.folder_id WHERE a.removed_at IS NULL"""


def accounts(connection: ReadConnection) -> list[Account]:
    """Return all accounts that were not removed."""
    return [_account(row) for row in connection.execute(_READ + " ORDER BY a.account_id").fetchall()]


def servers(connection: ReadConnection) -> dict[AccountId, str]:
    return {each.account_id: each.server.url for each in accounts(connection)}


def account(connection: ReadConnection, account_id: AccountId) -> Account | None:
    """Return an account, unless it was removed."""
    rows = connection.execute(_READ + " AND a.account_id = ?", (account_id,)).fetchall()
    return _account(rows[0]) if rows else None


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
            *_server(server),
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
    problem = account.problem
    rows = connection.execute(
        """UPDATE account SET kind = ?, url = ?, version = ?, certificate = ?, username = ?, sign_in = ?, has_labels = ?, runs_rules = ?,
        refreshes_server = ?, synced_at = ?, next_at = ?, not_before_at = ?, problem_kind = ?, problem_detail = ?, problem_since = ?,
        failures = ?, refresh_problem_kind = ?, refresh_problem_detail = ? WHERE account_id = ? RETURNING folder_id""",
        (
            *_server(account.server),
            storable(account.username),
            account.sign_in.value,
            int(account.server.has_labels),
            int(account.runs_rules),
            int(account.refreshes_server),
            whole_or_none(account.synced_at),
            whole_or_none(account.next_at),
            whole(account.not_before_at),
            problem.kind.value if problem else None,
            detail_json(problem),
            whole_or_none(account.problem_since),
            account.failures,
            account.refresh_problem.kind.value if account.refresh_problem else None,
            detail_json(account.refresh_problem),
            account.account_id,
        ),
    ).fetchall()
    title = storable(account.name)
    connection.executemany(
        "UPDATE folder SET title = ? WHERE folder_id = ? AND title <> ?", [(title, row[0], title) for row in rows]
    )


def high_water(connection: ReadConnection, account_id: AccountId) -> dict[str, int]:
    """Return listing progress at the server by name; missing names were never listed."""
    rows = connection.execute("SELECT seen FROM account WHERE account_id = ?", (account_id,)).fetchall()
    return dict(json.loads(rows[0][0])) if rows else {}


def set_high_water(connection: WriteConnection, account_id: AccountId, marks: Mapping[str, int]) -> None:
    """Store listing progress; other names stay."""
    after = {**high_water(connection, account_id), **{name: whole(value) for name, value in marks.items()}}
    connection.execute("UPDATE account SET seen = ? WHERE account_id = ?", (json.dumps(after, sort_keys=True), account_id))


def _server(server: Server) -> tuple[str, str, str, str]:
    return server.kind.value, storable(server.url), storable(server.version), storable(server.certificate)


def _account(row: tuple[Any, ...]) -> Account:
    number, kind, url, version, certificate, name, username, folder_id, sign_in, rules, refreshes, *state = row
    synced_at, next_at, not_before_at, problem_kind, problem_detail, problem_since, failures, *refresh_problem, secret_number = (
        state
    )
    problem: Problem | None = stored_problem(problem_kind, problem_detail)
    return Account(
        AccountId(number),
        Server(ServerKind(kind), url, version, certificate),
        name,
        username,
        FolderId(folder_id or 0),
        SignIn(sign_in),
        bool(rules),
        bool(refreshes),
        synced_at,
        next_at,
        not_before_at,
        problem,
        problem_since,
        failures,
        stored_problem(*refresh_problem),
        secret_number,
    )
