"""Where other readers' files are looked for on each system."""

from pathlib import Path

import pytest

from reader.storage.other_readers.places import found_places

LINUX = [
    ("Liferea", ".local/share/liferea/liferea.db"),
    ("Liferea", ".var/app/net.sourceforge.liferea/data/liferea/liferea.db"),
    ("Liferea", "snap/liferea/current/.local/share/liferea/liferea.db"),
    ("Newsboat", ".newsboat/cache.db"),
    ("Newsboat", ".local/share/newsboat/cache.db"),
    ("Newsboat", ".newsbeuter/cache.db"),
    ("Newsboat", "snap/newsboat/current/.local/share/newsboat/cache.db"),
    ("QuiteRSS", ".local/share/QuiteRss/QuiteRss/feeds.db"),
    ("RSS Guard", ".config/RSS Guard 4/database/database.db"),
    ("RSS Guard", ".config/RSS Guard 5/database/database.db"),
    ("RSS Guard", ".var/app/io.github.martinrotter.rssguard/config/RSS Guard 4/database/database.db"),
    ("Akregator", ".local/share/akregator/data/feeds.opml"),
    ("Thunderbird", ".thunderbird/abc.default/Mail/Feeds/feeds.json"),
    ("Thunderbird", "snap/thunderbird/common/.thunderbird/abc.default/Mail/Feeds-1/feeds.json"),
    ("Thunderbird", ".var/app/org.mozilla.Thunderbird/.thunderbird/abc.default/Mail/Feeds/feeds.json"),
]
MAC = [
    ("RSS Guard", "Library/Preferences/RSS Guard 4/database/database.db"),
    ("QuiteRSS", "Library/Application Support/QuiteRss/QuiteRss/feeds.db"),
    ("Newsboat", ".newsboat/cache.db"),
    ("Thunderbird", "Library/Thunderbird/Profiles/abc.default/Mail/Feeds/feeds.json"),
    (
        "NetNewsWire",
        "Library/Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support/NetNewsWire/Accounts/OnMyMac/Subscriptions.opml",
    ),
]
WINDOWS = [
    ("RSS Guard", "AppData/Local/RSS Guard 4/database/database.db"),
    ("QuiteRSS", "AppData/Local/QuiteRss/QuiteRss/feeds.db"),
    ("Thunderbird", "AppData/Roaming/Thunderbird/Profiles/abc.default/Mail/Feeds/feeds.json"),
]


def put(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x")
    return path


@pytest.mark.parametrize(
    ("platform", "reader", "place"),
    [(platform, *each) for platform, places in (("linux", LINUX), ("darwin", MAC), ("win32", WINDOWS)) for each in places],
)
def test_each_place_is_found_on_its_system(tmp_path: Path, platform: str, reader: str, place: str) -> None:
    path = put(tmp_path / place)
    assert [(found.reader, found.path) for found in found_places(tmp_path, {}, platform)] == [(reader, path)]


def test_the_environment_says_where_folders_are(tmp_path: Path) -> None:
    path = put(tmp_path / "data/liferea/liferea.db")
    guard = put(tmp_path / "config/RSS Guard 4/database/database.db")
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    assert [found.path for found in found_places(tmp_path / "home", environment, "linux")] == [path, guard]
    windows = put(tmp_path / "local/QuiteRss/QuiteRss/feeds.db")
    assert [found.path for found in found_places(tmp_path, {"LOCALAPPDATA": str(tmp_path / "local")}, "win32")] == [windows]


def test_newsboat_has_its_urls_beside(tmp_path: Path) -> None:
    put(tmp_path / ".local/share/newsboat/cache.db")
    urls = put(tmp_path / ".config/newsboat/urls")
    (found,) = found_places(tmp_path, {}, "linux")
    assert found.beside == urls


def test_a_link_to_a_file_that_is_known_already_is_not_another_reader(tmp_path: Path) -> None:
    path = put(tmp_path / ".newsboat/cache.db")
    link = tmp_path / ".local/share/newsboat/cache.db"
    link.parent.mkdir(parents=True)
    link.symlink_to(path)
    assert len(found_places(tmp_path, {}, "linux")) == 1


def test_links_in_a_circle_and_empty_files_are_nothing(tmp_path: Path) -> None:
    path = tmp_path / ".newsboat/cache.db"
    path.parent.mkdir()
    path.symlink_to(path)
    put(tmp_path / ".local/share/liferea/liferea.db").write_text("")
    assert found_places(tmp_path, {}, "linux") == []
