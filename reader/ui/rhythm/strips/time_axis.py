"""Maps times to positions: columns of ribbon and strips, and the axis between them. Pure; GUI thread only."""

from reader.domain.value_classes import dataclass
from reader.reports.rhythm_span import Span
from reader.ui.look import fonts

_WIDE_PX, _MIDDLE_PX = 760, 520


@dataclass(frozen=True, slots=True)
class Columns:
    """Names start at `left`, the axis spans `begin` to `end`, texts end at `right`. Without `has_names` only icons are shown."""

    left: float
    begin: float
    end: float
    right: float
    has_names: bool = True


def columns(width: float) -> Columns:
    """Return the columns for a page width: names shrink first, texts at the right stay."""
    if width >= fonts.scaled(_WIDE_PX):
        return Columns(28, fonts.scaled(216), width - fonts.scaled(144), width - 28)
    if width >= fonts.scaled(_MIDDLE_PX):
        return Columns(20, fonts.scaled(156), width - fonts.scaled(132), width - 20)
    return Columns(14, 46, max(width - fonts.scaled(106), 60), width - 14, has_names=False)


@dataclass(frozen=True, slots=True)
class TimeAxis:
    """Maps times of a span to positions between two edges, from left to right."""

    span: Span
    begin: float
    end: float

    def x(self, at: float) -> float:
        """Return the position of a time, which may be outside the span."""
        return self.begin + (at - self.span.begins_at) * (self.end - self.begin) / self.span.seconds

    @property
    def width(self) -> float:
        return self.end - self.begin
