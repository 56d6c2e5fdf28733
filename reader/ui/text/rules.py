"""Texts for rules, and for what is missing in one. GUI thread only."""

import re
from collections.abc import Sequence

from reader.domain.entry import MARKS, EntryRow
from reader.domain.errors import Detail, Problem
from reader.domain.rules import EXPRESSIONS, ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.formats.expression import fault
from reader.reports.rule_examples import LAST_OF_A_WRITER, ExampleKind, RuleExample
from reader.ui.text import marks
from reader.ui.text.languages import number_text
from reader.ui.text.marks import STYLES
from reader.ui.text.problems import detail_text
from reader.ui.text.translate import Translator, fill

_tr = Translator("Rules")

PLACES = frozenset({RuleField.FEED, RuleField.FOLDER})
_END_OF_PHRASE = re.compile("\\s*[:|\u2013\u2014]\\s|\\s-\\s")
_MOST_WORDS = 4
_LONGEST_PHRASE = 80


def field_choices() -> Sequence[tuple[RuleField, str]]:
    return (
        (RuleField.FEED, _tr("Feed")),
        (RuleField.FOLDER, _tr("Folder")),
        (RuleField.TITLE, _tr("Title")),
        (RuleField.TEXT, _tr("Text")),
        (RuleField.AUTHOR, _tr("Author")),
        (RuleField.CATEGORY, _tr("Category")),
        (RuleField.LINK, _tr("Link")),
        (RuleField.ANYWHERE, _tr("Any field")),
    )


def test_choices(field: RuleField) -> Sequence[tuple[RuleTest, str]]:
    whole = ((RuleTest.IS, _tr("is")), (RuleTest.IS_NOT, _tr("is not")))
    if field in PLACES:
        return whole
    return (
        (RuleTest.CONTAINS, _tr("contains")),
        (RuleTest.LACKS, _tr("does not contain")),
        (RuleTest.BEGINS, _tr("begins with")),
        *whole,
        (RuleTest.MATCHES, _tr("matches expression")),
        (RuleTest.LACKS_MATCH, _tr("does not match expression")),
    )


def action_choices() -> Sequence[tuple[RuleActionKind, str]]:
    return (
        (RuleActionKind.MARK_READ, _tr("Mark as read")),
        *((kind.rule, marks.tr(STYLES[mark].text)) for mark, kind in MARKS.items()),
        (RuleActionKind.TAG, _tr("Tag")),
        (RuleActionKind.HIDE, _tr("Hide")),
        (RuleActionKind.NOTIFY, _tr("Notify")),
        (RuleActionKind.RUN, _tr("Run program")),
        (RuleActionKind.SEND, _tr("Send to")),
    )


def example_title(example: RuleExample) -> str:
    return {
        ExampleKind.NEVER_READ: _tr("Hide what you never read"),
        ExampleKind.WRITER: _tr("Never miss a writer"),
        ExampleKind.BUSY_FEED: _tr("Keep a busy feed short"),
    }[example.kind]


def example_effect(example: RuleExample) -> str:
    count = number_text(len(example.entry_ids))
    match example.kind:
        case ExampleKind.WRITER:
            text = _tr("{author} writes for {feed}; you opened {opened} of the last {most}")
            author = example.rule.conditions[0].value
            opened, most = number_text(example.opened), number_text(min(LAST_OF_A_WRITER, len(example.entry_ids)))
            return fill(text, author=author, feed=example.feed_title, opened=opened, most=most)
        case ExampleKind.NEVER_READ:
            text = _tr("Would have hidden {count} of %n articles in the last 30 days", example.total)
        case _:
            text = _tr("Would have marked {count} of %n articles in the last 30 days", example.total)
    return fill(text, count=count)


def example_name(example: RuleExample) -> str:
    value = example.rule.conditions[-1].value
    match example.kind:
        case ExampleKind.WRITER:
            return fill(_tr("Articles by {author}"), author=value)
        case ExampleKind.NEVER_READ:
            return fill(_tr("Hide “{word}”"), word=value)
        case _:
            return fill(_tr("{feed}: “{word}” as read"), feed=example.feed_title, word=value)


