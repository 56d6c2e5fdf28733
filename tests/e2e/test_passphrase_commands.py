"""`computers join --passphrase` as a user types it, in this process, with the real engine, real files and a keyring in memory."""

import io
from collections.abc import Callable
from pathlib import Path

import keyring.errors
import pytest

from reader.app.main import main
from reader.formats import computer_log
from tests.fakes.memory_keyring import MemoryKeyring

pytest.importorskip("cryptography", reason="encryption is optional")

Type = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(computer_log._COST, "n", 2)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ring: MemoryKeyring) -> Type:
    def typed(profile: str, *arguments: str, given: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        code = main(["--profile", str(tmp_path / profile), *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return typed


@pytest.fixture
def folder(tmp_path: Path) -> str:
    (tmp_path / "shared").mkdir()
    return str(tmp_path / "shared")


def test_two_profiles_join_with_a_passphrase(run: Type, folder: str, tmp_path: Path, ring: MemoryKeyring) -> None:
    (tmp_path / "list.opml").write_text('<opml><body><outline xmlUrl="http://127.0.0.1:9/closed" text="Alpha"/></body></opml>')
    run("one", "import", str(tmp_path / "list.opml"))
    code, out, error = run("one", "computers", "join", folder, "--name", "Tower", "--passphrase", given="correct horse\n")
    assert (code, error) == (0, "")
    ring.kept.clear()
    code, _, error = run("two", "computers", "join", folder, "--name", "Lap", "--yes")
    assert (code, "Enter its passphrase" in error) == (1, True)
    code, _, error = run("two", "computers", "join", folder, "--name", "Lap", "--yes", "--passphrase", given="wrong\n")
    assert (code, "not the passphrase" in error) == (1, True)
    code, out, error = run("two", "computers", "join", folder, "--name", "Lap", "--yes", "--passphrase", given="correct horse\n")
    assert (code, error) == (0, ""), out
    assert run("two", "export", str(tmp_path / "two.opml"))[0] == 0
    assert "127.0.0.1:9/closed" in (tmp_path / "two.opml").read_text()
    written = b"".join(each.read_bytes() for each in Path(folder).rglob("*") if each.is_file())
    assert b"Alpha" not in written
    assert b"127.0.0.1" not in written


def test_without_a_keyring_the_folder_has_no_passphrase_either(run: Type, folder: str, ring: MemoryKeyring) -> None:
    ring.fault = keyring.errors.NoKeyringError()
    code, _, error = run("one", "computers", "join", folder, "--passphrase", given="correct horse\n")
    assert (code, "keyring" in error) == (1, True)
    assert list(Path(folder).iterdir()) == []
    assert run("one", "computers", "join", folder)[0] == 0
    ring.fault = None
    code, _, error = run("two", "computers", "join", folder, "--yes", "--passphrase", given="correct horse\n")
    assert (code, "has no passphrase" in error) == (1, True)
    assert run("two", "computers", "join", folder, "--yes")[0] == 0


def test_a_passphrase_is_set_later_and_changed(run: Type, folder: str, tmp_path: Path, ring: MemoryKeyring) -> None:
    (tmp_path / "list.opml").write_text('<opml><body><outline xmlUrl="http://127.0.0.1:9/closed" text="Alpha"/></body></opml>')
    run("one", "import", str(tmp_path / "list.opml"))
    for profile in ("one", "two", "two", "one"):
        run(profile, "computers", "join", folder, "--yes")
        run(profile, "computers", "exchange")
    ring.fault = keyring.errors.NoKeyringError()
    code, _, error = run("one", "computers", "passphrase", given="correct horse\n")
    assert (code, "keyring" in error) == (1, True)
    ring.fault = None
    assert run("two", "computers", "exchange")[0] == 0
    for given in ("correct horse\n", "another\n"):
        code, out, error = run("one", "computers", "passphrase", given=given)
        assert (code, error) == (0, ""), out
        code, _, error = run("two", "computers", "exchange")
        assert (code, "passphrase" in error) == (1, True)
        assert run("two", "computers", "join", folder, "--passphrase", "--yes", given=given)[0] == 0
    for profile in ("two", "one"):
        assert run(profile, "computers", "exchange")[0] == 0
    written = b"".join(each.read_bytes() for each in Path(folder).rglob("*") if each.is_file())
    assert b"Alpha" not in written
    assert b"127.0.0.1" not in written
    code, _, error = run("one", "computers", "passphrase", given="\n")
    assert (code, "No passphrase was entered" in error) == (1, True)


@pytest.mark.parametrize("given", ["", "\n", "  \n"])
def test_an_empty_passphrase_is_none(run: Type, folder: str, given: str) -> None:
    """Whoever asks for one does not want to go without it."""
    code, _, error = run("one", "computers", "join", folder, "--passphrase", given=given)
    assert (code, "No passphrase was entered" in error) == (1, True)
    assert list(Path(folder).iterdir()) == []


def test_a_chosen_passphrase_is_typed_twice(run: Type, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed: list[str] = []

    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return typed.pop(0)

    asked: list[str] = []
    monkeypatch.setattr("getpass.getpass", ask)
    monkeypatch.setattr(io, "TextIOWrapper", Terminal)
    typed += ["correct horse", "correct house"]
    code, _, error = run("one", "computers", "join", folder, "--passphrase")
    assert (code, "No passphrase was entered" in error, asked) == (1, True, ["Passphrase: ", "The same again: "])
    typed += ["correct horse", "correct horse", "correct horse"]
    assert run("one", "computers", "join", folder, "--passphrase")[0] == 0
    assert run("two", "computers", "join", folder, "--passphrase", "--yes")[0] == 0
    assert typed == []
