"""What was chosen in the palette lately, remembered between starts. GUI thread only."""

from PySide6.QtCore import QSettings

_SETTING = "palette/recent"
_MOST = 20


class Recent:
    """Keys of candidates, the newest first."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def keys(self) -> list[str]:
        """What was chosen, the newest first."""
        stored = self._settings.value(_SETTING)
        # A list of one comes back as a plain string.
        listed = [stored] if isinstance(stored, str) else stored
        return [key for key in listed if isinstance(key, str)] if isinstance(listed, list) else []

    def note(self, key: str) -> None:
        self._settings.setValue(_SETTING, [key, *(other for other in self.keys() if other != key)][:_MOST])
