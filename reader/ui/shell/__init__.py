"""Main window: panes, event dispatch, pages and remembered position. GUI thread only."""
