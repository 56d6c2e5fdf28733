"""A page followed without a feed: which of its blocks are articles, and what is shown of it while they are chosen. Pure."""

import json
from dataclasses import asdict

from reader.domain.value_classes import dataclass

PAGE = "page"
"""The setting of a subscription that holds its rule."""
SELECTOR_LIMIT = 300


@dataclass(frozen=True, slots=True)
class PageRule:
    """CSS selectors: `article` finds each block, the others look inside it. Empty ones are found out block by block."""

    article: str
    title: str = ""
    link: str = ""
    date: str = ""


PARTS = tuple(PageRule.__annotations__)


def rule_text(rule: PageRule) -> str:
    """A rule as it is stored."""
    return json.dumps({name: value for name, value in asdict(rule).items() if value}, ensure_ascii=False)


def rule_in(text: str) -> PageRule | None:
    """A stored rule; None where the text is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or not found.get("article") or not set(found) <= set(PARTS):
        return None
    return PageRule(**found) if all(_is_selector(value) for value in found.values()) else None


def is_rule(text: str) -> bool:
    """Whether a text can be stored as a rule; whether its selectors mean anything shows when the page is read."""
    return rule_in(text) is not None


def _is_selector(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and len(value) <= SELECTOR_LIMIT


@dataclass(frozen=True, slots=True)
class PageBlock:
    """One block of a page's tree: how deep it lies, what it is called, how its text begins, and what selects it and its like."""

    depth: int
    name: str
    text: str
    selector: str


@dataclass(frozen=True, slots=True)
class PageArticle:
    """One article that a rule finds."""

    title: str
    link: str
    published_at: int | None


@dataclass(frozen=True, slots=True)
class PageView:
    """What a page holds: its blocks, rules that suggest themselves, and the newest of the articles that `rule` finds.

    `found` counts all of them; `wrong` names the part of the rule that is no selector, empty where all are.
    """

    title: str
    blocks: tuple[PageBlock, ...]
    suggestions: tuple[PageRule, ...]
    rule: PageRule
    articles: tuple[PageArticle, ...]
    found: int
    wrong: str = ""
