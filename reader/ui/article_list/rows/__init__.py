"""How each kind of row is painted. GUI thread only."""
