"""Locations of other readers' files, by system. Files are not opened. Any thread."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from reader.domain.value_classes import dataclass

MAC, WINDOWS = "darwin", "win32"
PLACES_MAX = 20

_LIFEREA, _NEWSBOAT, _QUITERSS, _RSSGUARD = "Liferea", "Newsboat", "QuiteRSS", "RSS Guard"
_AKREGATOR, _THUNDERBIRD, _NETNEWSWIRE = "Akregator", "Thunderbird", "NetNewsWire"


@dataclass(frozen=True, slots=True)
class Place:
    """Subscriptions file of a reader; `beside` is an optional second one that completes it."""

    reader: str
    path: Path
    beside: Path | None = None


@dataclass(frozen=True, slots=True)
class _Folders:
    """Folders of a system that the patterns are relative to."""

    home: Path
    data: Path
    config: Path


def found_places(home: Path, environment: Mapping[str, str], platform: str) -> list[Place]:
    """Return existing files of other readers, each reader's most used place first."""
    found: dict[Path, Place] = {}
    for reader, path, beside in _candidates(home, environment, platform):
        # an unreadable folder counts as empty
        with suppress(OSError, ValueError):
            if path.is_file() and path.stat().st_size:
                found.setdefault(path.resolve(), Place(reader, path, beside if beside and beside.is_file() else None))
    return sorted(list(found.values())[:PLACES_MAX], key=lambda place: place.reader.casefold())


def _candidates(home: Path, environment: Mapping[str, str], platform: str) -> Iterator[tuple[str, Path, Path | None]]:
    if platform == WINDOWS:
        yield from _on_windows(home, environment)
    elif platform == MAC:
        yield from _on_mac(home)
    else:
        yield from _on_linux(home, environment)


def _on_windows(home: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, Path, Path | None]]:
    local = Path(environment.get("LOCALAPPDATA") or home / "AppData/Local")
    roaming = Path(environment.get("APPDATA") or home / "AppData/Roaming")
    yield from _rss_guard(local)
    yield _QUITERSS, local / "QuiteRss/QuiteRss/feeds.db", None
    yield from _thunderbird(roaming / "Thunderbird/Profiles")


def _on_mac(home: Path) -> Iterator[tuple[str, Path, Path | None]]:
    library = home / "Library"
    yield from _rss_guard(library / "Preferences")
    yield from _rss_guard(library / "Application Support")
    yield _QUITERSS, library / "Application Support/QuiteRss/QuiteRss/feeds.db", None
    yield from _newsboat(home, home / ".local/share", home / ".config")
    yield from _thunderbird(library / "Thunderbird/Profiles")
    container = library / "Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support"
    for path in _matching(container, "NetNewsWire/Accounts/*/Subscriptions.opml"):
        yield _NETNEWSWIRE, path, None


def _on_linux(home: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, Path, Path | None]]:
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    flatpak, snap = home / ".var/app", home / "snap"
    for place in _linux_folders(_Folders(home, data, config), flatpak, snap):
        yield _LIFEREA, place.data / "liferea/liferea.db", None
        yield _QUITERSS, place.data / "QuiteRss/QuiteRss/feeds.db", None
        yield _AKREGATOR, place.data / "akregator/data/feeds.opml", None
        yield from _rss_guard(place.config)
        yield from _newsboat(place.home, place.data, place.config)
    for profiles in (
        home / ".thunderbird",
        snap / "thunderbird/common/.thunderbird",
        flatpak / "org.mozilla.Thunderbird/.thunderbird",
    ):
        yield from _thunderbird(profiles)


def _linux_folders(own: _Folders, flatpak: Path, snap: Path) -> Iterator[_Folders]:
    """Yield the user's own folders, then those of a Flatpak or a Snap."""
    yield own
    for application in _matching(flatpak, "*"):
        yield _Folders(application, application / "data", application / "config")
    for current in _matching(snap, "*/current"):
        yield _Folders(current, current / ".local/share", current / ".config")


def _rss_guard(config: Path) -> Iterator[tuple[str, Path, Path | None]]:
    for folder in ("RSS Guard 5", "RSS Guard 4"):
        yield _RSSGUARD, config / folder / "database/database.db", None


def _newsboat(home: Path, data: Path, config: Path) -> Iterator[tuple[str, Path, Path | None]]:
    for name in ("newsboat", "newsbeuter"):
        yield _NEWSBOAT, data / name / "cache.db", config / name / "urls"
        yield _NEWSBOAT, home / f".{name}" / "cache.db", home / f".{name}" / "urls"


def _thunderbird(profiles: Path) -> Iterator[tuple[str, Path, Path | None]]:
    for folder in _matching(profiles, "*/Mail/Feeds*"):
        # the file of the newer version counts
        yield _THUNDERBIRD, folder / ("feeds.json" if (folder / "feeds.json").exists() else "feeds.rdf"), None


def _matching(folder: Path, pattern: str) -> list[Path]:
    with suppress(OSError, ValueError):
        return sorted(folder.glob(pattern))[:200]
    return []
