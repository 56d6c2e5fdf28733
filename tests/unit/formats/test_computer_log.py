import json
import random
import tracemalloc
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from reader.domain.computers import (
    FRAME_CHANGES_MAX,
    FRAME_TEXT_MAX,
    KEY_LENGTH_MAX,
    STAMP_LIMIT,
    VALUE_LENGTH_MAX,
    Change,
    Frame,
    LogFault,
    stamp_at,
)
from reader.domain.ids import ComputerId
from reader.formats import computer_log
from reader.formats.computer_log import Cipher, is_sound, open_body, pack, read_frame, sealed_frames, split

TOWER, LAPTOP = ComputerId("tower-k3f9"), ComputerId("laptop-0a1b")
THEN = stamp_at(1_700_000_000_000)


def change(key: str = "k", value: Any = 1, *, kind: str = "article", field: str = "read", stamp: Any = THEN) -> Change:
    return Change(kind, key, field, value, stamp)


def frame_of(text: bytes, number: int = 1, computer: ComputerId = TOWER) -> bytes:
    """A frame with a digest that is right, whatever is in it."""
    body = computer_log._compressed(text)
    bound = computer_log._bound(computer, number)
    return computer_log._HEADER.pack(b"BHL1", len(body), number, computer_log._digest(body, bound)) + body


class Unpacked(NamedTuple):
    """Frames of a log from a place on, and why reading stopped."""

    frames: tuple[Frame, ...]
    fault: LogFault | None = None


def read(
    data: bytes, at: int = 0, computer: ComputerId = TOWER, *, cipher: Cipher | None = None, latest: int = STAMP_LIMIT
) -> Unpacked:
    """Read as the folder does."""
    frames: list[Frame] = []
    sealed, fault = sealed_frames(data, at, computer, 1000)
    for each in sealed:
        found = read_frame(each, open_body(each, computer, cipher), computer, latest)
        if isinstance(found, LogFault):
            return Unpacked(tuple(frames), found)
        frames.append(found)
    return Unpacked(tuple(frames), fault)


def test_changes_of_every_type_travel() -> None:
    values = ["", "Grüße, \u2028 \U0001f600", 0, 1, 1.0, -1, 0.5, -0.0, None, 2**63 - 1, -(2**63)]
    changes = [
        change(f"k{i}", value, kind=kind, stamp=THEN + i % 3) for i, value in enumerate(values) for kind in ("feed", "look")
    ]
    found = read(pack(changes, TOWER, 1))
    assert found.fault is None
    (frame,) = found.frames
    assert sorted(map(repr, frame.changes)) == sorted(map(repr, changes))
    assert (frame.number, frame.author) == (1, TOWER)


def test_frames_are_read_from_a_place_on() -> None:
    one, two = pack([change()], TOWER, 1), pack([change("l", stamp=THEN - 5)], TOWER, 2, LAPTOP)
    ends = [len(one), len(one) + len(two)]
    frames = (Frame(1, TOWER, (change(),), ends[0]), Frame(2, LAPTOP, (change("l", stamp=THEN - 5),), ends[1]))
    assert read(one + two) == Unpacked(frames)
    assert read(one + two, ends[0]) == Unpacked(frames[1:])
    assert read(one + two, ends[1]) == Unpacked(())


def test_a_log_that_ends_within_a_frame_is_read_to_there() -> None:
    one, two = pack([change()], TOWER, 1), pack([change("l")], TOWER, 2)
    for end in range(len(one) + 1, len(one + two)):
        found = read((one + two)[:end])
        assert [frame.number for frame in found.frames] == [1]
        assert found.fault is LogFault.UNFINISHED


def test_a_frame_of_another_computer_or_number_is_none() -> None:
    assert read(pack([change()], TOWER, 1), computer=LAPTOP) == Unpacked((), LogFault.DAMAGED)
    frame = bytearray(pack([change()], TOWER, 1))
    frame[15] = 2
    assert read(bytes(frame)) == Unpacked((), LogFault.DAMAGED)


def test_a_change_ahead_of_its_time_holds_the_frame_and_what_follows() -> None:
    data = pack([change()], TOWER, 1) + pack([change(), change("l", stamp=THEN + 1)], TOWER, 2) + pack([change()], TOWER, 3)
    found = read(data, latest=THEN)
    assert ([frame.number for frame in found.frames], found.fault) == ([1], LogFault.AHEAD)
    assert [frame.number for frame in read(data, latest=THEN + 1).frames] == [1, 2, 3]


