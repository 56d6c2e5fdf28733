"""Theme, colours, fonts, icons and strokes. GUI thread only."""
