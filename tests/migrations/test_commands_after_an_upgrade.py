"""The first command after an upgrade finds an older schema: each one of the table brings the profile up to date and does what it does."""

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from reader.app.commands import COMMANDS, Needs
from reader.app.commands.arguments import parse
from reader.app.commands.run import run_command
from reader.app.paths import make_folders, profile_in
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import Line
from reader.domain.errors import ProblemKind, ReaderError
from reader.storage.migrations import SCHEMA_VERSION
from tests.e2e.kill_migrations import ENTRIES, old_profile

VERSIONS = range(1, SCHEMA_VERSION + 1)
SOME_VERSIONS = (1, 6, SCHEMA_VERSION - 1)
ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "list": ("list", "list --json", "list --new", "list --new --json"),
    "status": ("status", "status --json"),
    "explain": ("explain a.example", "explain a.example --json"),
    "scorecard": ("scorecard", "scorecard --json", "scorecard --interests", "scorecard --interests --json"),
    "briefing": ("briefing", "briefing --json", "scorecard --briefing", "scorecard --briefing --json"),
    "export": ("export -", "export {out}/list.opml", "export --everything {out}/all", "export --habits {out}/habits"),
    "backup": ("backup",),
    "backups": ("backups", "backups --json"),
    "accounts": ("accounts list", "accounts list --json"),
    "computers": ("computers list", "computers list --json"),
    "restore": ("restore {old}",),
    "add": ("add ftp://a.example/",),
    "import": ("import {list}",),
    "save": ("save ftp://a.example/",),
    "refresh": ("refresh nobody.example",),
    "sync": ("sync",),
    "get": ("get", "get fetch.budget --json"),
    "set": ("set fetch.budget 6",),
    "reset": ("reset fetch.budget",),
}
"""How each command is typed. Those that change something start the engine: they ask no server here."""
REFUSED = {"add ftp://a.example/", "save ftp://a.example/", "refresh nobody.example"}
CHANGES = ("add", "import", "save", "refresh", "sync", "set", "reset")


@pytest.fixture(scope="module")
def profiles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("schemas")
    (folder / "list.opml").write_text("<opml version='2.0'><body><outline xmlUrl='https://b.example/'/></body></opml>")
    for version in VERSIONS:
        old_profile(folder / f"{version}.sqlite", version)
    return folder


def test_every_command_of_the_table_is_tried() -> None:
    assert set(ARGUMENTS) == {name for name, row in COMMANDS.items() if row.needs is not Needs.NOTHING}


@pytest.mark.parametrize("name", ARGUMENTS)
def test_a_command_reads_a_profile_of_any_released_schema(profiles: Path, tmp_path: Path, name: str) -> None:
    # an engine takes a while to start, and other ways of typing a command read by the same functions
    for version in VERSIONS if name not in CHANGES else SOME_VERSIONS:
        for number, typed in enumerate(ARGUMENTS[name] if version in SOME_VERSIONS else ARGUMENTS[name][:1]):
            profile = profile_in(tmp_path / f"{version}-{number}")
            make_folders(profile)
            shutil.copy(profiles / f"{version}.sqlite", profile.database)
            places = {"out": profile.folder, "old": profiles / f"{version}.sqlite", "list": profiles / "list.opml"}
            said: list[Line] = []
            options = parse(("--profile", str(profile.folder), *typed.format(**places).split()))
            try:
                code = run_command(options, profile, said.append)
            except ReaderError as error:
                code, said = 1, [*said, Line(str(error), is_error=True)]
            texts = [line.text for line in said]
            assert code == int(typed in REFUSED), (version, typed, texts)
            assert not any("damaged" in text or "no such" in text for text in texts), (version, typed, texts)
            with closing(sqlite3.connect(profile.database)) as connection:
                assert connection.execute("SELECT count(*) FROM entry").fetchone() == (ENTRIES,)
                if name != "backups":
                    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


def test_a_newer_schema_is_refused_by_name_and_left_alone(profiles: Path, tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    shutil.copy(profiles / f"{SCHEMA_VERSION}.sqlite", profile.database)
    with closing(sqlite3.connect(profile.database)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    for name in ("list", "status", "briefing", "explain", "scorecard", "export", "backup", "accounts"):
        with pytest.raises(ReaderError) as caught:
            run_command(parse(ARGUMENTS[name][0].split()), profile, lambda _: None)
        assert caught.value.problem.kind is ProblemKind.NEWER_SCHEMA


def test_a_profile_that_another_version_has_open_is_said_to_be_in_use(profiles: Path, tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    shutil.copy(profiles / "6.sqlite", profile.database)
    lock = ProfileLock(profile.lock)
    lock.acquire()
    try:
        with pytest.raises(ReaderError) as caught:
            run_command(parse(["status"]), profile, lambda _: None)
    finally:
        lock.release()
    assert caught.value.problem.kind is ProblemKind.PROFILE_IN_USE
