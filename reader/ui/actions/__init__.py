"""The table of actions, their keys, and a handler for each. GUI thread only."""
