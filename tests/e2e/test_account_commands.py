"""`accounts` and `sync` as a user types them, in this process, with the real engine and a server on loopback."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reader.domain.ids import EntryId
from reader.storage import accounts, statuses
from reader.storage.writer import open_writer, transaction
from tests.fakes.feed_server import FeedServer
from tests.fakes.many_commands import typed
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, SyncServer
from tests.unit.net.test_account_tls import fingerprint, secure

Type = Callable[..., tuple[int | str | None, str, str]]


@pytest.fixture(params=[FRESHRSS, MINIFLUX_22], ids=["freshrss", "miniflux22"])
def server(request: pytest.FixtureRequest) -> Iterator[SyncServer]:
    with SyncServer(request.param) as running:
        running.store.add_feed("http://site.test/a", title="A", items=12)
        yield running


@pytest.fixture
def run(tmp_path: Path, ring: MemoryKeyring) -> Type:
    def in_profile(*arguments: str, given: str = "", profile: str = "profile") -> tuple[int | str | None, str, str]:
        done = typed("--profile", str(tmp_path / profile), *arguments, given=given.encode())
        return done.code, done.out, done.error

    return in_profile


@pytest.mark.parametrize("arguments", [("accounts", "list"), ("sync",)])
def test_without_accounts_it_is_said_how_one_is_added(run: Type, arguments: tuple[str, ...]) -> None:
    said = "No accounts yet. Add one with: beforehand accounts add ADDRESS --user NAME\n"
    assert run(*arguments) == (0, "", said)
    code, out, error = run(*arguments, "--json")
    assert (code, json.loads(out), error) == (0, {"accounts": []}, "")


def test_an_account_is_added_synchronised_listed_and_removed(
    run: Type, server: SyncServer, ring: MemoryKeyring, tmp_path: Path
) -> None:
    code, out, error = run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    assert (code, error.replace("Work: 12 of 12\n", "")) == (0, "")
    assert "1 feed, 12 unread articles." in out
    assert out.splitlines()[-1].startswith("Work: 12 articles arrived, 0 marks from the server, 0 sent, 0 waiting (")
    assert len(ring.kept) == 1
    server.store.set_mark(server.store.ids()[:3], "read", value=True)
    code, out, _ = run("sync", "work", "--json")
    assert code == 0
    (row,) = json.loads(out)["accounts"]
    assert (row["name"], row["problem"], row["taken_over"], row["waiting"], row["requests"]) == (
        "Work",
        None,
        3,
        0,
        5,
    )
    code, out, _ = run("accounts", "list", "--json")
    (row,) = json.loads(out)["accounts"]
    assert (code, row["name"], row["user"], row["waiting"], row["problem"]) == (0, "Work", "reader", 0, None)
    assert datetime.fromisoformat(row["synced_at"]).tzinfo is UTC
    code, out, _ = run("accounts", "remove", "Work")
    assert (code, out) == (0, "Account Work removed. Nothing was removed from its server.\n")
    assert run("accounts", "list")[1] == ""
    assert len(server.store.ids()) == 12
    texts = b"".join(path.read_bytes() for path in (tmp_path / "profile").rglob("*") if path.is_file())
    assert b"secret456" not in texts


def test_an_account_that_is_removed_while_its_server_is_away_says_what_was_not_sent(
    run: Type, server: SyncServer, tmp_path: Path
) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    with closing(open_writer(tmp_path / "profile" / "beforehand.sqlite3")) as connection, transaction(connection):
        statuses.mark_read(connection, [EntryId(1)], is_read=True, now=1)
    server.has_hotel = True
    code, out, _ = run("accounts", "remove", "Work")
    assert (code, out) == (
        0,
        "Account Work removed. Nothing was removed from its server. Changes made here were not sent; added again within a day, it sends them.\n",
    )
    server.has_hotel = False
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    assert len(server.store.unread()) == len(server.store.ids()) - 1


def test_a_wrong_password_stores_nothing_and_a_name_without_account_is_said(
    run: Type, server: SyncServer, ring: MemoryKeyring
) -> None:
    code, out, error = run("accounts", "add", server.site, "--user", "reader", given="wrong\n")
    assert code == 1
    assert "found at" in out
    assert error.startswith("beforehand: The server refuses this user name and password.")
    assert ring.kept == {}
    assert run("accounts", "list")[1] == ""
    assert run("sync")[:2] == (0, "")
    assert run("sync", "work") == (1, "", "beforehand: There is no such account.\n")
    assert run("accounts", "remove", "work")[0] == 1


def test_a_server_that_is_gone_fails_the_command_and_keeps_the_account(run: Type, server: SyncServer) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    server.has_hotel = True
    code, out, error = run("sync")
    assert (code, out) == (1, "")
    assert error.startswith("failed: Work  ")
    assert "Work" in run("accounts", "list")[1]
    server.has_hotel = False
    assert run("sync")[0] == 0


def test_a_list_is_imported_straight_into_an_account(run: Type, server: SyncServer, tmp_path: Path) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    with FeedServer() as site:
        urls = [site.url(f"/{number}.xml") for number in range(2)]
        for number in range(2):
            site.feed(f"/{number}.xml", entries=2)
        outlines = "".join(f'<outline type="rss" text="x" xmlUrl="{url}"/>' for url in (*urls, site.url("/none.xml")))
        given = tmp_path / "list.opml"
        given.write_text(f'<opml version="2.0"><body><outline text="Tech">{outlines}</outline></body></opml>', encoding="utf-8")
        code, out, error = run("import", str(given), "--into", "Work")
    assert code == 1
    assert out.splitlines()[0] == "3 added, 0 already subscribed, 0 moved."
    assert out.splitlines()[-1].startswith("2 of 3 feeds subscribed at http://127.0.0.1:")
    assert f"failed: {site.url('/none.xml')}  The account's server could not subscribe to this feed (" in error
    assert set(server.store.column("SELECT url FROM feed")) >= set(urls)


def test_an_account_is_added_with_a_key_that_is_nowhere_but_in_the_keyring(
    run: Type, server: SyncServer, ring: MemoryKeyring, tmp_path: Path
) -> None:
    if not server.quirks.has_native:
        code, _, error = run("accounts", "add", server.site, "--key", given="key789\n")
        assert (code, error) == (1, "beforehand: Only Miniflux takes an API key; sign in with --user and a password.\n")
        assert ring.kept == {}
        return
    code, out, error = run("accounts", "add", server.site, "--key", given="wrong\n")
    assert (code, ring.kept) == (1, {})
    assert "key" in error
    code, out, error = run("accounts", "add", server.site, "--key", "--name", "Work", given="key789\n")
    assert (code, error.replace("Work: 12 of 12\n", "")) == (0, "")
    assert out.splitlines()[-1].startswith("Work: 12 articles arrived, 0 marks from the server, 0 sent, 0 waiting (")
    assert [json.loads(kept) for kept in ring.kept.values()] == [["reader", "key789"]]
    server.store.set_mark(server.store.ids()[:3], "read", value=True)
    (row,) = json.loads(run("sync", "--json")[1])["accounts"]
    assert (row["problem"], row["taken_over"], row["waiting"], row["requests"]) == (None, 3, 0, 4)
    (row,) = json.loads(run("accounts", "list", "--json")[1])["accounts"]
    assert row["user"] == "reader"
    assert run("export", str(tmp_path / "everything.zip"), "--everything")[0] == 0
    texts = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"key789" not in texts


def test_the_plan_is_given_a_server_and_taken_from_it(run: Type, server: SyncServer, ring: MemoryKeyring) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    code, _, error = run("accounts", "set", "Work", "--refreshes", "on", given="wrong\n")
    assert code == 1
    assert "refuses this API key or token" in error
    assert len(ring.kept) == 1
    right = server.refresh_token if server.quirks is FRESHRSS else server.api_key
    code, out, error = run("accounts", "set", "Work", "--refreshes", "on", given=f"{right}\n")
    assert (code, error) == (0, "")
    assert right not in out
    assert len(ring.kept) == 2
    (row,) = json.loads(run("accounts", "list", "--json")[1])["accounts"]
    assert (row["refreshes"], row["refresh_problem"]) == (True, None)
    assert "refreshed by the plan" in run("accounts", "list")[1]
    assert run("accounts", "set", "Work", "--refreshes", "off")[0] == 0
    (row,) = json.loads(run("accounts", "list", "--json")[1])["accounts"]
    assert row["refreshes"] is False
    # what the keyring has is enough to switch it on again
    assert run("accounts", "set", "Work", "--refreshes", "on", given="\n")[0] == 0


def test_a_password_is_given_again_and_a_key_in_its_place(run: Type, server: SyncServer, ring: MemoryKeyring) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    server.password = "another789"
    code, _, error = run("sync")
    assert code == 1
    assert 'beforehand accounts password "Work"' in error
    assert run("accounts", "password", "Work", given="wrong\n")[0] == 1
    assert run("accounts", "password", "Work", given="\n")[0] == 1
    code, out, error = run("accounts", "password", "work", given="another789\n")
    assert (code, error, out.splitlines()[0]) == (0, "", "Account Work is signed in.")
    assert [json.loads(kept) for kept in ring.kept.values()] == [["reader", "another789"]]
    assert run("sync")[0] == 0
    code, _, error = run("accounts", "password", "Work", "--key", given="key789\n")
    if not server.quirks.has_native:
        assert (code, error) == (1, "beforehand: Only Miniflux takes an API key; give a password.\n")
        return
    assert code == 0
    # a key is replaced by a key, and by the password of a name
    assert run("accounts", "password", "Work", given="key789\n")[0] == 0
    assert run("accounts", "password", "Work", "--user", "reader", given="another789\n")[0] == 0
    assert [json.loads(kept) for kept in ring.kept.values()] == [["reader", "another789"]]


def test_two_profiles_of_two_users_keep_their_passwords(run: Type, server: SyncServer, ring: MemoryKeyring) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    more = ("accounts", "add", server.site, "--user", "reader", "--name", "Play")
    assert run(*more, given="secret456\n", profile="other")[0] == 0
    assert len(ring.kept) == 2
    assert run("sync")[0] == 0
    assert run("accounts", "remove", "Play", profile="other")[0] == 0
    assert run("sync")[0] == 0


def test_accounts_that_nobody_named_differ(run: Type, server: SyncServer) -> None:
    kind = "FreshRSS" if server.quirks is FRESHRSS else "Miniflux"
    run("accounts", "add", server.site, "--user", "reader", given="secret456\n")
    with SyncServer(server.quirks) as other:
        assert run("accounts", "add", other.site, "--user", "reader", given="secret456\n")[0] == 0
        names = [each["name"] for each in json.loads(run("accounts", "list", "--json")[1])["accounts"]]
        assert names == [kind, f"{kind} (reader)"]
        for name in names:
            assert run("sync", name)[0] == 0
            assert run("accounts", "set", name, "--name", "The same")[0] == 0
        code, out, error = run("sync", "the same")
        assert (code, out) == (1, "")
        assert f"reader at {server.url}, reader at {other.url}" in error
        assert run("sync", other.url)[0] == 0


def test_a_server_that_was_set_up_again_and_old_changes_are_answered(run: Type, server: SyncServer, tmp_path: Path) -> None:
    server.store.add_feed("http://site.test/b", title="B", items=60)
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    assert run("accounts", "set", "Work")[0] == 2
    for answer in (("--again", "yes"), ("--old-changes", "drop")):
        assert run("accounts", "set", "Work", *answer) == (1, "", "beforehand: Account Work does not ask this.\n")
    with server.store.writing():
        server.store.database.execute("UPDATE item SET id = id + 700000")
    code, _, error = run("sync")
    assert code == 1
    assert 'beforehand accounts set "Work" --again yes' in error
    assert run("accounts", "set", "Work", "--again", "no")[0] == 0
    assert run("sync")[0] == 1
    code, out, error = run("accounts", "set", "Work", "--again", "yes")
    assert (code, out.splitlines()[0]) == (0, "Account Work matches its articles by link and title.")
    assert run("sync")[0] == 0
    with closing(open_writer(tmp_path / "profile" / "beforehand.sqlite3")) as connection, transaction(connection):
        statuses.mark_read(connection, [EntryId(1)], is_read=True, now=1)
        connection.execute("UPDATE account SET synced_at = synced_at - 3000000")
    code, _, error = run("sync")
    assert code == 1
    assert 'beforehand accounts set "Work" --old-changes send' in error
    code, out, _ = run("accounts", "set", "Work", "--old-changes", "send")
    assert (code, out.splitlines()[0]) == (0, "Account Work sends its old changes.")
    assert len(server.store.unread()) == 71


def test_name_and_rules_are_changed(run: Type, server: SyncServer, tmp_path: Path) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    assert run("accounts", "set", "Work", "--rules", "off", "--name", "Job") == (
        0,
        "Account Work keeps rules from its new articles.\nAccount Work is called Job now.\n",
        "",
    )
    with closing(open_writer(tmp_path / "profile" / "beforehand.sqlite3")) as connection:
        (account,) = accounts.accounts(connection)
    assert (account.name, account.runs_rules) == ("Job", False)


def test_a_feed_is_added_at_the_server_in_a_folder(run: Type, server: SyncServer) -> None:
    run("accounts", "add", server.site, "--user", "reader", "--name", "Work", given="secret456\n")
    with FeedServer() as site:
        site.feed("/new.xml", entries=2)
        url = site.url("/new.xml")
        assert run("add", url, "--account", "nobody")[0] == 1
        code, out, error = run("add", url, "--account", "Work", "--folder", "Tech")
        assert (code, error.replace("Work: 2 of 2\n", "")) == (0, "")
        assert out.splitlines()[0].startswith("Subscribed to ")
        assert run("add", url, "--account", "Work")[0] == 1
    assert server.store.column("SELECT folder.name FROM feed JOIN folder ON folder.id = folder_id WHERE url = ?", (url,)) == [
        "Tech"
    ]


def test_a_certificate_that_changed_is_accepted_by_its_fingerprint_alone(run: Type) -> None:
    with SyncServer(FRESHRSS, tls=secure("self_signed.pem")) as server:
        address, pin = server.site, fingerprint("self_signed.pem")
        assert run("accounts", "add", address, "--user", "reader", "--name", "Work", "--trust", pin, given="secret456\n")[0] == 0
        server.tls = secure("expired.pem")
        code, _, error = run("sync")
        now = fingerprint("expired.pem")
        assert code == 1
        assert f'beforehand accounts set "Work" --accept-certificate {now}' in error
        assert run("accounts", "set", "Work", "--accept-certificate", "0" * 64)[0] == 1
        with_colons = ":".join(now[at : at + 2] for at in range(0, 64, 2)).upper()
        assert run("accounts", "set", "Work", "--accept-certificate", with_colons)[0] == 0
        assert run("sync")[0] == 0
