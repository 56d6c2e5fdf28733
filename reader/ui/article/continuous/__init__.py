"""All articles of a list on one page, of which a window is laid out. GUI thread only."""
