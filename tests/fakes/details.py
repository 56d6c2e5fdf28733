"""A detail of each kind."""

from reader.domain.errors import Detail, DetailKind
from reader.domain.sentences import PLACE, Argument

_VALUES: dict[str, Argument] = {
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
ONE_OF_EACH = tuple(Detail(kind, tuple(_VALUES[place] for place in PLACE.findall(kind.text))) for kind in DetailKind)
