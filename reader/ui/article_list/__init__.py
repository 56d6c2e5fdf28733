"""The list of articles: rows of a selection, day headings, gap markers, the button for new ones. GUI thread only."""
