"""Reading an answer's body: decoded as it comes, never more than is allowed. Fetch threads."""

from typing import Any

from reader.net.allowance import TooLargeError

CHUNK_BYTES = 64 * 1024
LARGEST_DRAIN_BYTES = 16 * 1024


def read_body(raw: Any, limit_bytes: int) -> bytes:
    """The decoded body; TooLargeError as soon as it grows beyond the limit, on the wire or decoded."""
    announced = raw.length_remaining
    if announced is not None and announced > limit_bytes:
        raise TooLargeError
    parts: list[bytes] = []
    size = 0
    while part := raw.read1(CHUNK_BYTES, decode_content=True):
        size += len(part)
        if size > limit_bytes or raw.tell() > limit_bytes:
            raise TooLargeError
        parts.append(part)
    return b"".join(parts)


def release(raw: Any) -> None:
    """Have done with an answer whose body is not wanted: read a short one so that the connection can be used again, else cut it."""
    remaining = raw.length_remaining
    if remaining is None or remaining > LARGEST_DRAIN_BYTES:
        raw.close()
    else:
        raw.drain_conn()
    raw.release_conn()
