"""Share of the usual requests made while saving battery or metered data."""

from collections.abc import Mapping

from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass

USUAL = "usual"
SHARES: Mapping[str, float] = {USUAL: 1.0, "half": 1 / 2, "third": 1 / 3}


@dataclass(frozen=True, slots=True)
class Throttling:
    """A key of SHARES as `share`; unless it is the usual one, `by_battery` and `by_metered` say why."""

    share: str = USUAL
    by_battery: bool = False
    by_metered: bool = False


NO_THROTTLING = Throttling()


def throttling(preferences: Preferences, *, is_battery_low: bool, is_metered: bool) -> Throttling:
    """Return the throttling that the preferences ask for under these conditions, the smaller share if both apply."""
    battery = preferences.fetch_on_low_battery if is_battery_low else USUAL
    metered = preferences.fetch_on_metered if is_metered else USUAL
    share = min(battery, metered, key=SHARES.__getitem__)
    if share == USUAL:
        return NO_THROTTLING
    return Throttling(share, by_battery=battery == share, by_metered=metered == share)
