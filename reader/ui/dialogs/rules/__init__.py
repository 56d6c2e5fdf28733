"""Rules: the editor and its parts. GUI thread only."""
