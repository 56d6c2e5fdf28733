"""Controls in the program's own look, each a Qt control underneath: its keys, its role and its value stay Qt's. GUI thread only."""

from reader.ui.widgets.controls.chip import Chip
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.controls.radio import Radio
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.controls.slider import Slider
from reader.ui.widgets.controls.switch import Switch
from reader.ui.widgets.controls.tick_box import TickBox

__all__ = ["Chip", "Combo", "Radio", "Segmented", "Slider", "Switch", "TickBox"]
