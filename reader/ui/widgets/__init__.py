"""Widgets that any part of the window may use. GUI thread only."""
