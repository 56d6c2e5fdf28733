"""Table of actions and their keyboard shortcuts. GUI thread only."""
