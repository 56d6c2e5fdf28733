"""Article list: rows of a selection, day headings, gap markers, the new-articles button. GUI thread only."""
