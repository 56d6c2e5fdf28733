"""Folders that other programs carry between computers, found by these programs' own files. Any thread; looks at the disk. Nothing
in those files is believed: they are read up to a limit, and only folders that exist and can be written to are named.
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from xml.parsers import expat

from reader.domain.errors import ReaderError
from reader.domain.user_data import SyncedFolder
from reader.formats.encoding import decode
from reader.storage.given_files import read_given

MAC, WINDOWS = "darwin", "win32"
FOLDERS_MAX = 20
_FILE_BYTES = 5_000_000
_PATH_LETTERS = 2_000

_SYNCTHING, _NEXTCLOUD, _OWNCLOUD, _DROPBOX = "Syncthing", "Nextcloud", "ownCloud", "Dropbox"
_ONEDRIVE, _ICLOUD, _GOOGLE = "OneDrive", "iCloud Drive", "Google Drive"
_CLOUD = re.compile(r"dropbox|onedrive|icloud|com~apple~clouddocs|google ?drive", re.IGNORECASE)
_MY_DRIVE = ("My Drive", "Meine Ablage", "Mi unidad", "Mon Drive", "マイドライブ", "我的云端硬盘")
"""Names of Google's folder in the languages of the program."""


def found_folders(home: Path, environment: Mapping[str, str], platform: str) -> list[SyncedFolder]:
    """Return the folders that other programs synchronise, those in which Beforehand was started on another computer first."""
    found: dict[Path, SyncedFolder] = {}
    for carrier, named in _candidates(home, environment, platform):
        if len(found) >= FOLDERS_MAX:
            break
        # a folder that cannot be looked at is not offered
        with suppress(OSError, ValueError, RuntimeError):
            path = _usable(named, home)
            if path is not None:
                found.setdefault(path.resolve(), SyncedFolder(carrier, path, is_used=is_used(path)))
    return sorted(found.values(), key=lambda folder: not folder.is_used)


def is_cloud(path: Path) -> bool:
    """Return whether a path names a service that can read what lies there."""
    return any(_CLOUD.match(part) for part in path.parts)


def is_used(path: Path) -> bool:
    """Return whether Beforehand of some computer wrote into a folder."""
    with suppress(OSError, ValueError):
        return (path / "Beforehand" / "format.json").is_file()
    return False


def _usable(named: str | Path, home: Path) -> Path | None:
    """Return the folder of a name from another program's file if it exists and can be written to."""
    text = str(named)
    if not text.strip() or len(text) > _PATH_LETTERS or not text.isprintable():
        return None
    path = home / text[2:] if text.startswith(("~/", "~\\")) else Path(text)
    is_own = path.is_absolute() and path != home and len(path.parts) > 1
    return path if is_own and path.is_dir() and os.access(path, os.W_OK | os.X_OK) else None


def _candidates(home: Path, environment: Mapping[str, str], platform: str) -> Iterator[tuple[str, str | Path]]:
    for carrier, path, read in _files(home, environment, platform):
        for named in read_names(path, read):
            yield carrier, named
    if platform == WINDOWS:
        for name in ("OneDrive", "OneDriveConsumer", "OneDriveCommercial"):
            yield _ONEDRIVE, environment.get(name, "")
        yield _ICLOUD, home / "iCloudDrive"
        for name in _MY_DRIVE:
            yield _GOOGLE, home / name
            yield _GOOGLE, f"G:\\{name}"
    elif platform == MAC:
        yield _ICLOUD, home / "Library/Mobile Documents/com~apple~CloudDocs"
        clouds = home / "Library/CloudStorage"
        for carrier, pattern in ((_DROPBOX, "Dropbox*"), (_ONEDRIVE, "OneDrive*"), (_NEXTCLOUD, "Nextcloud*")):
            for path in _matching(clouds, pattern):
                yield carrier, path
        for path in _matching(clouds, "GoogleDrive*"):
            for name in _MY_DRIVE:
                yield _GOOGLE, path / name


_Read = Callable[[bytes], Iterator[str]]


