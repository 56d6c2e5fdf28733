"""Card layout of articles and the view that shows it. GUI thread only."""
