"""Preferences window, built from the table in `domain.preferences`: pages, rows, search. GUI thread only."""

from reader.ui.pages.preferences.sheet import PreferenceNeeds, PreferencesSheet

__all__ = ["PreferenceNeeds", "PreferencesSheet"]
