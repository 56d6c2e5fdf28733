"""Shared widgets for all parts of the window. GUI thread only."""
