"""Current preferences and their effects. GUI thread only."""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from reader.domain.preferences import Preference, Preferences, Value

V = TypeVar("V", bound=Value)


class LivePreferences:
    """Read values used occasionally from `values`; register immediate effects with `on_change`."""

    def __init__(self, values: Preferences) -> None:
        self.values = values
        self._effects: dict[str, list[Callable[[], object]]] = defaultdict(list)

    def on_change(self, preference: Preference[V], apply: Callable[[V], object]) -> None:
        """Call `apply` with the current value and after each change."""

        def follow() -> None:
            apply(self.values.value_of(preference))

        self._effects[preference.key].append(follow)
        follow()

    def take(self, key: str, value: Value) -> None:
        self.values = self.values.with_value(key, value)
        for follow in self._effects[key]:
            follow()
