"""What the window reads and sends: queries, pending changes, the bridge to the engine, undo."""
