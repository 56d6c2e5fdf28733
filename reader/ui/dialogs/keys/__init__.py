"""Keyboard shortcuts: the sheet that shows them and the editor. GUI thread only."""
