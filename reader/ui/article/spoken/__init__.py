"""The article as a screen reader meets it. GUI thread only."""
