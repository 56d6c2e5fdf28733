"""Logs of changes in a shared folder: frames, their checks, and names of files. Every byte may be anybody's.

A frame is `BHL1`, the length of its body, its number, a digest bound to computer and number, and the body: compressed JSON,
sealed if there is a passphrase. Changes with one kind, field and value are written together, each with its key and the time since
the change before it. A seal is by scrypt, and ChaCha20-Poly1305 of `cryptography`, which is imported at the first frame.
"""

import hashlib
import json
import math
import re
import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from importlib.util import find_spec
from itertools import chain, groupby
from struct import Struct
from typing import Any, NamedTuple, Protocol

from reader.domain.computers import (
    COMPUTER_ID,
    FRAME_BYTES_MAX,
    FRAME_CHANGES_MAX,
    FRAME_TEXT_MAX,
    KEY_LENGTH_MAX,
    STAMP_LIMIT,
    VALUE_LENGTH_MAX,
    Change,
    Frame,
    LogFault,
)
from reader.domain.ids import ComputerId

MAGIC = b"BHL1"
_HEADER = Struct(">4sIQ16s")
_NUMBER_LIMIT = 1 << 62
_USUAL = (
    b'"preference","rule","search","episode","folder","feed","url","title","position","parent","settings","is_there",null,false,true'
    b'"hidden","later","starred",0,["],[0,0]],["article","read",1,["],[0]]]]"",[["article","read",1,["'
)
"""Text that compression begins with, since most frames hold a few marks; part of the format."""
_KIND = re.compile(r"[a-z_]{1,20}")
_NAME = re.compile(rf"[^\x00-\x1f\x7f\ud800-\udfff]{{1,{KEY_LENGTH_MAX}}}")
_UNSTORABLE = re.compile(r"[\x00\ud800-\udfff]")
_INTEGER_LIMIT = 1 << 63
_SPLIT_TEXT = FRAME_TEXT_MAX // 8
"""Characters of a frame's texts; each takes up to six bytes in JSON."""


class Cipher(Protocol):
    """Seals bytes so that only somebody with the passphrase can make or open them, bound to the computer and number of a frame."""

    def seal(self, data: bytes, bound: bytes) -> bytes: ...

    def open(self, sealed: bytes, bound: bytes) -> bytes | None:
        """Return the data; None if it was sealed otherwise."""
        ...


class SealedFrame(NamedTuple):
    """A frame whose digest was checked, and no more than that."""

    number: int
    digest: bytes
    body: bytes
    end: int


def is_sound(change: Change) -> bool:
    """Return whether a change can be written and read: types, lengths, and characters that a database can hold."""
    kind, key, field, value, stamp = change
    return (
        type(kind) is str
        and type(key) is str
        and type(field) is str
        and type(stamp) is int
        and 0 < stamp < STAMP_LIMIT
        and _KIND.fullmatch(kind) is not None
        and _NAME.fullmatch(key) is not None
        and _NAME.fullmatch(field) is not None
        and _is_value(value)
    )


def _is_value(value: Any) -> bool:
    if type(value) is str:
        return len(value) <= VALUE_LENGTH_MAX and _UNSTORABLE.search(value) is None
    if type(value) is int:
        return -_INTEGER_LIMIT <= value < _INTEGER_LIMIT
    return value is None or (type(value) is float and math.isfinite(value))


def split(changes: Iterable[Change]) -> Iterator[list[Change]]:
    """Cut changes into parts that `pack` accepts."""
    part: list[Change] = []
    size = 0
    for change in changes:
        taken = len(change.key) + len(change.field) + (len(change.value) if isinstance(change.value, str) else 0)
        if part and (len(part) == FRAME_CHANGES_MAX or size + taken > _SPLIT_TEXT):
            yield part
            part, size = [], 0
        part.append(change)
        size += taken
    if part:
        yield part


def pack(
    changes: Sequence[Change], computer: ComputerId, number: int, author: ComputerId | None = None, cipher: Cipher | None = None
) -> bytes:
    """Return a frame of a computer's log, whose order of changes means nothing; one without changes only has a number. Raises
    ValueError for what cannot be read again.
    """
    if len(changes) > FRAME_CHANGES_MAX or not all(map(is_sound, changes)):
        raise ValueError("changes that cannot be written")
    text = _text(changes, "" if author in {None, computer} else str(author))
    body = _compressed(text)
    bound = _bound(computer, number)
    if cipher is not None:
        body = cipher.seal(body, bound)
    if len(text) > FRAME_TEXT_MAX or len(body) > FRAME_BYTES_MAX:
        raise ValueError("a frame that is too large")
    return _HEADER.pack(MAGIC, len(body), number, _digest(body, bound)) + body


def open_body(frame: SealedFrame, computer: ComputerId, cipher: Cipher | None) -> bytes | None:
    """Return the compressed body of a frame; None if its passphrase is another."""
    return frame.body if cipher is None else cipher.open(frame.body, _bound(computer, frame.number))


def read_frame(frame: SealedFrame, body: bytes | None, computer: ComputerId, latest: int) -> Frame | LogFault:
    """Read a frame by its compressed body: its changes, unless one is later than `latest`."""
    found = LogFault.SEALED if body is None else read_body(body, computer)
    if isinstance(found, LogFault):
        return found
    author, changes = found
    if any(change.stamp > latest for change in changes):
        return LogFault.AHEAD
    return Frame(frame.number, author, changes, frame.end)


def check_bodies(measured_bodies: bytes, computer: ComputerId) -> int:
    """Count the bodies that can be read, from the first on; each has its length before it."""
    count = at = 0
    while at < len(measured_bodies):
        start = at + 4
        at = start + int.from_bytes(measured_bodies[at:start], "big")
        if isinstance(read_body(measured_bodies[start:at], computer), LogFault):
            break
        count += 1
    return count