def _files(home: Path, environment: Mapping[str, str], platform: str) -> Iterator[tuple[str, Path, _Read]]:
    """Yield the files in which programs name their folders."""
    if platform == WINDOWS:
        local = Path(environment.get("LOCALAPPDATA") or home / "AppData/Local")
        roaming = Path(environment.get("APPDATA") or home / "AppData/Roaming")
        yield _SYNCTHING, local / "Syncthing/config.xml", syncthing_names
        for folder in (roaming, local):
            yield _DROPBOX, folder / "Dropbox/info.json", dropbox_names
        configs = [roaming]
    elif platform == MAC:
        yield _SYNCTHING, home / "Library/Application Support/Syncthing/config.xml", syncthing_names
        yield _DROPBOX, home / ".dropbox/info.json", dropbox_names
        configs = [home / "Library/Preferences"]
    else:
        config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
        state = Path(environment.get("XDG_STATE_HOME") or home / ".local/state")
        boxes = [folder / "config" for folder in _matching(home / ".var/app", "*")]
        for folder in (state, config, *boxes, *_matching(home / "snap", "*/common")):
            yield _SYNCTHING, folder / "syncthing/config.xml", syncthing_names
        yield _DROPBOX, home / ".dropbox/info.json", dropbox_names
        yield _ONEDRIVE, config / "onedrive/config", onedrive_names
        configs = [config, *boxes]
    for folder in configs:
        yield _NEXTCLOUD, folder / "Nextcloud/nextcloud.cfg", nextcloud_names
        yield _OWNCLOUD, folder / "ownCloud/owncloud.cfg", nextcloud_names


def read_names(path: Path, read: _Read) -> list[str]:
    """Return the folders that a file names; none if it is missing, too large or not what it should be."""
    with suppress(OSError, ReaderError, ValueError, RecursionError):
        return list(read(read_given(str(path), _FILE_BYTES))) if path.is_file() else []
    return []


def syncthing_names(data: bytes) -> Iterator[str]:
    """Yield the folders of Syncthing's `config.xml` that are sent to other computers. Raises ValueError."""
    names: list[str] = []
    inside: list[str] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        # those below <defaults> are a pattern for new ones
        if tag == "folder" and inside == ["configuration"] and not attributes.get("type", "").startswith("receive"):
            names.append(attributes.get("path", ""))
        inside.append(tag)

    def refuse(*_: object) -> None:
        # Syncthing declares none
        raise ValueError("entities")

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: inside.pop()
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(data, True)  # noqa: FBT003 -- expat's signature
    except expat.ExpatError as error:
        raise ValueError(str(error)) from error
    yield from names


_LOCAL_PATH = re.compile(r"^\d+\\(?:Folders|FoldersWithPlaceholders|Multifolders)\\\w+\\localPath=(.*)$", re.MULTILINE)
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{1,4})|(.))")


def nextcloud_names(data: bytes) -> Iterator[str]:
    """Yield the folders of `nextcloud.cfg`, written by Qt: quoted if needed, letters beyond ASCII by number or as they are."""
    for found in _LOCAL_PATH.finditer(decode(data).replace("\r\n", "\n")):
        value = found[1].strip()
        if len(value) > 1 and value[0] == value[-1] == '"':
            value = value[1:-1]
        yield _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)) if escape[1] else escape[2], value)


def dropbox_names(data: bytes) -> Iterator[str]:
    """Yield the folders of Dropbox's `info.json`, one per account. Raises ValueError."""
    found = json.loads(decode(data))
    for account in found.values() if isinstance(found, dict) else ():
        named = account.get("path") if isinstance(account, dict) else None
        if isinstance(named, str):
            yield named


def onedrive_names(data: bytes) -> Iterator[str]:
    """Yield the folder of the free OneDrive client for Linux; without one in its file it is the usual one."""
    found = re.search(r'^\s*sync_dir\s*=\s*"([^"\n]*)"', decode(data), re.MULTILINE)
    yield found[1] if found else "~/OneDrive"


def _matching(folder: Path, pattern: str) -> list[Path]:
    with suppress(OSError, ValueError):
        return sorted(folder.glob(pattern))[:200]
    return []
