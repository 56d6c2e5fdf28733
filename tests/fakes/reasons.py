"""A reason of each kind."""

from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import PLACE, Argument

_VALUES: dict[str, Argument] = {
    "{time}": 21_600,
    "{name}": "uniform",
    "{text}": "as it was",
    "{rate}": 4.0,
    "{articles}": 3.0,
    "{visit}": "18:40",
    "{budget}": True,
    "%n": 3,
}
ONE_OF_EACH = tuple(Reason(kind, tuple(_VALUES[place] for place in PLACE.findall(kind.text))) for kind in ReasonKind)