def lack_of_name(rule: ArrivalRule) -> str:
    return "" if rule.name.strip() else _tr("Enter a name for the rule.")


def lack_of_conditions(rule: ArrivalRule) -> str:
    return "" if rule.conditions else _tr("Add a condition: a rule without one matches nothing.")


def lack_of_actions(rule: ArrivalRule) -> str:
    return "" if rule.actions else _tr("Add an action.")


def lack_of_condition(condition: RuleCondition) -> str:
    if condition.value.strip():
        wrong = fault(condition.value.strip()) if condition.test in EXPRESSIONS else None
        return "" if wrong is None else as_sentence(wrong)
    if condition.field is RuleField.FEED:
        return _tr("Choose a feed from the list.")
    return _tr("Choose a folder from the list.") if condition.field is RuleField.FOLDER else _tr("Enter text to match.")


def as_sentence(wrong: Detail | str) -> str:
    """Return the error in an expression as a separate line."""
    text = detail_text(wrong)
    return f"{text[:1].upper()}{text[1:]}."


def stopped_text(problem: Problem) -> str:
    """Explain why a rule is no longer applied, and the remedy."""
    return fill(
        _tr("Stopped: {why}. Change that, then switch the rule off and on to try again."), why=detail_text(problem.detail)
    )


def lack_of_action(action: RuleAction) -> str:
    if action.kind is RuleActionKind.RUN and not action.value:
        return _tr("Choose a program. It has to lie in the programs folder.")
    if action.kind is RuleActionKind.SEND and not action.value:
        return _tr("Choose where to. Places are set up in Preferences, Sharing.")
    return _tr("Enter a tag name.") if action.kind is RuleActionKind.TAG and not action.value.strip() else ""


def is_complete(rule: ArrivalRule) -> bool:
    return not lack_of(rule)


def lack_of(rule: ArrivalRule) -> str:
    """Return the first missing part of a rule, from its name to its actions."""
    lacks = (
        lack_of_name(rule),
        lack_of_conditions(rule),
        lack_of_actions(rule),
        *map(lack_of_condition, rule.conditions),
        *map(lack_of_action, rule.actions),
    )
    return next(filter(None, lacks), "")


def unsaved_text(left_out: Sequence[ArrivalRule]) -> str:
    if len(left_out) > 1:
        return _tr("%n rules were not saved: something is missing.", len(left_out))
    text = _tr("The rule {name} was not saved. {why}")
    return "".join(fill(text, name=rule.name or _tr("New rule"), why=lack_of(rule)) for rule in left_out)


def new_rule() -> ArrivalRule:
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "")
    return ArrivalRule(None, _tr("New rule"), (condition,), (RuleAction(RuleActionKind.MARK_READ),))


def rule_from(row: EntryRow) -> ArrivalRule:
    """Return a rule that matches an article: its feed, and the first words of its title."""
    phrase = " ".join(_END_OF_PHRASE.split(row.title)[0].split()[:_MOST_WORDS])
    conditions = [RuleCondition(RuleField.FEED, RuleTest.IS, str(row.feed_id))]
    if phrase:
        conditions.append(RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, phrase))
    name = f"{row.feed_title}: {phrase}" if phrase else row.feed_title
    return ArrivalRule(None, name, tuple(conditions), (RuleAction(RuleActionKind.MARK_READ),))


def rule_about(row: EntryRow, words: str) -> ArrivalRule:
    """Return a rule for articles of its feed about these words."""
    phrase = " ".join(words.split())[:_LONGEST_PHRASE]
    conditions = (
        RuleCondition(RuleField.FEED, RuleTest.IS, str(row.feed_id)),
        RuleCondition(RuleField.ANYWHERE, RuleTest.CONTAINS, phrase),
    )
    return ArrivalRule(None, f"{row.feed_title}: {phrase}", conditions, (RuleAction(RuleActionKind.MARK_READ),))
