"""Sheets over the window: nothing here is a window of its own, nothing stops the engine. GUI thread only."""
