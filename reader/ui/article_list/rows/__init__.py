"""Painters of row kinds. GUI thread only."""
