"""Keyboard shortcuts: the sheet that shows them and the editor that changes them. GUI thread only."""
