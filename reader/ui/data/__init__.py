"""Data access of the window: queries, pending changes, the bridge to the engine, undo."""
