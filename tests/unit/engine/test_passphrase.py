"""A folder with a passphrase: real files, the real library."""

import shutil
import sys
from pathlib import Path

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import ComputerId
from reader.engine.computers.folder import OwnState, SharedFolder, begin, check_in, inspect, salt_of, unlock, withdraw
from reader.formats import computer_log
from reader.formats.computer_log import pack, read_body
from reader.formats.wire import perform
from tests.unit.engine.test_computer_folder import LAPTOP, NOW, TOWER, Computer, changes, home, open_folder, problems
from tests.unit.formats.test_computer_log import read

pytest.importorskip("cryptography", reason="encryption is optional")

from reader.formats.computer_log import FolderCipher, check_of, key_of

PASSPHRASE = "correct horse"
KEY, OTHER_KEY = bytes(32), bytes(31) + b"\x01"


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(computer_log._COST, "n", 2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    begin(tmp_path, PASSPHRASE)
    return tmp_path


@pytest.fixture
def cipher(path: Path) -> FolderCipher:
    key = unlock(path, PASSPHRASE)
    assert key is not None
    return FolderCipher(key)


def kind_of(raised: pytest.ExceptionInfo[ReaderError]) -> ProblemKind:
    return raised.value.problem.kind


def test_the_cost_of_guessing_is_what_was_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changing it, or how keys are derived, would lock everybody out."""
    monkeypatch.undo()
    key = key_of("correct horse", bytes(16))
    assert key.hex() == "9730d2fef1c44d8860d2e44be686645e3ee5badebe191c03fbafbb05d0f93169"
    assert check_of(key) == "797551b43564b8445dd0a858bd123af6"


def test_a_passphrase_is_the_same_on_every_keyboard() -> None:
    assert key_of("Caf\u00e9", bytes(16)) == key_of("Cafe\u0301", bytes(16)) != key_of("Cafe", bytes(16))


def test_frames_are_read_with_the_key_alone() -> None:
    data = pack(changes(0), TOWER, 1, cipher=FolderCipher(KEY))
    assert read(data, computer=TOWER, cipher=FolderCipher(KEY)).frames[0].changes == tuple(changes(0))
    for cipher in (FolderCipher(OTHER_KEY), None):
        assert read(data, computer=TOWER, cipher=cipher).frames == ()
    clear = pack(changes(0), TOWER, 1)
    assert read(clear, computer=TOWER, cipher=FolderCipher(KEY)).frames == ()
    assert len(data) == len(clear) + 28


def test_a_frame_is_bound_to_its_computer_and_number() -> None:
    """Also where somebody without the passphrase makes the digest right."""
    from reader.formats import computer_log

    cipher = FolderCipher(KEY)
    (sealed,) = computer_log.sealed_frames(pack(changes(0), TOWER, 1, cipher=cipher), 0, TOWER, 1)[0]
    for computer, number in ((LAPTOP, 1), (TOWER, 2)):
        digest = computer_log._digest(sealed.body, computer_log._bound(computer, number))
        moved = computer_log._HEADER.pack(b"BHL1", len(sealed.body), number, digest) + sealed.body
        assert read(moved, computer=computer, cipher=cipher).frames == ()


def test_changed_or_short_bytes_are_not_opened() -> None:
    cipher = FolderCipher(KEY)
    sealed = cipher.seal(b"text", b"bound")
    for i in range(len(sealed)):
        assert cipher.open(sealed[:i] + bytes([sealed[i] ^ 1]) + sealed[i + 1 :], b"bound") is None
        assert cipher.open(sealed[:i], b"bound") is None
    assert cipher.open(sealed, b"bound") == b"text"


def test_no_nonce_is_used_twice() -> None:
    """Neither for another text under the same number, as after a crash or in a clone, nor where text and bound data run together."""
    cipher = FolderCipher(KEY)
    texts = [(str(i).encode(), f"tower-k3f9 {number}".encode()) for i in range(300) for number in range(3)]
    texts += [(b"ab", b"c"), (b"b", b"ca"), (b"", b"abc"), (b"abc", b"")]
    nonces = {cipher.seal(text, bound)[:12] for text, bound in texts}
    assert len(nonces) == len(texts)
    assert cipher.seal(b"a", b"b") == cipher.seal(b"a", b"b")
    assert cipher.seal(b"a", b"b")[:12] != FolderCipher(OTHER_KEY).seal(b"a", b"b")[:12]


def test_two_computers_with_one_passphrase(path: Path, cipher: FolderCipher) -> None:
    writer = open_folder(path, TOWER, cipher)
    writer.check_own(0)
    writer.append(1, [(TOWER, changes(0))])
    writer.write_name("Ada's tower", "1.2", 1_700_000_000)
    reader = Computer(path, cipher=cipher)
    (tower,) = reader.read().computers
    assert (tower.name, tower.version, tower.seen_at) == ("Ada's tower", "1.2", 1_700_000_000)
    assert reader.known == set(changes(0))
    writer.write_generation(2, [(TOWER, changes(0)), (TOWER, changes(3))])
    reader.read()
    assert len(reader.known) == 6
    assert open_folder(path, TOWER, cipher).check_own(3).state is OwnState.AS_NOTED


def test_nothing_in_the_folder_says_what_is_read_or_who_reads(path: Path, cipher: FolderCipher) -> None:
    writer = open_folder(path, TOWER, cipher)
    writer.check_own(0)
    writer.append(1, [(TOWER, changes(0))])
    writer.write_name("Ada's tower", "1.2", 1_700_000_000)
    data = b"".join(each.read_bytes() for each in path.rglob("*") if each.is_file())
    assert b"Ada" not in data
    assert b"1700000000" not in data
    assert inspect(path).has_passphrase
    assert [each.name for each in inspect(path).computers] == [TOWER]


def test_only_what_nobody_uses_is_withdrawn(path: Path, cipher: FolderCipher) -> None:
    open_folder(path, TOWER, cipher).write_name("Tower", "1", 1)
    withdraw(path)
    assert unlock(path, PASSPHRASE) is not None
    shutil.rmtree(path / "Beforehand" / "computers")
    withdraw(path)
    assert list(path.iterdir()) == []


def test_a_wrong_or_missing_passphrase_is_said_and_writes_nothing(path: Path) -> None:
    before = {each: each.read_bytes() for each in path.rglob("*") if each.is_file()}
    for passphrase, kind in (("", ProblemKind.NEEDS_PASSPHRASE), ("wrong", ProblemKind.WRONG_PASSPHRASE)):
        for attempt in (unlock, begin):
            with pytest.raises(ReaderError) as raised:
                attempt(path, passphrase)
            assert kind_of(raised) is kind
    for cipher, kind in ((None, ProblemKind.NEEDS_PASSPHRASE), (FolderCipher(KEY), ProblemKind.PASSPHRASE_CHANGED)):
        with pytest.raises(ReaderError) as raised:
            open_folder(path, TOWER, cipher).write_name("Tower", "1", 1)
        assert kind_of(raised) is kind
    assert {each: each.read_bytes() for each in path.rglob("*") if each.is_file()} == before
    assert begin(path, PASSPHRASE) == unlock(path, PASSPHRASE) is not None


def test_a_folder_without_a_passphrase_needs_none_and_says_so(tmp_path: Path) -> None:
    assert begin(tmp_path) is unlock(tmp_path, "") is None
    for attempt in (unlock, begin):
        with pytest.raises(ReaderError) as raised:
            attempt(tmp_path, "too late")
        assert kind_of(raised) is ProblemKind.NOT_ENCRYPTED
    assert salt_of(tmp_path) == ""


def test_each_folder_has_a_key_of_its_own(path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    begin(other, PASSPHRASE)
    assert unlock(other, PASSPHRASE) != unlock(path, PASSPHRASE)
    assert salt_of(other) != salt_of(path)


def test_a_folder_that_loses_its_passphrase_is_not_written_in_clear(path: Path, cipher: FolderCipher) -> None:
    writer = open_folder(path, TOWER, cipher)
    writer.check_own(0)
    writer.append(1, [(TOWER, changes(0))])
    (path / "Beforehand" / "format.json").write_text('{"version": 1}')
    for attempt in (
        lambda: writer.append(2, [(TOWER, changes(3))]),
        lambda: writer.write_generation(2, [(TOWER, changes(3))]),
        lambda: writer.write_name("Tower", "1", 1),
        lambda: writer.read_new({}, NOW),
        lambda: writer.check_own(1),
    ):
        with pytest.raises(ReaderError) as raised:
            attempt()
        assert kind_of(raised) is ProblemKind.PASSPHRASE_GONE


def test_a_lost_passphrase_starts_again_from_any_computer(path: Path) -> None:
    shutil.rmtree(path / "Beforehand")
    key = begin(path, "new")
    assert key is not None
    again = open_folder(path, TOWER, FolderCipher(key))
    assert again.check_own(7).state is OwnState.LOST
    again.write_generation(8, [(TOWER, changes(0))])
    assert again.check_own(8).state is OwnState.AS_NOTED


def test_a_log_with_another_passphrase_names_its_computer(path: Path, cipher: FolderCipher) -> None:
    home(path).mkdir(parents=True)
    (home(path) / "0001-000000.log").write_bytes(
        pack(changes(0), TOWER, 1, cipher=cipher) + pack(changes(3), TOWER, 2, cipher=FolderCipher(KEY))
    )
    reader = Computer(path, cipher=cipher)
    assert problems(reader.read()) == problems(reader.read()) == {TOWER: ProblemKind.OTHER_PASSPHRASE}
    assert reader.known == set(changes(0))


def test_our_own_log_is_written_again_with_another_passphrase(path: Path, cipher: FolderCipher) -> None:
    """As where two computers began the folder at once, and the carrier kept what the other one chose."""
    writer = open_folder(path, TOWER, cipher)
    writer.check_own(0)
    writer.append(1, [(TOWER, changes(0))])
    (path / "Beforehand" / "format.json").unlink()
    key = begin(path, "another")
    assert key is not None
    again = open_folder(path, TOWER, FolderCipher(key))
    assert again.check_own(1).state is OwnState.LOST
    again.write_generation(2, [(TOWER, changes(0))])
    assert again.check_own(2).state is OwnState.AS_NOTED


def test_frames_without_the_passphrase_make_nobody_another(path: Path, cipher: FolderCipher) -> None:
    home(path, LAPTOP).mkdir(parents=True)
    (home(path, LAPTOP) / "0001-000000 (1).log").write_bytes(pack(changes(0), LAPTOP, 77))
    reader = Computer(path, cipher=cipher)
    reader.folder.check_own(0)
    assert not reader.read().is_foreign
    assert reader.known == set()


def test_the_parser_process_never_has_the_key(path: Path, cipher: FolderCipher) -> None:
    """It reads documents of strangers; frames are opened before it is asked."""
    writer = open_folder(path, TOWER, cipher)
    writer.check_own(0)
    writer.append(1, [(TOWER, changes(0))])
    asked = []

    def ask(job: object) -> object:
        asked.append(job)
        return perform(job)

    reader = SharedFolder(path, LAPTOP, cipher, check=check_in(ask), wait=asked.append)
    reader.read_new({}, NOW)
    (job,) = asked
    assert read_body(job.body[4:], TOWER) == (TOWER, tuple(changes(0)))


def test_without_the_library_a_passphrase_is_refused(tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography", None)
    monkeypatch.setattr(computer_log, "find_spec", lambda name: None)
    for attempt in (begin, unlock):
        with pytest.raises(ReaderError) as raised:
            attempt(path, PASSPHRASE)
        assert kind_of(raised) is ProblemKind.NO_ENCRYPTION
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(ReaderError):
        begin(empty, PASSPHRASE)
    assert begin(empty) is None
    writer = SharedFolder(empty, ComputerId("tower-k3f9"), check=check_in(perform), wait=lambda seconds: None)
    assert writer.check_own(0).state is OwnState.AS_NOTED


@pytest.mark.parametrize(
    "said", ['{"version": 1, "salt": "zz", "check": "0"}', '{"version": 1, "check": "0"}', '{"version": 1, "check": 5}']
)
def test_a_damaged_format_is_no_folder_without_passphrase(path: Path, said: str) -> None:
    (path / "Beforehand" / "format.json").write_text(said)
    with pytest.raises(ReaderError) as raised:
        unlock(path, PASSPHRASE)
    assert kind_of(raised) is ProblemKind.FILE_UNREADABLE
