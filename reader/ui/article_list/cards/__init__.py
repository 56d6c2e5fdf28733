"""Where articles stand as cards, and the view that shows them so. GUI thread only."""
