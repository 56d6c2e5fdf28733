"""Tray, notices, closing to the tray, and whether the user is there. GUI thread only."""
