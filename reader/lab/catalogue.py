"""Table of experiments, read by help, `beforehand lab list` and the command. Imports nothing heavy. Each names its function as
`module.function` of `experiments`: it takes Terms and returns Findings.
"""

from collections.abc import Mapping
from types import MappingProxyType

from reader.domain.value_classes import dataclass

TR = "Sia and Cho, tech report"
TK = "Sia and Cho, journal"
PIM = "Sia et al. 2007"
HOR = "Horincar et al. 2012"
OURS = "ours"

BUDGETS, CLUSTERS, SMOOTHING, PHASE, CORPUS, USERS = "budgets", "clusters", "smoothing", "phase", "corpus", "users"


@dataclass(frozen=True, slots=True)
class Experiment:
    """A table or figure of a paper: source, contents, the function that produces it, and the options that apply."""

    paper: str
    title: str
    place: str
    options: frozenset[str]


def _row(paper: str, title: str, place: str, *options: str) -> Experiment:
    return Experiment(paper, title, place, frozenset(options))


EXPERIMENTS: Mapping[str, Experiment] = MappingProxyType(
    {
        "table-1": _row(
            f"{TR}, Table 1", "delay of four policies at one refresh a day: mean, maximum, deviation", "alerts.table_1", PHASE
        ),
        "table-2": _row(
            f"{TK}, Table II; {TR}, Fig. 13", "mean delay of four policies every 6, 8, 12 and 24 hours", "alerts.table_2", PHASE
        ),
        "cgm": _row(f"{TR}, Table 2", "allocation for age and freshness by Cho and Garcia-Molina", "alerts.cgm", PHASE),
        "figure-8-tk": _row(
            f"{TK}, Fig. 8", "mean delay by mean interval, beside the allocation for age", "alerts.figure_8_tk", PHASE
        ),
        "figure-3": _row(f"{TR}, Fig. 3", "postings by week, and in two hours", "habits.figure_3"),
        "figure-7": _row(f"{TR}, Fig. 7", "feeds by their number of postings, and its power law", "habits.figure_7"),
        "figure-8": _row(f"{TR}, Fig. 8", "days to learn rates from", "browsing.figure_8"),
        "figure-9": _row(f"{TR}, Fig. 9", "how stable rates are", "habits.figure_9"),
        "figure-11": _row(f"{TR}, Fig. 11", "weeks to learn patterns from", "browsing.figure_11"),
        "figure-12": _row(f"{TR}, Fig. 10 and 12", "posting patterns of all feeds and of clusters", "habits.figure_12"),
        "protocol": _row(f"{TR}, section 4.6", "what asking for new entries only saves", "habits.protocol"),
        "figure-10": _row(
            f"{PIM}, Fig. 10",
            "misses of data-only and user-data as a share of a timer's, by budget and clusters",
            "browsing.figure_10",
            BUDGETS,
            CLUSTERS,
            SMOOTHING,
            PHASE,
        ),
        "synthetic": _row(
            f"{PIM}, Fig. 10",
            "figure 10 under the assumptions of its paper, with several seeds; always on invented users and feeds",
            "browsing.synthetic_users",
            BUDGETS,
            SMOOTHING,
        ),
        "why": _row(f"{PIM}, Fig. 10", "which assumption of figure 10 is worth how much", "browsing.why"),
        "figure-3-users": _row(f"{PIM}, Fig. 3", "visits in two hours over two weeks", "habits.figure_3_users"),
        "figure-6": _row(f"{PIM}, Fig. 6", "mean visits an hour over the day", "habits.figure_6"),
        "figure-8-users": _row(f"{PIM}, Fig. 8", "how alike a user's days are", "habits.figure_8_users"),
        "figure-9-feeds": _row(f"{PIM}, Fig. 9", "four main posting patterns", "habits.figure_9_feeds"),
        "interests": _row(
            f"{PIM}, learner",
            "articles in the order of interests, topics (LDA) and both, by readings",
            "interests.interests",
            CORPUS,
        ),
        "activity": _row(f"{HOR}, Fig. 4", "feeds by their postings a day", "hidden_rates.activity"),
        "shapes": _row(f"{HOR}, Fig. 5-7", "feeds whose days are alike, and the shapes of days", "hidden_rates.shapes"),
        "changing-feed": _row(
            f"{HOR}, Fig. 8 and 9", "an estimate after the feed's day has changed", "hidden_rates.changing_feed"
        ),
        "diverr": _row(f"{HOR}, Fig. 10", "how far estimates are from what was posted, by interval", "hidden_rates.diverr"),
        "two-steps": _row(
            f"{HOR}, Fig. 11 and 12", "completeness and window freshness of 2steps by estimate", "hidden_rates.two_steps"
        ),
        "presence": _row(
            OURS, "what it is worth to know when the user comes back to the computer", "presence.presence", BUDGETS, USERS
        ),
        "computers": _row(
            OURS, "requests and misses of two computers that share a folder, beside one", "computers.computers", BUDGETS, USERS
        ),
        "stories": _row(
            OURS, "pairs of articles that report the same, for the eye; --corpus: a profile", "stories.pairs", CORPUS
        ),
        "stories-events": _row(OURS, "stories of labelled events; --corpus: ECB+", "stories.events", CORPUS),
        "stories-headlines": _row(OURS, "headlines that are joined; --corpus: UCI news aggregator", "stories.headlines", CORPUS),
        "stories-pairs": _row(OURS, "pairs judged by people; --corpus: Telegram contest", "stories.judged_pairs", CORPUS),
    }
)
