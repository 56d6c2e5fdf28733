"""Numbers in the panels of Rhythm: counts, shares, waiting times. GUI thread only, for Qt's locale and translations."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from reader.domain.clock import DAY_SECONDS
from reader.ui.text.translate import Translator, fill, listed

tr = Translator("RhythmPanels")

if TYPE_CHECKING:
    from reader.reports.scorecard_coverage import Coverage
    from reader.reports.scorecard_returns import ReturnVisits
    from reader.reports.scorecard_servers import ServerComparison

MINUTE, HOUR = 60, 3600
_LONG_MINUTES = 90 * MINUTE
_FEW = 10
"""Numbers from this on are shown without decimals."""


def coverage_text(coverage: "Coverage") -> str:
    """Return how much of the time is covered, and the number of feeds without data since then."""
    text = tr("Covers {share} % of the time: up to each feed's last successful refresh.")
    text = fill(text, share=count_text(coverage.percent))
    if not coverage.unknown_feeds:
        return text
    states = (
        (tr("%n failed last time", coverage.failed), coverage.failed),
        (tr("%n paused, refreshed only by hand or removed", coverage.stopped), coverage.stopped),
        (tr("%n never refreshed", coverage.never_retrieved), coverage.never_retrieved),
        (tr("%n not refreshed for a day", coverage.postponed), coverage.postponed),
    )
    unknown = tr("Unknown since then for %n feeds: {states}.", coverage.unknown_feeds)
    return text + " " + fill(unknown, states=listed(each for each, number in states if number))


def returns_text(returns: "ReturnVisits") -> str:
    """Return how many visits directly followed a return to the computer, and how many of these missed nothing."""
    text = tr("{soon} of %n visits came within 60 s of your return to the computer.", returns.visits)
    text = fill(text, soon=count_text(returns.within_minute))
    if returns.ready is None or not returns.within_minute:
        return text
    ready = tr("%n of them missed nothing.", returns.ready) if returns.ready else tr("Each of them missed something.")
    return f"{text} {ready}"


def servers_text(found: "ServerComparison") -> str:
    """Compare how soon an account's server has articles by its timer alone, and with refreshes requested by the plan."""
    sides = (
        (
            tr(
                "{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.",
                found.timer.articles,
            ),
            found.timer,
        ),
        (
            tr(
                "{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.",
                found.plan.articles,
            ),
            found.plan,
        ),
    )
    return "\n".join(
        fill(
            text,
            account=found.account,
            days=tr("%n days", round(served.days)),
            wait=" ".join(wait_text(served.delay.median_seconds)),
            missed=count_text(served.misses),
            visits=tr("at %n visits", served.visits),
        )
        for text, served in sides
    )


def count_text(number: float) -> str:
    """Format a whole number with the language's thousands separator."""
    return QLocale().toString(round(number))


def figure_text(number: float) -> str:
    """Format a possibly small number: 294, 2.6."""
    return count_text(number) if number >= _FEW - 0.05 else QLocale().toString(number, "f", 1)


def share_text(share: float) -> str:
    """Format a percentage without its sign: 71, 1.5."""
    return figure_text(share * 100)


def wait_text(seconds: float) -> tuple[str, str]:
    """Return a waiting time as number and unit."""
    if seconds < MINUTE:
        return count_text(seconds), tr("s")
    if seconds < _LONG_MINUTES:
        return count_text(seconds / MINUTE), tr("min")
    if seconds < 2 * DAY_SECONDS:
        return figure_text(seconds / HOUR), tr("h")
    return figure_text(seconds / DAY_SECONDS), tr("days")
