"""Sheets over the window, none of them a separate window or blocking the engine. GUI thread only."""
