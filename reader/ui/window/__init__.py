"""The main window: its parts, event flow, pages and places. GUI thread only."""
