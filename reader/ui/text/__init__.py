"""Interface texts for enumerated kinds. GUI thread only."""
