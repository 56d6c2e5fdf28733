"""Rules from a damaged database, made to name the feeds and folders they meant: ids may be given to others in the base. Any thread."""

import json
from dataclasses import astuple

from reader.domain.rules import RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage.merge import Merge, Values


def renamed(merge: Merge, row: Values) -> Values | None:
    """A rule as the base is to have it; None for what is no rule.

    What names a feed or folder that is gone is left out, and a rule that says less than it did waits until the user enables it.
    """
    try:
        conditions = [
            RuleCondition(RuleField(field), RuleTest(test), str(value)) for field, test, value in json.loads(row["conditions"])
        ]
        for kind, value in json.loads(row["actions"]):
            RuleAction(RuleActionKind(kind), str(value))
    except (KeyError, TypeError, ValueError):
        return None
    found = [_renamed(merge, each) for each in conditions]
    kept = [astuple(each) for each in found if each is not None]
    is_whole = len(kept) == len(conditions)
    return row | {"conditions": json.dumps(kept, ensure_ascii=False), "is_enabled": row["is_enabled"] if is_whole else 0}


def _renamed(merge: Merge, condition: RuleCondition) -> RuleCondition | None:
    numbers = {RuleField.FEED: merge.feeds, RuleField.FOLDER: merge.folders}.get(condition.field)
    if numbers is None:
        return condition
    named = condition.value.strip()
    same = numbers.get(int(named)) if named.isdecimal() else None
    return None if same is None else RuleCondition(condition.field, condition.test, str(same))
