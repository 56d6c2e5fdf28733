"""Following a page without a feed: the sheet and its list of blocks. GUI thread only."""
