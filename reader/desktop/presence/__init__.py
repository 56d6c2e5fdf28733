"""Presence of the user at the computer, as reported by the desktop."""
