"""Values at the border to SQLite, which takes neither NUL nor half a character nor a number above 64 bits. Pure; any thread."""

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from reader.domain.reasons import Reason, ReasonKind

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
_LARGEST = 2**63 - 1

TEXT_START = 500
"""As many characters of a text as recognising an entry compares."""


def storable(text: str) -> str:
    """The text with U+FFFD for every NUL and lone surrogate."""
    if "\0" not in text:
        if text.isascii():
            return text
        # Encoding finds surrogates, and finds that there are none several times faster than a regular expression.
        with suppress(UnicodeEncodeError):
            text.encode()
            return text
    return _UNSTORABLE.sub("\ufffd", text)


def whole(number: float) -> int:
    """A number cut to what an INTEGER column holds."""
    return max(-_LARGEST, min(int(number), _LARGEST))


def whole_or_none(number: float | None) -> int | None:
    """Convert a value that may be None."""
    return None if number is None else whole(number)


def json_list(values: Iterable[int | str]) -> str:
    """Values as one JSON parameter, to be read by json_each."""
    listed = [storable(value) if isinstance(value, str) else value for value in values]
    return json.dumps(listed, ensure_ascii=False) if listed else "[]"


def id_list(ids: Iterable[int]) -> str:
    """Ids as one JSON parameter; there can be very many."""
    return f"[{','.join(map(str, ids))}]"


def reason_json(reason: Reason | None) -> str:
    """A reason as it is stored: its kind and its arguments; empty for none."""
    return "" if reason is None else json.dumps([reason.kind.value, *reason.arguments])


@lru_cache(maxsize=1024)
def stored_reason(text: str) -> Reason | None:
    """A stored reason; what no kind of ours reads is shown as it was."""
    if not text:
        return None
    try:
        name, *arguments = json.loads(text)
        reason = Reason(ReasonKind(name), tuple(arguments))
        reason.sentence()
    except (ValueError, TypeError, OverflowError, RecursionError):
        return Reason(ReasonKind.TEXT, (text,))
    return reason
