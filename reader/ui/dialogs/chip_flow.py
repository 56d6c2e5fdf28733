"""Chips one after another, in as many lines as they need. GUI thread only."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

_GAP = 6


class ChipFlow(QWidget):
    """As wide as it is told, as high as its chips need; `resized` follows each change of height."""

    resized = Signal()

    def __init__(self, width: int) -> None:
        super().__init__()
        self._chips: list[QWidget] = []
        self.setFixedWidth(width)
        self._place()

    def add(self, chip: QWidget) -> None:
        """One more at the end."""
        chip.setParent(self)
        self._chips.append(chip)
        chip.show()
        self._place()

    def _place(self) -> None:
        left, top, bottom = 0, 0, 0
        is_mirrored = self.isRightToLeft()
        for chip in self._chips:
            if left and left + chip.width() > self.width():
                left, top = 0, bottom + _GAP
            chip.move(self.width() - left - chip.width() if is_mirrored else left, top)
            left += chip.width() + _GAP
            bottom = max(bottom, top + chip.height())
        if bottom != self.height():
            self.setFixedHeight(bottom)
        self.resized.emit()