@pytest.mark.parametrize(
    "bad",
    [
        change(""),
        change("k" * (KEY_LENGTH_MAX + 1)),
        change("a\nb"),
        change("\ud800"),
        change(field="tag \x00"),
        change(field=""),
        change(kind="Feed"),
        change(kind="k" * 21),
        change(value="\x00"),
        change(value="\udfff"),
        change(value="v" * (VALUE_LENGTH_MAX + 1)),
        change(value=True),
        change(value=2**63),
        change(value=float("nan")),
        change(value=float("inf")),
        change(value=b"bytes"),
        change(value=[]),
        change(stamp=0),
        change(stamp=STAMP_LIMIT),
        change(stamp=-1),
        change(stamp=1.5),
        change(7),  # type: ignore[arg-type]
    ],
    ids=lambda each: repr(each)[:60],
)
def test_what_could_not_be_read_is_not_written(bad: Change) -> None:
    assert not is_sound(bad)
    with pytest.raises(ValueError, match="cannot be written"):
        pack([change(), bad], TOWER, 1)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"", LogFault.DAMAGED),
        (b"[" * 200_000, LogFault.DAMAGED),
        (b"0" * (FRAME_TEXT_MAX + 1), LogFault.DAMAGED),
        (b"1" * 100_000, LogFault.DAMAGED),
        (b'{"a": 1}', LogFault.DAMAGED),
        (b"[1, [], []]", LogFault.DAMAGED),
        (json.dumps([1, "../../etc", []]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["article", "read", 1, ["k"], []]]]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["article", "read", {"a": 1}, ["k"], [0]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["article", "read", [1], ["k"], [0]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["sqlite_master; DROP", "sql", 1, ["k"], [0]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["article", "read", 1, ["k" * 100_000], [0]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["article", "read", 1, [None], [0]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([THEN, "", [["article", "read", 1, ["k"], ["1"]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([2**63, "", [["article", "read", 1, ["k"], [0]]]]).encode(), LogFault.DAMAGED),
        (json.dumps([1.5, "", [["article", "read", 1, ["k"], [0]]]]).encode(), LogFault.DAMAGED),
        (b'[1, "", [["article", "read", NaN, ["k"], [0]]]]', LogFault.DAMAGED),
        (b'[1, "", [["article", "read", 1e999, ["k"], [0]]]]', LogFault.DAMAGED),
        (json.dumps([1, "", [["article", "read", 1, ["k"] * 50_001, [0] * 50_001]]]).encode(), LogFault.DAMAGED),
        (b'[1, "", [["article", "read", "\\ud800", ["k"], [0]]]]', LogFault.DAMAGED),
        (b"\xff\xfe\xfa", LogFault.DAMAGED),
    ],
    ids=lambda each: repr(each)[:60],
)
def test_a_frame_with_a_right_digest_and_wrong_content_is_refused(text: bytes, fault: LogFault) -> None:
    good = pack([change()], TOWER, 1)
    found = read(good + frame_of(text, 2))
    assert ([frame.number for frame in found.frames], found.fault) == ([1], fault)


def test_a_bomb_takes_no_more_memory_than_a_frame_may() -> None:
    body = computer_log._compressed(b"0" * (200 << 20))
    tracemalloc.start()
    try:
        assert computer_log.read_body(body, TOWER) is LogFault.DAMAGED
        assert tracemalloc.get_traced_memory()[1] < 3 * FRAME_TEXT_MAX
    finally:
        tracemalloc.stop()


def test_bytes_around_the_compressed_text_are_refused() -> None:
    body = computer_log._compressed(b'[1,"",[]]')
    for odd in (body[:-1], b"x" + body, b""):
        assert computer_log.read_body(odd, TOWER) is LogFault.DAMAGED


def test_changed_bytes_never_become_changes() -> None:
    rng = random.Random(18)
    data = b"".join(pack([change(f"k{i}", "text" * 9) for i in range(20)], TOWER, number) for number in (1, 2, 3))
    whole = set(read(data).frames)
    for _ in range(2000):
        mutated = bytearray(data)
        for _ in range(rng.randrange(1, 4)):
            mutated[rng.randrange(len(mutated))] = rng.randrange(256)
        cut = bytes(mutated[: rng.randrange(len(mutated) + 1)])
        for each in (bytes(mutated), cut):
            assert set(read(each).frames) <= whole


def test_a_frame_holds_so_many_changes_and_so_much_text() -> None:
    many = [change(f"k{i}") for i in range(FRAME_CHANGES_MAX * 2 + 1)]
    assert [len(part) for part in split(many)] == [FRAME_CHANGES_MAX, FRAME_CHANGES_MAX, 1]
    with pytest.raises(ValueError, match="cannot be written"):
        pack(many, TOWER, 1)
    assert [frame.changes for frame in read(pack([], TOWER, 1)).frames] == [()]
    long = [change(f"k{i}", "\x01" * VALUE_LENGTH_MAX) for i in range(200)]
    parts = list(split(long))
    assert [each for part in parts for each in part] == long
    assert all(not read(pack(part, TOWER, 1)).fault for part in parts)
    assert list(split([])) == []


@pytest.mark.parametrize("order", [list, lambda changes: list(reversed(changes))])
def test_the_order_of_changes_means_nothing(order: Callable[[list[Change]], list[Change]]) -> None:
    changes = [change(f"k{i}", i % 2, stamp=THEN + i * 7) for i in range(50)]
    assert pack(order(changes), TOWER, 1) == pack(changes, TOWER, 1)


def test_a_stamp_is_milliseconds_and_a_counter() -> None:
    assert stamp_at(12345) == 12345 * 65536


def test_a_frame_of_the_first_version_is_read_for_ever() -> None:
    """Whatever changes here, what lies in folders stays as it is."""
    frame = bytes.fromhex(
        "42484c310000004700000000000000072acd8843a886dc4b4030284447f3993e8b3634343431343432400090550525f905ba06898649383596a70485e5987939c7a7b926ea6595ba047b07143a432d044a430301e67dbfd472a03781c24800a4d81c6421c88500"
    )
    changes = [change("wdRVl6JC_fEa.juDSKPqC"), change("f" * 12, "News", kind="feed", field="title", stamp=THEN + 70_000)]
    assert [(each.number, each.author, set(each.changes)) for each in read(frame).frames] == [(7, LAPTOP, set(changes))]
