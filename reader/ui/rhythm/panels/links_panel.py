"""Link depth: shares of read articles by how far links from them were followed. GUI thread only."""

from PySide6.QtWidgets import QWidget

from reader.reports.rhythm_links import DAYS, LinkDepths
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.rhythm.panels.bars import Bar, Bars
from reader.ui.rhythm.panels.buys_chart import HEADER_PX
from reader.ui.text.rhythm.figure_text import share_text, tr
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH, Gap
from reader.ui.widgets.labels import PlainLabel

_PERCENT = "\N{NO-BREAK SPACE}%"


class LinksPanel(QWidget):
    """A bar for each depth that occurred, or a text that no link was opened."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = PlainLabel(tr("Where articles lead you"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.title.setMinimumHeight(HEADER_PX)
        self.ground = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta", is_wrapped=True)
        self.bars = Bars(theme)
        self.bars.hide()
        self.setAccessibleName(self.title.text())
        boxes.column(self.title, self.ground, Gap(16), self.bars, STRETCH, spacing=0, margins=0, on=self)

    def show_depths(self, depths: LinkDepths) -> None:
        is_known = bool(depths.links)
        self.bars.setVisible(is_known)
        if not is_known:
            self.ground.setText(tr("No links opened from articles yet."))
            return
        read = tr("%n articles read in the last {days} days, and how far you followed their links.", depths.total)
        self.ground.setText(fill(read, days=str(DAYS)))
        shares = [(name, count / depths.total) for name, count in zip(_names(), depths.articles, strict=True) if count]
        bars = [Bar(name, share, share_text(share) + _PERCENT, is_strong=place > 0) for place, (name, share) in enumerate(shares)]
        self.bars.show_bars(bars, ", ".join(f"{each.name}: {each.number}" for each in bars))


def _names() -> tuple[str, ...]:
    return tr("Read here only"), tr("Opened its page"), tr("Opened a link in it"), tr("Went on from there")
