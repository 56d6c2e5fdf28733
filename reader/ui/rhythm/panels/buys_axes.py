"""Where things lie in the picture of what a retrieval buys: scales, ticks, and back from a place to a value. Pure."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

_NICE = (1.0, 2.0, 2.5, 5.0, 10.0)


def nice_step(reach: float, most: int) -> float:
    """The smallest round number of which at most so many steps fill the reach."""
    if reach <= 0:
        return 1.0
    rough = reach / most
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in _NICE if step * power >= rough * (1 - 1e-9))


def ticks(reach: float, most: int) -> Sequence[float]:
    """Round numbers from 0 up to the reach."""
    step = nice_step(reach, most)
    return [step * number for number in range(int(reach / step + 1e-9) + 1)]


def nice_top(reach: float, most: int) -> float:
    """Where an axis ends that has a tick at its end and holds the reach."""
    step = nice_step(reach, most)
    return max(math.ceil(reach / step - 1e-9), 1) * step


@dataclass(frozen=True, slots=True)
class Axes:
    """A plot from (left, top) to (right, bottom) in pixels, of values from 0 to `most_x` and `most_y`; y rises upwards."""

    left: float
    top: float
    right: float
    bottom: float
    most_x: float
    most_y: float

    def x(self, value: float) -> float:
        """The horizontal place of a value."""
        return self.left + (self.right - self.left) * value / self.most_x

    def y(self, value: float) -> float:
        """The vertical place of a value; what is too high lies outside."""
        return self.bottom - (self.bottom - self.top) * value / self.most_y

    def value_at(self, x: float) -> float:
        """The value at a horizontal place."""
        return (x - self.left) / (self.right - self.left) * self.most_x
