"""Mouse and touchpad gestures on rows beyond selecting and scrolling. GUI thread only."""
