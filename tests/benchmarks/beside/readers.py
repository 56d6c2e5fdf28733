"""Feed readers as they are set up, started and asked how far they are: Beforehand, and others where they are installed."""

import hashlib
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PARTS = {"XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "HOME": "."}


@dataclass(frozen=True)
class Reader:
    """One program with a home of its own in `folder`."""

    folder: Path
    name: str = ""
    database: str = ""
    """Where it stores articles, below `folder`."""
    count: str = ""
    """The query that counts them."""
    refresh_key: str = ""
    """What makes it retrieve all feeds, as xdotool writes keys."""

    @property
    def environment(self) -> dict[str, str]:
        """All that it writes stays in its folder."""
        return {name: str(self.folder / part) for name, part in PARTS.items()}

    def is_installed(self) -> bool:
        return shutil.which(self.name.casefold()) is not None

    def command(self) -> list[str]:
        return [self.name.casefold()]

    def subscribe(self, folders: list[tuple[str, list[str]]]) -> None:
        """Store the subscriptions (folder, addresses) before its first start."""
        raise NotImplementedError

    def stored(self) -> int:
        """Articles in its database."""
        try:
            with sqlite3.connect(f"file:{self.folder / self.database}?mode=ro", uri=True, timeout=0.2) as connection:
                return int(connection.execute(self.count).fetchone()[0])
        except sqlite3.Error:
            return 0


@dataclass(frozen=True)
class Beforehand(Reader):
    name: str = "Beforehand"
    database: str = "profile/beforehand.sqlite3"
    count: str = "SELECT count(*) FROM entry"
    refresh_key: str = "ctrl+F5"

    def is_installed(self) -> bool:
        return True

    def command(self) -> list[str]:
        return [sys.executable, "-m", "reader", "--profile", str(self.folder / "profile")]

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "PYTHONPATH": str(ROOT)}

    def subscribe(self, folders: list[tuple[str, list[str]]]) -> None:
        from xml.sax.saxutils import quoteattr

        drawn = (
            f"<outline text={quoteattr(name)}>"
            + "".join(f'<outline type="rss" xmlUrl={quoteattr(a)}/>' for a in addresses)
            + "</outline>"
            for name, addresses in folders
        )
        opml = self.folder / "feeds.opml"
        opml.write_text(f'<opml version="2.0"><head/><body>{"".join(drawn)}</body></opml>', encoding="utf-8")
        command = [sys.executable, "-m", "reader", "import", str(opml), "--profile", str(self.folder / "profile")]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@dataclass(frozen=True)
class Liferea(Reader):
    name: str = "Liferea"
    database: str = "data/liferea/liferea.db"
    count: str = "SELECT count(*) FROM items"
    refresh_key: str = "ctrl+u"

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "GSETTINGS_BACKEND": "keyfile"}

    def subscribe(self, folders: list[tuple[str, list[str]]]) -> None:
        place = self.folder / "config" / "liferea" / "feedlist.opml"
        place.parent.mkdir(parents=True)
        drawn = (
            f'<outline title="{name}" text="{name}" type="folder" id="{_key(name)}" expanded="true">'
            + "".join(
                f'<outline text="{_key(a)}" title="{_key(a)}" id="{_key(a)}" xmlUrl="{a}" updateInterval="-1"/>'
                for a in addresses
            )
            + "</outline>"
            for name, addresses in folders
        )
        place.write_text(
            f'<?xml version="1.0"?><opml version="1.0"><head/><body>{"".join(drawn)}</body></opml>', encoding="utf-8"
        )


def _key(text: str) -> str:
    """Seven letters, as this program names nodes."""
    return "".join(chr(97 + byte % 26) for byte in hashlib.sha256(text.encode()).digest()[:7])


@dataclass(frozen=True)
class QuiteRss(Reader):
    name: str = "QuiteRSS"
    database: str = "data/QuiteRss/QuiteRss/feeds.db"
    count: str = "SELECT count(*) FROM news"
    refresh_key: str = "ctrl+F5"

    def subscribe(self, folders: list[tuple[str, list[str]]]) -> None:
        from tests.benchmarks.beside.outside import Program, wait_until

        settings = self.folder / "config" / "QuiteRss" / "QuiteRss.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text(
            "[Settings]\nupdateCheckEnabled=false\nstatisticsEnabled2=false\nshowTrayIcon=false\nstoreDBMemory=false\n",
            encoding="utf-8",
        )
        program = Program(self.command(), self.environment)  # makes its database
        database = self.folder / self.database
        wait_until(lambda: database.exists() and self._has_tables(), 20)
        program.end()
        with sqlite3.connect(database) as connection:
            for row, (name, addresses) in enumerate(folders):
                folder_id = connection.execute(
                    "INSERT INTO feeds (text, xmlUrl, rowToParent) VALUES (?, '', ?)", (name, row)
                ).lastrowid
                connection.executemany(
                    "INSERT INTO feeds (text, xmlUrl, parentId, rowToParent) VALUES (?, ?, ?, ?)",
                    [(f"Feed {a.rsplit('-', 1)[-1]}", a, folder_id, place) for place, a in enumerate(addresses)],
                )

    def _has_tables(self) -> bool:
        try:
            with sqlite3.connect(f"file:{self.folder / self.database}?mode=ro", uri=True) as connection:
                return bool(connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'info'").fetchone()[0])
        except sqlite3.Error:
            return False


READERS = (Beforehand, Liferea, QuiteRss)
