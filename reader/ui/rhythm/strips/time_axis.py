"""Times to places: the columns of ribbon and strips, and the axis between them. Pure; GUI thread only."""

from reader.domain.value_classes import dataclass
from reader.reports.rhythm_span import Span
from reader.ui.look import fonts

_WIDE_PX, _MIDDLE_PX = 760, 520


@dataclass(frozen=True, slots=True)
class Columns:
    """Names from `left` on, the axis from `begin` to `end`, words that end at `right`. Without `has_names` there are icons only."""

    left: float
    begin: float
    end: float
    right: float
    has_names: bool = True


def columns(width: float) -> Columns:
    """The columns of a page so wide: names give way first, the words at the right stay."""
    if width >= fonts.scaled(_WIDE_PX):
        return Columns(28, fonts.scaled(216), width - fonts.scaled(144), width - 28)
    if width >= fonts.scaled(_MIDDLE_PX):
        return Columns(20, fonts.scaled(156), width - fonts.scaled(132), width - 20)
    return Columns(14, 46, max(width - fonts.scaled(106), 60), width - 14, has_names=False)


@dataclass(frozen=True, slots=True)
class TimeAxis:
    """Times of a span by their place between two edges, from left to right."""

    span: Span
    begin: float
    end: float

    def x(self, at: float) -> float:
        """The place of a time, also outside the span."""
        return self.begin + (at - self.span.begins_at) * (self.end - self.begin) / self.span.seconds

    @property
    def width(self) -> float:
        """From edge to edge."""
        return self.end - self.begin
