"""Controls in the program's own look, each a Qt control underneath: its keys, its role and its value stay Qt's. GUI thread only."""

from reader.ui.controls.chip import Chip
from reader.ui.controls.combo import Combo
from reader.ui.controls.segmented import Segmented
from reader.ui.controls.slider import Slider
from reader.ui.controls.switch import Switch

__all__ = ["Chip", "Combo", "Segmented", "Slider", "Switch"]
