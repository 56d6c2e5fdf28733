"""Usual and next expected posting of a feed, as two lines for other sheets, shown once read. GUI thread only."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.ids import FeedId
from reader.reports.feed_outlook import FeedOutlook, load_feed_outlook
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.text.rhythm.feed_text import feed_facts
from reader.ui.widgets.labels import PlainLabel

_QUERY = "rhythm facts"
_DAYS = 14
_SAID = 2
"""Number of facts shown: usual posting times, next expected posting."""
_GAP_PX, _LINE_GAP_PX = 24, 4


class FeedLines(QWidget):
    """Empty until the query thread has answered; emits `filled` when it grows."""

    filled = Signal()

    def __init__(self, clock: Clock, runner: QueryRunner, feed_id: FeedId, name_px: int) -> None:
        super().__init__()
        self._clock = clock
        self._name_px = name_px
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(_GAP_PX)
        self._lines.setVerticalSpacing(_LINE_GAP_PX)
        self._lines.setColumnStretch(1, 1)
        query = partial(load_feed_outlook, feed_id=feed_id, days=_DAYS, now=clock.now(), utc_offset=clock.utc_offset_seconds)
        runner.run(_QUERY, query, self._receive)
        self.destroyed.connect(partial(runner.forget, _QUERY))

    def texts(self) -> list[str]:
        return [label.text() for label in self.findChildren(PlainLabel)]

    def _receive(self, found: FeedOutlook | None) -> None:
        if found is None or found.rhythm is None:
            return
        for row, fact in enumerate(feed_facts(found, self._clock)[:_SAID]):
            name = PlainLabel(fact.name, fonts.ui_font(fonts.SMALL_PX), "meta")
            name.setFixedWidth(self._name_px)
            said = PlainLabel(fact.text, fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
            self._lines.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(said, row, 1)
            # Qt shows children later, and the sheet needs the height now
            name.show()
            said.show()
        self.updateGeometry()
        self.filled.emit()
