"""The preferences that hold now, and what follows from each of them. GUI thread only."""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from reader.domain.preferences import Preference, Preferences, Value

V = TypeVar("V", bound=Value)


class LivePreferences:
    """What is needed only now and then is read from `values`; what has to follow at once is registered with `on_change`."""

    def __init__(self, values: Preferences) -> None:
        self.values = values
        self._effects: dict[str, list[Callable[[], object]]] = defaultdict(list)

    def on_change(self, preference: Preference[V], apply: Callable[[V], object]) -> None:
        """Apply the value that holds now, and each one that follows."""

        def follow() -> None:
            apply(self.values.value_of(preference))

        self._effects[preference.key].append(follow)
        follow()

    def take(self, key: str, value: Value) -> None:
        """Another value holds from now on."""
        self.values = self.values.with_value(key, value)
        for follow in self._effects[key]:
            follow()
