"""Picture viewer over the window, showing one picture of an article at a time. GUI thread only."""
