"""The table of actions and their keys. GUI thread only."""
