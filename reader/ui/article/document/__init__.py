"""Article as a Qt text document: blocks, type, pictures and backdrop. GUI thread only."""
