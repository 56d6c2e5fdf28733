"""A detail and a reason of each kind."""

from reader.domain.errors import Detail, DetailKind
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import PLACE, Argument

_IN_DETAILS: dict[str, Argument] = {
    "{name}": "opml",
    "{other}": "/home/ann/copy",
    "{number}": 50,
    "{id}": 7,
    "{line}": 1200,
    "{width}": 30_000,
    "{height}": 20_000,
    "{version}": 12,
    "{newest}": 11,
    "%n": 3,
}
_IN_REASONS: dict[str, Argument] = {
    "{time}": 21_600,
    "{name}": "uniform",
    "{text}": "as it was",
    "{rate}": 4.0,
    "{articles}": 3.0,
    "{visit}": "18:40",
    "{budget}": True,
    "%n": 3,
}


def _values(text: str, values: dict[str, Argument]) -> tuple[Argument, ...]:
    return tuple(values[place] for place in PLACE.findall(text))


DETAILS = tuple(Detail(kind, _values(kind.text, _IN_DETAILS)) for kind in DetailKind)
REASONS = tuple(Reason(kind, _values(kind.text, _IN_REASONS)) for kind in ReasonKind)
