import os
from pathlib import Path

import pytest

from reader.app.paths import LONGEST_SOCKET_PATH, default_profile, make_folders, profile_in
from reader.domain.errors import ProblemKind, ReaderError


def test_everything_of_a_chosen_profile_lies_under_its_folder(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "p")
    for path in (profile.database, profile.backups, profile.pictures, profile.logs, profile.lock):
        assert path.is_relative_to(tmp_path / "p")


def test_relative_folders_become_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert profile_in(Path("here")).folder == tmp_path / "here"


def test_a_name_after_a_tilde_that_no_user_has_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert profile_in(Path("~no such user/here")).folder == tmp_path / "~no such user" / "here"


def test_where_the_current_folder_is_gone_a_relative_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(ReaderError) as caught:
        profile_in(Path("here"))
    assert caught.value.problem.detail == "here (the current folder is gone)"
    assert profile_in(tmp_path / "here").folder == tmp_path / "here"


def test_default_profile_follows_the_platforms_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, folder in {"XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}.items():
        monkeypatch.setenv(name, str(tmp_path / folder))
    profile = default_profile()
    assert profile.database == tmp_path / "data" / "beforehand" / "beforehand.sqlite3"
    assert profile.pictures.is_relative_to(tmp_path / "cache")
    assert profile.logs.is_relative_to(tmp_path / "state")


def test_long_profile_paths_get_a_short_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/home/ann/.cache")
    deep = tmp_path / ("d" * 120)
    assert len(os.fsencode(profile_in(deep).socket)) <= LONGEST_SOCKET_PATH
    assert profile_in(deep).socket != profile_in(tmp_path / ("e" * 120)).socket


def test_folders_are_made_for_their_owner_only(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "p")
    make_folders(profile)
    make_folders(profile)
    assert profile.backups.is_dir()
    assert profile.folder.stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_a_known_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ReaderError) as caught:
        make_folders(profile_in(tmp_path / "file" / "p"))
    assert caught.value.problem.kind is ProblemKind.PROFILE_READ_ONLY
