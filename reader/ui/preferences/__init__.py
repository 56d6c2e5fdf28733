"""Preferences window, built from the table in `domain.preferences`: pages, rows, search. GUI thread only."""

from reader.ui.preferences.pages import PreferenceNeeds
from reader.ui.preferences.sheet import PreferencesSheet

__all__ = ["PreferenceNeeds", "PreferencesSheet"]
