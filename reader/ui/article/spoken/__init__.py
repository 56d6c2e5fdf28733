"""Accessibility of the article for screen readers. GUI thread only."""
