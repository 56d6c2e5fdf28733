"""Feed health page."""
