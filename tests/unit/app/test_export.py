import json
import shutil
import tracemalloc
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from lxml import html

from reader.app.commands.arguments import parse
from reader.app.commands.export import JSON, OPML, PAGE, export_everything
from reader.app.commands.run import run_command
from reader.app.paths import make_folders, profile_in
from reader.app.single_instance import Line
from reader.domain.entry import Mark, Version
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import iso_time
from reader.domain.retrieval import AccessRecord
from reader.domain.user_data import Exported
from reader.formats.articles.css import FILE_NAME, LARGEST
from reader.formats.lists.opml import read_opml
from reader.storage import accounts, entries, history, preferences, statuses, subscriptions, versions
from reader.storage.habits import ACCESSES, RETRIEVALS
from reader.storage.writer import open_database, transaction
from tests.fakes.clock import FakeClock
from tests.fakes.damage import FEEDS, live
from tests.unit.storage.account_examples import FRESHRSS, follow_there
from tests.unit.storage.examples import NOW, follow, parsed, store

CLOCK = FakeClock(at=float(NOW))
ENTRIES = 10
HOSTILE = '"],}\n</article><script>alert(1)</script>\u2028'


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("profile") / "reader.sqlite"
    live(path, None, entries=ENTRIES)
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection, transaction(connection):
        feed_id = follow(connection, "ann:secret@odd")
        subscriptions.set_settings(connection, feed_id, {"headers": '{"X-Api-Key": "hush"}', "priority": "2"})
        preferences.save(connection, "share.services", "Box: https://box.example/?key=hush&u={url}")
        ids = store(connection, feed_id, replace(parsed(HOSTILE), title=HOSTILE, html=f"<p>{HOSTILE}</p>"))
        statuses.set_mark(connection, Mark.STARRED, ids, is_set=True, now=NOW)
    return path


