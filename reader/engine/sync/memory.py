"""What the core remembers of accounts between two messages."""

import math
from dataclasses import dataclass, field

from reader.domain.accounts import Account
from reader.domain.ids import AccountId, CommandId
from reader.engine.sync.runs import Run


@dataclass(slots=True)
class Accounts:
    """Accounts, exchanges with servers under way (by number), and synchronisations: `syncing` is the run of an account.

    `asked` are accounts to be synchronised because the user wants it, with whom to answer. Marks that changed are sent at `push_at`;
    `changed_at` is when the first of them did, and `seq` the last change that was seen. `waiting` is what was last published as waiting.
    """

    known: dict[AccountId, Account] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    syncing: dict[AccountId, int] = field(default_factory=dict)
    asked: dict[AccountId, list[CommandId]] = field(default_factory=dict)
    push_at: float = math.inf
    changed_at: float = math.inf
    seq: int = -1
    waiting: dict[AccountId, int] = field(default_factory=dict)
