"""Rules of web pages: by which articles are found on a page without a feed, with the view in which that is chosen; and by which the
text is found on an article's page. Pure.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict

from reader.domain.value_classes import dataclass

PAGE = "page"
"""Name of the subscription setting that holds the rule."""
SELECTOR_LIMIT = 300
TEXT = "text"
"""Name of the subscription setting that holds the CSS selector of the text on an article's page."""
OWN_RULE = "own"
"""Name of the rule that is a subscription's setting; others have that of their file."""


@dataclass(frozen=True, slots=True)
class PageRule:
    """CSS selectors: `article` finds each block, the others look inside it. Empty ones are determined per block."""

    article: str
    title: str = ""
    link: str = ""
    date: str = ""


PARTS = tuple(PageRule.__annotations__)


def rule_text(rule: PageRule) -> str:
    return json.dumps({name: value for name, value in asdict(rule).items() if value}, ensure_ascii=False)


def rule_in(text: str) -> PageRule | None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or not found.get("article") or not set(found) <= set(PARTS):
        return None
    return PageRule(**found) if all(is_selector(value) for value in found.values()) else None


def is_rule(text: str) -> bool:
    """Return whether a text is a rule that can be stored; selectors are checked only when the page is parsed."""
    return rule_in(text) is not None


def is_selector(value: object) -> bool:
    """Return whether a value can be stored as a selector; it is checked only when a page is parsed."""
    return isinstance(value, str) and value.isprintable() and len(value) <= SELECTOR_LIMIT


@dataclass(frozen=True, slots=True)
class PageBlock:
    """One block of a page's tree: depth, name, start of its text, and the selector for it and similar blocks."""

    depth: int
    name: str
    text: str
    selector: str


@dataclass(frozen=True, slots=True)
class PageArticle:
    title: str
    link: str
    published_at: int | None


@dataclass(frozen=True, slots=True)
class PageView:
    """Contents of a page: blocks, suggested rules, and the newest articles found by `rule`.

    `found` counts all of them; `wrong` names the part of the rule that is not a valid selector, empty if all are valid. Of an
    article's page the rule selects its `text`, of which the start is here, and `found` counts characters.
    """

    title: str
    blocks: tuple[PageBlock, ...]
    suggestions: tuple[PageRule, ...]
    rule: PageRule
    articles: tuple[PageArticle, ...]
    found: int
    wrong: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class TextRule:
    """Rule that finds the text on an article's page: a CSS selector if its name is OWN_RULE, else the content of a file of rules."""

    name: str
    text: str


def text_rules_text(rules: Sequence[TextRule]) -> str:
    return json.dumps([[rule.name, rule.text] for rule in rules]) if rules else ""


def text_rules_in(text: str) -> tuple[TextRule, ...]:
    """Return what `text_rules_text` wrote."""
    return tuple(TextRule(name, rule) for name, rule in json.loads(text)) if text else ()