def test_everything_can_be_read_back(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    count = (FEEDS + 1) * ENTRIES + 1
    assert export_everything(database, folder, CLOCK) == Exported(FEEDS + 2, count, 5)
    assert sorted(path.name for path in folder.iterdir()) == sorted([OPML, JSON, PAGE])
    everything = json.loads((folder / JSON).read_text(encoding="utf-8"))
    assert (everything["format"], everything["version"]) == ("beforehand-everything", 1)
    assert len(everything["articles"]) == count
    assert [each["path"] for each in everything["folders"]] == ["News", "Sea"]
    assert {"url": "https://late.example/feed", "folder": "Sea"}.items() <= {
        key: each[key] for each in everything["subscriptions"] if "late" in each["url"] for key in ("url", "folder")
    }.items()
    assert [rule["name"] for rule in everything["rules"]] == ["No ads", "Tell"]
    assert everything["searches"] == [{"name": "Tides", "query": "tide"}]
    assert everything["preferences"]["look.theme"] == "dark"
    by_identity = {each["identity"]: each for each in everything["articles"]}
    assert by_identity["late-0"]["tags"] == ["keep"]
    assert by_identity["late-0"]["is_starred"]
    assert by_identity["late-4"]["is_later"]
    assert [by_identity[each]["later_at"] is not None for each in ("late-4", "late-0")] == [True, False]
    assert by_identity["0-0"]["read_at"] == "2026-01-05T08:00:00Z"
    assert by_identity[HOSTILE]["title"] == HOSTILE


def test_the_subscriptions_are_read_by_our_own_import(database: Path, tmp_path: Path) -> None:
    export_everything(database, tmp_path, CLOCK)
    document = read_opml((tmp_path / OPML).read_bytes())
    assert len(document.feeds) == FEEDS + 2


def test_accounts_are_named_with_their_feeds(tmp_path: Path) -> None:
    database = tmp_path / "reader.sqlite"
    with closing(open_database(database, now=NOW, backup_folder=None)) as connection:
        account = accounts.add(connection, FRESHRSS, "Home", "ada", NOW)
        follow_there(connection, account, "a", "News")
        follow(connection, "b")
    export_everything(database, tmp_path / "out", CLOCK)
    written = json.loads((tmp_path / "out" / JSON).read_text(encoding="utf-8"))
    assert written["accounts"] == [
        {
            "name": "Home",
            "kind": "freshrss",
            "server": "https://rss.example",
            "username": "ada",
            "runs_rules": True,
            "refreshes_server": False,
            "synced_at": None,
        }
    ]
    assert {each["url"]: each["account"] for each in written["subscriptions"]} == {
        "https://a.example/feed": "Home",
        "https://b.example/feed": None,
    }
    document = read_opml((tmp_path / "out" / OPML).read_bytes())
    assert document.accounts == ((("Home",), "https://rss.example"),)
    assert "ada" not in (tmp_path / "out" / OPML).read_text(encoding="utf-8")


def test_earlier_versions_and_the_names_of_mailboxes_are_written(tmp_path: Path) -> None:
    database = tmp_path / "reader.sqlite"
    with closing(open_database(database, now=NOW, backup_folder=None)) as connection, transaction(connection):
        feed_id = follow(connection, "a")
        connection.execute("UPDATE feed SET url = 'imaps://ann@mail.example/News#weekly'")
        entry_id = store(connection, feed_id, parsed("one"))[0]
        store(connection, feed_id, parsed("two"))
        html = entries.article(connection, entry_id).html  # type: ignore[union-attr]
        versions.save(
            connection, entry_id, (Version(NOW, "Before", "<p>old</p>"), Version(NOW + 60, "Then", "<p>less old</p>")), html
        )
    export_everything(database, tmp_path / "out", CLOCK)
    written = json.loads((tmp_path / "out" / JSON).read_text(encoding="utf-8"))
    assert {each["url"] for each in written["subscriptions"]} == {"imaps://ann@mail.example/News#weekly"}
    assert {each["feed_url"] for each in written["articles"]} == {"imaps://ann@mail.example/News#weekly"}
    assert [each["versions"] for each in written["articles"]] == [
        [
            {"at": iso_time(NOW), "title": "Before", "html": "<p>old</p>"},
            {"at": iso_time(NOW + 60), "title": "Then", "html": "<p>less old</p>"},
        ],
        [],
    ]


def test_nothing_secret_is_written(database: Path, tmp_path: Path) -> None:
    export_everything(database, tmp_path, CLOCK)
    for path in tmp_path.iterdir():
        assert "hush" not in path.read_text(encoding="utf-8")
        assert "secret" not in path.read_text(encoding="utf-8")


def test_the_starred_are_a_page_without_anything_hostile(database: Path, tmp_path: Path) -> None:
    export_everything(database, tmp_path, CLOCK)
    made = html.document_fromstring((tmp_path / PAGE).read_text(encoding="utf-8"))
    assert len(made.xpath("//article")) == 5
    assert made.xpath("//script") == []


def test_one_that_is_broken_off_leaves_nothing(database: Path, tmp_path: Path) -> None:
    (tmp_path / JSON).write_text("from before")
    assert export_everything(database, tmp_path, CLOCK, lambda done, _: done < 7) is None
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [(JSON, "from before")]


def test_a_place_that_cannot_be_written_to_is_reported(database: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ReaderError) as caught:
        export_everything(database, tmp_path / "file", CLOCK)
    assert caught.value.problem.kind is ProblemKind.FILE_UNWRITABLE


def test_its_memory_does_not_grow_with_the_articles(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection, transaction(connection):
        long = "All of it is one long text. " * 2000
        store(connection, follow(connection, "a"), *(replace(parsed(str(each)), text=long, html=long) for each in range(120)))
    tracemalloc.start()
    export_everything(path, tmp_path / "out", CLOCK)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (tmp_path / "out" / JSON).stat().st_size > 12_000_000
    assert peak < 9_000_000


def test_the_users_style_sheet_goes_along(database: Path, tmp_path: Path) -> None:
    sheet = database.with_name(FILE_NAME)
    try:
        sheet.write_bytes(b"p { color: teal }")
        export_everything(database, tmp_path / "with", CLOCK)
        assert (tmp_path / "with" / FILE_NAME).read_bytes() == b"p { color: teal }"
        sheet.write_bytes(b"x" * (LARGEST + 1))
        export_everything(database, tmp_path / "without", CLOCK)
        assert not (tmp_path / "without" / FILE_NAME).exists()
        sheet.write_bytes(b"p { color: teal }")
        assert export_everything(database, tmp_path / "broken", CLOCK, lambda _done, _all: False) is None
        assert not (tmp_path / "broken" / FILE_NAME).exists()
    finally:
        sheet.unlink()


def test_the_users_rules_of_sites_are_exported_without_those_of_others(tmp_path: Path, database: Path) -> None:
    rules = database.with_name("site-rules")
    rules.mkdir()
    for name, text in (
        ("paper.example.txt", "body: //main\n"),
        ("common.txt", "[a.example.txt]\nbody: //p\n"),
        ("notes.md", "x"),
    ):
        (rules / name).write_text(text)
    (rules / "large.example.txt").write_text("#" * 70_000)
    export_everything(database, tmp_path / "out", CLOCK)
    assert {each.name: each.read_text() for each in (tmp_path / "out" / "site-rules").iterdir()} == {
        "paper.example.txt": "body: //main\n"
    }
    shutil.rmtree(rules)
    export_everything(database, tmp_path / "none", CLOCK)
    assert not (tmp_path / "none" / "site-rules").exists()


PAST = 1_780_000_000


def export(folder: Path, target: Path) -> tuple[int, list[Line]]:
    lines: list[Line] = []
    options = parse(["export", "--habits", str(target)])
    return run_command(options, profile_in(folder), lines.append), lines


def test_accesses_are_written_as_a_table(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    connection = open_database(profile.database, now=PAST, backup_folder=None)
    history.add_access(connection, AccessRecord(PAST, 7200, "window"))
    connection.close()
    code, lines = export(tmp_path / "profile", tmp_path / "out")
    assert (code, [line.text for line in lines]) == (
        0,
        [
            f"1 visit, 0 opened articles, 0 readings, 0 opened links, 0 times at the computer, 0 refreshes, 0 other requests written to {tmp_path / 'out'}"
        ],
    )
    assert (tmp_path / "out" / ACCESSES).read_text(encoding="utf-8").splitlines()[1].endswith("+02:00,window,")
    assert (tmp_path / "out" / RETRIEVALS).is_file()


def test_a_profile_that_was_never_used_has_nothing_to_report(tmp_path: Path) -> None:
    code, lines = export(tmp_path / "profile", tmp_path / "out")
    assert (code, [line.text for line in lines]) == (0, ["Nothing learned yet."])
    assert not (tmp_path / "profile").exists()
    assert not (tmp_path / "out").exists()
