"""The properties of feeds, shown over the window. GUI thread only."""

from collections.abc import Sequence

from reader.domain.ids import FeedId
from reader.ui.dialogs.properties import FACT_PX, PropertiesSheet
from reader.ui.window_parts import WindowParts


def show_properties(window: WindowParts, feed_ids: Sequence[FeedId]) -> None:
    """How feeds are followed, to be changed; of one alone its rhythm too, as soon as it is read."""
    # it brings numpy, and the window is to open without it
    from reader.ui.rhythm_page.feed_lines import FeedLines

    rhythm = FeedLines(window.clock, window.runner, feed_ids[0], FACT_PX) if len(feed_ids) == 1 else None
    sheet = PropertiesSheet(window.theme, window, window.library, window.clock, window.submit, feed_ids, rhythm)
    if rhythm is not None:
        rhythm.told.connect(sheet.fit)
    window.show_sheet(sheet)
