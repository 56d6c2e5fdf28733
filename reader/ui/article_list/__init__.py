"""The list of articles: rows of a selection, day headings, gap markers, the pill of new ones. GUI thread only."""
