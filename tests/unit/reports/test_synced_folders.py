"""Folders of Syncthing, Nextcloud and clouds, found by those programs' own files, of which nothing is believed."""

import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reader.reports import synced_folders
from reader.reports.synced_folders import (
    FOLDERS_MAX,
    dropbox_names,
    found_folders,
    is_cloud,
    nextcloud_names,
    onedrive_names,
    read_names,
    syncthing_names,
)

SYNCTHING = """<configuration version="37">
    <folder id="default" label="Sync" path="{path}" type="sendreceive" rescanIntervalS="3600">
        <filesystemType>basic</filesystemType>
        <device id="P56IOI7-MZJNU2Y-IQGDREY-DM2MGTI-MGL3BXN-PQ6W5BM-TBBZ4TJ-XZWICQ2"></device>
        <paused>false</paused>
    </folder>
    <folder id="abcd" label="Received" path="{other}" type="receiveonly"></folder>
    <gui enabled="true"><apikey>k</apikey></gui>
    <defaults><folder id="" label="" path="{other}" type="sendreceive"></folder></defaults>
</configuration>"""
NEXTCLOUD = """[General]
clientVersion=3.11.0
[Accounts]
version=2
0\\Folders\\1\\ignoreHiddenFiles=false
0\\Folders\\1\\localPath={path}/
0\\Folders\\1\\targetPath=/
0\\url=https://cloud.example
"""
ONEDRIVE = '# the folder\nsync_dir = "{path}"\nskip_file = "~*"\n'


def dropbox(path: Path | str) -> str:
    return json.dumps({"personal": {"path": str(path), "host": 1, "is_team": False}, "business": {"path": None}})


