"""The sidebar: smart lists, folders and feeds with their counts, and the promise at its head. GUI thread only."""