def sealed_frames(data: bytes, at: int, computer: ComputerId, limit: int) -> tuple[list[SealedFrame], LogFault | None]:
    """Find the frames of a computer's log from a place on by their digests, no more than `limit`, and why the rest is none."""
    frames: list[SealedFrame] = []
    while at < len(data):
        if at + _HEADER.size > len(data):
            return frames, LogFault.UNFINISHED if MAGIC.startswith(data[at : at + len(MAGIC)]) else LogFault.DAMAGED
        magic, length, number, digest = _HEADER.unpack_from(data, at)
        if magic != MAGIC or length > FRAME_BYTES_MAX or number >= _NUMBER_LIMIT or len(frames) == limit:
            return frames, LogFault.DAMAGED
        start, at = at + _HEADER.size, at + _HEADER.size + length
        if at > len(data):
            return frames, LogFault.UNFINISHED
        body = data[start:at]
        if _digest(body, _bound(computer, number)) != digest:
            return frames, LogFault.DAMAGED
        frames.append(SealedFrame(number, digest, body, at))
    return frames, None


def read_body(body: bytes, computer: ComputerId) -> tuple[ComputerId, tuple[Change, ...]] | LogFault:
    """Unpack a frame's body: author and changes. Takes memory and time that `FRAME_TEXT_MAX` limits."""
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_USUAL)
    try:
        text = unpacking.decompress(body, FRAME_TEXT_MAX)
        if not unpacking.eof:
            return LogFault.DAMAGED
        return _read_text(text, computer)
    except (zlib.error, ValueError, TypeError, RecursionError, MemoryError):
        return LogFault.DAMAGED


def _compressed(text: bytes) -> bytes:
    packing = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=_USUAL)
    return packing.compress(text) + packing.flush()


def _text(changes: Sequence[Change], author: str) -> bytes:
    first = before = min((each.stamp for each in changes), default=0)
    groups = []
    for _, alike in groupby(sorted(changes, key=lambda each: (*_group(each), each.stamp)), _group):
        first_of = next(alike)
        keys, later = [], []
        for each in chain((first_of,), alike):
            keys.append(each.key)
            later.append(each.stamp - before)
            before = each.stamp
        groups.append([first_of.kind, first_of.field, first_of.value, keys, later])
    return json.dumps([first, author, groups], separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def _group(change: Change) -> tuple[str, str, str]:
    """Return what changes that are written together have in common; the text of a value tells 1 from 1.0."""
    return change.kind, change.field, repr(change.value)


def _read_text(text: bytes, computer: ComputerId) -> tuple[ComputerId, tuple[Change, ...]] | LogFault:
    stamp, author, groups = json.loads(text)
    changes = []
    for kind, field, value, keys, later in groups:
        if not keys or type(keys) is not list:
            return LogFault.DAMAGED
        for key, since in zip(keys, later, strict=True):
            stamp += since
            changes.append(Change(kind, key, field, value, stamp))
            if len(changes) > FRAME_CHANGES_MAX or not is_sound(changes[-1]):
                return LogFault.DAMAGED
    if author == "":
        return computer, tuple(changes)
    return (ComputerId(author), tuple(changes)) if COMPUTER_ID.fullmatch(author) else LogFault.DAMAGED


def _bound(computer: ComputerId, number: int) -> bytes:
    return f"{computer} {number}".encode()


def _digest(body: bytes, bound: bytes) -> bytes:
    return blake2b(body, digest_size=16, key=bound).digest()


KEY_BYTES = 32
NONCE_BYTES = 12
SALT_BYTES = 16
_COST = {"n": 1 << 17, "r": 8, "p": 1, "maxmem": 1 << 28}
"""Parameters of scrypt: 128 MB and a third of a second."""


def can_encrypt() -> bool:
    """Return whether the library is there; without it a folder can have no passphrase."""
    return find_spec("cryptography") is not None


def key_of(passphrase: str, salt: bytes) -> bytes:
    """Derive the key of a folder, in a third of a second. Composed characters are those of any keyboard."""
    text = unicodedata.normalize("NFKC", passphrase).encode()
    return hashlib.scrypt(text, salt=salt, dklen=KEY_BYTES, n=_COST["n"], r=_COST["r"], p=_COST["p"], maxmem=_COST["maxmem"])


class FolderCipher:
    """Seals frames with a folder's key. Nonces are digests of what is sealed: only the same frame would have the same one twice,
    also in a copied profile or after a crash.
    """

    def __init__(self, key: bytes) -> None:
        """Raises ImportError without `cryptography`, ValueError for what is no key."""
        if len(key) != KEY_BYTES:
            raise ValueError("not a key")
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

        self._cipher = ChaCha20Poly1305(_derived(key, b"frames"))
        self._nonce_key = _derived(key, b"nonces")
        self.check = check_of(key)

    def seal(self, data: bytes, bound: bytes) -> bytes:
        measured_bound = len(bound).to_bytes(4, "big") + bound
        nonce = blake2b(measured_bound + data, digest_size=NONCE_BYTES, key=self._nonce_key).digest()
        return nonce + self._cipher.encrypt(nonce, data, bound)

    def open(self, sealed: bytes, bound: bytes) -> bytes | None:
        from cryptography.exceptions import InvalidTag

        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], bound)
        except (InvalidTag, ValueError):
            return None


def check_of(key: bytes) -> str:
    """Return what `format.json` says of a key, so that another passphrase is noticed."""
    return _derived(key, b"check").hex()[:32]


def _derived(key: bytes, purpose: bytes) -> bytes:
    return blake2b(key=key, digest_size=32, person=purpose).digest()
