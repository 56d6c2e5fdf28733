"""The picture viewer over the window: one picture of an article at a time. GUI thread only."""
