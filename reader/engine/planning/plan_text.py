"""Plans in words. Pure."""

from reader.domain.clock import DAY_SECONDS
from reader.domain.schedule import Expectation, Rule


def describe_rate(postings_per_day: float) -> str:
    """'posts about 4 times a day', 'posts seldom'."""
    if postings_per_day >= 1.5:
        return f"posts about {postings_per_day:.0f} times a day"
    if postings_per_day >= 0.75:
        return "posts about once a day"
    if postings_per_day * 7 >= 0.75:
        times = round(postings_per_day * 7)
        return "posts about once a week" if times == 1 else f"posts about {times} times a week"
    return "rarely posts"


def describe_duration(seconds: float) -> str:
    """'40 min', '6 h', '2 days'."""
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{max(minutes, 1)} min"
    hours = round(seconds / 3600)
    return f"{hours} h" if hours < 48 else f"{round(seconds / DAY_SECONDS)} days"


def describe_price(rule: Rule, expected: Expectation, utc_offset: int) -> str:
    """'about 3 new entries expected, and you by 18:40'; what a rule adds comes first. The clock is `utc_offset` seconds from UTC."""
    first = {
        Rule.OVERFLOW: "the feed may drop articles",
        Rule.FLOOR: "at least once a day",
        Rule.ON_OPEN: "you opened the window",
    }.get(rule)
    parts = [first] if first else []
    if expected.postings is not None:
        parts.append(_describe_entries(expected.postings))
    if expected.access_at is not None and rule is not Rule.ON_OPEN:
        minutes = (expected.access_at + utc_offset) // 60 % 1440
        parts.append(f"and you by {minutes // 60:02}:{minutes % 60:02}")
    return ", ".join(parts)


def _describe_entries(postings: float) -> str:
    if postings >= 1.95:
        return f"about {postings:.0f} new articles expected"
    return f"about {postings:.1f} new articles expected" if postings >= 0.05 else "hardly any new article expected"
