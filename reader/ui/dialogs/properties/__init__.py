"""Properties of feeds: the sheet and its rows. GUI thread only."""
