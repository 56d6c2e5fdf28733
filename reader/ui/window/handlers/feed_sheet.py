"""Property sheet of feeds, shown over the window. GUI thread only."""

from collections.abc import Sequence
from functools import partial

from reader.domain.ids import FeedId
from reader.domain.page_rule import PAGE, rule_in
from reader.storage import subscriptions
from reader.ui.window.window_parts import WindowParts

_QUERY = "learned weights"


def show_properties(window: WindowParts, feed_ids: Sequence[FeedId]) -> None:
    """Open the properties of feeds; a single feed also gets its rhythm once that is read."""
    # imports numpy, which the start avoids
    from reader.reports.feed_weights import weights_from_reading
    from reader.ui.dialogs.properties.properties import FACT_PX, PropertiesSheet
    from reader.ui.rhythm.feed_lines import FeedLines

    rhythm = FeedLines(window.clock, window.runner, feed_ids[0], FACT_PX) if len(feed_ids) == 1 else None
    choose = partial(choose_blocks, window)
    sheet = PropertiesSheet(window.theme, window.widget, window.connection, window.clock, window.submit, feed_ids, rhythm, choose)
    if rhythm is not None:
        rhythm.filled.connect(sheet.fit)
    window.show_sheet(sheet)
    query = partial(weights_from_reading, now=window.clock.now())
    # a name of its own, as an earlier sheet may close after the next one opens
    name = f"{_QUERY} {id(sheet)}"
    window.runner.run(name, query, sheet.show_learned)
    sheet.destroyed.connect(partial(window.runner.forget, name))


def choose_blocks(window: WindowParts, feed_id: FeedId) -> None:
    """Let the user change the blocks of a followed page that are its articles."""
    from reader.ui.dialogs.page.page_sheet import PageSheet, Place

    for feed in subscriptions.followed(window.connection, (feed_id,)):
        place = Place(feed_id=feed_id, rule=rule_in(feed.settings.get(PAGE, "")))
        window.show_sheet(PageSheet(window.theme, window.widget, window.clock, window.submit, feed.url, place))