def put(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def folder(path: Path) -> Path:
    path.mkdir(parents=True)
    return path


def found(home: Path, platform: str = "linux") -> list[tuple[str, Path]]:
    return [(each.carrier, each.path) for each in found_folders(home, {}, platform)]


LINUX = [
    ("Syncthing", ".config/syncthing/config.xml", SYNCTHING),
    ("Syncthing", ".local/state/syncthing/config.xml", SYNCTHING),
    ("Syncthing", ".var/app/com.github.zocker_160.SyncThingy/config/syncthing/config.xml", SYNCTHING),
    ("Syncthing", "snap/syncthing/common/syncthing/config.xml", SYNCTHING),
    ("Nextcloud", ".config/Nextcloud/nextcloud.cfg", NEXTCLOUD),
    ("Nextcloud", ".var/app/com.nextcloud.desktopclient.nextcloud/config/Nextcloud/nextcloud.cfg", NEXTCLOUD),
    ("ownCloud", ".config/ownCloud/owncloud.cfg", NEXTCLOUD),
    ("Dropbox", ".dropbox/info.json", dropbox("{path}").replace("{", "{{", 1)),
    ("OneDrive", ".config/onedrive/config", ONEDRIVE),
]
MAC = [
    ("Syncthing", "Library/Application Support/Syncthing/config.xml", SYNCTHING),
    ("Nextcloud", "Library/Preferences/Nextcloud/nextcloud.cfg", NEXTCLOUD),
]
WINDOWS = [
    ("Syncthing", "AppData/Local/Syncthing/config.xml", SYNCTHING),
    ("Nextcloud", "AppData/Roaming/Nextcloud/nextcloud.cfg", NEXTCLOUD),
]


@pytest.mark.parametrize(
    ("platform", "carrier", "file", "text"),
    [(platform, *each) for platform, some in (("linux", LINUX), ("darwin", MAC), ("win32", WINDOWS)) for each in some],
)
def test_each_program_names_its_folder(tmp_path: Path, platform: str, carrier: str, file: str, text: str) -> None:
    path, other = folder(tmp_path / "carried"), folder(tmp_path / "other")
    filled = dropbox(path) if carrier == "Dropbox" else text.format(path=path, other=other)
    put(tmp_path / file, filled)
    assert found(tmp_path, platform) == [(carrier, path)]


@pytest.mark.parametrize(
    ("platform", "carrier", "place"),
    [
        ("darwin", "iCloud Drive", "Library/Mobile Documents/com~apple~CloudDocs"),
        ("darwin", "Dropbox", "Library/CloudStorage/Dropbox"),
        ("darwin", "OneDrive", "Library/CloudStorage/OneDrive-Personal"),
        ("darwin", "Google Drive", "Library/CloudStorage/GoogleDrive-ines@example.org/Meine Ablage"),
        ("win32", "iCloud Drive", "iCloudDrive"),
        ("win32", "Google Drive", "My Drive"),
    ],
)
def test_clouds_without_a_file_have_known_places(tmp_path: Path, platform: str, carrier: str, place: str) -> None:
    path = folder(tmp_path / place)
    assert found(tmp_path, platform) == [(carrier, path)]


def test_windows_names_onedrive_in_the_environment(tmp_path: Path) -> None:
    path = folder(tmp_path / "OneDrive - Example")
    environment = {"OneDrive": str(path), "OneDriveCommercial": str(path), "OneDriveConsumer": "relative"}
    assert [each.path for each in found_folders(tmp_path, environment, "win32")] == [path]


def test_one_folder_of_two_programs_is_offered_once_and_one_in_use_comes_first(tmp_path: Path) -> None:
    path, other = folder(tmp_path / "Dropbox"), folder(tmp_path / "Sync")
    put(tmp_path / ".config/syncthing/config.xml", SYNCTHING.format(path=path, other=other))
    put(tmp_path / ".dropbox/info.json", dropbox(path))
    put(tmp_path / ".config/Nextcloud/nextcloud.cfg", NEXTCLOUD.format(path=other))
    put(other / "Beforehand/format.json", "{}")
    offered = found_folders(tmp_path, {}, "linux")
    assert [(each.carrier, each.path, each.is_used) for each in offered] == [
        ("Nextcloud", other, True),
        ("Syncthing", path, False),
    ]


def test_home_is_written_as_a_tilde(tmp_path: Path) -> None:
    path = folder(tmp_path / "Sync")
    put(tmp_path / ".config/syncthing/config.xml", SYNCTHING.format(path="~/Sync", other="~"))
    assert found(tmp_path) == [("Syncthing", path)]


def test_letters_beyond_ascii_are_read_as_qt_writes_them() -> None:
    assert list(nextcloud_names(b'0\\Folders\\1\\localPath="/home/jos\\xe9/Nube, \\x4e2d/"\r\n')) == ["/home/josé/Nube, 中/"]
    assert list(nextcloud_names("0\\FoldersWithPlaceholders\\1\\localPath=/home/josé/Nube/\n".encode())) == ["/home/josé/Nube/"]
    assert list(nextcloud_names(b"0\\Folders\\2\\localPath=C:/Users/ines/Nextcloud\n")) == ["C:/Users/ines/Nextcloud"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "relative",
        "../up",
        "/",
        "/etc/passwd",
        "/nowhere/at/all",
        "/home\0x",
        "/home\x1b[31m",
        "x" * 5000,
        "~",
        "//",
        "~nobody/x",
    ],
)
def test_names_that_are_no_folder_of_the_user_are_not_offered(tmp_path: Path, name: str) -> None:
    put(tmp_path / ".dropbox/info.json", dropbox(name))
    assert found(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="the system's administrator may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_not_offered(tmp_path: Path) -> None:
    path = folder(tmp_path / "locked")
    path.chmod(0o500)
    put(tmp_path / ".dropbox/info.json", dropbox(path))
    assert found(tmp_path) == []


def test_many_folders_are_cut(tmp_path: Path) -> None:
    paths = [folder(tmp_path / f"f{number}") for number in range(3 * FOLDERS_MAX)]
    rows = "".join(f'<folder path="{path}"/>' for path in paths) + '<folder path="/x"/>' * 60_000
    put(tmp_path / ".config/syncthing/config.xml", f"<configuration>{rows}</configuration>")
    assert len(found(tmp_path)) == FOLDERS_MAX


BOMB = '<!DOCTYPE c [<!ENTITY a "aaaaaaaaaa">' + "".join(f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(9))
EVIL = [
    BOMB + ']><configuration><folder path="&j;"/></configuration>',
    '<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><configuration><folder path="&x;"/></configuration>',
    "<folder>" * 200_000,
    "<configuration><folder path='/tmp'",
    '{"personal": ' * 100_000,
    '[{"path": "/tmp"}]',
    '{"personal": {"path": ["/tmp"]}, "b": 3, "c": {"path": 1e999}}',
    "0\\Folders\\1\\localPath=\\xffffffff\n",
    'sync_dir = "' + "a" * 100_000 + '"',
    "\0" * 10_000,
    "",
]
READERS: list[Callable[[bytes], Iterator[str]]] = [syncthing_names, nextcloud_names, dropbox_names, onedrive_names]


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("text", EVIL, ids=range(len(EVIL)))
def test_evil_files_name_no_folder(tmp_path: Path, text: str, read: Callable[[bytes], Iterator[str]]) -> None:
    path = put(tmp_path / "file", text)
    home = folder(tmp_path / "home")
    names = read_names(path, read)
    assert [name for name in names if synced_folders._usable(name, home)] == []


def test_damaged_files_end_in_names_or_nothing(tmp_path: Path) -> None:
    chance = random.Random(18)
    samples = [
        (syncthing_names, SYNCTHING.format(path="/a/b", other="/c")),
        (nextcloud_names, NEXTCLOUD.format(path="/a/b")),
        (dropbox_names, dropbox("/a/b")),
        (onedrive_names, ONEDRIVE.format(path="/a/b")),
    ]
    path = tmp_path / "file"
    for _ in range(500):
        read, text = chance.choice(samples)
        data = bytearray(text.encode())
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(data))
            data[at : at + chance.randint(0, 9)] = chance.randbytes(chance.randint(0, 9))
        path.write_bytes(data)
        assert all(isinstance(name, str) for name in read_names(path, read))


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files")
def test_what_is_no_regular_file_or_too_large_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "zero").symlink_to("/dev/zero")
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(synced_folders._FILE_BYTES + 1)
    assert [read_names(tmp_path / name, onedrive_names) for name in ("pipe", "loop", "zero", "large", "none")] == [[]] * 5


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/home/x/Dropbox/reader", True),
        ("/home/x/Dropbox (Example)", True),
        ("/Users/x/Library/CloudStorage/OneDrive-Personal", True),
        ("/Users/x/Library/Mobile Documents/com~apple~CloudDocs/a", True),
        ("/home/x/Google Drive/My Drive", True),
        ("/home/x/Sync", False),
        ("/home/x/Nextcloud", False),
        ("/home/dave/my-dropbox-notes", False),
    ],
)
def test_the_path_shows_whether_a_service_could_read_it(path: str, expected: bool) -> None:  # noqa: FBT001 -- a case
    assert is_cloud(Path(path)) is expected
